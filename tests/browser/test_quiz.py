"""The quiz by keyboard in every language, in every state, without a network and on a narrow screen."""

from __future__ import annotations

import json
import re

import pytest

from tests.browser.axe import in_all_colours
from tests.browser.keys import focused, skip_to_content, tab_to
from tests.browser.quiz import (
    BACK,
    FIXED,
    INPUT,
    LEAVE,
    LEGEND,
    LENGTH,
    MOVE,
    NEXT,
    OTHER,
    ROUND,
    START,
    SUBMIT,
    TYPES,
    VERDICT,
    answer,
    begin,
    ready,
    unfold,
)
from tests.browser.until import until
from tests.site.pages import LOCALES

DOWN = f"{MOVE}[data-way=down]"
STATUS = f"{ROUND} .quiz-status"
PANEL, KEPT = "#quiz .quiz-panel", "#quiz .quiz-kept"
SAVE, ERASE = f"{KEPT} button:first-child", f"{KEPT} button:last-child"
KEY = "badugi.quiz.v1"


@pytest.fixture(params=LOCALES, ids=lambda locale: locale.path)
def quiz(request, visit):
    """The quiz of a language, with its words: a function translates."""
    opened = visit()
    path = request.param.path
    page = ready(opened.go(f"{path}/quiz/"))
    words = page.request.get(f"{opened.address}{path}/quiz/words.json").json()
    page.translate = lambda msgid: words["messages"].get(msgid, msgid)
    return page


@pytest.fixture
def english(visit):
    """The quiz in English."""
    return ready(visit().go("en/quiz/"))


def press(page, selector, key="Enter"):
    """Reach a control with Tab and press a key."""
    tab_to(page, selector)
    page.keyboard.press(key)


def back_to(page, selector):
    """Go back to a control with Shift+Tab."""
    while not focused(page, selector):
        page.keyboard.press("Shift+Tab")


def choose(page, selector, value):
    """Choose an option of a list by keyboard."""
    tab_to(page, selector)
    values = page.locator(f"{selector} option").evaluate_all("all => all.map((option) => option.value)")
    page.keyboard.press("Home")
    for _ in range(values.index(value)):
        page.keyboard.press("ArrowDown")
    assert page.locator(selector).input_value() == value


def answer_by_keyboard(page, kind):
    """Answer a question from its legend on, by keyboard alone; returns the verdict."""
    assert focused(page, LEGEND), "a question begins at its legend"
    if kind == "order":
        press(page, DOWN)
        assert focused(page, DOWN), "the pressed button keeps the focus"
    else:
        press(page, INPUT, "Space")
        assert focused(page, "input:checked")
    press(page, SUBMIT)
    assert focused(page, SUBMIT), "the answer does not move the focus"
    return page.locator(VERDICT).inner_text().strip()


def round_by_keyboard(page, kind, length):
    """A round from the panel to the result and back, by keyboard alone; gives the types of its questions."""
    right, wrong = page.translate("Right."), page.translate("Wrong.")
    choose(page, "#quiz-type", kind)
    choose(page, "#quiz-length", str(length))
    back_to(page, START)
    page.keyboard.press("Enter")
    score, asked = 0, []
    for number in range(1, length + 1):
        progress = page.locator(f"{ROUND} .quiz-progress").inner_text()
        assert re.findall(r"\d+", progress) == [str(number), str(length)]
        assert page.locator(STATUS).inner_text() == ""
        asked.append(page.locator(f"{ROUND} fieldset").get_attribute("data-type"))
        verdict = answer_by_keyboard(page, asked[-1])
        assert verdict in (right, wrong)
        assert page.locator(f"{STATUS} p").count() >= 2
        score += verdict == right
        for _ in range(1 + page.locator(f"{STATUS} a").count()):
            page.keyboard.press("Tab")
        assert focused(page, NEXT), "the next question follows the answer"
        page.keyboard.press("Enter")
    assert focused(page, "#quiz .quiz-result h2")
    total = page.translate("Score: %(right)s / %(total)s") % {"right": score, "total": length}
    assert page.locator("#quiz .quiz-score").inner_text() == total
    press(page, BACK)
    assert focused(page, f"{PANEL} h2")
    return asked


