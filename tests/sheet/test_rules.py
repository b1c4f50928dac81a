"""What the rules sheet says follows from the rule set: its numbers, its sentences, its picture of a round."""

from __future__ import annotations

import random
from dataclasses import fields, is_dataclass, replace
from typing import Any

import pytest

from badugi_core import DECK, HAND_CLASSES, RuleSet, evaluate, load_ruleset, parse_cards
from tests.core.long_play import made_up
from tests.house import HOUSE
from tests.sheet.conftest import words_of
from tools.errors import ROOT
from tools.sheet.address import address
from tools.sheet.pieces import CARDS_TEXT, Hand
from tools.sheet.rules.order import role
from tools.sheet.rules.sections import Dispute, RulesSheet, Section
from tools.sheet.rules.sentences import ALL_IN, BETTING, DRAWING, OBJECT, RANKING, READING, SEATS, SESSION, SHOWDOWN
from tools.sheet.rules.sheet import SheetFacts, rules_sheet
from tools.sitegen.addresses import RULES_PAGE
from tools.sitegen.rules.numbering import rule_numbers
from tools.words.rulesets import CHOICES, RULESETS, arises, said
from tools.words.turns import first_to_act
from tools.words.words import Words

NUMBERS = rule_numbers((ROOT / "docs" / RULES_PAGE).read_text(encoding="utf-8"))
GAMES = {name: load_ruleset(name) for name in RULESETS}

DISPUTES = (
    ("Does a straight hurt?", "No. The lower cards win.", ("no-straights", "lower-cards"), ("5s 4h 3d 2c", "6s 3h 2d Ac")),
    ("Must I always drop the higher card?", "No. Keep as many as possible.", ("all-sets",), ("3d 6c 8c 6s", "9d 7h 5s 5d")),
    ("Do three strong cards beat four weak ones?", "No.", ("more-cards",), ("Ks Qh Jd Tc", "As 2h 3d 3c")),
    ("Does the fourth card break a tie?", "No. It is a tie.", ("no-kicker", "tie"), ("Ah 2d 3s Ks", "Ac 2s 3d 4d")),
    ("Must I show the fourth card?", "Yes. Show all four cards.", ("all-four",), ()),
)
"""Questions like those of the page of disputes."""


def facts_of(words: Words, *, numbered: bool = True) -> SheetFacts:
    """What the site would tell a sheet."""
    return SheetFacts(
        rule_numbers=NUMBERS if numbered else {},
        disputes=[
            Dispute(
                words.gettext(question),
                words.gettext(answer),
                tuple(NUMBERS[rule] for rule in rules) if numbered else (),
                tuple(Hand(parse_cards(hand)) for hand in hands),
            )
            for question, answer, rules, hands in DISPUTES
        ],
        address=address(words, "https://badugi.example/", "rules/home/"),
        version="3.1",
        date="2026-11-30",
    )


def sheet_of(rules: RuleSet, words: Words | None = None, *, numbered: bool = True) -> RulesSheet:
    """The sheet of a rule set, in English unless it is told other words."""
    words = words or words_of("en")
    return rules_sheet(words, rules, "Our game", facts_of(words, numbered=numbered))


def some_game(seed: int) -> RuleSet:
    """A valid rule set of chance; every third one has large amounts and many raises."""
    source = random.Random(f"sheet {seed}")
    rules = made_up(source.randrange)
    rules = replace(rules, min_players=2 + source.randrange(rules.max_players - 1), deals=source.randrange(1001))
    if seed % 3:
        return rules
    amounts = ("small_blind", "big_blind", "small_bet", "big_bet")
    more = {"raises": 10, "raises_predraw": 9} if rules.raises else {}
    return replace(rules, **{name: 50_000 * getattr(rules, name) for name in amounts}, **more)


MADE_UP = {f"chance-{seed}": some_game(seed) for seed in range(24)}
"""Games that a host might play."""

