"""Cards and the deck: values, order, and what can be done with them."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from dataclasses import FrozenInstanceError
from itertools import pairwise, product
from pathlib import Path

import pytest

from badugi_core import DECK, Card, Rank, Suit

ROOT = Path(__file__).parents[2]


def test_deck_is_52_cards_in_order_of_id():
    """Thirteen ranks in four suits, each once; ids run from 0 to 51 (DECK-1)."""
    assert len(DECK) == len(set(DECK)) == 52
    assert [card.id for card in DECK] == list(range(52))
    assert {(card.rank, card.suit) for card in DECK} == set(product(Rank, Suit))
    assert (str(DECK[0]), str(DECK[51])) == ("Ac", "Ks")


def test_cards_sort_by_rank_then_suit():
    """The sorting order is that of the ids, and all four comparisons follow it."""
    assert sorted(DECK, reverse=True) == list(DECK[::-1])
    assert DECK == tuple(sorted(DECK, key=lambda card: (card.rank, card.suit)))
    for low, high in pairwise(DECK):
        assert low < high and low <= high and low <= low
        assert high > low and high >= low and high >= high
        assert not (high < low or high <= low or low > high or low >= high or low < low or low > low)


def test_ranks_run_from_ace_to_king():
    """The ace is the lowest rank (RANK-1)."""
    assert [rank.letter for rank in sorted(Rank)] == list("A23456789TJQK")
    assert min(Rank) is Rank.ACE and max(Rank) is Rank.KING


def test_texts_of_a_card():
    """The text is rank and suit in international letters; the one for programmers shows it."""
    for card in DECK:
        assert str(card) == card.rank.letter + card.suit.letter
        assert repr(card) == f"Card('{card}')"
    assert len({str(card) for card in DECK}) == 52


def test_a_card_of_numbers():
    """Numbers become the members of `Rank` and `Suit`, as a card of those has them."""
    for card in DECK:
        made = Card(int(card.rank), int(card.suit))
        assert made == card
        assert type(made.rank) is Rank and type(made.suit) is Suit


@pytest.mark.parametrize(("rank", "suit"), [(0, 0), (14, 0), (1, -1), (1, 4)])
def test_there_are_no_other_cards(rank, suit):
    """Another number is refused, each time anew."""
    for _ in range(2):
        with pytest.raises(ValueError):
            Card(rank, suit)
    assert len({Card(rank, suit) for rank, suit in product(Rank, Suit)}) == 52


@pytest.mark.parametrize(("rank", "suit"), [("A", "c"), (None, 0), (1, True), (True, 1), (1.0, 1), (1, 1.0)])
def test_what_is_no_number_is_no_card(rank, suit):
    """Neither texts nor what Python takes for a number are a mistake of the player: the program is wrong."""
    with pytest.raises(TypeError):
        Card(rank, suit)


@pytest.mark.parametrize("twin", [copy.copy, copy.deepcopy, lambda card: pickle.loads(pickle.dumps(card))])
def test_a_card_made_again_is_the_same_object(twin):
    """Equal means identical, so a copy is no second object."""
    for card in DECK:
        assert twin(card) is Card(card.rank, card.suit) is card
    assert all((a == b) == (a is b) for a, b in product(DECK, repeat=2))


def test_cards_and_other_values():
    """No card equals its id, its pair or its text; and it cannot be sorted among them."""
    for other in (0, (1, 0), "Ac", None):
        assert DECK[0] != other
    with pytest.raises(TypeError):
        sorted([DECK[0], 1])


@pytest.mark.parametrize("name", ["rank", "suit", "id"])
def test_cards_cannot_be_changed(name):
    """No attribute can be set or taken away, and none added."""
    with pytest.raises(FrozenInstanceError):
        setattr(DECK[0], name, 1)
    with pytest.raises(FrozenInstanceError):
        delattr(DECK[0], name)
    with pytest.raises((AttributeError, TypeError)):
        DECK[0].colour = "black"
    assert DECK[0] is Card(Rank.ACE, Suit.CLUB) and str(DECK[0]) == "Ac"


def test_a_set_of_cards_has_the_same_order_in_every_run():
    """The hash is the id, which no run changes, so what is made from a set can be repeated."""
    assert [hash(card) for card in DECK] == [card.id for card in DECK]
    program = "from badugi_core import DECK; print(*set(DECK[::7]))"
    runs = {
        subprocess.run(
            [sys.executable, "-B", "-c", program], cwd=ROOT, env={"PYTHONHASHSEED": seed}, text=True,
            stdout=subprocess.PIPE, check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(runs) == 1