def test_a_round_by_keyboard(quiz):
    """From the panel to the result and back, in every language: verdicts, reasons, the score that was earned."""
    quiz.evaluate(FIXED)
    skip_to_content(quiz)
    press(quiz, f"{OTHER} > summary")
    assert len(set(round_by_keyboard(quiz, "", 10))) > 3


def test_a_round_of_each_type_by_keyboard(english):
    """All that is asked by one kind of control after the other."""
    english.translate = lambda msgid: msgid
    english.evaluate(FIXED)
    skip_to_content(english)
    press(english, f"{OTHER} > summary")
    for kind in TYPES:
        assert set(round_by_keyboard(english, kind, LENGTH)) == {kind}


def test_an_empty_answer_is_not_marked(quiz):
    """It is not marked: a message says what to do, and the focus goes to the choices."""
    messages = {
        "plays": "Choose at least one card.",
        "discard": "Choose the cards to throw away, or choose to throw away nothing.",
        "winner": "Choose one answer.",
    }
    for kind, message in messages.items():
        begin(quiz, kind)
        press(quiz, SUBMIT)
        assert quiz.locator("#quiz-error").inner_text() == quiz.translate(message)
        assert focused(quiz, f"{INPUT}[aria-describedby=quiz-error]")
        assert quiz.locator(STATUS).inner_text() == ""
        quiz.keyboard.press("Space")
        assert quiz.locator("#quiz-error").is_hidden()
        quiz.keyboard.press("Enter")  # as in any form
        quiz.locator(VERDICT).wait_for()


def test_hands_are_moved_by_keyboard(english):
    """The place is said, the focus stays, and at the ends a press does nothing."""
    begin(english, "order")
    hands = english.locator(f"{ROUND} .quiz-order > li")
    first, count = hands.first.inner_text(), hands.count()
    moved = english.locator(f"{ROUND} .quiz-moved")
    press(english, DOWN)
    for place in range(2, count + 1):
        assert moved.inner_text() == f"Now {place} of {count}."
        assert hands.nth(place - 1).inner_text() == first
        assert focused(english, DOWN)
        assert focused(english, "[aria-disabled=true]") is (place == count)
        english.keyboard.press("Enter")
    assert hands.nth(count - 1).inner_text() == first
    english.keyboard.press("Shift+Tab")
    english.keyboard.press("Space")
    assert moved.inner_text() == f"Now {count - 1} of {count}."


def test_no_state_breaks_a_rule_of_accessibility(visit):
    """The panel with its faults, each type asked, refused, wrong and right, the result and a review; light and dark."""
    page = ready(visit().go("en/quiz/?s=nothing"))

    def check(state):
        # The rest of the page is looked at elsewhere.
        assert in_all_colours(page, ["#quiz"]) == [], state

    page.locator("#quiz .quiz-notice").wait_for()
    unfold(page)
    page.locator(f"{KEPT} summary").click()
    page.set_input_files("#quiz input[type=file]", {"name": "x.json", "mimeType": "application/json", "buffer": b"{"})
    page.locator("#quiz .quiz-said:not(:empty)").wait_for()
    page.fill("#quiz-code", "nothing")
    page.keyboard.press("Enter")
    page.locator("#quiz-code-error:not([hidden])").wait_for()
    check("panel")
    for kind in TYPES:
        begin(page, kind)
        page.locator(SUBMIT).click() if kind != "order" else page.locator(MOVE).nth(1).click()
        check(f"{kind}: asked")
        seen = set()
        for _ in range(LENGTH):
            came = answer(page)
            # What a verdict looks like does not depend on the type.
            if not seen or (kind == TYPES[0] and came not in seen):
                check(f"{kind}: {came}")
            seen.add(came)
            page.locator(NEXT).click()
        if kind == TYPES[0]:
            check("result")
        page.locator(BACK).click()
    page.locator("#quiz .quiz-way button").last.click()
    assert focused(page, LEGEND)
    check("review")