any_game = pytest.mark.parametrize("rules", [*GAMES.values(), *MADE_UP.values()], ids=[*GAMES, *MADE_UP])


def sections(sheet: RulesSheet) -> tuple[Section, ...]:
    """All sections in their order."""
    return (sheet.object, *sheet.hands, *sheet.table, *sheet.play)


def section(sheet: RulesSheet, title: str) -> Section:
    """The section with an English title."""
    return next(part for part in sections(sheet) if part.title == title)


def strings(value: Any) -> list[str]:
    """Every text in a sheet, but for the address and what is said of pictures alone."""
    if isinstance(value, str):
        return [value] if value else []
    if isinstance(value, Hand):
        return []
    if isinstance(value, (tuple, list)):
        return [text for item in value for text in strings(item)]
    if is_dataclass(value):
        names = (field.name for field in fields(value) if field.name not in ("alt", "address", "later_label"))
        return [text for name in names for text in strings(getattr(value, name))]
    return []


def sentences(sheet: RulesSheet) -> str:
    """All sentences in one text."""
    notes = [note for part in sections(sheet) for note in (*part.notes, *part.more)]
    return "\n".join(untied(note.text) for note in notes)


def untied(text: str) -> str:
    """The text without what keeps its words together."""
    return text.replace("\u00a0", " ").replace("\u2060", "")


def rows(sheet: RulesSheet) -> dict[str, str]:
    """The table of numbers."""
    return {row.label: row.value for row in section(sheet, "What this game decides").rows}


def test_the_numbers_are_those_of_the_rule_set() -> None:
    """The numbers of the rule set (STK-1, BLD-2, FL-1, FL-3, BURN-1, SESS-1)."""
    sheet = sheet_of(HOUSE)
    assert sheet.stakes == "Fixed limit: 2 and 4"
    assert rows(sheet) == {
        "Chips of each player at the start": "100",
        "Deals in a session": "12",
        "Raises in round 1, at most": "3",
        "Raises in each later round, at most": "3",
        "Raises while only two players are left": "the same limit",
        "Cards burned before each draw": "1",
        "Chips from one player in a deal, at most": "48",
    }
    assert "35 of 52 cards" in sentences(sheet)


def test_the_picture_shows_rounds_and_draws() -> None:
    """Four rounds, three draws; the dealer is first only before the first draw (ACT-2, ACT-4)."""
    order = sheet_of(HOUSE).order
    assert [(untied(step.name), step.bet, step.totals) for step in order.steps] == [
        ("Blinds and cards", "1, 2", ""),
        ("Betting round 1", "2", "2, 4, 6, 8"),
        ("Draw 1", "", ""),
        ("Betting round 2", "2", "2, 4, 6, 8"),
        ("Draw 2", "", ""),
        ("Betting round 3", "4", "4, 8, 12, 16"),
        ("Draw 3", "", ""),
        ("Betting round 4", "4", "4, 8, 12, 16"),
        ("Showdown", "", ""),
    ]
    assert [(first.players, first.early, first.later) for first in order.first] == [("", "Dealer", "Big blind")]


def test_a_changed_bet_changes_what_follows_from_it() -> None:
    """Another small bet changes rounds 1 and 2, the most chips and the stakes; the big blind opens round 1 (FL-4)."""
    sheet = sheet_of(replace(HOUSE, small_bet=3))
    assert [step.totals for step in sheet.order.steps if step.totals] == [
        "2, 5, 8, 11",
        "3, 6, 9, 12",
        "4, 8, 12, 16",
        "4, 8, 12, 16",
    ]
    assert sheet.stakes == "Fixed limit: 3 and 4"
    assert rows(sheet)["Chips from one player in a deal, at most"] == "55"


