"""Ten fixed questions for the page itself: a round for readers without JavaScript."""

from __future__ import annotations

from tools.quiz.bank import Bank
from tools.quiz.questions import PlaysQuestion, Question, WinnerQuestion

_PLAN: tuple[tuple[str | None, str], ...] = (
    (None, "plays"),
    ("which-pair-card", "plays"),
    ("low-three-beats-king-badugi", "A"),
    ("drop-higher-then-pair", "plays"),
    ("compare-from-lowest", "B"),
    ("separate-vs-shared-conflict", "plays"),
    ("dead-card-kicker", "tie"),
    ("stop-at-top", "A"),
    ("three-suited-two-off", "plays"),
    ("same-raw-ranks-tie", "B"),
)
"""The mistake and either ``plays`` or the answer: easy first, no answer too often."""


def _find(bank: Bank, trap: str | None, wanted: str) -> Question:
    questions: tuple[Question, ...] = bank.plays if wanted == "plays" else bank.winner
    return next(
        question
        for question in questions
        if question.trap == trap
        and (isinstance(question, PlaysQuestion) or question.answer == wanted)
    )


def static_questions(bank: Bank) -> list[Question]:
    """The ten questions, the same for the same bank.

    >>> from tools.quiz.bank import make_bank
    >>> questions = static_questions(make_bank())
    >>> [q.answer for q in questions if isinstance(q, WinnerQuestion)]
    ['A', 'B', 'tie', 'A', 'B']
    """
    return [_find(bank, trap, wanted) for trap, wanted in _PLAN]
