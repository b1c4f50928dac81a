"""Worksheets made in the browser: the questions of the quiz, by keyboard, on the screen and on paper."""

from __future__ import annotations

import io
import re
from unicodedata import normalize

import pytest
from pypdf import PdfReader

from tests.browser.axe import in_all_colours, settle
from tests.browser.keys import focused, skip_to_content, tab_to
from tests.browser.quiz import NEXT, ROUND, answer, ready
from tests.site.pages import LOCALES

PAGE = "print/worksheet/"
SIZES = {"A4": (595, 842), "Letter": (612, 792)}
"""In points."""
ROOT = "section#worksheet"
PAPER, KEY = f"{ROOT} .worksheet-paper", f"{ROOT} .worksheet-key"
ITEM = f"{PAPER} > ol > li"
CODE, OPEN, FAULT = "#quiz-code", f"{ROOT} .quiz-code button", "#quiz-code-error"
ANOTHER, PRINT = "#worksheet-ask button", "#worksheet-print button"
STATUS = f"{ROOT} .quiz-said"
TITLE, KEY_TITLE = "Badugi worksheet", "Answers to the worksheet"

NOTED = "window.print = () => { window.printed = (window.printed ?? 0) + 1; };"
"""A browser without a window has no dialog in which to print."""

CARDS = "all => all.map((slot) => slot.dataset.card)"

each_locale = pytest.mark.parametrize("locale", LOCALES, ids=lambda locale: locale.path)


def made(page):
    """Wait until a worksheet is there."""
    page.locator(f"{ROOT}:not([hidden]) .worksheet-item").first.wait_for()
    return page


@pytest.fixture
def version(site):
    """The version of the bank, as links have it."""
    return re.search(r'"v":"(\w+)"', (site / "assets/quiz/bank.json").read_text("utf-8"))[1]


def questions_on(page):
    """Type, cards and options of each question of a worksheet."""
    return [
        (
            item.get_attribute("data-type"),
            item.locator(".quiz-slot").evaluate_all(CARDS),
            [text for text in item.locator(".worksheet-options").all_inner_texts()[:1] for text in text.split("\n") if text],
        )
        for item in page.locator(ITEM).all()
    ]


def questions_of_the_quiz(page):
    """The same of a round, which is played to the end for it."""
    found = []
    while page.locator(ROUND).is_visible():
        box = page.locator(f"{ROUND} fieldset:not(.is-waiting)")
        options = box.locator(".quiz-option span").all_inner_texts()
        found.append((box.get_attribute("data-type"), box.locator(".quiz-slot").evaluate_all(CARDS), options))
        answer(page)
        page.locator(NEXT).click()
    return found


def bare(text):
    """A text without spaces, ligatures and capitals, to find it whatever the lines."""
    return "".join(normalize("NFKC", text).lower().split())


def text_of(pages):
    """What is written on pages of a PDF, each as one text without spaces."""
    return [bare(page.extract_text()) for page in pages]


def printed(page, **options):
    """The pages of a worksheet as the browser prints it on the paper that the page asks for."""
    return PdfReader(io.BytesIO(page.pdf(prefer_css_page_size=True, **options))).pages


@pytest.mark.parametrize(
    ("query", "more"), [("s=7&l=1&n=6", ""), ("s=7&l=2&n=10", "&w=stop-at-top"), ("s=8&l=3&n=20", ""), ("s=9&l=2&n=6", "&t=discard")]
)
def test_it_asks_what_the_quiz_asks(visit, version, query, more):
    """The same link gives the same questions, with cards and options in the same order; the paper tells this link."""
    opened = visit()
    page = made(opened.go(f"en/{PAGE}?{query}&v={version}{more}"))
    on_paper = questions_on(page)
    link = page.locator(f"{PAPER} .worksheet-online a")
    assert link.get_attribute("href") == f"{opened.address}en/quiz/?{query}&v={version}{more}"
    assert link.inner_text() == link.get_attribute("href").partition("//")[2]
    in_quiz = questions_of_the_quiz(ready(opened.go(link.get_attribute("href").removeprefix(opened.address))))
    assert len(on_paper) == int(re.search(r"n=(\d+)", query)[1])
    assert on_paper == in_quiz


