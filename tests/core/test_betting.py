"""Betting rounds while everybody has chips: who acts, what is legal, when a round is over."""

from __future__ import annotations

from dataclasses import replace

import pytest

from badugi_core import Bet, Call, Check, EventKind, Fold, Raise, State, Street, legal_actions
from tests.core.deals import BEST, EIGHT, FIXED, HALF_POT, POT_LIMIT, events, go, play, refused
from tests.house import HOUSE

RICH = (1_000, 1_000)


def order(deal) -> list[int]:
    """Who acts in the current round or draw, if everybody only calls, checks or stands pat."""
    seats, street, state = [], deal.street, deal.state
    while (deal.street, deal.state) == (street, state) and not deal.is_over:
        seats.append(deal.actor)
        deal = go(deal, f"{deal.actor} {'call' if state == State.BETTING else 'stands'}")
    return seats


def totals(deal) -> list[int]:
    """What the current round can come to by raises alone, from the total to match now."""
    found = []
    while not legal_actions(deal).barred:
        legal = legal_actions(deal)
        to = (legal.bet_to or legal.raise_to)[0]
        found.append(to)
        deal = go(deal, f"{deal.actor} {'raises' if legal.raise_to else 'bets'} {to}")
    return found


@pytest.mark.parametrize("button", [0, 1])
def test_of_two_players_the_button_acts_first_before_the_draw(button):
    """The dealer posts the small blind and acts first, after a draw second (BTN-2, ACT-2, ACT-4, DRAW-4)."""
    deal = play(HOUSE, (100, 100), button=button)
    other = 1 - button
    assert (deal.small_blind, deal.big_blind) == (button, other)
    assert [(event.seat, event.amount) for event in events(deal, EventKind.BLIND)] == [(button, 1), (other, 2)]
    assert order(deal) == [button, other]
    for _ in range(3):
        deal = go(deal, "all call")
        assert order(deal) == [other, button]
        deal = go(deal, "all stand")
        assert order(deal) == [other, button]


@pytest.mark.parametrize("button", [0, 2, 7])
@pytest.mark.parametrize("players", [3, 4, 8])
def test_who_acts_first_in_a_ring(players, button):
    """Blinds left of the button; then who acts first in each round (BTN-3, ACT-3, ACT-5, ACT-11)."""
    button %= players
    deal = play(FIXED, (100,) * players, button=button)
    left = [(button + place) % players for place in range(1, players + 1)]
    assert (deal.small_blind, deal.big_blind) == (left[0], left[1])
    assert deal.bets == tuple({left[0]: 1, left[1]: 2}.get(seat, 0) for seat in range(players))
    assert order(deal) == left[2:] + left[:2]
    for _ in range(3):
        deal = go(deal, "all call")
        assert order(deal) == left
        deal = go(deal, "all stand")
        assert order(deal) == left


def test_folded_seats_are_passed_over():
    """The first active seat left of the button begins; whoever folded does not act again (ACT-5)."""
    deal = play(FIXED, (100,) * 6, "3 folds, 4 calls, 5 folds, 0 calls, 1 folds, 2 checks")
    assert deal.live == (0, 2, 4)
    assert order(deal) == [2, 4, 0]
    assert order(go(deal, "all stand")) == [2, 4, 0]


def test_four_rounds_and_three_draws():
    """Betting before the first draw and after each of three, then the showdown (ACT-1, DRAW-1; errata X1, X2)."""
    deal = play(HOUSE, (100, 100))
    seen = []
    while not deal.is_over:
        seen.append((deal.street, deal.state))
        deal = go(deal, "all call" if deal.state == State.BETTING else "all stand")
    betting, drawing = State.BETTING, State.DRAWING
    assert seen == [
        (Street.PREDRAW, betting), (Street.PREDRAW, drawing), (Street.FIRST_DRAW, betting), (Street.FIRST_DRAW, drawing),
        (Street.SECOND_DRAW, betting), (Street.SECOND_DRAW, drawing), (Street.THIRD_DRAW, betting),
    ]  # fmt: skip


@pytest.mark.parametrize("rules", [HOUSE, FIXED, POT_LIMIT, HALF_POT])
def test_the_big_blind_may_raise(rules):
    """Calls do not end round 1: the big blind may still check or raise (BLD-3, BLD-4, gap 12; errata X8)."""
    deal = play(rules, (100, 100), "0 calls")
    legal = legal_actions(deal)
    assert (legal.seat, legal.check, legal.call, legal.fold) == (1, True, 0, False)
    assert legal.raise_to[0] == 4 and not legal.bet_to
    assert go(deal, "1 checks").state == State.DRAWING
    assert go(deal, "1 raises 4").actor == 0


def test_the_big_blind_may_raise_in_a_ring():
    """The option comes after all calls, and a raise asks everybody again (BLD-4, ACT-9)."""
    deal = play(FIXED, (100,) * 4, "3 calls, 0 calls, 1 calls")
    assert (deal.actor, legal_actions(deal).check) == (2, True)
    raised = go(deal, "2 raises 4")
    assert order(raised) == [3, 0, 1]


