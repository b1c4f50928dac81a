"""Every one of the 270,725 holdings, each in two card orders, against the oracle.

The pass itself is the fixture `all_holdings` of conftest.py.
"""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

from badugi_core import HAND_CLASSES, HOLDINGS
from tests import oracle


def test_the_oracle_is_independent():
    """The oracle knows nothing of badugi_core, so that they cannot err together."""
    tree = ast.parse(Path(oracle.__file__).read_text(encoding="utf-8"))
    sources = {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert sources == {"__future__", "collections", "collections.abc", "itertools"}
    assert not any(isinstance(node, ast.Import) for node in ast.walk(tree))


def test_golden_file_is_what_the_oracle_counts(all_holdings):
    """The golden file of the classes is the oracle's table, line for line."""
    golden = (Path(__file__).parents[1] / "golden" / "classes.tsv").read_text(encoding="utf-8")
    assert golden.splitlines() == oracle.class_table(all_holdings.hands).splitlines()


def test_there_are_270_725_holdings(all_holdings):
    """C(52, 4) holdings were seen (DECK-1, DEAL-2), each in two card orders."""
    assert HOLDINGS == all_holdings.hands.total() == 270_725
    assert all_holdings.found.total() == 2 * HOLDINGS


def test_the_largest_then_lowest_subset_plays(all_holdings):
    """The largest, then lowest subset plays, in any card order (EVAL-1, EVAL-2, EVAL-12)."""
    assert all_holdings.wrong_values[:5] == []


def test_every_best_subset_is_named(all_holdings):
    """The choices are all the best subsets and no other, each from high to low (EVAL-3)."""
    assert all_holdings.wrong_choices[:5] == []


def test_reasons_follow_from_the_cards(all_holdings):
    """Each card has one reason, with the playing cards of its suit and rank (EVAL-1, EVAL-8)."""
    assert all_holdings.wrong_reasons[:5] == []


def test_a_repeated_rank_alone_is_never_the_reason(all_holdings):
    """A card that repeats only a rank could play in place of the other: it is surplus (EVAL-2)."""
    assert all_holdings.codes == {"plays", "same-suit", "same-suit-and-rank", "surplus"}


def test_one_ordinal_for_each_hand_in_the_order_of_the_oracle(all_holdings):
    """Ordinals 1 to 1,092 follow the order of the definition, best first (EVAL-5, EVAL-6)."""
    ordered = sorted(all_holdings.hands, key=oracle.place)
    assert {hand: {ordinal} for ordinal, hand in enumerate(ordered, start=1)} == (
        all_holdings.ordinals
    )


def test_the_fast_path_gives_the_same_ordinals(all_holdings):
    """`rank` agrees for every holding, from ids and from text, in any card order (EVAL-12)."""
    assert all_holdings.ranked == all_holdings.ordinals


def test_counts_of_the_classes(all_holdings):
    """The counts of HAND_CLASSES, made without enumeration, are those of the enumeration."""
    enumerated = {item.ordinal: 2 * item.count for item in HAND_CLASSES}
    assert enumerated == all_holdings.found
    assert {item.ranks: item.count for item in HAND_CLASSES} == all_holdings.hands


def test_how_many_holdings_make_each_size(all_holdings):
    """17,160 badugis, then 154,440, 96,252 and 2,873 hands of fewer cards (EVAL-4, EVAL-11)."""
    sizes = Counter()
    for hand, count in all_holdings.hands.items():
        sizes[len(hand)] += count
    assert sizes == {4: 17_160, 3: 154_440, 2: 96_252, 1: 2_873}


def test_how_many_classes_each_size_has(all_holdings):
    """Each set of one to four ranks is a class: 715 + 286 + 78 + 13 = 1,092."""
    assert Counter(map(len, all_holdings.hands)) == {4: 715, 3: 286, 2: 78, 1: 13}


def test_badugis_by_top_card(all_holdings):
    """24 badugis have a four on top, 5,280 a king."""
    tops = Counter()
    for hand, count in all_holdings.hands.items():
        if len(hand) == 4:
            tops[hand[0]] += count
    assert [tops[rank] for rank in range(1, 14)] == [
        0, 0, 0, 24, 96, 240, 480, 840, 1_344, 2_016, 2_880, 3_960, 5_280,
    ]  # fmt: skip


def test_sizes_by_repeated_ranks(all_holdings):
    """Two pairs and trips are two-card hands, quads one-card hands, one pair either (EVAL-1)."""
    repeated = {key: count for key, count in all_holdings.patterns.items() if key[0] != (1,) * 4}
    assert repeated == {
        ((2, 1, 1), 3): 51_480,
        ((2, 1, 1), 2): 30_888,
        ((2, 2), 2): 2_808,
        ((3, 1), 2): 2_496,
        ((4,), 1): 13,
    }


def test_lowest_card_of_each_suit_when_no_rank_repeats(all_holdings):
    """With four ranks the hand is the lowest card of each suit, the one safe shortcut (EVAL-3)."""
    assert all_holdings.wrong_shortcut[:5] == []