def test_a_code_gives_its_quiz(visit, version):
    """The code on a worksheet, typed into the quiz; a code typed here; a wrong and an old one are told apart."""
    opened = visit()
    page = made(opened.go(f"en/{PAGE}?s=417&l=2&n=6&v={version}"))
    asked = questions_on(page)
    code = re.search(r"Code of this quiz: (\S+)", page.locator(PAPER).inner_text())[1]
    opened.page.locator(ANOTHER).click()
    assert questions_on(page) != asked
    page.fill(CODE, code.lower().replace("-", " "))
    page.locator(OPEN).click()
    assert questions_on(page) == asked
    assert f"s=417&l=2&n=6&v={version}" in page.url
    assert page.locator("#quiz-length").input_value() == "6"
    assert page.locator("input[name=level]:checked").input_value() == "2"
    old = ("00" if version[:2] != "00" else "11") + code[2:]
    for typed, why in {
        "K7": "This is not the code of a quiz. A code looks like this: ",
        old: "The questions have changed since this code was printed, so its quiz cannot be shown.",
    }.items():
        page.fill(CODE, typed)
        page.keyboard.press("Enter")
        assert page.locator(FAULT).inner_text().startswith(why)
        assert focused(page, f"{CODE}[aria-invalid=true]")
        assert questions_on(page) == asked, "the worksheet stays"
    ready(opened.go("en/quiz/"))
    page.locator("#quiz .quiz-other > summary").click()
    page.fill(CODE, code)
    page.keyboard.press("Enter")
    assert questions_of_the_quiz(page) == asked


def test_an_old_link_says_so(visit, version):
    """In the words of the quiz, in the language of the page, above another worksheet."""
    opened = visit()
    old = "0000" if version != "0000" else "1111"
    page = made(opened.go(f"tr/{PAGE}?s=7&l=2&n=10&v={old}"))
    words = page.request.get(f"{opened.address}tr/quiz/words.json").json()["messages"]
    why = "The questions have changed since this link was made, so its quiz cannot be shown. You can start another one below."
    assert page.locator(f"{ROOT} .quiz-notice").inner_text() == words.get(why, why)
    assert page.locator(ITEM).count() == 10 and f"v={version}" in page.url


def test_all_controls_work_by_keyboard(visit):
    """Level, length, another worksheet, paper, key and print: the focus stays, and what is new is said."""
    opened = visit()
    opened.context.add_init_script(NOTED)
    page = made(opened.go_and_settle(f"en/{PAGE}"))
    skip_to_content(page)
    seen = [questions_on(page)]

    def is_new(selector):
        assert focused(page, selector), "the focus stays"
        assert re.fullmatch(r"A new worksheet stands below, with the code \S+\.", page.locator(STATUS).inner_text())
        seen.append(questions_on(page))
        assert seen[-1] not in seen[:-1]

    assert page.locator(STATUS).inner_text() == ""
    tab_to(page, "input[name=level]")
    page.keyboard.press("ArrowDown")
    is_new("input[value='2']:checked")
    tab_to(page, "#quiz-length")
    page.keyboard.press("End")
    is_new("#quiz-length")
    assert len(seen[-1]) == 20
    tab_to(page, ANOTHER)
    page.keyboard.press("Enter")
    is_new(ANOTHER)
    tab_to(page, "#quiz-paper")
    page.keyboard.press("Home")
    tab_to(page, "#worksheet-print input[type=checkbox]")
    page.keyboard.press("Space")
    assert questions_on(page) == seen[-1], "paper and key change no question"
    tab_to(page, PRINT)
    page.keyboard.press("Enter")
    assert page.evaluate("window.printed") == 1
    tab_to(page, f"{KEY} summary", most=90)
    page.keyboard.press("Enter")
    assert page.locator(f"{KEY} li").last.is_visible()


