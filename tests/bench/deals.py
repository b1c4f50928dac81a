"""Deals a second, against PokerKit: six players check or call to the end and stand pat."""

from __future__ import annotations

import random
from functools import partial
from pathlib import Path

from pokerkit import Automation, Card as TheirCard, FixedLimitBadugi

from badugi_core import DECK, Call, Card, Check, StandPat, State, apply, load_ruleset, start_deal
from tests.bench.measure import Measure, seconds

PLAYERS = 6
STACK = 200
DEALS = 20
"""Deals of their turn."""
REPEATS = 10
"""We play as many deals so often in a turn."""

Decks = list[tuple[Card, ...]]
RULES = load_ruleset("room-fixed-limit")


def our_deal(deck: tuple[Card, ...]) -> tuple[int, ...]:
    """The stacks after a deal; each action is checked, as on the other side."""
    deal = start_deal(RULES, (STACK,) * PLAYERS, deck, button=PLAYERS - 1)
    while not deal.is_over:
        if deal.state == State.DRAWING:
            deal = apply(deal, StandPat())
        elif deal.bets[deal.waiting[0]] == deal.level:
            deal = apply(deal, Check())
        else:
            deal = apply(deal, Call())
    return deal.stacks


def their_deal(deck: list[TheirCard]) -> tuple[int, ...]:
    """The same deal: the hole cards are given, and everything but the actions is automatic."""
    state = FixedLimitBadugi.create_state(
        tuple(automation for automation in Automation if automation != Automation.HOLE_DEALING),
        ante_trimming_status=True,
        raw_antes=0,
        raw_blinds_or_straddles=(RULES.small_blind, RULES.big_blind),
        small_bet=RULES.small_bet,
        big_bet=RULES.big_bet,
        raw_starting_stacks=STACK,
        player_count=PLAYERS,
    )
    for card in deck[: 4 * PLAYERS]:
        state.deal_hole((card,))
    while state.status:
        if state.stand_patter_or_discarder_index is not None:
            state.stand_pat_or_discard()
        else:
            state.check_or_call()
    return tuple(state.stacks)


def measures(scratch: Path, small: bool) -> list[Measure]:
    """One measure, over the same shuffled decks."""
    source = random.Random(6)
    ours = [tuple(source.sample(DECK, len(DECK))) for _ in range(2 if small else DEALS)]
    theirs = [list(TheirCard.parse("".join(map(str, deck)))) for deck in ours]

    def play_ours() -> list[tuple[int, ...]]:
        return list(map(our_deal, ours))

    def play_theirs() -> list[tuple[int, ...]]:
        return list(map(their_deal, theirs))

    return [
        Measure(
            what="a deal, six players",
            peer="PokerKit",
            bar=10,
            ours=partial(seconds, play_ours, REPEATS),
            theirs=partial(seconds, play_theirs),
            agree=lambda: play_ours() == play_theirs(),
        )
    ]
