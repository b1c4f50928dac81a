"""The quiz in a page of its own, with the site's strict policy: announcements, marked English, failure, paper."""

import re

import pytest

from tests.browser.quiz import (
    INPUT,
    LEAVE,
    LEGEND,
    LENGTH,
    NEXT,
    ROUND,
    START,
    SUBMIT,
    TYPES,
    VERDICT,
    answer,
    begin,
    play,
    ready,
    unfold,
)
from tests.quiz.conftest import HALF

FOCUSED = "document.activeElement.className || document.activeElement.name"
PICKED = ("plays", "discard")
"""Types that are answered with checkboxes."""


@pytest.fixture
def quiz(page, server):
    page.goto(f"{server}/quiz/index.html")
    return ready(page)


def test_the_quiz_takes_the_place_of_the_fixed_questions(quiz):
    """The quiz takes the place of the fixed questions; the status line is there and empty; nothing takes the focus."""
    assert not quiz.locator(".quiz-static").is_visible()
    assert quiz.locator(".quiz-panel h2").is_visible() and not quiz.locator(ROUND).is_visible()
    assert quiz.evaluate("document.activeElement === document.body")
    status = quiz.locator(f"{ROUND} .quiz-status")
    assert status.get_attribute("role") == "status"
    assert status.get_attribute("aria-live") == "polite"
    assert status.evaluate("element => element.childNodes.length") == 0
    quiz.locator(START).click()
    assert quiz.locator(".quiz-progress").inner_text() == "Question 1 of 10"
    assert not quiz.locator(NEXT).is_visible()
    assert quiz.evaluate(FOCUSED) == "quiz-legend"


def test_a_question_is_answered_by_keyboard(quiz):
    """Asked and answered by keyboard; verdict first; a second submit changes nothing; the next one is clean."""
    for kind in TYPES:
        one_question(quiz, kind)


def one_question(quiz, kind):
    """A question of this type."""
    begin(quiz, kind)
    assert quiz.evaluate(FOCUSED) == "quiz-legend"
    quiz.keyboard.press("Tab")
    if kind == "order":
        quiz.keyboard.press("Tab")  # the first hand cannot go up
        quiz.keyboard.press("Enter")
        assert quiz.locator(".quiz-moved").inner_text().startswith("Now 2 of ")
        assert quiz.evaluate("document.activeElement.dataset.way") == "down"
        quiz.locator(SUBMIT).click()
    else:
        assert quiz.evaluate(FOCUSED) == "answer"
        quiz.keyboard.press("Space")
        quiz.keyboard.press("Enter")  # submits from the control itself
    assert quiz.evaluate(FOCUSED) == "quiz-button"
    assert quiz.locator(SUBMIT).get_attribute("aria-disabled") == "true"
    before = quiz.locator(f"{ROUND} .quiz-status").inner_text()
    assert before.split("\n")[0].strip() in ("Right.", "Wrong.")
    quiz.keyboard.press("Enter")
    assert quiz.locator(f"{ROUND} .quiz-status").inner_text() == before
    for _ in range(1 + quiz.locator(f"{ROUND} .quiz-status a").count()):
        quiz.keyboard.press("Tab")
    assert quiz.evaluate(FOCUSED) == "quiz-button quiz-next"
    quiz.keyboard.press("Enter")
    assert quiz.evaluate(FOCUSED) == "quiz-legend"
    assert quiz.locator(".quiz-progress").inner_text() == f"Question 2 of {LENGTH}"
    assert quiz.locator(f"{ROUND} .quiz-status").inner_text() == ""
    assert quiz.locator(f"{ROUND} .quiz-tag:not(:empty)").count() == 0


def test_an_empty_answer_is_not_taken(quiz):
    """The message belongs to the control, which has the focus, and goes away with a choice."""
    for kind in TYPES:
        if kind != "order":
            empty_answer(quiz, kind)


def empty_answer(quiz, kind):
    """No answer to a question of this type, and then one."""
    begin(quiz, kind)
    quiz.locator(SUBMIT).click()
    error = quiz.locator("#quiz-error")
    assert error.inner_text().startswith("Choose")
    assert quiz.evaluate(FOCUSED) == "answer"
    described = quiz.evaluate("document.activeElement.getAttribute('aria-describedby')")
    assert described == error.get_attribute("id")
    assert quiz.locator(".quiz-form fieldset").get_attribute("aria-invalid") == "true"
    assert quiz.locator(f"{INPUT}[aria-invalid]").count() == (quiz.locator(INPUT).count() if kind in PICKED else 0)
    assert not quiz.locator(VERDICT).count()
    quiz.locator(INPUT).first.check()
    assert not error.is_visible()
    assert quiz.locator("[aria-invalid], [aria-describedby]").count() == 0


