"""Which cards play: the largest, then lowest, subset without a repeated rank or suit."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations

from badugi_core._cards import Card, Rank

HOLE_CARDS = 4
"""Cards that a player holds (rule DEAL-2).

>>> HOLE_CARDS
4
"""


def is_legal(cards: Sequence[Card]) -> bool:
    """Whether no rank and no suit occurs twice (rule EVAL-1).

    >>> from badugi_core import parse_cards
    >>> is_legal(parse_cards("4d 3s Ah")), is_legal(parse_cards("6h Ah"))
    (True, False)
    """
    return len({card.rank for card in cards}) == len({card.suit for card in cards}) == len(cards)


def rank_mask(ranks: Iterable[Rank]) -> int:
    """Different ranks as bits, ace = bit 0. Of two masks of one size, the smaller is the better hand:
    comparing the numbers compares the highest card first, then the next (rule EVAL-6).

    >>> bin(rank_mask((Rank.FOUR, Rank.TREY, Rank.ACE)))
    '0b1101'
    """
    return sum(1 << (rank - 1) for rank in ranks)


def best_subsets(cards: Sequence[Card]) -> tuple[tuple[Card, ...], ...]:
    """Every subset that is the best hand, each from the highest card to the lowest.

    All subsets are examined, none is eliminated by a shortcut (rules EVAL-1 to EVAL-3).
    Several can be best when equal cards are interchangeable; they are sorted by suit.

    >>> from badugi_core import parse_cards
    >>> best_subsets(parse_cards("Qs Qh 2d Ac"))
    ((Card('Qh'), Card('2d'), Card('Ac')), (Card('Qs'), Card('2d'), Card('Ac')))
    >>> best_subsets([])
    ()
    """
    ordered = sorted(cards, key=lambda card: (-card.rank, card.suit))
    for size in range(len(ordered), 0, -1):
        legal = [subset for subset in combinations(ordered, size) if is_legal(subset)]
        if legal:
            masks = [rank_mask(card.rank for card in subset) for subset in legal]
            lowest = min(masks)
            return tuple(subset for subset, mask in zip(legal, masks, strict=True) if mask == lowest)
    return ()
