"""Starting a deal, applying actions, and what holds for every deal: errors, values, the state machine."""

from __future__ import annotations

import copy
import pickle
import re
from dataclasses import FrozenInstanceError, replace
from fractions import Fraction

import pytest

from badugi_core import (
    DECK,
    TRANSITIONS,
    ActionError,
    Bet,
    Call,
    Check,
    DealError,
    Discard,
    EventKind,
    Fold,
    LegalActions,
    Progress,
    Raise,
    Shuffle,
    StandPat,
    State,
    apply,
    legal_actions,
    start_deal,
    start_session,
)
from tests.core.deals import FIXED, events, go, play, refused
from tests.house import HOUSE

RUN_OUT = "all call, all throw 4, all call, 1 throws 4, 2 throws 4, 3 throws 4, 4 throws 4"
"""Five players who use up the deck in the second draw."""

SHORT_RAISE = "all call, all stand, all call, all stand, 1 bets 4, 2 raises 5, 0 calls"
"""A bet of 4 is raised by less than half, and comes back to the bettor."""


def fault(*arguments, rules=HOUSE) -> tuple[str, str]:
    """Code and value of the error with which a deal is refused."""
    with pytest.raises(DealError) as caught:
        start_deal(rules, *arguments)
    return caught.value.code, caught.value.value


# Starting.


@pytest.mark.parametrize(
    ("most", "players"),
    [pytest.param(2, 3, id="HOME"), pytest.param(6, 7, id="ROOM"), pytest.param(8, 9, id="pagat")],
)
def test_too_many_players(most, players):
    """Two players at HOME, six in a room, eight by pagat, and no more (SEAT-1 to SEAT-3; errata X4)."""
    rules = replace(FIXED, max_players=most)
    assert start_deal(rules, (100,) * most, DECK).live == tuple(range(most))
    assert fault((100,) * players, DECK, rules=rules) == ("wrong-players", str(players))


@pytest.mark.parametrize("players", [0, 1])
def test_too_few_players(players):
    """Nobody plays alone; a rule set may ask for more than two (SEAT-1)."""
    assert fault((100,) * players, DECK) == ("wrong-players", str(players))
    assert fault((100,) * 2, DECK, rules=replace(FIXED, min_players=3)) == ("wrong-players", "2")


@pytest.mark.parametrize("stack", [0, -1, 1.5, 100.0, True, "100", None])
def test_stacks_that_cannot_be(stack):
    """A stack is a whole number of chips, one at least (STK-1, gap 14)."""
    assert fault((100, stack), DECK) == ("wrong-stack", str(stack))
    assert fault((stack, 100), DECK) == ("wrong-stack", str(stack))


@pytest.mark.parametrize(
    "deck",
    [
        pytest.param((), id="none"),
        pytest.param(DECK[1:], id="51"),
        pytest.param((*DECK, DECK[0]), id="53"),
        pytest.param((*DECK[1:], DECK[1]), id="one-twice"),
        pytest.param(tuple(range(52)), id="no-cards"),
    ],
)
def test_decks_that_cannot_be(deck):
    """The deck is the 52 cards, each once (DECK-1)."""
    assert fault((100, 100), deck) == ("wrong-deck", str(len(deck)))


@pytest.mark.parametrize("button", [-1, 2, 1.5, None, "0", True])
def test_buttons_that_cannot_be(button):
    """The button is at one of the seats."""
    assert fault((100, 100), DECK, button) == ("wrong-button", str(button))


def test_stacks_and_deck_may_be_any_sequence():
    """Stacks and deck may be lists; the deal keeps its own copy."""
    stacks, deck = [100, 100], list(DECK)
    deal = start_deal(HOUSE, stacks, deck)
    stacks[0] = deck[0] = None
    assert deal == start_deal(HOUSE, (100, 100), DECK)
    assert hash(deal) == hash(start_deal(HOUSE, (100, 100), DECK))


