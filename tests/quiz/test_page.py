"""The quiz in a page, with the site's strict policy: keyboard, announcements, failure, paper."""

import re

import pytest

from tests.quiz.conftest import HALF

FOCUSED = "document.activeElement.className || document.activeElement.name"


@pytest.fixture
def quiz(page, server):
    page.goto(f"{server}/quiz/index.html?s=5")
    page.wait_for_selector("#quiz:not([hidden])")
    return page


def answer(quiz):
    quiz.locator(".quiz-fieldset input").first.check()
    quiz.locator(".quiz-form button").click()


def go_to(quiz, kind):
    """Answer until the question is of a kind: "checkbox" or "radio"."""
    while not quiz.locator(f".quiz-fieldset input[type={kind}]").count():
        answer(quiz)
        quiz.locator(".quiz-next").click()


def test_start(quiz):
    """The quiz takes the place of the fixed questions; the status line is there and empty."""
    assert not quiz.locator(".quiz-static").is_visible()
    status = quiz.locator(".quiz-status")
    assert status.get_attribute("role") == "status"
    assert status.get_attribute("aria-live") == "polite"
    assert status.evaluate("element => element.childNodes.length") == 0
    assert quiz.locator(".quiz-progress").inner_text() == "Question 1 of 10"
    assert not quiz.locator(".quiz-next").is_visible()
    assert quiz.evaluate("document.activeElement === document.body")


@pytest.mark.parametrize("kind", ["checkbox", "radio"])
def test_keyboard_alone(quiz, kind):
    """Tab, Space and Enter do everything; the focus is never lost."""
    go_to(quiz, kind)
    quiz.locator(".quiz-legend").focus()
    quiz.keyboard.press("Tab")
    assert quiz.evaluate(FOCUSED) == "answer"
    quiz.keyboard.press("Space")
    quiz.keyboard.press("Enter")  # submits from the control itself
    assert quiz.evaluate(FOCUSED) == "quiz-button"
    assert quiz.locator(".quiz-form button").get_attribute("aria-disabled") == "true"
    verdict = quiz.locator(".quiz-status p").first.inner_text()
    assert verdict in ("Right.", "Wrong.")
    quiz.keyboard.press("Enter")  # a second submit changes nothing
    quiz.keyboard.press("Tab")
    assert quiz.evaluate(FOCUSED) == "quiz-button quiz-next"
    before = quiz.locator(".quiz-progress").inner_text()
    quiz.keyboard.press("Enter")
    assert quiz.evaluate(FOCUSED) == "quiz-legend"
    assert quiz.locator(".quiz-progress").inner_text() != before
    assert quiz.locator(".quiz-status").inner_text() == ""


@pytest.mark.parametrize("kind", ["checkbox", "radio"])
def test_empty_answer(quiz, kind):
    """The message belongs to the control, which has the focus, and goes away with a choice."""
    go_to(quiz, kind)
    quiz.locator(".quiz-form button").click()
    error = quiz.locator(".quiz-error")
    assert error.inner_text().startswith("Choose")
    assert quiz.evaluate(FOCUSED) == "answer"
    described = quiz.evaluate("document.activeElement.getAttribute('aria-describedby')")
    assert described == error.get_attribute("id")
    assert quiz.locator(".quiz-fieldset").get_attribute("aria-invalid") == "true"
    assert quiz.locator(".quiz-status").inner_text() == ""
    quiz.locator(".quiz-fieldset input").first.check()
    assert not error.is_visible()
    assert quiz.locator("[aria-invalid], [aria-describedby]").count() == 0


def test_names_in_words(quiz):
    """Faces are hidden from screen readers; each control has its card's name."""
    go_to(quiz, "checkbox")
    faces = quiz.locator(".quiz-fieldset .quiz-card")
    assert faces.count() == 4
    assert all(face.get_attribute("aria-hidden") == "true" for face in faces.all())
    for box in quiz.locator(".quiz-fieldset input").all():
        name = box.evaluate("element => element.labels[0].querySelector('.quiz-unseen').textContent")
        assert quiz.get_by_role("checkbox", name=name, exact=True).count() == 1
        assert " of " in name
    answer(quiz)
    tags = quiz.locator(".quiz-tag").all_inner_texts()
    assert set(tags) <= {"plays", "does not play"} and "plays" in tags
    quiz.locator(".quiz-next").click()
    go_to(quiz, "radio")
    assert "Hand A: " in quiz.locator(".quiz-legend .quiz-unseen").inner_text()
    assert quiz.get_by_role("listitem").count() == 8


