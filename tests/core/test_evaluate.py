"""Reading one holding: the reasons, surplus cards, and what is refused."""

from __future__ import annotations

from dataclasses import FrozenInstanceError
from itertools import combinations

import pytest

from badugi_core import (
    HOLE_CARDS,
    CardError,
    evaluate,
    is_legal,
    parse_card,
    parse_cards,
)
from tests import oracle


def reasons(text: str) -> list[str]:
    """The reasons as short texts: the code, then the card of the suit and of the rank."""
    return [
        " ".join([item.code.value, *(str(card) for card in (item.suit_of, item.rank_of) if card)])
        for item in evaluate(text).reasons
    ]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("6h 4d 3s Ah", ["same-suit Ah", "plays", "plays", "plays"]),
        ("4h 3d 2s Ac", ["plays", "plays", "plays", "plays"]),
        ("Kd Td 8d 5d", ["same-suit 5d", "same-suit 5d", "same-suit 5d", "plays"]),
        ("Ac Ad 2d 3c", ["plays", "same-suit-and-rank 2d Ac", "plays", "same-suit Ac"]),
        ("Qs Qh 2d Ac", ["surplus Qh", "plays", "plays", "plays"]),
        ("As Ah Ad Ac", ["surplus Ac", "surplus Ac", "surplus Ac", "plays"]),
        ("Qs Js Jh Jd", ["plays", "same-suit-and-rank Qs Jd", "surplus Jd", "plays"]),
        ("3d 6c 8c 6s", ["plays", "same-suit-and-rank 8c 6s", "plays", "plays"]),
        ("Ad As 2d 2c", ["plays", "surplus Ad", "surplus Ad 2c", "plays"]),
    ],
)
def test_each_card_has_the_reason_why_it_plays_or_not(text, expected):
    """What each card repeats, with the playing cards named (EVAL-1 to EVAL-3, EVAL-8)."""
    assert reasons(text) == expected


@pytest.mark.parametrize(
    ("text", "choices"),
    [
        ("Qs Qh 2d Ac", ["Qh 2d Ac", "Qs 2d Ac"]),
        ("As Ah Ad Ac", ["Ac", "Ad", "Ah", "As"]),
        ("Ad As 2d 2c", ["2c Ad", "2c As", "2d As"]),
        ("Th Ts 9h 9s", ["Th 9s", "Ts 9h"]),
        ("6h 4d 3s Ah", ["4d 3s Ah"]),
    ],
)
def test_every_best_subset_is_a_choice(text, choices):
    """Every best subset, from high to low, in the order of suits (EVAL-2, EVAL-3)."""
    evaluation = evaluate(text)
    assert [" ".join(map(str, choice)) for choice in evaluation.choices] == choices
    assert evaluation.playing == evaluation.choices[0]


@pytest.mark.parametrize("text", ["Ks", "Ks Kd", "Ks 2s", "4d 3s", "4d 3s Ah", "4d 4s Ad"])
def test_fewer_cards_are_read_by_the_same_definition(text):
    """With `partial` one to three cards are read by the same definition (EVAL-1, EVAL-2)."""
    evaluation = evaluate(text, partial=True)
    held = oracle.read(text)
    assert evaluation.ranks == oracle.playing_ranks(held)
    assert len(evaluation.choices) == len(oracle.best(held))
    assert evaluation.cards == parse_cards(text)
    assert len(evaluation.reasons) == len(held)


def test_partial_holdings_of_four_are_the_same():
    """Four cards give the same with `partial` as without."""
    assert evaluate("6h 4d 3s Ah", partial=True) == evaluate("6h 4d 3s Ah")


@pytest.mark.parametrize("text", ["", " ", "4d", "4d 3s", "4d 3s Ah", "4d 3s Ah Kc 9c"])
def test_a_holding_is_four_cards(text):
    """Fewer or more than four cards are refused, and the text comes back (DEAL-2)."""
    with pytest.raises(CardError) as caught:
        evaluate(text)
    assert (caught.value.code, caught.value.text, caught.value.position) == ("wrong-count", text, 0)
    with pytest.raises(CardError) as caught:
        evaluate(parse_cards(text))
    expected = ("wrong-count", text.strip(), 0)
    assert (caught.value.code, caught.value.text, caught.value.position) == expected


@pytest.mark.parametrize("text", ["", "4d 3s Ah Kc 9c"])
def test_a_partial_holding_is_one_to_four_cards(text):
    """No card and five cards are refused even with `partial` (DEAL-2)."""
    with pytest.raises(CardError) as caught:
        evaluate(text, partial=True)
    assert caught.value.code == "wrong-count"


def test_a_card_cannot_be_held_twice():
    """A second copy is refused: its offset in a text, its index among cards (DECK-1)."""
    with pytest.raises(CardError) as caught:
        evaluate("6h 4d 3s 4♦")
    error = caught.value
    assert (error.code, error.text, error.position) == ("duplicate-card", "4♦", 9)
    four = parse_card("4d")
    with pytest.raises(CardError) as caught:
        evaluate([*parse_cards("6h"), four, parse_card("3s"), four])
    error = caught.value
    assert (error.code, error.text, error.position) == ("duplicate-card", "4d", 3)


def test_cards_stay_as_they_were_given():
    """`cards` and `reasons` keep the order of the holding."""
    evaluation = evaluate("Ah 6h 3s 4d")
    assert evaluation.cards == parse_cards("Ah 6h 3s 4d")
    assert tuple(reason.card for reason in evaluation.reasons) == evaluation.cards


def test_no_rank_and_no_suit_twice_is_legal():
    """A subset may play when no rank and no suit occurs twice (EVAL-1)."""
    deck = parse_cards("Ac Ad 2c 2d 2h 3s Kh Ks")
    assert HOLE_CARDS == 4
    for size in range(1, 5):
        for cards in combinations(deck, size):
            assert is_legal(cards) == oracle.no_repeat(oracle.read(" ".join(map(str, cards))))


def test_an_evaluation_cannot_be_changed():
    """Results are frozen."""
    with pytest.raises(FrozenInstanceError):
        evaluate("6h 4d 3s Ah").cards = ()