def test_a_deal_begins_with_blinds_and_four_cards():
    """Blinds are posted, four cards are dealt, and the first player is to act (BLD-2, BLD-3, DEAL-2)."""
    deal = start_deal(HOUSE, (100, 100), DECK)
    assert (deal.starting_stacks, deal.stacks, deal.bets, deal.pot) == ((100, 100), (99, 98), (1, 2), 3)
    assert [event.kind for event in deal.log] == [EventKind.BLIND] * 2 + [EventKind.HOLE] * 2
    assert (deal.state, deal.seats, deal.actor, deal.is_over) == (State.BETTING, range(2), 0, False)
    assert deal.stub == DECK[8:]


# Applying.


@pytest.mark.parametrize("thing", [None, "fold", Fold, 4, EventKind.FOLD, LegalActions()])
def test_what_is_no_action_is_a_mistake_of_the_program(thing):
    """Only the eight kinds of action are applied."""
    with pytest.raises(TypeError):
        apply(start_deal(HOUSE, (100, 100), DECK), thing)


@pytest.mark.parametrize("to", [4.0, 4.5, True, "4", None, Fraction(4)])
def test_amounts_are_whole_numbers(to):
    """Not even a number that equals a legal amount will do if it is not an int (gap 14)."""
    deal = start_deal(HOUSE, (100, 100), DECK)
    before = copy.deepcopy(deal)
    for action in (Raise(to), Bet(to)):
        with pytest.raises(TypeError):
            apply(deal, action)
    with pytest.raises(TypeError):
        apply(go(deal, "all call, all stand"), Bet(to))
    assert deal == before


def test_cards_are_in_a_tuple():
    """A list in an action would stay in the deal, where it could be changed and not be compared."""
    deal = play(HOUSE, (100, 100), "all call")
    with pytest.raises(TypeError):
        apply(deal, Discard(list(deal.hole[1][:2])))
    deal = play(FIXED, (100,) * 5, RUN_OUT)
    with pytest.raises(TypeError):
        apply(deal, Shuffle(list(legal_actions(deal).pile)))


def test_a_deal_that_is_over():
    """After the last chip is paid out nothing is legal, and every action is refused (SHOW-1)."""
    deal = play(HOUSE, (100, 100), "0 folds")
    assert (deal.is_over, deal.actor, deal.pot, deal.pots) == (True, None, 0, ())
    assert legal_actions(deal) == LegalActions()
    for action in (Fold(), Check(), Call(), Bet(2), Raise(4), StandPat(), Discard(DECK[:1]), Shuffle(DECK)):
        assert refused(deal, action) == "deal-over"


def refusals() -> dict[str, tuple]:
    """A deal and an action for each code of `ActionError`."""
    start = play(HOUSE, (100, 100))
    second = go(start, "all call, all stand")
    drawing = go(start, "all call")
    held, other = drawing.hole[1][0], drawing.hole[0][0]
    return {
        "deal-over": (go(start, "0 folds"), Check()),
        "wrong-state": (drawing, Check()),
        "no-bet": (second, Call()),
        "bet-to-call": (start, Check()),
        "already-bet": (start, Bet(4)),
        "too-small": (start, Raise(3)),
        "too-large": (start, Raise(5)),
        "capped": (go(start, "0 raises 4, 1 raises 6, 0 raises 8"), Raise(10)),
        "not-reopened": (play(FIXED, (100, 100, 7), SHORT_RAISE), Raise(8)),
        "no-chips": (play(HOUSE, (100, 3), "0 raises 4"), Raise(6)),
        "nobody-can-call": (play(HOUSE, (100, 5), "0 raises 4, 1 raises 5"), Raise(6)),
        "no-cards": (drawing, Discard(())),
        "duplicate-card": (drawing, Discard((held, held))),
        "not-held": (drawing, Discard((other,))),
        "wrong-pile": (play(FIXED, (100,) * 5, RUN_OUT), Shuffle(DECK)),
    }


def test_every_reason_to_refuse():
    """Each code that `ActionError` promises is raised here, and the deal stays as it was."""
    cases = refusals()
    assert set(cases) == set(re.findall(r"``([a-z-]+)``", ActionError.__doc__))
    assert {code: refused(deal, action) for code, (deal, action) in cases.items()} == {
        code: code for code in cases
    }


