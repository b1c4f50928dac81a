"""What a person does who has only a keyboard."""

from __future__ import annotations

from playwright.sync_api import Page


def focused(page: Page, selector: str) -> bool:
    """Whether the element with the focus matches a selector."""
    return page.evaluate("s => document.activeElement?.matches(s) ?? false", selector)


def tab_to(page: Page, selector: str, most: int = 60) -> None:
    """Press Tab until an element that matches has the focus."""
    for _ in range(most):
        if focused(page, selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{selector} cannot be reached with Tab")


def skip_to_content(page: Page) -> None:
    """Use the first link of the page, which leads past header and menu."""
    page.keyboard.press("Tab")
    assert focused(page, "a.md-skip")
    page.keyboard.press("Enter")
