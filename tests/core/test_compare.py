"""Comparing two holdings, and what decides."""

from __future__ import annotations

import random
from dataclasses import FrozenInstanceError
from itertools import pairwise, permutations, product

import pytest

from badugi_core import (
    DECK,
    HAND_CLASSES,
    Card,
    CardError,
    Comparison,
    HandClass,
    Rank,
    Suit,
    compare,
    evaluate,
    explain_comparison,
    parse_cards,
)
from tests import oracle


def sample_holdings(seed: int, number: int) -> list[tuple[Card, ...]]:
    """Holdings drawn with a fixed seed."""
    source = random.Random(seed)
    return [tuple(source.sample(DECK, 4)) for _ in range(number)]


def plain(cards: tuple[Card, ...]) -> tuple[oracle.Plain, ...]:
    """Cards as the oracle writes them."""
    return oracle.read(" ".join(map(str, cards)))


def holding_of(item: HandClass) -> list[Card]:
    """Four cards that make a class: its ranks in different suits, then copies that cannot play."""
    suits = list(Suit)
    playing = [Card(rank, suit) for rank, suit in zip(item.ranks, suits, strict=False)]
    if item.size == 1:
        return [Card(item.ranks[0], suit) for suit in suits]
    if item.size == 2:
        high, low = item.ranks
        return [*playing, Card(high, suits[1]), Card(low, suits[0])]
    return [*playing, Card(item.ranks[0], suits[1])][:4]


def test_dropping_the_higher_of_two_clashing_cards_is_wrong():
    """Ac Ad 2d 3c plays 2-A: the ace of diamonds goes, though no card is lower (EVAL-3)."""
    evaluation = evaluate("Ac Ad 2d 3c")
    assert evaluation.playing == parse_cards("2d Ac")
    assert evaluation.choices == (parse_cards("2d Ac"),)
    assert compare("Ac Ad 2d 3c", "Ah 3d 3h 3c") == 1


def test_comparing_from_the_lowest_card_is_wrong():
    """5-4-3-2 beats K-3-2-A, because the highest cards are compared first (EVAL-6)."""
    assert compare("5s 4h 3d 2c", "Ks 3h 2d Ac") == 1
    assert explain_comparison("5s 4h 3d 2c", "Ks 3h 2d Ac").deciding_ranks == (
        Rank.FIVE,
        Rank.KING,
    )


@pytest.mark.parametrize(
    ("stronger", "weaker", "sizes"),
    [
        ("Kc Qd Jh Ts", "3c 2d Ah Ad", (4, 3)),
        ("Kc Qd Jh Jd", "2c As Ac 2s", (3, 2)),
        ("Kc Qd Kd Qc", "Ac Ad Ah As", (2, 1)),
    ],
)
def test_more_cards_beat_fewer(stronger, weaker, sizes):
    """The worst hand of a size beats the best of the next, and no rank decides (EVAL-5)."""
    assert explain_comparison(stronger, weaker) == Comparison(1, sizes, None)
    assert explain_comparison(weaker, stronger) == Comparison(-1, sizes[::-1], None)


@pytest.mark.parametrize(
    ("stronger", "weaker", "deciding"),
    [
        pytest.param("8h 7d 5c 4s", "9s 4c 3d 2h", (Rank.EIGHT, Rank.NINE), id="first"),
        pytest.param("6d 4c 3h 2s", "6s 5h 4d Ac", (Rank.FOUR, Rank.FIVE), id="second"),
        pytest.param("Ts 7d 5c 4h", "Td 7h 6c As", (Rank.FIVE, Rank.SIX), id="third"),
        pytest.param("4h 3d 2s Ac", "5h 3c 2d As", (Rank.FOUR, Rank.FIVE), id="first-of-badugis"),
        pytest.param("9h 5d 3s Ac", "9c 5s 3h 2d", (Rank.ACE, Rank.DEUCE), id="fourth"),
        pytest.param("Kh Kd 4s Ac", "Kc Ks 4d 2h", (Rank.ACE, Rank.DEUCE), id="third-of-three"),
        pytest.param("7c 7d As 7s", "7h 2c 2h Tc", (Rank.ACE, Rank.DEUCE), id="second-of-two"),
        pytest.param("Js 9s 7s 4s", "Kd Td 8d 5d", (Rank.FOUR, Rank.FIVE), id="only-card"),
    ],
)
def test_the_first_rank_that_differs_decides(stronger, weaker, deciding):
    """At equal size the lower of the first two ranks that differ wins (EVAL-6)."""
    size = evaluate(stronger).size
    assert explain_comparison(stronger, weaker) == Comparison(1, (size, size), deciding)
    assert explain_comparison(weaker, stronger) == Comparison(-1, (size, size), deciding[::-1])


