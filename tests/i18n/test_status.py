"""How far a language is: every message has one state, and counts where it is seen."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tests.i18n.locale_files import copy_locales
from tools.errors import ROOT
from tools.i18n.catalogues import po_path
from tools.i18n.extract import extract
from tools.i18n.po import Message
from tools.i18n.status import ALL, GROUPS, Status, load_status, parts_of, table
from tools.sitegen.pages import templates

SOURCES = {
    "ui": (
        Message(id="one", references=("tools/theme/main.html",)),
        Message(id="two words", references=("docs/assets/js/quiz/words.js#t", "docs/hands/reading.md#a")),
        Message(id="three words here", references=("docs/hands/reading.md#a", "docs/hands/reading.md#b")),
    ),
    "pages": (Message(id="four", references=("docs/index.md",)),),
    "cards": (Message(id="ace", context="card", references=("tools/i18n/names.py",)),),
}
CATALOGUE = """msgid "one"
msgstr "un"

#, fuzzy
msgid "two words"
msgstr "x"

msgid "three words here"
msgstr ""

msgid "gone"
msgstr "x"
"""
STATES = {
    "all": ("all", 1, 1, 3, 7),
    "interface": ("group", 1, 0, 0, 0),
    "cards": ("group", 0, 0, 1, 1),
    "quiz": ("group", 0, 1, 0, 2),
    "sheet": ("group", 0, 0, 0, 0),
    "hands/reading.md": ("page", 0, 1, 1, 5),
    "index.md": ("page", 0, 0, 1, 1),
    "quiz.md": ("page", 0, 1, 0, 2),
}
"""Of that catalogue, by part: the kind, translated, fuzzy, missing, words to do."""


@pytest.fixture
def counted(tmp_path: Path) -> list[Status]:
    """The state of a catalogue written by hand; the files that are not there are all missing."""
    folder = copy_locales(tmp_path, ("en", "fr"))
    path = po_path("fr", "ui", folder)
    path.parent.mkdir()
    path.write_text(CATALOGUE, encoding="utf-8")
    return load_status(SOURCES, folder)


PAGES = {"quiz": "quiz.md", "sheet": "print/index.md"}
"""The page that a group is a part of."""


def test_each_message_has_one_state(counted: list[Status]) -> None:
    """Translated, fuzzy and missing add up, for the whole, each group and each page that uses a message."""
    found = {row.part: (row.kind, row.translated, row.fuzzy, row.missing, row.words) for row in counted}
    assert found == STATES
    assert list(found) == list(STATES)
    assert all(row.total == row.translated + row.fuzzy + row.missing for row in counted)


def test_json_has_the_fields_that_are_documented(counted: list[Status]) -> None:
    """The fields that locales/README.md lists, and no others."""
    assert counted[0].as_data() == {
        "locale": "fr", "part": "all", "kind": "all",
        "translated": 1, "fuzzy": 1, "missing": 3, "total": 5, "words": 7,
    }  # fmt: skip
    listed = (ROOT / "locales/README.md").read_text(encoding="utf-8")
    assert [name for name in counted[0].as_data() if f"`{name}`" not in listed] == []


def test_table_fits_a_terminal(counted: list[Status]) -> None:
    """No line is longer than 100 characters, whatever the pages of the site are called."""
    rows = [replace(counted[0], locale="zh_Hant_TW", part=page, words=100_000) for page in templates(ROOT / "docs")]
    assert max(map(len, table(rows).split("\n"))) <= 100


def test_what_pages_include_counts_as_interface() -> None:
    """Its sentences are those of many pages, and it is none itself."""
    message = Message(id="x", references=("docs/rules/_set.md#bets", "docs/rules/home.md#bets"))
    assert parts_of(message) == {ALL, "interface", "rules/home.md"}


def test_groups_stand_for_real_sources() -> None:
    """Every group has messages, and the pages that show a group have it whole."""
    messages = [message for found in extract().values() for message in found]
    parts = [parts_of(message) for message in messages]
    assert {part for own in parts for part in own} >= {ALL, *GROUPS}
    for own in parts:
        assert {page for group, page in PAGES.items() if group in own} <= own
