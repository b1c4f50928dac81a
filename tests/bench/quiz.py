"""From a press of "Next question" until the question is painted, with the processor slowed down fourfold.

Timed inside one frame: the press comes as the frame begins, and the clock stops at the first task
after it, when the browser has laid out and painted what the press changed. So the wait for the
display, which is the same for every page, is no part of it. A frame without a press, timed the
same way in the same page, is what any frame costs here; the time between two pictures of a
display at 60 Hz is no property of this computer, and what takes longer misses the next one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from statistics import median

from playwright.sync_api import sync_playwright

from tests.bench.measure import Measure
from tests.browser.chromium import ADVICE, ARGUMENTS, find
from tests.browser.quiz import LEGEND, TYPES
from tests.browser.server import serving
from tests.site.build import FEW, build, copy_project

ROUNDS = 3
"""A turn is a round of the quiz for each type of question."""

SLOWDOWN = 4
FRAME = 1 / 60
LENGTH = 10
SMALL_TYPES, SMALL_LENGTH = ("plays", "winner", "order"), 6
"""Each way to answer once: checkboxes, radio buttons, and buttons that move something."""

PRESSES = """async (presses) => {
  const one = (selector) => document.querySelector(`#quiz .quiz-round ${selector}`);
  const timed = (act) => new Promise((resolve) => requestAnimationFrame(() => {
    const start = performance.now();
    act();
    scheduler.postTask(() => resolve(performance.now() - start), { priority: "user-blocking" });
  }));
  const found = [];
  for (let press = 0; press < presses; press++) {
    one("fieldset input")?.click();
    one("form").requestSubmit();
    await timed(() => {});
    await new Promise((resolve) => requestIdleCallback(resolve));
    const before = one("legend").textContent;
    const empty = await timed(() => {});
    const full = await timed(() => one(".quiz-next").click());
    found.push([full, empty, one("legend").textContent !== before]);
  }
  return found;
}"""
"""Answers a question and presses the button, again and again: the milliseconds with and without a press, and
whether the press brought another question."""

Press = tuple[float, float, bool]


def _play(site: Path, types: Iterable[str], length: int) -> dict[str, list[Press]]:
    """A round of the quiz for each of these types of question, in a browser of its own."""
    executable = find()
    assert executable, ADVICE
    found = {}
    with serving(site) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=list(ARGUMENTS))
        for kind in types:
            page = browser.new_page(service_workers="block")
            page.goto(f"{address}{FEW[-1]}/quiz/?s=7&l=2&n={length}&t={kind}")
            page.locator(LEGEND).wait_for()
            page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
            found[kind] = page.evaluate(PRESSES, length - 1)
            page.close()
        browser.close()
    return found


class Reader:
    """Somebody who does rounds of the quiz on a slow computer."""

    def __init__(self, site: Path, types: Iterable[str], length: int) -> None:
        self._rounds = site, types, length
        self._empty: list[float] = []
        self._fresh = False

    def _play(self) -> dict[str, list[Press]]:
        # In a thread, since a test that runs this may drive another browser in its own.
        with ThreadPoolExecutor(1) as thread:
            return thread.submit(_play, *self._rounds).result()

    def turn(self) -> float:
        """The seconds of a press: the median for the type of question that needs most."""
        rounds = self._play()
        self._empty = [empty for presses in rounds.values() for _, empty, _ in presses]
        self._fresh = all(fresh for presses in rounds.values() for _, _, fresh in presses)
        return max(median(full for full, _, _ in presses) for presses in rounds.values()) / 1000

    def empty(self) -> float:
        """The seconds of a frame without a press, in the last turn."""
        return median(self._empty) / 1000

    def agree(self) -> bool:
        """Whether each press of the last turn showed another question."""
        return self._fresh


def measures(scratch: Path, small: bool) -> list[Measure]:
    """The same press against a frame of a display, and against a frame in which nothing happens."""
    site = scratch / "built"
    if not site.exists():
        build(copy_project(scratch / "project", FEW), site)
    reader = Reader(site, SMALL_TYPES, SMALL_LENGTH) if small else Reader(site, TYPES, LENGTH)

    def measure(peer: str, bar: float, theirs: Callable[[], float]) -> Measure:
        return Measure("the next question", peer, bar, reader.turn, theirs, reader.agree, ROUNDS)

    return [
        measure("a frame at 60 Hz, slow CPU", 1, lambda: FRAME),
        measure("an empty frame, slow CPU", 0.05, reader.empty),
    ]
