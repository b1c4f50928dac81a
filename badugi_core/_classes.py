"""The 1,092 hand classes in order, each with the number of holdings that make it.

A class is a size and the ranks that play. Every set of one to four ranks is a class:
C(13,4) + C(13,3) + C(13,2) + C(13,1) = 715 + 286 + 78 + 13 = 1,092.

Counting needs no enumeration of the C(52,4) = 270,725 holdings. Which of the four ranks
play depends only on how the ranks repeat (a-b-c-d, a-a-b-c, …) and on the suits. So each of
the eight patterns of repetition is solved once over all suits, then laid over the
1,820 multisets of four ranks.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, total_ordering
from itertools import accumulate, combinations, combinations_with_replacement, product
from math import comb

from badugi_core._cards import DECK, Card, Rank, Suit
from badugi_core._hands import HOLE_CARDS, best_subsets, rank_mask

HOLDINGS = comb(len(DECK), HOLE_CARDS)
"""The number of ways to hold four cards: 270,725."""


@total_ordering
@dataclass(frozen=True, eq=False)
class HandClass:
    """Hands of equal value. A stronger class compares greater.

    >>> HAND_CLASSES[0] > HAND_CLASSES[1]
    True
    """

    ordinal: int
    """1 for 4-3-2-A, the best, to 1,092 for a lone king."""
    ranks: tuple[Rank, ...]
    """The playing ranks from the highest to the lowest."""
    count: int
    """How many of the 270,725 holdings make this class."""
    cumulative_count: int
    """How many holdings make this class or a stronger one."""

    @property
    def size(self) -> int:
        """The number of playing cards, 1 to 4."""
        return len(self.ranks)

    @property
    def share(self) -> Fraction:
        """The part of all holdings that make this class.

        >>> HAND_CLASSES[0].share
        Fraction(24, 270725)
        """
        return Fraction(self.count, HOLDINGS)

    @property
    def cumulative_share(self) -> Fraction:
        """The part of all holdings that make this class or a stronger one.

        >>> HAND_CLASSES[-1].cumulative_share
        Fraction(1, 1)
        """
        return Fraction(self.cumulative_count, HOLDINGS)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, HandClass):
            return NotImplemented
        return self.ordinal == other.ordinal

    def __hash__(self) -> int:
        return hash(self.ordinal)

    def __lt__(self, other: object) -> bool:
        if not isinstance(other, HandClass):
            return NotImplemented
        return self.ordinal > other.ordinal

    def __str__(self) -> str:
        return "-".join(rank.letter for rank in self.ranks)


@cache
def _playing_positions(pattern: tuple[int, ...]) -> Counter[tuple[int, ...]]:
    """For ranks that repeat as in `pattern`, how many suit choices let which positions play.

    `pattern` numbers the distinct ranks upwards, such as (0, 0, 1, 2) for a low pair.
    """
    counts: Counter[tuple[int, ...]] = Counter()
    for suits in product(Suit, repeat=len(pattern)):
        holding = tuple(Card(Rank(position + 1), suit) for position, suit in zip(pattern, suits, strict=True))
        # Equal ranks in one order of suits only: a holding is a set of cards.
        if all(a < b for a, b in zip(holding, holding[1:]) if a.rank == b.rank):
            counts[tuple(card.rank - 1 for card in best_subsets(holding)[0])] += 1
    return counts


def _count_holdings() -> Counter[tuple[Rank, ...]]:
    """The number of holdings by the ranks that play."""
    counts: Counter[tuple[Rank, ...]] = Counter()
    for ranks in combinations_with_replacement(Rank, HOLE_CARDS):
        distinct = sorted(set(ranks))
        pattern = tuple(distinct.index(rank) for rank in ranks)
        for positions, count in _playing_positions(pattern).items():
            counts[tuple(distinct[position] for position in positions)] += count
    return counts


def _classes() -> tuple[HandClass, ...]:
    counts = _count_holdings()
    ordered = [
        ranks
        for size in range(HOLE_CARDS, 0, -1)
        # Ascending bit masks put the lowest top card first; see `rank_mask`.
        for ranks in sorted(
            (tuple(reversed(chosen)) for chosen in combinations(Rank, size)), key=rank_mask
        )
    ]
    totals = accumulate(counts[ranks] for ranks in ordered)
    return tuple(
        HandClass(ordinal, ranks, counts[ranks], total)
        for ordinal, (ranks, total) in enumerate(zip(ordered, totals, strict=True), start=1)
    )


HAND_CLASSES: tuple[HandClass, ...] = _classes()
"""All classes; ``HAND_CLASSES[i].ordinal == i + 1``."""

_BY_RANKS = {hand_class.ranks: hand_class for hand_class in HAND_CLASSES}


def class_of(playing: tuple[Card, ...]) -> HandClass:
    """The class of cards that play, from the highest to the lowest.

    >>> from badugi_core import parse_cards
    >>> class_of(parse_cards("4c 3d 2h As")).ordinal
    1
    """
    return _BY_RANKS[tuple(card.rank for card in playing)]
