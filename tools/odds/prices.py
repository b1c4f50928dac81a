"""What a call costs, and what chance it needs, in a deal that the engine plays."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import cache

from badugi_core import DECK, Bet, Call, Check, StandPat, State, Street, apply, legal_actions, load_ruleset, start_deal

PRICED = ("home", "room-pot-limit", "room-half-pot-limit")
"""The rule sets whose prices are shown: one for each betting structure."""


@dataclass(frozen=True)
class Price:
    """A bet that can be called."""

    pot: int
    """Chips in the pot before the bet."""
    bet: int
    """Chips of the bet, and of the call."""

    @property
    def needed(self) -> Fraction:
        """The chance with which the call neither gains nor costs chips on average.

        >>> Price(8, 4).needed
        Fraction(1, 4)
        """
        return Fraction(self.bet, self.pot + 2 * self.bet)

    def gain(self, chance: Fraction) -> Fraction:
        """What the call gains on average, in chips, if nothing is bet after it.

        >>> Price(8, 4).gain(Fraction(1, 2))
        Fraction(4, 1)
        """
        return chance * (self.pot + 2 * self.bet) - self.bet


@cache
def price_in(name: str) -> Price:
    """The largest bet of round 3 between two players, when that of round 2 was called and nobody raised.

    >>> price_in("home")
    Price(pot=8, bet=4)
    """
    rules = load_ruleset(name)
    deal = start_deal(rules, (rules.stack, rules.stack), DECK)
    while True:
        legal = legal_actions(deal)
        if deal.state is State.DRAWING:
            deal = apply(deal, StandPat())
        elif legal.call:
            deal = apply(deal, Call())
        elif deal.street is Street.PREDRAW:
            deal = apply(deal, Check())
        elif deal.street is Street.FIRST_DRAW:
            deal = apply(deal, Bet(legal.bet_to[-1]))
        else:
            return Price(deal.pot, legal.bet_to[-1])