def test_the_option_is_gone_after_a_raise():
    """Once somebody has raised, the big blind calls, raises or folds, and a call ends the round (BLD-4)."""
    deal = play(HOUSE, (100, 100), "0 raises 4")
    assert not legal_actions(deal).check
    assert go(deal, "1 calls").state == State.DRAWING


def test_without_a_bet_one_checks_or_bets():
    """Without a bet: check or bet; folding, calling and raising are not known (ACT-6; errata 1-5)."""
    deal = play(HOUSE, (100, 100), "all call, all stand")
    legal = legal_actions(deal)
    assert (legal.check, legal.bet_to, legal.fold, legal.call, legal.raise_to) == (
        True,
        range(2, 3),
        False,
        0,
        range(0),
    )
    assert {refused(deal, action) for action in (Fold(), Call(), Raise(2), Raise(4))} == {"no-bet"}


def test_a_bet_is_answered_by_a_call_a_raise_or_a_fold():
    """With a bet: call, raise or fold; no check and no second bet (ACT-7)."""
    deal = play(HOUSE, (100, 100), "all call, all stand, 1 bets 2")
    legal = legal_actions(deal)
    assert (legal.fold, legal.call, legal.raise_to, legal.check, legal.bet_to) == (
        True,
        2,
        range(4, 5),
        False,
        range(0),
    )
    assert refused(deal, Check()) == "bet-to-call"
    assert refused(deal, Bet(4)) == "already-bet"


def test_the_blind_is_a_bet():
    """Blinds are live: before the draw one raises, and the small blind has put in half already (BLD-1, BLD-3)."""
    deal = play(HOUSE, (100, 100))
    assert (legal_actions(deal).call, legal_actions(deal).raise_to) == (1, range(4, 5))
    assert refused(deal, Bet(4)) == "already-bet"
    assert go(deal, "0 calls").bets == (2, 2)


def test_who_has_checked_may_raise():
    """Whoever has checked may raise the bet that follows (ACT-8)."""
    deal = play(HOUSE, (100, 100), "all call, all stand, 1 checks, 0 bets 2")
    assert legal_actions(deal).raise_to == range(4, 5)
    assert go(deal, "1 raises 4, 0 calls").pot == 4 + 8


def test_a_round_ends_when_the_last_bet_is_answered():
    """All checks end a round; after a bet or raise everybody else must answer, and nobody twice (ACT-9)."""
    deal = play(FIXED, (100,) * 4, "all call, all stand, 1 checks, 2 bets 2, 3 raises 4, 0 calls, 1 calls")
    assert deal.actor == 2
    assert go(deal, "2 calls").state == State.DRAWING
    assert order(go(deal, "2 raises 6")) == [3, 0, 1]


@pytest.mark.parametrize("street", range(4))
def test_bets_and_raises_have_one_size(street):
    """Exactly the bet of the round, one chip more or less is refused (FL-1, FL-2; errata 3-5)."""
    deal = play(HOUSE, (100, 100), "all call, all stand," * street)
    bet = (2, 2, 4, 4)[street]
    kind, total = (Bet, bet) if street else (Raise, 2 * bet)
    assert refused(deal, kind(total - 1)) == "too-small"
    assert refused(deal, kind(total + 1)) == "too-large"
    assert (
        legal_actions(go(deal, f"{deal.actor} {'bets' if street else 'raises'} {total}")).raise_to[0]
        == total + bet
    )


@pytest.mark.parametrize(
    ("street", "expected"), [(0, [4, 6, 8]), (1, [2, 4, 6, 8]), (2, [4, 8, 12, 16]), (3, [4, 8, 12, 16])]
)
@pytest.mark.parametrize("players", [2, 5])
def test_a_bet_and_three_raises(players, street, expected):
    """A bet and three raises: 2-4-6-8 and 4-8-12-16, where the big blind is the first bet (FL-3, FL-4)."""
    rules = HOUSE if players == 2 else FIXED
    deal = play(rules, (100,) * players, "all call, all stand," * street)
    assert totals(deal) == expected == list(rules.rounds[street].totals)[street == 0 :]


def test_at_the_cap_one_calls_or_folds():
    """At the cap one calls or folds (FL-3)."""
    deal = play(HOUSE, (100, 100), "0 raises 4, 1 raises 6, 0 raises 8")
    legal = legal_actions(deal)
    assert (legal.barred, legal.call, legal.fold, legal.raise_to) == ("capped", 2, True, range(0))
    assert refused(deal, Raise(10)) == refused(deal, Bet(10)) == "capped"
    assert go(deal, "1 calls").pot == 16


def test_the_most_that_a_deal_can_cost():
    """8 + 8 + 16 + 16 = 48 chips for each player (FL-3)."""
    deal = play(
        HOUSE,
        (100, 100),
        """0 raises 4, 1 raises 6, 0 raises 8, 1 calls, all stand
        1 bets 2, 0 raises 4, 1 raises 6, 0 raises 8, 1 calls, all stand
        1 bets 4, 0 raises 8, 1 raises 12, 0 raises 16, 1 calls, all stand
        1 bets 4, 0 raises 8, 1 raises 12, 0 raises 16""",
        hands=(EIGHT, BEST),
    )
    assert deal.paid[0] + deal.bets[0] == 48 == HOUSE.most_chips
    assert go(deal, "1 calls").stacks == (100 - 48, 100 + 48)


