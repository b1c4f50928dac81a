"""The fast path: ids and texts to ordinals, and the same faults as the slow road.

That `rank` agrees with the oracle on all 270,725 holdings is in test_evaluate_all_holdings.py.
"""

from __future__ import annotations

import random
import subprocess
import sys
from itertools import permutations
from pathlib import Path

import pytest

from badugi_core import DECK, HAND_CLASSES, CardError, Suit, evaluate, parse_cards, rank
from badugi_core._rank import rank_cards
from tests import oracle

ROOT = Path(__file__).parents[2]
FOUR_SUITS = "4c3d2hAs"


@pytest.fixture(autouse=True, scope="module")
def table():
    """The table is there: while it is empty, every holding takes the slow road, and no test sees the fast one."""
    rank(FOUR_SUITS)


def ids(text: str) -> tuple[int, ...]:
    """The ids of the cards of a text."""
    return tuple(card.id for card in parse_cards(text))


def outcome(function, cards) -> object:
    """What a call answers: an ordinal, or the code, the text and the position of its error."""
    try:
        return function(cards)
    except CardError as error:
        return error.code, error.text, error.position


def slow(text: str) -> int:
    """The ordinal by the slow road."""
    return evaluate(text).hand_class.ordinal


@pytest.mark.parametrize(
    ("text", "ordinal"),
    [
        pytest.param("4c3d2hAs", 1, id="EVAL-9-best-hand"),
        pytest.param("KcQdJhTs", 715, id="EVAL-10-worst-badugi"),
        pytest.param("6h4d3sAh", 718, id="three-card-four"),
        pytest.param("AcAd2d3c", 1_002, id="EVAL-3-no-shortcut-plays-2-A"),
        pytest.param("AcAdAhAs", 1_080, id="EVAL-11-one-card"),
        pytest.param("KcKdKhKs", 1_092, id="worst-hand-four-kings"),
    ],
)
def test_ordinals_of_known_holdings(text, ordinal):
    """Ordinals of known holdings, from text, ids and cards."""
    assert rank(text) == rank(ids(text)) == rank_cards(parse_cards(text)) == ordinal
    assert HAND_CLASSES[ordinal - 1].ranks == oracle.playing_ranks(
        (int(card.rank), card.suit.letter) for card in parse_cards(text)
    )


def test_no_order_of_the_cards_matters():
    """All 24 orders of a holding have one ordinal, by each way in (EVAL-12)."""
    source = random.Random(270_725)
    for _ in range(300):
        holding = source.sample(DECK, 4)
        expected = evaluate(holding).hand_class.ordinal
        for cards in permutations(holding):
            assert rank(tuple(card.id for card in cards)) == expected, cards
            assert rank("".join(map(str, cards))) == expected, cards
            assert rank_cards(cards) == expected, cards


@pytest.mark.parametrize(
    "text", ["4c 3d 2h As", "4C3D2HAS", "4c3d2has", "4♣3♦2♥A♠", "as-2h, 3♢;4♧", "\t4c3d2h As\n"]
)
def test_every_notation_is_ranked(text):
    """What `parse_cards` reads, `rank` reads, whatever its length."""
    assert rank(text) == 1


def test_a_ten_has_two_spellings():
    """10 and T are one rank, also where 10 makes a text of three cards eight characters long."""
    assert rank("10c9d8h7s") == rank("Tc9d8h7s") == rank("tc 9d 8h 7s")
    assert outcome(rank, "10c10d8h") == ("wrong-count", "10c10d8h", 0)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", ("wrong-count", "", 0)),
        ("6h4d3s", ("wrong-count", "6h4d3s", 0)),
        ("6h4d3sAhKc", ("wrong-count", "6h4d3sAhKc", 0)),
        ("6h4d3s6h", ("duplicate-card", "6h", 6)),
        ("6h6h3sAd", ("duplicate-card", "6h", 2)),
        ("6h4d3sXh", ("unknown-rank", "X", 6)),
        ("6h4x3sAh", ("unknown-suit", "x", 3)),
        ("6h4d3sA", ("missing-suit", "A", 6)),
        ("4h6d3sA ", ("missing-suit", "A", 6)),
        ("6hh4d3sA", ("unknown-rank", "h", 2)),
    ],
)
def test_a_text_that_is_no_holding(text, fault):
    """Code, text and position are those of `evaluate`."""
    assert outcome(rank, text) == outcome(slow, text) == fault


