"""Draws the questions of a quiz. docs/assets/js/quiz/draw.js and variant.js are the twin.

Both make the same calls to the random generator in the same order, so a link gives the same
questions on the page, on paper and in every language.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from tools.quiz.bank import KINDS, TYPES, Bank, Cell
from tools.quiz.kinds.kind import Disguise
from tools.quiz.kinds.rules import shown_rules
from tools.quiz.kinds.winner import swapped
from tools.quiz.mistakes import MISTAKES
from tools.quiz.prng import Prng
from tools.quiz.questions import Question, RulesQuestion, WinnerQuestion

_TIES = ("tie", "near-tie")

SLOTS: tuple[tuple[tuple[str, ...], tuple[str, ...]], ...] = (
    (_TIES, ("winner",)),
    (_TIES, ("winner", "order")),
    (("shared",), ("plays",)),
    (("shared",), ("plays", "name", "discard")),
    (("shared",), ("winner",)),
    (("separate",), ("plays", "name")),
    (("separate",), ("winner", "name")),
    (("count",), ("winner", "order")),
    (("plain",), ("rules", "outs", "discard")),
    (("plain",), ("rules", "outs", "discard", "plays", "name", "winner", "order")),
)
"""What ten questions are made of: the groups and the types of each."""

EASY = ("plays", "name", "winner", "rules")
"""The types of level 1."""

VARIED = ("plays", "name", "winner", "discard")
"""Types of which at most half of a round have the same answer."""

ATTEMPTS = 50
"""So often a round is drawn again if too many of its answers are the same."""


@dataclass(frozen=True, kw_only=True)
class Wanted:
    """What a quiz is made of."""

    seed: int
    level: int = 1
    length: int = 10
    type: str = ""
    """Only questions of this type."""
    weak: str = ""
    """The mistake that half of the questions prefer, where the quotas allow it."""
    traps: tuple[str, ...] = ()
    """Only questions about these mistakes, by turns."""


def _types(level: int) -> tuple[str, ...]:
    return EASY if level == 1 else TYPES


class _Drawing:
    """One attempt at a round."""

    def __init__(self, cells: Sequence[Cell], wanted: Wanted, prng: Prng) -> None:
        self._cells = cells
        self._wanted = wanted
        self._prng = prng
        self._used: set[int] = set()
        self._met: set[str | None] = set()
        self.drawn: list[Question] = []

    def _prefers_weak(self) -> bool:
        return self._wanted.weak != "" and self._prng.below(2) == 1

    def _left(self, cells: Collection[Cell]) -> list[Cell]:
        return [cell for cell in cells if any(id(question) not in self._used for question in cell.questions)]

    def _take(self, cells: Sequence[Cell]) -> None:
        cell = self._prng.choice(cells)
        question = self._prng.choice([other for other in cell.questions if id(other) not in self._used])
        self._used.add(id(question))
        self._met.add(cell.trap)
        self.drawn.append(question)

    def by_quota(self) -> list[Question]:
        """A question for each slot; slots by chance if there are fewer or more questions."""
        slots: list[tuple[tuple[str, ...], tuple[str, ...]]] = []
        while len(slots) < self._wanted.length:
            slots += self._prng.shuffled(SLOTS)
        types = _types(self._wanted.level)
        for groups, kinds in slots[: self._wanted.length]:
            fits = self._left([cell for cell in self._cells if cell.group in groups])
            allowed = [kind for kind in kinds if kind in types and any(cell.type == kind for cell in fits)]
            kind = self._prng.choice(allowed)
            weak = [cell for cell in fits if cell.trap == self._wanted.weak and cell.type in allowed]
            of_kind = [cell for cell in fits if cell.type == kind]
            fresh = [cell for cell in of_kind if cell.trap not in self._met]
            if self._prefers_weak() and weak:
                self._take(weak)
            else:
                self._take(fresh or of_kind)
        return self.drawn

    def by_turns(self) -> list[Question]:
        """The mistakes one after the other, as often as there are questions."""
        order = self._prng.shuffled(list(dict.fromkeys(cell.trap for cell in self._cells)))
        while len(self.drawn) < self._wanted.length and self._left(self._cells):
            for trap in order:
                left = self._left([cell for cell in self._cells if cell.trap == trap])
                weak = self._left([cell for cell in self._cells if cell.trap == self._wanted.weak])
                if len(self.drawn) < self._wanted.length and left:
                    self._take(weak if self._prefers_weak() and weak else left)
        return self.drawn


def answer_of(question: Question) -> object:
    """What two questions of a type must not have in common too often."""
    return KINDS[question.type].answer(question)


def is_varied(questions: Sequence[Question]) -> bool:
    """Whether, of each type in `VARIED`, at most half of the questions have the same answer."""
    for kind in VARIED:
        answers = Counter(answer_of(question) for question in questions if question.type == kind)
        if answers and max(answers.values()) > (answers.total() + 1) // 2:
            return False
    return True


def _sided(questions: Sequence[Question], prng: Prng) -> list[Question]:
    """Sides by chance, but as often A as B."""
    decided = [question for question in questions if isinstance(question, WinnerQuestion) and question.answer != "tie"]
    first = prng.below(2)
    sides = prng.shuffled(["AB"[(first + place) % 2] for place in range(len(decided))])
    found: list[Question] = []
    for question in questions:
        if isinstance(question, WinnerQuestion):
            side = prng.choice("AB") if question.answer == "tie" else sides.pop()
            question = swapped(question) if side == "B" else question
        found.append(question)
    return found


def shown(question: Question, prng: Prng) -> Question:
    """A question in other suits, with its cards and options in another order."""
    disguise = Disguise(prng)
    if isinstance(question, RulesQuestion):
        return shown_rules(question, disguise)
    again: Question = KINDS[question.type].shown(question, disguise)
    return again


def _asked(bank: Bank, traps: Collection[str]) -> set[str]:
    """The mistakes to ask about: those with the same rule where there is no question about one itself."""
    about = {cell.trap for cell in bank.cells if cell.trap}
    found: set[str] = set()
    for name in traps:
        if name in about:
            found.add(name)
        elif name in MISTAKES:
            found |= {other for other in about if MISTAKES[other].rule == MISTAKES[name].rule}
    return found


def _cells(bank: Bank, wanted: Wanted) -> list[Cell]:
    """The cells to draw from: of the level; of all levels where it has too few questions of a type, or none about a mistake."""
    about = _asked(bank, wanted.traps)
    fits = [cell for cell in bank.cells if wanted.type in ("", cell.type) and (not about or cell.trap in about)]
    at_level = [cell for cell in fits if cell.level == wanted.level]
    if wanted.type and sum(len(cell.questions) for cell in at_level) < wanted.length:
        return fits
    there = {cell.trap for cell in at_level}
    return at_level + [cell for cell in fits if about and cell.trap not in there]


def make_questions(bank: Bank, wanted: Wanted) -> list[Question]:
    """The questions of a quiz; the same bank and wishes always give the same ones.

    There are fewer than asked for where the bank has no more about `Wanted.traps`.

    >>> from tools.quiz.bank import make_bank
    >>> len(make_questions(make_bank(), Wanted(seed=1, level=2)))
    10
    """
    prng = Prng(wanted.seed)
    cells = _cells(bank, wanted)
    by_turns = wanted.type != "" or bool(_asked(bank, wanted.traps))
    for _ in range(ATTEMPTS):
        drawing = _Drawing(cells, wanted, prng)
        drawn = drawing.by_turns() if by_turns else drawing.by_quota()
        questions = _sided(drawn, prng)
        if is_varied(questions):
            break
    mixed = prng.shuffled(questions)
    if wanted.level == 1:
        mixed.sort(key=lambda question: TYPES.index(question.type))
    return [shown(question, prng) for question in mixed]