def test_a_whole_round_and_the_next(quiz):
    """Ten answers, the score, each mistake with its lesson, and a new round."""
    for _ in range(10):
        answer(quiz)
        quiz.locator(".quiz-next").click()
    assert quiz.evaluate(FOCUSED) == "quiz-result-heading"
    assert quiz.locator(".quiz-score").inner_text().endswith("/ 10")
    items = quiz.locator(".quiz-result li").all_inner_texts()
    assert items and len(set(items)) == len(items)
    assert not quiz.locator(".quiz-form").is_visible()
    quiz.get_by_role("button", name="New round").click()
    assert quiz.evaluate(FOCUSED) == "quiz-legend"
    assert quiz.locator(".quiz-progress").inner_text() == "Question 1 of 10"
    assert not quiz.locator(".quiz-result").is_visible()


@pytest.mark.parametrize("kind", ["checkbox", "radio"])
def test_small_screen(quiz, kind):
    """At 320 px nothing scrolls sideways, four cards stand in a row, targets are 44 px."""
    quiz.set_viewport_size({"width": 320, "height": 640})
    go_to(quiz, kind)
    for step in range(2):
        assert quiz.evaluate("document.documentElement.scrollWidth") <= 320
        tops = quiz.locator(".quiz-card").evaluate_all("all => all.map(e => e.getBoundingClientRect().top)")
        assert len(set(tops[:4])) == 1
        targets = quiz.locator(".quiz-fieldset label, .quiz-button:visible")
        sizes = targets.evaluate_all("all => all.map(e => [e.offsetWidth, e.offsetHeight])")
        assert all(width >= 44 and height >= 44 for width, height in sizes)
        if step == 0:
            answer(quiz)


def test_words_of_the_language(page, server):
    """Translated messages are used, the rest is English."""
    page.goto(f"{server}/quiz/fr.html?s=5")
    page.wait_for_selector("#quiz:not([hidden])")
    go_to(page, "radio")
    assert page.locator(".quiz-question").inner_text() == "Quelle main gagne ?"
    assert page.locator(".quiz-form button").inner_text() == "Check the answer"


UNMARKED = """() => {
    const walker = document.createTreeWalker(document.querySelector("#quiz"), NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) {
        if (!walker.currentNode.parentElement.closest("#quiz [lang=en]")) found.push(walker.currentNode.data);
    }
    for (const named of document.querySelectorAll("#quiz [aria-label]:not([lang=en])")) found.push(named.ariaLabel);
    return found;
}"""
"""Every text of the quiz, and every name, that is not marked as English."""


def test_english_is_marked(page, server):
    """Where a translation is missing, in a whole round and its result: also names inside translations."""
    page.goto(f"{server}/quiz/half.html?s=5")
    page.wait_for_selector("#quiz:not([hidden])")
    french = {part for text in HALF.values() for part in re.split(r"%\(\w+\)s", text)}
    unmarked = set()
    for _ in range(10):
        page.locator(".quiz-form button").click()
        unmarked |= set(page.evaluate(UNMARKED))
        answer(page)
        unmarked |= set(page.evaluate(UNMARKED))
        assert page.locator("#quiz [lang=en]").count() > 5
        page.locator(".quiz-next").click()
    unmarked |= set(page.evaluate(UNMARKED))
    assert {"Quelle main gagne ?", "Main A : ", "Jouent : "} <= unmarked
    # What is left has no letters but those of ranks.
    assert {text for text in unmarked - french if re.search(r"[^\W\d_AJQK]", text)} == set()


def test_failure_leaves_the_fixed_questions(page, server):
    """Without its bank the quiz says so politely."""
    page.goto(f"{server}/quiz/broken.html")
    page.wait_for_selector(".quiz-sorry")
    assert page.locator(".quiz-static").is_visible()
    assert not page.locator("#quiz").is_visible()
    # The browser itself reports the missing file; the scripts add nothing.
    assert len(page.complaints) == 1 and "404" in page.complaints.pop()


def test_without_javascript(chromium, server):
    """The fixed questions are there, each answer behind its own control."""
    context = chromium.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{server}/quiz/index.html")
    assert page.locator(".quiz-static .quiz-item").count() == 10
    page.locator(".quiz-static summary").first.click()
    assert page.locator(".quiz-lesson").first.is_visible()
    context.close()


def test_print(quiz):
    """On paper stand the fixed questions."""
    quiz.emulate_media(media="print")
    assert quiz.locator(".quiz-static").is_visible()
    assert not quiz.locator("#quiz").is_visible()


def test_forced_colours(quiz):
    """The ring and the stroke stay where colours are the reader's own."""
    quiz.emulate_media(forced_colors="active")
    go_to(quiz, "checkbox")
    answer(quiz)
    playing = quiz.locator(".is-playing .quiz-card").first
    assert playing.evaluate("e => getComputedStyle(e).outlineStyle") == "solid"
    for dead in quiz.locator(".is-dead .quiz-card").all():
        assert dead.evaluate("e => getComputedStyle(e, '::after').borderTopStyle") == "solid"
