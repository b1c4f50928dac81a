"""How much may be bet: every amount that a rule book or a source works out is one case here."""

from __future__ import annotations

from dataclasses import replace

import pytest

from badugi_core import Bet, Raise, Reopening, Rounding, legal_actions
from badugi_core._limits import bet_size, most_bets, raise_bounds, reopens
from tests.core.deals import FIXED, HALF_POT, POT_LIMIT, play, refused
from tests.house import HOUSE

HALF_POT_UP = replace(HALF_POT, half_pot_rounding=Rounding.UP)


def most(rules, *, pot: int, bet: int) -> tuple[int, int]:
    """The most to raise by, and the total, where a bet was made into a pot that did not hold it."""
    _, total = raise_bounds(rules, level=bet, full=bet, step=bet, pot=pot + bet, owed=bet)
    return total - bet, total


@pytest.mark.parametrize(
    ("pot", "bet", "by", "total"),
    [
        pytest.param(20, 4, 28, 32, id="errata-3-2-a-20-before-the-bet"),
        pytest.param(16, 4, 24, 28, id="errata-3-2-b-20-with-the-bet"),
        pytest.param(10, 5, 20, 25, id="PokerStars"),
        pytest.param(100, 50, 200, 250, id="Roberts-Rules"),
    ],
)
def test_pot_limit_raises_of_the_rule_books(pot, bet, by, total):
    """The call comes first: P in the pot and a bet of b allow a raise by P + 2b, to P + 3b (PL-2)."""
    assert most(POT_LIMIT, pot=pot, bet=bet) == (by, total) == (pot + 2 * bet, pot + 3 * bet)


@pytest.mark.parametrize(
    ("pot", "bet", "by", "total"),
    [
        pytest.param(20, 4, 14, 18, id="errata-3-3-20-before-the-bet"),
        pytest.param(16, 4, 12, 16, id="20-with-the-bet"),
        pytest.param(10, 5, 10, 15, id="the-pot-of-PokerStars"),
    ],
)
def test_half_pot_raises_are_half_of_the_pot_after_the_call(pot, bet, by, total):
    """Half of what the pot is after the call (HP-1, errata 3-3)."""
    assert most(HALF_POT, pot=pot, bet=bet) == most(HALF_POT_UP, pot=pot, bet=bet) == (by, total)


@pytest.mark.parametrize(
    ("rules", "down", "up"), [((7, 2), (5, 7), (6, 8)), ((1, 1), (1, 2), (2, 3)), ((8, 2), (6, 8), (6, 8))]
)
def test_half_of_an_odd_pot(rules, down, up):
    """Half of an odd number of chips goes down or up as the rule set says (HP-1, gap 3)."""
    pot, bet = rules
    assert most(HALF_POT, pot=pot, bet=bet) == down
    assert most(HALF_POT_UP, pot=pot, bet=bet) == up


