"""Poedit, Weblate and gettext: what they save is read, and `update` leaves only what a person changed."""

from __future__ import annotations

import json
from difflib import ndiff
from pathlib import Path

import pytest

from tools.errors import ROOT
from tools.i18n.catalogues import DOMAINS, po_path
from tools.i18n.locales import load_locale, load_locales
from tools.i18n.po import Message, format_po, parse_po
from tools.i18n.update import merge

PYTHON = frozenset({"python-format"})
SOURCES = (
    Message(
        id="You post the small blind: %(small)s. Your opponent posts the big blind. Your four cards: %(cards)s.",
        notes=("%(small)s: 1", "%(cards)s: A♠ 2♥ 3♦ K♦"),
        references=("docs/deals/deal.md#deal", "docs/rules/index.md#blinds", "tools/sheet/rules.py#_setup"),
        flags=PYTHON,
    ),
    Message(id="Deal all the cards one at a time", references=("docs/index.md#deal",)),
    Message(
        id="%(n)s raise",
        plural="%(n)s raises",
        notes=("%(n)s: 3",),
        references=("docs/rules/index.md#cap",),
        flags=PYTHON,
        forms=("", ""),
    ),
    Message(id="Fold", context="button", references=("docs/assets/js/quiz/view.js#QuizView",)),
)
"""What the sources say today; the second message has changed and a fifth is gone."""


def saved(program: str) -> str:
    """The catalogue as a program saves it."""
    return (ROOT / f"tests/golden/saved-by-{program}.po").read_text(encoding="utf-8")


OURS = saved("update")
"""Ours."""

POEDIT = saved("poedit").replace("\n", "\r\n")
"""Under Windows: folded at 79, with lines of its own in the header; a message translated and commented."""

WEBLATE = saved("weblate")
"""Folded at 77, one message corrected and another marked for review."""

MSGMERGE = saved("msgmerge")
"""As gettext's tools save it: another order, folded, flags with the mark of version 1.0."""


def _updated(text: str) -> str:
    """The catalogue after an update."""
    return format_po(merge({"pages": SOURCES}, {"pages": parse_po(text, "pages.po")}, load_locale("fr"))["pages"])


def _changes(text: str) -> list[str]:
    """What a reviewer sees of a saved file once it is updated: the lines that went and came."""
    lines = ndiff(OURS.splitlines(), _updated(text).splitlines())
    return [line for line in lines if line[0] in "+-"]


@pytest.mark.parametrize("text", [OURS, MSGMERGE], ids=["ours", "msgmerge"])
def test_a_file_in_which_nobody_changed_anything_comes_back_to_the_byte(text: str) -> None:
    """However it is folded and ordered."""
    assert _updated(text) == OURS


def test_a_file_saved_by_poedit_shows_only_what_the_translator_did() -> None:
    """The new translation, its comment, and the header fields of the translator and of Poedit."""
    assert _changes(POEDIT) == [
        '+ "PO-Revision-Date: 2026-05-04 21:07+0200\\n"',
        '+ "Last-Translator: Marie Curie <marie@example.org>\\n"',
        '+ "Language-Team: \\n"',
        '+ "X-Generator: Poedit 3.4.2\\n"',
        '+ "X-Poedit-Bookmarks: 2,-1,-1,-1,-1,-1,-1,-1,-1,-1\\n"',
        "+ # On a small button.",
        '- msgstr ""',
        '+ msgstr "Passer"',
    ]


def test_a_file_saved_by_weblate_shows_only_what_the_translator_did() -> None:
    """One message corrected, another sent to review; the plural rule stays that of the locale."""
    assert _changes(WEBLATE) == [
        '+ "Report-Msgid-Bugs-To: \\n"',
        '+ "PO-Revision-Date: 2026-05-04 19:07+0000\\n"',
        '+ "Last-Translator: Marie Curie <marie@example.org>\\n"',
        '+ "Language-Team: French <https://weblate.example.org/projects/badugi/pages/fr/>\\n"',
        '+ "X-Generator: Weblate 5.17\\n"',
        "- #, fuzzy",
        '- #| msgid "Deal the cards one at a time"',
        '- msgstr "Donnez les cartes une par une"',
        '+ msgstr "Donnez toutes les cartes une par une"',
        "- #, python-format",
        "+ #, fuzzy, python-format",
        '+ #| msgid "%(n)s raise"',
        '+ #| msgid_plural "%(n)s raises"',
    ]


@pytest.mark.parametrize("text", [POEDIT, WEBLATE], ids=["poedit", "weblate"])
def test_what_an_editor_saved_is_stable_after_one_update(text: str) -> None:
    """A second update has nothing to do."""
    assert _updated(_updated(text)) == _updated(text)


def test_obsolete_messages_have_one_order() -> None:
    """Whoever wrote the file: by their text."""
    old = "".join(f'#~ msgid "{word}"\n#~ msgstr "x"\n\n' for word in ("c", "a", "b"))
    gone = [one.id for one in parse_po(_updated(old), "pages.po").messages if one.obsolete]
    assert gone == ["a", "b", "c"]


WEBLATE_FILE = ROOT / "locales" / "weblate.json"


def test_weblate_is_told_every_catalogue_of_every_language() -> None:
    """One component a catalogue; its mask and its template lead to the files that there are."""
    components = json.loads(WEBLATE_FILE.read_text(encoding="utf-8"))
    assert [one["slug"] for one in components] == list(DOMAINS)
    for component in components:
        domain = component["slug"]
        assert component["file_format"] == "po"
        assert component["new_base"] == f"locales/{domain}.pot"
        wanted = {po_path(one.code, domain) for one in load_locales() if not one.is_source}
        assert set(ROOT.glob(component["filemask"])) == wanted
        assert component["filemask"].replace("*", "xx") == po_path("xx", domain, Path("locales")).as_posix()


def test_weblate_checks_out_one_repository() -> None:
    """The first component has it, the others share it."""
    first, *others = json.loads(WEBLATE_FILE.read_text(encoding="utf-8"))
    assert not first["repo"].startswith("weblate:")
    assert {one["repo"] for one in others} == {f"weblate://badugi/{first['slug']}"}
