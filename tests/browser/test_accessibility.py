"""No violation of an accessibility rule, on any kind of page, light and dark."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.site.pages import LOCALES, TRANSLATED

PAGES = (
    "",
    "hands/reading/",
    "hands/mistakes/",
    "hands/ladder/",
    "hands/ranking/",
    "rules/",
    "rules/differences/",
    "rules/room-pot-limit/",
    "faq/",
    "deals/three-cards-to-badugi/",
    "print/",
    "print/own-rules/",
    "odds/",
    "strategy/",
    "quiz/",
    "checker/",
    "sources/",
)
SCHEMES = {"light": "default", "dark": "slate"}
each_locale = pytest.mark.parametrize("locale", LOCALES, ids=lambda locale: locale.path)


PRINTED = {
    "runOnly": {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"]},
    "rules": {"scrollable-region-focusable": {"enabled": False}},
}
"""Paper does not scroll."""


MANY = [
    [".classes tbody tr:nth-child(n+3)"],
    [".glossary section:nth-of-type(n+3)"],
    [".quiz-static section .quiz-item:nth-of-type(n+3)"],
    [".md-nav .md-nav__item:nth-child(n+4) .md-nav__item:nth-child(n+3)"],
    [".md-nav--secondary .md-nav__item:nth-child(n+3)"],
]
"""A thousand rows are alike: two of each table are enough, and two hundred times as fast. So are the terms, the
questions in the page, and the links of the menus."""

COLOURS = ["color-contrast", "link-in-text-block"]
"""The rules to which the colours matter."""


def violations(page, options=None, include=()):
    """What axe finds, one line for each element, in the whole page or in parts of it."""
    wanted = {"resultTypes": ["violations"]} | (options or {})  # no list of all that is right
    context = {"exclude": MANY} | ({"include": [[part] for part in include]} if include else {})
    found = Axe().run(page, context=context, options=wanted).response["violations"]
    return [f"{rule['id']}: {node['html'][:160]}" for rule in found for node in rule["nodes"]]


def settle(page, scheme):
    """Wait until the theme has taken the colours that the reader's system prefers."""
    page.wait_for_function("s => document.body.dataset.mdColorScheme === s", arg=SCHEMES[scheme])


def prefer(page, scheme):
    """Show the page in a colour scheme from now on, and wait until nothing is on its way to it."""
    page.emulate_media(color_scheme=scheme)
    # The theme asks the system only when a page is opened; after that, its own switch.
    switch = page.locator(f"input[name=__palette][data-md-color-scheme={SCHEMES[scheme]}]")
    if switch.count():
        switch.evaluate("one => one.click()")
        settle(page, scheme)
    page.wait_for_function("document.getAnimations().every(one => one.playState !== 'running')")


def in_all_colours(page, include=(), options=None):
    """What axe finds in the light colours, and what it finds in the dark ones by the rules to which they matter."""
    prefer(page, "light")
    found = violations(page, options, include)
    prefer(page, "dark")
    return found + violations(page, (options or {}) | {"runOnly": COLOURS}, include)


@pytest.mark.parametrize("place", PAGES)
def test_pages(visit, place):
    """Every kind of page, in English, light and dark."""
    assert in_all_colours(visit().go(f"en/{place}")) == []


@pytest.mark.parametrize("place", ["rules/", "quiz/"])
@pytest.mark.parametrize("locale", TRANSLATED, ids=lambda locale: locale.path)
def test_pages_of_other_languages(visit, locale, place):
    """Rules and quiz in every other language, which has the same colours."""
    assert violations(visit().go(f"{locale.path}/{place}")) == []


@pytest.mark.parametrize("place", ["", "quiz/"])
def test_pages_on_a_phone(visit, place):
    """The narrow layout has another menu."""
    assert in_all_colours(visit(viewport={"width": 360, "height": 740}).go(f"en/{place}")) == []


def test_each_colour_scheme_is_looked_at(visit):
    """What is illegible only in dark colours is found, and so is what is in light ones."""
    page = visit().go("en/print/")
    for scheme, ground in (("default", "#fff"), ("slate", "#000")):
        page.evaluate(
            """([scheme, ground]) => {
              const one = document.querySelector("article").appendChild(document.createElement("p"));
              one.textContent = scheme;
              one.className = `faint-${scheme}`;
              const style = document.head.appendChild(document.createElement("style"));
              style.textContent = `[data-md-color-scheme=${scheme}] .faint-${scheme} { background: ${ground}; color: #777c }`;
            }""",
            [scheme, ground],
        )
    found = in_all_colours(page)
    assert len(found) == 2 and all(line.startswith("color-contrast: ") for line in found)
    assert "default" in found[0] and "slate" in found[1]


@each_locale
def test_missing_page(visit, locale):
    """The page for missing addresses, deep below the language."""
    page = visit().go(f"{locale.path}/no/such/page/", missing=True)
    assert page.evaluate("document.documentElement.lang") == locale.lang
    assert (in_all_colours if locale.is_source else violations)(page) == []


def test_chooser(visit):
    """The page at the root."""
    assert in_all_colours(visit().go("")) == []


def test_chooser_for_a_missing_page(visit):
    """Outside every language, all of them are offered."""
    page = visit().go("no/such/page", missing=True)
    assert page.locator("a").count() == len(LOCALES)
    assert in_all_colours(page) == []


def test_rules_in_print(visit):
    """What is printed is as legible as the screen, whatever the colours there."""
    page = visit().go("en/rules/home/")
    page.emulate_media(media="print")
    assert in_all_colours(page, options=PRINTED) == []


def test_open_switcher(visit):
    """The list of languages."""
    page = visit().go("en/rules/")
    page.locator(".languages summary").click()
    assert in_all_colours(page, [".md-header"]) == []
