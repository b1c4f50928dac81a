"""Every page loads quietly, fits narrow screens, and prints."""

from __future__ import annotations

import io

import pytest
from pypdf import PdfReader

from tests.browser.conftest import SEARCH_READY
from tests.browser.until import until
from tests.site.pages import LOCALES

each_locale = pytest.mark.parametrize("locale", LOCALES, ids=lambda locale: locale.path)
SIZES = {"A4": (595, 842), "Letter": (612, 792)}
"""In points."""


def addresses(site, locale):
    """The pages of a language."""
    folder = site / locale.path
    pages = sorted(path.parent.relative_to(site).as_posix() for path in folder.rglob("index.html"))
    return [f"{page}/" for page in pages]


def test_pages_outside_the_menu_load_quietly_and_fit(visit):
    """The chooser and the pages for missing addresses, in each language."""
    opened = visit(viewport={"width": 320, "height": 640}, has_touch=True, is_mobile=True)
    for where in ("", "404.html", *(f"{locale.path}/404.html" for locale in LOCALES)):
        page = opened.go(where)
        if page.locator(".md-search").count():
            until(page, SEARCH_READY)
        assert page.evaluate("Math.max(document.documentElement.scrollWidth, document.body.scrollWidth, innerWidth)") == 320


@each_locale
def test_every_page_loads_quietly_and_fits(visit, site, locale):
    """Nothing in the console, nothing missing, nothing from elsewhere; on the narrowest phones nothing scrolls
    sideways but wide tables.
    """
    opened = visit(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    wide = {}
    for where in addresses(site, locale):
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


def printed(visit, where):
    """A page as the browser prints it."""
    return PdfReader(io.BytesIO(visit().go(where).pdf(format="A4")))


def test_ranking_prints_whole(visit):
    """All 1,092 classes are on paper, those outside the screen too."""
    pdf = printed(visit, "en/hands/ranking/")
    text = " ".join(page.extract_text() for page in pdf.pages).split()
    assert {"1", "715", "1,092", "10-7-5-4", "K-Q-J-10"} <= set(text)


def test_static_quiz_prints_with_its_answers(visit):
    """On paper no answer stays behind a click."""
    pdf = printed(visit, "en/quiz/")
    text = " ".join(" ".join(page.extract_text() for page in pdf.pages).split())
    assert text.count("Hand A:") >= 10
    assert "Cards that play:" in text


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