def test_random_texts_are_ranked_as_they_are_evaluated():
    """On right, almost right and senseless texts `rank` and `evaluate` give one outcome."""
    source = random.Random(52)
    pieces = [*map(str, DECK), "10h", "4♦", "aC", "A", "c", " ", "x", "1", "-"]
    lengths = source.choices((3, 4, 4, 4, 5), k=4_000)
    texts = ["".join(source.choices(pieces, k=length)) for length in lengths]
    outcomes = [outcome(rank, text) for text in texts]
    assert outcomes == [outcome(slow, text) for text in texts]
    faults = [answer for answer in outcomes if isinstance(answer, tuple)]
    assert {code for code, _, _ in faults} == {
        "unknown-rank", "unknown-suit", "missing-suit", "duplicate-card", "wrong-count",
    }  # fmt: skip
    assert len(texts) - len(faults) > 500


@pytest.mark.parametrize(
    ("holding", "fault"),
    [
        ((), ("wrong-count", "", 0)),
        ((0, 5, 10), ("wrong-count", "Ac 2d 3h", 0)),
        ((0, 5, 10, 15, 16), ("wrong-count", "Ac 2d 3h 4s 5c", 0)),
        ((0, 5, 10, 52), ("unknown-card", "52", 3)),
        ((1_000_000, 5, 10, 15), ("unknown-card", "1000000", 0)),
        ((0, 5, -1, 15), ("unknown-card", "-1", 2)),
        ((-52, 5, 10, 15), ("unknown-card", "-52", 0)),
        ((7, 5, 10, 7), ("duplicate-card", "2s", 3)),
        ((0, 0, 10, 15), ("duplicate-card", "Ac", 1)),
        ((51, 20, 51, 20), ("duplicate-card", "Ks", 2)),
        ((3, 3, 3, 3), ("duplicate-card", "As", 1)),
    ],
)
def test_ids_that_are_no_holding(holding, fault):
    """The code says what is wrong, the position which id."""
    assert outcome(rank, holding) == fault
    assert outcome(rank, iter(holding)) == fault


@pytest.mark.parametrize(("first", "second"), [(a, b) for a in range(4) for b in range(4) if a != b])
def test_two_equal_ids_in_any_places(first, second):
    """The second of two equal ids is found, wherever they stand (DECK-1)."""
    holding = [11, 22, 33, 44]
    holding[second] = holding[first]
    assert outcome(rank, tuple(holding)) == (
        "duplicate-card",
        str(DECK[holding[first]]),
        max(first, second),
    )


@pytest.mark.parametrize(
    "hand",
    [
        (False, 5, 10, 15),
        (True, 5, 10, 15),
        (15, 10, 5, True),
        (0, True, 10, 15),
        (0.0, 5, 10, 15),
        (2.0, 5, 10, 15),
        (4, 5, 10, 15.5),
        ("4c", "3d", "2h", "As"),
        parse_cards(FOUR_SUITS),
        (None, 5, 10, 15),
        None,
        7,
        object(),
    ],
)
def test_what_is_no_id_is_a_mistake_of_the_program(hand):
    """Not a fault of the cards: neither texts, cards, fractions nor truth values are ids."""
    with pytest.raises(TypeError):
        rank(hand)


def test_texts_of_cards_are_no_ids():
    """Who gives a list of texts is told how cards are written."""
    with pytest.raises(TypeError, match="one text such as '6h4d3sAh'"):
        rank(["6h", "4d", "3s", "Ah"])


def test_any_iterable_of_ids():
    """Lists and generators are read like tuples, numbers of an enumeration like numbers."""
    expected = slow("Ac2d3h4s")
    assert rank([0, 5, 10, 15]) == rank(card_id for card_id in (15, 0, 10, 5)) == expected
    assert rank((Suit.CLUB, 5, 10, 15)) == expected
    assert rank(Suit) == slow("AcAdAhAs")


def test_nothing_is_built_before_it_is_needed():
    """Importing the package fills no table and counts no class; the first question does."""
    program = """
from badugi_core import HAND_CLASSES, CardError, _classes, _rank, rank
print(len(_rank._TABLE), _classes._solve.cache_info().currsize)
try:
    rank((0, 0, 1, 2))
except CardError as error:
    print(error.code, len(_rank._TABLE))
print(rank("4c3d2hAs"), len(_rank._TABLE), _rank._TABLE.itemsize)
print(rank((48, 49, 50, 51)), HAND_CLASSES[-1].count)
"""
    run = subprocess.run(
        [sys.executable, "-W", "error", "-c", program],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.splitlines() == ["0 0", "duplicate-card 0", "1 270725 2", "1092 1"]
