"""On a phone, or enlarged fourfold: no rule is broken, and nothing is lost where text is spaced or may not move."""

from __future__ import annotations

from itertools import cycle

import pytest

from tests.browser.axe import violations
from tests.browser.kinds import KINDS
from tests.browser.until import until
from tests.browser.walk import walk
from tests.site.pages import TRANSLATED

PHONE = {"width": 360, "height": 740}
ENLARGED = {"width": 320, "height": 256}
"""What 400 % leaves of 1280 by 1024 pixels."""

SPACED = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-bottom: 2em !important }`);
  document.adoptedStyleSheets.push(sheet);
}"""
"""The text spacing of WCAG 1.4.12."""

CUT = """() => [...document.querySelectorAll("body *")].filter((one) => {
  const style = getComputedStyle(one);
  const hides = (overflow) => overflow === "hidden" || overflow === "clip";
  const text = [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
  return text && one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && (hides(style.overflowX) && one.scrollWidth > one.clientWidth + 1
      || hides(style.overflowY) && one.scrollHeight > one.clientHeight + 1)
    && style.clipPath === "none"; // not what is for screen readers alone
}).map((one) => one.outerHTML.slice(0, 160))"""
"""Elements with text that is cut off."""

MOVES = """() => [...document.querySelectorAll("*")].flatMap((one) => ["", "::before", "::after"].flatMap((part) => {
  const style = getComputedStyle(one, part || null);
  const times = `${style.transitionDuration}, ${style.animationName === "none" ? "0s" : style.animationDuration}`;
  const moves = times.split(", ").some((time) => parseFloat(time) > 0.01) || style.scrollBehavior === "smooth";
  return moves ? [`${one.outerHTML.slice(0, 80)} ${part} ${times}`] : [];
}))"""
"""What moves slowly."""


@pytest.mark.parametrize(("place", "locale"), list(zip(KINDS, cycle(TRANSLATED))), ids=lambda value: getattr(value, "path", value))
def test_pages_in_small_windows(visit, place, locale):
    """Each kind of page, in one of the languages: these have the colours of English, but longer words."""
    page = visit(viewport=PHONE, reduced_motion="reduce").go_and_settle(f"{locale.path}/{place}")
    assert violations(page) == []
    page.set_viewport_size(ENLARGED)
    assert page.evaluate(MOVES) == []
    page.evaluate(SPACED)
    assert page.evaluate(CUT) == []
    assert page.evaluate("Math.max(document.documentElement.scrollWidth, document.body.scrollWidth)") == ENLARGED["width"]


def test_nothing_floats_over_what_has_the_focus(visit):
    """The button that leads back to the top would lie on a narrow column of links."""
    page = visit(viewport=ENLARGED).go_and_settle("ru/print/")
    assert walk(page)[1] == []


def test_the_header_leaves_an_enlarged_page(visit):
    """At 400 % the window is for the text: no bar stays in it."""
    page = visit(viewport=ENLARGED).go_and_settle("en/rules/")
    page.evaluate("scrollTo(0, 2000)")
    until(page, "scrollY > 1000")
    assert page.locator(".md-header").bounding_box()["y"] < -40
