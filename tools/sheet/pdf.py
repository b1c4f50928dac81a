"""The rules sheet as a PDF of one page, made by Typst with its own fonts."""

from __future__ import annotations

import json
import re
from dataclasses import asdict
from pathlib import Path
from typing import Any

import typst

from tools.errors import SiteError, place
from tools.i18n.locales import Locale
from tools.sheet.model import Sheet
from tools.words.words import English

TEMPLATE = Path(__file__).with_name("sheet.typ")

PAPERS = ("a4", "us-letter")
"""The papers that the design is made for, as Typst names them."""

def _data(value: Any) -> Any:
    """Fields for Typst, which sets a text that is English in its own language and direction."""
    if isinstance(value, English):
        return {"english": str(value)}
    if isinstance(value, dict):
        return {name: _data(inside) for name, inside in value.items()}
    return [_data(inside) for inside in value] if isinstance(value, (list, tuple)) else value


_PAGE_COUNT = re.compile(rb"/Type\s*/Pages\b.*?/Count\s+(\d+)", re.DOTALL)


def sheet_pdf(sheet: Sheet, locale: Locale, paper: str = "a4") -> bytes:
    """The sheet as a tagged PDF (PDF/UA-1). The same input gives the same bytes.

    Args:
        sheet: What it says.
        locale: The language of the text.
        paper: One of `PAPERS`.

    Raises:
        SiteError: Typst refuses, or the text is too long for one page.

    >>> from tools.i18n.locales import load_locale
    >>> from tools.sheet.model import Section
    >>> parts = tuple(Section(anchor=name, title=name, wide=name == "top") for name in ("top", "left", "right"))
    >>> page_count(sheet_pdf(Sheet("Rules", "For two", "", parts, ""), load_locale("en")))
    1
    """
    if paper not in PAPERS:
        raise SiteError(f"unknown paper '{paper}': write {' or '.join(PAPERS)}.")
    language, *subtags = locale.lang.split("-")
    inputs = {
        "sheet": json.dumps(_data(asdict(sheet)), ensure_ascii=False),
        "paper": paper,
        "lang": language,
        "region": next((tag for tag in subtags if len(tag) == 2), ""),
        "direction": locale.direction,
    }
    try:
        pdf = typst.compile(
            TEMPLATE,
            format="pdf",
            root=TEMPLATE.parent,
            ignore_system_fonts=True,
            font_paths=[TEMPLATE.parent / "fonts"],
            sys_inputs=inputs,
            pdf_standards=["ua-1"],
        )
    except typst.TypstError as error:
        message = " ".join(str(error.message).split())
        raise SiteError(
            f"{place(TEMPLATE)}: the sheet in '{locale.code}' cannot be made: {message}:"
            " shorten its text or correct the template."
        ) from error
    assert isinstance(pdf, bytes)
    pages = page_count(pdf)
    if pages != 1:
        raise SiteError(
            f"{place(TEMPLATE)}: the sheet in '{locale.code}' has {pages} pages: shorten its text."
        )
    return pdf


def page_count(pdf: bytes) -> int:
    """Pages of a PDF that Typst made."""
    match = _PAGE_COUNT.search(pdf)
    return int(match[1]) if match else 0
