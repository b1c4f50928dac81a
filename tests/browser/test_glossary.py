"""A link into the glossary says what the term means, to everybody, and gets in nobody's way."""

from __future__ import annotations

import json

import pytest

from tests.browser.axe import in_all_colours, prefer, violations
from tests.browser.keys import focused, tab_to
from tests.browser.until import until
from tests.site.pages import LOCALES

each_locale = pytest.mark.parametrize("locale", LOCALES, ids=lambda locale: locale.path)

LINK = 'article a[href$="glossary/#badugi"]'
OTHER = 'article a[href$="glossary/#draw"]'
TIP = '[role="tooltip"]'
DATA = "glossary.json"

BOXES = """([link, tip]) => [link, tip].map(selector => {
  const {left, top, right, bottom} = document.querySelector(selector).getBoundingClientRect();
  return {left, top, right, bottom};
})"""


def meaning(site, path="en", anchor="badugi"):
    """What the data of a language says of a term."""
    return json.loads((site / path / DATA).read_text(encoding="utf-8"))[anchor]["text"]


def listen(page):
    """The requests for the data from now on."""
    requests = []
    page.on("request", lambda request: requests.append(request.url) if request.url.endswith(DATA) else None)
    return requests


def shown(page):
    """The text of the tooltip, None while there is none to see."""
    tip = page.locator(TIP)
    return tip.text_content() if tip.is_visible() else None


@each_locale
def test_focus_shows_the_definition(visit, site, locale):
    """To the eye, and to screen readers as the description of the link."""
    page = visit().go(f"{locale.path}/")
    tab_to(page, LINK, most=80)
    page.locator(TIP).wait_for()
    assert shown(page) == meaning(site, locale.path)
    described = page.locator(LINK).get_attribute("aria-describedby")
    assert page.locator(f"#{described}").get_attribute("role") == "tooltip"
    page.keyboard.press("Tab")
    assert page.locator(LINK).get_attribute("aria-describedby") is None


def test_escape_hides_it_and_keeps_the_place(visit):
    """The focus stays on the link; another link shows its own."""
    page = visit().go("en/")
    tab_to(page, LINK, most=80)
    page.locator(TIP).wait_for()
    page.keyboard.press("Escape")
    assert shown(page) is None
    assert focused(page, LINK)
    tab_to(page, OTHER)
    page.locator(TIP).wait_for()


def test_pointer_may_go_over_to_it(visit, site):
    """It stays while the pointer is on the link or on it, hides on Escape, and when the pointer leaves both."""
    page = visit().go("en/")
    page.locator(LINK).hover()
    page.locator(TIP).wait_for()
    assert shown(page) == meaning(site)
    page.locator(TIP).hover()
    page.wait_for_timeout(400)  # longer than it stays without the pointer
    assert shown(page) == meaning(site)
    page.locator("h1").first.hover()
    page.locator(TIP).wait_for(state="hidden")
    page.locator(LINK).hover()
    page.locator(TIP).wait_for()
    page.keyboard.press("Escape")
    assert shown(page) is None


def test_nothing_is_fetched_before_it_is_needed(visit):
    """And then once for all terms."""
    opened = visit()
    page = opened.page
    requests = listen(page)
    opened.go_and_settle("en/")
    page.wait_for_load_state("networkidle")
    assert requests == []
    for link in (LINK, OTHER, LINK):
        page.locator(link).hover()
        page.locator(TIP).wait_for()
        page.keyboard.press("Escape")
        page.mouse.move(0, 0)
    assert len(requests) == 1


@pytest.mark.parametrize("where", ["glossary/", "404.html"])
def test_page_without_such_links_has_no_tooltip(visit, where):
    """Nothing is added to it and nothing fetched, whatever the reader does."""
    opened = visit()
    requests = listen(opened.page)
    page = opened.go(f"en/{where}")
    for _ in range(12):
        page.keyboard.press("Tab")
    assert page.locator(TIP).count() == 0 and requests == []


