"""The commands: what they print, what they write and how they end."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.i18n.locale_files import copy_locales
from tools.errors import ROOT
from tools.i18n.__main__ import main
from tools.i18n.catalogues import po_path


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
    assert re.search(r"^fr      index\.md  +1 +0 +0 +1 +0$", capsys.readouterr().out, re.MULTILINE)


def test_a_clean_project_is_one_line(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Exit status 0."""
    shutil.rmtree(root / "locales/fr")
    assert main(["--root", str(root), "check"]) == 0
    assert capsys.readouterr().out == "all languages: complete and safe.\n"


def test_the_checks_can_be_listed(capsys: pytest.CaptureFixture[str]) -> None:
    """With what they want."""
    assert main(["check", "--list"]) == 0
    assert re.search(r"^html +unsafe +the same HTML tags", capsys.readouterr().out, re.MULTILINE)


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
