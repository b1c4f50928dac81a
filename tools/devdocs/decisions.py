"""docs/dev/decisions/README.md: the decisions in one table, drawn from the records."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from tools.errors import ROOT, SiteError, place

FOLDER = ROOT / "docs/dev/decisions"

SECTIONS = ("Context", "Decision", "Consequences")
"""What every record has, in this order, below its title and its status."""

_HEAD = """\
# Decisions

What was decided, what was refused, and why. A record is a page at most.
A decision that no longer holds keeps its page: its status names the one that took its place.
To add one, copy the form of the last, give it the next number, and run `python -m tools.devdocs`, which draws this page.

| number | decision | status |
|---|---|---|
"""

_RECORD = re.compile(r"\A# (?P<number>\d+)\. (?P<title>.+)\n\nStatus: (?P<status>.+)\n\n(?P<text>## (?s:.*))\Z")


@dataclass(frozen=True)
class Decision:
    """One record."""

    path: Path
    number: int
    title: str
    status: str
    """``accepted``, ``refused``, or ``replaced by`` the number of another."""
    sections: tuple[str, ...]


def decisions() -> list[Decision]:
    """All records, in the order of their file names.

    Raises:
        SiteError: one has not the form.
    """
    return [_read(path) for path in sorted(FOLDER.glob("[0-9]*.md"))]


def _read(path: Path) -> Decision:
    found = _RECORD.match(path.read_text(encoding="utf-8"))
    if not found:
        raise SiteError(f"{place(path, 1)}: this is no record: begin it with '# 1. …', 'Status: …' and the sections below.")
    sections = tuple(re.findall(r"^## (.+)$", found["text"], re.MULTILINE))
    return Decision(path, int(found["number"]), found["title"], found["status"], sections)


def index_page() -> str:
    """The page as Markdown."""
    rows = (f"| {each.number:04} | [{each.title}]({each.path.name}) | {each.status} |" for each in decisions())
    return _HEAD + "\n".join(rows) + "\n"
