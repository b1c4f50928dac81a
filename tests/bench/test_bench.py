"""`make bench` works: both sides do the same work, and the report says what it should.

No test looks at a real time; that is what `make bench` itself is for.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import cycle
from pathlib import Path

import pytest

from tests.bench import evaluator
from tests.bench.__main__ import SUBJECTS, report
from tests.bench.measure import Measure, ratio

FRAME = {"measure.py"}
"""Modules of this folder that are no subject."""

BUILDS = {"build", "paper", "preview"}
"""Subjects that build sites from nothing again and again: `make bench` itself says whether their results differ, and
what they compare is proved in `tests/site/`."""


def sides(measure: Measure, ours: list[float], theirs: list[float]) -> tuple[Measure, list[str]]:
    """The measure with invented seconds, and the list of turns that will be taken."""
    turns: list[str] = []

    def side(name, seconds):
        times = cycle(seconds)

        def take_turn() -> float:
            turns.append(name)
            return next(times)

        return take_turn

    return replace(measure, ours=side("ours", ours), theirs=side("theirs", theirs)), turns


@pytest.fixture
def plain() -> Measure:
    """Both sides need a second, which just reaches the bar."""
    second = 1.0
    return Measure("some work", "some peer", 1, lambda: second, lambda: second, lambda: True)


def test_every_subject_is_registered():
    """Each module of the folder that measures something has its line in SUBJECTS."""
    modules = {path.name for path in Path(__file__).parent.glob("[!_]*.py")} - FRAME
    assert {f"{name}.py" for name in SUBJECTS} == {name for name in modules if not name.startswith("test_")}


@pytest.mark.parametrize("subject", [name for name in SUBJECTS if name not in BUILDS])
def test_both_sides_do_the_same_work(subject, tmp_path, few):
    """With little work: each side can be timed, and their results agree."""
    (tmp_path / "built").symlink_to(few)  # for those who only look at it
    for measure in SUBJECTS[subject](tmp_path, True):
        assert type(measure.ours()) is type(measure.theirs()) is float
        assert measure.agree(), measure


def test_the_two_evaluators_are_really_compared(tmp_path):
    """Results of other holdings do not pass for the same."""
    ours, theirs = evaluator.measures(tmp_path, True)[0].agree.args
    assert evaluator.same(ours, theirs)
    assert not evaluator.same(ours, theirs[::-1])


def test_sides_take_turns(plain):
    """Ours and theirs alternate, so that both meet the same noise."""
    measure, turns = sides(plain, [1.0], [1.0])
    ratio(measure, rounds=3)
    assert turns == ["ours", "theirs"] * 3


def test_ratio_is_the_median_of_the_rounds(plain):
    """Twice as fast in most rounds is twice as fast, whatever happened in one."""
    measure, _ = sides(plain, [1.0, 2.0, 1.0], [2.0, 4.0, 90.0])
    assert ratio(measure, rounds=3) == 2.0


@pytest.mark.parametrize(
    ("change", "fine", "line"),
    [
        ({}, True, ["1x", "1x", "ok"]),
        ({"bar": 0.2}, True, ["1x", "0.2x", "ok"]),
        ({"bar": 1.5}, False, ["1x", "1.5x", "below"]),
        ({"agree": lambda: False}, False, ["-", "1x", "the", "results", "differ"]),
    ],
)
def test_the_report_tells_ratio_bar_and_verdict(plain, capsys, change, fine, line):
    """Each line has the ratio, the bar and the verdict; a missed bar or other results are a failure."""
    assert report([plain, replace(plain, **change), plain], rounds=1) is fine
    lines = capsys.readouterr().out.splitlines()
    assert lines[1].split() == ["some", "work", "some", "peer", *line]
    assert lines[0] == lines[2]
