"""How often each mistake matters, read from a table of exact counts.

A mistake in reading one hand is counted over all holdings, one in comparing two over all pairs
of holdings that two players can be dealt. `python -m tools.quiz.mistakes` writes the table anew.
"""

from __future__ import annotations

from functools import cache
from math import comb
from pathlib import Path

from badugi_core import DECK, HOLDINGS, HOLE_CARDS

TABLE = Path(__file__).with_name("bites.tsv")
"""One line for each mistake: its id, and how many holdings it misreads or pairs it judges wrongly."""


def showdowns() -> int:
    """How many pairs of holdings two players can be dealt, whoever has which.

    >>> showdowns()
    26338835250
    """
    return HOLDINGS * comb(len(DECK) - HOLE_CARDS, HOLE_CARDS) // 2


@cache
def _table() -> dict[str, int]:
    rows = TABLE.read_text(encoding="utf-8").splitlines()[1:]
    return {name: int(count) for name, count in (row.split("\t") for row in rows)}


def bites(trap: str) -> int:
    """How many holdings a mistake in reading misreads, or pairs one in comparing judges wrongly.

    >>> bites("separate-vs-shared-conflict")
    10296
    """
    return _table()[trap]