def test_the_address_keeps_the_worksheet(visit):
    """A reload and another language show the same questions; paper and key stay with the browser."""
    opened = visit()
    page = made(opened.go(f"en/{PAGE}"))
    page.select_option("#quiz-type", "order")
    page.select_option("#quiz-paper", "letter")
    page.locator("#worksheet-print input[type=checkbox]").check()
    asked = [(kind, cards) for kind, cards, _ in questions_on(page)]
    assert {kind for kind, _ in asked} == {"order"}
    assert "Code of this quiz" not in page.locator(PAPER).inner_text(), "a code cannot say one kind"
    query = page.evaluate("location.search")
    for where in ("en", "ru"):
        page = made(opened.go(f"{where}/{PAGE}{query}"))
        assert [(kind, cards) for kind, cards, _ in questions_on(page)] == asked
        assert page.locator("#quiz-type").input_value() == "order"
        assert page.locator("#quiz-paper").input_value() == "letter"
        assert page.locator("#worksheet-print input[type=checkbox]").is_checked()


@pytest.mark.parametrize(("region", "paper"), [("en-US", "letter"), ("en-GB", "a4")])
def test_the_usual_paper_of_a_region(visit, region, paper):
    """Until another one is chosen."""
    assert made(visit(locale=region).go(f"en/{PAGE}")).locator("#quiz-paper").input_value() == paper


@pytest.mark.parametrize("paper", SIZES)
def test_printed_with_its_key(visit, version, paper):
    """On the chosen paper: only the worksheet, no question cut, and the answers, folded on the screen, on pages of their own."""
    page = made(visit().go(f"en/{PAGE}?s=8&l=3&n=20&v={version}"))
    assert page.locator(f"{KEY} li").first.is_hidden()
    page.select_option("#quiz-paper", paper.lower())
    page.locator("#worksheet-print input[type=checkbox]").check()
    pages = printed(page)
    for each in pages:
        assert (float(each.mediabox.width), float(each.mediabox.height)) == pytest.approx(SIZES[paper], abs=2)
    texts = text_of(pages)
    starts = [index for index, text in enumerate(texts) if bare(KEY_TITLE) in text]
    assert len(starts) == 1 and texts[starts[0]].startswith(bare(KEY_TITLE))
    assert texts[0].startswith(bare(TITLE))
    questions, answers = texts[: starts[0]], texts[starts[0] :]
    for selector, where in ((ITEM, questions), (f"{KEY} li", answers)):
        items = page.locator(selector).all()
        assert len(items) == 20
        for number, item in enumerate(items, 1):
            whole = f"{number}." + bare(item.text_content() or "")
            assert sum(whole in text for text in where) == 1, whole
    written = "".join(texts)
    for chrome in ("Worksheets", "Search", "Number of questions", "Print the worksheet", "Table of contents", "http"):
        assert bare(chrome) not in written
    assert page.locator(f"{KEY} li").first.is_hidden(), "folded again"


def test_printed_without_its_key(visit, version):
    """An open key stays on the screen too."""
    page = made(visit().go(f"en/{PAGE}?s=7&l=1&n=6&v={version}"))
    page.locator(f"{KEY} summary").click()
    assert not page.locator("#worksheet-print input[type=checkbox]").is_checked(), "nobody hands it out by mistake"
    pages = printed(page)
    assert len(pages) == 1
    assert bare(KEY_TITLE) not in text_of(pages)[0]
    assert page.locator(f"{KEY} li").first.is_visible()


def test_dark_colours_stay_on_the_screen(visit):
    """Paper is white, and the preview is too, whatever the theme."""
    page = made(visit(color_scheme="dark").go(f"en/{PAGE}"))
    settle(page, "dark")
    ground = "all => all.map((one) => getComputedStyle(one).backgroundColor)"
    assert set(page.locator(PAPER).evaluate_all(ground)) == {"rgb(255, 255, 255)"}
    page.emulate_media(media="print", color_scheme="dark")
    around = f"html, body, body :has({PAPER}), {PAPER}"
    assert set(page.locator(around).evaluate_all(ground)) == {"rgb(255, 255, 255)"}
    inks = page.locator(f"{PAPER} p:visible").evaluate_all("all => all.map((one) => getComputedStyle(one).color)")
    assert set(inks) == {"rgb(0, 0, 0)"}


