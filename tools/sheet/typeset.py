"""Typst at work: a job, which is a template and all that it is told, becomes a PDF.

Nothing here knows of languages or of the game, so that a process of its own can begin to print at once.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import typst

from tools.errors import SiteError, place

FOLDER = Path(__file__).parent
"""Where the templates are."""

PAPERS: Mapping[str, str] = {"a4": "a4", "letter": "us-letter", "a3": "a3", "tabloid": "us-tabloid"}
"""The papers by our names, as Typst names them."""

_PAGE_COUNT = re.compile(rb"/Type\s*/Pages\b.*?/Count\s+(\d+)", re.DOTALL)


@dataclass(frozen=True, kw_only=True)
class Job:
    """One PDF to be made. Jobs that are equal give the same bytes."""

    template: str
    """The name of the template: ``"rules"`` is set by rules.typ."""
    inputs: Mapping[str, str]
    """What the template is told, but for the size of its text."""
    pages: int | None
    """How many pages it must have; None for as many as it takes."""
    sizes: Sequence[float]
    """Sizes of the text in points, the largest first: the first at which it fits is used."""
    name: str
    """How a fault calls the document."""


def typeset(job: Job) -> bytes:
    """The PDF of a job, tagged (PDF/UA-1).

    Raises:
        SiteError: Typst refuses, or the text does not fit its pages at any size.
    """
    file = place(_file(job.template))
    found = 0
    for size in job.sizes:
        pdf = _compiled(job, size)
        found = page_count(pdf)
        if job.pages in (None, found):
            return pdf
    raise SiteError(f"{file}: {job.name} has {found} pages, not {job.pages}: shorten its text.")


def _file(template: str) -> Path:
    return FOLDER / f"{template}.typ"


@cache
def _compiler(template: Path) -> typst.Compiler:
    """A compiler remembers what documents of one template have in common."""
    return typst.Compiler(template, root=FOLDER, font_paths=[FOLDER / "fonts"], ignore_system_fonts=True)


def _compiled(job: Job, size: float) -> bytes:
    file = _file(job.template)
    inputs = {**job.inputs, "size": str(size)}
    try:
        pdf = _compiler(file).compile(format="pdf", sys_inputs=inputs, pdf_standards=["ua-1"])
    except typst.TypstError as error:
        message = " ".join(str(error.message).split())
        raise SiteError(
            f"{place(file)}: {job.name} cannot be made: {message}: correct the template or its text."
        ) from error
    assert isinstance(pdf, bytes)
    return pdf


def page_count(pdf: bytes) -> int:
    """Pages of a PDF that Typst made.

    >>> page_count(b"<< /Type /Pages /Kids [] /Count 2 >>")
    2
    """
    match = _PAGE_COUNT.search(pdf)
    return int(match[1]) if match else 0
