"""Languages of longer words, and from right to left: scripts say nothing of their own, and nothing breaks."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tests.browser.kinds import KINDS
from tests.browser.quiz import LENGTH, MOVE, NEXT, SUBMIT, TYPES, answer, begin, ready
from tests.browser.server import serving
from tests.browser.until import dress, until
from tests.site.brackets import outside
from tests.site.grown import Grown

LONG, RIGHT_TO_LEFT = "en-xa", "ar-xb"
PHONE = {"width": 360, "height": 640}
FOLDERS = pytest.mark.parametrize("folder", [LONG, RIGHT_TO_LEFT, "ar"])

SAID = """root => [root, ...root.querySelectorAll("*")].flatMap(node => [
  ...["aria-label", "title", "placeholder", "alt"].map(name => node.getAttribute(name) ?? ""),
  node.matches("p, legend, label, button, h2, h3, li, option, summary, .quiz-tag, .quiz-hand-name") ? node.textContent : "",
]).filter(text => text.trim())"""
"""What an element and those in it say, to the eye and to screen readers."""


@pytest.fixture(scope="module")
def address(grown: Grown) -> Iterator[str]:
    """Where the grown site is served; `visit` goes there."""
    with serving(grown.site) as where:
        yield where


def addresses(folder):
    """A page of each kind in a language."""
    return [f"{folder}/{place}" for place in KINDS]


def played(page):
    """Show the panel, then play a round of each type: asked, refused, wrong or right, and the result."""
    yield ready(page).locator("div#quiz")
    quiz = page.locator("div#quiz")
    for kind in TYPES:
        begin(page, kind)
        for _ in range(LENGTH):
            yield quiz
            if kind == "order":
                page.locator(MOVE).nth(1).click()
            else:
                page.locator(SUBMIT).click()
            yield quiz
            answer(page)
            yield quiz
            page.locator(NEXT).click()
        yield quiz


def answered(page):
    """The same, on a phone, which it fits at each of these moments."""
    page.set_viewport_size(PHONE)
    for quiz in played(page):
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        yield quiz


def test_the_quiz_says_nothing_outside_the_catalogues(visit):
    """The panel, questions, refusals, verdicts, reasons, lessons and results; and all of it fits a phone."""
    said: set[str] = set()
    for quiz in answered(visit().go(f"{LONG}/quiz/")):
        said.update(quiz.evaluate(SAID))
    assert len(said) > 100
    assert {text: words for text in said if (words := outside(text))} == {}


def test_the_search_says_nothing_outside_the_catalogues(visit):
    """What it says before, of results, and of none."""
    page = visit().go_and_settle(f"{LONG}/")
    meta = page.locator(".md-search-result__meta")
    said = [meta.text_content().strip()]  # in the page, though a closed search shows nothing
    page.locator("input[name=query]").click()
    for query, results in (("1980", 1), ("zzzz", 0)):
        page.locator("input[name=query]").press("Control+A")
        page.keyboard.type(query)
        until(page, "before => document.querySelector('.md-search-result__meta').textContent.trim() !== before", said[-1])
        assert bool(page.locator(".md-search-result__item").count()) == bool(results)
        said.append(meta.inner_text())
    assert len(set(said)) == 3
    assert all("⟦" in text and outside(text) == [] for text in said)


@FOLDERS
def test_no_page_scrolls_sideways(visit, folder):
    """At 360 pixels long words break or their table scrolls by itself. What runs from right to left begins there."""
    opened = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    wide = {}
    for where in [*addresses(folder), f"{folder}/404.html", ""]:
        page = opened.go(where)
        if page.locator("div#quiz").count():
            page.locator("div#quiz input").first.wait_for()
        found = page.evaluate("Math.max(document.documentElement.scrollWidth, document.body.scrollWidth)")
        if found > PHONE["width"]:
            wide[where] = found
        if folder == RIGHT_TO_LEFT and where.startswith(folder) and where.endswith("/"):
            page.set_viewport_size({"width": 1280, "height": 900})
            runs_from_right_to_left(page)
            page.set_viewport_size(PHONE)
    assert wide == {}


def runs_from_right_to_left(page):
    """Check that text begins at the right, that the menu stands there, and the text left of it."""
    assert page.locator("html").get_attribute("lang") == "ar-XB"
    assert page.locator("body").get_attribute("dir") == "rtl"
    heading = page.locator("article h1")
    assert heading.evaluate("one => getComputedStyle(one).direction") == "rtl"
    menu, text = page.locator(".md-sidebar--primary").bounding_box(), heading.bounding_box()
    assert menu and text and menu["x"] > text["x"] + text["width"] - 1, page.url


RISING = """nodes => nodes.map(node => {
  const range = document.createRange(), lefts = [];
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    for (let at = 0; at < walker.currentNode.length; at += 1) {
      if (/\\s/.test(walker.currentNode.data[at])) continue;
      range.setStart(walker.currentNode, at);
      range.setEnd(walker.currentNode, at + 1);
      const box = range.getBoundingClientRect();
      if (box.width > 0) lefts.push(box.left);
    }
  }
  return lefts.length > 0 && lefts.every((left, index) => index === 0 || left > lefts[index - 1]);
})"""
"""For each element whether its characters stand from left to right."""


@pytest.mark.parametrize(
    ("where", "selector", "least"),
    [
        ("hands/reading/", ".pcs, .pc", 60),
        ("hands/ladder/", ".pcs, .ranks", 40),
        ("hands/ranking/", ".class-table:not(.sizes) tbody th", 1000),
        ("rules/", ".ranks", 2),
        ("quiz/", ".quiz-static .pcs, .quiz-static .ranks", 20),
    ],
)
def test_cards_and_ranks_run_from_left_to_right(visit, where, selector, least):
    """As they are written everywhere: 10 before its suit, the highest rank first."""
    page = visit().go(f"{RIGHT_TO_LEFT}/{where}")
    dress(page, ".quiz-static { display: block !important } details > * { content-visibility: visible }")
    page.evaluate("document.querySelectorAll('details').forEach(one => { one.open = true })")
    page.evaluate("document.querySelectorAll('.quiz-static').forEach(one => { one.hidden = false })")
    dress(page, ".class-table { content-visibility: visible !important }")
    found = page.locator(selector).evaluate_all(RISING)
    assert len(found) >= least and all(found)


def test_cards_and_ranks_of_the_quiz_run_from_left_to_right(visit):
    """The big cards of a hand, and what the verdict says of them; and all of it fits a phone."""
    page = visit().go(f"{RIGHT_TO_LEFT}/quiz/?s=3")
    seen = 0
    for quiz in answered(page):
        for cards in quiz.locator(".quiz-cards").all():
            lefts = cards.locator(".quiz-card").evaluate_all("all => all.map(one => one.getBoundingClientRect().left)")
            assert lefts == sorted(lefts)
        found = quiz.locator(".quiz-status .pcs, .quiz-status .pc").evaluate_all(RISING)
        assert all(found)
        seen += len(found)
        ranks = re.findall("\u2066?(?:\\w+\u2011)+\\w+\u2069?", quiz.inner_text())
        assert all(text[0] + text[-1] == "\u2066\u2069" for text in ranks), ranks
        seen += len(ranks)
    assert seen > 20
