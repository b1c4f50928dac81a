"""A command that cannot go on says why in one sentence, and ends with status 2."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.devdocs import __main__ as devdocs, decisions, tree
from tools.errors import ROOT, SiteError, reported
from tools.quiz import __main__ as quiz, choosing
from tools.quiz.mistakes import __main__ as mistakes, counting


def refuse() -> None:
    """A command whose input has a fault."""
    raise SiteError("docs/index.md:3: a fault: mend it.")


def test_the_status_says_how_a_command_went(capsys: pytest.CaptureFixture[str]) -> None:
    """Its own, 0 where it names none, 2 after a fault."""
    assert [reported(lambda: 1), reported(lambda: None), reported(refuse)] == [1, 0, 2]
    assert capsys.readouterr() == ("", "docs/index.md:3: a fault: mend it.\n")


@pytest.mark.parametrize(
    ("module", "name", "page", "said"),
    [
        (decisions, "FOLDER", decisions.index_page, "/0001-a-title.md:1: this is no record: begin it with "),
        (tree, "PAGE", tree.architecture_page, "/0001-a-title.md: the marks round the tree are gone: write "),
    ],
)
def test_no_page_is_drawn_from_a_damaged_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], module, name, page, said
) -> None:
    """Nor is any other page written then."""
    damaged = tmp_path / "0001-a-title.md"
    damaged.write_text("# A title\n", encoding="utf-8")
    monkeypatch.setattr(module, name, tmp_path if name == "FOLDER" else damaged)
    assert devdocs.main({tmp_path / "first.md": lambda: "text", tmp_path / "second.md": page}) == 2
    error = capsys.readouterr().err
    assert error.startswith(f"{tmp_path.as_posix()}{said}") and error.count("\n") == 1
    assert list(tmp_path.iterdir()) == [damaged]


@pytest.mark.parametrize(
    ("program", "module", "few"),
    [(quiz, choosing, "KINDS"), (mistakes, counting, "TRAPS")],
)
def test_a_table_that_cannot_be_written_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], program, module, few
) -> None:
    """Here a folder lies in its place; the table itself would take long, so that it is one without rows."""
    monkeypatch.setattr(module, few, {})
    assert program.main(tmp_path) == 2
    error = capsys.readouterr().err
    assert error.startswith(f"{tmp_path.as_posix()}: this cannot be written (") and error.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_programs_leave_faults_to_one_function() -> None:
    """None says in a way of its own what a fault is."""
    programs = {path: path.read_text(encoding="utf-8") for path in (ROOT / "tools").rglob("__main__.py")}
    assert [path for path, text in programs.items() if "except SiteError" in text or "reported(" not in text] == []
