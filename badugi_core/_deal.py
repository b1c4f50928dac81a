"""Playing a deal: its start, what is legal, and one step at a time.

`legal_actions` is the only source of what is legal; `apply` refuses everything else and
changes nothing then. Randomness comes from outside: the shuffled deck at the start, and a
`Shuffle` when the deck runs out. The same steps always give the same deal.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from badugi_core._cards import DECK, Card
from badugi_core._deal_actions import (
    Action,
    ActionError,
    Bet,
    Call,
    Check,
    Discard,
    Event,
    EventKind,
    Fold,
    LegalActions,
    Raise,
    Shuffle,
    StandPat,
)
from badugi_core._deal_betting import begin_round, bet_refusal, betting_progress, end_round, legal_bets, take_bet
from badugi_core._deal_drawing import (
    begin_draw,
    draw_refusal,
    drawing_progress,
    end_draw,
    legal_draws,
    legal_reshuffle,
    reshuffle_refusal,
    take_draw,
    take_reshuffle,
)
from badugi_core._deal_showdown import show_down, win_unseen
from badugi_core._deal_state import TRANSITIONS, Deal, Progress, State, changed, put
from badugi_core._errors import DealError
from badugi_core._hands import HOLE_CARDS
from badugi_core._limits import bet_size
from badugi_core._rulesets import RuleSet

_ALL_CARDS = frozenset(DECK)


def start_deal(rules: RuleSet, stacks: Sequence[int], deck: Sequence[Card], button: int = 0) -> Deal:
    """Post the blinds and deal four cards to each player (rules BLD-1, BLD-3, DEAL-2 to DEAL-4).

    Args:
        rules: the rule set.
        stacks: chips of each player, clockwise; a blind that is larger is posted all-in.
        deck: the 52 cards in the order in which they come: one at a time, from the left of the button.
        button: the seat of the dealer.

    Raises:
        DealError: the players, a stack, the deck or the button cannot be.

    >>> from badugi_core import load_ruleset
    >>> deal = start_deal(load_ruleset("home"), (100, 100), DECK)
    >>> deal.actor, deal.pot
    (0, 3)
    """
    if not isinstance(rules, RuleSet):
        raise TypeError(f"the rules are a RuleSet, as load_ruleset gives it, not {rules!r}")
    stacks, deck = tuple(stacks), tuple(deck)
    _check_start(rules, stacks, deck, button)
    count = len(stacks)
    deal = Deal(
        rules=rules,
        button=button,
        starting_stacks=stacks,
        stacks=stacks,
        bets=(0,) * count,
        paid=(0,) * count,
        hole=((),) * count,
        live=tuple(range(count)),
        discards=((),) * count,
        thrown=(frozenset(),) * count,
        stub=deck,
        level=rules.big_blind,
        full=rules.big_blind,
        step=bet_size(rules, 0),
        bet_count=1,
    )
    deal = _post(deal, deal.small_blind, rules.small_blind)
    deal = _post(deal, deal.big_blind, rules.big_blind)
    deal = _deal_hole(deal)
    order = [(deal.big_blind + 1 + place) % count for place in range(count)]
    return _go_on(changed(deal, waiting=tuple(seat for seat in order if deal.stacks[seat])))


def _check_start(rules: RuleSet, stacks: tuple[int, ...], deck: tuple[Card, ...], button: int) -> None:
    """See that a deal can begin so."""
    if not rules.min_players <= len(stacks) <= rules.max_players:
        raise DealError("wrong-players", str(len(stacks)))
    if wrong := [chips for chips in stacks if type(chips) is not int or chips < 1]:
        raise DealError("wrong-stack", str(wrong[0]))
    if len(deck) != len(DECK) or set(deck) != _ALL_CARDS:
        raise DealError("wrong-deck", str(len(deck)))
    if type(button) is not int or button not in range(len(stacks)):
        raise DealError("wrong-button", str(button))


def _post(deal: Deal, seat: int, blind: int) -> Deal:
    chips = min(blind, deal.stacks[seat])
    return changed(
        deal,
        stacks=put(deal.stacks, seat, deal.stacks[seat] - chips),
        bets=put(deal.bets, seat, chips),
        log=(*deal.log, Event(EventKind.BLIND, seat, chips, chips)),
    )


def _deal_hole(deal: Deal) -> Deal:
    """One card at a time, the first to the left of the button."""
    count = len(deal.stacks)
    hole = deal.hole
    log = deal.log
    for place in range(count):
        seat = (deal.button + 1 + place) % count
        cards = deal.stub[place : HOLE_CARDS * count : count]
        hole = put(hole, seat, cards)
        log = (*log, Event(EventKind.HOLE, seat, cards=cards))
    return changed(deal, hole=hole, stub=deal.stub[HOLE_CARDS * count :], log=log)


_PROGRESS: Mapping[State, Callable[[Deal], Progress]] = {
    State.BETTING: betting_progress,
    State.DRAWING: drawing_progress,
    State.RESHUFFLING: lambda deal: Progress.RESHUFFLED,
}
"""How each state tells what has come about."""

_ON_THE_WAY: Mapping[Progress, Callable[[Deal], Deal]] = {
    Progress.ROUND_OVER: lambda deal: begin_draw(end_round(deal)),
    Progress.LAST_ROUND_OVER: lambda deal: show_down(end_round(deal)),
    Progress.ONE_LEFT: lambda deal: win_unseen(end_round(deal)),
    Progress.DRAW_OVER: lambda deal: begin_round(end_draw(deal)),
}
"""What is done along a transition."""

_DECISION = (Progress.TURN, Progress.STUB_SHORT)
"""Where a deal waits for a player or for the dealer."""


def _go_on(deal: Deal) -> Deal:
    """Follow the transitions until somebody must decide or the deal is over."""
    while True:
        progress = _PROGRESS[deal.state](deal)
        state = TRANSITIONS[deal.state, progress]
        if progress in _ON_THE_WAY:
            deal = _ON_THE_WAY[progress](deal)
        if state != deal.state:
            deal = changed(deal, state=state)
        if progress in _DECISION or state == State.COMPLETE:
            return deal


_LEGAL: Mapping[State, Callable[[Deal], LegalActions]] = {
    State.BETTING: legal_bets,
    State.DRAWING: legal_draws,
    State.RESHUFFLING: legal_reshuffle,
    State.COMPLETE: lambda deal: LegalActions(),
}


def legal_actions(deal: Deal) -> LegalActions:
    """What may be done next, with exact bounds.

    >>> from badugi_core import load_ruleset
    >>> legal = legal_actions(start_deal(load_ruleset("home"), (100, 100), DECK))
    >>> legal.call, legal.raise_to
    (1, range(4, 5))
    """
    return _LEGAL[deal.state](deal)


_WHEN: Mapping[type, State] = {
    **dict.fromkeys((Fold, Check, Call, Bet, Raise), State.BETTING),
    **dict.fromkeys((StandPat, Discard), State.DRAWING),
    Shuffle: State.RESHUFFLING,
}
"""The state in which each kind of action can be legal."""

_REFUSALS: Mapping[State, Callable[[Deal, Any], str]] = {
    State.BETTING: bet_refusal,
    State.DRAWING: draw_refusal,
    State.RESHUFFLING: reshuffle_refusal,
}
"""Why an action of the state is not legal, as a code; empty if it is."""

_TAKERS: Mapping[State, Callable[[Deal, Any], Deal]] = {
    State.BETTING: take_bet,
    State.DRAWING: take_draw,
    State.RESHUFFLING: take_reshuffle,
}
"""What an action of the state does."""


def apply(deal: Deal, action: Action) -> Deal:
    """The deal after an action of the player to act, or of the dealer who must reshuffle.

    Raises:
        ActionError: the action is not legal. `deal` is as it was, as always.
        TypeError: something that is not an action, or an amount that is not a whole number.

    >>> from badugi_core import load_ruleset
    >>> deal = start_deal(load_ruleset("home"), (100, 100), DECK)
    >>> apply(deal, Call()).bets
    (2, 2)
    >>> apply(deal, Raise(5))
    Traceback (most recent call last):
    badugi_core._deal_actions.ActionError: too-large: Raise(to=5)
    """
    state = _WHEN.get(type(action))
    if state is None:
        raise TypeError(f"an action is one of Fold, Check, Call and so on, not {action!r}")
    if deal.state != state:
        raise ActionError("deal-over" if deal.is_over else "wrong-state", action, legal_actions(deal))
    if refusal := _REFUSALS[state](deal, action):
        raise ActionError(refusal, action, legal_actions(deal))
    return _go_on(_TAKERS[state](deal, action))
