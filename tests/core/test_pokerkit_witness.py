"""PokerKit as a second witness, on a seeded sample.

Its `BadugiHand` is the game of this project, with the ace low. Its `StandardBadugiHand`
has the ace high, as in deuce-to-seven, and would be a false witness; the first test says so.
"""

from __future__ import annotations

import random
from itertools import pairwise

import pytest
from pokerkit import BadugiHand, StandardBadugiHand

from badugi_core import DECK, Card, compare, evaluate, parse_cards

SAMPLE = 5_000


def witness(cards: tuple[Card, ...]) -> BadugiHand:
    """The hand that PokerKit makes of a holding."""
    return BadugiHand.from_game("".join(map(str, cards)))


@pytest.fixture(scope="module")
def sample() -> list[tuple[tuple[Card, ...], BadugiHand]]:
    """Holdings drawn with a fixed seed, and what PokerKit makes of each."""
    source = random.Random(1092)
    holdings = [tuple(source.sample(DECK, 4)) for _ in range(SAMPLE)]
    return [(cards, witness(cards)) for cards in holdings]


def test_the_right_witness_has_the_ace_low():
    """`BadugiHand` ranks the ace lowest, `StandardBadugiHand` highest (RANK-1)."""
    assert BadugiHand("As") > BadugiHand("2s") > BadugiHand("Ks")
    assert StandardBadugiHand("2s") > StandardBadugiHand("Ks") > StandardBadugiHand("As")


def test_both_let_the_same_ranks_play(sample):
    """Both let cards of the same ranks play (EVAL-1 to EVAL-4)."""
    for cards, hand in sample:
        theirs = sorted(("A23456789TJQK".index(card.rank) + 1 for card in hand.cards), reverse=True)
        assert list(evaluate(cards).ranks) == theirs, cards


def test_their_playing_cards_are_one_of_our_choices(sample):
    """The subset that PokerKit picks is one of the best subsets (EVAL-3)."""
    for cards, hand in sample:
        theirs = frozenset(parse_cards("".join(map(repr, hand.cards))))
        assert theirs in {frozenset(choice) for choice in evaluate(cards).choices}, cards


def test_both_agree_on_who_wins(sample):
    """Both agree on who wins or that the hands tie (EVAL-5 to EVAL-8, TIE-1)."""
    signs = set()
    for (a, ours), (b, theirs) in pairwise(sample):
        expected = (ours > theirs) - (ours < theirs)
        assert compare(a, b) == expected, (a, b)
        signs.add(expected)
    assert signs == {-1, 0, 1}


def test_same_order_of_all(sample):
    """Sorted by class, the sample is sorted for PokerKit too (EVAL-5, EVAL-6)."""
    ordered = sorted(sample, key=lambda item: evaluate(item[0]).hand_class)
    assert all(weaker[1] <= stronger[1] for weaker, stronger in pairwise(ordered))
