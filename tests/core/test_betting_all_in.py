"""Betting rounds in which somebody's chips run out: short blinds, short bets, and who may still raise."""

from __future__ import annotations

from dataclasses import replace

import pytest

from badugi_core import Bet, EventKind, Fold, Raise, Reopening, State, Street, legal_actions
from tests.core.deals import BEST, EIGHT, FIXED, KING, POT_LIMIT, QUEEN, events, go, play, refused
from tests.house import HOUSE

LARGE = replace(FIXED, small_blind=2, big_blind=4, small_bet=4, big_bet=8)
"""Fixed limit with blinds that a short stack cannot post."""

TWENTY = replace(FIXED, small_blind=10, big_blind=20, small_bet=20, big_bet=20)
"""The $20 betting round of the examples in Robert's Rules."""

HUNDRED = replace(POT_LIMIT, small_blind=50, big_blind=100)
"""Pot limit with the bets of the examples in Robert's Rules and of the tournament directors."""

TO_THE_BIG_BET = "all call, all stand, all call, all stand,"
"""Two rounds without a raise: 2 chips from everybody, and the bet is 4."""


def returned(deal) -> list[tuple[int, int]]:
    """Seats and amounts that were returned, because nobody had matched them."""
    return [(event.seat, event.amount) for event in events(deal, EventKind.RETURN)]


# Blinds.


@pytest.mark.parametrize(
    ("stacks", "posted", "back"),
    [
        pytest.param((1, 100), (1, 2), [(1, 1)], id="small-blind-all-in"),
        pytest.param((100, 1), (1, 1), [], id="big-blind-all-in-for-the-small-one"),
        pytest.param((1, 1), (1, 1), [], id="both"),
    ],
)
def test_a_blind_that_leaves_nothing_to_decide(stacks, posted, back):
    """Heads-up, a blind that matches all that the other has is the whole betting (ALL-1 to ALL-3, gap 7)."""
    deal = play(HOUSE, stacks)
    assert tuple(event.amount for event in events(deal, EventKind.BLIND)) == posted
    assert (deal.state, deal.pot, returned(deal)) == (State.DRAWING, 2, back)


@pytest.mark.parametrize("stacks", [(1, 2, 100), (2, 3, 1)])
def test_blinds_larger_than_the_stacks(stacks):
    """Whoever has less than the blind posts what is there (gap 7)."""
    deal = play(LARGE, stacks)
    assert [event.amount for event in events(deal, EventKind.BLIND)] == [min(2, stacks[1]), min(4, stacks[2])]


def test_the_big_blind_is_exactly_the_stack():
    """The small blind may complete or fold, but there is nobody to raise (ALL-1)."""
    deal = play(HOUSE, (100, 2))
    legal = legal_actions(deal)
    assert (legal.call, legal.fold, legal.raise_to, legal.barred) == (1, True, range(0), "nobody-can-call")
    assert go(deal, "0 calls").state == State.DRAWING
    assert go(deal, "0 folds").stacks == (99, 3)


def test_a_short_big_blind_costs_the_others_no_less():
    """While another can put in more, the price is the whole big blind, and a raise counts from it (gap 7)."""
    deal = play(LARGE, (100, 100, 1))
    assert (deal.actor, legal_actions(deal).call, legal_actions(deal).raise_to) == (0, 4, range(8, 9))
    deal = go(deal, "0 calls")
    assert (deal.actor, legal_actions(deal).call) == (1, 2)
    assert [(pot.amount, pot.seats) for pot in go(deal, "1 calls").pots] == [(3, (0, 1, 2)), (6, (0, 1))]


@pytest.mark.parametrize(
    ("stacks", "call"), [((100, 2, 3), 3), ((100, 1, 1), 1), ((100, 2, 1), 2), ((100, 2, 4), 4), ((2, 2, 3), 2)]
)
def test_once_all_others_are_all_in_what_they_have_is_the_price(stacks, call):
    """Two blinds that are all-in for less are matched, not exceeded (ALL-2, gap 7)."""
    deal = play(LARGE, stacks)
    legal = legal_actions(deal)
    assert (legal.seat, legal.call, legal.check) == (0, call, False)
    assert legal.barred in ("nobody-can-call", "no-chips")
    assert go(deal, "0 calls").state == State.DRAWING


