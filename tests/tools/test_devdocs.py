"""The pages of docs/dev that are drawn from the code are as the code is."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.devdocs.__main__ import FOLDER, PAGES
from tools.devdocs.decisions import SECTIONS, decisions
from tools.devdocs.tree import FOLDERS, first_sentence, folder_key, folders, tree
from tools.errors import ROOT

DRAWN = [path for path in PAGES if path.name != "rulesets.md"]
"""test_devdocs_rulesets.py compares that one, but for the house rules, which may change at any time."""

SOURCES = [
    path
    for part in ("badugi_core", "docs/assets", "tools", "tests")
    for folder in (ROOT / part, *folders(ROOT / part))
    for path in sorted(folder.iterdir())
    if path.suffix in {".py", ".js", ".css", ".typ"}
]
"""Every module, script, style sheet and template for paper."""

MOST_LINES, MOST_WORDS = 130, 35
"""A tree that is longer is not read, nor is a line."""


@pytest.mark.parametrize("path", DRAWN, ids=lambda path: path.relative_to(FOLDER).as_posix())
def test_the_committed_page_is_current(path: Path) -> None:
    """After a change of what it is drawn from: python -m tools.devdocs."""
    assert path.read_text(encoding="utf-8") == PAGES[path]()


def test_every_folder_says_what_is_in_it() -> None:
    """In the docstring of its package, or else in FOLDERS of tools/devdocs/tree.py, which has no line for anything else."""
    found = {folder_key(path) for path in folders() if not _says(path / "__init__.py")}
    assert found == set(FOLDERS)


def _says(path: Path) -> bool:
    return path.is_file() and first_sentence(path) != ""


def test_every_file_of_code_begins_with_a_sentence_about_itself() -> None:
    """A docstring or a comment, of which the first sentence is short enough to be read in a list."""
    wrong = {}
    for path in SOURCES:
        sentence = first_sentence(path)
        if not 0 < len(sentence.split()) <= MOST_WORDS:
            wrong[path.relative_to(ROOT).as_posix()] = sentence
    assert not wrong


def test_the_tree_can_be_read_at_a_glance() -> None:
    """It has as few lines as show every folder."""
    assert tree().count("\n") <= MOST_LINES


def test_decisions_are_numbered_in_a_row_and_complete() -> None:
    """No number is missing or used twice; each record has its parts and fits a page."""
    found = decisions()
    assert [each.number for each in found] == list(range(1, len(found) + 1))
    for each in found:
        assert each.path.name.startswith(f"{each.number:04}-")
        assert each.sections == SECTIONS
        assert each.status in {"accepted", "refused"} or each.status.removeprefix("replaced by ").isdigit()
        assert each.path.read_text(encoding="utf-8").count("\n") < 60
