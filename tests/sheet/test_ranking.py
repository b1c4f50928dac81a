"""The ranking as data: every number counted again, every hand read again, from the best to the worst."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import pairwise

import pytest

from badugi_core import DECK, HAND_CLASSES, HOLDINGS, Rank, deal_distribution, evaluate
from tests.sheet.conftest import ALPHABETS
from tests.sheet.paper import real_words
from tools.sheet.address import Address
from tools.sheet.ranking import Group, Ranking, best_holding, decimals, ranking_content, tops, worst_holding

codes = pytest.mark.parametrize("code", sorted(ALPHABETS))
DIGITS = {4: 2, 3: 2, 2: 2, 1: 4}
"""Decimals of the shares of a band: hands of one card are the rarest, 1 of 270,725."""


@cache
def content(code: str) -> Ranking:
    """The ranking in one language."""
    return ranking_content(real_words(code), Address("", "", ""))


def groups(ranking: Ranking) -> list[tuple[int, Group]]:
    """All lines from the first to the last, each with the number of playing cards."""
    return [(band.size, group) for band in ranking.bands for group in band.groups]


def keys() -> list[tuple[int, Rank]]:
    """Each number of playing cards with each highest card, from the best to the worst."""
    return [(size, top) for size in (4, 3, 2, 1) for top in Rank if top >= size]


def test_shares_are_those_of_the_deal() -> None:
    """Each group has the chance of its classes when four cards are dealt, and together they are certain."""
    chances = deal_distribution()
    assert sum((top.share for top in tops()), Fraction(0)) == 1
    for (size, high), top in zip(keys(), tops(), strict=True):
        assert top.share == sum(
            chances.probability(item) for item in HAND_CLASSES if item.size == size and item.ranks[0] == high
        )


@codes
def test_every_number_is_that_of_the_classes(code: str) -> None:
    """Classes, places, shares and sums are those of the classes, counted again for each line."""
    words = real_words(code)
    sofar = 0
    for (size, high), (shown_size, group) in zip(keys(), groups(content(code)), strict=True):
        classes = [item for item in HAND_CLASSES if item.size == size and item.ranks[0] == high]
        count = sum(item.count for item in classes)
        sofar += count
        assert shown_size == size
        assert group.name == words.sentence_case(words.name_by_top(size, high))
        assert group.best == words.ranks(min(classes, key=lambda item: item.ordinal))
        assert group.worst == (words.ranks(max(classes, key=lambda item: item.ordinal)) if len(classes) > 1 else "")
        assert group.place == words.number(min(item.ordinal for item in classes))
        assert group.classes == words.number(len(classes))
        assert group.share == words.percentage(Fraction(count, HOLDINGS), DIGITS[size])
        assert group.or_better == words.percentage(Fraction(sofar, HOLDINGS), DIGITS[size])
    assert sofar == HOLDINGS


@codes
def test_each_number_of_cards_has_its_share_and_its_ends(code: str) -> None:
    """Each number of playing cards has its share, its best and its worst hand."""
    words = real_words(code)
    for band in content(code).bands:
        classes = [item for item in HAND_CLASSES if item.size == band.size]
        share = Fraction(sum(item.count for item in classes), HOLDINGS)
        shown = (band.best, band.worst, band.share)
        assert shown == (words.ranks(classes[0]), words.ranks(classes[-1]), words.percentage(share, 2))


def test_bars_are_as_long_as_the_shares() -> None:
    """The longest bar takes all the room, and the others are to it as the shares are."""
    largest = max(top.share for top in tops())
    bars = [group.bar for _, group in groups(content("en"))]
    assert max(bars) == 1
    for bar, top in zip(bars, tops(), strict=True):
        assert bar == pytest.approx(float(top.share / largest), abs=1e-5)


def test_lines_follow_each_other() -> None:
    """The line after a group begins with the next class, and no class is left out."""
    lines = [(int(group.place.replace(",", "")), int(group.classes)) for _, group in groups(content("en"))]
    assert lines[0][0] == 1
    assert all(place + number == following for (place, number), (following, _) in pairwise(lines))
    assert sum(lines[-1]) - 1 == len(HAND_CLASSES)


def test_no_share_is_shown_as_zero() -> None:
    """Rare hands have more decimals; one more than needed is never shown."""
    for band in content("en").bands:
        shares = [top.share for top in tops() if top.classes[0].size == band.size]
        digits = decimals(shares)
        assert digits == DIGITS[band.size]
        assert all(float(group.share.rstrip("%")) > 0 for group in band.groups)
        assert digits == 2 or min(shares) * 100 < Fraction(1, 2 * 10 ** (digits - 1))


def test_drawn_hands_are_the_best_and_the_worst() -> None:
    """The hands that are drawn are possible, and they are the best and the worst of all."""
    for holding, hand_class in ((best_holding(), HAND_CLASSES[0]), (worst_holding(), HAND_CLASSES[-1])):
        assert len(set(holding) & set(DECK)) == 4
        assert evaluate(holding).hand_class == hand_class


@codes
def test_examples_are_read_as_the_core_reads_them(code: str) -> None:
    """Each hand to read shows the cards that play, its name, and a reason for every other card."""
    words = real_words(code)
    ranking = content(code)
    for shown in (*ranking.examples, ranking.best, ranking.worst):
        found = evaluate(shown.hand.cards)
        assert set(shown.hand.playing) == set(found.playing)
        assert shown.ranks == words.ranks(found.hand_class)
        assert shown.name == words.sentence_case(words.hand_name(found.hand_class))
        idle = [card for card in shown.hand.cards if card not in found.playing]
        assert len(shown.reasons) == len(idle)
        assert all(words.card_text(card) in reason for card, reason in zip(idle, shown.reasons, strict=True))
    assert len(ranking.examples) == 2 and all(shown.reasons for shown in ranking.examples)
