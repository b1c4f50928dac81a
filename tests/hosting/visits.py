"""What a visit costs: the bytes that nginx sends to a browser, counted by nginx, headers and all.

The service worker of a language loads all of it once, whichever page comes first. So pages are
measured without it, and it is measured by itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, sync_playwright

from tests.browser.chromium import ADVICE, ARGUMENTS, find
from tests.browser.everything import PATH, USES
from tests.hosting.hosts import ACCESS, hosting

QUIET = 700
"""Milliseconds in which nothing is asked for, after which a page has all it wants."""


@dataclass(frozen=True)
class Visit:
    """A page of one type."""

    place: str
    """Its address in the language."""
    first: int
    """Bytes for a reader who has never been here."""
    requests: int
    """How many answers these are."""
    next: int
    """Bytes for one who comes from the first page of the language."""
    again: int
    """Bytes for one who has seen the page before, when nothing has changed."""


@dataclass(frozen=True)
class Kept:
    """What the worker costs that keeps a language for readers without a connection."""

    once: int
    """Bytes of the first visit that it asks for itself."""
    after: int
    """Bytes of a page from then on."""


class _Counter:
    """Reads what nginx writes."""

    def __init__(self, log: Path) -> None:
        self._log = log
        self._seen = 0

    def new(self) -> list[int]:
        """The bytes of each answer since the last time."""
        lines = self._log.read_text().splitlines()
        lines, self._seen = lines[self._seen :], len(lines)
        return [int(line.split()[1]) for line in lines]


def _look(context: BrowserContext, address: str, counter: _Counter) -> list[int]:
    """Open a page in a new window, and wait until nothing more is asked for."""
    page = context.new_page()
    page.goto(address, wait_until="networkidle")
    sent = counter.new()
    while True:
        page.wait_for_timeout(QUIET)
        if not (more := counter.new()):
            break
        sent += more
    page.close()
    return sent


def _measured(browser: Browser, address: str, counter: _Counter) -> Iterator[Visit]:
    for place in USES:
        with browser.new_context(service_workers="block") as context:
            first = _look(context, f"{address}{place}", counter)
            again = _look(context, f"{address}{place}", counter)
        with browser.new_context(service_workers="block") as context:
            _look(context, address, counter)
            later = _look(context, f"{address}{place}", counter)
        yield Visit(place, sum(first), len(first), sum(later), sum(again))


def _kept(browser: Browser, address: str, counter: _Counter, alone: int) -> Kept:
    with browser.new_context() as context:
        first = _look(context, address, counter)
        return Kept(sum(first) - alone, sum(_look(context, address, counter)))


def visits(site: Path, folder: Path) -> tuple[list[Visit], Kept]:
    """A visit to a page of each type, and what the worker adds; `folder` is empty, for what nginx writes."""
    executable = find()
    assert executable, ADVICE
    with hosting("nginx", site, folder) as port, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=list(ARGUMENTS))
        counter, address = _Counter(folder / ACCESS), f"http://127.0.0.1:{port}/{PATH}/"
        found = list(_measured(browser, address, counter))
        kept = _kept(browser, address, counter, found[0].first)
        browser.close()
    return found, kept
