"""Questions as data: the right answer, what each wrong answer means, and the reasons.

Each type has a module that makes its questions. Everything in a question follows from its cards
or from a rule set, so a question is proved by making it again. A mistake is named by its id, a
key of `tools.quiz.mistakes.MISTAKES`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar

from badugi_core import Card, Comparison, Rank, Reason, ReasonCode, evaluate
from tools.quiz.mistakes.methods import Holding, Subset

SUBSETS = range(1, 16)
"""The non-empty subsets of a holding as bits: bit 0 is its first card."""

ANSWERS = ("A", "B", "tie")

LEVELS = (1, 2, 3)

_PLAYING_SUITS_AND_RANKS = 3


@dataclass(frozen=True, kw_only=True)
class Question:
    """What all questions have."""

    type: ClassVar[str]
    trap: str | None
    """The mistake that it is about; None for a plain one."""
    group: str
    """What it practises: ``tie``, ``near-tie``, ``shared``, ``separate``, ``count`` or ``plain``."""
    level: int = field(default=1, compare=False)
    """1 to 3: a place among the questions of its type about the same mistake, so no part of what it asks."""


@dataclass(frozen=True)
class Mark:
    """What choosing one subset of a holding is worth."""

    fault: str
    """Empty for a right subset, else the plain fault: ``clash-suit``, ``clash-rank``,
    ``too-few`` (more cards can play) or ``not-lowest`` (lower cards can play)."""
    traps: tuple[str, ...]
    """The mistakes that lead to exactly this subset, the one that the question is about first."""


@dataclass(frozen=True)
class Choice:
    """A best subset, with the reason of each card when this one is said to play."""

    mask: int
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, kw_only=True)
class PlaysQuestion(Question):
    """Which cards play?"""

    type = "plays"
    hand: Holding
    marks: tuple[Mark, ...]
    """One for each of `SUBSETS`."""
    choices: tuple[Choice, ...]
    """Every right answer."""


@dataclass(frozen=True)
class NameOption:
    """A hand to choose: ranks from the top, which may repeat, or none for no hand at all."""

    ranks: tuple[Rank, ...]
    trap: str | None
    """The mistake that reads the cards so; None for the right option."""


@dataclass(frozen=True, kw_only=True)
class NameQuestion(Question):
    """What is this hand?"""

    type = "name"
    hand: Holding
    options: tuple[NameOption, ...]
    right: int
    """The place of the right option."""
    choice: Choice
    """The cards that play."""


@dataclass(frozen=True, kw_only=True)
class WinnerQuestion(Question):
    """Which hand wins: A, B or tie?"""

    type = "winner"
    a: Holding
    b: Holding
    answer: str
    """One of `ANSWERS`."""
    wrong: Mapping[str, tuple[str, ...]]
    """For each wrong answer the mistakes that lead to it, the question's own first."""
    playing: tuple[int, int]
    """The cards that play in each hand, as bits."""
    comparison: Comparison
    """What decides."""


@dataclass(frozen=True)
class WrongOrder:
    """Places of hands, the best first, as a mistake puts them."""

    order: tuple[int, ...]
    trap: str


@dataclass(frozen=True, kw_only=True)
class OrderQuestion(Question):
    """Put the hands in order, the best first."""

    type = "order"
    hands: tuple[Holding, ...]
    """Three or four, no two equal."""
    playing: tuple[int, ...]
    """The cards that play in each, as bits."""
    right: tuple[int, ...]
    """Their places, the best first."""
    start: tuple[int, ...]
    """Their places as they are shown at first; never the right order."""
    wrong: tuple[WrongOrder, ...]


@dataclass(frozen=True)
class Goal:
    """What a draw is for."""

    code: str
    """``badugi``, ``badugi-of`` (no card above `top`), ``better`` (a stronger hand than before
    the draw) or ``beat`` (stronger than a hand that stands pat and whose cards are seen)."""
    top: Rank | None = None


@dataclass(frozen=True)
class NumberOption:
    """A number to choose."""

    value: int
    trap: str | None
    """The mistake that counts so; None for the right option."""


@dataclass(frozen=True, kw_only=True)
class OutsQuestion(Question):
    """You draw one card. How many of the unseen cards reach the goal?"""

    type = "outs"
    hand: Holding
    kept: Subset
    """Three of its cards."""
    against: Holding | None
    """The hand to beat, for that goal alone."""
    goal: Goal
    options: tuple[NumberOption, ...]
    """Four different numbers."""
    right: int
    """The place of the right option."""
    helps: tuple[Card, ...]
    """The cards that reach the goal, in the order of the deck."""


@dataclass(frozen=True)
class Chance:
    """Draws that reach a goal among all that can come."""

    favourable: int
    total: int


@dataclass(frozen=True, kw_only=True)
class DiscardQuestion(Question):
    """Which cards do you throw away? There is one draw left."""

    type = "discard"
    hand: Holding
    against: Holding | None
    """The hand to beat, for that goal alone."""
    goal: Goal
    chances: tuple[Chance, ...]
    """One for each subset that may be thrown away, from 0 for none to 15 for all."""
    right: tuple[int, ...]
    """The subsets with the greatest chance."""
    traps: Mapping[int, str]
    """For wrong subsets the mistake that leads to them, if any."""


@dataclass(frozen=True)
class RulesOption:
    """An answer in words, or a number."""

    text: str
    """An English msgid; empty for the bare number ``values["n"]``."""
    values: Mapping[str, int]
    trap: str | None
    """The mistake that answers so; None for the right option."""


@dataclass(frozen=True, kw_only=True)
class RulesQuestion(Question):
    """A question about the rules."""

    type = "rules"
    text: str
    """An English msgid."""
    values: Mapping[str, int]
    """What its placeholders stand for."""
    options: tuple[RulesOption, ...]
    """Three or four."""
    right: int
    """The place of the right option."""
    rule: str
    """The anchor of the rule that answers it, on docs/rules/index.md."""


def subset_of(holding: Holding, mask: int) -> Subset:
    """The cards of a holding that bits name.

    >>> from badugi_core import parse_cards
    >>> subset_of(parse_cards("6h 4d 3s Ah"), 0b1110)
    (Card('4d'), Card('3s'), Card('Ah'))
    """
    return tuple(card for index, card in enumerate(holding) if mask >> index & 1)


def mask_of(holding: Holding, subset: Subset) -> int:
    """The bits that name cards of a holding."""
    return sum(1 << holding.index(card) for card in subset)


def conflict_group(holding: Holding) -> str:
    """``separate`` if two conflicts cost two cards, ``shared`` if one card settles both, or ``plain``.

    >>> from badugi_core import parse_cards
    >>> conflict_group(parse_cards("As 2s 3h 3d")), conflict_group(parse_cards("As 5d 9d 9h"))
    ('separate', 'shared')
    """
    kinds = {len({card.suit for card in holding}), len({card.rank for card in holding})}
    reading = evaluate(holding)
    if kinds == {_PLAYING_SUITS_AND_RANKS} and reading.size < _PLAYING_SUITS_AND_RANKS:
        return "separate"
    both = any(reason.code is ReasonCode.SAME_SUIT_AND_RANK for reason in reading.reasons)
    return "shared" if both else "plain"
