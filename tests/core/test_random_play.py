"""Random deals under the referee: a few hundred for each rule set here, any number by `make test-long`.

tests/core/referee.py says what is checked after each step, tests/core/long_play.py what is tried.
Hypothesis chooses the bytes from which chance comes, and shrinks those of a deal that fails.
"""

from __future__ import annotations

from collections import Counter
from itertools import pairwise, product

import pytest
from hypothesis import given, settings, strategies as st

from badugi_core import EventKind, State, legal_actions
from tests.core.long_play import RULE_SETS, Pick, made_up, numbered, play_deal

chance = st.binary(min_size=300, max_size=300)
"""Bytes of chance, as many as most deals take."""

repeatable = settings(derandomize=True, database=None)
"""The same deals in every run, however busy the computer is."""


def picking(data: bytes) -> Pick:
    """Chance from bytes; once they are used up, always the calmest choice."""
    left = iter(data)

    def pick(number: int) -> int:
        value = next(left, 0)
        if number > 256:
            value = 256 * value + next(left, 0)
        return value % number

    return pick


@pytest.mark.parametrize("rules", RULE_SETS, ids=lambda rules: rules.name)
@settings(repeatable, max_examples=220)
@given(data=chance)
def test_bundled_rule_sets_are_played_as_the_referee_says(rules, data):
    """Whatever is played: legality, chips, cards, order and payment are those of the referee."""
    pick = picking(data)
    players = rules.min_players + pick(rules.max_players + 1 - rules.min_players)
    assert play_deal(rules, players, pick, refusals=4)[-1].is_over


@settings(repeatable, max_examples=600)
@given(data=chance)
def test_made_up_rule_sets_are_played_as_the_referee_says(data):
    """The same holds for any valid choice on which rule books differ."""
    pick = picking(data)
    rules = made_up(pick)
    assert play_deal(rules, rules.max_players, pick, refusals=4)[-1].is_over


def test_random_play_reaches_everything():
    """In some hundred deals everything happens that can, so that the referee has seen it."""
    kinds, ways, barred, seen = Counter(), set(), set(), Counter()
    for number in range(400):
        moments = play_deal(*numbered(0, number), refusals=50)
        kinds.update(event.kind for event in moments[-1].log)
        ways.update((before.state, after.state) for before, after in pairwise(moments))
        barred.update(legal_actions(deal).barred for deal in moments)
        reshuffles = sum(event.kind == EventKind.RESHUFFLE for event in moments[-1].log)
        wins = Counter(event.pot for event in moments[-1].log if event.kind == EventKind.WIN)
        seen["reshuffled again"] += reshuffles > 1
        seen["three side pots"] += len(wins) > 3
        seen["a split pot"] += max(wins.values()) > 1
        seen["nobody with a choice"] += not any(deal.state == State.BETTING for deal in moments)
    betting, drawing, shuffling, _complete = State
    assert set(kinds) == set(EventKind) and min(kinds.values()) > 50, kinds
    assert ways >= {*product((betting, drawing, shuffling), State)} - {(shuffling, shuffling)}
    assert barred == {"", "capped", "not-reopened", "no-chips", "nobody-can-call"}
    assert min(seen.values()) > 2, seen
