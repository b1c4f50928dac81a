"""Nothing moves under the eyes of a reader while a page loads."""

from __future__ import annotations

import time

import pytest

SHIFTS = """() => new Promise(done => {
  new PerformanceObserver(list => done(list.getEntries().map(({value, sources}) => ({
    value, moved: sources.map(({node}) => node?.outerHTML?.slice(0, 80) ?? node?.textContent),
  })))).observe({ type: "layout-shift", buffered: true });
  setTimeout(() => done([]), 300);
})"""
"""What moved by itself, and by how much of the window."""

MOST = 0.02
"""A fiftieth of the window; the usual bar for "good" is a tenth."""


@pytest.mark.parametrize(
    ("place", "width", "height"),
    [(place, 360, 640) for place in ("checker/", "print/worksheet/", "quiz/", "hands/ranking/", "deals/side-pot/")]
    + [(place, 1280, 800) for place in ("checker/", "print/worksheet/")],
)
def test_what_a_script_makes_moves_nothing(visit, place, width, height):
    """The page is on the screen for a while before the data of its script come."""
    opened = visit(viewport={"width": width, "height": height})

    def late(route):
        time.sleep(0.3)
        route.continue_()

    opened.page.route("**/*.json", late)
    shifts = opened.go_and_settle(f"en/{place}").evaluate(SHIFTS)
    assert sum(shift["value"] for shift in shifts) < MOST, shifts
