"""Deals in a row: stacks, the button, and when a session is over."""

from __future__ import annotations

import copy
import random
from dataclasses import FrozenInstanceError, replace

import pytest

from badugi_core import DECK, DealError, Session, start_deal, start_session
from tests.core.deals import BEST, EIGHT, FIXED, KING, POT_LIMIT, QUEEN, deck_of, go, play
from tests.house import HOUSE

HANDS = (BEST, EIGHT, QUEEN, KING)


def fault(call, *arguments) -> tuple[str, str]:
    """Code and value of the error that a call raises."""
    with pytest.raises(DealError) as caught:
        call(*arguments)
    assert copy.copy(caught.value).args == caught.value.args
    return caught.value.code, caught.value.value


def after(session: Session, script: str = "showdown", winner: int = 0) -> Session:
    """The session after one more deal, which a seat of the session wins if it comes to a showdown."""
    order = sorted(session.seats, key=lambda seat: seat != winner)
    hands = [HANDS[order.index(seat)] for seat in session.seats]
    button = session.seats.index(session.button)
    return session.after(go(session.next_deal(deck_of(*hands, button=button)), script))


def test_each_player_starts_with_the_stack_of_the_rule_set():
    """Each player has the stack of the rule set: at HOME 100 chips (STK-1, SEAT-1)."""
    session = start_session(HOUSE, 2)
    assert (session.stacks, session.button, session.deals) == ((100, 100), 0, 0)
    assert (session.seats, session.is_over, session.leaders) == ((0, 1), False, (0, 1))


@pytest.mark.parametrize("players", [0, 1, 3, 2.0])
def test_a_wrong_number_of_players(players):
    """HOME is for two (SEAT-1)."""
    assert fault(start_session, HOUSE, players) == ("wrong-players", str(players))


@pytest.mark.parametrize("button", [-1, 2, 100, True, 1.0])
def test_the_first_dealer_is_one_of_the_players(button):
    """The first dealer is one of the players (gap 8)."""
    assert fault(start_session, HOUSE, 2, button) == ("wrong-button", str(button))


@pytest.mark.parametrize("first", [0, 1])
def test_the_button_alternates(first):
    """Two players deal in turn, so that twelve deals are six for each (BTN-1, SESS-1, gap 8)."""
    session = start_session(HOUSE, 2, first)
    buttons = []
    while not session.is_over:
        buttons.append(session.button)
        session = after(session, "0 folds" if session.button == 0 else "1 folds")
    assert buttons == [first, 1 - first] * 6
    assert session.deals == 12


def test_stacks_carry_over():
    """What a deal leaves is what the next one starts with (SESS-1)."""
    session = after(start_session(HOUSE, 2), "0 raises 4, 1 calls, showdown")
    assert session.stacks == (104, 96)
    session = after(session, "1 calls, 0 checks, showdown", winner=1)
    assert session.stacks == (102, 98)
    assert session.next_deal(DECK).starting_stacks == (102, 98)


def test_over_when_a_stack_is_empty():
    """A player without chips ends the session of two (SESS-1)."""
    session = replace(start_session(HOUSE, 2), stacks=(196, 4))
    session = after(session, "0 raises 4, 1 calls, showdown")
    assert (session.stacks, session.deals) == ((200, 0), 1)
    assert session.is_over and session.leaders == (0,)
    assert fault(session.next_deal, DECK) == ("session-over", "")


def test_over_after_the_last_deal():
    """After twelve deals the larger stack wins (SESS-1, SESS-2)."""
    session = start_session(HOUSE, 2)
    for played in range(12):
        assert (session.is_over, session.deals) == (False, played)
        session = after(session)
    assert session.is_over
    assert (session.stacks, session.leaders) == ((124, 76), (0,))
    assert fault(session.next_deal, DECK) == ("session-over", "")


def test_equal_stacks_are_a_draw():
    """If both have as much at the end, nobody has won (SESS-2)."""
    session = start_session(HOUSE, 2)
    for played in range(12):
        session = after(session, winner=played % 2)
    assert session.is_over and session.leaders == (0, 1)


def test_the_length_is_agreed():
    """Another number of deals, or none at all, is another rule set (SESS-3)."""
    short = after(start_session(replace(HOUSE, deals=1), 2))
    assert short.is_over
    endless = replace(start_session(replace(HOUSE, deals=0), 2), deals=1_000)
    assert not after(endless).is_over


def test_the_button_moves_clockwise():
    """Round a table of more, seat by seat (BTN-1)."""
    session = start_session(FIXED, 4, 2)
    for button in (2, 3, 0, 1, 2):
        assert session.button == session.next_deal(DECK).button == button
        session = after(session, "all call, showdown")


