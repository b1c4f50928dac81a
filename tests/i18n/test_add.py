"""A new language: what is made, what it knows already, and what is refused."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from babel.localedata import locale_identifiers

from tests.i18n.locale_files import copy_locales
from tools.errors import SiteError
from tools.files import write
from tools.i18n.__main__ import main
from tools.i18n.add import add, locale_text, locale_values, parse_code
from tools.i18n.catalogues import DOMAINS, po_path
from tools.i18n.locales import load_locale, load_locales
from tools.i18n.plurals import plural_rule
from tools.i18n.po import Message, read_po
from tools.i18n.theme import lacking_texts
from tools.i18n.update import catalogue_texts

SOURCES = {
    "pages": (Message(id="Deal the cards"),),
    "ui": (Message(id="%(n)s chip", plural="%(n)s chips", forms=("", "")),),
    "cards": (Message(id="ace of spades", context="card"),),
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The locales of the project, without catalogues."""
    return copy_locales(tmp_path)


def names(folder: Path) -> set[str]:
    """Every file below a folder."""
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.parametrize(
    ("text", "code"),
    [("es", "es"), ("ES", "es"), ("pt-BR", "pt_BR"), ("pt_br", "pt_BR"), ("zh-hant-tw", "zh_Hant_TW"),
     ("sr_Latn", "sr_Latn"), ("es-419", "es_419"), ("gsw", "gsw")],
)  # fmt: skip
def test_a_code_may_be_written_in_either_way(text: str, code: str) -> None:
    """As on the web or as gettext does, in any case."""
    assert parse_code(text) == code


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "'' is not a code of a language"),
        ("e1", "'e1' is not a code of a language"),
        ("../es", "'../es' is not a code of a language"),
        ("español", "'español' is not a code of a language"),
        ("es_MX_x", "'es_MX_x' is not a code of a language"),
        ("xx", "unknown locale 'xx': write a language of the CLDR"),
        ("es_XX", "unknown locale 'es_XX'"),
        ("iw", "'iw' is an old code: write he."),
        ("en", "'en' is English, the language of the sources"),
        ("en-GB", "'en_GB' is English, the language of the sources"),
        ("fr", "the language 'fr' is there already"),
        ("pt-pt", "the language 'pt_PT' is there already"),
        ("pt", "the address 'pt' of 'pt' is taken by pt_PT: name a territory too, such as pt_BR."),
        ("de", "locales/de exists without a locale.toml: move that folder away."),
    ],
)
def test_what_cannot_be_added_is_refused(
    folder: Path, capsys: pytest.CaptureFixture[str], text: str, sentence: str
) -> None:
    """One sentence on standard error, status 2, and not a file is written."""
    (folder / "de").mkdir()
    before = names(folder)
    (folder.parent / "docs").mkdir()
    assert main(["--root", str(folder.parent), "add", text]) == 2
    said = capsys.readouterr().err
    assert said.startswith(sentence) and said.count("\n") == 1
    assert names(folder) == before


def test_the_files_of_a_new_language(folder: Path) -> None:
    """locale.toml, loaded like any other, and three catalogues that are up to date."""
    added = add("es", SOURCES, folder)
    assert added.code == "es" and set(added.written) == {
        folder / "es/locale.toml", *(po_path("es", domain, folder) for domain in DOMAINS)
    }  # fmt: skip
    assert "es" in [locale.code for locale in load_locales(folder)]
    assert write(catalogue_texts(SOURCES, folder)) != [] and write(catalogue_texts(SOURCES, folder)) == []
    po = read_po(po_path("es", "ui", folder))
    assert po.field("Plural-Forms") == "nplurals=2; plural=(n != 1);"
    assert [message.forms for message in po.messages] == [("", "")]


def test_locale_toml_has_every_key_and_a_note_beside_each() -> None:
    """Whoever fills it in need not look elsewhere."""
    text = locale_text(locale_values("es"))
    english = tomllib.loads((Path(__file__).parents[2] / "locales/en/locale.toml").read_text(encoding="utf-8"))
    # What each language has of its own is begun in a comment.
    assert set(tomllib.loads(text)) == english.keys() - {"search"} and "\n# [search]\n" in text
    for key in english.keys() - {"cards", "search"}:
        (line,) = [row for row in text.split("\n") if row.startswith(f"{key} = ")]
        assert len(line.split("  # ")[-1]) > 10, line


