"""Every page loads quietly, fits narrow screens, and prints."""

from __future__ import annotations

import io

import pytest
from pypdf import PdfReader

from tests.site.pages import LOCALES

each_locale = pytest.mark.parametrize("locale", LOCALES, ids=lambda locale: locale.path)
SIZES = {"A4": (595, 842), "Letter": (612, 792)}


def addresses(site, locale):
    """The pages of a language."""
    folder = site / locale.path
    pages = sorted(path.parent.relative_to(site).as_posix() for path in folder.rglob("index.html"))
    return [f"{page}/" for page in pages]


@each_locale
def test_every_page_loads_without_complaints(visit, site, locale):
    """No error and no warning in the console, nothing missing, nothing from elsewhere."""
    opened = visit()
    for where in addresses(site, locale):
        opened.go_and_settle(where)
        assert opened.faults == [], where


@pytest.mark.parametrize("where", ["", "404.html", "en/404.html"])
def test_pages_outside_the_menu_load_without_complaints(visit, where):
    """The chooser and the pages for missing addresses."""
    visit().go(where).wait_for_load_state("networkidle")


@each_locale
def test_no_page_scrolls_sideways(visit, site, locale):
    """On the narrowest phones the text fits; wide tables scroll by themselves."""
    opened = visit(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    wide = {}
    for where in [*addresses(site, locale), f"{locale.path}/404.html", ""]:
        page = opened.go(where)
        if page.locator("div#quiz").count():
            page.locator("div#quiz input").first.wait_for()
        for width in (320, 360):
            page.set_viewport_size({"width": width, "height": 640})
            found = page.evaluate("Math.max(document.documentElement.scrollWidth, document.body.scrollWidth)")
            if found > width:
                wide[where, width] = found
            else:
                assert page.evaluate("innerWidth") == width
    assert wide == {}


def printed(visit, where, paper, scheme):
    """A page as the browser prints it."""
    page = visit(color_scheme=scheme).go(where)
    page.wait_for_function(
        "s => document.body.dataset.mdColorScheme === s", arg={"light": "default", "dark": "slate"}[scheme]
    )
    return PdfReader(io.BytesIO(page.pdf(format=paper)))


@pytest.mark.parametrize("scheme", ["light", "dark"])
@each_locale
def test_sheet_prints_on_one_page(visit, locale, scheme):
    """Exactly one side of A4, whatever the colours on the screen, and only the sheet."""
    pdf = printed(visit, f"{locale.path}/sheet/", "A4", scheme)
    box = pdf.pages[0].mediabox
    assert (float(box.width), float(box.height)) == pytest.approx(SIZES["A4"], abs=2)
    assert len(pdf.pages) == 1
    assert len(pdf.pages[0].extract_text()) > 1_000


@each_locale
def test_sheet_prints_on_one_letter_page(visit, locale):
    """Letter is shorter, and still one side is enough."""
    pdf = printed(visit, f"{locale.path}/sheet/", "Letter", "light")
    box = pdf.pages[0].mediabox
    assert (float(box.width), float(box.height)) == pytest.approx(SIZES["Letter"], abs=2)
    assert len(pdf.pages) == 1


def test_ranking_prints_whole(visit):
    """All 1,092 classes are on paper, those outside the screen too."""
    pdf = printed(visit, "en/hands/ranking/", "A4", "light")
    text = " ".join(page.extract_text() for page in pdf.pages).split()
    assert {"1", "715", "1,092", "10-7-5-4", "K-Q-J-10"} <= set(text)


def test_static_quiz_prints_with_its_answers(visit):
    """On paper no answer stays behind a click."""
    pdf = printed(visit, "en/quiz/", "A4", "light")
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
