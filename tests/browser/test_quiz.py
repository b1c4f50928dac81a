"""The quiz by keyboard, in every language."""

from __future__ import annotations

import re

import pytest

from tests.browser.keys import focused, skip_to_content, tab_to
from tests.site.pages import LOCALES

SUBMIT, NEXT, INPUT = "#quiz button[type=submit]", "#quiz .quiz-next", "#quiz input"
STATUS = "#quiz [role=status]"


@pytest.fixture(params=LOCALES, ids=lambda locale: locale.path)
def quiz(request, visit):
    """The quiz of a language, started, with its words: a function translates."""
    opened = visit()
    path = request.param.path
    page = opened.go(f"{path}/quiz/?s=7")
    page.locator(INPUT).first.wait_for()
    words = page.request.get(f"{opened.address}{path}/quiz/words.json").json()
    page.translate = lambda msgid: words["messages"].get(msgid, msgid)
    return page


def choose(page):
    """Choose the first card or option with Space, and the next one with the arrows or Tab."""
    tab_to(page, INPUT)
    page.keyboard.press("Space")
    assert focused(page, f"{INPUT}:checked")
    if focused(page, "[type=radio]"):
        page.keyboard.press("ArrowDown")
    else:
        page.keyboard.press("Tab")
        page.keyboard.press("Space")
    assert focused(page, f"{INPUT}:checked")


def answer(page):
    """Answer a question by keyboard and return the verdict."""
    choose(page)
    tab_to(page, SUBMIT)
    page.keyboard.press("Enter")
    return page.locator(f"{STATUS} .quiz-verdict").inner_text().strip()


def kind(page):
    """Which type of question stands there."""
    return page.locator(INPUT).first.get_attribute("type")


def go_on(page):
    """Press the button for the next question or the result."""
    tab_to(page, NEXT)
    page.keyboard.press("Enter")


def test_both_kinds_of_questions(quiz):
    """Cards to pick and winners to name: a verdict and reasons in the status line, focus kept."""
    skip_to_content(quiz)
    seen = set()
    while seen < {"checkbox", "radio"}:
        assert quiz.locator(STATUS).inner_text() == ""
        seen.add(kind(quiz))
        verdict = answer(quiz)
        assert verdict in (quiz.translate("Right."), quiz.translate("Wrong."))
        assert quiz.locator(f"{STATUS} p").count() >= 2
        assert focused(quiz, SUBMIT), "the answer must not move the focus"
        assert quiz.locator(SUBMIT).get_attribute("aria-disabled") == "true"
        go_on(quiz)
        assert focused(quiz, "#quiz legend"), "the next question begins at its legend"


def test_enter_in_a_choice_submits(quiz):
    """As in any form."""
    choose(quiz)
    quiz.keyboard.press("Enter")
    quiz.locator(f"{STATUS} .quiz-verdict").wait_for()


def test_empty_answer(quiz):
    """It is not marked: a message says what to do, and the focus goes to the choices."""
    message = {"checkbox": "Choose at least one card.", "radio": "Choose one answer."}[kind(quiz)]
    tab_to(quiz, SUBMIT)
    quiz.keyboard.press("Enter")
    assert quiz.locator("#quiz-error").inner_text() == quiz.translate(message)
    assert focused(quiz, INPUT)
    described = quiz.locator(INPUT).first.get_attribute("aria-describedby")
    assert described == "quiz-error"
    assert quiz.locator(STATUS).inner_text() == ""
    answer(quiz)
    assert quiz.locator("#quiz-error").is_hidden()


def test_whole_round(quiz):
    """Ten questions, the score that was earned, and another round."""
    right = 0
    for number in range(1, 11):
        progress = quiz.locator("#quiz .quiz-progress").inner_text()
        assert re.findall(r"\d+", progress) == [str(number), "10"]
        right += answer(quiz) == quiz.translate("Right.")
        go_on(quiz)
    assert focused(quiz, "#quiz .quiz-result-heading")
    assert quiz.locator("#quiz .quiz-result-heading").inner_text() == quiz.translate("Result")
    score = quiz.translate("Score: %(right)s / %(total)s") % {"right": right, "total": 10}
    assert quiz.locator("#quiz .quiz-score").inner_text() == score
    assert quiz.locator("#quiz form").is_hidden()
    tab_to(quiz, "#quiz .quiz-result button")
    quiz.keyboard.press("Enter")
    assert focused(quiz, "#quiz legend")
    assert quiz.locator("#quiz form").is_visible()


def test_static_questions_make_way(quiz):
    """With the quiz running, the questions of the page are hidden, but still printed."""
    assert quiz.locator(".quiz-static").is_hidden()
    quiz.emulate_media(media="print")
    assert quiz.locator(".quiz-static").is_visible()
    assert quiz.locator("#quiz").is_hidden()


def test_same_seed_same_round(visit):
    """A link with a seed gives everybody the same questions."""
    opened = visit()
    texts = []
    for _ in range(2):
        page = opened.go("en/quiz/?s=42")
        page.locator(INPUT).first.wait_for()
        texts.append(page.locator("#quiz fieldset").inner_text())
    assert texts[0] == texts[1]


@pytest.mark.parametrize("locale", LOCALES, ids=lambda locale: locale.path)
def test_without_scripts(visit, locale):
    """Ten questions, and each answer opens by keyboard; the empty quiz is hidden."""
    page = visit(java_script_enabled=False).go(f"{locale.path}/quiz/")
    assert page.locator("#quiz").is_hidden()
    answers = page.locator(".quiz-static details")
    assert answers.count() == 10
    for number in range(10):
        text = answers.nth(number).locator(".quiz-lesson")
        assert text.is_hidden()
        answers.nth(number).locator("summary").focus()
        page.keyboard.press("Enter")
        assert text.is_visible() and text.inner_text()


def test_quiz_that_cannot_be_loaded(visit):
    """A sentence says so, and the questions of the page stay."""
    opened = visit()
    missing = f"{opened.address}assets/quiz/bank.json"
    opened.missing.add(missing)
    opened.page.route(missing, lambda route: route.fulfill(status=404, body=""))
    page = opened.go("fr/quiz/")
    page.locator(".quiz-sorry").wait_for()
    assert page.locator(".quiz-static").is_visible()
    assert page.locator("#quiz").is_hidden()