def test_raises_do_not_carry_over():
    """A round in which nobody bet leaves the next one its bet and three raises, no more (FL-5)."""
    deal = play(HOUSE, (100, 100), "all call, all stand, all call, all stand")
    assert totals(deal) == [4, 8, 12, 16]


def test_raises_before_and_after_the_first_draw_are_counted_apart():
    """Raises before the draw and after it may differ: a bet and four after the draws, as at the WSOP (FL-3)."""
    rules = replace(HOUSE, raises_predraw=1, raises=4)
    deal = play(rules, (100, 100))
    assert totals(deal) == [4]
    assert totals(go(deal, "all call, all stand")) == [2, 4, 6, 8, 10]


def test_a_big_blind_below_the_small_bet():
    """Round 1 rises from the big blind by the small bet (BLD-3, FL-4)."""
    assert totals(play(replace(HOUSE, big_blind=1), RICH)) == [3, 5, 7]


def test_the_cap_stays_after_a_fold():
    """A round that is capped for three stays capped for the two who are left (FL-3, Robert's Rules)."""
    rules = replace(FIXED, uncapped_heads_up=True)
    deal = play(rules, (100,) * 3, "0 raises 4, 1 raises 6, 2 raises 8, 0 folds")
    assert (deal.live, legal_actions(deal).barred) == ((1, 2), "capped")
    later = go(deal, "1 calls, all stand")
    assert len(totals(later)) > 4  # the next round is without a cap


def test_two_players_without_a_cap():
    """Where rooms have no cap heads-up, only the stacks end the raising (FL-3; errata X7)."""
    rules = replace(HOUSE, uncapped_heads_up=True)
    assert totals(play(rules, (100, 100))) == list(range(4, 101, 2))
    assert totals(play(FIXED, (100, 100))) == [4, 6, 8]


def test_a_fold_before_the_cap_lifts_it():
    """When two are left before the cap is reached, they may raise on (FL-3, Robert's Rules)."""
    rules = replace(FIXED, uncapped_heads_up=True)
    deal = play(rules, (100,) * 3, "0 raises 4, 1 raises 6, 2 calls, 0 folds")
    assert deal.state == State.DRAWING
    deal = play(rules, (100,) * 3, "0 raises 4, 1 raises 6, 2 folds")
    assert totals(deal) == list(range(8, 101, 2))


def test_a_player_who_is_all_in_does_not_keep_the_cap():
    """The cap is for three or more players who are not all-in; the other two raise on (FL-3, Robert's Rules)."""
    rules = replace(FIXED, uncapped_heads_up=True)
    deal = play(rules, (100, 2, 100), "0 calls, 1 calls, 2 checks, all stand")
    assert (deal.live, deal.actor) == ((0, 1, 2), 2)
    assert totals(deal) == list(range(2, 99, 2))


@pytest.mark.parametrize("rules", [POT_LIMIT, HALF_POT])
def test_no_cap_without_fixed_limit(rules):
    """Pot limit and half-pot limit have no cap; raises go on until the stacks are in (PL-1, HP-1)."""
    assert len(totals(play(rules, (100,) * 3))) > 10


def test_a_fold_gives_up_the_pot():
    """Heads-up a fold ends the deal at once: no draw, no showdown (ACT-10, OBJ-3)."""
    deal = play(HOUSE, (100, 100), "all call, all stand, 1 bets 2, 0 folds")
    assert deal.is_over and deal.stacks == (98, 102)
    assert not events(deal, EventKind.SHOW)


@pytest.mark.parametrize("rules", [FIXED, POT_LIMIT, HALF_POT])
def test_the_blinds_are_won(rules):
    """If all fold, the big blind takes the small blind, and its own unmatched chip goes back (OBJ-3, ALL-2)."""
    deal = play(rules, (100,) * 4, "3 folds, 0 folds, 1 folds")
    assert deal.stacks == (100, 99, 101, 100)
    assert [(event.seat, event.amount) for event in events(deal, EventKind.RETURN, EventKind.WIN)] == [
        (2, 1),
        (2, 2),
    ]


def test_the_log_tells_amounts_and_totals():
    """Each step in chips has what it moved and what it came to on the street."""
    deal = play(
        FIXED, (100,) * 3, "0 raises 4, 1 calls, 2 raises 6, 0 folds, 1 calls, all stand, 1 bets 2, 2 folds"
    )
    steps = [event for event in deal.log if event.amount]
    assert [(event.kind.value, event.seat, event.amount, event.to) for event in steps] == [
        ("blind", 1, 1, 1), ("blind", 2, 2, 2), ("raise", 0, 4, 4), ("call", 1, 3, 4), ("raise", 2, 4, 6), ("call", 1, 2, 6),
        ("bet", 1, 2, 2), ("return", 1, 2, 0), ("win", 1, 16, 0),
    ]  # fmt: skip
