"""The pseudo-languages: longer, bracketed, and as safe as a translation by a person."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.i18n.locale_files import copy_locales
from tests.site.build import copy_project
from tools.errors import ROOT, SiteError
from tools.i18n.__main__ import main
from tools.i18n.catalogues import Catalogue
from tools.i18n.checks import unsafe_faults
from tools.i18n.extract import extract
from tools.i18n.locales import load_locale, load_locales
from tools.i18n.plurals import plural_rule
from tools.i18n.pseudo import STYLES, add_pseudo, copy_with_pseudo

LONG = STYLES["en_XA"]


@pytest.fixture(scope="module")
def pseudo(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the locales of a copy with the pseudo-languages."""
    return copy_with_pseudo(tmp_path_factory.mktemp("pseudo") / "copy") / "locales"


@pytest.mark.parametrize(
    ("english", "kept"),
    [
        ("%(card)s beats {n} cards, 100%%.", ["%(card)s", "{n}", "100%%."]),
        ("See [the rules](%(rules)s#deal) or [<b>this</b>](x.md).", ["](%(rules)s#deal)", "](x.md)", "<b>", "</b>"]),
        ("A **bold** word, `make test` &amp; more", ["**", "`make test`", "&amp;"]),
        ("Hand 8-6-4-A with As 2d and 10♦, no. 1,092", [" 8-6-4-A ", " As 2d ", " 10♦", " 1,092"]),
        ("Hand A wins against K.", [" A ", " K."]),
        ("As this site says, pagat.com.", [" pagat.com."]),
    ],
)
def test_what_a_translation_keeps_is_kept(english: str, kept: list[str]) -> None:
    """Placeholders, links, tags, code, cards, ranks, numbers and names of sites; no other word."""
    text = LONG.text(english)
    assert all(part in text for part in kept)
    assert text.startswith("⟦") and text.endswith("⟧")
    assert not {"beats", "rules]", "this", "bold", "Hand", "wins"} & set(text.split())


@pytest.mark.parametrize("english", ["Deal", "No.", "Try", "See the rules of the house, and how a round ends."])
def test_a_text_is_two_fifths_longer(english: str) -> None:
    """Also without the brackets, and also if it has no vowel."""
    assert len(LONG.text(english)) - 2 >= round(1.4 * len(english))


@pytest.mark.parametrize(
    ("english", "start", "end"), [("- Deal ", "- ⟦", "⟧ "), ("## Deal", "## ⟦", "⟧"), (" 1. Deal", " 1. ⟦", "⟧")]
)
def test_the_marks_of_lists_and_spaces_stay_outside(english: str, start: str, end: str) -> None:
    """Else the page would be another."""
    text = LONG.text(english)
    assert text.startswith(start) and text.endswith(end)


@pytest.mark.parametrize("code", STYLES)
def test_a_pseudo_language_is_complete_and_safe(pseudo: Path, code: str) -> None:
    """Every message of the sources, in the shape that is asked of any translation."""
    locale = load_locale(code, pseudo)
    catalogue = Catalogue.load(locale, pseudo)
    assert [str(fault) for fault in unsafe_faults(catalogue)] == []
    for message in (message for messages in extract(ROOT).values() for message in messages):
        text = catalogue.lookup(message.id, context=message.context, plural=message.plural)
        assert text and "⟦" in text and "⟧" in text, message.id


@pytest.mark.parametrize("code", STYLES)
def test_it_has_the_plural_forms_of_its_header(pseudo: Path, code: str) -> None:
    """English ones, and the six of Arabic."""
    locale = load_locale(code, pseudo)
    count = plural_rule(locale.plural_forms).count
    assert count == {"en_XA": 2, "ar_XB": 6}[code]
    plurals = [message for _, message in Catalogue.load(locale, pseudo).entries() if message.plural]
    assert plurals and all(len(message.forms) == count and all(message.forms) for message in plurals)


def test_one_is_written_from_right_to_left(pseudo: Path) -> None:
    """So that the layout of such languages can be seen without knowing one."""
    assert {locale.code: locale.direction for locale in load_locales(pseudo) if locale.code in STYLES} == {
        "en_XA": "ltr", "ar_XB": "rtl",
    }  # fmt: skip


def test_the_project_itself_never_has_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It is refused there, and a copy goes into a folder that is new."""
    with pytest.raises(SiteError, match="never part of the project"):
        add_pseudo(ROOT)
    assert not {locale.code for locale in load_locales()} & STYLES.keys()
    with pytest.raises(SiteError, match="unknown pseudo-language 'xx': write one of en_XA, ar_XB"):
        add_pseudo(tmp_path, "xx")
    assert main(["pseudo", str(tmp_path)]) == 2
    assert capsys.readouterr().err == f"{tmp_path}: this is there already: name a folder that is not.\n"


def test_a_language_that_is_there_is_not_written_over(tmp_path: Path) -> None:
    """A second time is refused in one sentence."""
    root = copy_project(tmp_path / "copy")
    add_pseudo(root)
    with pytest.raises(SiteError, match="the language 'en_XA' is there already"):
        add_pseudo(root)


def test_only_the_locales_are_needed(tmp_path: Path) -> None:
    """A copy without pages has a pseudo-language of no page."""
    copy_locales(tmp_path, ("en",))
    assert len(add_pseudo(tmp_path)) == 4
