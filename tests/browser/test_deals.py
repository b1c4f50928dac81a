"""The worked deals as a viewer: by keyboard, by address, on paper, and without a script."""

from __future__ import annotations

import re

import pytest

from tests.browser.axe import in_all_colours, violations
from tests.browser.keys import focused, skip_to_content, tab_to
from tests.browser.until import until
from tests.once import shared
from tests.site.pages import LOCALES

DEALS = shared().deals
DEAL = "deals/side-pot/"
TOTAL = len(DEALS["side-pot"].steps)
STEPS = ".deal-steps > li"
NEXT, PREVIOUS = "[data-go=next]", "[data-go=previous]"
CURRENT = "[aria-current=step]"


def shown(page):
    """How many steps can be seen."""
    return page.locator(STEPS).evaluate_all("all => all.filter(one => one.checkVisibility()).length")


def current(page):
    """The number of the current step, which is the only one."""
    (name,) = page.locator(CURRENT).evaluate_all("all => all.map(one => one.id)")
    return int(name.removeprefix("step-"))


def at(page, step):
    """Whether the viewer stands at a step: shown up to it, and said so."""
    numbers = re.findall(r"\d+", page.locator(".deal-at > p").inner_text())
    return (shown(page), current(page), numbers) == (step, step, [str(step), str(TOTAL)])


def announced(page):
    """What a screen reader is to hear after a step forward: the part that begins, if one does, and the step."""
    step = page.locator(CURRENT)
    heading = page.locator(f"h3:has(+ ol > {CURRENT}:first-child), h3:has(+ div + ol > {CURRENT}:first-child)")
    return "".join(heading.all_text_contents()) + step.text_content()


@pytest.mark.parametrize("locale", LOCALES, ids=lambda locale: locale.path)
def test_from_the_first_step_to_the_last(visit, locale):
    """With Tab and Enter alone: one step more each time, said in the status line, focus kept."""
    page = visit().go(f"{locale.path}/{DEAL}")
    skip_to_content(page)
    assert at(page, 1)
    tab_to(page, NEXT)
    for step in range(2, TOTAL + 1):
        page.keyboard.press("Enter")
        assert at(page, step)
        assert page.locator(".deal-now").text_content() == announced(page)
    assert page.locator(NEXT).get_attribute("aria-disabled") == "true"
    page.keyboard.press("Enter")
    assert at(page, TOTAL)
    assert focused(page, NEXT)


def test_arrows_inside_the_viewer_alone(visit):
    """The arrow keys walk where the focus is in the viewer; elsewhere they are the browser's."""
    page = visit().go(f"en/{DEAL}")
    page.keyboard.press("ArrowRight")
    assert at(page, 1)
    tab_to(page, NEXT)
    for key, step in (("ArrowRight", 2), ("ArrowRight", 3), ("ArrowLeft", 2), ("ArrowLeft", 1), ("ArrowLeft", 1)):
        page.keyboard.press(key)
        assert at(page, step)
    page.keyboard.press("Control+ArrowRight")
    assert at(page, 1)


def test_all_steps_and_back_to_the_first(visit):
    """All of the deal at a press, and its beginning at another."""
    page = visit().go(f"en/{DEAL}")
    page.locator("[data-go=all]").click()
    assert shown(page) == TOTAL
    assert page.locator("#stacks").is_visible()
    page.locator(PREVIOUS).click()
    assert at(page, TOTAL - 1)
    assert page.locator("#stacks").is_hidden()
    page.locator("[data-go=start]").click()
    assert at(page, 1)
    assert page.locator("#round-1").is_hidden()


def test_an_address_opens_a_step(visit):
    """`#step-12` opens there, from outside and from the text below; so does the heading of a part."""
    opened = visit()
    page = opened.go(f"en/{DEAL}#step-12")
    assert at(page, 12)
    assert page.locator("#step-12").is_visible()
    cited = page.locator("article a[href^='#step-']").last
    step = int(cited.get_attribute("href").removeprefix("#step-"))
    cited.click()
    page.locator(f"#step-{step}{CURRENT}").wait_for()
    assert at(page, step)
    page.goto(f"{opened.address}en/{DEAL}#first-draw")
    page.locator(f"#first-draw + ol > li:first-child{CURRENT}").wait_for()
    heading, bar = (page.locator(place).bounding_box() for place in ("#first-draw", ".deal-controls"))
    assert heading["y"] >= bar["y"] + bar["height"]


def follow(page, step):
    """Follow a link of the page to a step."""
    page.evaluate(
        """step => {
          const link = document.querySelector("article").appendChild(document.createElement("a"));
          link.href = `#step-${step}`;
          link.click();
          link.remove();
        }""",
        step,
    )
    page.locator(f"#step-{step}{CURRENT}").wait_for()


def test_the_step_of_an_address_is_said(visit):
    """The status line has the text of the step that was asked for, not of the one before."""
    page = visit().go(f"en/{DEAL}")
    page.locator(NEXT).click()
    follow(page, 15)
    assert page.locator(".deal-now").text_content().endswith(page.locator("#step-15").text_content())


