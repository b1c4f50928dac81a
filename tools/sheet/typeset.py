"""Typst at work: a job, which is a template and all that it is told, becomes a PDF or a picture.

Nothing here knows of languages or of the game, so that a process of its own can begin to print at once.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Literal

import typst

from tools.errors import SiteError, place

FOLDER = Path(__file__).parent
"""Where the templates of documents are, and what all templates share."""

_SETTINGS: Mapping[str, Mapping[str, Any]] = {"pdf": {"pdf_standards": ["ua-1"]}, "png": {"ppi": 72}}
_PAGE_COUNT = re.compile(rb"/Type\s*/Pages\b.*?/Count\s+(\d+)", re.DOTALL)


@dataclass(frozen=True, kw_only=True)
class Job:
    """One file to be made. Jobs that are equal give the same bytes."""

    template: str
    """Its path from `FOLDER`: ``"card"`` is set by card.typ."""
    inputs: Mapping[str, str]
    """What the template is told, but for the size of its text."""
    pages: int | None
    """How many pages it must have; None for as many as it takes."""
    sizes: Sequence[float]
    """Sizes of the text in points, the largest first: the first at which it fits is used."""
    name: str
    """How a fault calls the document."""
    form: Literal["pdf", "png"] = "pdf"
    """A PDF, tagged (PDF/UA-1), or a picture of one page in which a point is a pixel."""


def typeset(job: Job) -> bytes:
    """The file of a job.

    Raises:
        SiteError: Typst refuses, or the text does not fit its pages at any size.
    """
    file = place(_file(job.template))
    found = 0
    for size in job.sizes:
        made, found = _compiled(job, size)
        if job.pages in (None, found):
            return made
    raise SiteError(f"{file}: {job.name} has {found} pages, not {job.pages}: shorten its text.")


def _file(template: str) -> Path:
    return (FOLDER / f"{template}.typ").resolve()


@cache
def _compiler(template: Path) -> typst.Compiler:
    """A compiler remembers what documents of one template have in common."""
    return typst.Compiler(template, root=FOLDER.parent, font_paths=[FOLDER / "fonts"], ignore_system_fonts=True)


def _compiled(job: Job, size: float) -> tuple[bytes, int]:
    """A job at one size, and its number of pages."""
    file = _file(job.template)
    inputs = {**job.inputs, "size": str(size)}
    try:
        made = _compiler(file).compile(format=job.form, sys_inputs=inputs, **_SETTINGS[job.form])
    except typst.TypstError as error:
        message = " ".join(str(error.message).split())
        raise SiteError(
            f"{place(file)}: {job.name} cannot be made: {message}: correct the template or its text."
        ) from error
    first, *others = made if isinstance(made, list) else [made]
    assert first is not None, "nothing is written to a file"
    return first, page_count(first) if job.form == "pdf" else 1 + len(others)


def page_count(pdf: bytes) -> int:
    """Pages of a PDF that Typst made.

    >>> page_count(b"<< /Type /Pages /Kids [] /Count 2 >>")
    2
    """
    match = _PAGE_COUNT.search(pdf)
    return int(match[1]) if match else 0