@pytest.mark.parametrize(
    ("a", "b"),
    [
        pytest.param("5d 3d 5c 3s", "Kh Qh 3h 5s", id="EVAL-8-other-cards-are-ignored"),
        pytest.param("4h 3d 2s Ac", "4c 3h 2d As", id="EVAL-7-other-suits"),
        pytest.param("4d 3s Ah 6h", "4c 3h Ad Kd", id="EVAL-8-no-kicker"),
    ],
)
def test_equal_ranks_tie(a, b):
    """Equal ranks tie, whatever the suits and the other cards (EVAL-7, EVAL-8, TIE-1)."""
    size = evaluate(a).size
    assert compare(a, b) == compare(b, a) == 0
    assert explain_comparison(a, b) == Comparison(0, (size, size), None)


def test_suits_never_break_ties():
    """The 24 ways to exchange the suits leave the worth of a holding as it is (EVAL-7)."""
    for cards in sample_holdings(7, 100):
        for suits in permutations(Suit):
            assert compare(cards, [Card(card.rank, suits[card.suit]) for card in cards]) == 0


def test_card_order_has_no_effect():
    """Any order of the cards is the same hand (EVAL-12)."""
    for cards in sample_holdings(12, 100):
        assert all(compare(cards, order) == 0 for order in permutations(cards))


def test_sign_is_that_of_the_oracle():
    """1, 0 or -1 as the oracle says, and the opposite the other way round (EVAL-5, EVAL-6)."""
    for a, b in pairwise(sample_holdings(5, 2_000)):
        expected = oracle.sign(plain(a), plain(b))
        assert (compare(a, b), compare(b, a)) == (expected, -expected), (a, b)


def test_no_hands_beat_each_other_in_a_circle():
    """No three hands beat each other in a circle, and hands that tie fare alike (EVAL-6)."""
    holdings = sample_holdings(6, 30)
    signs = {(a, b): compare(a, b) for a, b in product(holdings, repeat=2)}
    for a, b, c in product(holdings, repeat=3):
        if signs[a, b] >= 0 and signs[b, c] >= 0:
            assert signs[a, c] == max(signs[a, b], signs[b, c])


def test_every_pair_of_neighbouring_classes():
    """Of two classes next to each other the first wins, through all 1,092 (EVAL-5, EVAL-6)."""
    holdings = [holding_of(item) for item in HAND_CLASSES]
    assert [evaluate(cards).hand_class for cards in holdings] == list(HAND_CLASSES)
    for stronger, weaker in pairwise(holdings):
        assert compare(stronger, weaker) == 1


def test_a_hand_ties_with_itself():
    """A holding compared with itself is a tie (TIE-1)."""
    assert all(compare(cards, cards) == 0 for cards in sample_holdings(1, 100))


def test_text_and_cards_alike():
    """Each side may be a text or any iterable of cards."""
    a, b = "5s 4h 3d 2c", "Ks 3h 2d Ac"
    expected = explain_comparison(a, b)
    for first, second in product((a, parse_cards(a), list(parse_cards(a))), (b, parse_cards(b))):
        assert explain_comparison(first, second) == expected
        assert compare(first, second) == expected.result
    assert compare(iter(parse_cards(a)), iter(parse_cards(b))) == expected.result


@pytest.mark.parametrize("function", [compare, explain_comparison])
@pytest.mark.parametrize(
    ("a", "b", "code"),
    [
        ("5s 4h 3d", "Ks 3h 2d Ac", "wrong-count"),
        ("5s 4h 3d 2c", "Ks 3h 2d", "wrong-count"),
        ("5s 4h 3d 5s", "Ks 3h 2d Ac", "duplicate-card"),
        ("5s 4h 3d 2c", "Ks 3h 2d Ax", "unknown-suit"),
    ],
)
def test_both_sides_must_be_holdings(function, a, b, code):
    """Both sides are checked as `evaluate` checks them (DEAL-2)."""
    with pytest.raises(CardError) as caught:
        function(a, b)
    assert caught.value.code == code


def test_a_comparison_cannot_be_changed():
    """Results are frozen."""
    with pytest.raises(FrozenInstanceError):
        explain_comparison("5s 4h 3d 2c", "Ks 3h 2d Ac").result = 0
