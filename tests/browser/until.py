"""Waiting and styling under the policy of the site, which forbids how Playwright's own functions go about it."""

from __future__ import annotations

from time import monotonic

from playwright.sync_api import Page

LONGEST = 15
"""Seconds after which a test fails."""


def until(page: Page, condition: str, arg: object = None) -> None:
    """Wait until an expression, or a function of `arg`, is true in the page."""
    end = monotonic() + LONGEST
    while not page.evaluate(condition, arg):
        assert monotonic() < end, f"never true: {condition}"
        page.wait_for_timeout(20)


def dress(page: Page, css: str) -> None:
    """Add rules to the page."""
    page.evaluate(
        """css => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(css);
          document.adoptedStyleSheets.push(sheet);
        }""",
        css,
    )
