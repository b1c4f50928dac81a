"""The rules of accessibility, as axe checks them: those of WCAG 2.2 at its levels A and AA, and its best practices."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.browser.until import until

Options = Mapping[str, object]
"""What axe is told: see "axe.run options" in its API."""

TAGS = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")
RULES: Options = {"resultTypes": ["violations"], "runOnly": {"type": "tag", "values": TAGS}}
"""Without a list of all that is right. By name, since axe leaves the rules of WCAG 2.2 out by itself."""

PRINTED: Options = {
    "rules": {rule: {"enabled": False} for rule in ("scrollable-region-focusable", "target-size", "page-has-heading-one")}
}
"""Paper does not scroll, nobody clicks on it, and of some pages it shows a part, such as the worksheet."""

COLOURS: Options = {"runOnly": {"type": "rule", "values": ("color-contrast", "link-in-text-block")}}
"""The rules to which the colours matter."""

SCHEMES = {"light": "default", "dark": "slate"}
"""What the theme calls the two schemes of colours."""

MANY = (
    ".classes tbody tr:nth-child(n+3)",
    ".glossary section:nth-of-type(n+3)",
    ".quiz-static section .quiz-item:nth-of-type(n+3)",
    ".md-nav .md-nav__item:nth-child(n+4) .md-nav__item:nth-child(n+3)",
    ".md-nav--secondary .md-nav__item:nth-child(n+3)",
)
"""A thousand rows are alike: two of each table are enough, and two hundred times as fast. So are the terms, the
questions in the page, and the links of the menus. `make audit` looks at all of them."""


def violations(
    page: Page, options: Options | None = None, include: Sequence[str] = (), exclude: Sequence[str] = MANY
) -> list[str]:
    """What axe finds, one line for each element, in the whole page or in parts of it."""
    context = {"exclude": [[part] for part in exclude]}
    if include:
        context["include"] = [[part] for part in include]
    found = Axe().run(page, context=context, options={**RULES, **(options or {})}).response["violations"]
    return [f"{rule['id']}: {node['html'][:160]}" for rule in found for node in rule["nodes"]]


def settle(page: Page, scheme: str) -> None:
    """Wait until the theme has taken the colours that the reader's system prefers."""
    until(page, "s => document.body.dataset.mdColorScheme === s", SCHEMES[scheme])


def prefer(page: Page, scheme: str) -> None:
    """Show the page in a colour scheme from now on, and wait until nothing is on its way to it."""
    page.emulate_media(color_scheme=scheme)
    # The theme asks the system only when a page is opened; after that, its own switch.
    switch = page.locator(f"input[name=__palette][data-md-color-scheme={SCHEMES[scheme]}]")
    if switch.count():
        switch.evaluate("one => one.click()")
        settle(page, scheme)
    until(page, "document.getAnimations().every(one => one.playState !== 'running')")


def in_all_colours(page: Page, include: Sequence[str] = (), options: Options | None = None) -> list[str]:
    """What axe finds in the light colours, and what it finds in the dark ones by the rules to which they matter."""
    prefer(page, "light")
    found = violations(page, options, include)
    prefer(page, "dark")
    return found + violations(page, {**(options or {}), **COLOURS}, include)