def test_the_price_falls_with_the_last_opponent_who_has_chips():
    """An all-in caller below the big blind is all that the small blind must match (ALL-2, gap 7)."""
    deal = play(LARGE, (3, 100, 1), "0 calls")
    assert (deal.actor, legal_actions(deal).call) == (1, 1)
    assert refused(deal, Raise(8)) == "nobody-can-call"
    deal = go(deal, "1 calls")
    assert [(pot.amount, pot.seats) for pot in deal.pots] == [(3, (0, 1, 2)), (4, (0, 1))]


def test_the_small_blind_covers_a_short_big_blind():
    """When all others have folded, there is nothing to call, and the excess goes back (ALL-2, gap 7)."""
    deal = play(LARGE, (100, 100, 1), "0 folds")
    assert (deal.state, deal.stacks, returned(deal)) == (State.DRAWING, (100, 99, 0), [(1, 1)])
    assert [(pot.amount, pot.seats) for pot in deal.pots] == [(2, (1, 2))]


def test_everybody_is_all_in_before_the_first_decision():
    """Players whose blinds took all they had go through the draws to the showdown (ALL-3, gap 7)."""
    deal = play(HOUSE, (1, 2), hands=(EIGHT, BEST))
    assert (deal.state, deal.stacks) == (State.DRAWING, (0, 1))
    assert go(deal, "showdown").stacks == (0, 3)


# Calling and betting all-in.


def test_a_call_with_the_rest():
    """A player who cannot call puts in the rest; what it does not cover goes back (ALL-1, ALL-2, SIDE-1)."""
    deal = play(HOUSE, (100, 3), "0 raises 4", hands=(BEST, EIGHT))
    assert (legal_actions(deal).call, legal_actions(deal).barred) == (1, "no-chips")
    deal = go(deal, "1 calls")
    assert (deal.stacks, deal.pot, returned(deal)) == ((97, 0), 6, [(0, 1)])
    assert len(deal.pots) == 1
    assert go(deal, "showdown").stacks == (103, 0)


def test_no_betting_after_an_all_in():
    """Heads-up the draws are completed, but nobody bets any more (ALL-3)."""
    deal = play(HOUSE, (100, 3), "0 raises 4, 1 calls")
    streets = []
    while not deal.is_over:
        assert deal.state == State.DRAWING
        streets.append(deal.street)
        deal = go(deal, "all stand")
    assert streets == [Street.PREDRAW, Street.FIRST_DRAW, Street.SECOND_DRAW]


def test_two_with_chips_go_on_beside_one_without():
    """The others bet into a side pot; once only one has chips left, the betting ends (ALL-3, gaps 1 and 5)."""
    deal = play(FIXED, (100, 10, 2), "all call, all stand")
    assert deal.stacks == (98, 8, 0)
    deal = go(deal, "1 bets 2, 0 raises 4, 1 raises 6, 0 raises 8")
    assert (deal.actor, legal_actions(deal).call) == (1, 2)
    deal = go(deal, "1 calls")
    assert [(pot.amount, pot.seats) for pot in deal.pots] == [(6, (0, 1, 2)), (16, (0, 1))]
    assert go(deal, "all stand").state == State.DRAWING  # no betting, straight on to the next draw


@pytest.mark.parametrize("stack", [3, 4])
def test_no_chips_to_raise(stack):
    """A stack that the call uses up leaves nothing to raise with (ALL-1)."""
    deal = play(HOUSE, (100, stack), "0 raises 4")
    legal = legal_actions(deal)
    assert (legal.call, legal.raise_to) == (stack - 2, range(0))
    assert refused(deal, Raise(6)) == refused(deal, Bet(stack)) == "no-chips"
    assert go(deal, "1 folds").stacks == (102, stack - 2)


def test_nobody_can_call_a_raise():
    """Against an all-in one calls or folds; a raise would only come back (ALL-2)."""
    deal = play(HOUSE, (100, 5), "0 raises 4, 1 raises 5")
    legal = legal_actions(deal)
    assert (legal.call, legal.fold, legal.raise_to) == (1, True, range(0))
    assert refused(deal, Raise(6)) == refused(deal, Raise(8)) == "nobody-can-call"
    assert go(deal, "0 calls").pot == 10


