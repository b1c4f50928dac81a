"""Deals of chance by all bundled rule sets and some more, over or stopped on the way."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Iterator
from dataclasses import replace

from badugi_core import (
    BUNDLED,
    DECK,
    Action,
    Bet,
    Call,
    Check,
    Deal,
    Discard,
    EventKind,
    Exchange,
    Fold,
    OddChip,
    Raise,
    Reopening,
    Reshuffle,
    RuleSet,
    Shuffle,
    StandPat,
    apply,
    format_phh,
    legal_actions,
    load_ruleset,
    parse_cards,
    start_deal,
)
from tests.core.deals import FIXED, HALF_POT, POT_LIMIT


def some_action(source: random.Random, deal: Deal) -> Action:
    """A legal action of chance: more calls than folds, every draw and every total."""
    legal = legal_actions(deal)
    if legal.pile:
        return Shuffle(tuple(source.sample(legal.pile, len(legal.pile))))
    if legal.hole:
        count = source.choice((0, 0, 1, 1, 2, 3, 4))
        return Discard(tuple(source.sample(legal.hole, count))) if count else StandPat()
    actions: list[Action] = [Check()] * 3 if legal.check else [Fold(), *[Call()] * 5]
    if legal.bet_to:
        actions += [Bet(legal.bet_to[0]), Bet(source.choice(legal.bet_to))]
    if legal.raise_to:
        actions += [Raise(legal.raise_to[0]), Raise(source.choice(legal.raise_to))]
    return source.choice(actions)


def some_deal(source: random.Random, rules: RuleSet, steps: int = 1_000) -> Deal:
    """A deal of chance between as many as the rules allow, over or after so many steps."""
    count = source.randint(rules.min_players, rules.max_players)
    most = source.choice((10, 60, 400))
    stacks = [source.randint(1, most) for _ in range(count)]
    deal = start_deal(rules, stacks, source.sample(DECK, len(DECK)), source.randrange(count))
    while steps and not deal.is_over:
        deal = apply(deal, some_action(source, deal))
        steps -= 1
    return deal


RULE_SETS = {path.stem: load_ruleset(path.stem) for path in sorted(BUNDLED.glob("*.toml"))}
RULE_SETS |= {
    "WSOP, three burned": replace(FIXED, reshuffle=Reshuffle.EARLIER_DISCARDS, burns=3, raises=4),
    "BARGE": replace(FIXED, exchange=Exchange.AFTER_ALL, burns=1),
    "BARGE, others' discards": replace(
        FIXED, exchange=Exchange.AFTER_ALL, reshuffle=Reshuffle.EARLIER_DISCARDS, burns=1
    ),
    "odd bets": replace(FIXED, small_blind=3, big_blind=5, small_bet=7, big_bet=11, small_bet_rounds=3),
    "half pot, live": replace(HALF_POT, half_pot_rounding="up", burns=1, odd_chip=OddChip.BIG_BLIND),
    "pot, half raises": replace(POT_LIMIT, reopens=Reopening.HALF_BET),
}
"""The bundled rule sets, and others so that each choice has each value somewhere."""


def actions_of(deal: Deal) -> Iterator[Action]:
    """The actions that lead to a deal."""
    for event in deal.log:
        match event.kind:
            case EventKind.FOLD:
                yield Fold()
            case EventKind.CHECK:
                yield Check()
            case EventKind.CALL:
                yield Call()
            case EventKind.BET:
                yield Bet(event.to)
            case EventKind.RAISE:
                yield Raise(event.to)
            case EventKind.STAND_PAT:
                yield StandPat()
            case EventKind.DISCARD:
                yield Discard(event.cards)
            case EventKind.RESHUFFLE:
                yield Shuffle(event.cards)


def start_of(deal: Deal) -> Deal:
    """The deal as it began, by the deck that its history has."""
    deck = tomllib.loads(format_phh(deal))["_deck"]
    return start_deal(deal.rules, deal.starting_stacks, parse_cards(deck), deal.button)