def test_a_round_without_a_network(visit):
    """Once the page is there, nothing more is loaded: a round, its result and the next round."""
    opened = visit()
    page = ready(opened.go_and_settle("fr/quiz/"))
    opened.context.set_offline(True)
    for _ in range(2):
        begin(page, "")
        for _ in range(LENGTH):
            answer(page)
            page.locator(NEXT).click()
        page.locator("#quiz .quiz-score").wait_for()
        page.locator(BACK).click()


def test_a_link_gives_the_same_questions_in_every_language(visit):
    """The address of a round, below another language."""
    opened = visit()
    page = ready(opened.go("en/quiz/"))
    begin(page, "")
    query = page.evaluate("location.search")
    seen = []
    for locale in LOCALES:
        page = ready(opened.go(f"{locale.path}/quiz/{query}"))
        cards = page.locator(f"{ROUND} .quiz-card").evaluate_all("all => all.map((card) => card.className)")
        ranks = page.locator(f"{ROUND} .quiz-card-suit").all_inner_texts()
        seen.append((page.locator(f"{ROUND} fieldset").get_attribute("data-type"), cards, ranks))
        assert page.evaluate("document.activeElement === document.body"), "nothing takes the focus at the start"
    assert all(one == seen[0] for one in seen)


def test_an_old_link_says_so(visit):
    """In the language of the page, above the panel, which offers another round."""
    opened = visit()
    page = ready(opened.go("en/quiz/"))
    begin(page, "")
    version = re.search(r"v=(\w+)", page.evaluate("location.search"))[1]
    old = page.evaluate("location.search").replace(version, "0000" if version != "0000" else "1111")
    page = ready(opened.go(f"tr/quiz/{old}"))
    words = page.request.get(f"{opened.address}tr/quiz/words.json").json()["messages"]
    why = "The questions have changed since this link was made, so its quiz cannot be shown."
    said = f"{why} You can start another one below."
    assert page.locator("#quiz .quiz-notice").inner_text() == words.get(said, said)
    page.locator(START).click()
    assert focused(page, LEGEND)


@pytest.mark.parametrize("locale", LOCALES, ids=lambda locale: locale.path)
def test_nothing_is_cut(visit, locale):
    """At 320 pixels, which is 400 % of 1280: no sideways scrolling and large targets, before and after an answer."""
    page = ready(visit(viewport={"width": 320, "height": 640}).go(f"{locale.path}/quiz/"))
    unfold(page)
    page.locator(f"{KEPT} summary").click()
    sizes = "all => all.map((one) => Math.min(one.offsetWidth, one.offsetHeight))"

    def check(state):
        assert page.evaluate("document.documentElement.scrollWidth") <= 320, state
        targets = page.locator("#quiz :is(button, select, summary, label:has(input), #quiz-code):visible")
        assert min(targets.evaluate_all(sizes)) >= 44, state

    check("panel")
    for kind in TYPES:
        begin(page, kind)
        check(kind)
        answer(page)
        check(f"{kind}: answered")
    for _ in range(LENGTH - 1):
        page.locator(NEXT).click()
        answer(page)
    page.locator(NEXT).click()
    check("result")


def test_forced_colours_tell_every_choice_by_a_border(visit):
    """Cards, options and buttons have borders, and a chosen or struck one is not told by its ground alone."""
    page = ready(visit(forced_colors="active").go("en/quiz/"))
    width = "all => all.map((one) => getComputedStyle(one).borderTopWidth)"
    frames = ":is(.quiz-card, .quiz-option, .quiz-move, .quiz-button:not(.quiz-leave))"
    for kind in TYPES:
        begin(page, kind)
        framed = page.locator(f"{ROUND} {frames}:visible")
        assert "0px" not in framed.evaluate_all(width), kind
        answer(page)
        struck = page.locator(f"{ROUND} .is-dead .quiz-card")
        lines = struck.evaluate_all("all => all.map((one) => getComputedStyle(one, '::after').borderTopStyle)")
        assert set(lines) <= {"solid"}
        page.locator(LEAVE).click()


