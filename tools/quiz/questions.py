"""Questions as data: the right answer, what each wrong answer means, and the reasons.

Everything here follows from the cards; `build_plays` and `build_winner` are the only makers,
so a question can be proved by building it again.
"""

from __future__ import annotations

from dataclasses import dataclass

from badugi_core import (
    Comparison,
    Evaluation,
    Reason,
    ReasonCode,
    evaluate,
    explain_comparison,
)
from tools.quiz.methods import Holding, Subset
from tools.quiz.traps import TRAPS

SUBSETS = range(1, 16)
"""The non-empty subsets of a holding as bits: bit 0 is its first card."""

ANSWERS = ("A", "B", "tie")

_PLAYING_SUITS_AND_RANKS = 3


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


@dataclass(frozen=True)
class PlaysQuestion:
    """Which cards play?"""

    trap: str | None
    """The mistake that the question is about; None for a plain one."""
    group: str
    """What it practises; see `plays_group`."""
    hand: Holding
    marks: tuple[Mark, ...]
    """One for each of `SUBSETS`."""
    choices: tuple[Choice, ...]
    """Every right answer, in the order of the evaluator."""


@dataclass(frozen=True)
class WinnerQuestion:
    """Which hand wins: A, B or tie?"""

    trap: str | None
    """The mistake that the question is about; None for a plain one."""
    group: str
    """What it practises; see `winner_group`."""
    a: Holding
    b: Holding
    answer: str
    """One of `ANSWERS`."""
    wrong: dict[str, tuple[str, ...]]
    """For each wrong answer the mistakes that lead to it, the question's own first."""
    playing: tuple[int, int]
    """The cards that play in each hand, as bits."""
    comparison: Comparison
    """What decides."""
    suit_order: str
    """The two suits of which the first must stay above the second for `wrong` to hold."""


Question = PlaysQuestion | WinnerQuestion


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


def _fault(reading: Evaluation, subset: Subset) -> str:
    if len({card.suit for card in subset}) < len(subset):
        return "clash-suit"
    if len({card.rank for card in subset}) < len(subset):
        return "clash-rank"
    if len(subset) < reading.size:
        return "too-few"
    return "" if set(subset) in map(set, reading.choices) else "not-lowest"


def _first(ids: tuple[str, ...], trap: str | None) -> tuple[str, ...]:
    """The ids with the question's own mistake first."""
    return tuple(sorted(ids, key=lambda name: name != trap))


def conflict_group(holding: Holding) -> str:
    """``separate`` if two conflicts cost two cards, ``shared`` if one card settles both, or empty.

    >>> from badugi_core import parse_cards
    >>> conflict_group(parse_cards("As 2s 3h 3d")), conflict_group(parse_cards("As 5d 9d 9h"))
    ('separate', 'shared')
    """
    kinds = {len({card.suit for card in holding}), len({card.rank for card in holding})}
    reading = evaluate(holding)
    if kinds == {_PLAYING_SUITS_AND_RANKS} and reading.size < _PLAYING_SUITS_AND_RANKS:
        return "separate"
    both = any(reason.code is ReasonCode.SAME_SUIT_AND_RANK for reason in reading.reasons)
    return "shared" if both else ""


def plays_group(trap: str | None, holding: Holding) -> str:
    """What a question practises: ``shared``, ``separate``, ``other`` or ``plain``."""
    return "plain" if trap is None else conflict_group(holding) or "other"


def winner_group(trap: str | None, a: Holding, b: Holding, comparison: Comparison) -> str:
    """As `plays_group`, or ``tie``, ``near-tie`` (equal at the top), ``count`` (sizes decide)."""
    if trap is None:
        return "plain"
    if TRAPS[trap].read is not None:
        conflicts = {conflict_group(a), conflict_group(b)}
        for group in ("separate", "shared"):
            if group in conflicts:
                return group
    if comparison.result == 0:
        return "tie"
    if comparison.sizes[0] != comparison.sizes[1]:
        return "count"
    return "near-tie" if evaluate(a).ranks[0] == evaluate(b).ranks[0] else "other"


def build_plays(trap: str | None, holding: Holding) -> PlaysQuestion:
    """The question "Which cards play?" on a holding."""
    readings = {
        name: {mask_of(holding, subset) for subset in candidate.readings(holding) if subset}
        for name, candidate in TRAPS.items()
    }
    reading = evaluate(holding)
    marks = []
    for mask in SUBSETS:
        ids = tuple(name for name, masks in readings.items() if mask in masks)
        marks.append(Mark(_fault(reading, subset_of(holding, mask)), _first(ids, trap)))
    choices = tuple(
        Choice(mask_of(holding, choice), reading.reasons_for(choice))
        for choice in reading.choices
    )
    return PlaysQuestion(trap, plays_group(trap, holding), holding, tuple(marks), choices)


def build_winner(trap: str | None, a: Holding, b: Holding) -> WinnerQuestion:
    """The question "Which hand wins?" on two holdings."""
    comparison = explain_comparison(a, b)
    by_result = {1: "A", -1: "B", 0: "tie"}
    wrong: dict[str, tuple[str, ...]] = {}
    for result, option in by_result.items():
        if result != comparison.result:
            ids = tuple(name for name, other in TRAPS.items() if other.verdict(a, b) == result)
            wrong[option] = _first(ids, trap)
    tops = [evaluate(holding).playing[0].suit for holding in (a, b)]
    return WinnerQuestion(
        trap,
        winner_group(trap, a, b, comparison),
        a,
        b,
        by_result[comparison.result],
        wrong,
        (mask_of(a, evaluate(a).playing), mask_of(b, evaluate(b).playing)),
        comparison,
        "" if comparison.result else max(tops).letter + min(tops).letter,
    )