def test_players_without_chips_are_passed_over():
    """Who is out has no seat in a deal; the button goes to the next one with chips (BTN-1, gap 7)."""
    session = replace(start_session(FIXED, 4), stacks=(50, 0, 30, 20))
    deal = session.next_deal(DECK)
    assert (session.seats, deal.starting_stacks, deal.button) == ((0, 2, 3), (50, 30, 20), 0)
    later = after(session, "showdown", winner=2)
    assert (later.stacks, later.button) == ((48, 0, 34, 18), 2)
    assert later.next_deal(DECK).button == 1  # seat 2 of the session is seat 1 of three


def test_the_button_skips_who_has_just_lost_everything():
    """The next dealer must have chips after the deal (BTN-1, gap 7)."""
    session = replace(start_session(POT_LIMIT, 3), stacks=(100, 6, 100))
    session = after(session, "0 raises 7, 1 calls, 2 folds, showdown")
    assert (session.stacks, session.seats, session.button) == ((108, 0, 98), (0, 2), 2)


def test_two_who_are_left():
    """When a table shrinks to two, the button posts the small blind and the other the big one (BTN-2, gap 7)."""
    session = replace(start_session(FIXED, 3), stacks=(100, 0, 100), button=2)
    deal = session.next_deal(DECK)
    assert (deal.button, deal.small_blind, deal.bets) == (1, 1, (2, 1))
    assert after(session, "1 folds").stacks == (101, 0, 99)


def test_a_larger_table_ends_with_too_few():
    """A table goes on as long as enough players have chips (SESS-1)."""
    table = start_session(FIXED, 3)
    assert not replace(table, stacks=(150, 0, 150)).is_over
    assert replace(table, stacks=(300, 0, 0)).is_over
    for_three = replace(table, rules=replace(FIXED, min_players=3))
    assert replace(for_three, stacks=(150, 0, 150)).is_over
    assert not for_three.is_over


def test_a_deal_must_be_over():
    """A deal in progress is played to its end before it counts (gap 8)."""
    session = start_session(HOUSE, 2)
    assert fault(session.after, session.next_deal(DECK)) == ("deal-not-over", "")


@pytest.mark.parametrize(
    "other",
    [
        pytest.param(lambda: play(HOUSE, (99, 101), "0 folds"), id="other-stacks"),
        pytest.param(lambda: play(HOUSE, (100, 100), "1 folds", button=1), id="other-button"),
        pytest.param(lambda: play(FIXED, (100, 100), "0 folds"), id="other-rules"),
        pytest.param(lambda: play(FIXED, (100, 100, 100), "0 folds, 1 folds"), id="other-players"),
    ],
)
def test_a_deal_of_another_session(other):
    """Only the deal that starts from here can follow."""
    session = start_session(HOUSE, 2)
    assert fault(session.after, other()) == ("other-deal", "")
    assert session == start_session(HOUSE, 2)


def test_what_is_no_deal_and_no_rule_set():
    """Anything else is a mistake of the program."""
    with pytest.raises(TypeError, match="Deal"):
        start_session(HOUSE, 2).after(None)
    with pytest.raises(TypeError, match="load_ruleset"):
        start_session("home", 2)


def test_the_deck_of_the_next_deal():
    """A session hands the deck on, and a wrong one is refused (DECK-1)."""
    assert fault(start_session(HOUSE, 2).next_deal, DECK[1:]) == ("wrong-deck", "51")
    assert start_session(HOUSE, 2).next_deal(DECK) == start_deal(HOUSE, (100, 100), DECK)


def test_a_session_cannot_be_changed():
    """Each deal makes a new session and leaves the old one as it was."""
    session = start_session(HOUSE, 2)
    later = after(session)
    assert session == start_session(HOUSE, 2) and later != session
    with pytest.raises(FrozenInstanceError):
        session.deals = 1


@pytest.mark.parametrize("rules", [FIXED, POT_LIMIT], ids=lambda rules: rules.structure)
def test_a_session_to_the_end(rules):
    """Six players who call everything play until one has all the chips (SESS-1)."""
    source = random.Random(6)
    bets = {name: 6 for name in ("small_bet", "big_bet") if getattr(rules, name)}
    session = start_session(replace(rules, stack=12, deals=0, small_blind=3, big_blind=6, **bets), 6)
    while not session.is_over:
        assert sum(session.stacks) == 72 and session.stacks[session.button] > 0
        deal = go(session.next_deal(source.sample(DECK, len(DECK))), "showdown")
        following = session.after(deal)
        assert following.deals == session.deals + 1 < 1_000
        session = following
    assert sorted(session.stacks) == [0] * 5 + [72]
    assert session.leaders == session.seats
