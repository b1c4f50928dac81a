"""What the documents for people who work on the site name is there: links, files, modules, commands."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools.errors import ROOT

DOCUMENTS = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "CHANGELOG.md",
    ROOT / "locales/README.md",
    *sorted((ROOT / "docs/dev").rglob("*.md")),
]
each_document = pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix())

LINK = re.compile(r"\]\((?!\w+:)([^)#\s]*)(?:#([\w-]+))?\)")
IN_CODE = re.compile(r"```.*?```|`([^`\n]+)`", re.DOTALL)
FILE = re.compile(r"(?:badugi_core|docs|locales|tests|tools)/[\w.*<>/-]*")
MODULE = re.compile(r"python -m ((?:badugi_core|tests|tools)[\w.]*)")
TARGET = re.compile(r"(?:^|`)make ([a-z0-9-]+)", re.MULTILINE)

COMMANDS = set(re.findall(r"^([a-z0-9-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))


def without_code(text: str) -> str:
    """The prose of a document, in which brackets are links."""
    return IN_CODE.sub("", text)


def anchors(document: Path) -> set[str]:
    """The anchors that code hosts give to the headings of a document."""
    headings = re.findall(r"^#+ (.+)$", document.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


@each_document
def test_links_lead_to_a_file_and_a_heading(document: Path) -> None:
    """A relative link names what exists."""
    for target, anchor in LINK.findall(without_code(document.read_text(encoding="utf-8"))):
        path = document.parent / target if target else document
        assert path.exists(), target
        assert not anchor or anchor in anchors(path), f"{target}#{anchor}"


@each_document
def test_named_files_exist(document: Path) -> None:
    """A path in code style, from the top of the repository; `<name>` and `*` stand for any name."""
    for code in IN_CODE.findall(document.read_text(encoding="utf-8")):
        if FILE.fullmatch(code):
            pattern = re.sub(r"<\w+>", "*", code).rstrip("/")
            assert any(ROOT.glob(pattern)), code


@each_document
def test_named_modules_and_commands_exist(document: Path) -> None:
    """Whatever is to be run with `python -m` or `make`."""
    text = document.read_text(encoding="utf-8")
    for module in MODULE.findall(text):
        path = ROOT.joinpath(*module.rstrip(".").split("."))
        assert path.with_suffix(".py").is_file() or (path / "__main__.py").is_file(), module
    assert set(TARGET.findall(text)) <= COMMANDS


def test_every_page_for_contributors_can_be_reached() -> None:
    """The page on the architecture names all the others, and the index of the decisions each record."""
    folder = ROOT / "docs/dev"
    linked = {
        (start.parent / target).resolve()
        for start in (folder / "ARCHITECTURE.md", folder / "decisions/README.md")
        for target, _ in LINK.findall(start.read_text(encoding="utf-8"))
    }
    assert set(folder.rglob("*.md")) - {folder / "ARCHITECTURE.md"} <= linked
