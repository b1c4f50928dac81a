"""Chances after a deal that nobody has seen, and the table that holds them."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

import pytest

from badugi_core import (
    DECK,
    HAND_CLASSES,
    HOLDINGS,
    KEEP_BEST,
    CardError,
    Distribution,
    OddsError,
    Rank,
    Suit,
    badugi_probability,
    deal_distribution,
    deal_then_draw_distribution,
    dealt_draw_distribution,
)
from badugi_core._odds_dealt import TABLE_DRAWS
from badugi_core._odds_playout import final_hands
from tests.core import draw_table

DRAWS = tuple(range(1, TABLE_DRAWS + 1))
BADUGIS = [item for item in HAND_CLASSES if item.size == 4]


EMPTY = (0,) * len(HAND_CLASSES)


@pytest.mark.parametrize(
    ("make", "value"),
    [
        (lambda: Distribution.of({}), "nothing"),
        (lambda: Distribution.of({1: 0}), "nothing"),
        (lambda: Distribution.of({0: 1}), "0"),
        (lambda: Distribution.of({1093: 1}), "1093"),
        (lambda: Distribution.of({1: 2, 2: -1}), "-1"),
        (lambda: Distribution.of({1: Fraction(1, 2)}), "1/2"),
        (lambda: Distribution.of({1: True}), "True"),
        (lambda: Distribution.mixture([]), "nothing"),
        (lambda: Distribution.mixture([(deal_distribution(), 2), (deal_distribution(), -1)]), "-1"),
        (lambda: Distribution(()), "0 weights"),
        (lambda: Distribution(EMPTY), "nothing"),
        (lambda: Distribution((*EMPTY, 1)), "1093 weights"),
    ],
)
def test_weights_that_cannot_be(make, value):
    """A distribution has a whole weight for each class (EVAL-11), and none below 0; some are above."""
    with pytest.raises(OddsError) as caught:
        make()
    assert (caught.value.code, caught.value.value) == ("wrong-weights", value)


def test_equal_chances_are_equal():
    """However the weights are given, they come in lowest terms."""
    assert Distribution((*EMPTY[1:], 6)) == Distribution.of({1092: 1}) == Distribution([*EMPTY[1:], 2])


def test_the_deal_by_size():
    """17,160 badugis, then 154,440, 96,252 and 2,873 hands of fewer cards (EVAL-4, EVAL-11)."""
    sizes = {4: 17_160, 3: 154_440, 2: 96_252, 1: 2_873}
    assert {size: deal_distribution().of_size(size) for size in sizes} == {
        size: Fraction(count, HOLDINGS) for size, count in sizes.items()
    }


@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_the_deal_by_top_card(size):
    """The hands of a size are those with each of the thirteen top cards, as HAND_CLASSES counts them."""
    deal = deal_distribution()
    for top in Rank:
        count = sum(item.count for item in HAND_CLASSES if item.size == size and item.ranks[0] == top)
        assert deal.of_size(size, top) == Fraction(count, HOLDINGS)


def test_a_dead_card_of_any_rank():
    """Every card is as likely to be the one that is missing, so the mean over one suit is the deal."""
    clubs = [card for card in DECK if card.suit == Suit.CLUB]
    assert Distribution.mixture((deal_distribution([card]), 1) for card in clubs) == deal_distribution()


def test_too_many_dead_cards():
    """Four cards are dealt; with four left there is one deal, with three there is none."""
    assert deal_distribution(DECK[:48]).support == (HAND_CLASSES[-1],)
    with pytest.raises(OddsError) as caught:
        deal_distribution(DECK[:49])
    assert (caught.value.code, caught.value.value) == ("deck-runs-out", "3")
    with pytest.raises(CardError, match="duplicate-card"):
        deal_distribution([DECK[0], DECK[0]])


def test_a_random_deal_and_one_draw():
    """1,960,453 of 9,004,730: the published anchor of this project."""
    by_hand = (
        Fraction(17_160, HOLDINGS)
        + Fraction(154_440, HOLDINGS) * Fraction(5, 24)
        + Fraction(96_252, HOLDINGS) * Fraction(55, 564)
        + Fraction(2_873, HOLDINGS) * Fraction(1320, 17_296)
    )
    assert deal_then_draw_distribution(1).of_size(4) == by_hand == Fraction(1_960_453, 9_004_730)


def test_one_draw_without_the_table():
    """Four cards from nothing, then one draw: the same hands as the table says."""
    found = final_hands(0, {(0, 0): 1}, 2, KEEP_BEST.stands_on.ordinal)
    assert Distribution.of(found) == deal_then_draw_distribution(1)


@pytest.mark.parametrize(
    ("ranks", "draws"),
    [("3-2-A", 2), ("8-3-2", 2), ("9-8-7", 2), ("K-2-A", 2), ("K-Q-J", 2), ("Q-7", 1), ("9-8", 1), ("K-Q", 2), ("7", 1), ("Q", 2)],
)
def test_a_sample_of_the_table(ranks, draws):
    """Lines of the table worked out anew, with all the draws up to the last that takes no time."""
    dealt = next(item for item in HAND_CLASSES if str(item) == ranks)
    for count in range(1, draws + 1):
        assert badugi_probability(dealt, count) == dealt_draw_distribution(dealt, count).of_size(4)


@pytest.mark.parametrize("draws", DRAWS)
def test_both_halves_of_the_table_agree(draws):
    """The chances of the classes that can be dealt add up to the weights of the final hands."""
    by_class = sum(item.share * badugi_probability(item, draws) for item in HAND_CLASSES)
    assert by_class == deal_then_draw_distribution(draws).of_size(4)


def test_a_dealt_badugi_stands_pat():
    """With `KEEP_BEST` a badugi is final."""
    assert {badugi_probability(item, draws) for item in BADUGIS for draws in DRAWS} == {1}
    assert dealt_draw_distribution(BADUGIS[3], 2).probability(BADUGIS[3]) == 1


def test_every_draw_helps():
    """Each class is reached at least as often with one more draw, and is drawn to at least as often."""
    finals = [deal_distribution(), *map(deal_then_draw_distribution, DRAWS)]
    for fewer, more in pairwise(finals):
        assert all(more.at_least(item) >= fewer.at_least(item) for item in HAND_CLASSES)
    for item in HAND_CLASSES:
        chances = [badugi_probability(item, draws) for draws in DRAWS]
        assert chances == sorted(chances)


def test_low_cards_draw_better():
    """3-2-A has the best chances of all three-card hands: nothing can take the place of its cards."""
    threes = [item for item in HAND_CLASSES if item.size == 3]
    for draws in DRAWS[1:]:
        assert max(threes, key=lambda item: badugi_probability(item, draws)) == threes[0]


def test_the_table_is_written_as_it_is_read():
    """The command that writes the table makes its lines of what the functions return."""
    finals = [deal_then_draw_distribution(draws) for draws in DRAWS]
    lines = draw_table.TABLE.read_text(encoding="utf-8").splitlines()
    assert lines[0] == "\t".join(draw_table.HEAD)
    for place in (0, 714, 715, 1000):
        dealt = [dealt_draw_distribution(HAND_CLASSES[place], draws) for draws in DRAWS]
        assert draw_table.row(HAND_CLASSES[place], finals, dealt) == lines[place + 1]


@pytest.mark.parametrize("draws", [0, 4])
def test_a_wrong_number_of_draws_is_refused(draws):
    """There are one to three draws (DRAW-1)."""
    with pytest.raises(OddsError, match="wrong-draws"):
        dealt_draw_distribution(HAND_CLASSES[0], draws)


@pytest.mark.parametrize("draws", [0, TABLE_DRAWS + 1])
def test_draws_that_the_table_lacks(draws):
    """What is not worked out exactly is refused, not guessed."""
    for question in (lambda: badugi_probability(HAND_CLASSES[0], draws), lambda: deal_then_draw_distribution(draws)):
        with pytest.raises(OddsError, match="wrong-draws"):
            question()
