"""The commands: what they print, what they write and how they end."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from tools.errors import ROOT
from tests.tools.locale_files import copy_locales
from tools.i18n.__main__ import main
from tools.i18n.catalogues import po_path
from tools.i18n.extract import extract
from tools.i18n.po import Message
from tools.i18n.status import ALL, GROUPS, Status, load_status, parts_of, table


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A project of one page in English and French."""
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs/index.md").write_text("{% trans %}Draw <b>twice</b>{% endtrans %}", encoding="utf-8")
    copy_locales(tmp_path, ("en", "fr"))
    return tmp_path


def _translate(root: Path, domain: str = "pages", text: str = "Tirez <b>deux fois</b>") -> None:
    path = po_path("fr", domain, root / "locales")
    lines = path.read_text(encoding="utf-8").replace('<b>twice</b>"\nmsgstr ""', f'<b>twice</b>"\nmsgstr "{text}"')
    path.write_text(lines, encoding="utf-8")


SOURCES = {
    "ui": (
        Message(id="one", references=("tools/theme/main.html",)),
        Message(id="two words", references=("docs/assets/js/quiz/words.js#t", "docs/hands/reading.md#a")),
        Message(id="three words here", references=("docs/hands/reading.md#a", "docs/hands/reading.md#b")),
    ),
    "pages": (Message(id="four", references=("docs/index.md",)),),
    "cards": (Message(id="ace", context="card", references=("tools/words/names.py",)),),
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
def counted(root: Path) -> list[Status]:
    """The state of a catalogue written by hand; the files that are not there are all missing."""
    path = po_path("fr", "ui", root / "locales")
    path.parent.mkdir()
    path.write_text(CATALOGUE, encoding="utf-8")
    return load_status(SOURCES, root / "locales")


PAGES = {"quiz": "quiz.md", "sheet": "print/index.md"}
"""The page that a group is a part of."""


def test_each_message_has_one_state(counted: list[Status]) -> None:
    """Translated, fuzzy and missing add up, for the whole, each group and each page that uses a message."""
    found = {row.part: (row.kind, row.translated, row.fuzzy, row.missing, row.words) for row in counted}
    assert found == STATES
    assert list(found) == list(STATES)
    assert all(row.total == row.translated + row.fuzzy + row.missing for row in counted)


def test_status_as_json(counted: list[Status]) -> None:
    """The fields that locales/README.md lists, and no others."""
    assert counted[0].as_data() == {
        "locale": "fr", "part": "all", "kind": "all",
        "translated": 1, "fuzzy": 1, "missing": 3, "total": 5, "words": 7,
    }  # fmt: skip
    listed = (ROOT / "locales/README.md").read_text(encoding="utf-8")
    assert [name for name in counted[0].as_data() if f"`{name}`" not in listed] == []


def test_table_fits_a_terminal(counted: list[Status]) -> None:
    """No line is longer than 100 characters, whatever the pages of the site are called."""
    pages = [path.relative_to(ROOT / "docs").as_posix() for path in (ROOT / "docs").rglob("*.md")]
    rows = [replace(counted[0], locale="zh_Hant_TW", part=page, words=100_000) for page in pages]
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


def test_the_road_of_a_translator(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Update, translate, check, status; the exit status tells scripts how it went."""
    run = ["--root", str(root)]
    assert main([*run, "extract", "--check"]) == 1
    assert main([*run, "update"]) == 0
    printed = capsys.readouterr().out
    assert "locales/pages.pot: out of date: run make i18n-update." in printed
    assert "wrote locales/fr/LC_MESSAGES/pages.po" in printed
    assert main([*run, "extract", "--check"]) == 0
    assert main([*run, "extract"]) == 0
    assert capsys.readouterr().out == ""

    assert main([*run, "check", "fr"]) == 1
    assert "pages.po:12: missing: 'Draw <b>twice</b>' is not translated: translate it.\n" in capsys.readouterr().out
    _translate(root)
    assert main([*run, "status", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert {(row["part"], row["translated"], row["missing"]) for row in rows} >= {("index.md", 1, 0)}
    assert main([*run, "status", "fr"]) == 0
    assert re.search(r"^fr      index\.md  +1 +0 +0 +1 +0$", capsys.readouterr().out, re.M)


def test_a_clean_project_is_one_line(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Exit status 0."""
    shutil.rmtree(root / "locales/fr")
    assert main(["--root", str(root), "check"]) == 0
    assert capsys.readouterr().out == "all languages: complete and safe.\n"


def test_the_checks_can_be_listed(capsys: pytest.CaptureFixture[str]) -> None:
    """With what they want."""
    assert main(["check", "--list"]) == 0
    assert re.search(r"^html +unsafe +the same HTML tags", capsys.readouterr().out, re.M)


def test_an_unknown_locale_is_an_input_fault(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It names those that there are."""
    assert main(["--root", str(root), "status", "xx"]) == 2
    assert capsys.readouterr().err == "unknown locale 'xx': write one of fr.\n"
    assert main(["--root", str(root), "check", "xx"]) == 2
    assert capsys.readouterr().err == "unknown locale 'xx': write one of fr.\n"


@pytest.mark.parametrize("command", ["update", "check", "status"])
def test_a_broken_catalogue_ends_every_command_with_its_place(root: Path, command: str) -> None:
    """One line on standard error, exit status 2, no traceback, and nothing is overwritten."""
    main(["--root", str(root), "update"])
    _translate(root, text='deux " fois')
    path = po_path("fr", "pages", root / "locales")
    before = path.read_bytes()
    result = subprocess.run(
        [sys.executable, "-m", "tools.i18n", "--root", str(root), command],
        cwd=ROOT, env={**os.environ, "PYTHONUTF8": "1"}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert result.returncode == 2
    assert result.stderr.startswith("locales/fr/LC_MESSAGES/pages.po:13: unreadable line: ")
    assert result.stderr.count("\n") == 1
    assert path.read_bytes() == before


@pytest.mark.parametrize("command", [[], ["extract"], ["update"], ["check"], ["status"]])
def test_every_command_has_help(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """Nobody has to read the source."""
    with pytest.raises(SystemExit) as ended:
        main([*command, "--help"])
    assert ended.value.code == 0
    assert "usage: python -m tools.i18n" in capsys.readouterr().out


def test_a_reader_that_has_seen_enough():
    """`status | head` ends quietly."""
    command = f"{sys.executable} -m tools.i18n status | head -n 1"
    run = subprocess.run(["bash", "-c", command], cwd=ROOT, capture_output=True, text=True, check=True)
    assert (run.stdout.count("\n"), run.stderr) == (1, "")
