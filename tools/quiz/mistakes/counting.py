"""Counts how often each of the eighteen mistakes matters, and writes bites.tsv.

Every count is exact: all holdings of a deck, or all pairs of holdings without a common card. Pairs
are not visited one by one: a pair is counted with every set of cards that both its hands contain,
plus for an even and minus for an odd number of cards. That leaves 1 for a pair without a common
card, and 0 for any other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import cmp_to_key
from itertools import combinations, pairwise
from math import comb
from pathlib import Path

from badugi_core import DECK, HOLE_CARDS, Card, Rank, Suit, rank as class_number
from tools.files import write
from tools.quiz.mistakes import methods
from tools.quiz.mistakes.bites import COLUMNS
from tools.quiz.mistakes.methods import Holding
from tools.quiz.mistakes.traps import TRAPS, Trap


def _nothing(holding: Holding) -> Hashable:
    return None


def _raw_ranks(holding: Holding) -> Hashable:
    return tuple(card.rank for card in holding)


def _ace_high(holding: Holding) -> Hashable:
    return _raw_ranks(methods.read_ace_high(holding)[0])


def _is_paired(holding: Holding) -> Hashable:
    return len({card.rank for card in holding}) < HOLE_CARDS


def _is_alike(holding: Holding) -> Hashable:
    return 1 in (len({card.rank for card in holding}), len({card.suit for card in holding}))


def _top_suit(holding: Holding) -> Hashable:
    return methods.best(holding)[0][0].suit


SEES: dict[str, Callable[[Holding], Hashable]] = {
    "ace-high": _ace_high,
    "dead-card-kicker": _raw_ranks,
    "one-suit-no-hand": _is_alike,
    "pair-kills": _is_paired,
    "same-raw-ranks-tie": _raw_ranks,
    "suit-breaks-tie": _top_suit,
}
"""What a mistake in comparing looks at besides the class of each hand."""

NOT_ORDERED = "same-raw-ranks-tie"
"""The one mistake that does not put hands in an order: it calls a tie between neighbours only."""


def shapes(cards: Sequence[Card], size: int) -> list[tuple[Holding, int]]:
    """One of each kind of sets that differ in the names of the suits alone, and how many there are.

    `cards` are the same ranks in every suit that they have.
    """
    found: Counter[tuple[int, ...]] = Counter()
    for chosen in combinations(cards, size):
        ranks = [0] * len(Suit)
        for card in chosen:
            ranks[card.suit] |= 1 << card.rank
        found[tuple(sorted(ranks, reverse=True))] += 1
    return [
        (tuple(sorted(Card(rank, suit) for suit in Suit for rank in Rank if ranks[suit] >> rank & 1)), count)
        for ranks, count in found.items()
    ]


def misread(trap: Trap, kinds: Sequence[tuple[Holding, int]]) -> int:
    """How many holdings a mistake in reading makes weaker or stronger than they are."""
    assert trap.read is not None
    return sum(
        count
        for holding, count in kinds
        if methods.order(methods.misread(trap.read, holding), methods.best(holding)[0])
    )


_Label = tuple[int, Hashable]
"""The true place of a holding, and what a mistake sees besides."""


class Labels:
    """Each holding of a deck as two numbers: its true place, and its place by a mistake."""

    def __init__(self, trap: Trap, cards: Sequence[Card]) -> None:
        sees = SEES.get(trap.id, _nothing)
        labels: dict[int, _Label] = {}
        first: dict[_Label, Holding] = {}
        for holding in combinations(cards, HOLE_CARDS):
            label = class_number([card.id for card in holding]), sees(holding)
            labels[_bits(holding)] = label
            first.setdefault(label, holding)
        places = self._raw(first) if trap.id == NOT_ORDERED else self._sorted(trap, first)
        self.places = {bits: (label[0], places[label]) for bits, label in labels.items()}

    def _sorted(self, trap: Trap, first: dict[_Label, Holding]) -> dict[_Label, int]:
        """The mistake's own order, best first; equal hands share a place."""

        def compared(one: _Label, other: _Label) -> int:
            return trap.verdict(first[other], first[one])

        ordered = sorted(first, key=cmp_to_key(compared))
        places, place = {ordered[0]: 0}, 0
        for before, after in pairwise(ordered):
            place += trap.verdict(first[before], first[after]) != 0
            places[after] = place
        return places

    def _raw(self, first: dict[_Label, Holding]) -> dict[_Label, int]:
        numbers: dict[Hashable, int] = {}
        return {label: numbers.setdefault(label[1], len(numbers)) for label in first}


def _bits(cards: Sequence[Card]) -> int:
    return sum(1 << card.id for card in cards)


def _disagreeing(labels: Counter[tuple[int, int]]) -> int:
    """The ordered pairs that two orders do not put in the same order, or of which one makes a tie."""
    total = sum(labels.values())
    most = max(place for _, place in labels) + 1
    tree = [0] * (most + 1)  # Fenwick: how many stand before a place by the mistake
    agreeing = 0
    waiting: list[tuple[int, int]] = []
    last = None
    for (right, place), count in sorted(labels.items()):
        if right != last:
            for index, weight in waiting:
                while index <= most:
                    tree[index] += weight
                    index += index & -index
            waiting, last = [], right
        before, index = 0, place
        while index:
            before += tree[index]
            index &= index - 1
        agreeing += count * (count + 2 * before)
        waiting.append((place + 1, count))
    return total * total - agreeing


def _alike(labels: Counter[tuple[int, int]]) -> int:
    """The ordered pairs of equal second and different first number."""
    by_second: dict[int, list[int]] = {}
    for (_, second), count in labels.items():
        by_second.setdefault(second, []).append(count)
    return sum(sum(counts) ** 2 - sum(count * count for count in counts) for counts in by_second.values())


def misjudged(trap: Trap, cards: Sequence[Card] = DECK) -> int:
    """How many pairs of holdings without a common card a mistake in comparing judges wrongly."""
    places = Labels(trap, cards).places
    wrong = _alike if trap.id == NOT_ORDERED else _disagreeing
    total = 0
    for size in range(HOLE_CARDS):  # with four common cards it is the same hand twice: never wrong
        # Suits have names only for the mistake that compares them.
        sets: Sequence[tuple[Holding, int]] = (
            [(chosen, 1) for chosen in combinations(cards, size)]
            if trap.id == "suit-breaks-tie"
            else shapes(cards, size)
        )
        for common, count in sets:
            bits = _bits(common)
            rest = [1 << card.id for card in cards if card not in common]
            held = Counter(places[bits | sum(more)] for more in combinations(rest, HOLE_CARDS - size))
            total += (-1) ** size * count * wrong(held)
    assert total % 2 == 0
    return total // 2


def count(trap: Trap, kinds: Sequence[tuple[Holding, int]]) -> int:
    """What the table says of a mistake."""
    return misread(trap, kinds) if trap.misreads else misjudged(trap)


def rows() -> Iterator[str]:
    """The table, line by line."""
    kinds = shapes(DECK, HOLE_CARDS)
    assert sum(many for _, many in kinds) == comb(len(DECK), HOLE_CARDS)
    yield "\t".join(COLUMNS)
    for trap in TRAPS.values():
        yield f"{trap.id}\t{count(trap, kinds)}"


def write_bites(path: Path) -> None:
    """Count anew and write the table."""
    write({path: "".join(f"{row}\n" for row in rows())})
