"""A question about the rules as it is written down, and as the bank has it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from tools.quiz.questions import RulesOption, RulesQuestion


@dataclass(frozen=True, kw_only=True)
class Spec:
    """A question as it is written down: options are msgids, or numbers that stand for themselves."""

    level: int
    rule: str
    text: str
    right: str | int
    wrong: Mapping[str, str] | Mapping[int, str]
    """The other options, each with the id of the mistake that answers so."""
    values: Mapping[str, int] = field(default_factory=dict)

    @property
    def mistakes(self) -> dict[str | int, str]:
        """The wrong options: with the numbers of a rule set, a mistake may lead to the right one."""
        return {value: trap for value, trap in self.wrong.items() if value != self.right}


def question_of(spec: Spec) -> RulesQuestion:
    """The question with the right option first; its spec must have a mistake.

    >>> spec = Spec(level=1, rule="draws", text="How many draws?", right=3, wrong={4: "rounds-for-draws", 3: "none"})
    >>> [option.values for option in question_of(spec).options]
    [{'n': 3}, {'n': 4}]
    """
    wrong = spec.mistakes
    options = [_option(spec.right, None), *(_option(value, trap) for value, trap in wrong.items())]
    return RulesQuestion(
        trap=next(iter(wrong.values())),
        group="plain",
        level=spec.level,
        text=spec.text,
        values=spec.values,
        options=tuple(options),
        right=0,
        rule=spec.rule,
    )


def _option(value: str | int, trap: str | None) -> RulesOption:
    return RulesOption("", {"n": value}, trap) if isinstance(value, int) else RulesOption(value, {}, trap)