def test_to_throw_away_nothing_is_an_answer(quiz):
    """It is an answer, and it excludes every card."""
    begin(quiz, "discard")
    nothing = quiz.get_by_role("checkbox", name="Throw away nothing")
    quiz.locator(INPUT).first.check()
    nothing.check()
    assert quiz.locator(f"{INPUT}:checked").count() == 1
    quiz.locator(INPUT).first.check()
    assert not nothing.is_checked()
    nothing.check()
    quiz.locator(SUBMIT).click()
    assert quiz.locator(VERDICT).is_visible()


def test_faces_of_cards_have_names_in_words(quiz):
    """A face in a control is hidden from screen readers; controls, questions and other faces have the cards' names."""
    for kind in PICKED:
        begin(quiz, kind)
        faces = quiz.locator(f"{ROUND} .quiz-pick .quiz-card")
        assert set(faces.evaluate_all("all => all.map((face) => face.ariaHidden)")) == {"true"}
        for box in quiz.locator(".quiz-pick input").all():
            name = box.evaluate("element => element.labels[0].querySelector('.quiz-unseen').textContent")
            assert quiz.get_by_role("checkbox", name=name, exact=True).count() == 1
            assert " of " in name
    begin(quiz, "plays")
    answer(quiz)
    tags = quiz.locator(f"{ROUND} .quiz-tag").all_inner_texts()
    assert set(tags) <= {"plays", "does not play"} and "plays" in tags
    for kind, names in {"winner": ("Hand A: ", "Hand B: "), "name": ("Your hand: ",), "outs": ("Your hand: ",)}.items():
        begin(quiz, kind)
        said = quiz.locator(f"{LEGEND} > .quiz-unseen").inner_text()
        assert all(re.search(f"{name}[a-z]+ of [a-z]+, ", said) for name in names)
        assert quiz.locator(ROUND).get_by_role("listitem").get_by_role("img", name=" of ").count() >= 4
    begin(quiz, "order")
    moves = quiz.locator(".quiz-move").evaluate_all("all => all.map((button) => button.ariaLabel)")
    assert len(set(moves)) == len(moves) >= 6
    assert all(re.fullmatch(r"Move [a-z, ]+ (up|down)", text) for text in moves)


def test_a_code_opens_its_quiz(quiz):
    """What is typed wrong is said beside the field; a right code, however it is typed, opens its quiz."""
    unfold(quiz)
    quiz.fill("#quiz-code", "abc")
    quiz.keyboard.press("Enter")
    error = quiz.locator("#quiz-code-error")
    assert error.inner_text().startswith("This is not the code of a quiz.")
    assert quiz.evaluate("document.activeElement.id") == "quiz-code"
    assert quiz.locator("#quiz-code").get_attribute("aria-describedby") == error.get_attribute("id")
    code = error.inner_text().split(": ")[1]
    quiz.fill("#quiz-code", code.lower().replace("-", " "))
    assert not error.is_visible()
    quiz.keyboard.press("Enter")
    assert quiz.evaluate(FOCUSED) == "quiz-legend"
    quiz.locator(LEAVE).click()
    other = ("00" if code[:2] != "00" else "11") + code[2:]
    quiz.fill("#quiz-code", other)
    quiz.keyboard.press("Enter")
    assert error.inner_text().startswith("The questions have changed since this code was printed")


