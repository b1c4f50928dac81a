"""Every page loads quietly and fits narrow screens."""

from __future__ import annotations

import pytest

from tests.browser.conftest import SEARCH_READY
from tests.browser.kinds import KINDS, templates
from tests.browser.until import until
from tests.site.pages import LOCALES

each_locale = pytest.mark.parametrize("locale", LOCALES, ids=lambda locale: locale.path)


def addresses(locale):
    """The pages of a language: all in English, one of each kind in the others. `make audit` looks at all in each."""
    return [f"{locale.path}/{place}" for place in (templates() if locale.is_source else KINDS)]


def test_pages_outside_the_menu_load_quietly_and_fit(visit):
    """The chooser and the pages for missing addresses, in each language."""
    opened = visit(viewport={"width": 320, "height": 640}, has_touch=True, is_mobile=True)
    for where in ("", "404.html", *(f"{locale.path}/404.html" for locale in LOCALES)):
        page = opened.go(where)
        if page.locator(".md-search").count():
            until(page, SEARCH_READY)
        assert page.evaluate("Math.max(document.documentElement.scrollWidth, document.body.scrollWidth, innerWidth)") == 320


@each_locale
def test_every_page_loads_quietly_and_fits(visit, locale):
    """Nothing in the console, nothing missing, nothing from elsewhere; on the narrowest phones nothing scrolls
    sideways but wide tables.
    """
    opened = visit(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    wide = {}
    for where in addresses(locale):
        page = opened.go_and_settle(where)
        for width in (320, 360):
            page.set_viewport_size({"width": width, "height": 640})
            found, inner = page.evaluate(
                "[Math.max(document.documentElement.scrollWidth, document.body.scrollWidth), innerWidth]"
            )
            if found > width or inner != width:
                wide[where, width] = found, inner
        assert opened.faults == [], where
    assert wide == {}


def test_cards_are_visible_in_forced_colours(visit):
    """With a reader's own colours, cards have text in a colour other than the background."""
    page = visit(forced_colors="active").go("en/hands/reading/")
    seen = page.locator("article .pc").evaluate_all(
        """cards => cards.map(card => {
          const style = getComputedStyle(card), box = card.getBoundingClientRect();
          return box.width > 8 && box.height > 8 && style.visibility === "visible"
            && style.color !== getComputedStyle(document.body).backgroundColor;
        })"""
    )
    assert len(seen) > 40 and all(seen)


def test_suit_signs_have_the_font_of_the_site(visit):
    """Phones would draw coloured pictures; the font of the site is loaded and first."""
    page = visit().go("en/hands/reading/")
    page.evaluate("document.fonts.ready")
    assert page.evaluate("document.fonts.check('16px \"Badugi Suits\"', '♠♥♦♣')")
    first = page.locator("article .pc").first.evaluate("card => getComputedStyle(card).fontFamily")
    assert first.startswith('"Badugi Suits"')
