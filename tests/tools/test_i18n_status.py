"""The commands: what they print, what they write and how they end."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.errors import ROOT
from tests.tools.locale_files import copy_locales
from tools.i18n.__main__ import main
from tools.i18n.catalogues import po_path
from tools.i18n.po import Message
from tools.i18n.status import status


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


def test_each_message_has_one_state(root: Path) -> None:
    """Translated, fuzzy and missing add up; a file that is not there is all missing."""
    sources = {"ui": tuple(Message(id=one) for one in ("one", "two words", "three words here", "four"))}
    path = po_path("fr", "ui", root / "locales")
    path.parent.mkdir()
    path.write_text(
        'msgid "one"\nmsgstr "un"\n\n#, fuzzy\nmsgid "two words"\nmsgstr "x"\n\n'
        'msgid "three words here"\nmsgstr ""\n\nmsgid "gone"\nmsgstr "x"\n',
        encoding="utf-8",
    )
    (row,) = status(sources, root / "locales")
    assert row.as_data() == {
        "locale": "fr", "domain": "ui", "translated": 1, "fuzzy": 1, "missing": 2, "words": 6, "total": 4,
    }  # fmt: skip


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
    assert {(row["domain"], row["translated"], row["missing"]) for row in rows} >= {("pages", 1, 0)}
    assert main([*run, "status"]) == 0
    assert "fr      pages            1" in capsys.readouterr().out


def test_a_clean_project_is_one_line(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Exit status 0."""
    shutil.rmtree(root / "locales/fr")
    assert main(["--root", str(root), "check"]) == 0
    assert capsys.readouterr().out == "all languages: complete and safe.\n"


def test_the_checks_can_be_listed(capsys: pytest.CaptureFixture[str]) -> None:
    """With what they want."""
    assert main(["check", "--list"]) == 0
    assert "html          unsafe      the same HTML tags" in capsys.readouterr().out


def test_an_unknown_locale_is_an_input_fault(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It names those that there are."""
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
