"""A slow second evaluator, written straight from the definition of a Badugi hand.

It is the referee of the tests, so it shares no code with `badugi_core` and takes no
shortcut: a hand is the largest subset of the held cards in which no rank and no suit
repeats (EVAL-1), and among subsets of that size the lowest, compared from the highest card
down (EVAL-2). A card is a plain pair: a rank from 1, the ace, to 13, the king, and the
letter of a suit.

    python -m tests.oracle > tests/golden/classes.tsv

prints the table of all hand classes anew, from all 270,725 holdings.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import combinations

Plain = tuple[int, str]
"""A rank from 1 to 13 and a suit letter."""

RANK_LETTERS = "A23456789TJQK"
SUIT_LETTERS = "cdhs"
DECK: tuple[Plain, ...] = tuple((rank, suit) for rank in range(1, 14) for suit in SUIT_LETTERS)


def read(text: str) -> tuple[Plain, ...]:
    """Cards of a text such as ``"6h 4d"``, one blank between two.

    >>> read("Ah Td")
    ((1, 'h'), (10, 'd'))
    """
    return tuple((RANK_LETTERS.index(card[0]) + 1, card[1]) for card in text.split())


def ranks(cards: Iterable[Plain]) -> tuple[int, ...]:
    """The ranks, highest first.

    >>> ranks(read("Ah Td 4c"))
    (10, 4, 1)
    """
    return tuple(sorted((rank for rank, _ in cards), reverse=True))


def subsets(cards: Iterable[Plain]) -> list[tuple[Plain, ...]]:
    """Every subset that is not empty; 15 of four cards."""
    held = tuple(cards)
    return [chosen for size in range(1, len(held) + 1) for chosen in combinations(held, size)]


def no_repeat(cards: tuple[Plain, ...]) -> bool:
    """Whether no two cards share a rank or a suit.

    >>> no_repeat(read("4d 3s Ah")), no_repeat(read("6h Ah")), no_repeat(read("6h 6d"))
    (True, False, False)
    """
    return all(a[0] != b[0] and a[1] != b[1] for a, b in combinations(cards, 2))


def best(cards: Iterable[Plain]) -> set[frozenset[Plain]]:
    """All subsets that are the best hand.

    >>> sorted(sorted(hand) for hand in best(read("Qs Qh 2d Ac")))
    [[(1, 'c'), (2, 'd'), (12, 'h')], [(1, 'c'), (2, 'd'), (12, 's')]]
    """
    legal = [chosen for chosen in subsets(cards) if no_repeat(chosen)]
    largest = max(map(len, legal))
    longest = [chosen for chosen in legal if len(chosen) == largest]
    lowest = min(map(ranks, longest))
    return {frozenset(chosen) for chosen in longest if ranks(chosen) == lowest}


def playing_ranks(cards: Iterable[Plain]) -> tuple[int, ...]:
    """The ranks of the best hand, highest first.

    >>> playing_ranks(read("Ac Ad 2d 3c"))
    (2, 1)
    """
    return ranks(next(iter(best(cards))))


def place(hand: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
    """Sorts playing ranks from the best hand to the worst (EVAL-5, EVAL-6).

    >>> place((5, 4, 3, 2)) < place((13, 3, 2, 1)) < place((3, 2, 1))
    True
    """
    return -len(hand), hand


def sign(a: Iterable[Plain], b: Iterable[Plain]) -> int:
    """1, 0 or -1 as the first holding is stronger, equal or weaker.

    >>> sign(read("5s 4h 3d 2c"), read("Ks 3h 2d Ac"))
    1
    """
    first, second = place(playing_ranks(a)), place(playing_ranks(b))
    return (first < second) - (first > second)


def class_table(counts: Counter[tuple[int, ...]]) -> str:
    """The table of classes, best first: ordinal, ranks and number of holdings, tabs between."""
    lines = ["ordinal\tranks\tcount"]
    for ordinal, hand in enumerate(sorted(counts, key=place), start=1):
        letters = "-".join(RANK_LETTERS[rank - 1] for rank in hand)
        lines.append(f"{ordinal}\t{letters}\t{counts[hand]}")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    print(class_table(Counter(map(playing_ranks, combinations(DECK, 4)))), end="")
