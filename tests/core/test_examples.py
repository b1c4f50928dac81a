"""The worked hands of the sources, mended where a source erred: tests/golden/examples.tsv."""

from __future__ import annotations

import csv
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import pytest

from badugi_core import compare, evaluate, parse_cards
from tests import oracle

GOLDEN = Path(__file__).parents[1] / "golden" / "examples.tsv"
RESULTS = {"loses to": -1, "ties": 0, "beats": 1}


@dataclass(frozen=True, kw_only=True)
class Example:
    """One row of the file."""

    id: str
    cards: str
    ranks: str
    size: str
    other: str
    """The opponent's cards, or nothing where the hand stands alone."""
    result: str
    """A key of RESULTS, or nothing."""


def read_examples() -> list[Example]:
    """All rows; lines that begin with # are for people."""
    lines = GOLDEN.read_text(encoding="utf-8").splitlines()
    table = csv.DictReader((line for line in lines if not line.startswith("#")), delimiter="\t")
    return [Example(**row) for row in table]


EXAMPLES = read_examples()
PAIRS = [example for example in EXAMPLES if example.other]
LADDER = [example for example in EXAMPLES if "-L" in example.id]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.id)
def test_the_stated_ranks_play(example):
    """The stated ranks play, and their number is stated (EVAL-1 to EVAL-4, EVAL-11)."""
    evaluation = evaluate(example.cards)
    assert (str(evaluation.hand_class), str(evaluation.size)) == (example.ranks, example.size)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.id)
def test_choices_are_those_of_the_oracle(example):
    """All best subsets of the example, as the definition gives them (EVAL-3)."""
    ours = {
        frozenset(oracle.read(" ".join(map(str, choice))))
        for choice in evaluate(example.cards).choices
    }
    assert ours == oracle.best(oracle.read(example.cards))


@pytest.mark.parametrize("example", PAIRS, ids=lambda example: example.id)
def test_the_stated_winner_wins(example):
    """The stated winner wins, seen from both sides (EVAL-5 to EVAL-8, TIE-1)."""
    expected = RESULTS[example.result]
    assert compare(example.cards, example.other) == expected
    assert compare(example.other, example.cards) == -expected
    assert oracle.sign(oracle.read(example.cards), oracle.read(example.other)) == expected


@pytest.mark.parametrize("example", PAIRS, ids=lambda example: example.id)
def test_both_hands_can_be_dealt_at_once(example):
    """No card is in both hands of a comparison (DECK-1)."""
    assert len(parse_cards(f"{example.cards} {example.other}")) == 8


def test_the_ladder_rises():
    """Each of the 18 steps beats the one before (EVAL-14)."""
    assert [example.id for example in LADDER] == [f"001-L{step:02}" for step in range(1, 19)]
    for lower, upper in pairwise(LADDER):
        assert compare(upper.cards, lower.cards) == 1, upper.id


def test_the_ladder_ends_at_the_best_hand_and_holds_the_worst_badugi():
    """Step 15 is the worst badugi and step 18 the best hand (EVAL-9, EVAL-10)."""
    assert evaluate(LADDER[14].cards).hand_class.ordinal == 715
    assert evaluate(LADDER[17].cards).hand_class.ordinal == 1


def test_rows_are_distinct_and_complete():
    """No id and no comparison occurs twice; a result stands exactly where an opponent does."""
    assert len({example.id for example in EXAMPLES}) == len(EXAMPLES)
    hands = {(frozenset(parse_cards(e.cards)), frozenset(parse_cards(e.other))) for e in EXAMPLES}
    assert len(hands) == len(EXAMPLES)
    assert all(bool(example.other) == bool(example.result) for example in EXAMPLES)
