"""Chances after one, two or three draws, exact, with dead cards taken out.

A card that is thrown away is dead for the draws that follow, so draws are not independent
of each other: the second draw to 3-2-A comes from 47 cards, not 48.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import reduce
from operator import and_

from badugi_core._cards import Card
from badugi_core._classes import HAND_CLASSES, HandClass
from badugi_core._errors import CardError, OddsError
from badugi_core._hands import HOLE_CARDS
from badugi_core._notation import to_cards
from badugi_core._odds_distribution import Distribution
from badugi_core._odds_playout import Keep, as_set, final_hands, ids, keeps, preferred
from badugi_core._rank import rank
from badugi_core._rulesets import DRAWS

Cards = str | Iterable[Card]
"""Cards, or a text as `parse_cards` reads it."""


@dataclass(frozen=True)
class DrawPolicy:
    """What a player does at each draw: which hands stand pat. All others draw.

    A hand that draws keeps the cards that play and throws the rest away; a badugi that draws is
    broken and keeps its three lowest cards. Of several best subsets it keeps the one that
    has the most ways to a badugi at this draw, dead cards considered; if there are still
    several, each with the same chance.

    >>> KEEP_BEST.stands_on.size, str(KEEP_BEST.stands_on)
    (4, 'K-Q-J-T')
    """

    stands_on: HandClass
    """The weakest class that stands pat."""


KEEP_BEST = DrawPolicy(next(item for item in reversed(HAND_CLASSES) if item.size == HOLE_CARDS))
"""Stand pat with any badugi, else keep the best subset and draw to four.

>>> str(KEEP_BEST.stands_on)
'K-Q-J-T'
"""

BREAK_BADUGI = DrawPolicy(HAND_CLASSES[0])
"""As `KEEP_BEST`, but break every badugi save the best of all, at each draw.

>>> str(BREAK_BADUGI.stands_on)
'4-3-2-A'
"""

STAND_PAT = DrawPolicy(HAND_CLASSES[-1])
"""Never draw.

>>> str(STAND_PAT.stands_on)
'K'
"""


def read_holding(cards: Cards, dead: Cards) -> tuple[int, int]:
    """A holding of four cards and other cards that cannot come, as sets."""
    holding = to_cards(cards)
    if len(holding) != HOLE_CARDS:
        raise CardError("wrong-count", cards if isinstance(cards, str) else " ".join(map(str, holding)), 0)
    gone = to_cards(dead)
    for position, card in enumerate(gone):
        if card in holding:
            raise CardError("duplicate-card", str(card), position)
    return as_set(holding), as_set(gone)


def check_draws(draws: int, most: int = DRAWS) -> None:
    """See that there are one to three draws (rule DRAW-1), or fewer."""
    if type(draws) is not int:  # not isinstance: to Python, True is a number too
        raise TypeError(f"the draws are a whole number, not {draws!r}")
    if draws not in range(1, most + 1):
        raise OddsError("wrong-draws", str(draws))


def discarded(discard: Cards, held: int) -> int:
    """Cards to throw away, as a set."""
    cards = to_cards(discard)
    for card in cards:
        if not held >> card.id & 1:
            raise OddsError("not-held", str(card))
    return as_set(cards)


def draw_distribution(
    cards: Cards, draws: int, policy: DrawPolicy = KEEP_BEST, dead: Cards = (), *, discard: Cards | None = None
) -> Distribution:
    """The final hands of a holding of four cards after one to three draws.

    Three draws may take a while.

    Args:
        cards: the holding.
        draws: how many draws are left.
        policy: what the player does at each of them.
        dead: other cards that cannot come, because they have been seen.
        discard: what goes at the first draw, in place of what the policy says; the policy
            rules the other draws. With no card the player stands pat this once.

    Raises:
        CardError: cards that cannot be read, a card twice, or not four in the holding.
        OddsError: ``wrong-draws``, ``not-held``, or ``deck-runs-out`` if that can happen.

    >>> draw_distribution("As 2d 3h Kh", 3).of_size(4)  # 1 - 38/48 * 37/47 * 36/46
    Fraction(2215, 4324)
    >>> draw_distribution("7h 8d 9s Kh", 3).of_size(4)
    Fraction(8857, 17296)
    """
    check_draws(draws)
    if not isinstance(policy, DrawPolicy):
        raise TypeError(f"a policy is a DrawPolicy such as KEEP_BEST, not {policy!r}")
    held, known = read_holding(cards, dead)
    hand_class = HAND_CLASSES[rank(ids(held)) - 1]
    if discard is not None:
        thrown = discarded(discard, held)
        choices: tuple[Keep, ...] = ((held ^ thrown, thrown),)
    elif hand_class >= policy.stands_on:
        return Distribution.of({hand_class.ordinal: 1})
    else:
        choices = preferred(keeps(held, hand_class.ordinal), known)
    common = reduce(and_, (thrown for _, thrown in choices))
    positions = {(kept, thrown & ~common): 1 for kept, thrown in choices}
    return Distribution.of(final_hands(known | common, positions, draws, policy.stands_on.ordinal))


def draw_once(cards: Cards, discard: Cards, dead: Cards = ()) -> Distribution:
    """The final hands of a holding of four cards when `discard` goes and nothing is drawn after that.

    Raises:
        CardError, OddsError: as `draw_distribution`.

    >>> draw_once("As 2d 3h Kh", "Kh").of_size(4)
    Fraction(5, 24)
    """
    return draw_distribution(cards, 1, STAND_PAT, dead, discard=discard)
