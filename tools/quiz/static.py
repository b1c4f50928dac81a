"""The rounds that stand in the page itself: a reader without JavaScript gets them."""

from __future__ import annotations

from itertools import count

from tools.quiz.bank import TYPES, Bank
from tools.quiz.questions import LEVELS, Question
from tools.quiz.rounds import Wanted, make_questions


def _wanted(first: int) -> tuple[Wanted, ...]:
    """A round of each level, with seeds one after the other: one seed would ask the types in one order."""
    return tuple(Wanted(seed=seed, level=level) for seed, level in zip(count(first), LEVELS))


def _shows_all(bank: Bank, rounds: tuple[Wanted, ...]) -> bool:
    """Whether there is a question of every type among them."""
    return {question.type for wanted in rounds for question in make_questions(bank, wanted)} == set(TYPES)


def wanted_from(bank: Bank, first: int) -> tuple[Wanted, ...]:
    """A round of each level: with the first seeds, from this one on, whose rounds show every type of question."""
    return next(rounds for rounds in map(_wanted, count(first)) if _shows_all(bank, rounds))


def static_wanted(bank: Bank) -> tuple[Wanted, ...]:
    """What the rounds in the page are made of."""
    return wanted_from(bank, 1)


def static_rounds(bank: Bank) -> dict[int, list[Question]]:
    """Ten questions of each level, the same for the same bank."""
    return {wanted.level: make_questions(bank, wanted) for wanted in static_wanted(bank)}
