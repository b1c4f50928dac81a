"""The table of how often mistakes matter is what can be counted."""

from __future__ import annotations

import random
from itertools import combinations
from math import sqrt

import pytest

from badugi_core import DECK, HOLE_CARDS, Rank, rank
from tools.errors import SiteError
from tools.quiz.mistakes.bites import COLUMNS, TABLE, bites, read_bites, showdowns
from tools.quiz.mistakes.counting import SEES, misjudged, misread, shapes
from tools.quiz.mistakes.traps import TRAPS

READING = [trap for trap in TRAPS.values() if trap.misreads]
COMPARING = [trap for trap in TRAPS.values() if not trap.misreads]


def is_wrong(trap, a, b):
    """Whether a mistake gives two holdings another verdict than their places do."""
    verdict, places = trap.verdict(a, b), [rank([card.id for card in holding]) for holding in (a, b)]
    return ((verdict > 0) - (verdict < 0)) != (places[0] < places[1]) - (places[0] > places[1])


@pytest.fixture(scope="module")
def kinds():
    """One of each kind of holdings."""
    return shapes(DECK, HOLE_CARDS)


def test_the_table_has_every_mistake():
    """Eighteen lines in the order of the mistakes, six of them about reading."""
    lines = [line.split("\t") for line in TABLE.read_text(encoding="utf-8").splitlines()]
    assert lines[0] == list(COLUMNS)
    assert [line[0] for line in lines[1:]] == list(TRAPS)
    assert (len(READING), len(COMPARING)) == (6, 12)
    assert set(SEES) < {trap.id for trap in COMPARING}


def test_a_row_without_a_count_is_named(tmp_path):
    """One sentence with the place and what to do."""
    path = tmp_path / "bites.tsv"
    path.write_text("id\twrong\nace-high\tmany\n", encoding="utf-8")
    with pytest.raises(SiteError, match=r"bites\.tsv:2: this is no row of id, wrong: count anew with python -m tools\.quiz\.mistakes\.$"):
        read_bites(path)


def test_every_kind_of_holding_is_counted(kinds):
    """Four cards of 52 differ in 16,432 ways if suits have no names."""
    assert len(kinds) == 16432
    assert sum(count for _, count in kinds) == 270725


@pytest.mark.parametrize("trap", READING, ids=lambda trap: trap.id)
def test_counts_of_misread_holdings_are_right(trap, kinds):
    """Counted anew over all holdings."""
    assert misread(trap, kinds) == bites(trap.id)


def test_a_count_of_misjudged_pairs_is_right():
    """One of the long counts, anew over all pairs."""
    assert misjudged(TRAPS["compare-from-lowest"]) == bites("compare-from-lowest")


SMALL = [card for card in DECK if card.rank in (Rank.ACE, Rank.SEVEN, Rank.KING)]


@pytest.mark.parametrize("name", ["dead-card-kicker", "pair-kills", "same-raw-ranks-tie", "suit-breaks-tie"])
def test_counting_without_visiting_pairs(name):
    """With twelve cards, the count is that of visiting each pair."""
    trap = TRAPS[name]
    holdings = list(combinations(SMALL, HOLE_CARDS))
    pairs = [(a, b) for a, b in combinations(holdings, 2) if not set(a) & set(b)]
    assert len(pairs) == 17325
    assert misjudged(trap, SMALL) == sum(is_wrong(trap, a, b) for a, b in pairs)


@pytest.mark.parametrize("trap", COMPARING, ids=lambda trap: trap.id)
def test_shares_of_random_pairs(trap):
    """A draw of pairs from the whole deck has the share of the table, within four deviations."""
    share, size = bites(trap.id) / showdowns(), 500
    chance = random.Random(trap.id)
    wrong = 0
    for _ in range(size):
        dealt = chance.sample(DECK, 2 * HOLE_CARDS)
        a, b = tuple(sorted(dealt[:HOLE_CARDS])), tuple(sorted(dealt[HOLE_CARDS:]))
        wrong += is_wrong(trap, a, b)
    assert abs(wrong - share * size) <= 4 * sqrt(size * share) + 1
