"""Every way to misread one hand that has a name: those of the traps, and some more.

The further methods serve the questions "Which cards play?", "What is this hand?" and what to
throw away. As in `methods.py`, none looks at the order of the cards or prefers a suit.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from itertools import combinations, groupby, product
from operator import attrgetter

from badugi_core import Rank, is_legal
from tools.quiz.mistakes.methods import Holding, Read, Subset, best, drop_middle_cards, drop_unlucky_pair_card
from tools.quiz.mistakes.traps import TRAPS

_HIGH = 9
"""From here up, `high_card_out` calls a card high."""


def lowest_first(holding: Holding) -> tuple[Subset, ...]:
    """From the lowest card up, keep each card that does not clash with those kept before."""
    ranks = [list(cards) for _, cards in groupby(sorted(holding), key=lambda card: card.rank)]
    found = []
    for order in product(*ranks):
        kept: Subset = ()
        for card in order:
            if all(card.suit != other.suit for other in kept):
                kept = (*kept, card)
        found.append(kept)
    return tuple(dict.fromkeys(found))


def _alone(holding: Holding, key: Callable[..., int]) -> tuple[Subset, ...]:
    """The best of the cards that share nothing, if there are such and others."""
    counts = Counter(map(key, holding))
    kept = tuple(card for card in holding if counts[key(card)] == 1)
    return best(kept) if kept and len(kept) < len(holding) else ()


def both_of_a_pair(holding: Holding) -> tuple[Subset, ...]:
    """Throw away all cards of a rank that comes twice, then read the rest."""
    return _alone(holding, lambda card: card.rank)


def both_of_a_suit(holding: Holding) -> tuple[Subset, ...]:
    """Throw away all cards of a suit that comes twice, then read the rest."""
    return _alone(holding, lambda card: card.suit)


def ranks_without_suits(holding: Holding) -> tuple[Subset, ...]:
    """Different ranks: all four cards play."""
    return (holding,) if len({card.rank for card in holding}) == len(holding) else ()


def high_card_out(holding: Holding) -> tuple[Subset, ...]:
    """Throw away the highest card if it is high, then read the rest."""
    *rest, highest = sorted(holding)
    return best(tuple(rest)) if highest.rank >= _HIGH and highest.rank != rest[-1].rank else ()


def one_of_a_pair_goes(holding: Holding) -> bool:
    """Whether there is one pair, and just one of its cards repeats a suit: the lesson says which card goes."""
    ranks, suits = (Counter(key(card) for card in holding) for key in (attrgetter("rank"), attrgetter("suit")))
    repeating = [card for card in holding if ranks[card.rank] > 1 and suits[card.suit] > 1]
    return len(ranks) == len(holding) - 1 and len(repeating) == 1


def wrong_card_of_a_pair(holding: Holding) -> tuple[Subset, ...]:
    """`drop_unlucky_pair_card`, where its lesson helps."""
    return drop_unlucky_pair_card(holding) if one_of_a_pair_goes(holding) else ()


def higher_kept(holding: Holding) -> tuple[Subset, ...]:
    """As many cards as can play, but the highest of them."""
    def ranks(subset: Subset) -> list[int]:
        return sorted((card.rank for card in subset), reverse=True)

    legal = [subset for subset in combinations(holding, len(best(holding)[0])) if is_legal(subset)]
    highest = max(map(ranks, legal))
    return tuple(subset for subset in legal if ranks(subset) == highest)


def middle_cards_out(holding: Holding) -> tuple[Subset, ...]:
    """`drop_middle_cards`, where nothing but middle cards goes and a card is left."""
    if any(card.rank > Rank.NINE for card in holding):
        return ()
    return tuple(subset for subset in drop_middle_cards(holding) if subset)


READERS: dict[str, Read] = {
    **{trap.id: trap.read for trap in TRAPS.values() if trap.read is not None},
    "which-pair-card": wrong_card_of_a_pair,
    "middle-cards-are-trash": middle_cards_out,
    "lowest-first": lowest_first,
    "both-of-a-pair": both_of_a_pair,
    "both-of-a-suit": both_of_a_suit,
    "ranks-without-suits": ranks_without_suits,
    "high-card-out": high_card_out,
    "higher-kept": higher_kept,
}
"""What each mistake in reading may keep of a holding."""


@lru_cache(maxsize=4096)
def misreadings(holding: Holding) -> dict[str, tuple[Subset, ...]]:
    """The wrong subsets that each mistake keeps, if any, by its id.

    >>> from badugi_core import parse_cards
    >>> misreadings(parse_cards("6s 6h 3d 2c"))["four-suits-is-badugi"]
    ((Card('6s'), Card('6h'), Card('3d'), Card('2c')),)
    """
    right = {frozenset(choice) for choice in best(holding)}
    found = {
        name: tuple(subset for subset in read(holding) if frozenset(subset) not in right)
        for name, read in READERS.items()
    }
    return {name: subsets for name, subsets in found.items() if subsets}
