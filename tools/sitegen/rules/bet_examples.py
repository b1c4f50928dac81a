"""Amounts of worked examples, from the limits and the pots of the core."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from badugi_core import DECK, Bet, Call, Raise, RuleSet, apply, legal_actions, raise_bounds, start_deal


@dataclass(frozen=True)
class RaiseLimits:
    """What may be bet into a pot, and what a bet may be raised to."""

    opening: int
    """The most that may be bet when nobody has bet."""
    least: int
    """The total of the least raise of a bet."""
    most: int
    """The total of the largest raise of a bet."""


def raise_limits(rules: RuleSet, pot: int, bet: int) -> RaiseLimits:
    """The limits in pot limit or half-pot limit for a bet into a pot that does not hold the bet yet.

    >>> from badugi_core import load_ruleset
    >>> raise_limits(load_ruleset("room-pot-limit"), pot=20, bet=4)
    RaiseLimits(opening=20, least=8, most=32)
    """
    _, opening = raise_bounds(rules, level=0, full=0, step=rules.big_blind, pot=pot, owed=0)
    least, most = raise_bounds(rules, level=bet, full=bet, step=bet, pot=pot + bet, owed=bet)
    return RaiseLimits(opening, least, most)


def all_in_pots(rules: RuleSet, stacks: Sequence[int]) -> tuple[int, ...]:
    """The main pot and the side pots when all players put in all that others can match.

    >>> from badugi_core import load_ruleset
    >>> all_in_pots(load_ruleset("room-pot-limit"), (5, 20, 20))
    (15, 30)
    """
    deal = start_deal(rules, stacks, DECK)
    while (legal := legal_actions(deal)).raise_to or legal.bet_to or legal.call:
        if legal.raise_to:
            deal = apply(deal, Raise(legal.raise_to[-1]))
        else:
            deal = apply(deal, Bet(legal.bet_to[-1]) if legal.bet_to else Call())
    return tuple(pot.amount for pot in deal.pots)