def test_a_raise_by_half_the_pot_is_never_below_the_least():
    """Half of P + 2b is b or more, so that least and most never cross (HP-1, MIN-1)."""
    for pot in range(40):
        for bet in range(2, 40):
            least, largest = raise_bounds(HALF_POT, level=bet, full=bet, step=bet, pot=pot + bet, owed=bet)
            assert (least, largest) == (2 * bet, bet + (pot + 2 * bet) // 2)


def raise_to(rules, players: int, script: str) -> range:
    """What the next player may raise to, in a ring with the button at seat 0."""
    return legal_actions(play(rules, (1_000,) * players, script)).raise_to


@pytest.mark.parametrize(
    ("rules", "players", "script", "totals"),
    [
        pytest.param(POT_LIMIT, 6, "", range(4, 8), id="pot-limit-opens-to-7"),
        pytest.param(HALF_POT, 6, "", range(4, 5), id="half-pot-opens-by-2-of-5"),
        pytest.param(HALF_POT_UP, 6, "", range(4, 6), id="half-pot-opens-by-3-of-5"),
        pytest.param(
            POT_LIMIT, 5, "3 raises 4, all call, all stand, 1 bets 4", range(8, 33), id="pot-20-bet-4-to-32"
        ),
        pytest.param(
            POT_LIMIT, 4, "3 raises 4, all call, all stand, 1 bets 4", range(8, 29), id="pot-16-bet-4-to-28"
        ),
        pytest.param(
            HALF_POT, 5, "3 raises 4, all call, all stand, 1 bets 4", range(8, 19), id="half-pot-20-bet-4-to-18"
        ),
        pytest.param(
            HALF_POT, 4, "3 raises 4, all call, all stand, 1 bets 4", range(8, 17), id="half-pot-16-bet-4-to-16"
        ),
        pytest.param(POT_LIMIT, 5, "all call, all stand, 1 bets 5", range(10, 26), id="PokerStars-10-bet-5-to-25"),
        pytest.param(POT_LIMIT, 6, "3 raises 7", range(12, 25), id="pot-limit-7-to-24"),
        pytest.param(POT_LIMIT, 6, "3 raises 7, 4 calls", range(12, 32), id="a-call-makes-the-pot-larger"),
        pytest.param(POT_LIMIT, 6, "3 calls", range(4, 10), id="a-limp-makes-the-pot-larger"),
        pytest.param(POT_LIMIT, 2, "", range(4, 7), id="small-blind-heads-up-to-6"),
    ],
)
def test_raises_in_a_deal(rules, players, script, totals):
    """The least raise adds the last one, the most is by the pot or half of it (PL-1, PL-2, HP-1, MIN-1)."""
    assert raise_to(rules, players, script) == totals
    deal = play(rules, (1_000,) * players, script)
    assert refused(deal, Raise(totals.start - 1)) == "too-small"
    assert refused(deal, Raise(totals.stop)) == "too-large"


@pytest.mark.parametrize(
    ("rules", "totals"),
    [
        pytest.param(POT_LIMIT, range(2, 11), id="pot-limit"),
        pytest.param(HALF_POT, range(2, 6), id="half-pot-limit"),
        pytest.param(FIXED, range(2, 3), id="fixed-limit"),
    ],
)
def test_what_may_be_bet_first(rules, totals):
    """From the big blind up to the pot or half of it; in fixed limit exactly the bet (PL-2, HP-1, MIN-1, FL-2)."""
    deal = play(rules, (100,) * 5, "all call, all stand")
    assert deal.pot == 10
    assert legal_actions(deal).bet_to == totals
    assert refused(deal, Bet(totals.start - 1)) == "too-small"
    assert refused(deal, Bet(totals.stop)) == "too-large"


def test_the_least_raise_is_the_last_one():
    """A raise adds at least as much as the largest bet or raise of the street (gap 3)."""
    assert raise_to(POT_LIMIT, 6, "3 raises 7").start == 12  # 5 more than the big blind: 5 more again
    assert raise_to(POT_LIMIT, 6, "3 raises 7, 4 raises 20").start == 33
    assert raise_to(POT_LIMIT, 6, "3 raises 7, 4 raises 20, 5 raises 40").start == 60
    assert raise_to(POT_LIMIT, 6, "3 raises 7, all call, all stand, 1 bets 2").start == 4  # anew on each street


def test_the_least_is_allowed_although_the_pot_is_smaller():
    """Short blinds make a pot of which half is below the least raise; the least stays legal (gap 3)."""
    deal = play(replace(HALF_POT, small_blind=2, big_blind=4), (100, 1, 1, 100))
    assert (deal.pot, deal.actor) == (2, 3)  # 4 to call make it 6, of which half is 3
    assert legal_actions(deal).raise_to == range(8, 9)


@pytest.mark.parametrize(("street", "bet"), [(0, 2), (1, 2), (2, 4), (3, 4)])
def test_the_bet_of_each_round(street, bet):
    """The small bet in rounds 1 and 2, the big bet in rounds 3 and 4; else the big blind (FL-1, MIN-1)."""
    assert bet_size(HOUSE, street) == bet == HOUSE.rounds[street].bet
    assert bet_size(POT_LIMIT, street) == bet_size(HALF_POT, street) == POT_LIMIT.big_blind


@pytest.mark.parametrize("small_bet_rounds", [1, 2, 3, 4])
def test_when_the_bet_doubles(small_bet_rounds):
    """The rule set says after how many rounds the bet becomes the big bet (FL-1)."""
    rules = replace(HOUSE, small_bet_rounds=small_bet_rounds)
    sizes = [bet_size(rules, street) for street in range(4)]
    assert sizes == [2] * small_bet_rounds + [4] * (4 - small_bet_rounds)


def test_how_many_bets_a_round_allows():
    """A bet and three raises, where the big blind is the first bet, or four after the draws (FL-3, FL-4)."""
    wsop = replace(HOUSE, raises=4)
    assert [most_bets(HOUSE, street) for street in range(4)] == [4, 4, 4, 4]
    assert [most_bets(wsop, street) for street in range(4)] == [4, 5, 5, 5]
    assert most_bets(POT_LIMIT, 0) is most_bets(HALF_POT, 3) is None


@pytest.mark.parametrize(("step", "half", "full"), [(2, 1, 2), (3, 2, 3), (4, 2, 4), (20, 10, 20), (1, 1, 1)])
def test_what_reopens_the_betting(step, half, full):
    """Half of a bet in Robert's Rules for fixed limit, a whole one for pot limit, not a chip less (gap 2)."""
    by_half = replace(HOUSE, reopens=Reopening.HALF_BET)
    by_full = replace(HOUSE, reopens=Reopening.FULL_BET)
    assert [reopens(by_half, added, step) for added in (half - 1, half)] == [False, True]
    assert [reopens(by_full, added, step) for added in (full - 1, full)] == [False, True]


def test_fixed_limit_knows_one_total():
    """The next full amount, also where a short all-in is completed: 15 is raised to 35 (FL-2, Robert's Rules)."""
    twenty = {"step": 20, "pot": 500, "owed": 20}
    assert raise_bounds(FIXED, level=20, full=20, **twenty) == (40, 40)
    assert raise_bounds(FIXED, level=15, full=15, **twenty) == (35, 35)
    assert raise_bounds(FIXED, level=25, full=20, **twenty) == (40, 40)
