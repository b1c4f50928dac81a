"""What a benchmark is: two sides that do the same work, and how many times faster ours must be.

Only ratios have a meaning on another computer, so nothing else is reported. The sides take
turns, so that whatever else the computer does slows both; the median sets odd turns aside.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from timeit import Timer

ROUNDS = 15
"""Turns of each side, if nothing else is said."""


@dataclass(frozen=True)
class Measure:
    """One line of the report."""

    what: str
    """The work as we do it."""
    peer: str
    """What it is measured against."""
    bar: float
    """The peer's seconds must be at least this many times ours."""
    ours: Callable[[], float]
    """Does the work and returns its seconds."""
    theirs: Callable[[], float]
    """Does the same work and returns its seconds."""
    agree: Callable[[], bool]
    """Whether both sides do the same work with the same results, those of their last turns where a turn takes long."""
    rounds: int = ROUNDS
    """Turns of each side; fewer where a turn takes long."""


def seconds(work: Callable[[], object], times: int = 1) -> float:
    """The mean seconds of some work. Work that is over at once needs several `times`."""
    return Timer(work).timeit(times) / times


def ratio(measure: Measure, rounds: int | None = None) -> float:
    """How many times faster we are: the median over rounds in which both sides take a turn."""
    turns = [(measure.ours(), measure.theirs()) for _ in range(rounds or measure.rounds)]
    return median(theirs / ours for ours, theirs in turns)