def test_the_result_and_a_review(quiz):
    """The score, the ways on, then each lesson with its mistakes; a review asks as much as its button says."""
    begin(quiz, "plays", 20)
    came = play(quiz)
    right, total = came.count("is-right"), len(came)
    assert quiz.evaluate(FOCUSED) == "quiz-heading"
    assert quiz.locator(".quiz-score").inner_text() == f"Score: {right} / {total}"
    counts = [re.findall(r"\d+", text) for text in quiz.locator(".quiz-result .quiz-count").all_inner_texts()]
    assert [sum(int(pair[place]) for pair in counts) for place in (0, 1)] == [right, total]
    shares = [int(of) / int(among) for of, among in counts]
    assert shares == sorted(shares), "the weakest lesson comes first"
    assert quiz.locator(".quiz-score + .quiz-row").count() == 1
    lessons = quiz.locator(".quiz-lessons > li > a")
    links = lessons.evaluate_all("all => all.map((a) => a.getAttribute('href'))")
    assert links and all(re.fullmatch(r"\.\./rules/#[a-z-]+", link) for link in links)
    mistakes = quiz.locator(".quiz-lessons > li:has(> a) li").count()
    assert quiz.locator(".quiz-lessons li a[href*='/mistakes/#']").count() > 0
    review = quiz.get_by_role("button", name=re.compile("Review"))
    due = int(re.search(r"\d+", review.inner_text())[0])
    assert due == mistakes > 0
    review.click()
    assert quiz.evaluate(FOCUSED) == "quiz-legend"
    assert quiz.locator(".quiz-progress").inner_text() == f"Question 1 of {due}"
    assert quiz.evaluate("location.search") == ""
    play(quiz)
    assert quiz.get_by_role("button", name="Copy the link to this quiz").count() == 0
    quiz.get_by_role("button", name="New round").click()
    assert quiz.evaluate(FOCUSED) == "quiz-legend"
    assert quiz.locator(".quiz-progress").inner_text() == "Question 1 of 20"


def test_the_link_of_a_quiz(quiz):
    """It is copied, or shown where the browser does not let it; the round starts again with the page."""
    begin(quiz, "winner")
    cards = quiz.locator(f"{ROUND} .quiz-cards").first.inner_text()
    play(quiz)
    quiz.evaluate("() => { navigator.clipboard.writeText = async (text) => { window.copied = text; }; }")
    quiz.get_by_role("button", name="Copy the link to this quiz").click()
    quiz.locator(".quiz-share .quiz-said", has_text=re.compile(r"^The link is copied\.$")).wait_for()
    link = quiz.evaluate("window.copied")
    quiz.evaluate("() => { navigator.clipboard.writeText = async () => { throw new Error('no'); }; }")
    quiz.get_by_role("button", name="Copy the link to this quiz").click()
    assert quiz.locator(".quiz-share a").get_attribute("href") == link
    quiz.goto(link)
    ready(quiz)
    assert quiz.locator(f"{ROUND} .quiz-cards").first.inner_text() == cards


def test_a_wrong_answer_leads_to_what_explains_it(quiz):
    """The lesson to its rule, and the mistake to its heading where it has one: as in the bank."""
    targets = set()
    for kind in TYPES:
        begin(quiz, kind)
        for _ in range(LENGTH):
            came = answer(quiz)
            shown = quiz.locator(f"{ROUND} .quiz-status a")
            links = shown.evaluate_all("all => all.map((a) => a.getAttribute('href'))")
            assert bool(links) == (came == "is-wrong")
            assert not links or re.fullmatch(r"\.\./rules/#[a-z-]+", links[-1])
            targets |= {link.partition("#")[0] for link in links}
            quiz.locator(NEXT).click()
    assert targets == {"../rules/", "../hands/mistakes/"}


def test_a_wrong_order_says_why(quiz):
    """For the first two neighbours that stand wrongly, with what decides between them."""
    begin(quiz, "order", 20)
    whys = set()
    for _ in range(20):
        assert answer(quiz) == "is-wrong"  # the order at the start is never right
        why = quiz.locator(f"{ROUND} .quiz-status p", has_text=" goes before ").inner_text().replace("\u2011", "-")
        first, second, decision, a, b = re.fullmatch(
            r"(\S+) goes before (\S+)\. (First difference|Number of playing cards): (\w+) against (\w+)\. .+", why
        ).groups()
        right = quiz.locator(f"{ROUND} .quiz-status").inner_text().replace("\u2011", "-")
        order = re.search(r"The right order: (.+)\.", right)[1].split(", ")
        assert order.index(first) < order.index(second)
        ranks, others = first.split("-"), second.split("-")
        differ = next(((a, b) for a, b in zip(ranks, others, strict=False) if a != b), None)
        lengths = (str(len(ranks)), str(len(others)))
        assert (a, b) == (lengths if lengths[0] != lengths[1] else differ)
        whys.add(decision)
        quiz.locator(NEXT).click()
    assert len(whys) == 2