@pytest.mark.parametrize(
    ("code", "known"),
    [
        ("es", {"name": "Español", "path": "es", "lang": "es", "percent": "{n}\u00a0%", "grouped_from_digits": 5}),
        ("ar", {"name": "العربية", "direction": "rtl", "percent": "{n}%", "theme_language": "ar", "search_language": "ar"}),
        ("pt_BR", {"name": "Português (Brasil)", "path": "pt-br", "lang": "pt-BR", "babel": "pt_BR",
                   "theme_language": "pt-BR", "search_language": "pt", "grouped_from_digits": 4}),
        ("eu", {"name": "Euskara", "percent": "%\u00a0{n}"}),
        ("ka", {"name": "ქართული"}),
        ("zh_TW", {"babel": "zh_Hant_TW", "theme_language": "zh-TW"}),
        ("cy", {"plural_forms": "nplurals=6; plural=(n == 0 ? 0 : n == 1 ? 1 : n == 2 ? 2 : n == 3 ? 3 : n == 6 ? 4 : 5);"}),
        ("ga", {"theme_language": "en", "search_language": "en"}),
        ("ja", {"plural_forms": "nplurals=1; plural=0;", "search_language": "en"}),
    ],
)  # fmt: skip
def test_what_is_known_is_filled_in(code: str, known: dict[str, object]) -> None:
    """From the CLDR and from the theme."""
    values = locale_values(code)
    assert {key: values[key] for key in known} == known


@pytest.mark.parametrize("code", ["es", "fr", "it", "pt_PT", "pt_BR", "ca", "br"])
def test_no_plural_form_is_for_millions_alone(code: str) -> None:
    """The CLDR has one in these languages; gettext has none, and no translator would know what to write."""
    rule = plural_rule(str(locale_values(code)["plural_forms"]))
    assert {rule.index(n) for n in range(250)} == set(range(rule.count))
    assert rule.index(1_000_000) == rule.index(100)


def test_what_is_filled_in_agrees_with_the_languages_that_people_made() -> None:
    """For each language of the project: direction, number style and plural forms are those of its locale.toml."""
    for locale in load_locales():
        values = locale_values(locale.code)
        for key in ("name", "direction", "babel", "percent", "grouped_from_digits"):
            # Our Portuguese is not called after its country, and has the space that its style guides ask for.
            if (locale.code, key) not in {("pt_PT", "name"), ("pt_PT", "percent")}:
                assert values[key] == getattr(locale, key), (locale.code, key)
        own, filled = plural_rule(locale.plural_forms), plural_rule(str(values["plural_forms"]))
        assert all(own.index(n) == filled.index(n) for n in range(1000)), locale.code


def test_every_language_of_the_cldr_makes_a_valid_locale(tmp_path: Path) -> None:
    """Whatever is added, the site can read it."""
    codes = [code for code in locale_identifiers() if not code.startswith("en") and code.count("_") < 2]
    assert len(codes) > 600
    for code in codes:
        target = tmp_path / "locales" / code / "locale.toml"
        target.parent.mkdir(parents=True)
        target.write_text(locale_text(locale_values(code)), encoding="utf-8")
        assert load_locale(code, target.parent.parent).code == code


def test_what_the_theme_lacks_is_said_and_written_down(folder: Path) -> None:
    """A language without a file in the theme, one with a part of the texts, and one with all."""
    irish, georgian, spanish = (add(code, SOURCES, folder) for code in ("ga", "ka", "es"))
    assert "The theme has no texts in this language" in irish.lacks[0]
    lacking = lacking_texts("ka")
    assert lacking and all(f"{key} ({text})" in georgian.lacks[0] for key, text in lacking.items())
    assert spanish.lacks == ()
    for added in (irish, georgian):
        text = (folder / added.code / "locale.toml").read_text(encoding="utf-8")
        comments = " ".join(row.removeprefix("# ") for row in text.split("\n") if row.startswith("# "))
        assert all(sentence in comments for sentence in added.lacks)


def test_the_theme_lacks_nothing_of_what_it_never_shows() -> None:
    """Texts of blogs, cookies and feeds are no work for a translator, nor are settings."""
    for language in ("ka", "si"):
        lacking = lacking_texts(language)
        assert lacking
        assert not [key for key in lacking if key.startswith(("blog.", "consent.", "rss.", "search.config."))]


def test_a_language_that_cannot_be_finished_leaves_nothing(folder: Path) -> None:
    """A half-made one would stop every build."""
    broken = {"pages": (Message(id="a"), Message(id="\ud800"))}  # cannot be written in UTF-8
    with pytest.raises(UnicodeEncodeError):
        add("es", broken, folder)
    assert not (folder / "es").exists()


def test_a_second_address_is_not_taken(folder: Path) -> None:
    """The neighbour of a language gets an address of its own."""
    assert add("pt-BR", SOURCES, folder).code == "pt_BR"
    assert {locale.path for locale in load_locales(folder)} >= {"pt", "pt-br"}
    with pytest.raises(SiteError, match="is there already"):
        add("pt_BR", SOURCES, folder)
