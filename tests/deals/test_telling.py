"""A deal as steps: every chip and card where the engine has it."""

from __future__ import annotations

import re

import pytest

from badugi_core import BettingStructure, EventKind, Part
from badugi_core._cli_transcript import transcript
from tests.deals.conftest import FOLDER, RULESETS
from tools.deals.script import play_script
from tools.deals.telling import tell
from tools.errors import ROOT


@pytest.fixture
def telling(played):
    """Each deal in turn, told."""
    return tell(played)


def test_steps_are_the_log(telling):
    """One step for each event, in order; the deal of the first cards is one."""
    kinds = [event.kind for event in telling.deal.log]
    players = kinds.count(EventKind.HOLE)
    first = kinds.index(EventKind.HOLE)
    assert [step.event.kind for step in telling.steps] == kinds[: first + 1] + kinds[first + players :]
    assert [step.number for step in telling.steps] == list(range(1, len(telling.steps) + 1))


def test_pots_and_stacks_are_those_of_the_engine(played, telling):
    """After each action and all that follows from it, as a replay has it."""
    steps = iter(telling.steps)
    told = len(played.start.log) - len(played.start.stacks) + 1
    step = [next(steps) for _ in range(told)][-1]
    assert (step.pot, step.stacks) == (played.start.pot, played.start.stacks)
    for play in played.plays:
        for _ in play.after.log[len(play.before.log) :]:
            step = next(steps)
        assert step.stacks == play.after.stacks
        assert step.pot == play.after.pot
    assert next(steps, None) is None


def test_cards_are_those_of_the_engine(played, telling):
    """What the players hold as a betting round begins."""
    rounds = {section.number: section for section in telling.sections if section.part is Part.ROUND}
    for play in played.plays:
        street = play.before.street + 1
        if play.before.state == "betting" and street in rounds:
            section = rounds.pop(street)
            assert tuple(seat.cards for seat in section.seats) == play.before.hole
            assert tuple(seat.stack for seat in section.seats) == play.before.stacks
            assert [seat.is_out for seat in section.seats] == [n not in play.before.live for n in play.before.seats]
    assert not rounds


def test_amounts_are_those_of_the_transcript(telling):
    """The text of badugi_core has the same pot in each part and leaves each player the same."""
    text = transcript(telling.deal, telling.players)
    pots = [int(pot) for pot in re.findall(r"^\S.*, pot (\d+)$", text, re.MULTILINE)]
    assert pots == [section.steps[0].before for section in telling.sections if section.steps[0].before]
    left = re.findall(r"^  ([A-F]) .*?(?:(\d+) left|(all-in)|; has (\d+))$", text, re.MULTILINE)
    pays = (EventKind.BLIND, EventKind.CALL, EventKind.BET, EventKind.RAISE, EventKind.RETURN)
    told = [(step.who, step.stack) for step in telling.steps if step.event.kind in pays]
    assert told == [(who, int(stack or has or 0)) for who, stack, _, has in left]


def test_pots_never_lose_a_chip(telling):
    """The pot and the stacks together are what the players brought."""
    for step in telling.steps:
        assert step.pot + sum(step.stacks) == sum(telling.deal.starting_stacks)


def test_the_arithmetic_of_pot_limit(telling):
    """Each limit that is explained is the largest legal total; with fixed limits none is."""
    for step in telling.steps:
        if step.limit is None:
            continue
        whole = telling.rules.structure is BettingStructure.POT_LIMIT
        assert step.limit.by == (step.limit.called if whole else step.limit.called // 2)
        assert step.least <= step.to <= step.limit.to
        assert step.limit.pot == step.before
    if telling.rules.structure is BettingStructure.FIXED_LIMIT:
        assert not any(step.limit for step in telling.steps)


def test_parts_are_rounds_and_draws_in_turn(telling):
    """Blinds and cards first, a showdown last, rounds and draws in turn."""
    parts = [(section.part, section.number) for section in telling.sections]
    assert parts[0] == (Part.DEAL, 0)
    assert parts[-1] == (Part.SHOWDOWN, 0)
    assert [number for part, number in parts if part is Part.DRAW] == [1, 2, 3]
    rounds = [number for part, number in parts if part is Part.ROUND]
    assert rounds == ([1, 2] if telling.name == "side-pot" else [1, 2, 3, 4])


def test_every_mark_is_cited(telling):
    """A mark that its page does not cite is left over."""
    page = (FOLDER / f"{telling.name}.md").read_text(encoding="utf-8")
    assert {mark for mark in telling.marks if f'"{mark}"' not in page} == set()


def test_a_deal_that_nobody_shows(tmp_path):
    """When all others fold, the deal ends with its result, and the rest of a bet goes back."""
    script = tmp_path / "fold.deal"
    script.write_text("rules: home\nA: As 2h 3d Kd\nB: Ah 2c 3s 7d\nA raise\nB fold\n", encoding="utf-8")
    telling = tell(play_script(script, ROOT, RULESETS))
    assert telling.sections[-1].part is Part.RESULT
    assert telling.winners == "A"
    blind, bet = telling.rules.big_blind, telling.rules.small_bet
    assert telling.first("return").chips == bet
    assert telling.wins[0].chips == 2 * blind
    with pytest.raises(LookupError, match="no step 'show'"):
        telling.first("show")
