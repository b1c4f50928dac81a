"""Files are written whole or not at all, and only those that differ."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.errors import SiteError
from tools.files import SOURCES, copy_sources, put, rows, stale, write


def test_who_reads_a_file_reads_one_version_of_it(tmp_path: Path) -> None:
    """A reader who has opened the old file reads it to its end, and the folder has the new one alone."""
    path = tmp_path / "below" / "page.html"
    assert put(path, b"the old page")
    with path.open("rb") as reader:
        assert put(path, b"new")
        assert (reader.read(), path.read_bytes()) == (b"the old page", b"new")
    assert list(path.parent.iterdir()) == [path]


def test_a_file_that_holds_its_content_is_left_alone(tmp_path: Path) -> None:
    """It stays the very file, so that nobody takes it for a new one."""
    path = tmp_path / "page.html"
    put(path, b"the page")
    before = path.stat()
    assert not put(path, b"the page")
    assert path.stat() == before


def test_stale_files_are_those_that_are_written(tmp_path: Path) -> None:
    """One that is missing, one that differs by the ends of its lines; not one that is right."""
    right, other, missing = (tmp_path / name for name in ("right", "other", "missing"))
    right.write_bytes(b"\xd1\x84\n")
    other.write_bytes(b"one\r\n")
    texts = {right: "ф\n", other: "one\n", missing: "two\n"}
    assert stale(texts) == [other, missing]
    assert not missing.exists()
    assert write(texts) == [other, missing]
    assert (stale(texts), other.read_bytes()) == ([], b"one\n")


def test_a_file_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    """Such as one in whose place a folder lies."""
    with pytest.raises(SiteError) as error:
        write({tmp_path: "text"})
    assert str(error.value).startswith(f"{tmp_path.as_posix()}: this cannot be written (Is a directory): see ")


def read_table(path: Path) -> list[tuple[str, int]]:
    """The rows of a table of names and numbers."""
    return list(rows(path, ("name", "number"), lambda name, number: (name, 12 // int(number)), "write it anew"))


def test_a_table_is_read_row_by_row(tmp_path: Path) -> None:
    """A comment is no row; a cell may be empty."""
    path = tmp_path / "table.tsv"
    path.write_text("# Made by hand\nname\tnumber\na\t3\n# and\n\t4\n", encoding="utf-8")
    assert read_table(path) == [("a", 4), ("", 3)]


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", ": the table has not the columns name, number"),
        (b"name\na\t3\n", ": the table has not the columns name, number"),
        (b"name\tnumber\na\n", ":2: this is no row of name, number"),
        (b"name\tnumber\na\t3\t4\n", ":2: this is no row of name, number"),
        (b"# one\nname\tnumber\na\t3\na\tx\n", ":4: this is no row of name, number"),
        (b"name\tnumber\na\t0\n", ":2: this is no row of name, number"),
        (b"name\tnumber\n\xff\t3\n", ": the table cannot be read"),
        (None, ": the table cannot be read"),
    ],
)
def test_a_fault_of_a_table_is_named(tmp_path: Path, content: bytes | None, said: str) -> None:
    """The file, the line of a wrong row, and what to do."""
    path = tmp_path / "table.tsv"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(SiteError) as error:
        read_table(path)
    assert str(error.value) == f"{path.as_posix()}{said}: write it anew."


def test_a_copy_has_the_sources_and_nothing_that_was_made(tmp_path: Path) -> None:
    """No bytecode, no site, no tests; it goes into a folder that is new."""
    project = tmp_path / "project"
    for name in SOURCES:
        path = project / name if "." in name else project / name / "part" / "file"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name)
    for made in ("tools/part/__pycache__/file.pyc", "site/index.html", "tests/test_it.py"):
        (project / made).parent.mkdir(parents=True, exist_ok=True)
        (project / made).write_text("made")
    copy = copy_sources(tmp_path / "new" / "copy", project)
    assert sorted(path.name for path in copy.iterdir()) == sorted(SOURCES)
    assert not list(copy.rglob("__pycache__"))
    assert (copy / "docs/part/file").read_text() == "docs"
    with pytest.raises(FileExistsError):
        copy_sources(copy, project)
