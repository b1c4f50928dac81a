"""Published chances that are wrong, each beside the exact figure; docs/dev/odds-errata.md lists them.

Pages are cited by title and address. Percentages are rounded as the pages do, half up.
"""

from __future__ import annotations

from fractions import Fraction
from math import comb, floor

import pytest

from badugi_core import (
    HAND_CLASSES,
    DrawPolicy,
    HandClass,
    OutCode,
    Rank,
    deal_distribution,
    draw_distribution,
    draw_once,
    outs,
)

THREE_CARD_HAND = "As 2d 3h 4h"


def percent(probability: Fraction) -> int:
    """A whole percentage."""
    return floor(probability * 100 + Fraction(1, 2))


def independent(outs: int, draws: int) -> Fraction:
    """The formula of most pages: as if each draw came from the same 48 cards."""
    return 1 - (1 - Fraction(outs, 48)) ** draws


def weakest_under(top: Rank) -> HandClass:
    """The weakest badugi whose highest card is lower than `top`."""
    return next(item for item in reversed(HAND_CLASSES) if item.size == 4 and item.ranks[0] < top)


def lower_badugi(top: Rank, draws: int) -> Fraction:
    """The chance that `top`-3-2-A, broken until it is lower, has a lower top card after the draws."""
    goal = weakest_under(top)
    return draw_distribution(f"{top.letter}s 3d 2h Ac", draws, DrawPolicy(goal)).at_least(goal)


PUBLISHED = {
    Rank.KING: (19, 34, 46),
    Rank.QUEEN: (17, 31, 42),
    Rank.JACK: (15, 27, 38),
    Rank.TEN: (13, 23, 33),
    Rank.NINE: (10, 20, 28),
    Rank.EIGHT: (8, 16, 23),
    Rank.SEVEN: (7, 12, 18),
    Rank.SIX: (4, 8, 12),
}
"""Chances in percent to improve a badugi by throwing away its highest card, for one to three draws:
"Badugi: Odds of Improving a Four Card Hand", 6 July 2009,
http://www.pokerjunkie.com/badugi-odds-of-improving-a-four-card-hand"""


def test_a_table_of_independent_draws():
    """That table is the formula for independent draws, save for one misprint."""
    formula = {top: tuple(percent(independent(top - 4, draws)) for draws in (1, 2, 3)) for top in PUBLISHED}
    wrong = {(top, draw + 1) for top in PUBLISHED for draw in range(3) if formula[top][draw] != PUBLISHED[top][draw]}
    assert wrong == {(Rank.SEVEN, 1)}
    assert percent(lower_badugi(Rank.SEVEN, 1)) == 6


@pytest.mark.parametrize(
    ("top", "draws", "published", "exact"),
    [(Rank.KING, 3, 46, 47), (Rank.QUEEN, 3, 42, 43), (Rank.TEN, 2, 23, 24), (Rank.TEN, 3, 33, 34), (Rank.NINE, 3, 28, 29)],
)
def test_draws_are_not_independent(top, draws, published, exact):
    """Each card that misses is dead, so the exact chances are up to one point higher.

    So they are for who keeps 3-2-A to the end (a closed form), and for a player who takes
    any trey, deuce or ace as it comes.
    """
    stubborn = 1 - Fraction(comb(52 - top, draws), comb(48, draws))
    assert PUBLISHED[top][draws - 1] == published
    assert percent(stubborn) == percent(lower_badugi(top, draws)) == exact


def test_one_half_in_three_draws():
    """The formula gives 50.4 % for a one-card draw with three draws left; it is 51.2 %."""
    exact = draw_distribution(THREE_CARD_HAND, 3).of_size(4)
    assert exact == 1 - Fraction(38 * 37 * 36, 48 * 47 * 46) == Fraction(2215, 4324)
    assert (percent(independent(10, 3) * 10), percent(exact * 10)) == (504, 512)


@pytest.mark.parametrize(("draws", "published", "exact"), [(1, 20, 21), (2, 40, 38), (3, 60, 51)])
def test_two_times_outs_times_draws(draws, published, exact):
    """A rule of thumb is eight points too high after three draws.

    "Badugi Odds and Percentages", http://www.badugipokertips.com/odds/, and "Badugi Draw Odds",
    http://playlowballpoker.com/badugi-strategy/draw-odds/, which gives 40 % for two draws.
    """
    assert 2 * 10 * draws == published
    assert percent(draw_distribution(THREE_CARD_HAND, draws).of_size(4)) == exact


