"""`python -m tests.bench`: how fast we are, as ratios to peers in the same run.

It measures badugi_core, a build, the documents to print, the preview and the quiz.
Ends with status 1 if a bar is missed or the two sides disagree.
"""

from __future__ import annotations

import platform
import sys
from collections.abc import Callable, Iterable
from importlib.metadata import version
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.bench import build, deals, evaluator, imports, paper, preview, quiz
from tests.bench.measure import ROUNDS, Measure, ratio

SUBJECTS: dict[str, Callable[[Path, bool], list[Measure]]] = {
    "build": build.measures,
    "deals": deals.measures,
    "evaluator": evaluator.measures,
    "imports": imports.measures,
    "paper": paper.measures,
    "preview": preview.measures,
    "quiz": quiz.measures,
}
"""Each subject is a module of this folder. Its function `measures` gets an empty folder, and
whether the work should be small, because a test only wants to see that it is done, where one does."""

ROW = "{:<20}  {:<28} {:>8} {:>8}  {}"


def report(measures: Iterable[Measure], rounds: int | None = None) -> bool:
    """Print a line for each measure; whether all reach their bars."""
    fine = True
    for measure in measures:
        faster, verdict = "-", "the results differ"
        measure.ours(), measure.theirs()  # to warm up, and to have results
        if measure.agree():
            times = ratio(measure, rounds)
            faster, verdict = f"{times:.3g}x", "ok" if times >= measure.bar else "below"
        bar = f"{measure.bar:.3g}x"
        print(ROW.format(measure.what, measure.peer, faster, bar, verdict), flush=True)
        fine &= verdict == "ok"
    return fine


def main(names: list[str]) -> int:
    """Run the subjects of these names, or all."""
    if unknown := [name for name in names if name not in SUBJECTS]:
        sys.exit(f"no such subject: {', '.join(unknown)}; there are {', '.join(SUBJECTS)}")
    print(ROW.format("we", "the peer", "faster", "at least", ""))
    fine = True
    for name in names or SUBJECTS:
        with TemporaryDirectory() as scratch:
            fine &= report(SUBJECTS[name](Path(scratch), False))
    print(
        f"\nMedians of {ROUNDS} rounds in which both sides take turns (build: {build.ROUNDS}, paper: {paper.ROUNDS}, "
        f"preview: {preview.ROUNDS}, quiz: {quiz.ROUNDS}), "
        f"with PokerKit {version('pokerkit')} and Python {platform.python_version()}.\n"
        f"Again: make bench, or python -m tests.bench [{' | '.join(SUBJECTS)}]."
    )
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