@any_game
def test_numbers_are_those_of_the_rule_set(rules: RuleSet) -> None:
    """Each choice that arises is a row, a line, a part of the picture, or idle; and it has the value of the rule set."""
    words = words_of("en")
    sheet = sheet_of(rules)
    shown = rows(sheet)
    told = [untied(note.text) for part in sheet.play for note in part.notes]
    lines = dict(text.removesuffix(".").split(": ", 1) for text in told if ": " in text)
    for name, choice in CHOICES.items():
        value = said(name, rules)
        text = value if isinstance(value, str) else words.number(value)
        assert shown.get(choice.label, text) == text
        assert lines.get(choice.label, text) == text
        if arises(name, rules) and name in ("stack", "deals", "burns"):
            assert choice.label in shown
    assert sheet.order.steps[0].bet == words.series((rules.small_blind, rules.big_blind))
    bets = [step.bet for step in sheet.order.steps if step.number and step.bet]
    assert len(bets) == 4
    if rules.rounds:
        assert bets == [words.number(limits.bet) for limits in rules.rounds]
        for limits, step in zip(rules.rounds, [step for step in sheet.order.steps if step.totals], strict=True):
            open_end = rules.max_players == 2 and rules.uncapped_heads_up
            assert step.totals == (words.series(limits.totals[:3]) + ", …" if open_end else words.series(limits.totals))
    else:
        assert set(bets) == {words.gettext(CHOICES["structure"].values[rules.structure])}


@any_game
def test_every_sentence_fits_the_game(rules: RuleSet) -> None:
    """Nothing is said that another game would need, and nothing needed is left out."""
    text = sentences(sheet_of(rules))
    two, fixed = rules.max_players == 2, rules.structure == "fixed-limit"
    expected = {
        "Your opponent": two and fixed,
        "the other player becomes the dealer": two,
        "the player on the left becomes the dealer": not two,
        "With two players, the dealer posts": rules.min_players == 2,
        "With three or more players": not two,
        "side pot. Only players": not two,
        "there is no side pot": two,
        "The limit is fixed": fixed,
        "at most as large as the pot": rules.structure == "pot-limit",
        "at most half the pot": rules.structure == "half-pot-limit",
        "The number of raises is not limited": not fixed,
        "While only two players are left": rules.uncapped_heads_up and not two,
        "the deck cannot run out": rules.most_cards <= len(DECK),
        f"a deal can need {rules.most_cards}": rules.most_cards > len(DECK),
        "What is shuffled when the deck runs out": rules.most_cards > len(DECK),
        "You never get back": rules.most_cards <= len(DECK),
        "Burned cards come back": rules.most_cards > len(DECK) and rules.burns > 0,
        "If these cards are too few": rules.most_cards > len(DECK) and rules.reshuffle == "earlier-discards",
        "A session ends": rules.deals > 0,
        "this cannot happen": two,
        "beginning with the big blind": not two and rules.odd_chip == "big-blind",
        "beginning left of the dealer": not two and rules.odd_chip == "left-of-button",
        "after all players have discarded": rules.exchange == "after-all",
        "who bet or raised last": rules.first_to_show == "last-aggressor",
    }
    assert {part: part in text for part in expected} == expected


@any_game
def test_the_picture_shows_who_is_first(rules: RuleSet) -> None:
    """The picture has each number of players once, with whom the engine lets act first."""
    firsts = sheet_of(rules).order.first
    counts = range(rules.min_players, rules.max_players + 1)
    found = {first_to_act(rules, count, role): None for count in counts}
    assert [(first.early, first.later) for first in firsts] == [
        (early, later[0].upper() + later[1:]) for early, later in found
    ]
    assert all(first.players for first in firsts) == (len(firsts) > 1)


def test_two_and_more_players_begin_otherwise() -> None:
    """With two players the dealer is first in round 1; with more it is who sits left of the blinds (ACT-2 to ACT-4)."""
    firsts = sheet_of(GAMES["pagat"]).order.first
    assert [(first.players, first.early) for first in firsts] == [
        ("2", "Dealer"),
        ("3 to 8", "Player left of the big blind"),
    ]