def test_slightly_less_than_sixty():
    """Three times 20 % is no chance of three draws.

    "Using Probability Odds Percentage Charts and Outs in Badugi Poker", 27 April 2010,
    https://www.lolpoker.com/blog/2010/04/27/using-probability-odds-percentage-charts-and-outs-in-badugi-poker/
    """
    assert percent(draw_distribution("Ac 2s 4d 3s", 3).of_size(4)) == 51


def test_outs_in_a_suit_that_is_held():
    """A♣ 2♠ 3♦ needs a heart; the page counts the clubs from 4 to K, of which none helps.

    "Badugi Draw Odds", http://playlowballpoker.com/badugi-strategy/draw-odds/
    """
    good = [str(out.card) for out in outs("Ac 2s 3d 9d") if out.code == OutCode.BADUGI]
    assert good == ["4h", "5h", "6h", "7h", "8h", "9h", "Th", "Jh", "Qh", "Kh"]


def test_not_always_ten_outs():
    """Ten outs at the first draw need not be ten at the next: an out may be among the discards.

    From 7-8-9, a drawn 7♣ is thrown away; when 2♥ then takes the place of 7♥, 7♣ is missing.
    "Badugi Odds and Percentages", http://www.badugipokertips.com/odds/
    """
    assert draw_distribution("7h 8d 9s Kh", 1).of_size(4) == Fraction(10, 48)
    assert draw_distribution("2h 8d 9s 7h", 1, dead="Kh 7c").of_size(4) == Fraction(9, 46)


def test_non_outs_are_the_other_cards():
    """With 7 outs among 48 cards the odds are 41 to 7 against, not 48 to 7 or 6.85 to 1.

    "Badugi Odds", http://www.badugiplayer.com/badugi-odds-chart/
    """
    chance = draw_once("Ac Ad 5h 7s", "Ac").at_least(weakest_under(Rank.JACK))
    assert chance == Fraction(7, 48)
    assert (1 - chance) / chance == Fraction(41, 7)


def test_a_badugi_does_not_always_hold_an_out():
    """Against A-2-3 a badugi takes one of ten outs away, unless its card of that suit is an A, 2 or 3.

    The post says 35 to 9 for any badugi: "Badugi now on Doyles Room!", 11 November 2005,
    https://archives2.twoplustwo.com/showpost.php?p=3813923
    """
    against_king = draw_once("As 2d 3h 9h", "9h", dead="Kc Qd Jh Ts").of_size(4)
    against_trey = draw_once("As 2d 3h 9h", "9h", dead="3c Qd Jh Ts").of_size(4)
    assert (against_king, against_trey) == (Fraction(9, 44), Fraction(10, 44))


def test_two_cards_to_a_three_card_four():
    """A-2-8 improves to 4-2-A or better with 12 of 48 cards, 25 %; A-2 with 23.2 % at most, not 26 %.

    "Badugi: Three-Card Badugis", Card Player, 6 May 2020,
    https://www.cardplayer.com/cardplayer-poker-magazines/66435-global-poker-33-10/articles/23985-badugi-three-card-badugis
    """
    goal = next(item for item in HAND_CLASSES if str(item) == "4-2-A")
    assert draw_once("Ad 2h 8c 9d", "9d").at_least(goal) == Fraction(12, 48)
    assert draw_once("Ad 2h 8c 9d", "8c 9d").at_least(goal) == Fraction(254, 1128)
    assert draw_once("Ad 2h 8d 9d", "8d 9d").at_least(goal) == Fraction(262, 1128)


def test_published_figures_of_the_deal_hold():
    """The counts of dealt badugis are right wherever they are given.

    "Learning Badugi 3 - Four Card Badugi Combinations", 22 January 2010,
    http://pokergeekmn.blogspot.com/2010/01/; "Badugi: Playing Dealt Pat Hands", Card Player,
    25 March 2020, https://cardplayer.com/cardplayer-poker-magazines/66432-poker-bot-expert-steve-blay-33-7/articles/23952-badugi-playing-dealt-pat-hands
    """
    deal = deal_distribution()
    assert deal.of_size(4) == Fraction(17_160, 270_725)
    tops = (24, 96, 240, 480, 840, 1_344, 2_016, 2_880, 3_960, 5_280)
    assert [deal.of_size(4, top) for top in list(Rank)[3:]] == [Fraction(count, 270_725) for count in tops]
    assert percent(deal.at_least(weakest_under(Rank.NINE)) * 100) == 62  # 0.62 %