def test_progress_stays_with_the_browser(visit):
    """It is there after a reload, in another language too; saved to a file, deleted, loaded again."""
    opened = visit()
    page = ready(opened.go("en/quiz/"))
    page.locator("#quiz .quiz-way button").first.click()
    while not page.locator("#quiz .quiz-result").is_visible():
        answer(page)
        page.locator(NEXT).click()
    kept = page.evaluate(f"localStorage.getItem('{KEY}')")
    assert len(kept) < 4096 and len(json.loads(kept)["daily"]) == 1
    page = ready(opened.go("pt/quiz/"))
    assert re.search(r"\d+ / 10", page.locator("#quiz .quiz-way").first.inner_text())
    page.locator(f"{KEPT} summary").click()
    assert page.locator(f"{KEPT} li").count() > 0
    with page.expect_download() as saved:
        page.locator(SAVE).click()
    file = saved.value.path()
    assert file.read_text(encoding="utf-8") == kept
    page.once("dialog", lambda dialog: dialog.dismiss())
    page.locator(ERASE).click()
    assert page.evaluate(f"localStorage.getItem('{KEY}')") == kept, "Cancel deletes nothing"
    page.once("dialog", lambda dialog: dialog.accept())
    page.locator(ERASE).click()
    until(page, f"localStorage.getItem('{KEY}') === null")
    assert page.locator(f"{KEPT} li").count() == 0
    page.set_input_files("#quiz input[type=file]", {"name": "x", "mimeType": "text/plain", "buffer": b'{"v":1}'})
    page.locator("#quiz .quiz-said:not(:empty)").wait_for()
    assert page.evaluate(f"localStorage.getItem('{KEY}')") is None
    page.set_input_files("#quiz input[type=file]", {"name": "x", "mimeType": "text/plain", "buffer": kept.encode()})
    until(page, f"localStorage.getItem('{KEY}') !== null")
    assert page.evaluate(f"localStorage.getItem('{KEY}')") == kept


def test_a_round_is_all_that_is_seen(visit):
    """The introduction and the theme's way up make room; on a phone the verdict stands in view."""
    page = ready(visit(viewport={"width": 360, "height": 740}).go("en/quiz/"))
    intro = page.locator("#quiz-title + p")
    assert intro.is_visible()
    begin(page, "plays")
    for _ in range(LENGTH):
        assert intro.is_hidden()
        answer(page)
        assert page.locator(VERDICT).evaluate("one => one.getBoundingClientRect().bottom") <= 740
        page.locator(NEXT).click()
    page.mouse.wheel(0, 500)
    page.mouse.wheel(0, -100)
    assert page.locator(".md-top").evaluate("one => getComputedStyle(one).display") == "none"
    page.locator(BACK).click()
    assert intro.is_visible()


def test_static_questions_make_way(english):
    """With the quiz running, the questions of the page are hidden, but still printed."""
    assert english.locator(".quiz-static").first.is_hidden()
    english.emulate_media(media="print")
    assert english.locator(".quiz-static").first.is_visible()
    assert english.locator("#quiz").is_hidden()


def test_quiz_that_cannot_be_loaded(visit):
    """A sentence says so, and the questions of the page stay."""
    opened = visit()
    missing = f"{opened.address}assets/quiz/bank.json"
    opened.missing.add(missing)
    opened.page.route(missing, lambda route: route.fulfill(status=404, body=""))
    page = opened.go("fr/quiz/")
    page.locator(".quiz-sorry").wait_for()
    assert page.locator(".quiz-static").first.is_visible()
    assert page.locator("#quiz").is_hidden()


@pytest.mark.parametrize("locale", LOCALES, ids=lambda locale: locale.path)
def test_without_scripts_there_are_questions_with_answers(visit, locale):
    """Ten questions of each level stand in the page, and their answers open by keyboard; the empty quiz is hidden."""
    page = visit(java_script_enabled=False).go(f"{locale.path}/quiz/")
    assert page.locator("#quiz").is_hidden()
    for level in ("#level-1", "#level-2", "#level-3"):
        answers = page.locator(f".quiz-static section:has({level}) details")
        assert answers.count() == 10
        assert not any(answers.locator(".quiz-lesson").evaluate_all("all => all.map(one => one.checkVisibility())"))
        for one in (answers.first, answers.last):
            text = one.locator(".quiz-lesson")
            one.locator("summary").focus()
            page.keyboard.press("Enter")
            assert text.is_visible() and text.inner_text()
