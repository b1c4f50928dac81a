"""Wrong ways to read and to compare hands, as people use them.

A reading method gives the subsets that it may keep of a holding, the one that counts at a
showdown first, or nothing where it does not apply. A judging method gives a verdict on two
holdings: negative, 0 or positive as the first is weaker, equal or stronger. No method looks
at the order of the cards, and only `suit_breaks_tie` prefers one suit to another.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import combinations, product
from typing import Any

from badugi_core import Card, Rank, evaluate, is_legal

Holding = tuple[Card, ...]
Subset = tuple[Card, ...]
Read = Callable[[Holding], tuple[Subset, ...]]

_STRAIGHT = 4
_MIDDLE = range(Rank.SIX, Rank.TEN)
_ACE_HIGH = 14


@lru_cache(maxsize=1024)
def best(cards: Subset) -> tuple[Subset, ...]:
    """The right subsets of one to four cards; kept, since eighteen methods ask for the same."""
    return evaluate(cards, partial=True).choices


def _ranks(cards: Sequence[Card]) -> list[int]:
    return sorted((int(card.rank) for card in cards), reverse=True)


def strength(cards: Sequence[Card]) -> tuple[int, list[int]]:
    """A key that is greater for a stronger hand. It takes any cards, legal or not.

    >>> from badugi_core import parse_cards
    >>> strength(parse_cards("4d 3s Ah")) > strength(parse_cards("5d 2s Ah"))
    True
    """
    return len(cards), [-rank for rank in _ranks(cards)]


def _sign(a: Any, b: Any) -> int:
    return int(a > b) - int(a < b)


def order(a: Sequence[Card], b: Sequence[Card]) -> int:
    """Compare two sets of cards that are both said to play: size first, then from the top."""
    return _sign(strength(a), strength(b))


def misread(read: Read, holding: Holding) -> Subset:
    """What a reading method keeps for a showdown; the right cards where it does not apply."""
    return (read(holding) or best(holding))[0]


def _suit_counts(holding: Holding) -> Counter[int]:
    return Counter(card.suit for card in holding)


def _by_suit(cards: Sequence[Card]) -> Subset:
    """The lowest card of each suit."""
    return tuple(min(card for card in cards if card.suit == suit) for suit in _suit_counts(tuple(cards)))


def _one_of_each_rank(cards: Sequence[Card]) -> tuple[Subset, ...]:
    """Every way to keep one card of each rank."""
    ranks = sorted({card.rank for card in cards})
    return tuple(product(*([card for card in cards if card.rank == rank] for rank in ranks)))


# Reading


def drop_higher_then_pair(holding: Holding) -> tuple[Subset, ...]:
    """Drop the higher of two suited cards at once, then one card of any pair left."""
    if max(_suit_counts(holding).values()) != 2:
        return ()
    return _one_of_each_rank(_by_suit(holding))


def count_suits_and_ranks(holding: Holding) -> tuple[Subset, ...]:
    """As many cards as there are suits, or ranks if these are fewer."""
    ranks = len({card.rank for card in holding})
    suits = len(_suit_counts(holding))
    size = min(ranks, suits)
    if size == len(best(holding)[0]):
        return ()
    # All of different ranks first: those are the ranks that the method reads out.
    subsets = [
        subset
        for subset in combinations(sorted(holding), size)
        if size in (len({card.rank for card in subset}), len({card.suit for card in subset}))
    ]
    return tuple(sorted(subsets, key=lambda cards: (-len({card.rank for card in cards}), _ranks(cards))))


def drop_unlucky_pair_card(holding: Holding) -> tuple[Subset, ...]:
    """Drop either card of a pair, and only then the higher of two suited cards."""
    kept = [_by_suit(cards) for cards in _one_of_each_rank(holding)]
    return tuple(sorted(kept, key=strength)) if len(kept) > 1 else ()


def keep_lowest_of_three_suited(holding: Holding) -> tuple[Subset, ...]:
    """Of three suited cards keep the lowest, whatever the fourth card is."""
    if max(_suit_counts(holding).values()) != 3:
        return ()
    return _one_of_each_rank(_by_suit(holding))


def four_suits_is_badugi(holding: Holding) -> tuple[Subset, ...]:
    """Four suits: all four cards play, pair or no pair."""
    return (holding,) if len(_suit_counts(holding)) == len(holding) else ()


def drop_middle_cards(holding: Holding) -> tuple[Subset, ...]:
    """Call six to nine high, throw away every card from six up, then read the rest."""
    if not any(card.rank in _MIDDLE for card in holding):
        return ()
    low = tuple(card for card in holding if card.rank < _MIDDLE.start)
    return best(low) if low else ((),)


def _ace_high(cards: Sequence[Card]) -> tuple[int, list[int]]:
    ranks = (_ACE_HIGH if card.rank == Rank.ACE else int(card.rank) for card in cards)
    return len(cards), [-rank for rank in sorted(ranks, reverse=True)]


@lru_cache(maxsize=1024)
def read_ace_high(holding: Holding) -> tuple[Subset, ...]:
    """The best cards if the ace were higher than the king."""
    legal = [
        subset
        for size in range(1, len(holding) + 1)
        for subset in combinations(holding, size)
        if is_legal(subset)
    ]
    strongest = max(map(_ace_high, legal))
    return tuple(subset for subset in legal if _ace_high(subset) == strongest)


# Judging


def _right(a: Holding, b: Holding) -> int:
    return order(best(a)[0], best(b)[0])


def ace_high(a: Holding, b: Holding) -> int:
    """Read and compare with the ace above the king."""
    return _sign(_ace_high(read_ace_high(a)[0]), _ace_high(read_ace_high(b)[0]))


def pair_kills(a: Holding, b: Holding) -> int:
    """A holding with a pair loses to any without."""
    paired = [len({card.rank for card in holding}) < len(holding) for holding in (a, b)]
    return _sign(paired[1], paired[0]) or _right(a, b)


def same_raw_ranks_tie(a: Holding, b: Holding) -> int:
    """The same four ranks, played or not, are a tie."""
    return 0 if _ranks(a) == _ranks(b) else _right(a, b)


def dead_card_kicker(a: Holding, b: Holding) -> int:
    """Equal hands: all four cards are compared."""
    return _right(a, b) or order(a, b)


def compare_from_lowest(a: Holding, b: Holding) -> int:
    """Equal sizes: the lowest card is compared first."""
    first, second = best(a)[0], best(b)[0]
    return _sign(
        (len(first), [-rank for rank in reversed(_ranks(first))]),
        (len(second), [-rank for rank in reversed(_ranks(second))]),
    )


def _first_difference(a: Holding, b: Holding) -> int:
    """From the top, the sign of the first difference between the playing ranks; 0 if there is none."""
    pairs = zip(_ranks(best(a)[0]), _ranks(best(b)[0]), strict=False)
    return next((_sign(rank, other) for rank, other in pairs if rank != other), 0)


def ranks_before_size(a: Holding, b: Holding) -> int:
    """The ranks are compared from the top, and the number of cards only afterwards."""
    return -_first_difference(a, b) or _right(a, b)


def _is_straight(holding: Holding) -> bool:
    ranks = _ranks(best(holding)[0])
    return len(ranks) == _STRAIGHT and ranks[0] - ranks[-1] == _STRAIGHT - 1


def straight_helps(a: Holding, b: Holding) -> int:
    """Four playing cards in a row beat everything else."""
    return _sign(_is_straight(a), _is_straight(b)) or _right(a, b)


def straight_hurts(a: Holding, b: Holding) -> int:
    """Four playing cards in a row lose to everything else."""
    return _sign(_is_straight(b), _is_straight(a)) or _right(a, b)


def suit_breaks_tie(a: Holding, b: Holding) -> int:
    """Equal hands: the suit of the highest card decides, spades first."""
    return _right(a, b) or _sign(best(a)[0][0].suit, best(b)[0][0].suit)


def one_suit_no_hand(a: Holding, b: Holding) -> int:
    """Four cards of one suit or of one rank are worth nothing."""
    none = [1 in (len(_suit_counts(cards)), len({card.rank for card in cards})) for cards in (a, b)]
    return 0 if all(none) else _sign(none[1], none[0]) or _right(a, b)


def stop_at_top(a: Holding, b: Holding) -> int:
    """Equal sizes and the same highest card are a tie."""
    first, second = best(a)[0], best(b)[0]
    return 0 if (len(first), first[0].rank) == (len(second), second[0].rank) else _right(a, b)


def worst_badugi(a: Holding, b: Holding) -> int:
    """K-Q-J-A loses to every other four-card hand."""
    feared = [13, 12, 11, 1]
    hands = [_ranks(best(holding)[0]) for holding in (a, b)]
    if len(hands[0]) == len(hands[1]) == len(feared) and feared in hands:
        return _sign(hands[1] == feared, hands[0] == feared)
    return _right(a, b)


def only_counted(a: Holding, b: Holding) -> int:
    """Equal sizes are a tie."""
    return _sign(len(best(a)[0]), len(best(b)[0]))


def higher_wins(a: Holding, b: Holding) -> int:
    """The ranks are compared from the top, and the higher one wins, as in other games."""
    return _first_difference(a, b) or _right(a, b)


def cards_held(a: Holding, b: Holding) -> int:
    """Both players hold as many cards: a tie."""
    return _sign(len(a), len(b))
