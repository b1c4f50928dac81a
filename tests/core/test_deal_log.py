"""Following a deal by its log leads to where the deal is, part by part."""

from __future__ import annotations

import random
from itertools import groupby

import pytest

from badugi_core import Moment, Part, apply, follow
from tests.core.deals import FIXED, play
from tests.core.random_deals import RULE_SETS, actions_of, some_deal, start_of


@pytest.mark.parametrize("name", RULE_SETS)
def test_following_leads_to_the_deal_itself(name):
    """After the last event of any deal, over or not, pot, stacks and cards are those of the deal."""
    source = random.Random(name)
    for _ in range(20):
        deal = some_deal(source, RULE_SETS[name], source.choice((1_000, source.randrange(40))))
        *_, last = follow(deal)
        assert last.stacks == deal.stacks
        assert last.pot == (0 if deal.is_over else deal.pot)
        assert [sorted(hole) for hole in last.holes] == [sorted(hole) for hole in deal.hole]


def test_each_moment_begins_where_the_last_one_ended():
    """The pot and the cards before an event are those after the one before; chips are only moved."""
    source = random.Random(5)
    for rules in RULE_SETS.values():
        deal = some_deal(source, rules)
        before = None
        for moment in follow(deal):
            assert moment.pot + sum(moment.stacks) == sum(deal.starting_stacks)
            if isinstance(before, Moment):
                assert moment.before == before.pot
                assert moment.event.seat is None or moment.held == before.holes[moment.event.seat]
            before = moment


def parts(deal):
    """The parts of a deal, each with its number."""
    return [key for key, _ in groupby((moment.part, moment.number) for moment in follow(deal))]


def test_rounds_and_draws_are_numbered_in_turn():
    """Blinds and cards, then four rounds with three draws between them, then the showdown (ACT-1, DRAW-1)."""
    rounds = [(Part.ROUND, 1), (Part.DRAW, 1), (Part.ROUND, 2), (Part.DRAW, 2)]
    rounds += [(Part.ROUND, 3), (Part.DRAW, 3), (Part.ROUND, 4)]
    deal = play(FIXED, (50, 50), "all call, all stand, all call, all throw 1, all call, all throw 4, all call")
    assert parts(deal) == [(Part.DEAL, 0), *rounds, (Part.SHOWDOWN, 0)]


def test_one_draw_follows_another_when_everybody_is_all_in():
    """Without a bet between them the draws are told apart (ALL-3)."""
    deal = play(FIXED, (1, 1), "all stand, all throw 2, all stand")
    assert deal.is_over
    assert parts(deal) == [(Part.DEAL, 0), *((Part.DRAW, number) for number in (1, 2, 3)), (Part.SHOWDOWN, 0)]


def test_a_fold_that_ends_a_deal_leads_to_its_result():
    """The chips that nobody has called belong to the round, and who is left shows nothing (OBJ-3)."""
    deal = play(FIXED, (50, 50), "0 folds")
    assert parts(deal) == [(Part.DEAL, 0), (Part.ROUND, 1), (Part.RESULT, 0)]


def test_a_deal_is_followed_alike_while_it_is_played():
    """What is told of an event does not depend on what comes after it."""
    whole = some_deal(random.Random(3), RULE_SETS["pagat"])
    told = list(follow(whole))
    deal = start_of(whole)
    for action in actions_of(whole):
        assert list(follow(deal)) == told[: len(deal.log)]
        deal = apply(deal, action)
    assert deal == whole
