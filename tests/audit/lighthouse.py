"""Lighthouse on each kind of page, as a telephone on a slow network loads it.

Its performance is measured on the machine that runs it: the figure is the median of three loads, and on a busy
machine still too low. The other three do not depend on it.
"""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from statistics import median_low

from tests.browser.chromium import ADVICE, ARGUMENTS, find
from tests.js.node import node

SCRIPT = Path(__file__).with_suffix(".mjs")
TIMES = 3

LEAST = (95, 100, 100, 100)
"""What each page must reach: performance, accessibility, best practices, being found."""


@dataclass(frozen=True)
class Report:
    """What Lighthouse says of one page."""

    page: str
    scores: tuple[int, ...]
    """Of a hundred, in the order of `LEAST`."""
    paint: float
    """When its largest part is painted, in milliseconds."""
    blocked: float
    """For how long it does not answer, in milliseconds."""
    shift: float
    """How much of it moves by itself: parts of the window."""
    failed: tuple[str, ...]
    """What costs points that do not depend on speed."""

    @property
    def is_good(self) -> bool:
        """Whether it has all that a page must reach."""
        return all(score >= least for score, least in zip(self.scores, LEAST, strict=True))

    def __str__(self) -> str:
        scores = " ".join(f"{score:3}" for score in self.scores)
        return f"{scores}  {self.paint / 1000:5.2f} s {self.blocked:5.0f} ms {self.shift:6.3f}"


def middle(runs: Sequence[Report]) -> Report:
    """The run with the middle performance, with whatever any of the runs has found.

    >>> runs = [Report("en/", (score, 100, 100, 100), 1, 2, 0, ()) for score in (99, 90, 97)]
    >>> middle(runs).scores
    (97, 100, 100, 100)
    """
    performance = median_low(run.scores[0] for run in runs)
    one = next(run for run in runs if run.scores[0] == performance)
    scores = (performance, *(min(run.scores[place] for run in runs) for place in range(1, len(LEAST))))
    failed = tuple(sorted({line for run in runs for line in run.failed}))
    return Report(one.page, scores, one.paint, one.blocked, one.shift, failed)


def audit(address: str, pages: Iterable[str]) -> Iterator[Report]:
    """What Lighthouse says of pages of the site that is served at an address, as soon as it is known."""
    browser = find()
    assert browser, ADVICE
    with subprocess.Popen(
        [node(), str(SCRIPT), *ARGUMENTS],
        env=os.environ | {"CHROME_PATH": browser},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
    ) as process:
        assert process.stdin and process.stdout
        process.stdin.write("".join(f"{address}{page}\n" * TIMES for page in pages))
        process.stdin.close()
        for page, lines in groupby(map(json.loads, process.stdout), key=lambda line: line["address"]):
            yield middle([_report(page.removeprefix(address), line) for line in lines])
    if process.returncode:
        raise RuntimeError(f"Lighthouse ended with status {process.returncode}")


def _report(page: str, line: dict) -> Report:
    if line["error"]:
        raise RuntimeError(f"{page}: {line['error']}")
    _, paint, blocked, shift = line["figures"]
    return Report(page, tuple(line["scores"]), paint, blocked, shift, tuple(line["failed"]))
