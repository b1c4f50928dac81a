"""The rules of one game on paper: a sheet of one side, and the same in large print on two.

Everything follows from the rule set: its numbers, and which sentences of tools/sheet/rules/sentences.py are needed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from badugi_core import HAND_CLASSES, HOLE_CARDS, BettingStructure, RuleSet, evaluate
from tools.sheet.address import Address
from tools.sheet.example import Example, example
from tools.sheet.fit import tied
from tools.sheet.pieces import Hand
from tools.sheet.press import Document
from tools.sheet.rules.order import order_of_play
from tools.sheet.rules.sections import Dispute, Note, Row, RulesSheet, Section
from tools.sheet.rules.sentence import Sentence, needed, sentence_text
from tools.sheet.rules.sentences import (
    ALL_IN,
    BETTING,
    DRAWING,
    OBJECT,
    RANKING,
    READING,
    SEATS,
    SESSION,
    SHOWDOWN,
    capped,
)
from tools.sheet.rules.sides import LARGE_SIZE, large_sides, one_side
from tools.words.later import N_
from tools.words.rulesets import CHOICES, arises, choice_text, number_range
from tools.words.words import Words

EXAMPLES = ("6h 4d 3s Ah", "7h 4d Ac 4c")
"""The worked hands: one suit twice; a card that clashes with two others."""

TOLD = {"min_players", "max_players", "structure", "odd_chip", "reopens"} | {
    each.text for each in (*DRAWING, *SHOWDOWN) if each.choice
}
"""Choices that the sheet tells beside its name or in a sentence of their own."""

PICTURED = {"small_blind", "big_blind", "small_bet", "big_bet", "small_bet_rounds"}
"""Choices that the picture of a round shows."""

NUMBERS = {"raises_predraw": 1, "raises": 1, "stack": 2, "burns": 2, "deals": 3}
"""Choices that the large print has as rows, and how soon it needs them."""


@dataclass(frozen=True, kw_only=True)
class SheetFacts:
    """What a sheet is told by the site that it belongs to."""

    rule_numbers: Mapping[str, str]
    """The number of each rule by its anchor; none leaves all numbers out."""
    disputes: Sequence[Dispute]
    address: Address
    version: str
    """Of the rules: "3.0"."""
    date: str
    """Of the version, in the language of the sheet."""
    own: bool = False
    """Whether the game is a host's own, of which the site knows nothing."""


_STAKES = {
    # TRANSLATORS: %(small)s: 2
    # TRANSLATORS: %(big)s: 4
    BettingStructure.FIXED_LIMIT: N_("Fixed limit: %(small)s and %(big)s"),
    # TRANSLATORS: Beside the name of the rules: the limit and the two blinds.
    # TRANSLATORS: %(small)s: 1
    # TRANSLATORS: %(big)s: 2
    BettingStructure.POT_LIMIT: N_("Pot limit, blinds: %(small)s and %(big)s"),
    # TRANSLATORS: Beside the name of the rules: the limit and the two blinds.
    # TRANSLATORS: %(small)s: 1
    # TRANSLATORS: %(big)s: 2
    BettingStructure.HALF_POT_LIMIT: N_("Half-pot limit, blinds: %(small)s and %(big)s"),
}