def test_no_state_breaks_a_rule_of_accessibility(visit):
    """With every type of question, the key open, an old link and a wrong code, in both colour schemes."""
    page = made(visit().go(f"en/{PAGE}?s=nothing"))
    page.locator("input[name=level]").last.check()
    page.select_option("#quiz-length", "20")
    page.locator(f"{KEY} summary").click()
    page.fill(CODE, "nothing")
    page.keyboard.press("Enter")
    page.locator(f"{FAULT}:not([hidden])").wait_for()
    assert in_all_colours(page) == []
    assert page.locator(f"{ROOT} [style]").count() == 0, "a strict policy allows no inline style"


@each_locale
def test_nothing_is_cut(visit, locale):
    """On the narrowest phones: no sideways scrolling, with the key open, and large targets, from right to left too."""
    page = made(visit(viewport={"width": 320, "height": 640}).go(f"{locale.path}/{PAGE}?s=8&l=3&n=20"))
    page.locator(f"{KEY} summary").click()
    targets = page.locator(f"{ROOT} :is(button, select, summary, label:has(input), {CODE}):visible")
    assert min(targets.evaluate_all("all => all.map((one) => Math.min(one.offsetWidth, one.offsetHeight))")) >= 44
    for direction in ("ltr", "rtl"):
        page.evaluate("direction => { document.documentElement.dir = document.body.dir = direction; }", direction)
        for width in (320, 360):
            page.set_viewport_size({"width": width, "height": 640})
            assert page.locator("article").evaluate("one => one.scrollWidth - one.clientWidth") == 0
            assert direction == "rtl" or page.evaluate("document.documentElement.scrollWidth") <= width
        outside = page.locator(f"{PAPER} :is(p, li, .quiz-card, .worksheet-box):visible").evaluate_all(
            "(all, paper) => { const { left, right } = document.querySelector(paper).getBoundingClientRect();"
            " return all.map((one) => one.getBoundingClientRect()).filter((box) => box.left < left || box.right > right).length; }",
            PAPER,
        )
        assert outside == 0, direction


def test_forced_colours_leave_boxes_and_lines_to_write_on(visit):
    """Cards, boxes and lines to write on are drawn with borders."""
    page = made(visit(forced_colors="active").go(f"en/{PAGE}"))
    page.locator("input[name=level]").last.check()
    width = "all => all.map((one) => getComputedStyle(one).borderTopWidth)"
    framed = page.locator(f"{PAPER} :is(.quiz-card, .worksheet-box)")
    assert framed.count() > 40 and "0px" not in framed.evaluate_all(width)


@each_locale
def test_without_scripts_the_ready_worksheets_are_there(visit, locale):
    """A sentence says what is missing, and the ready worksheets are there, on both papers."""
    opened = visit(java_script_enabled=False)
    page = opened.go(f"{locale.path}/{PAGE}")
    assert page.locator("noscript p").inner_text()
    assert page.locator(ROOT).is_hidden()
    links = page.locator("article a[href$='.pdf']").evaluate_all("all => all.map((one) => one.href)")
    names = [f"worksheet-{level}-{paper}.pdf" for level in (1, 2, 3) for paper in ("a4", "letter")]
    assert links == [f"{opened.address}{locale.path}/print/{name}" for name in names]
    assert all(page.request.get(link).ok for link in links)


def test_what_cannot_be_loaded(visit):
    """A sentence says so, and the ready worksheets stay."""
    opened = visit()
    missing = f"{opened.address}assets/quiz/bank.json"
    opened.missing.add(missing)
    opened.page.route(missing, lambda route: route.fulfill(status=404, body=""))
    page = opened.go(f"en/{PAGE}")
    page.get_by_text("The worksheet could not be made.").wait_for()
    assert page.locator(ROOT).is_hidden()
    page.emulate_media(media="print")
    assert page.locator("h1").is_visible(), "the page is still printed"
