"""The content of the sheet follows the rule set and the evaluator."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from badugi_core import RuleSet, evaluate, parse_cards
from tests.house import OTHER_GAMES
from tests.sheet.conftest import strings, words_of
from tools.errors import SiteError
from tools.sheet.content import sheet_content
from tools.sheet.model import CARD_TEXT, Section, Sheet


def section(sheet: Sheet, anchor: str) -> Section:
    """The section with an anchor."""
    return next(part for part in sheet.sections if part.anchor == anchor)


def facts(sheet: Sheet, anchor: str) -> list[str]:
    """The numbers of a section."""
    return [fact.value for fact in section(sheet, anchor).facts]


def test_house_numbers(english: Sheet) -> None:
    """The numbers of the rule set (STK-1, BLD-2, FL-1, FL-3, BURN-1, SESS-1)."""
    assert facts(english, "setup") == ["52", "100", "1", "2", "4"]
    assert facts(english, "order") == ["3", "48"]
    assert facts(english, "draws") == ["1"]
    assert facts(english, "session") == ["12"]
    assert english.limits == "Fixed limit: 2 and 4"
    assert any("35 of 52" in note for note in section(english, "draws").notes)


def test_order_of_play(english: Sheet) -> None:
    """Four rounds, three draws; the dealer is first only before the first draw (ACT-2, ACT-4)."""
    table = section(english, "order").table
    assert table and table.rows == (
        ("Betting round 1", "Dealer", "2", "2, 4, 6, 8"),
        ("Draw 1", "Big blind", "", ""),
        ("Betting round 2", "Big blind", "2", "2, 4, 6, 8"),
        ("Draw 2", "Big blind", "", ""),
        ("Betting round 3", "Big blind", "4", "4, 8, 12, 16"),
        ("Draw 3", "Big blind", "", ""),
        ("Betting round 4", "Big blind", "4", "4, 8, 12, 16"),
    )


def test_changed_numbers(changed: RuleSet) -> None:
    """Other rules, other numbers: nothing else needs editing."""
    sheet = sheet_content(words_of("en"), changed)
    table = section(sheet, "order").table
    assert table and [row[2:] for row in table.rows if row[2]] == [
        ("6", "6, 12, 18"),
        ("6", "6, 12, 18"),
        ("13", "13, 26, 39"),
        ("13", "13, 26, 39"),
    ]
    assert facts(sheet, "setup") == ["52", "250", "3", "6", "4"]
    assert facts(sheet, "order") == ["2", "114"]
    assert facts(sheet, "draws") == ["2"]
    assert facts(sheet, "session") == ["17"]
    assert sheet.limits == "Fixed limit: 6 and 13"
    assert any("38 of 52" in note for note in section(sheet, "draws").notes)


def test_small_bet_reaches_the_table(house: RuleSet) -> None:
    """A small bet of 3 changes rounds 1 and 2 only; the big blind opens round 1 (FL-4)."""
    table = section(sheet_content(words_of("en"), replace(house, small_bet=3)), "order").table
    assert table and [row[3] for row in table.rows if row[3]] == [
        "2, 5, 8, 11",
        "3, 6, 9, 12",
        "4, 8, 12, 16",
        "4, 8, 12, 16",
    ]


def test_odd_chip(house: RuleSet) -> None:
    """The sentence about the odd chip is that of the rule set (ODD-1)."""
    sheet = sheet_content(words_of("en"), replace(house, odd_chip="left-of-button"))
    assert any("left of the dealer" in note for note in section(sheet, "showdown").notes)


def test_the_deck_lasts_for_two(house: RuleSet) -> None:
    """The sheet says that the deck cannot run out: true for the most burned cards (DECK-2)."""
    assert not replace(house, burns=3).deck_can_run_out


@pytest.mark.parametrize("advice", OTHER_GAMES)
def test_only_for_the_game_that_it_describes(house: RuleSet, advice: str) -> None:
    """A rule set for which a sentence would be wrong is refused with advice."""
    with pytest.raises(SiteError, match=rf"^the rules sheet .*: set {re.escape(advice)}.* in the rule set\.$"):
        sheet_content(words_of("en"), replace(house, **OTHER_GAMES[advice]))


def test_worked_hands(english: Sheet) -> None:
    """What the worked hands say is what the evaluator finds."""
    hands = section(english, "reading").hands
    assert [hand.ranks for hand in hands] == ["4-3-A", "7-4-A", "8-6-3"]
    for hand in hands:
        evaluation = evaluate(tuple(held.card for held in hand.cards))
        assert {held.card for held in hand.cards if held.plays} == set(evaluation.playing)
        assert len(hand.reasons) == len(evaluation.cards) - evaluation.size
    assert hands[-1].reasons == ("6♣ does not play: same suit as 8♣, same rank as 6♠.",)


def test_ranking_table(english: Sheet) -> None:
    """Best and worst hand of each size, the larger sizes first (EVAL-9, EVAL-10)."""
    table = section(english, "ranking").table
    assert table and table.rows[0] == ("4", "4-3-2-A", "K-Q-J-10")
    assert table.rows[-1] == ("1", "A", "K")


def test_card_texts(english: Sheet) -> None:
    """Cards in texts are read by the pattern that pages and PDF use, and no suit is left over."""
    for text in strings(english):
        found = CARD_TEXT.findall(text)
        assert sum(text.count(suit) for suit in "♣♦♥♠") == len(found)
        assert len(parse_cards(" ".join(dict.fromkeys(found)))) == len(set(found))


def test_every_text_is_a_message(house: RuleSet) -> None:
    """A text that does not pass through the catalogue would stay English everywhere."""
    plain = strings(sheet_content(words_of("en"), house))
    other = strings(sheet_content(words_of("ru"), house))
    same = {a for a, b in zip(plain, other, strict=True) if a == b}
    assert not [text for text in same if any(letter.islower() for letter in text)]


def test_wide_sections_come_first(english: Sheet) -> None:
    """The PDF sets them above the columns: the order of reading must be the same."""
    wide = [part.wide for part in english.sections]
    assert wide == sorted(wide, reverse=True)