def test_a_round_can_be_started_below_the_other_choices(quiz):
    """With what is chosen there."""
    unfold(quiz)
    quiz.select_option("#quiz-length", "6")
    quiz.locator(".quiz-other button", has_text="Start a round").click()
    assert quiz.locator(".quiz-progress").inner_text() == "Question 1 of 6"


def test_the_same_level_and_kind_are_offered_again(quiz):
    """Also after a reload."""
    quiz.locator("input[name=level]").nth(2).check()
    begin(quiz, "rules", 20)
    quiz.goto(quiz.url.partition("?")[0])
    ready(quiz)
    assert quiz.locator("input[name=level]").nth(2).is_checked()
    assert [quiz.locator(f"#quiz-{name}").input_value() for name in ("type", "length")] == ["rules", "20"]


def test_the_quiz_works_without_storage(chromium, server):
    """Where the browser keeps nothing, the quiz works as well."""
    context = chromium.new_context()
    page = context.new_page()
    for name in ("localStorage", "sessionStorage"):
        page.add_init_script(f"Object.defineProperty(window, '{name}', {{ get() {{ throw new Error('closed'); }} }})")
    page.goto(f"{server}/quiz/index.html")
    begin(ready(page), "plays")
    play(page)
    assert page.locator(".quiz-score").is_visible()
    context.close()


def test_words_of_the_language(page, server):
    """Translated messages are used, the rest is English."""
    page.goto(f"{server}/quiz/fr.html")
    begin(ready(page), "winner")
    assert page.locator(".quiz-question").inner_text() == "Quelle main gagne ?"
    assert page.locator(SUBMIT).inner_text() == "Check the answer"


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
    """Where a translation is missing, in panel, rounds and results: also names inside translations."""
    page.goto(f"{server}/quiz/half.html")
    ready(page)
    french = {part for text in HALF.values() for part in re.split(r"%\(\w+\)s", text)}
    unmarked = set(page.evaluate(UNMARKED))
    for kind in TYPES:
        begin(page, kind)
        for _ in range(2):
            page.locator(SUBMIT).click() if kind != "order" else page.locator(".quiz-move").nth(1).click()
            unmarked |= set(page.evaluate(UNMARKED))
            answer(page)
            unmarked |= set(page.evaluate(UNMARKED))
            assert page.locator("#quiz [lang=en]").count() > 5
            page.locator(NEXT).click()
    play(page)
    unmarked |= set(page.evaluate(UNMARKED))
    assert {"Quelle main gagne ?", "Main A : ", "Jouent : "} <= unmarked
    # What is left has no letters but those of ranks and of codes.
    rest = {re.sub(r"\b[0-9A-Z]{4}-[0-9A-Z]+\b", "", text) for text in unmarked - french}
    assert {text for text in rest if re.search(r"[^\W\d_AJQK]", text)} == set()


def test_failure_leaves_the_fixed_questions(page, server):
    """Without its bank the quiz says so politely."""
    page.goto(f"{server}/quiz/broken.html")
    page.wait_for_selector(".quiz-sorry")
    assert page.locator(".quiz-static").is_visible()
    assert not page.locator("#quiz").is_visible()
    # The browser itself reports the missing file; the scripts add nothing.
    assert len(page.complaints) == 1 and "404" in page.complaints.pop()


def test_without_scripts_the_fixed_questions_are_there(chromium, server):
    """The fixed questions are there, each answer behind its own control."""
    context = chromium.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{server}/quiz/index.html")
    assert page.locator(".quiz-static .quiz-item").count() >= 10
    page.locator(".quiz-static summary").first.click()
    assert page.locator(".quiz-lesson").first.is_visible()
    context.close()


def test_the_fixed_questions_are_printed(quiz):
    """On paper stand the fixed questions."""
    quiz.emulate_media(media="print")
    assert quiz.locator(".quiz-static").is_visible()
    assert not quiz.locator("#quiz").is_visible()


def test_marks_stay_in_forced_colours(quiz):
    """The ring and the stroke stay where colours are the reader's own."""
    quiz.emulate_media(forced_colors="active")
    begin(quiz, "plays")
    answer(quiz)
    playing = quiz.locator(".is-playing .quiz-card").first
    assert playing.evaluate("e => getComputedStyle(e).outlineStyle") == "solid"
    for dead in quiz.locator(".is-dead .quiz-card").all():
        assert dead.evaluate("e => getComputedStyle(e, '::after').borderTopStyle") == "solid"
