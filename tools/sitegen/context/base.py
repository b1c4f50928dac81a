"""What every part of the context rests on: what a build shares, and the names about numbers and the game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Self

from jinja2 import Undefined

from badugi_core import DECK, DRAWS, HAND_CLASSES, HOLDINGS, HOLE_CARDS, Card, CardError, RuleSet, parse_cards
from tools.deals.telling import Telling
from tools.quiz.bank import Bank
from tools.sitegen.translations import Translations
from tools.words.rulesets import number_range
from tools.words.words import Words

_CARD_HELP = {
    "unknown-rank": "write a rank A 2 3 4 5 6 7 8 9 T J Q K",
    "unknown-suit": "write a suit c d h s",
    "missing-suit": "write a suit c d h s after the rank",
    "duplicate-card": "write each card once",
    "wrong-count": "write {count} cards",
}
_COUNTS: Mapping[int | None, str] = {3: "three", 4: "four"}


class TemplateFault(Exception):
    """A fault in a template; the renderer adds the file and the line."""


def only_text(value: object) -> object:
    """Let texts and numbers through: the form of anything else is an internal of Python.

    >>> only_text(4)
    4
    """
    if isinstance(value, (str, int, Undefined)) and not isinstance(value, bool):
        return value
    raise TemplateFault(f"a {type(value).__name__} cannot be shown: call it, or choose one of its fields.")


@dataclass(frozen=True)
class Shared:
    """What is the same for all locales and pages of one build."""

    rules: RuleSet
    bank: Bank
    rule_numbers: dict[str, str]
    translations: Translations = field(default_factory=Translations)
    rulesets: Mapping[str, RuleSet] = field(default_factory=dict)
    """The bundled rule sets by name, in the order of their files."""
    deals: Mapping[str, Telling] = field(default_factory=dict)
    """The worked deals by the names of their scripts."""


def read_cards(text: str, count: int | None = HOLE_CARDS) -> tuple[Card, ...]:
    """The cards of a template, or a `TemplateFault` that says what to write.

    >>> read_cards("Ah 2x", None)
    Traceback (most recent call last):
    ...
    tools.sitegen.context.base.TemplateFault: unknown suit 'x' in the cards 'Ah 2x': write a suit c d h s.
    """
    try:
        cards = parse_cards(text)
        if count is not None and len(cards) != count:
            raise CardError("wrong-count", text, 0)
    except CardError as error:
        advice = _CARD_HELP[error.code].format(count=_COUNTS.get(count))
        what = error.code.replace("-", " ")
        raise TemplateFault(f"{what} '{error.text}' in the cards '{text}': {advice}.") from error
    return cards


class Count(int):
    """A whole number with its text in one language.

    >>> "%(n)s chips" % {"n": Count(1000, "1,000")}
    '1,000 chips'
    """

    _text: str

    def __new__(cls, value: int, text: str) -> Self:
        """The number, which says `text`."""
        count = super().__new__(cls, value)
        count._text = text
        return count

    def __str__(self) -> str:
        return self._text


@dataclass(frozen=True)
class Game:
    """The numbers that are the same in every rule set."""

    deck: int = len(DECK)
    """Cards in the deck."""
    hole: int = HOLE_CARDS
    """Cards that a player holds."""
    draws: int = DRAWS
    """Draws in a deal."""
    classes: int = len(HAND_CLASSES)
    """Hand classes, from 4-3-2-A to a lone king."""
    holdings: int = HOLDINGS
    """Ways to hold four cards."""


class GameNames:
    """Names about the game and its numbers."""

    def __init__(self, shared: Shared, words: Words, page: str) -> None:
        self._shared = shared
        self._words = words
        self._page = page

    @property
    def rules(self) -> RuleSet:
        """The house rule set: every number of the house rules."""
        return self._shared.rules

    def ruleset(self, name: str) -> RuleSet:
        """A bundled rule set by its name, such as ``"room-pot-limit"``."""
        try:
            return self._shared.rulesets[name]
        except KeyError:
            known = ", ".join(self._shared.rulesets)
            raise TemplateFault(f"unknown rule set '{name}': write one of {known}.") from None

    @property
    def game(self) -> Game:
        """The numbers of the game."""
        return Game()

    @property
    def rank_order(self) -> str:
        """The ranks from low to high."""
        return self._words.rank_order

    def series(self, values: Iterable[int]) -> str:
        """Numbers in a row: 2, 4, 6, 8."""
        return self._words.series(values)

    def number(self, value: int) -> str:
        """A number as the language writes it."""
        return self._words.number(value)

    def count(self, value: int) -> Count:
        """A number that chooses a plural form and is shown as the language writes it."""
        return Count(value, self.number(value))

    def percentage(self, part: int, whole: int, digits: int = 1) -> str:
        """`part` of `whole` as a percentage."""
        return self._words.percentage(Fraction(part, whole), digits)

    def number_range(self, least: int, most: int) -> str:
        """Numbers from the least to the most: 2 to 6, or 2 alone."""
        return number_range(self._words, self._words.html, least, most)

    def require(self, condition: bool, advice: str) -> str:
        """Nothing, or a fault when the rule set does not fit what the page describes."""
        if not condition:
            raise TemplateFault(advice)
        return ""
