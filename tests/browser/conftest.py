"""One browser for the session, one context for each test, and an ear for everything that fails."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Request, Response

from tests.browser.server import serving
from tests.browser.until import until


@pytest.fixture(scope="session")
def address(site: Path) -> Iterator[str]:
    """Where the built site is served."""
    with serving(site) as where:
        yield where


SEARCH_READY = """() => document.querySelector(".md-search-result__meta").textContent.trim()
  === JSON.parse(document.getElementById("__config").textContent).translations["search.result.placeholder"]"""
"""The search invites to type: the last thing that a page of the theme loads is there."""


BLOCKED = "Service Worker registration blocked by Playwright"
"""Said where a test does not want the browser to keep the site, which costs it a hundred requests."""


def _is_icon(url: str | None, what: str | None) -> bool:
    """Whether a browser without a network misses the icon, which it asks for anew whenever the address changes."""
    return (url or "").endswith("/favicon.svg") and "ERR_INTERNET_DISCONNECTED" in (what or "")


class Visit:
    """A browser window that notes errors of the console, of scripts and of requests."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        self.page: Page = context.new_page()
        self.faults: list[str] = []
        self.expected: set[str] = set()
        self.missing: set[str] = set()
        context.on("request", self._on_request)
        context.on("requestfailed", self._on_failure)
        context.on("response", self._on_response)
        context.on("console", self._on_console)
        self.page.on("pageerror", lambda error: self.faults.append(f"script error: {error}"))

    def _on_request(self, request: Request) -> None:
        if not request.url.startswith((self.address, "data:", "blob:")):
            self.faults.append(f"request to another origin: {request.url}")

    def _on_failure(self, request: Request) -> None:
        # What a page still loads when the test leaves it is not a fault of the site.
        if request.failure != "net::ERR_ABORTED" and not _is_icon(request.url, request.failure):
            self.faults.append(f"failed request: {request.url}: {request.failure}")

    def _on_response(self, response: Response) -> None:
        if response.status >= 400 and response.url not in self.missing:
            self.faults.append(f"status {response.status}: {response.url}")

    def _on_console(self, message: object) -> None:
        kind, text, place = message.type, message.text, message.location  # type: ignore[attr-defined]
        known = place.get("url") in self.missing or text == BLOCKED or _is_icon(place.get("url"), text)
        if kind in ("error", "warning") and not known:
            self.faults.append(f"console {kind}: {text} ({place.get('url')})")

    @property
    def unexpected(self) -> list[str]:
        """The faults in which nothing stands that a test expects. Some are told later than what they follow from."""
        return [fault for fault in self.faults if not any(part in fault for part in self.expected)]

    def go(self, where: str, *, missing: bool = False) -> Page:
        """Open an address of the site; `missing` says that there is no page."""
        url = self.address + where
        if missing:
            self.missing.add(url)
        response = self.page.goto(url, wait_until="load")
        # None: only the fragment has changed.
        assert response is None or response.status == (404 if missing else 200)
        return self.page

    def go_and_settle(self, where: str) -> Page:
        """Open a page of the theme and wait for all that it loads."""
        page = self.go(where)
        until(page, SEARCH_READY)
        if page.locator("div#quiz").count():
            page.locator("div#quiz input").first.wait_for()
        return page


@pytest.fixture
def visit(chromium: Browser, address: str) -> Iterator[Callable[..., Visit]]:
    """Open a window with the given properties, once in a test; whatever failed in it fails the test."""
    visits: list[Visit] = []

    def opened(**options: object) -> Visit:
        assert not visits, "one context for each test"
        usual = {"reduced_motion": "reduce", "service_workers": "block"}
        context = chromium.new_context(**(usual | options))  # type: ignore[arg-type]
        context.set_default_timeout(15_000)
        visits.append(Visit(context, address))
        return visits[0]

    yield opened
    for each in visits:
        each.context.close()
        assert each.unexpected == []
