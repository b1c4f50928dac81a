"""Uses everything that the site can do, as one reader would who stays for an evening."""

from __future__ import annotations

import re

from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.quiz import BACK, LEGEND, begin, play, ready

PATH = "fr"
"""The language in which all of it is used."""


def _search(page: Page) -> None:
    page.locator("input[name=query]").click()
    page.keyboard.type("badugi")
    page.locator(".md-search-result__item a").first.wait_for()
    page.keyboard.press("Escape")


def _choose_colours(page: Page) -> None:
    page.locator("button[data-option]:visible").click()


def _show_a_term(page: Page) -> None:
    page.locator('article a[href$="glossary/#badugi"]').first.focus()
    page.locator('[role="tooltip"]').wait_for()


def _filter(page: Page) -> None:
    page.locator("#class-query").fill("8-5")
    page.locator(".class-answer p").first.wait_for()


def _walk_through_a_deal(page: Page) -> None:
    page.locator("[data-go=next]").first.click()
    page.locator("[aria-current=step]").wait_for()


def _ask_the_checker(page: Page) -> None:
    for hand in "ab":
        page.locator(f"#checker-{hand}").wait_for()
    for card in ("6h", "4d", "3s", "Ah"):
        page.locator(f"[data-card='{card}'].checker-card").click()
    page.locator("#checker-a-reading .checker-standing").wait_for()


def _play_and_keep(page: Page) -> None:
    begin(ready(page), "plays")
    page.locator(LEGEND).wait_for()
    play(page)
    page.locator(BACK).click()
    page.locator("#quiz .quiz-kept summary").click()
    with page.expect_download() as kept:
        page.locator("#quiz .quiz-kept button:first-child").click()
    assert '"v"' in kept.value.path().read_text(encoding="utf-8")


def _make_a_worksheet(page: Page) -> None:
    page.locator("section#worksheet .worksheet-item").first.wait_for()
    page.emulate_media(media="print")
    assert page.locator("section#worksheet .worksheet-paper").is_visible()
    page.emulate_media(media="screen")


def _download(page: Page) -> None:
    links = page.locator("article a[href]").evaluate_all("all => all.map(link => link.href)")
    files = [link for link in links if re.search(r"\.(?:pdf|csv|json|toml|phh)$", link)]
    assert files
    answer = page.request.get(files[0])
    assert answer.status == 200
    assert answer.headers["content-type"] != "application/octet-stream"


USES = {
    "": (_search, _choose_colours, _show_a_term),
    "hands/reading/": (),
    "hands/mistakes/": (),
    "hands/ladder/": (),
    "hands/ranking/": (_filter, _download),
    "rules/": (),
    "rules/differences/": (),
    "faq/": (),
    "deals/side-pot/": (_walk_through_a_deal, _download),
    "odds/": (),
    "strategy/": (),
    "checker/": (_ask_the_checker,),
    "quiz/": (_play_and_keep,),
    "print/": (_download,),
    "print/own-rules/": (_download,),
    "print/worksheet/": (_make_a_worksheet,),
    "glossary/": (),
    "sources/": (),
    "translate/": (),
}
"""A page of each type, by its address in the language, and what is done there."""


def use_everything(opened: Visit, *, plain: bool = True) -> None:
    """Look at a page of each type, do what can be done there, and go astray; what fails is noted by the visit.

    Args:
        opened: The window of the reader.
        plain: Whether to look at pages that one can only read, too.
    """
    opened.go("")
    opened.go_and_settle(f"{PATH}/")
    for place, uses in USES.items():
        if uses or plain:
            page = opened.go(f"{PATH}/{place}")
            for use in uses:
                use(page)
    for nowhere in ("no-such-page", f"{PATH}/no/such/page/"):
        page = opened.go(nowhere, missing=True)
        assert page.evaluate("document.documentElement.lang") == (PATH if nowhere.startswith(PATH) else "en")
    page.locator("article a").first.click()
    page.wait_for_url(f"{opened.address}{PATH}/")
