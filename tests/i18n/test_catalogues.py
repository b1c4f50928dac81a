"""Catalogues: what a lookup answers, and when it leaves the reader to English."""

from __future__ import annotations

from pathlib import Path

import babel
import pytest

from tests.i18n.locale_files import copy_locales
from tools.errors import SiteError
from tools.i18n.catalogues import Catalogue, po_path
from tools.i18n.locales import load_locale, load_locales
from tools.i18n.plurals import plural_rule

FRENCH = """msgid ""
msgstr "Language: fr\\n"

#: docs/assets/js/quiz/view.js#QuizView
msgid "Deal"
msgstr "Donner"

#: docs/index.md
msgctxt "card"
msgid "ace"
msgstr "as"

#, fuzzy
msgid "Draw"
msgstr "Tirage"

msgid "Bet"
msgstr ""

#: docs/assets/js/quiz/view.js docs/odds.md#chance docs/odds.md#draws
msgid "{n} card"
msgid_plural "{n} cards"
msgstr[0] "{n} carte"
msgstr[1] "{n} cartes"

msgid "{n} chip"
msgid_plural "{n} chips"
msgstr[0] "{n} jeton"
msgstr[1] ""

#~ msgid "Fold"
#~ msgstr "Passer"
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The locales of the project, with one small catalogue in French."""
    copy_locales(tmp_path)
    path = po_path("fr", "ui", tmp_path / "locales")
    path.parent.mkdir()
    path.write_text(FRENCH, encoding="utf-8")
    return tmp_path / "locales"


@pytest.fixture
def french(folder: Path) -> Catalogue:
    """The catalogue of the fixture folder."""
    return Catalogue.load(load_locale("fr", folder), folder)


def test_a_translation_is_found_by_msgid_and_context(french: Catalogue) -> None:
    """The same word may be two messages."""
    assert french.lookup("Deal") == "Donner"
    assert french.lookup("ace", context="card") == "as"
    assert french.lookup("ace") is None


@pytest.mark.parametrize("msgid", ["Draw", "Bet", "Fold", "No such message"])
def test_fuzzy_empty_obsolete_and_missing_are_no_translations(french: Catalogue, msgid: str) -> None:
    """Nobody is shown a sentence that no person confirmed."""
    assert french.lookup(msgid) is None


@pytest.mark.parametrize(("n", "text"), [(0, "{n} carte"), (1, "{n} carte"), (2, "{n} cartes")])
def test_the_form_follows_the_rule_of_the_language(french: Catalogue, n: int, text: str) -> None:
    """Zero is singular in French."""
    assert french.lookup("{n} card", plural="{n} cards", n=n) == text


def test_a_half_translated_plural_is_no_translation(french: Catalogue) -> None:
    """English for every number, rather than French for some."""
    assert french.lookup("{n} chip", plural="{n} chips", n=1) is None


def test_another_plural_is_another_message(french: Catalogue) -> None:
    """The translation was made for another English text."""
    assert french.lookup("{n} card", plural="{n} playing cards", n=2) is None


def test_a_plural_message_used_without_a_number_is_singular(french: Catalogue) -> None:
    """As in gettext."""
    assert french.lookup("{n} card") == "{n} carte"


def test_english_needs_no_files(folder: Path) -> None:
    """The source locale answers with the msgid."""
    english = Catalogue.load(load_locale("en", folder), folder)
    assert english.lookup("card", plural="cards", n=1) == "card"
    assert english.lookup("card", plural="cards", n=0) == "cards"
    assert english.lookup("anything", context="card") == "anything"
    assert not list(english.entries())


def test_entries_name_file_and_line(french: Catalogue) -> None:
    """Checks point at the msgid."""
    places = {message.id: f"{po.file}:{message.line}" for po, message in french.entries()}
    assert places["Deal"] == "locales/fr/LC_MESSAGES/ui.po:5"
    assert places["ace"] == "locales/fr/LC_MESSAGES/ui.po:10"


def test_messages_of_a_folder(french: Catalogue) -> None:
    """The browser is given what its scripts say, and no more."""
    assert french.messages_from("docs/assets/js") == {
        "Deal": "Donner",
        "{n} card": ["{n} carte", "{n} cartes"],
    }
    assert french.messages_from("docs/") | {"Deal": ""} == {
        "Deal": "",
        "card\x04ace": "as",
        "{n} card": ["{n} carte", "{n} cartes"],
    }
    assert french.messages_from("doc") == {}
    assert french.messages_from("docs/assets/js/quiz/view.js") == {}


def test_a_broken_file_is_an_input_fault(folder: Path) -> None:
    """It is told by file and line."""
    po_path("fr", "cards", folder).write_text('msgid "a"\nmsgstr "b\n', encoding="utf-8")
    with pytest.raises(SiteError, match=r"^locales/fr/LC_MESSAGES/cards\.po:2: unreadable line: "):
        Catalogue.load(load_locale("fr", folder), folder)


@pytest.mark.parametrize(
    "header", ["", "nplurals=2;", "nplurals=2; plural=n/0;", "nplurals=2; plural=n;", "nplurals=3; plural=n>1;"]
)
def test_an_unusable_plural_rule_is_refused(header: str) -> None:
    """Also one that counts a form it never uses."""
    with pytest.raises(ValueError):
        plural_rule(header)


def test_an_unusable_plural_rule_is_placed_in_locale_toml(folder: Path) -> None:
    """The sentence names the file to correct."""
    path = folder / "tr" / "locale.toml"
    path.write_text(path.read_text(encoding="utf-8").replace("(n != 1)", "(n ! 1)"), encoding="utf-8")
    with pytest.raises(SiteError, match=r"^locales/tr/locale\.toml:\d+: 'plural_forms' cannot be"):
        load_locale("tr", folder)


def test_the_browser_and_the_catalogue_agree_on_plurals() -> None:
    """Every category that Intl can name has a form, and whole numbers get the same one in both."""
    for locale in load_locales():
        catalogue = Catalogue(locale)
        categories = catalogue.plural_categories()
        category = babel.Locale.parse(locale.babel).plural_form
        assert "other" in categories
        for n in range(1200):
            assert categories[category(n)] == catalogue.plurals.index(n), (locale.code, n)
