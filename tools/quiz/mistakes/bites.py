"""How often each mistake matters, read from a table of exact counts.

A mistake in reading one hand is counted over all holdings, one in comparing two over all pairs
of holdings that two players can be dealt. `python -m tools.quiz.mistakes` writes the table anew.
"""

from __future__ import annotations

from functools import cache
from math import comb
from pathlib import Path

from badugi_core import DECK, HOLDINGS, HOLE_CARDS
from tools.files import rows

TABLE = Path(__file__).with_name("bites.tsv")
"""One row for each mistake: its id, and how many holdings it misreads or pairs it judges wrongly."""
COLUMNS = ("id", "wrong")


def showdowns() -> int:
    """How many pairs of holdings two players can be dealt, whoever has which.

    >>> showdowns()
    26338835250
    """
    return HOLDINGS * comb(len(DECK) - HOLE_CARDS, HOLE_CARDS) // 2


@cache
def read_bites(path: Path = TABLE) -> dict[str, int]:
    """The counts by the ids of the mistakes.

    Raises:
        SiteError: the file cannot be read, or a row has no count.
    """
    return dict(rows(path, COLUMNS, _bites, "count anew with python -m tools.quiz.mistakes"))


def _bites(trap: str, count: str) -> tuple[str, int]:
    return trap, int(count)


def bites(trap: str) -> int:
    """How many holdings a mistake in reading misreads, or pairs one in comparing judges wrongly.

    >>> bites("separate-vs-shared-conflict")
    10296
    """
    return read_bites()[trap]