def test_first_tap_shows_and_second_follows(visit, site):
    """A finger cannot hover; a tap elsewhere hides the definition."""
    opened = visit(has_touch=True, is_mobile=True, viewport={"width": 360, "height": 740})
    page = opened.go("en/")
    page.locator(LINK).tap()
    page.locator(TIP).wait_for()
    assert shown(page) == meaning(site)
    assert page.url == f"{opened.address}en/"
    page.locator("h1").first.tap()
    assert shown(page) is None
    page.locator(LINK).tap()
    page.locator(TIP).wait_for()
    page.locator(LINK).tap()
    page.wait_for_url("**/en/glossary/#badugi")


def test_a_tap_without_a_definition_follows(visit):
    """Where the data cannot be had, the link is a link."""
    opened = visit(has_touch=True, is_mobile=True, viewport={"width": 360, "height": 740})
    opened.missing.add(f"{opened.address}en/{DATA}")
    opened.page.route(f"**/{DATA}", lambda route: route.fulfill(status=404))
    page = opened.go("en/")
    page.locator(LINK).tap()
    page.wait_for_url("**/en/glossary/#badugi")


@each_locale
def test_it_stays_inside_a_narrow_window(visit, locale):
    """For every link of the first page, at 320 pixels, and beside its link."""
    page = visit(viewport={"width": 320, "height": 640}).go(f"{locale.path}/")
    links = page.locator('article a[href*="glossary/#"]')
    assert links.count() >= 4
    for number in range(links.count()):
        link = links.nth(number)
        link.focus()
        until(page, "link => link.hasAttribute('aria-describedby')", link.element_handle())
        at, tip = page.evaluate(BOXES, ["a[aria-describedby=glossary-tip]", TIP])
        assert 0 <= tip["left"] and tip["right"] <= 320 and 0 <= tip["top"] and tip["bottom"] <= 640
        assert min(abs(tip["top"] - at["bottom"]), abs(at["top"] - tip["bottom"])) < 2
        assert page.evaluate("document.documentElement.scrollWidth") <= 320


def test_it_stands_above_where_there_is_no_room_below(visit):
    """At the lower edge of the window."""
    page = visit(viewport={"width": 800, "height": 500}).go("en/")
    page.locator(LINK).evaluate("link => scrollTo(0, scrollY + link.getBoundingClientRect().bottom - innerHeight + 4)")
    page.locator(LINK).evaluate("link => link.focus({ preventScroll: true })")
    page.locator(TIP).wait_for()
    link, tip = page.evaluate(BOXES, [LINK, TIP])
    assert tip["bottom"] <= link["top"] + 1 and tip["top"] >= 0


def test_open_tooltip_has_no_violations(visit):
    """Text, contrast and roles."""
    page = visit().go("en/")
    page.locator(LINK).focus()
    page.locator(TIP).wait_for()
    assert in_all_colours(page, ["article", TIP]) == []
    assert page.locator(TIP).is_visible()


def test_page_has_no_violations(visit):
    """The glossary itself, on a phone and on a desk."""
    page = visit(viewport={"width": 360, "height": 740}).go("tr/glossary/")
    for width, scheme in ((360, "light"), (1280, "dark")):
        page.set_viewport_size({"width": width, "height": 740})
        prefer(page, scheme)
        assert violations(page, include=["article"]) == [], width


def test_without_script_it_is_a_link(visit):
    """To the term, which is in sight."""
    page = visit(java_script_enabled=False).go("en/")
    page.locator(LINK).click()
    page.wait_for_url("**/en/glossary/#badugi")
    assert page.locator("h3#badugi").bounding_box()["y"] >= 0


def test_print_shows_plain_text(visit):
    """No dots and no tooltip on paper."""
    page = visit().go("en/")
    page.locator(LINK).focus()
    page.locator(TIP).wait_for()
    page.emulate_media(media="print")
    assert page.locator(LINK).evaluate("link => getComputedStyle(link).textDecorationLine") == "none"
    assert not page.locator(TIP).is_visible()