def rules_sheet(words: Words, rules: RuleSet, name: str, facts: SheetFacts) -> RulesSheet:
    """The sheet of any rule set in one language.

    Args:
        words: The language.
        rules: The game.
        name: What the game is called, in this language or by its host.
        facts: Rule numbers, disputes, address, version and date.

    >>> from badugi_core import load_ruleset
    >>> from tools.i18n.catalogues import Catalogue
    >>> from tools.i18n.locales import load_locale
    >>> words = Words(load_locale("en"), Catalogue.load(load_locale("en")))
    >>> facts = SheetFacts(rule_numbers={}, disputes=(), address=Address("", "", ""), version="1", date="today")
    >>> rules_sheet(words, load_ruleset("home"), "House rules for two", facts).stakes
    'Fixed limit: 2 and 4'
    """
    _ = words.gettext
    by = facts.rule_numbers
    fixed = rules.structure is BettingStructure.FIXED_LIMIT
    low, high = (rules.small_bet, rules.big_bet) if fixed else (rules.small_blind, rules.big_blind)

    def notes(sentences: tuple[Sentence, ...]) -> tuple[Note, ...]:
        return tuple(
            Note(tied(sentence_text(each, words, rules)), by.get(each.rule, ""), each.large, each.repeated)
            for each in needed(sentences, rules)
        )

    hands = (
        Section(title=_("How to read a hand"), notes=notes(READING), steps=True, examples=_examples(words)),
        Section(title=_("Which hand wins"), notes=notes(RANKING), sizes=tuple(_sizes(words))),
        Section(title=_("Disputes at the table"), disputes=tuple(map(_read, facts.disputes))),
    )
    table = (
        Section(title=_("Cards, seats and blinds"), notes=notes(SEATS)),
        Section(title=_("What this game decides"), rows=tuple(_rows(words, rules, by)), more=notes(SESSION)),
    )
    play = (
        Section(title=_("Betting"), notes=notes(BETTING)),
        # TRANSLATORS: Heading: the exchanges of cards.
        Section(title=_("Draws"), notes=notes(DRAWING)),
        Section(title=_("Showdown"), notes=notes(SHOWDOWN)),
        Section(title=_("All-in"), notes=notes(ALL_IN)),
    )
    return RulesSheet(
        title=_("Badugi rules"),
        name=name,
        stakes=_(_STAKES[rules.structure]) % {"small": words.number(low), "big": words.number(high)},
        players_label=_("Players"),
        players=number_range(words, words.gettext, rules.min_players, rules.max_players),
        object=Section(title=_("Object of the game"), notes=notes(OBJECT)),
        order_title=_("Order of play"),
        order=order_of_play(words, rules),
        hands=hands,
        table=table,
        play=play,
        advice=_("This sheet decides. For the rest, see the numbered rules of the site.")
        if facts.own
        else _("To settle an argument, see the full, numbered rules."),
        address=facts.address,
        version=_("Version %(number)s of %(date)s") % {"number": facts.version, "date": facts.date},
        legend=_("The small numbers are those of the rules on the site.") if by else "",
    )


def _read(dispute: Dispute) -> Dispute:
    """The dispute with its hands read: which of their cards play."""
    hands = (Hand(hand.cards, evaluate(hand.cards).playing, alone=True) for hand in dispute.hands)
    return replace(dispute, question=tied(dispute.question), answer=tied(dispute.answer), hands=tuple(hands))


def _examples(words: Words) -> tuple[Example, ...]:
    found = (example(words, cards) for cards in EXAMPLES)
    return tuple(replace(each, reasons=tuple(map(tied, each.reasons))) for each in found)


def _sizes(words: Words) -> Iterator[tuple[str, ...]]:
    """For each number of playing cards: the best and the worst hand."""
    _ = words.gettext
    sizes = range(HOLE_CARDS, 0, -1)
    classes = [[each for each in HAND_CLASSES if each.size == size] for size in sizes]
    yield (_("Playing cards"), *map(words.number, sizes))
    yield (_("Best hand"), *(words.ranks(each[0]) for each in classes))
    yield (_("Worst hand"), *(words.ranks(each[-1]) for each in classes))


def _rows(words: Words, rules: RuleSet, by: Mapping[str, str]) -> Iterator[Row]:
    """The choices that are numbers or a few words; those that this game never needs are left out."""
    _ = words.gettext
    idle = set() if capped(rules) else {"raises_predraw", "raises"}
    for name, choice in CHOICES.items():
        if arises(name, rules) and name not in TOLD | PICTURED | idle:
            yield Row(_(choice.label), choice_text(words, name, rules), by.get(choice.rule, ""), NUMBERS.get(name, 0))
    if rules.most_chips:
        yield Row(_("Chips from one player in a deal, at most"), words.number(rules.most_chips), by.get("cap", ""))


_SIZES = tuple(size / 8 for size in range(80, 51, -1))
"""From 10 to 6.5 points; those below 8 only for languages longer than all that are published."""


def rules_document(sheet: RulesSheet, words: Words, paper: str) -> Document:
    """The sheet on one side of A4 or Letter."""
    first, side = one_side(sheet, paper, _SIZES)
    return Document(
        template="rules/rules",
        title=f"{sheet.title} – {sheet.name}",
        content=side,
        words=words,
        paper=paper,
        pages=1,
        sizes=[size for size in _SIZES if size <= first],
    )


def large_document(sheet: RulesSheet, words: Words, paper: str) -> Document:
    """The most important rules in print of 18 points, on two sides of A4 or Letter."""
    large = words.gettext("Large print")
    return Document(
        template="rules/large",
        title=f"{sheet.title} – {sheet.name} – {large}",
        content=large_sides(sheet, paper),
        words=words,
        paper=paper,
        pages=2,
        # Smaller only in a language longer than all that are published.
        sizes=(LARGE_SIZE, 17, 16, 15, 14),
    )