@pytest.mark.parametrize(
    ("stack", "raise_to"),
    [
        pytest.param(3, range(3, 4), id="below-the-least-only-all-in"),
        pytest.param(4, range(4, 5), id="exactly-the-least"),
        pytest.param(6, range(4, 7), id="up-to-all-in"),
        pytest.param(7, range(4, 8), id="exactly-the-pot"),
        pytest.param(100, range(4, 8), id="up-to-the-pot"),
    ],
)
def test_a_stack_bounds_a_raise(stack, raise_to):
    """Nobody raises more than he has, and all-in is allowed below the least raise (ALL-1, MIN-1, PL-2)."""
    assert legal_actions(play(POT_LIMIT, (stack, 100, 100))).raise_to == raise_to


@pytest.mark.parametrize(
    ("left", "bet_to"), [(1, range(1, 2)), (2, range(2, 3)), (4, range(2, 5)), (50, range(2, 7))]
)
def test_a_stack_bounds_a_bet(left, bet_to):
    """An all-in bet may be below the least bet, every other is not (ALL-1, MIN-1, PL-2)."""
    deal = play(POT_LIMIT, (100, 2 + left, 100), "all call, all stand")
    assert (deal.actor, deal.pot, legal_actions(deal).bet_to) == (1, 6, bet_to)


def test_chips_of_a_folded_player_count_as_matched():
    """Only what nobody has put in goes back, also when those who did have folded (ALL-2)."""
    deal = play(FIXED, (100,) * 3, "0 raises 4, 1 raises 6, 2 folds, 0 raises 8, 1 folds")
    assert (deal.is_over, returned(deal), deal.stacks) == (True, [(0, 2)], (108, 94, 98))


def test_an_uncalled_bet_goes_back():
    """The last bet returns to the player whom nobody called (ALL-2)."""
    deal = play(POT_LIMIT, (100,) * 3, "0 raises 7, 1 folds, 2 folds")
    assert (returned(deal), deal.stacks) == ([(0, 5)], (103, 99, 98))


# Short all-ins in fixed limit: half a bet or more counts (Robert's Rules).


def short_raise(to: int, rules=FIXED):
    """A bet of 4 by seat 1, then an all-in raise of seat 2; seat 0 has not acted yet."""
    return play(rules, (100, 100, 2 + to), f"{TO_THE_BIG_BET} 1 bets 4, 2 raises {to}")


def test_less_than_half_a_bet_may_be_completed():
    """Who has not acted may call, fold, or complete the bet to its full size (gap 2)."""
    deal = short_raise(5)
    assert (legal_actions(deal).call, legal_actions(deal).raise_to) == (5, range(8, 9))
    assert refused(deal, Raise(9)) == "too-large"
    completed = go(deal, "0 raises 8")
    assert legal_actions(completed).raise_to == range(12, 13)  # a full raise for the one who bet 4


def test_less_than_half_a_bet_does_not_reopen():
    """Who has acted may only call or fold (gap 2)."""
    deal = go(short_raise(5), "0 calls")
    legal = legal_actions(deal)
    assert (legal.seat, legal.call, legal.fold, legal.barred) == (1, 1, True, "not-reopened")
    assert refused(deal, Raise(8)) == refused(deal, Bet(8)) == "not-reopened"
    assert go(deal, "1 calls").pot == 6 + 15


def test_half_a_bet_counts_as_a_raise():
    """From half a bet on the next raise is a full one on top, and everybody may make it (gap 2)."""
    deal = short_raise(6)
    assert legal_actions(deal).raise_to == range(10, 11)
    assert legal_actions(go(deal, "0 calls")).raise_to == range(10, 11)


@pytest.mark.parametrize(
    ("to", "script", "last"),
    [(5, "0 raises 8, 1 raises 12, 0 raises 16", 16), (6, "0 raises 10, 1 raises 14", 14)],
)
def test_what_counts_as_a_raise_for_the_cap(to, script, last):
    """A short all-in that is completed is one raise, one of half a bet is one by itself (FL-3, gap 2)."""
    deal = go(short_raise(to), script)
    assert deal.level == last
    assert legal_actions(deal).barred == "capped"


