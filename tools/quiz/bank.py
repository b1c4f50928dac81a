"""The question bank: made from chosen seeds, proved, and written as compact JSON.

    v      the version: the digest of the questions
    traps  [id, mistake, lesson, rule, 1 if the page of mistakes has it] each; a question names a
           mistake by its place in this list, or by the letter of this place
    cells  [type, place of the mistake or -1, level, group, questions] each

The questions of a cell are one text, a row for each and a space between them. The parts of a row
stand between commas; the `_row` of each type says which they are. A card is a letter, A for the
ace of clubs. Cards that play stand first, from the highest. A subset of four cards is a digit, bit 0
for the first card. Questions about the rules are lists: [text, values, rule, options], the right
option first, and an option is [text, values, place of the mistake or -1].
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from tools.errors import SiteError, place
from tools.files import json_text, rows
from tools.quiz.codes import version_of
from tools.quiz.kinds.discard import DISCARD, confirmed
from tools.quiz.kinds.kind import Kind, place_of
from tools.quiz.kinds.name import NAME
from tools.quiz.kinds.order import ORDER
from tools.quiz.kinds.outs import OUTS
from tools.quiz.kinds.plays import PLAYS
from tools.quiz.kinds.rules import rules_questions
from tools.quiz.kinds.winner import WINNER
from tools.quiz.mistakes import MISTAKES
from tools.quiz.prng import Prng
from tools.quiz.questions import LEVELS, DiscardQuestion, Question, RulesQuestion

DRAWING = 1
"""Goes up when the same seed draws other questions from the same bank; it is part of the version."""

KINDS: dict[str, Kind[Any]] = {kind.type: kind for kind in (PLAYS, NAME, WINNER, ORDER, OUTS, DISCARD)}
"""The types whose questions are made by chance; those about the rules are written down."""

TYPES = (*KINDS, RulesQuestion.type)

SEEDS = Path(__file__).with_name("seeds.tsv")
"""A row for each type and mistake: the seeds of its questions."""
COLUMNS = ("type", "mistake", "seeds")

_ADVICE = "choose the seeds anew with python -m tools.quiz"


class BankError(ValueError):
    """A question whose stored data the evaluator does not confirm: no input has such a fault, but the code."""


@dataclass(frozen=True)
class Cell:
    """Questions of one type about one mistake, of one level and group."""

    type: str
    trap: str | None
    level: int
    group: str
    questions: tuple[Question, ...]


@dataclass(frozen=True)
class Bank:
    """All questions."""

    questions: tuple[Question, ...]

    @cached_property
    def cells(self) -> tuple[Cell, ...]:
        """The questions in the order and the parts of the browser's file."""
        parts: defaultdict[tuple[str, str | None, int, str], list[Question]] = defaultdict(list)
        for question in self.questions:
            parts[question.type, question.trap, question.level, question.group].append(question)
        return tuple(Cell(*key, tuple(questions)) for key, questions in parts.items())

    @cached_property
    def msgids(self) -> frozenset[str]:
        """The English messages in the browser's file, but for bare numbers."""
        rules = [question for question in self.questions if isinstance(question, RulesQuestion)]
        asked = [question.text for question in rules]
        options = [option.text for question in rules for option in question.options]
        return frozenset([*asked, *options, *(text for trap in MISTAKES.values() for text in (trap.mistake, trap.lesson))]) - {""}

    @cached_property
    def version(self) -> str:
        """Four digits that other questions would not have; other texts would."""
        asked = [[cell.type, cell.trap, cell.level, cell.group, _rows(cell, texts=False)] for cell in self.cells]
        return version_of(json.dumps([DRAWING, asked]).encode())


def read_seeds(path: Path = SEEDS) -> dict[tuple[str, str | None], tuple[int, ...]]:
    """The seeds of the questions by type and mistake, as `tools.quiz.choosing` writes them.

    Raises:
        SiteError: the file cannot be read, or a row is not such a one.
    """
    return dict(rows(path, COLUMNS, _seeds, _ADVICE))


def _seeds(kind: str, trap: str, seeds: str) -> tuple[tuple[str, str | None], tuple[int, ...]]:
    return (kind, trap or None), tuple(map(int, seeds.split()))


def questions_of(kind: Kind[Any], trap: str | None, seeds: Iterable[int]) -> Iterator[Question]:
    """The questions of a type about one mistake, each with its level: the thirds by difficulty.

    Raises:
        SiteError: a seed gives none, or there are not as many seeds as there must be.
    """
    proposed = [kind.proposals[trap](Prng(seed)) for seed in seeds]
    made: list[Any] = [question for question in proposed if question is not None]
    if not len(made) == len(proposed) == kind.amount:
        what = f"the questions '{kind.type}' about {trap or 'no mistake'} are {len(made)}, not {kind.amount}"
        raise SiteError(f"{place(SEEDS)}: {what}: {_ADVICE}.")
    made.sort(key=kind.difficulty)
    third = len(made) // len(LEVELS)
    for index, question in enumerate(made):
        yield replace(question, level=LEVELS[index // third])


@cache
def make_bank() -> Bank:
    """Every question, made from its seed.

    Raises:
        SiteError: seeds.tsv is not that of these types and mistakes.

    >>> bank = make_bank()
    >>> sorted({question.type for question in bank.questions}) == sorted(TYPES)
    True
    """
    seeds = read_seeds()
    made = [
        question
        for kind in KINDS.values()
        for trap in kind.proposals
        for question in questions_of(kind, trap, seeds.get((kind.type, trap), ()))
    ]
    return Bank((*made, *rules_questions()))


def prove(bank: Bank) -> None:
    """Work every question out again and compare.

    Raises:
        BankError: a stored answer, mark or reason is not what the cards or the rules say.

    >>> prove(make_bank())
    """
    rules = rules_questions()
    for question in bank.questions:
        kind = KINDS.get(question.type)
        again = kind.again(question) if kind else next((other for other in rules if other == question), None)
        if question != again:
            raise BankError(f"the question differs when it is made again: {question}")
        if isinstance(question, DiscardQuestion) and not confirmed(question):
            raise BankError(f"the chances are not those of the core: {question}")


def _rows(cell: Cell, texts: bool = True) -> Any:
    kind = KINDS.get(cell.type)
    if kind is not None:
        return " ".join(map(kind.row, cell.questions))
    return [_rules_row(question, texts) for question in cell.questions if isinstance(question, RulesQuestion)]


def _rules_row(question: RulesQuestion, texts: bool) -> list[Any]:
    def said(text: str) -> str | bool:
        return text if texts else bool(text)

    options = [[said(option.text), option.values, _place(option.trap)] for option in question.options]
    return [said(question.text), question.values, question.rule, options]


def _place(trap: str | None) -> int:
    return -1 if trap is None else place_of(trap)


def bank_json(bank: Bank) -> str:
    """The bank as the browser reads it; the same bytes for the same bank.

    >>> bank_json(make_bank())[6:10] == make_bank().version
    True
    """
    data = {
        "v": bank.version,
        "traps": [[trap.id, trap.mistake, trap.lesson, trap.rule, int(trap.page)] for trap in MISTAKES.values()],
        "cells": [[cell.type, _place(cell.trap), cell.level, cell.group, _rows(cell)] for cell in bank.cells],
    }
    return json_text(data) + "\n"
