"""Chooses the seeds of the questions, so that no thoughtless way to answer pays.

Most proposals are refused, which takes seconds: the seeds of those that were taken stand in
seeds.tsv, and a build makes only their questions.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tools.files import write
from tools.quiz.bank import COLUMNS, KINDS
from tools.quiz.kinds.kind import Kind
from tools.quiz.prng import Prng
from tools.quiz.questions import Question

Seeds = dict[tuple[str, str | None], list[int]]

_MOST_ALIKE = 4
"""How many questions of a type may have the same ranks: K-Q-J-A leaves little choice."""

_SLACK = 3
"""By how many right answers a thoughtless way to answer may lead at any time."""

_PATIENCE = 25
"""After so many questions that would favour a thoughtless way, one is taken all the same."""


class _Fair:
    """Sees that no thoughtless way to answer is right more often than chance allows."""

    def __init__(self, chance: float) -> None:
        self._chance = chance
        self._right: Counter[str] = Counter()
        self._count = 0

    def allows(self, guesses: Mapping[str, float]) -> bool:
        most = self._chance * (self._count + 1) + _SLACK
        return all(self._right[name] + right <= most or right <= self._chance for name, right in guesses.items())

    def add(self, guesses: Mapping[str, float]) -> None:
        self._count += 1
        for name, right in guesses.items():
            self._right[name] += right  # type: ignore[assignment]


class _Choice:
    """What has been taken of a type so far."""

    def __init__(self, kind: Kind[Any]) -> None:
        self._kind = kind
        self._fair: defaultdict[object, _Fair] = defaultdict(lambda: _Fair(kind.chance))
        self._alike: Counter[object] = Counter()
        self._taken: defaultdict[str | None, list[Question]] = defaultdict(list)

    def next_seed(self, trap: str | None, prng: Prng) -> int:
        """The first seed whose question may be taken; it is taken then."""
        refused = 0
        while True:
            seed = prng.next()
            question = self._kind.proposals[trap](Prng(seed))
            if question is None or not self._is_new(question, trap):
                continue
            guesses = self._kind.guesses(question)
            parts = [self._fair[part] for part in {None, self._kind.part(question)}]
            if refused == _PATIENCE or all(fair.allows(guesses) for fair in parts):
                break
            refused += 1
        for fair in parts:
            fair.add(guesses)
        self._alike[self._kind.alike(question)] += 1
        self._taken[trap].append(question)
        return seed

    def _is_new(self, question: Question, trap: str | None) -> bool:
        return self._alike[self._kind.alike(question)] < _MOST_ALIKE and question not in self._taken[trap]


def choose(seed: int = 1) -> Seeds:
    """The seeds of all questions, by turns about each mistake; the same for the same seed."""
    prng = Prng(seed)
    found: Seeds = {}
    for kind in KINDS.values():
        choice = _Choice(kind)
        for trap in kind.proposals:
            found[kind.type, trap] = []
        for _ in range(kind.amount):
            for trap in kind.proposals:
                found[kind.type, trap].append(choice.next_seed(trap, prng))
    return found


def table(seeds: Seeds) -> str:
    """The contents of seeds.tsv."""
    lines = ("\t".join((kind, trap or "", " ".join(map(str, found)))) for (kind, trap), found in seeds.items())
    return "\n".join(("\t".join(COLUMNS), *lines)) + "\n"


def write_seeds(path: Path) -> None:
    """Choose anew and write the table."""
    write({path: table(choose())})