def test_a_link_to_the_address_in_the_bar(visit):
    """The link to a step leads there again, also where the address names the step already."""
    page = visit().go(f"en/{DEAL}")
    follow(page, TOTAL)
    page.locator("[data-go=all]").click()
    assert page.evaluate("location.hash") == f"#step-{TOTAL}"
    page.evaluate("history.replaceState(null, '', '#step-15')")
    follow(page, 15)
    assert at(page, 15)


def test_the_address_keeps_the_step(visit):
    """After a reload and in another language the reader is at the same step, and sees it."""
    page = visit(viewport={"width": 360, "height": 640}).go(f"en/{DEAL}")
    for _ in range(11):
        page.locator(NEXT).press("Enter")
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    page.reload()
    assert at(page, 12)
    until(page, f"document.querySelector('{CURRENT}').getBoundingClientRect().top > 0")
    assert page.locator(CURRENT).bounding_box()["y"] < 640
    page.locator("[data-languages] summary").click()
    page.locator("[data-languages] a[href*='/fr/']").click()
    page.wait_for_url("**/fr/**")
    assert at(page, 12)


WINDOWS = [("fr", 320, 256), ("ru", 320, 256), ("ru", 320, 568), ("fr", 568, 320), ("ru", 844, 390)]
EDGES = """places => places.map(place => {
  const { top, bottom } = document.querySelector(place).getBoundingClientRect();
  return [top, bottom];
})"""


@pytest.mark.parametrize(("path", "width", "height"), WINDOWS)
def test_a_step_is_seen_in_a_small_window(visit, path, width, height):
    """Neither the header nor the buttons cover the current step, and it ends inside the window if there is room."""
    page = visit(viewport={"width": width, "height": height}).go(f"{path}/{DEAL}")
    page.locator(NEXT).focus()
    for _ in range(TOTAL - 1):
        page.keyboard.press("Enter")
        (_, header), (_, bar), (top, bottom) = page.evaluate(EDGES, [".md-header", ".deal-controls", CURRENT])
        covered = max(header, bar)
        assert covered <= top + 1
        # A step that is higher than the room for it is shown from its beginning.
        assert bottom <= height + 1 or top <= covered + 20


SYSTEM_COLOUR = """name => {
  const probe = document.body.appendChild(document.createElement("i"));
  probe.style.color = name;
  const found = getComputedStyle(probe).color;
  probe.remove();
  return found;
}"""


def test_forced_colours_show_the_current_step_and_idle_buttons(visit):
    """A button that does nothing looks so, and only the current step has a line beside it."""
    page = visit(forced_colors="active").go(f"en/{DEAL}")
    page.locator(NEXT).click()
    grey, canvas, highlight = (page.evaluate(SYSTEM_COLOUR, name) for name in ("GrayText", "Canvas", "Highlight"))
    page.locator("[data-go=all]").click()
    assert page.locator("[data-go=all]").evaluate("e => getComputedStyle(e).color") == grey
    lines = page.locator(STEPS).evaluate_all("all => all.map(e => getComputedStyle(e).borderInlineStartColor)")
    assert lines == [canvas] * (TOTAL - 1) + [highlight]


@pytest.mark.parametrize("locale", LOCALES, ids=lambda locale: locale.path)
def test_a_step_is_not_hidden_by_the_buttons(visit, locale):
    """The buttons stay in view, and the current step is seen below them, on a phone too."""
    page = visit(viewport={"width": 320, "height": 640}).go(f"{locale.path}/{DEAL}")
    page.locator(NEXT).focus()
    for _ in range(TOTAL - 1):
        page.keyboard.press("Enter")
        (start, bar), (top, bottom) = page.evaluate(EDGES, [".deal-controls", CURRENT])
        assert 0 <= start and bar <= top and bottom <= 640
    assert page.evaluate("document.documentElement.scrollWidth") == 320


@pytest.mark.parametrize("name", sorted(DEALS))
def test_without_a_script_every_step_is_there(visit, name):
    """Every step is there to read, and no button that does nothing."""
    page = visit(java_script_enabled=False).go(f"en/deals/{name}/")
    assert shown(page) == len(DEALS[name].steps)
    assert page.locator("button[data-go]:visible").count() == 0


def test_the_whole_deal_is_printed(visit):
    """The whole deal is printed, wherever the reader stands."""
    page = visit().go(f"en/{DEAL}")
    assert at(page, 1)
    page.emulate_media(media="print")
    assert shown(page) == TOTAL
    assert page.locator(".deal-controls").is_hidden()
    breaks = page.locator(".deal-seats").evaluate_all("all => all.map(e => getComputedStyle(e).breakInside)")
    assert set(breaks) == {"avoid"}


def test_no_state_breaks_a_rule_of_accessibility(visit):
    """No violation in the middle of a deal, nor with all of it shown; light and dark, on a phone too."""
    page = visit(viewport={"width": 1280, "height": 800}).go(f"en/{DEAL}#step-12")
    assert in_all_colours(page, ["article"]) == []
    page.set_viewport_size({"width": 360, "height": 800})
    assert violations(page, include=["article"]) == []
    page.locator("[data-go=all]").click()
    assert in_all_colours(page, ["article"]) == []
