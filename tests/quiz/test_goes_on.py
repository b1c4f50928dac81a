"""A round goes on where it was when its page is loaded again, and the quiz of the day is known by its address."""

import re

import pytest

from tests.browser.quiz import BACK, NEXT, ROUND, answer, begin, play, ready


@pytest.fixture
def quiz(page, server):
    page.goto(f"{server}/quiz/index.html")
    return ready(page)


def asked(quiz):
    """The question that is shown, with its cards."""
    return quiz.locator(f"{ROUND} fieldset").first.inner_text()


KEPT = "localStorage.getItem('badugi.quiz.v1')"


@pytest.mark.parametrize("kind", ["", "review"])
def test_a_round_goes_on_after_a_reload(quiz, kind):
    """And after a link and Back, with nothing kept twice; its result stays too; who leaves it, left it."""
    begin(quiz, "plays")
    if kind == "review":
        play(quiz)
        quiz.get_by_role("button", name=re.compile("Review")).click()
    for come_back in (quiz.reload, lambda: (quiz.goto(quiz.url.replace("quiz/index", "blank")), quiz.go_back())):
        answer(quiz)
        quiz.locator(NEXT).click()
        question, kept = asked(quiz), quiz.evaluate(KEPT)
        come_back()
        ready(quiz)
        assert (asked(quiz), quiz.evaluate(KEPT)) == (question, kept)
        assert quiz.evaluate("document.activeElement === document.body")
    play(quiz)
    result, kept = quiz.locator(".quiz-result").inner_text(), quiz.evaluate(KEPT)
    quiz.reload()
    ready(quiz)
    assert (quiz.locator(".quiz-result").inner_text(), quiz.evaluate(KEPT)) == (result, kept)
    quiz.locator(BACK).click()
    quiz.reload()
    ready(quiz)
    assert quiz.locator(".quiz-panel").is_visible()


def test_a_link_starts_anew(quiz):
    """Also that of the round in play, and the bare address."""
    begin(quiz, "plays")
    first, link = asked(quiz), quiz.url
    answer(quiz)
    quiz.locator(NEXT).click()
    assert asked(quiz) != first
    quiz.goto("about:blank")
    quiz.goto(link)
    ready(quiz)
    assert asked(quiz) == first
    quiz.goto(link.partition("?")[0])
    ready(quiz)
    assert quiz.locator(".quiz-panel").is_visible()
    quiz.reload()
    ready(quiz)
    assert quiz.locator(".quiz-panel").is_visible()


TOLD = """Date = class extends Date {
    constructor(...given) { super(...(given.length > 0 ? given : [sessionStorage.now])); }
};"""
"""The time is what the test says. (Playwright's clock hides how a page was reached.)"""


def test_the_quiz_of_the_day_by_its_address(quiz):
    """It counts as such, also after a reload and past midnight; another quiz does not."""
    quiz.add_init_script(TOLD)
    quiz.evaluate("sessionStorage.now = '2026-11-30T23:50:00Z'")
    scores = f"JSON.parse({KEPT}).daily"
    for query in ("s=20261129", "s=20261130&n=6", "s=20261130&t=winner"):
        quiz.goto(f"{quiz.url.partition('?')[0]}?{query}")
        play(ready(quiz))
        assert quiz.evaluate(scores) == {}
    quiz.goto(f"{quiz.url.partition('?')[0]}?s=20261130&l=2")
    right = answer(ready(quiz)) == "is-right"
    quiz.locator(NEXT).click()
    quiz.evaluate("sessionStorage.now = '2026-12-01T00:10:00Z'")
    quiz.reload()
    right += play(ready(quiz)).count("is-right")
    assert list(quiz.evaluate(scores).values()) == [[right, 10]]
    quiz.locator(BACK).click()
    quiz.locator(".quiz-kept summary").click()
    assert quiz.locator(".quiz-kept > div > ul:last-child li").inner_text() == f"Nov 30, 2026 Score: {right} / 10"