def test_every_fault_of_a_deal():
    """Each code that `DealError` promises is raised by one of these."""
    session = start_session(HOUSE, 2)
    over = session.after(go(session.next_deal(DECK), "0 folds"))
    calls = [
        lambda: start_deal(HOUSE, (100,), DECK),
        lambda: start_deal(HOUSE, (100, 0), DECK),
        lambda: start_deal(HOUSE, (100, 100), ()),
        lambda: start_deal(HOUSE, (100, 100), DECK, 2),
        lambda: replace(session, deals=12).next_deal(DECK),
        lambda: over.after(play(HOUSE, (100, 100), "0 folds")),
        lambda: session.after(session.next_deal(DECK)),
    ]
    codes = []
    for call in calls:
        with pytest.raises(DealError) as caught:
            call()
        codes.append(caught.value.code)
        assert str(caught.value).startswith(caught.value.code)
        assert pickle.loads(pickle.dumps(caught.value)).args == caught.value.args
    assert set(codes) == set(re.findall(r"``([a-z-]+)``", DealError.__doc__))


def test_an_error_tells_what_was_tried_and_what_is_legal():
    """Code and data, from which any language can make a sentence; and it can be sent elsewhere."""
    deal = start_deal(HOUSE, (100, 100), DECK)
    with pytest.raises(ActionError) as caught:
        apply(deal, Raise(5))
    error = caught.value
    assert (error.code, error.action, error.legal) == ("too-large", Raise(5), legal_actions(deal))
    assert str(error) == "too-large: Raise(to=5)"
    for other in (copy.copy(error), pickle.loads(pickle.dumps(error))):
        assert (other.code, other.action, other.legal) == (error.code, error.action, error.legal)


# Values.


def test_deals_are_values():
    """A step leaves the old deal as it was, and the same steps give equal deals with equal hashes."""
    start = start_deal(HOUSE, (100, 100), DECK)
    before = copy.deepcopy(start)
    folded, called = apply(start, Fold()), apply(start, Call())
    assert start == before and folded != called
    again = apply(start_deal(HOUSE, (100, 100), DECK), Call())
    assert again == called and hash(again) == hash(called)
    with pytest.raises(FrozenInstanceError):
        start.button = 1


@pytest.mark.parametrize("script", ["", "all call", "all call, 1 throws 2", "0 raises 4, 1 calls, showdown"])
def test_deals_can_be_copied_and_sent(script):
    """A deep copy and one that went through pickle are equal, and play on in the same way."""
    deal = play(HOUSE, (100, 100), script)
    for other in (copy.deepcopy(deal), pickle.loads(pickle.dumps(deal))):
        assert other == deal
        assert legal_actions(other) == legal_actions(deal)
        assert go(other, "showdown") == go(deal, "showdown")


def test_the_log_only_grows():
    """Each step adds entries at the end and never changes what is there."""
    deal = play(FIXED, (100,) * 3)
    while not deal.is_over:
        action = StandPat() if deal.state == State.DRAWING else Call() if legal_actions(deal).call else Check()
        later = apply(deal, action)
        assert later.log[: len(deal.log)] == deal.log and len(later.log) > len(deal.log)
        deal = later
    assert [event.seat for event in events(deal, EventKind.SHOW)] == [1, 2, 0]


# The machine.


def test_the_machine_has_no_loose_ends():
    """From the start every state can be reached, from every state the end, and nothing follows the end."""
    following = {
        state: {after for (before, _), after in TRANSITIONS.items() if before == state} for state in State
    }
    reached, new = {State.BETTING}, {State.BETTING}
    while new:
        new = set().union(*(following[state] for state in new)) - reached
        reached |= new
    assert reached == set(State)
    assert following[State.COMPLETE] == set()
    assert all(following[state] - {state} for state in State if state != State.COMPLETE)
    assert {progress for _, progress in TRANSITIONS} == set(Progress)


def test_what_is_no_rule_set():
    """The name of a rule set is not yet one."""
    with pytest.raises(TypeError, match="load_ruleset"):
        start_deal("home", (100, 100), DECK)


def test_the_machine_cannot_be_changed():
    """The table is for reading."""
    with pytest.raises(TypeError):
        TRANSITIONS[State.COMPLETE, Progress.TURN] = State.BETTING
