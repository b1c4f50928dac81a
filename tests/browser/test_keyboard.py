"""Everything can be done and seen with a keyboard alone, in wide and narrow windows and in enlarged ones."""

from __future__ import annotations

import pytest

from tests.browser.keys import focused, skip_to_content, tab_to
from tests.browser.until import until
from tests.browser.walk import walk

DESK = {"viewport": {"width": 1280, "height": 800}}
PHONE = {"viewport": {"width": 360, "height": 740}}
ENLARGED = {"viewport": {"width": 320, "height": 256}}
"""What 400 % leaves of 1280 by 1024 pixels."""

MENU, BUTTON = ".md-sidebar--primary", ".menu-button"


@pytest.mark.parametrize(
    ("place", "window", "scheme"),
    [
        ("rules/differences/", DESK, "dark"),
        ("checker/", DESK, "light"),
        ("quiz/", PHONE, "dark"),
        ("deals/side-pot/", PHONE, "light"),
        ("print/worksheet/", ENLARGED, "dark"),
        ("hands/ranking/", ENLARGED, "light"),
    ],
)
def test_the_focus_is_seen_at_each_step(visit, place, window, scheme):
    """It is marked with a contrast of three to one, nothing lies on it, and it leaves the page in the end."""
    page = visit(**window, color_scheme=scheme).go_and_settle(f"en/{place}")
    steps, faults = walk(page)
    assert steps > 10
    assert faults == []


@pytest.mark.parametrize("window", [DESK, PHONE], ids=["desk", "phone"])
def test_the_first_key_skips_to_the_content(visit, window):
    """The link is in sight, and what has the focus next is in the text."""
    page = visit(**window).go_and_settle("en/hands/reading/")
    assert page.locator(BUTTON).is_visible() == (window is PHONE)
    skip_to_content(page)
    page.keyboard.press("Tab")
    assert focused(page, "article a")


def test_the_menu_of_narrow_screens(visit):
    """A button opens it at the page that is shown; Escape closes it, and so does the focus when it leaves."""
    page = visit(**PHONE).go_and_settle("en/rules/home/")
    assert page.locator(MENU).is_hidden(), "nothing in a closed menu has the focus"
    tab_to(page, BUTTON, most=3)
    button = page.get_by_role("button", name="Navigation")
    assert button.get_attribute("aria-expanded") == "false"
    page.keyboard.press("Enter")
    assert button.get_attribute("aria-expanded") == "true"
    assert focused(page, f"{MENU} a[href='./']")
    page.keyboard.press("Escape")
    assert focused(page, BUTTON) and button.get_attribute("aria-expanded") == "false"
    page.keyboard.press("Space")
    tab_to(page, f"{MENU} a[href='../../glossary/']")
    page.keyboard.press("Tab")
    tab_to(page, "article a", most=4)
    page.locator(MENU).wait_for(state="hidden")


def test_the_menu_leads_to_headings_of_the_page(visit):
    """They stand below its name, and the menu closes."""
    page = visit(**PHONE).go_and_settle("en/rules/home/")
    page.locator(BUTTON).click()
    page.locator(f"{MENU} a[href='#bets']").click()
    page.locator(MENU).wait_for(state="hidden")
    assert page.evaluate("location.hash") == "#bets"


def test_the_menu_without_scripts(visit):
    """It comes when the focus does."""
    page = visit(**PHONE, java_script_enabled=False).go("en/rules/home/")
    page.locator(f"{MENU} a[href='../../glossary/']").focus()
    assert page.locator(MENU).bounding_box()["x"] == 0


def test_the_colours_change_by_keyboard(visit):
    """A button says what it does, and the one that takes its place has the focus."""
    page = visit(color_scheme="light").go_and_settle("en/sources/")
    page.get_by_role("button", name="Use dark colours").focus()
    for key, name, scheme in (("Enter", "Use light colours", "slate"), ("Space", "Use dark colours", "default")):
        page.keyboard.press(key)
        until(page, "scheme => document.body.dataset.mdColorScheme === scheme", scheme)
        assert page.evaluate("document.activeElement.ariaLabel") == name


def test_a_closed_search_is_no_stop(visit):
    """From its box the focus goes on to the menu, and the search is closed."""
    page = visit(**DESK).go_and_settle("en/sources/")
    page.locator("input[name=query]").focus()
    page.keyboard.press("Tab")
    assert focused(page, f"{MENU} a")
    assert not page.locator("#__search").is_checked()


def test_single_letters_do_nothing(visit):
    """Who dictates, or hits a key by chance, stays where they are."""
    page = visit(**DESK).go_and_settle("en/rules/")
    before = page.url
    for key in "fs/pn,.":
        page.keyboard.press(key)
    page.wait_for_timeout(200)  # longer than the theme needs to leave
    assert page.url == before and not page.locator("#__search").is_checked()
    page.locator("input[name=query]").click()
    page.keyboard.type("pn")
    assert page.locator("input[name=query]").input_value() == "pn"
