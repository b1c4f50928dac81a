"""The 1,092 hand classes in order, each with the number of holdings that make it.

A class is a size and the ranks that play. Every set of one to four ranks is a class:
C(13,4) + C(13,3) + C(13,2) + C(13,1) = 715 + 286 + 78 + 13 = 1,092.

Counting needs no enumeration of the C(52,4) = 270,725 holdings. Which of the four ranks
play depends only on how the ranks repeat (a-b-c-d, a-a-b-c, …) and on the suits. So each of
the eight patterns of repetition is solved once over all suits, then laid over the
1,820 multisets of four ranks. A program that asks for no count does not pay for it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, total_ordering
from itertools import accumulate, combinations, combinations_with_replacement, pairwise, product
from math import comb

from badugi_core._cards import DECK, Card, Rank, Suit
from badugi_core._hands import HOLE_CARDS, best_subsets

HOLDINGS = comb(len(DECK), HOLE_CARDS)
"""The number of ways to hold four cards: 270,725.

>>> HOLDINGS
270725
"""


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

    @property
    def count(self) -> int:
        """How many of the 270,725 holdings make this class.

        >>> HAND_CLASSES[0].count
        24
        """
        return _counts()[self.ordinal - 1]

    @property
    def cumulative_count(self) -> int:
        """How many holdings make this class or a stronger one.

        >>> HAND_CLASSES[-1].cumulative_count == HOLDINGS
        True
        """
        return _cumulative_counts()[self.ordinal - 1]

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


def _classes() -> Iterator[HandClass]:
    ordered = (
        ranks
        for size in range(HOLE_CARDS, 0, -1)
        # From the highest rank down, so that tuples sort as hands do (rule EVAL-6).
        for ranks in sorted(tuple(reversed(chosen)) for chosen in combinations(Rank, size))
    )
    for ordinal, ranks in enumerate(ordered, start=1):
        yield HandClass(ordinal, ranks)


HAND_CLASSES: tuple[HandClass, ...] = tuple(_classes())
"""All classes; ``HAND_CLASSES[i].ordinal == i + 1``.

>>> len(HAND_CLASSES), str(HAND_CLASSES[0]), str(HAND_CLASSES[-1])
(1092, '4-3-2-A', 'K')
"""

_BY_RANKS = {hand_class.ranks: hand_class for hand_class in HAND_CLASSES}


def class_of(playing: tuple[Card, ...]) -> HandClass:
    """The class of cards that play, from the highest to the lowest.

    >>> from badugi_core import parse_cards
    >>> class_of(parse_cards("4c 3d 2h As")).ordinal
    1
    """
    return _BY_RANKS[tuple(card.rank for card in playing)]


Positions = tuple[int, ...]
"""Places in the upward order of the distinct ranks of a holding: (0, 0, 1, 2) is a low pair."""
Suits = tuple[int, ...]
"""One suit for each card, as plain numbers: they are used as an index 270,725 times."""


@cache
def _solve(pattern: Positions) -> dict[Positions, list[Suits]]:
    """For ranks that repeat as in `pattern`: with which suits which of them play, highest first."""
    solved: dict[Positions, list[Suits]] = {}
    for suits in product(range(len(Suit)), repeat=len(pattern)):
        holding = tuple(
            Card(Rank(position + 1), Suit(suit)) for position, suit in zip(pattern, suits, strict=True)
        )
        # Equal ranks in one order of suits only: a holding is a set of cards.
        if all(a < b for a, b in pairwise(holding)):
            playing = tuple(card.rank - 1 for card in best_subsets(holding)[0])
            solved.setdefault(playing, []).append(suits)
    return solved


def holdings_by_class() -> Iterator[tuple[tuple[Rank, ...], HandClass, list[Suits]]]:
    """Every holding once, in bundles: four ranks, a class, and the suits with which they make it.

    Ranks and suits belong together in their order, which is that of the cards from low to high.

    >>> sum(len(suits) for _, _, suits in holdings_by_class()) == HOLDINGS
    True
    """
    for ranks in combinations_with_replacement(Rank, HOLE_CARDS):
        distinct = sorted(set(ranks))
        pattern = tuple(distinct.index(rank) for rank in ranks)
        for positions, suits in _solve(pattern).items():
            yield ranks, _BY_RANKS[tuple(distinct[position] for position in positions)], suits


@cache
def _counts() -> tuple[int, ...]:
    counts = [0] * len(HAND_CLASSES)
    for _, hand_class, suits in holdings_by_class():
        counts[hand_class.ordinal - 1] += len(suits)
    return tuple(counts)


@cache
def _cumulative_counts() -> tuple[int, ...]:
    return tuple(accumulate(_counts()))
