"""Deals as short scripts, decks with known cards, and what a deal pays by definition.

A script is a row of steps between commas or on lines of their own, each with the seat that
acts: `0 calls, 1 raises 4, 0 folds`. A step by a seat that is not to act fails, so every
script proves whose turn it was.
"""

from __future__ import annotations

import copy
import re
from collections.abc import Mapping, Sequence
from dataclasses import replace

import pytest

from badugi_core import (
    DECK,
    Action,
    ActionError,
    Bet,
    BettingStructure,
    Call,
    Card,
    Check,
    Deal,
    Discard,
    Event,
    EventKind,
    Fold,
    OddChip,
    Raise,
    Reopening,
    Reshuffle,
    RuleSet,
    Shuffle,
    StandPat,
    State,
    apply,
    legal_actions,
    parse_cards,
    start_deal,
)
from tests import oracle
from tests.house import HOUSE, NOT_FIXED

FIXED = replace(HOUSE, max_players=8, burns=0, reshuffle=Reshuffle.ALL_BUT_OWN, odd_chip=OddChip.LEFT_OF_BUTTON)
"""The house rules for up to eight players: blinds 1 and 2, bets 2 and 4, a bet and three raises."""

POT_LIMIT = replace(FIXED, structure=BettingStructure.POT_LIMIT, reopens=Reopening.FULL_BET, **NOT_FIXED)
"""Pot limit with blinds of 1 and 2; only a full raise reopens."""

HALF_POT = replace(POT_LIMIT, structure=BettingStructure.HALF_POT_LIMIT)
"""The same with half-pot limit, halves rounded down."""

BEST, EIGHT, QUEEN, KING = "4c3d2hAs", "8c7d6h5s", "QcJdTh9s", "KcKdKhKs"
"""Four holdings from the strongest to the weakest, which can lie in one deal."""


def cards(text: str) -> tuple[Card, ...]:
    """The cards of a text; none of an empty one."""
    return parse_cards(text) if text else ()


def deck_of(*hands: str, button: int = 0, then: str = "") -> tuple[Card, ...]:
    """A deck that deals these hands to the seats from 0 on, then the cards of `then`, then all others."""
    count = len(hands)
    in_order = [cards(hands[(button + place) % count]) for place in range(1, count + 1)]
    known = [hand[turn] for turn in range(4) for hand in in_order] + list(cards(then))
    return (*known, *(card for card in DECK if card not in known))


def play(
    rules: RuleSet,
    stacks: Sequence[int],
    script: str = "",
    *,
    button: int = 0,
    deck: Sequence[Card] = DECK,
    hands: Sequence[str] = (),
    then: str = "",
) -> Deal:
    """A new deal after the steps of a script; with `hands`, the deck deals these and then `then`."""
    deck = deck_of(*hands, button=button, then=then) if hands else deck
    return go(start_deal(rules, stacks, deck, button), script)


def go(deal: Deal, script: str) -> Deal:
    """The deal after the steps of a script.

    ``0 folds``, ``checks``, ``calls``, ``bets 4``, ``raises 8`` (to 8 in all), ``stands``,
    ``throws 2`` (the first two cards held) or ``throws Kc Kd``; ``dealer shuffles`` (the pile
    in its order); ``all call`` (or check), ``all stand``, ``all throw 4`` until the round or
    draw is over, the dealer shuffling as needed; ``showdown`` to the end without any bet or draw.
    """
    for step in filter(None, map(str.strip, re.split(r"[,\n]", script))):
        who, *what = step.split()
        if who == "showdown":
            while not deal.is_over:
                deal = _everybody(deal, ["call"] if deal.state == State.BETTING else ["stand"])
        elif who == "all":
            deal = _everybody(deal, what)
        else:
            assert who == ("dealer" if deal.actor is None else str(deal.actor)), f"not to act: {step}"
            deal = apply(deal, _action(deal, *what))
    return deal


def _everybody(deal: Deal, what: list[str]) -> Deal:
    street, betting, longest = deal.street, deal.state == State.BETTING, len(deal.log) + 100
    while not deal.is_over and (deal.street, deal.state == State.BETTING) == (street, betting):
        assert len(deal.log) < longest, "a round or a draw without end"
        shuffling = deal.state == State.RESHUFFLING
        deal = apply(deal, _action(deal, *(["shuffles"] if shuffling else what)))
    return deal


def _action(deal: Deal, verb: str, *more: str) -> Action:
    match verb:
        case "folds":
            return Fold()
        case "checks":
            return Check()
        case "calls":
            return Call()
        case "call":
            return Call() if legal_actions(deal).call else Check()
        case "bets":
            return Bet(int(more[0]))
        case "raises":
            return Raise(int(more[0]))
        case "stands" | "stand":
            return StandPat()
        case "throws" | "throw":
            held = legal_actions(deal).hole
            return Discard(held[: int(more[0])] if more[0].isdigit() else cards(" ".join(more)))
        case "shuffles":
            return Shuffle(legal_actions(deal).pile)
    raise AssertionError(f"no such step: {verb}")


def refused(deal: Deal, action: Action) -> str:
    """The code with which an action is refused; the deal is not changed by it."""
    before = copy.deepcopy(deal)
    with pytest.raises(ActionError) as caught:
        apply(deal, action)
    assert deal == before
    assert (caught.value.action, caught.value.legal) == (action, legal_actions(deal))
    return caught.value.code


def events(deal: Deal, *kinds: EventKind) -> list[Event]:
    """The entries of the log that are of these kinds."""
    return [event for event in deal.log if event.kind in kinds]


def plain(held: Sequence[Card]) -> tuple[oracle.Plain, ...]:
    """Cards as the oracle writes them."""
    return tuple((int(card.rank), card.suit.letter) for card in held)


def layers(paid: Sequence[int], live: Sequence[int]) -> dict[tuple[int, ...], int]:
    """The pots by definition, chip by chip: who can win each, and how much is in it.

    The n-th chips of all seats can be won by the live seats that have put in n chips or more
    (SIDE-1); chips for the same seats are one pot.
    """
    held: dict[tuple[int, ...], int] = {}
    for chip in range(1, max(paid) + 1):
        able = tuple(seat for seat in sorted(live) if paid[seat] >= chip)
        held[able] = held.get(able, 0) + sum(chips >= chip for chips in paid)
    return held


def settle(
    paid: Sequence[int], hands: Mapping[int, Sequence[Card]], button: int, odd_chip: OddChip
) -> list[dict[int, int]]:
    """What each pot pays to whom by definition; `hands` are those of the live seats.

    The best of those who can win a pot share it, by the oracle (TIE-1). Odd chips go round
    the table, one to each winner (ODD-1).
    """
    places = {seat: oracle.place(oracle.playing_ranks(plain(held))) for seat, held in hands.items()}
    pots = []
    for able, amount in layers(paid, list(hands)).items():
        best = min(places[seat] for seat in able)
        won = {seat: 0 for seat in able if places[seat] == best}
        each, odd = divmod(amount, len(won))
        seat = button + 1
        if odd_chip == OddChip.BIG_BLIND and len(paid) > 2:  # for two, the big blind is left of the button
            seat += 1
        for winner in won:
            won[winner] = each
        while odd:
            if seat % len(paid) in won:
                won[seat % len(paid)] += 1
                odd -= 1
            seat += 1
        pots.append(won)
    return pots
