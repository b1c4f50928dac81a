"""The named mistakes, of which the wrong options (distractors) of the quiz are made.

Each has a name, what went wrong, what to do instead, and the rule that explains it: the eighteen of
the page of mistakes in `traps.py`, those with cards in `cards.py`, those about the rules in `rules.py`.
What a mistake makes of cards is its wrong method, in `methods.py` and `readings.py`.
"""

from __future__ import annotations

from tools.quiz.mistakes.cards import ABOUT_CARDS
from tools.quiz.mistakes.mistake import Mistake
from tools.quiz.mistakes.rules import ABOUT_RULES
from tools.quiz.mistakes.traps import TRAPS

MISTAKES: dict[str, Mistake] = {**TRAPS, **{mistake.id: mistake for mistake in (*ABOUT_CARDS, *ABOUT_RULES)}}
"""Every named mistake by its id, the eighteen first."""