def test_a_full_bet_may_be_asked_for():
    """Where only a full bet reopens, an all-in of half a bet is completed instead (gap 2)."""
    deal = short_raise(6, replace(FIXED, reopens=Reopening.FULL_BET))
    assert legal_actions(deal).raise_to == range(8, 9)
    assert legal_actions(go(deal, "0 calls")).barred == "not-reopened"


@pytest.mark.parametrize(
    ("bet", "raise_to", "for_the_checker"),
    [
        pytest.param(9, 20, None, id="less-than-half-is-completed-to-20"),
        pytest.param(10, 30, 30, id="half-is-raised-to-30"),
        pytest.param(15, 35, 35, id="15-is-raised-to-35-as-in-Roberts-Rules"),
    ],
)
def test_half_a_bet_all_in_is_a_bet(bet, raise_to, for_the_checker):
    """An all-in bet of half the size or more is a bet, and reopens for who has checked (gap 2)."""
    deal = play(TWENTY, (1_000, 1_000, 20 + bet), f"all call, all stand, 1 checks, 2 bets {bet}")
    assert legal_actions(deal).raise_to == range(raise_to, raise_to + 1)
    checker = legal_actions(go(deal, "0 calls"))
    assert (checker.seat, checker.call) == (1, bet)
    assert checker.raise_to == (range(for_the_checker, for_the_checker + 1) if for_the_checker else range(0))


def test_short_bets_do_not_use_up_the_cap():
    """A bet below half, completed, is the one bet of the round; three raises follow (FL-3, gap 2)."""
    deal = play(TWENTY, (1_000, 1_000, 29), "all call, all stand, 1 checks, 2 bets 9, 0 raises 20")
    deal = go(deal, "1 raises 40, 0 raises 60, 1 raises 80")
    assert legal_actions(deal).barred == "capped"


def test_short_all_ins_add_up_in_fixed_limit():
    """Two all-ins of a quarter reopen for the bettor, not for who called the first (gap 2, Robert's Rules)."""
    script = f"{TO_THE_BIG_BET} 1 bets 4, 2 raises 5, 3 calls, 0 raises 6"
    deal = play(FIXED, (8, 100, 7, 100), script)
    legal = legal_actions(deal)
    assert (legal.seat, legal.call, legal.raise_to) == (1, 2, range(10, 11))
    called = go(deal, "1 calls")
    assert (called.actor, legal_actions(called).call, legal_actions(called).barred) == (3, 1, "not-reopened")
    assert legal_actions(go(deal, "1 raises 10")).raise_to == range(14, 15)


# Short all-ins in pot limit: only a full raise counts.


def test_a_short_raise_in_pot_limit():
    """The raiser, not fully raised, may not raise again; the bettor whom he raised may (gap 2, Robert's Rules)."""
    deal = play(HUNDRED, (375, 1_000, 1_000), "all call, all stand, 1 bets 100, 2 raises 200, 0 raises 275")
    assert (deal.actor, legal_actions(deal).raise_to.start) == (1, 375)
    deal = go(deal, "1 calls")
    assert (deal.actor, legal_actions(deal).call, legal_actions(deal).barred) == (2, 75, "not-reopened")


def test_no_completion_in_pot_limit():
    """A bet of 100 and an all-in of 140 are raised to 240 at least (gap 2, Robert's Rules)."""
    deal = play(HUNDRED, (1_000, 1_000, 240), "all call, all stand, 1 bets 100, 2 raises 140")
    assert legal_actions(deal).raise_to.start == 240
    assert legal_actions(go(deal, "0 calls")).barred == "not-reopened"


@pytest.mark.parametrize(("to", "reopened"), [(199, False), (200, True)])
def test_a_full_raise_all_in(to, reopened):
    """All-in with a full raise is a raise like any other; a chip less is not (gap 2)."""
    deal = play(HUNDRED, (1_000, 1_000, 100 + to), f"all call, all stand, 1 bets 100, 2 raises {to}, 0 calls")
    assert deal.actor == 1
    assert bool(legal_actions(deal).raise_to) is reopened


