"""Is there room for the text? On the printed sheet, in buttons and in the menu."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass

from tools.i18n.catalogues import SCRIPTS, Catalogue
from tools.i18n.checks.model import short
from tools.i18n.forms import prose
from tools.i18n.locales import Locale
from tools.i18n.po import Message, PoFile

SHEET = "tools/sheet/"
"""Whose messages are printed on one page."""


@dataclass(frozen=True)
class _Place:
    """Where a text must fit, and how much longer than the English one it may be."""

    prefixes: tuple[str, ...]
    name: str
    most_english: int
    """Longer English texts are paragraphs, which can wrap."""
    factor: float
    more: int
    """Characters that a short text may have beyond the factor."""

    def room(self, english: str) -> int:
        return int(width(english) * self.factor) + self.more


_PLACES = (
    _Place((SHEET,), "on the sheet", 1000, 1.5, 12),
    _Place(("mkdocs.yml", "tools/theme/", SCRIPTS + "/"), "in a button or the menu", 20, 2, 8),
)
"""The first place that uses a message decides."""

SHEET_GROWTH = 1.25
"""How much longer than in English all texts of the sheet may be together: a test prints that much on each paper."""


def width(text: str) -> int:
    """The length of a text on paper: a placeholder is a word, a wide character counts twice.

    >>> width("%(n)s cards"), width("二枚")
    (7, 4)
    """
    text = " ".join(prose(text.replace("%(", "x%(")).split())
    return sum(2 if unicodedata.east_asian_width(one) in "WF" else 1 for one in text if not unicodedata.combining(one))


def too_long(message: Message, locale: Locale) -> str | None:
    """A text fits where it is shown."""
    english = max((message.id, message.plural or ""), key=width)
    for place in _PLACES:
        if any(one.startswith(place.prefixes) for one in message.references):
            if message.fuzzy or width(english) > place.most_english:
                return None
            longest = max(map(width, message.forms))
            room = place.room(english)
            if longest <= room:
                return None
            text = short(max(message.forms, key=width))
            return f"'{text}' has {longest} characters, but there is room for {room} {place.name}: shorten it"
    return None


def sheet_full(catalogue: Catalogue) -> Iterator[tuple[PoFile, Message, str]]:
    """The texts of the sheet fit on one page together."""
    printed = [
        (po, message)
        for po, message in catalogue.entries()
        if message.translated and any(one.startswith(SHEET) for one in message.references)
    ]
    if not printed:
        return
    english = sum(width(message.id) for _, message in printed)
    total = sum(width(message.forms[0]) for _, message in printed)
    if total > english * SHEET_GROWTH:
        po, worst = max(printed, key=lambda one: width(one[1].forms[0]) - width(one[1].id))
        room = int(english * SHEET_GROWTH)
        yield po, worst, f"the sheet has {total} characters, but room for {room}: shorten its texts, this one first"
