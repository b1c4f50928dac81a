"""The checker in pseudo-languages: nothing is said outside the catalogues, and long or right-to-left words fit."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.browser.server import serving
from tests.browser.test_pseudo_languages import LONG, RIGHT_TO_LEFT, SAID
from tests.site.brackets import outside
from tests.site.grown import Grown

STATES = (
    "",
    "?h=6h4d3sAh.7c5h4s3d",
    "?h=8s5h3dAc.8h5d3cAs.KsKh9s9h.Qd",
    "?h=6h4d3sAh2c.7c6h.zz.8c8c.6h4",
    "?h=" + "." * 8 + "6hKd",
)
"""Empty, won, shared, all faults, and a link that cannot be read."""


@pytest.fixture(scope="module")
def address(grown: Grown) -> Iterator[str]:
    """Where the grown site is served; `visit` goes there."""
    with serving(grown.site) as where:
        yield where


def states(window, folder):
    """The checker in each state, with all that can be opened, after a card that is refused."""
    for state in STATES:
        page = window.go(f"{folder}/checker/{state}")
        page.locator("#checker-a").wait_for()
        for summary in page.locator(".checker-odds summary:visible").all():
            summary.click()
        page.locator(".checker-card[data-card='6h']").click()
        yield page


def test_nothing_is_said_outside_the_catalogues(visit):
    """Hands, verdicts, reasons, chances, faults and the deck."""
    said: set[str] = set()
    for page in states(visit(), LONG):
        said.update(page.locator("#checker").evaluate(SAID))
    assert len(said) > 100
    assert {text: words for text in said if (words := outside(text))} == {}


@pytest.mark.parametrize("folder", [LONG, RIGHT_TO_LEFT])
def test_it_fits_a_narrow_screen(visit, folder):
    """At 320 pixels nothing scrolls sideways."""
    for page in states(visit(viewport={"width": 320, "height": 640}), folder):
        assert page.evaluate("Math.max(document.documentElement.scrollWidth, document.body.scrollWidth)") <= 320, page.url


def test_the_deck_runs_from_left_to_right(visit):
    """In every language, as cards do."""
    page = next(states(visit(), RIGHT_TO_LEFT))
    lefts = [page.locator(f".checker-card[data-card='{card}']").bounding_box()["x"] for card in ("As", "2s", "3s")]
    assert lefts == sorted(lefts)
