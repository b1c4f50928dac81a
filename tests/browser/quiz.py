"""What tests press in the quiz."""

from __future__ import annotations

from playwright.sync_api import Page

TYPES = ("plays", "name", "winner", "order", "outs", "discard", "rules")
LENGTH = 6
"""The shortest round."""

FIXED = "() => { crypto.getRandomValues = (numbers) => numbers.fill(7); }"
"""Every run of a test asks the same questions."""

ROUND = "#quiz .quiz-round"
SUBMIT, NEXT, LEGEND = f"{ROUND} button[type=submit]", f"{ROUND} .quiz-next", f"{ROUND} legend"
INPUT, MOVE = f"{ROUND} fieldset input", f"{ROUND} .quiz-move"
VERDICT = f"{ROUND} .quiz-verdict"
START = "#quiz .quiz-setup button"
OTHER = "#quiz .quiz-other"
LEAVE, BACK = "#quiz .quiz-leave", "#quiz .quiz-result > .quiz-row button:last-child"


def ready(page: Page) -> Page:
    """Wait until the quiz has taken the place of the questions in the page."""
    page.locator("div#quiz:not([hidden])").wait_for()
    return page


def unfold(page: Page) -> None:
    """Show the choices that most readers leave as they are."""
    if page.locator(f"{OTHER}:not([open])").count():
        page.locator(f"{OTHER} > summary").click()


def begin(page: Page, kind: str, length: int = LENGTH) -> None:
    """Go back to the panel and start a round of one type there; "" for all of them."""
    for way in (LEAVE, BACK):
        if page.locator(way).is_visible():
            page.locator(way).click()
    page.evaluate(FIXED)
    unfold(page)
    page.select_option("#quiz-type", kind)
    page.select_option("#quiz-length", str(length))
    page.locator(START).click()


def answer(page: Page) -> str:
    """Choose the first card or option, or leave the order as it is; what came of it, "is-right" or "is-wrong"."""
    if page.locator(INPUT).count():
        page.locator(INPUT).first.check()
    page.locator(SUBMIT).click()
    return (page.locator(VERDICT).get_attribute("class") or "").split()[-1]


def play(page: Page) -> list[str]:
    """Answer to the end and give what came of each answer."""
    came = []
    while not page.locator("#quiz .quiz-result").is_visible():
        came.append(answer(page))
        page.locator(NEXT).click()
    return came
