"""The data of the checks: glossary, typography and forbidden words, which no code lists."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.house import HOUSE
from tests.i18n.locale_files import copy_locales
from tests.sheet.conftest import ALPHABETS, words_of
from tests.sheet.test_rules import GAMES, sheet_of
from tools.errors import SiteError
from tools.i18n.catalogues import Catalogue
from tools.i18n.checks import faults_in
from tools.i18n.checks.length import SHEET_GROWTH, width
from tools.i18n.extract import extract
from tools.i18n.forms import found, plain
from tools.i18n.glossary import load_glossary
from tools.i18n.locales import LOCALES, Locale, load_locale, load_locales
from tools.i18n.po import Message, PoFile
from tools.sheet.press import print_pdf
from tools.sheet.rules.sheet import rules_document
from tools.sheet.typeset import page_count

HEAD = "# a remark\nkey\ten\tfr\tde\n"


def _glossary(folder: Path, text: str) -> Path:
    (folder / "glossary.tsv").write_text(text, encoding="utf-8")
    return folder


def test_the_shipped_glossary_has_every_term_in_every_language() -> None:
    """And recommends for each a word without a star that its own forms accept."""
    glossary = load_glossary(LOCALES)
    codes = glossary.locales
    for term in glossary.terms:
        for code in codes:
            shown = term.shown(code)
            assert shown and "*" not in shown, (term.key, code)
            if code != "en" or shown in term.forms[code]:  # in English, the check may look for other forms only
                assert found(term.forms[code], shown) == shown, (term.key, code)
            assert not found(term.never[code], shown), (term.key, code)


def test_the_shipped_glossary_has_no_term_that_the_site_never_uses() -> None:
    """Every term is looked for in vain nowhere: some message has it."""
    glossary = load_glossary(LOCALES)
    texts = [text for found in extract().values() for one in found for text in (one.id, one.plural) if text]
    used = {term.key for text in texts for _, term in glossary.terms_in(text)}
    looked_for = {term.key for term in glossary.terms if term.forms["en"]}
    assert looked_for - used <= {"pot_limit", "half_pot_limit"}


def test_no_language_forbids_what_its_glossary_recommends() -> None:
    """Or a translator could not please both."""
    for locale in load_locales():
        for term in locale.glossary.terms:
            for form, _ in locale.forbidden:
                assert not found((form,), term.shown(locale.code) or ""), (locale.code, term.key, form)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("key\tfr\n", ":1: the first row is no head: begin it with key and en."),
        ("", ":1: the first row is no head: begin it with key and en."),
        (f"{HEAD}a\tace\tas\tAs\tx\n", ":3: the row has 5 cells, not 4: put one tab between two cells."),
        (f"{HEAD}a\t\tas\n", ":3: the row lacks its key or its English words: fill in both."),
        (f"{HEAD}a\tace\nb\tten; Ace\n", ":4: 'ace' stands in line 3 too: write it once."),
        (f"{HEAD}a\tace\na\tten\n", ":4: 'key a' stands in line 3 too: write it once."),
    ],
)
def test_a_faulty_glossary_is_refused_with_its_line(tmp_path: Path, text: str, sentence: str) -> None:
    """In one sentence."""
    (tmp_path / "locales").mkdir()
    with pytest.raises(SiteError) as error:
        load_glossary(_glossary(tmp_path / "locales", text))
    assert str(error.value) == f"locales/glossary.tsv{sentence}"


def test_a_locale_without_a_column_or_a_word_is_not_asked(tmp_path: Path) -> None:
    """A new language can do without a glossary, and a glossary without a file."""
    assert load_glossary(tmp_path).terms == ()
    glossary = load_glossary(_glossary(tmp_path, f"{HEAD}a\tace\tas; ases\t\nt\tten\n"))
    assert list(glossary.faults("an ace and a ten", "x", "de")) == []
    assert list(glossary.faults("an ace and a ten", "x", "es")) == []
    assert list(glossary.faults("an ace and a ten", "x", "fr")) == [
        "'ace' has not become 'as': use the word of the glossary"
    ]


def test_a_form_may_be_only_shown(tmp_path: Path) -> None:
    """The check does not look for it, and another term may have it too."""
    glossary = load_glossary(_glossary(tmp_path, f"{HEAD}n\tdeal\tcoup\t\nv\t~deal; dealt\tdonner\t\ns\t~snow\tneige\t\n"))
    assert [term.shown("en") for term in glossary.terms] == ["deal", "deal", "snow"]
    assert list(glossary.faults("a snow", "x", "fr")) == []
    assert [term.key for _, term in glossary.terms_in("A snow is dealt in the deal.")] == ["v", "n"]


def test_a_longer_term_hides_the_words_in_it() -> None:
    """A big blind is not a blind besides, and a pair is not in a pairing."""
    glossary = load_glossary(LOCALES)
    assert [term.key for _, term in glossary.terms_in("The Big  Blind pays. Pairing.")] == ["big_blind"]


@pytest.mark.parametrize(
    ("form", "text", "wanted"),
    [
        ("jou*", "Elles jouent", "jouent"),
        ("jou*", "Un bijou", None),
        ("*карточн*", "трёхкарточная рука", "трёхкарточная"),
        ("ikili", "İKİLİ", "İKİLİ"),
        ("est* *ndo", "Está jogando", "Está jogando"),
        ("blind*", "blind’lar", "blind"),
    ],
)
def test_forms_are_whole_words_with_stars(form: str, text: str, wanted: str | None) -> None:
    """In capitals too, also in Turkish ones, and before an apostrophe."""
    assert found((form,), text) == wanted


def test_plain_forms_have_no_star() -> None:
    """They are words that may stand in both languages."""
    assert plain(("Badugi", "badugi*")) == {"badugi"}


@pytest.fixture
def german(tmp_path: Path) -> Path:
    """The locale.toml of a language that no code knows, without the optional tables."""
    folder = copy_locales(tmp_path, ("en", "fr"))
    (folder / "de").mkdir()
    text = (folder / "fr/locale.toml").read_text(encoding="utf-8").partition("[cards]")[0]
    for old, new in (('path = "fr"', 'path = "de"'), ('lang = "fr"', 'lang = "de"'), ('babel = "fr"', 'babel = "de"')):
        text = text.replace(old, new)
    (folder / "de/locale.toml").write_text(f"{text}[cards]\n", encoding="utf-8")
    return folder


def _with(folder: Path, tables: str) -> Locale:
    path = folder / "de/locale.toml"
    path.write_text(path.read_text(encoding="utf-8") + tables, encoding="utf-8")
    return load_locale("de", folder)


def _ids(locale: Locale, english: str, text: str) -> list[str]:
    po = PoFile(file="de.po", messages=(Message(id=english, forms=(text,)),))
    return [fault.id for fault in faults_in(Catalogue(locale, {"ui": po})) if fault.id not in ("header", "mime")]


def test_a_new_language_brings_its_typography_and_words_as_data(german: Path) -> None:
    """Before, only what holds everywhere is demanded; after, its own marks and words are."""
    bad = "Er sagt »ja« - gut !"
    assert _ids(load_locale("de", german), "He says so!", bad) == []
    tables = (
        '[typography]\nquotes = ["„", "“"]\nbefore = {}\ndash = " – "\nno_break_after = ["Nr."]\n'
        '[forbidden]\n"ja" = "jawohl"\n'
    )
    german_locale = _with(german, tables)
    assert _ids(german_locale, "He says so!", bad) == ["dash", "forbidden", "punctuation", "quotation"]
    assert _ids(german_locale, "He says so!", "Er sagt „jawohl“ – gut!") == []
    assert _ids(german_locale, "No. %(n)s", "Nr. %(n)s") == ["no-break"]


@pytest.mark.parametrize(
    ("tables", "sentence"),
    [
        ("[typography]\nquote = []\n",
         ": unknown key 'quote' in [typography]: use quotes, inner_quotes, before, dash, no_break_after, capital_i."),
        ('[typography]\nquotes = ["x"]\n',
         ": 'quotes' has a wrong value: write the opening and the closing one, such as [\"“\", \"”\"]."),
        ('[typography]\nbefore = { "::" = " " }\n',
         ": 'before' has a wrong value: write marks and spaces, such as { \"!\" = \"\\u202f\" }, or {}."),
        ('[typography]\ndash = " "\n',
         ": 'dash' has a wrong value: write a dash and its spaces, such as \" – \"."),
        ('[typography]\ncapital_i = "I"\n',
         ": 'capital_i' has a wrong value: write \"İ\", or leave it out."),
        ('[forbidden]\n"tela*" = ""\n',
         ": 'tela*' has no right word in [forbidden]: write a line such as \"tela*\" = \"ecrã\"."),
        ('[forbidden]\n"*" = "x"\n',
         ": '*' has no right word in [forbidden]: write a line such as \"tela*\" = \"ecrã\"."),
        ('[search]\n"two words" = "faq"\n',
         ": 'two words' is not one word that leads to others in [search]: write a line such as dictionary = \"glossary\"."),
        ("[search]\nhints = 3\n",
         ": 'hints' is not one word that leads to others in [search]: write a line such as dictionary = \"glossary\"."),
    ],
)  # fmt: skip
def test_a_faulty_table_is_refused_with_its_line(german: Path, tables: str, sentence: str) -> None:
    """In one sentence."""
    with pytest.raises(SiteError) as error:
        _with(german, tables)
    line = (german / "de/locale.toml").read_text(encoding="utf-8").count("\n")
    assert str(error.value) == f"locales/de/locale.toml:{line}{sentence}"


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("code", sorted(ALPHABETS.keys() - {"en"}))
def test_a_sheet_that_is_just_not_too_full_fits_on_one_page(code: str, paper: str) -> None:
    """That is what the limit of sheet-full promises, for every game of the site."""
    words = words_of(code, SHEET_GROWTH - 1)
    for rules in GAMES.values():
        assert page_count(print_pdf(rules_document(sheet_of(rules, words), words, paper))) == 1
    english = sheet_of(HOUSE).advice
    assert width(sheet_of(HOUSE, words).advice) >= int(width(english) * SHEET_GROWTH)


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("O jogador está falando.", "está falando"),
        ("Continuam jogando.", "Continuam jogando"),
        ("Acessar a página", "Acessar"),
        ("As suas fichas quando joga", None),
        ("Só estas quando jogam, esta segundo as regras", None),
        ("O acesso é acessível.", None),
        ("Os caracteres e os fatores do bilhete", None),
    ],
)
def test_brazilian_forms_and_no_others(text: str, wrong: str | None) -> None:
    """The list of pt_PT finds Brazilian forms, and leaves words alone that only look like them."""
    hits = [hit for form, _ in load_locale("pt_PT").forbidden if (hit := found((form,), text))]
    assert hits == ([] if wrong is None else [wrong])