def test_the_picture_is_told_in_words() -> None:
    """Who cannot see the picture is told all that it shows."""
    for rules in (HOUSE, GAMES["pagat"], GAMES["room-half-pot-limit"]):
        order = sheet_of(rules).order
        for text in strings((order.steps, order.first)):
            assert text in order.alt or text.isdecimal()


def test_worked_hands_are_read_as_the_core_reads_them() -> None:
    """What the worked hands say is what the evaluator finds."""
    examples = section(sheet_of(HOUSE), "How to read a hand").examples
    assert [(example.ranks, example.name) for example in examples] == [
        ("4-3-A", "Three-card four"),
        ("7-4-A", "Three-card seven"),
    ]
    for example in examples:
        assert set(example.hand.playing) == set(evaluate(example.hand.cards).playing)
        assert len(example.reasons) == len(example.hand.cards) - len(example.hand.playing)
    assert examples[1].reasons == ("4♣ does not play: same suit as A♣, same rank as\u00a04♦.",)


def test_disputes_read_their_hands() -> None:
    """The cards that do not play are known, so that the sheet can mark them."""
    disputes = section(sheet_of(HOUSE), "Disputes at the table").disputes
    assert len(disputes) == 5
    idle = [len(hand.cards) - len(hand.playing) for each in disputes for hand in each.hands]
    assert idle == [0, 0, 1, 1, 0, 1, 1, 1]


def test_best_and_worst_hands() -> None:
    """The best and the worst hand of each size, the larger sizes first (EVAL-9, EVAL-10)."""
    head, best, worst = section(sheet_of(HOUSE), "Which hand wins").sizes
    assert head == ("Playing cards", "4", "3", "2", "1")
    assert best == ("Best hand", "4-3-2-A", "3-2-A", "2-A", "A")
    assert worst == ("Worst hand", "K-Q-J-10", "K-Q-J", "K-Q", "K")
    assert words_of("en").ranks(HAND_CLASSES[0]) == best[1]


def test_every_line_cites_a_rule_that_exists() -> None:
    """Every line names a rule that the page of the rules has."""
    lines = (*OBJECT, *READING, *RANKING, *SEATS, *BETTING, *DRAWING, *SHOWDOWN, *ALL_IN, *SESSION)
    assert [line.rule for line in lines if line.rule not in NUMBERS] == []
    assert [line.text for line in lines if line.choice and line.text not in CHOICES] == []


def test_rule_numbers_are_beside_what_they_support() -> None:
    """Each sentence and each number of the game has one; a host's sheet without them has no legend either."""
    sheet = sheet_of(HOUSE)
    told = [item.number for part in sections(sheet) for item in (*part.notes, *part.rows, *part.more)]
    assert told and all(told) and sheet.legend
    bare = sheet_of(HOUSE, numbered=False)
    assert not any(item.number for part in sections(bare) for item in (*part.notes, *part.rows, *part.more))
    assert not bare.legend


def test_no_links_and_no_placeholders() -> None:
    """Sentences that the site has too come without their links."""
    for rules in (*GAMES.values(), *MADE_UP.values()):
        for text in strings(sheet_of(rules)):
            assert "](" not in text and "%(" not in text


def test_every_card_in_a_text_is_found() -> None:
    """Cards in texts are read by the pattern that the press uses, and no suit is left over."""
    for text in strings(sheet_of(HOUSE)):
        found = " ".join(CARDS_TEXT.findall(text))
        assert sum(map(text.count, "♣♦♥♠")) == sum(map(found.count, "♣♦♥♠"))


@pytest.mark.parametrize("rules", [*GAMES.values()], ids=[*GAMES])
def test_every_text_is_a_message(rules: RuleSet) -> None:
    """A text that does not pass through the catalogue would stay English everywhere."""
    plain = strings(sheet_of(rules))
    other = strings(sheet_of(rules, words_of("ru")))
    same = {a for a, b in zip(plain, other, strict=True) if a == b} - {"Our game"}
    assert not [text for text in same if any(letter.islower() for letter in text)]
