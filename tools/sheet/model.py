"""The parts of a rules sheet, as data."""

from __future__ import annotations

import re
from dataclasses import dataclass

from badugi_core import Card

CARD_TEXT = re.compile(r"(?:10|[A2-9JQK])[♣♦♥♠]")
"""A card as `Words.card_text` writes it, to be found in texts by the page and the PDF alike."""

RANKS_TEXT = re.compile(r"(?<![\w-])(?:10|[A2-9JQK])(?:-(?:10|[A2-9JQK]))+(?![\w-])")
"""Ranks as `Words.ranks` writes them: they run from left to right in every language."""


@dataclass(frozen=True)
class Fact:
    """A label and its number: no language has to inflect a word for the number."""

    label: str
    value: str


@dataclass(frozen=True)
class Table:
    """A table; the first column names its rows."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    """Cells of text; an empty one has nothing to say."""


@dataclass(frozen=True)
class HeldCard:
    """A card of a worked hand."""

    card: Card
    text: str
    plays: bool


@dataclass(frozen=True)
class WorkedHand:
    """A holding and what it is worth."""

    cards: tuple[HeldCard, ...]
    name: str
    """In sentence case: Three-card four."""
    ranks: str
    """The playing ranks: 4-3-A."""
    reasons: tuple[str, ...]
    """A sentence for each card that does not play."""


@dataclass(frozen=True, kw_only=True)
class Section:
    """A part of the sheet; its parts are shown in the order of the fields."""

    anchor: str
    """The same in all languages."""
    title: str
    wide: bool = False
    """Whether it takes the whole width of the page, above the columns."""
    notes: tuple[str, ...] = ()
    numbered: bool = False
    """Whether the notes are steps that follow one another."""
    table: Table | None = None
    hands: tuple[WorkedHand, ...] = ()
    facts: tuple[Fact, ...] = ()


@dataclass(frozen=True)
class Sheet:
    """The whole sheet."""

    title: str
    subtitle: str
    limits: str
    """The limits, said beside the subtitle."""
    sections: tuple[Section, ...]
    """The wide ones first."""
    footer: str
