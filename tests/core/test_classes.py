"""The table of the 1,092 hand classes."""

from __future__ import annotations

from fractions import Fraction
from itertools import accumulate, pairwise
from pathlib import Path

import pytest

from badugi_core import HAND_CLASSES, HOLDINGS, Rank

GOLDEN = Path(__file__).parents[1] / "golden" / "classes.tsv"
"""All classes by brute force; to write it anew see `tests.oracle`. It is proved beside the pass over all holdings."""


def test_classes_are_those_of_the_golden_file():
    """Ordinal, ranks and count of each class as in the golden file (EVAL-5, EVAL-6)."""
    rows = [f"{item.ordinal}\t{item}\t{item.count}" for item in HAND_CLASSES]
    assert rows == GOLDEN.read_text(encoding="utf-8").splitlines()[1:]


def test_ordinals_count_from_one():
    """``HAND_CLASSES[i].ordinal == i + 1`` up to 1,092."""
    assert [item.ordinal for item in HAND_CLASSES] == list(range(1, 1_093))


def test_a_stronger_class_compares_greater():
    """Each class is greater than the next; equal only to itself (EVAL-5, EVAL-6)."""
    for stronger, weaker in pairwise(HAND_CLASSES):
        assert stronger > weaker and stronger >= weaker and stronger != weaker
        assert weaker < stronger and weaker <= stronger and not weaker > stronger
        assert stronger >= stronger and stronger <= stronger and stronger == stronger
    assert sorted(HAND_CLASSES, reverse=True) == list(HAND_CLASSES)
    assert max(HAND_CLASSES) is HAND_CLASSES[0]


def test_a_class_is_a_key():
    """Classes are hashable; no class equals a value of another type, or stands before it."""
    assert len(set(HAND_CLASSES)) == len(HAND_CLASSES)
    assert HAND_CLASSES[0] != 1
    assert HAND_CLASSES[0] != "4-3-2-A"
    with pytest.raises(TypeError):
        HAND_CLASSES[0] < 1  # noqa: B015 - to compare is enough


@pytest.mark.parametrize(
    ("ordinal", "text", "count"),
    [
        pytest.param(1, "4-3-2-A", 24, id="EVAL-9-best-hand"),
        pytest.param(715, "K-Q-J-T", 24, id="EVAL-10-worst-badugi"),
        pytest.param(716, "3-2-A", 900, id="best-three-card-hand"),
        pytest.param(718, "4-3-A", 852, id="three-card-four"),
        pytest.param(1_001, "K-Q-J", 180, id="worst-three-card-hand"),
        pytest.param(1_002, "2-A", 3_632, id="best-two-card-hand"),
        pytest.param(1_080, "A", 881, id="best-one-card-hand"),
        pytest.param(1_092, "K", 1, id="worst-hand-four-kings"),
    ],
)
def test_the_best_and_the_worst_class_of_each_size(ordinal, text, count):
    """The best and the worst class of each size, with their counts (EVAL-4, EVAL-9 to EVAL-11)."""
    item = HAND_CLASSES[ordinal - 1]
    assert (str(item), item.count, item.size) == (text, count, len(text.split("-")))


def test_ranks_are_ranks_from_high_to_low():
    """The ranks of a class are `Rank` members, highest first."""
    for item in HAND_CLASSES:
        assert all(type(rank) is Rank for rank in item.ranks)
        assert all(high > low for high, low in pairwise(item.ranks))


def test_every_badugi_has_24_holdings():
    """Four ranks of four suits can be dealt in 4! ways."""
    assert {item.count for item in HAND_CLASSES if item.size == 4} == {24}


def test_three_card_counts_run_from_180_to_900():
    """K-Q-J is the rarest three-card class and 3-2-A the most frequent."""
    counts = {str(item): item.count for item in HAND_CLASSES if item.size == 3}
    assert min(counts, key=counts.get) == "K-Q-J" and min(counts.values()) == 180
    assert max(counts, key=counts.get) == "3-2-A" and max(counts.values()) == 900


def test_shares_are_exact():
    """Shares are fractions of all holdings, and running totals end at one."""
    totals = list(accumulate(item.count for item in HAND_CLASSES))
    assert [item.cumulative_count for item in HAND_CLASSES] == totals
    assert totals[-1] == HOLDINGS
    for item, total in zip(HAND_CLASSES, totals, strict=True):
        assert item.share == Fraction(item.count, 270_725)
        assert item.cumulative_share == Fraction(total, 270_725)
        assert type(item.share) is type(item.cumulative_share) is Fraction
