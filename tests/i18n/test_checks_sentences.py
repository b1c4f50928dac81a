"""A fault of each kind, put into a good message: found by one check, and said in one sentence."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from tests.i18n.locale_files import copy_locales
from tests.i18n.small_catalogues import FIRST_LINE, SCRIPT, faults_of, header_of
from tools.i18n.catalogues import po_path
from tools.i18n.checks import CHECKS, EVERY_CHECK, WAIVABLE, check
from tools.i18n.locales import load_locale
from tools.i18n.po import Message, PoFile, format_po

SHEET = ("tools/sheet/rules.py",)
BUTTON = ("tools/theme/partials/palette.html",)
FUZZY = frozenset({"fuzzy"})


@dataclass(frozen=True)
class Injected:
    """A good translation, the same with a fault, and what is printed."""

    check: str
    code: str
    english: str
    good: str
    bad: str
    sentence: str
    references: tuple[str, ...] = ()
    before: tuple[Message, ...] = ()
    """Messages that stand above."""

    def message(self, text: str, *comments: str) -> Message:
        return Message(id=self.english, forms=(text,), references=self.references, comments=comments)


THE_RULES = "See [the rules](#odd-chip)."
LES_REGLES = "Voir [les règles](#odd-chip)."
PUT_BACK = "put it back"
TAKE_OUT = "which the English text lacks: take it out"

# fmt: off
INJECTED = [
    # What could hurt a page.
    Injected("placeholders", "fr", "You hold %(card)s.", "Vous avez %(card)s.", "Vous avez %(carte)s.",
             f"the translation lacks '%(card)s': {PUT_BACK}; it has '%(carte)s' {TAKE_OUT}"),
    Injected("placeholders", "fr", "You hold {card}.", "Vous avez {card}.", "Vous avez une carte.",
             f"the translation lacks '{{card}}': {PUT_BACK}"),
    Injected("percent", "fr", "Half of it", "La moitié", "La moitié %",
             "the translation has a lone % at '%': write %% for the sign, %(name)s for a value"),
    Injected("quotes", "fr", "Use dark colours", "Sombre", 'Sombre" onclick="',
             f"the translation has '\"' {TAKE_OUT}"),
    Injected("braces", "fr", "Start", "Début", "Début { #top }",
             f"the translation has '{{ #top }}' {TAKE_OUT}"),
    Injected("links", "fr", THE_RULES, LES_REGLES, "Voir [les règles](#chip).",
             f"the translation lacks '](#odd-chip)': {PUT_BACK}; it has '](#chip)' {TAKE_OUT}"),
    Injected("html", "fr", "The <b>rules</b>", "Les <b>règles</b>", "Les <b>règles",
             f"the translation lacks '</b>': {PUT_BACK}"),
    Injected("emphasis", "fr", "**Start** here", "**Commencez** ici", "*Commencez* ici",
             f"the translation lacks '**': {PUT_BACK}; it has '*' {TAKE_OUT}"),
    Injected("icons", "fr", "Start", "Début", "Début :smile:", f"the translation has ':smile:' {TAKE_OUT}"),
    Injected("lines", "fr", "Start", "Début", "# Début",
             "a line opens or does not open a list, heading, quote, table or code as in English: correct its start"),
    Injected("control", "fr", "Start", "Début", "Dé\u200bbut",
             "the translation has the invisible character U+200B: take it out"),
    Injected("alphabet", "fr", "Start", "Début", "Débuт",
             "'Débuт' has cyrillic small letter te, of another alphabet: type it anew"),
    # Cards and numbers.
    Injected("cards", "fr", "You hold 10♦ and 6♥.", "Vous avez 10♦ et 6♥.", "Vous avez 10♦ et 6♠.",
             f"the translation lacks '6♥': {PUT_BACK}; it has '6♠' {TAKE_OUT}"),
    Injected("cards", "ru", "It is 4-3-2-A.", "Это 4-3-2-A.", "Это 4-3-2-K.",
             f"the translation lacks '4-3-2-A': {PUT_BACK}; it has '4-3-2-K' {TAKE_OUT}"),
    Injected("numbers", "fr", "There are 52 cards.", "Il y a 52 cartes.", "Il y a 54 cartes.",
             f"the translation lacks '52': {PUT_BACK}; it has '54' {TAKE_OUT}"),
    Injected("numbers", "tr", "There are 1,092 hands.", "1.092 el vardır.", "1,092 el vardır.",
             "'1,092' is not how this language writes the number: write '1.092'"),
    Injected("numbers", "ru", "12.5 and 125", "12,5 и 125", "12.5 и 125",
             "'12.5' is not how this language writes the number: write '12,5'"),
    Injected("numbers", "pt_PT", "12,500.25 of them", "12\u00a0500,25 destes", "12.500,25 destes",
             "'12.500,25' is not how this language writes the number: write '12\u00a0500,25'"),
    Injected("numbers", "fr", "All 1,092 of them", "Les 1\u202f092", "Les 1 092",
             "'1 092' is not how this language writes the number: write '1\u202f092'"),
    Injected("percent-signs", "fr", "50%% of it", "50\u00a0%% du total", "50 du total",
             "the translation has 0 percent signs, not 1: correct it"),
    Injected("percent-form", "tr", "12.5%% of it", "Bunun %%12,5’i", "Bunun 12,5%%’i",
             "'12,5%%' is no percentage of this language: write '%%12'"),
    Injected("percent-form", "fr", "{n}% right", "{n}\u00a0% juste", "{n}% juste",
             "'{n}%' is no percentage of this language: write '12\u00a0%'", SCRIPT),
    # Words.
    Injected("untranslated", "ru", "Overview of it", "Обзор", "Overview of it",
             "'Overview of it' is the English text: translate it"),
    Injected("glossary", "tr", "ace of spades", "maça ası", "kürek ası",
             "'kürek' is not the word for 'spades': write 'maça'"),
    Injected("glossary", "tr", "Two hearts clash.", "İki kupa çakışıyor.", "İki kalp çakışıyor.",
             "'kalp' is not the word for 'hearts': write 'kupa'"),
    Injected("glossary", "tr", "ace of clubs", "sinek ası", "sinek biri",
             "'ace' has not become 'as': use the word of the glossary"),
    Injected("glossary", "fr", "eight badugi", "badugi au huit", "badugi à huit",
             "'eight badugi' has not become 'badugi au huit': use the word of the glossary"),
    Injected("glossary", "fr", "The better hand wins.", "La meilleure main gagne.", "Le meilleur carré gagne.",
             "'hand' has not become 'main': use the word of the glossary"),
    Injected("glossary", "pt_PT", "Shuffle them.", "Baralhe tudo.", "Misture tudo.",
             "'Shuffle' has not become 'baralhar': use the word of the glossary"),
    Injected("glossary", "ru", "Nobody bets.", "Никто не ставит.", "Никто не играет.",
             "'bets' has not become 'ставка': use the word of the glossary"),
    Injected("forbidden", "pt_PT", "Look at it.", "Veja no ecrã.", "Veja na tela.",
             "'tela' does not belong in this language: write 'ecrã'"),
    Injected("forbidden", "pt_PT", "You are good.", "Joga bem.", "Você joga bem.",
             "'Você' does not belong in this language: write 'tu, or no subject'"),
    Injected("forbidden", "pt_PT", "He is talking.", "Está a falar.", "Está falando.",
             "'Está falando' does not belong in this language: write 'estar a and the infinitive'"),
    Injected("forbidden", "pt_PT", "Save it.", "Guarde o ficheiro.", "Guarde o arquivo.",
             "'arquivo' does not belong in this language: write 'ficheiro'"),
    Injected("forbidden", "tr", "It is not fair.", "Adil değil.", "Ansızın adil değil.",
             "'Ansızın' does not belong in this language: write 'birden'"),
    Injected("forbidden", "ru", "Once more", "И ещё раз", "И еще раз",
             "'еще' does not belong in this language: write 'ещё'"),
    Injected("forbidden", "pt_PT", "It is a fact.", "É um facto, e um fator.", "É um fato, e um fator.",
             "'fato' does not belong in this language: write 'facto'"),
    Injected("forbidden", "pt_PT", "It stays: sixteen.", "Os caracteres são dezasseis.", "Os caracteres são dezesseis.",
             "'dezesseis' does not belong in this language: write 'dezasseis'"),
    Injected("forbidden", "ru", "It counts: what is it about?", "О чём идёт счёт, чем бы он ни был?",
             "О чем идёт счёт, чем бы он ни был?", "'О чем' does not belong in this language: write 'о чём'"),
    Injected("forbidden", "fr", "It stays so.", "À la fin, il a la chance.", "A la fin, il a la chance.",
             "'A la' does not belong in this language: write 'À la'"),
    Injected("forbidden", "fr", "It stays so.", "Étape de cœur", "Etape de cœur",
             "'Etape' does not belong in this language: write 'étape'"),
    Injected("forbidden", "tr", "It stays so.", "Hiçbir şey", "Hiç bir şey",
             "'Hiç bir' does not belong in this language: write 'hiçbir'"),
    Injected("inconsistent", "fr", "It is late. Nobody knows it yet.", "Il est tard. Nul ne le sait encore.",
             "Il est tard. Personne ne le sait.",
             "'Nobody knows it yet.' is 'personne ne le sait' here but 'nul ne le sait encore'"
             f" in locales/x.po:{FIRST_LINE}: translate it alike",
             before=(Message(id="Nobody knows it yet.", forms=("Nul ne le sait encore.",)),)),
    Injected("inconsistent", "fr", "Menu", "Carte du site", "Plan du site",
             f"'Menu' is 'plan du site' here but 'carte du site' in locales/x.po:{FIRST_LINE + 1}: translate it alike",
             before=(Message(id="Menu", context="navigation", forms=("Carte du site",)),)),
    # Typography.
    Injected("edges", "fr", "Start", "Début", "Début ",
             "the translation begins or ends with other spaces than the English text: make them equal"),
    Injected("double-space", "fr", "Start now", "Début maintenant", "Début  maintenant",
             "'Début maintenant' has two spaces: leave one"),
    Injected("apostrophe", "fr", "The other", "L’autre", "L'autre",
             "'L'autre' has a straight apostrophe: write ’ (U+2019)"),
    Injected("apostrophe", "tr", "In 1980", "1980’de", "1980'de",
             "'1980'de' has a straight apostrophe: write ’ (U+2019)"),
    Injected("ellipsis", "ru", "Wait…", "Ждите…", "Ждите...", "'...' stands for an ellipsis: write … (U+2026)"),
    Injected("quotation", "fr", "Say “yes”", "Dites «\u00a0oui\u00a0»", "Dites „oui”",
             "„ is no quotation mark of this language: write «\u00a0…\u00a0»"),
    Injected("quotation", "fr", "Say “yes”", "Dites «\u00a0oui\u00a0»", "Dites «oui\u00a0»",
             "the quotation mark « has no space inside: put a no-break space (U+00A0) there"),
    Injected("quotation", "pt_PT", "Say “yes”", "Diga «sim»", "Diga « sim »",
             "the quotation mark « has a space inside: put no space there"),
    Injected("quotation", "ru", "Say “yes”", "Скажите «да»", "Скажите «да",
             "« and » are not in pairs: open and close each quotation"),
    Injected("quotation", "tr", "Say “yes”", "“Evet” deyin", "«Evet» deyin",
             "« is no quotation mark of this language: write “…”"),
    Injected("quotation", "fr", "Say “yes”", "Dites «\u00a0oui\u00a0»", "Dites “oui”",
             "“ is for a quotation inside another: write «\u00a0…\u00a0»"),
    Injected("quotation", "pt_PT", "He says “say yes”.", "Ele diz «diga “sim”».", "Ele diz “diga sim”.",
             "“ is for a quotation inside another: write «…»"),
    Injected("quotation", "tr", "He says “say yes”.", "Bunu “‘evet’ deyin” diye söyler.", "Bunu ‘evet’ diye söyler.",
             "‘ is for a quotation inside another: write “…”"),
    Injected("punctuation", "fr", "Really?", "Vraiment\u202f?", "Vraiment ?",
             "'?' has a space before it: put a narrow no-break space (U+202F) there"),
    Injected("punctuation", "fr", "Look: %(x)s", "Regardez\u00a0: %(x)s", "Regardez: %(x)s",
             "':' has no space before it: put a no-break space (U+00A0) there"),
    Injected("punctuation", "pt_PT", "Really?", "A sério?", "A sério ?",
             "'?' has a space before it: put no space there"),
    Injected("punctuation", "fr", "One, two", "Une, deux", "Une , deux",
             "',' has a space before it: put no space there"),
    Injected("dash", "ru", "That is all.", "Это\u00a0— всё.", "Это — всё.",
             "'—' stands for a dash, or its spaces are others: write — between a no-break space (U+00A0) and a space"),
    Injected("dash", "pt_PT", "That is all.", "É tudo — sim.", "É tudo - sim.",
             "'-' stands for a dash, or its spaces are others: write — between a space and a space"),
    Injected("dash", "ru", "That is all.", "Вот\u00a0— всё.", "Вот —всё.",
             "' —всё' lacks a space beside its dash: write it like 'x\u00a0— x', or a hyphen without spaces"),
    Injected("dash", "ru", "That is all: two or three.", "Вот и\u00a0— всё, двух- или трёх.", "Вот и—всё, двух- или трёх.",
             "'и—всё' lacks a space beside its dash: write it like 'x\u00a0— x', or a hyphen without spaces"),
    Injected("dash", "tr", "That is all, 1 to 2.", "Hepsi – bu, 1–2.", "Hepsi– bu, 1–2.",
             "'Hepsi– ' lacks a space beside its dash: write it like 'x – x', or a hyphen without spaces"),
    Injected("dash", "fr", "That is all, -3.", "Il – il, et -3.", "Il -il, et -3.",
             "' -il' lacks a space beside its dash: write it like 'x – x', or a hyphen without spaces"),
    Injected("numbers", "fr", "All 1,092 of them since 1980", "Les 1\u202f092 depuis 1980", "Les 1092 depuis 1980",
             "'1092' is not how this language writes the number: write '1\u202f092'"),
    Injected("numbers", "pt_PT", "There are 1,092 of them.", "Há 1092 destas.", "Há 1\u00a0092 destas.",
             "'1\u00a0092' is not how this language writes the number: write '1092'"),
    Injected("capital-i", "tr", "Two of them", "İkisi de", "Ikisi de",
             "'Ikisi' has the capital of another letter: write 'İkisi'",
             before=(Message(id="Both of them", forms=("Onların ikisi",)),)),
    Injected("capital-i", "tr", "LIGHT PDF", "IŞIK PDF", "İŞIK PDF",
             "'İŞIK' has the capital of another letter: write 'IŞIK'",
             before=(Message(id="No light", forms=("Hiç ışık yok",)),)),
    Injected("no-break", "ru", "no. %(n)s", "№\u00a0%(n)s", "№ %(n)s",
             "'№' can be parted from its number: put a no-break space (U+00A0) after it"),
    # Room.
    Injected("too-long", "fr", "Step", "Étape", "Étape du déroulement de la partie",
             "'Étape du déroulement de la partie' has 33 characters,"
             " but there is room for 18 on the sheet: shorten it",
             SHEET, before=(Message(id="Some text. " * 20, forms=("Du texte. " * 20,), references=SHEET),)),
    Injected("too-long", "tr", "Menu", "Menü", "Bütün sayfaların listesi",
             "'Bütün sayfaların listesi' has 24 characters,"
             " but there is room for 16 in a button or the menu: shorten it",
             BUTTON),
]
# fmt: on


def _printed(case: Injected, message: Message) -> list[str]:
    return [str(fault) for fault in faults_of(*case.before, message, code=case.code)]


@pytest.mark.parametrize("case", INJECTED, ids=lambda case: f"{case.check}-{case.code}-{case.bad}")
def test_an_injected_fault_is_said_in_one_sentence(case: Injected) -> None:
    """One check finds it; without the fault nothing is found."""
    assert _printed(case, case.message(case.good)) == []
    assert [one.partition(": ")[2] for one in _printed(case, case.message(case.bad))] == [
        f"{case.check}: {case.sentence}."
    ]


@dataclass(frozen=True)
class Entry:
    """A fault of a whole entry or file, and what is printed."""

    check: str
    messages: tuple[Message, ...]
    sentence: str
    code: str = "fr"
    header: tuple[str, str] = ("", "")
    """What is replaced in the header."""


START = Message(id="Start", forms=("Début",))
CARDS = Message(id="%(n)s card", plural="%(n)s cards", forms=("%(n)s carte", "%(n)s cartes"))
UPDATE = "run make i18n-update"
LONG = Message(id="Some text. " * 20, forms=("Un texte clair. " * 20,), references=SHEET)

# fmt: off
ENTRIES = [
    Entry("header", (START,), f"the header Language is not 'fr': {UPDATE}", header=("Language: fr", "Language: fr_CA")),
    Entry("header", (START,), f"the header Plural-Forms is not 'nplurals=2; plural=(n > 1);': {UPDATE}",
          header=("(n > 1)", "(n != 1)")),
    Entry("header", (START,), f"the header Content-Type is not 'text/plain; charset=UTF-8': {UPDATE}",
          header=("UTF-8", "ISO-8859-1")),
    Entry("mime", (START,), f"the header MIME-Version is not '1.0': {UPDATE}", header=("MIME-Version: 1.0\n", "")),
    Entry("mime", (START,), f"the header Content-Transfer-Encoding is not '8bit': {UPDATE}",
          header=("8bit", "quoted-printable")),
    Entry("duplicate", (START, START), f"message 'Start' stands in line {FIRST_LINE} too: delete one"),
    Entry("duplicate", (START, replace(START, obsolete=True)),
          f"obsolete message 'Start' stands in line {FIRST_LINE} too: delete one"),
    Entry("plural-count", (replace(CARDS, forms=("%(n)s карта", "%(n)s карты")),),
          f"the translation has 2 plural forms, not 3: {UPDATE}", "ru"),
    Entry("empty-form", (replace(CARDS, forms=("%(n)s carte", "")),), "plural form 1 is empty: translate it"),
    Entry("missing", (replace(START, forms=("",)),), "'Start' is not translated: translate it"),
    Entry("fuzzy", (replace(START, flags=FUZZY),),
          "the English text changed or resembles another: correct the translation and take the fuzzy mark off"),
    Entry("placeholders", (replace(CARDS, forms=("une carte", "%(n)s cartes")),),
          "the translation lacks '%(n)s': put it back"),
    Entry("sheet-full", (LONG,), "the sheet has 319 characters, but room for 273: shorten its texts, this one first"),
    Entry("waiver", (replace(START, comments=("waive: edges",)),), "the waiver of edges gives no reason: add one"),
    Entry("waiver", (replace(START, comments=("waive: edges as in print",)),),
          "the waiver of edges waives nothing: take it out"),
]
# fmt: on


@pytest.mark.parametrize("case", ENTRIES, ids=lambda case: f"{case.check}-{case.sentence}")
def test_a_fault_of_an_entry_or_a_file_is_said_in_one_sentence(case: Entry) -> None:
    """The same for what is not wrong in one text alone."""
    faults = faults_of(*case.messages, code=case.code, header=header_of(load_locale(case.code)).replace(*case.header))
    assert [f"{one.id}: {one.message}" for one in faults] == [f"{case.check}: {case.sentence}"]


def test_every_check_has_a_fault_here_or_among_the_refused() -> None:
    """Template code and addresses never come alone: test_i18n_checks.py has them."""
    here = {case.check for case in INJECTED} | {case.check for case in ENTRIES} | {"encoding", "outdated"}
    assert here | {"jinja", "schemes"} == {one.id for one in EVERY_CHECK}


WAIVED = {case.check: case for case in INJECTED if case.check in WAIVABLE}


@pytest.mark.parametrize("case", WAIVED.values(), ids=WAIVED.keys())
def test_a_waiver_with_a_reason_switches_off_each_check_that_is_not_unsafe(case: Injected) -> None:
    """For that message alone, and only while there is something to waive."""
    waiver = f"waive: {case.check} a person has looked at it"
    assert _printed(case, case.message(case.bad, waiver)) == []
    (printed,) = _printed(case, case.message(case.good, waiver))
    assert printed.endswith(f"waiver: the waiver of {case.check} waives nothing: take it out.")


@pytest.mark.parametrize("case", [case for case in ENTRIES if case.check in WAIVABLE], ids=lambda case: case.check)
def test_a_waiver_also_holds_for_whole_entries(case: Entry) -> None:
    """A message that stays in English on purpose, say."""
    messages = [replace(one, comments=(f"waive: {case.check} on purpose",)) for one in case.messages]
    assert faults_of(*messages, code=case.code) == []


def test_every_waivable_check_is_waived_above() -> None:
    """Whoever adds a check adds a fault to the tables."""
    assert WAIVABLE <= WAIVED.keys() | {case.check for case in ENTRIES}


@pytest.mark.parametrize("case", [case for case in INJECTED if case.check not in WAIVABLE], ids=lambda case: case.check)
def test_no_waiver_helps_an_unsafe_translation(case: Injected) -> None:
    """It is reported as before, and the waiver too."""
    message = case.message(case.bad, f"waive: {case.check} please")
    assert {fault.id for fault in faults_of(message, code=case.code)} == {case.check, "waiver"}


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """The one French catalogue of a project of one page."""
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs/index.md").write_text("{% trans %}Start{% endtrans %}", encoding="utf-8")
    copy_locales(tmp_path, ("en", "fr"))
    path = po_path("fr", "pages", tmp_path / "locales")
    path.parent.mkdir()
    text = format_po(PoFile(file="", header=header_of(load_locale("fr")), messages=(START,)))
    path.write_text(text, encoding="utf-8", newline="\n")
    return path


@pytest.mark.parametrize(
    ("old", "new", "line", "sentence"),
    [
        (b'msgid ""', b'\xef\xbb\xbfmsgid ""', 1,
         "the file begins with a byte order mark: save it as UTF-8 without one, or run make i18n-update"),
        (b'"Start"\n', b'"Start"\r\n', FIRST_LINE,
         "a line ends with a carriage return: save with line ends of Unix, or run make i18n-update"),
        ('"Début"\n'.encode(), '"Début"'.encode(), FIRST_LINE + 1,
         "the last line has no end: end it, or run make i18n-update"),
    ],
)  # fmt: skip
def test_the_bytes_of_a_file_are_checked(page: Path, old: bytes, new: bytes, line: int, sentence: str) -> None:
    """What an editor may add without being asked."""
    root = page.parents[3]
    assert check(root, names=[]) == []
    page.write_bytes(page.read_bytes().replace(old, new, 1))
    assert [str(fault) for fault in check(root, names=[])] == [
        f"locales/fr/LC_MESSAGES/pages.po:{line}: encoding: {sentence}."
    ]


def test_an_incomplete_check_of_texts_never_stops_the_build() -> None:
    """Only what is unsafe does; what may be waived is not unsafe."""
    assert not WAIVABLE & {one.id for one in CHECKS if one.severity.value == "unsafe"}
