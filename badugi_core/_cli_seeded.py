"""Players for show: one number fixes the shuffle and everything that they do.

They are no match for anybody: they keep the cards that play, and bet, call or fold by lot,
more boldly with more cards. They decide through `random()` alone, the one method of Python's
generator whose numbers are promised to stay the same in every version.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random

from badugi_core._cards import DECK, Card
from badugi_core._deal import apply, legal_actions
from badugi_core._deal_actions import Action, Bet, Call, Check, Discard, Fold, LegalActions, Raise, Shuffle, StandPat
from badugi_core._deal_state import Deal
from badugi_core._explain import evaluate
from badugi_core._rulesets import RuleSet
from badugi_core._session import start_session

Rng = Callable[[], float]
"""The next random number, at least 0 and below 1."""

_WEIGHTS: Mapping[int, Mapping[type[Action], int]] = {
    1: {Fold: 5, Check: 9, Call: 4, Bet: 1, Raise: 1},
    2: {Fold: 3, Check: 8, Call: 6, Bet: 2, Raise: 1},
    3: {Fold: 1, Check: 6, Call: 7, Bet: 4, Raise: 2},
    4: {Fold: 1, Check: 3, Call: 9, Bet: 7, Raise: 10},
}
"""How often a player with so many playing cards does what; only what is legal takes part."""


def seeded_deal(rules: RuleSet, players: int, seed: int) -> Deal:
    """Play one deal to its end; the first seat has the button.

    Raises:
        DealError: ``wrong-players``.

    >>> from badugi_core import load_ruleset
    >>> home = load_ruleset("home")
    >>> seeded_deal(home, 2, seed=7) == seeded_deal(home, 2, seed=7) != seeded_deal(home, 2, seed=8)
    True
    """
    rng = Random(seed).random
    deal = start_session(rules, players).next_deal(_shuffled(DECK, rng))
    while not deal.is_over:
        deal = apply(deal, _choose(legal_actions(deal), deal, rng))
    return deal


def _below(count: int, rng: Rng) -> int:
    return int(rng() * count)


def _shuffled(cards: Sequence[Card], rng: Rng) -> tuple[Card, ...]:
    """The cards in a random order (Fisher and Yates)."""
    order = list(cards)
    for last in range(len(order) - 1, 0, -1):
        other = _below(last + 1, rng)
        order[last], order[other] = order[other], order[last]
    return tuple(order)


def _choose(legal: LegalActions, deal: Deal, rng: Rng) -> Action:
    """What the player to act does, or the dealer."""
    if legal.seat is None:
        return Shuffle(_shuffled(legal.pile, rng))
    playing = evaluate(deal.hole[legal.seat]).playing
    if legal.hole:
        rest = tuple(card for card in legal.hole if card not in playing)
        return Discard(rest) if rest else StandPat()
    actions: tuple[Action | None, ...] = (
        Fold() if legal.fold else None,
        Check() if legal.check else None,
        Call() if legal.call else None,
        Bet(legal.bet_to[_below(len(legal.bet_to), rng)]) if legal.bet_to else None,
        Raise(legal.raise_to[_below(len(legal.raise_to), rng)]) if legal.raise_to else None,
    )
    weights = _WEIGHTS[len(playing)]
    lot = [action for action in actions if action for _ in range(weights[type(action)])]
    return lot[_below(len(lot), rng)]
