"""The papers that documents are printed on, and the room that documents have on them.

A new paper begins here; what readers call it, and which documents are offered on it, says
tools/sitegen/printing/documents.py. Margins stand in the template of each document.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Paper:
    """A size of paper, upright, in millimetres."""

    width: float
    height: float


PAPERS: Mapping[str, Paper] = {
    "a4": Paper(210, 297),
    "letter": Paper(215.9, 279.4),
    "a3": Paper(297, 420),
    "tabloid": Paper(279.4, 431.8),
}
"""The papers by the names that commands and files have for them."""


@dataclass(frozen=True)
class Room:
    """What the margins of a document leave, in points."""

    width: float
    """Of a column, or of the page where there are no columns."""
    height: float
    """Of a page."""


_ROOMS: Mapping[str, Mapping[str, Room]] = {
    "rules": {"a4": Room(258, 795), "letter": Room(266, 748)},
    "large": {"a4": Room(521, 785), "letter": Room(538, 735)},
    "worksheet": {"a4": Room(226, 766), "letter": Room(234, 716)},
}
"""Measured at what Typst makes of the templates, because Python reckons with it before Typst sets a text."""


def room_on(document: str, paper: str) -> Room:
    """The room of a document on a paper; of one that was not measured, as on A4.

    >>> room_on("rules", "letter").width
    266
    """
    rooms = _ROOMS[document]
    return rooms.get(paper, rooms["a4"])
