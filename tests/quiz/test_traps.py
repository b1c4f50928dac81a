"""Each trap falls for its own example, and the evaluator does not."""

import json
from pathlib import Path

import pytest

from badugi_core import compare, evaluate, parse_cards
from tools.quiz.mistakes.traps import TRAPS

EXAMPLES = json.loads(Path(__file__).with_name("traps.json").read_text(encoding="utf-8"))
SIGNS = {"A": 1, "B": -1, "tie": 0}


def sign(number):
    return (number > 0) - (number < 0)


def test_examples_and_traps_have_the_same_names():
    """Eighteen named mistakes, none without an example."""
    assert [example["id"] for example in EXAMPLES] == list(TRAPS)
    assert len(TRAPS) == 18
    assert [(example["hand_a"], example["hand_b"]) for example in EXAMPLES] == [trap.pair for trap in TRAPS.values()]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["id"])
def test_trap_is_tempted_and_the_evaluator_is_right(example):
    """The wrong method gives the tempting verdict; the right one is another."""
    a, b = parse_cards(example["hand_a"]), parse_cards(example["hand_b"])
    assert sign(compare(a, b)) == SIGNS[example["answer"]]
    trap = TRAPS[example["id"]]
    assert trap.verdict(b, a) == -trap.verdict(a, b)
    if example["id"] == "drop-higher-then-pair":
        # Both hands are made alike: who misreads both is right by luck, who misreads one is not.
        assert SIGNS[example["tempting"]] in trap.slips(a, b)
    else:
        assert trap.verdict(a, b) == SIGNS[example["tempting"]]
    for holding, plays in ((a, example["plays_a"]), (b, example["plays_b"])):
        reading = evaluate(holding)
        assert f"{reading.size}-card {reading.hand_class}" == plays


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["id"])
def test_what_a_reader_sees_is_wrong(example):
    """The pair of a mistake tempts to the verdict of the golden file; only misread hands are told."""
    a, b = parse_cards(example["hand_a"]), parse_cards(example["hand_b"])
    trap = TRAPS[example["id"]]
    tempted = trap.tempted(a, b)
    assert tempted.verdict == SIGNS[example["tempting"]] != sign(compare(a, b))
    assert trap.misreads == (tempted.first is not None or tempted.second is not None)
    for holding, kept in ((a, tempted.first), (b, tempted.second)):
        assert kept is None or set(kept) < set(holding) or kept == holding


@pytest.mark.parametrize("trap", TRAPS.values(), ids=TRAPS)
def test_a_trap_of_cards_that_play_misreads_its_example(trap):
    """Every trap for "Which cards play?" gives a wrong subset of one of its example hands."""
    example = next(example for example in EXAMPLES if example["id"] == trap.id)
    hands = [parse_cards(example[side]) for side in ("hand_a", "hand_b")]
    misread = [hand for hand in hands if trap.readings(hand)]
    if "plays" not in trap.types:
        assert not misread
    elif trap.id not in ("ace-high", "middle-cards-are-trash"):
        assert misread


def test_readings_of_the_two_traps_whose_example_is_a_comparison():
    """An ace that clashes is dropped as if it were high; low cards are kept alone."""
    assert TRAPS["ace-high"].readings(parse_cards("As Ks 5h 6d")) == (parse_cards("Ks 5h 6d"),)
    low = TRAPS["middle-cards-are-trash"].readings(parse_cards("9s 4h 3d 2c"))
    assert low == (parse_cards("4h 3d 2c"),)