ADDING_UP = """3 calls, 4 calls, 5 calls, 0 folds, 1 calls, 2 checks, all stand
    1 bets 100, 2 raises 125, 3 calls, 4 raises 200, 5 calls"""
"""The example of the tournament directors, with seats 1 to 5 for their players A to E."""


def test_short_all_ins_add_up():
    """100, all-in 125, all-in 200: the bettor faces a full raise and may raise, to 300 at least (gap 2)."""
    deal = play(HUNDRED, (1_000, 1_000, 225, 1_000, 300, 1_000), ADDING_UP)
    assert (deal.actor, legal_actions(deal).call, legal_actions(deal).raise_to.start) == (1, 100, 300)


def test_short_all_ins_add_up_for_each_player_alone():
    """Who called 125 faces 75 more, not a full raise, and may not raise (gap 2, Robert's Rules)."""
    deal = play(HUNDRED, (1_000, 1_000, 225, 1_000, 300, 1_000), f"{ADDING_UP}, 1 calls")
    legal = legal_actions(deal)
    assert (legal.seat, legal.call, legal.barred) == (3, 75, "not-reopened")


def test_short_all_ins_add_up_for_the_caller_too():
    """Two more all-ins, to 200 and 260, are 110 on top of the 150 that a player called: a full raise (gap 2)."""
    script = """3 calls, 4 calls, 5 calls, 0 folds, 1 calls, 2 checks, all stand
        1 bets 100, 2 raises 150, 3 calls, 4 raises 200, 5 raises 260, 1 calls"""
    deal = play(HUNDRED, (1_000, 1_000, 250, 1_000, 300, 360), script)
    legal = legal_actions(deal)
    assert (legal.seat, legal.call, legal.raise_to.start) == (3, 110, 360)


def test_a_raise_after_short_all_ins_reopens_for_all():
    """When the bettor raises to 300, everybody else may raise again (gap 2)."""
    deal = play(HUNDRED, (1_000, 1_000, 225, 1_000, 300, 1_000), f"{ADDING_UP}, 1 raises 300")
    assert (deal.actor, legal_actions(deal).raise_to.start) == (3, 400)
    assert legal_actions(go(deal, "3 calls")).raise_to.start == 400


def test_the_big_blind_may_raise_a_short_all_in():
    """Posting a blind is not acting: the big blind has its option also after a short raise (BLD-4, gap 2)."""
    deal = play(POT_LIMIT, (3, 100, 100), "0 raises 3, 1 calls")
    assert (deal.actor, legal_actions(deal).raise_to.start) == (2, 5)


def test_all_in_players_are_not_asked_again():
    """A raise asks only those who have chips (ACT-9, ALL-1)."""
    deal = play(
        FIXED,
        (100, 100, 4, 100),
        "3 raises 4, 0 calls, 1 calls, 2 calls, all stand, 1 bets 2, 3 raises 4, 0 calls",
    )
    assert deal.actor == 1
    assert go(deal, "1 calls").state == State.DRAWING


def test_three_short_stacks_make_three_layers():
    """Four players, three all-in for different amounts: each layer goes to the best who paid it (gap 1)."""
    deal = play(
        POT_LIMIT,
        (3, 12, 20, 100),
        "3 raises 7, 0 calls, 1 raises 12, 2 raises 20, 3 calls",
        hands=(BEST, EIGHT, QUEEN, KING),
    )
    assert [(pot.amount, pot.seats) for pot in deal.pots] == [(12, (0, 1, 2, 3)), (27, (1, 2, 3)), (16, (2, 3))]
    assert go(deal, "showdown").stacks == (12, 27, 16, 80)


def test_folding_to_an_all_in():
    """Only facing a bet may one fold, an all-in included (ACT-7)."""
    deal = play(HOUSE, (100, 5), "0 raises 4, 1 raises 5, 0 folds")
    assert (deal.stacks, returned(deal)) == ((96, 9), [(1, 1)])
    assert refused(play(HOUSE, (100, 5), "0 calls"), Fold()) == "no-bet"
