"""Which cards play?"""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from badugi_core import HOLE_CARDS, Evaluation, evaluate
from tools.quiz.kinds.kind import Disguise, Kind, arranged, choices, letter_of, letters, low_masks, renamed, usable
from tools.quiz.kinds.proposals import HANDS, plain_hand
from tools.quiz.mistakes.methods import Holding, Subset
from tools.quiz.mistakes.readings import misreadings
from tools.quiz.prng import Prng
from tools.quiz.questions import SUBSETS, Choice, Mark, PlaysQuestion, conflict_group, mask_of, subset_of


def _fault(reading: Evaluation, subset: Subset) -> str:
    if len({card.suit for card in subset}) < len(subset):
        return "clash-suit"
    if len({card.rank for card in subset}) < len(subset):
        return "clash-rank"
    if len(subset) < reading.size:
        return "too-few"
    return "" if set(subset) in map(set, reading.choices) else "not-lowest"


def build_plays(trap: str | None, hand: Holding) -> PlaysQuestion:
    """The question on a holding.

    >>> from badugi_core import parse_cards
    >>> question = build_plays("four-suits-is-badugi", parse_cards("6s 6h 3d 2c"))
    >>> question.marks[0b1111 - 1]
    Mark(fault='clash-rank', traps=('four-suits-is-badugi',))
    """
    readings = {
        name: {mask_of(hand, subset) for subset in subsets} for name, subsets in misreadings(hand).items()
    }
    reading = evaluate(hand)
    marks = []
    for mask in SUBSETS:
        ids = sorted((name for name, masks in readings.items() if mask in masks), key=lambda name: name != trap)
        marks.append(Mark(_fault(reading, subset_of(hand, mask)), tuple(ids)))
    right = (Choice(mask_of(hand, choice), reading.reasons_for(choice)) for choice in choices(hand))
    return PlaysQuestion(
        trap=trap, group=conflict_group(hand), hand=hand, marks=tuple(marks), choices=tuple(right)
    )


def _about(trap: str, prng: Prng) -> PlaysQuestion | None:
    hand = HANDS[trap](prng)
    if not usable(hand):
        return None
    (hand,) = renamed([arranged(hand)])
    tempts = any(misreadings(hand).get(trap, ()))
    return build_plays(trap, hand) if tempts else None


def _plain(prng: Prng) -> PlaysQuestion:
    (hand,) = renamed([arranged(plain_hand(prng, 1 + prng.below(HOLE_CARDS)))])
    return build_plays(None, hand)


def _right(question: PlaysQuestion) -> list[int]:
    return [choice.mask for choice in question.choices]


def _difficulty(question: PlaysQuestion) -> tuple[int, ...]:
    """Mistakes that bite, then wrong answers that have a name."""
    named = [mark.traps for mark in question.marks if mark.traps]
    return len({name for names in named for name in names}), len(named)


def _row(question: PlaysQuestion) -> str:
    """Cards, the other right subsets, then wrong subsets with their first mistake."""
    others = "".join(f"{choice.mask:x}" for choice in question.choices[1:])
    traps = "".join(f"{mask:x}{letter_of(mark.traps[0])}" for mask, mark in zip(SUBSETS, question.marks, strict=True) if mark.traps)
    return f"{letters(question.hand)},{others},{traps}"


def _shown(question: PlaysQuestion, disguise: Disguise) -> PlaysQuestion:
    disguised = disguise.hand(question.hand)
    before = disguised.moved(SUBSETS)
    return replace(
        question,
        hand=disguised.cards,
        marks=tuple(question.marks[before[mask] - 1] for mask in SUBSETS),
        choices=tuple(map(disguised.choice, question.choices)),
    )


PLAYS = Kind(
    type="plays",
    proposals={
        None: _plain,
        **{trap: partial(_about, trap) for trap in HANDS},
    },
    amount=48,
    again=lambda question: build_plays(question.trap, question.hand),
    difficulty=_difficulty,
    answer=lambda question: len(subset_of(question.hand, question.choices[0].mask)),
    guesses=lambda question: low_masks(question.hand, _right(question)),
    chance=1 / 4,
    row=_row,
    shown=_shown,
    alike=lambda question: tuple(card.rank for card in question.hand),
)
