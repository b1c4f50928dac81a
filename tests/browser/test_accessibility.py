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
    "sheet/",
    "odds/",
    "strategy/",
    "quiz/",
    "checker/",
    "sources/",
)
SCHEMES = {"light": "default", "dark": "slate"}
each_scheme = pytest.mark.parametrize("scheme", SCHEMES)
each_locale = pytest.mark.parametrize("locale", LOCALES, ids=lambda locale: locale.path)


PRINTED = {
    "runOnly": {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"]},
    "rules": {"scrollable-region-focusable": {"enabled": False}},
}
"""Paper does not scroll, and the sheet is printed without the heading of its page."""


MANY = {"exclude": [[".classes tbody tr:nth-child(n+3)"], [".glossary section:nth-of-type(n+3)"]]}
"""A thousand rows are alike: two of each table are enough, and two hundred times as fast. So are the terms."""


def violations(page, options=None, context=MANY):
    """What axe finds, one line for each element."""
    wanted = {"resultTypes": ["violations"]} | (options or {})  # no list of all that is right
    found = Axe().run(page, context=context, options=wanted).response["violations"]
    return [f"{rule['id']}: {node['html'][:160]}" for rule in found for node in rule["nodes"]]


def settle(page, scheme):
    """Wait until the theme has taken the colours that the reader's system prefers."""
    page.wait_for_function("s => document.body.dataset.mdColorScheme === s", arg=SCHEMES[scheme])


def check(visit, where, scheme, **options):
    """Open a page of the theme in a colour scheme and look for violations."""
    page = visit(color_scheme=scheme, **options).go(where)
    settle(page, scheme)
    assert violations(page) == []


@each_scheme
@pytest.mark.parametrize("place", PAGES)
def test_pages(visit, place, scheme):
    """Every kind of page, in English."""
    check(visit, f"en/{place}", scheme)


@each_scheme
@pytest.mark.parametrize("place", ["rules/", "quiz/"])
@pytest.mark.parametrize("locale", TRANSLATED, ids=lambda locale: locale.path)
def test_pages_of_other_languages(visit, locale, place, scheme):
    """Rules and quiz in every other language."""
    check(visit, f"{locale.path}/{place}", scheme)


@each_scheme
@pytest.mark.parametrize("place", ["", "quiz/"])
def test_pages_on_a_phone(visit, place, scheme):
    """The narrow layout has another menu."""
    check(visit, f"en/{place}", scheme, viewport={"width": 360, "height": 740})


@each_scheme
@each_locale
def test_missing_page(visit, locale, scheme):
    """The page for missing addresses, deep below the language."""
    page = visit(color_scheme=scheme).go(f"{locale.path}/no/such/page/", missing=True)
    settle(page, scheme)
    assert page.evaluate("document.documentElement.lang") == locale.lang
    assert violations(page) == []


@each_scheme
def test_chooser(visit, scheme):
    """The page at the root."""
    assert violations(visit(color_scheme=scheme).go("")) == []


@each_scheme
def test_chooser_for_a_missing_page(visit, scheme):
    """Outside every language, all of them are offered."""
    page = visit(color_scheme=scheme).go("no/such/page", missing=True)
    assert page.locator("a").count() == len(LOCALES)
    assert violations(page) == []


@each_scheme
def test_sheet_in_print(visit, scheme):
    """What is printed is as legible as the screen."""
    page = visit(color_scheme=scheme).go("en/sheet/")
    settle(page, scheme)
    page.emulate_media(media="print")
    assert violations(page, PRINTED) == []


@each_scheme
def test_open_switcher(visit, scheme):
    """The list of languages."""
    page = visit(color_scheme=scheme).go("en/rules/")
    settle(page, scheme)
    page.locator(".languages summary").click()
    assert violations(page) == []
