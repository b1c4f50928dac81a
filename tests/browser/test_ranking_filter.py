"""The search in the tables of all classes: what is typed, shown and said."""

from __future__ import annotations

import re

import pytest

from badugi_core import HAND_CLASSES, evaluate, format_cards, parse_cards
from tests.browser.axe import in_all_colours
from tests.browser.keys import focused, skip_to_content, tab_to
from tests.browser.until import until
from tests.site.pages import LOCALES

FIELD = "#class-query"
PLACE = "hands/ranking/"
ROWS = ".class-table:not(.sizes) table.classes tbody tr"
SHOWN = f"""() => [...document.querySelectorAll("{ROWS}")]
  .filter(row => row.checkVisibility()).map(row => row.cells[1].textContent)"""
TYPE = """(field, text) => {
  field.value = text;
  field.dispatchEvent(new Event("input"));
}"""
HEADINGS = """() => [...document.querySelectorAll("article :is(h2, h3)")]
  .filter(heading => heading.checkVisibility()).map(heading => heading.id)"""
each_locale = pytest.mark.parametrize("locale", LOCALES, ids=lambda locale: locale.path)


@pytest.fixture
def english(visit):
    """The page with its field."""
    page = visit().go(f"en/{PLACE}")
    page.locator(FIELD).wait_for()
    return page


def said(page):
    """The lines that are announced."""
    return [" ".join(line.split()) for line in page.locator(".class-answer p").all_inner_texts()]


def printed(item):
    """The ranks of a class as the page has them."""
    return str(item).replace("T", "10")


def beginning(ranks):
    """The classes that begin with some ranks."""
    return [printed(item) for item in HAND_CLASSES if f"{printed(item)}-".startswith(f"{ranks}-")]


RANKS = {
    "4-3-A": "4-3-A",
    "8-5": "8-5",
    "85": "8-5",
    "10 9": "10-9",
    "t9": "10-9",
    "k–q–j–10": "K-Q-J-10",
    "4-3-A-x": "4-3-A",
}


def test_rows_that_begin_with_the_ranks_stay(english):
    """The rows that begin with these ranks stay, and their number is said."""
    for typed, ranks in RANKS.items():
        english.locator(FIELD).fill(typed)
        expected = beginning(ranks)
        assert english.evaluate(SHOWN) == expected, typed
        assert said(english) == [f"Rows found: {len(expected)} of 1,092."], typed


def test_headings_without_rows_disappear(english):
    """So do tables; a heading of all four cards stays as long as one of its tables does."""
    everything = english.evaluate(HEADINGS)
    english.locator(FIELD).fill("8-5-4")
    assert english.evaluate(HEADINGS) == ["badugis", "cards-4-8", "three-cards", "cards-3-8", "downloads"]
    assert english.locator(".class-table:visible table.classes").count() == 3
    english.locator(FIELD).fill("K")
    assert english.evaluate(HEADINGS)[-3:] == ["two-cards", "one-card", "downloads"]
    english.locator(FIELD).fill("")
    assert english.evaluate(HEADINGS) == everything
    assert said(english) == []


def test_ranks_in_another_order(english):
    """They are read from the highest, and the page says so."""
    english.locator(FIELD).fill("A 2 3 4")
    assert english.evaluate(SHOWN) == ["4-3-2-A"]
    assert said(english) == [
        "Rows found: 1 of 1,092.",
        "The highest rank comes first, so this is read as 4-3-2-A.",
    ]


@each_locale
def test_four_cards_lead_to_the_place_of_their_hand(visit, locale):
    """In the letters of the language: the place of the hand, the cards that play and those that do not."""
    page = visit().go(f"{locale.path}/{PLACE}")
    total = locale.number(len(HAND_CLASSES))
    for cards in ("6h 4d 3s Ah", "7h 4d Ac 4s", "Kd Kh Kc Ks", "8h Kd 5c Qs"):
        evaluation = evaluate(cards)
        idle = [card for card in evaluation.cards if card not in evaluation.playing]
        page.locator(FIELD).fill(format_cards(evaluation.cards, locale.notation))
        lines = page.locator(".class-answer p")
        place, whole = locale.number(evaluation.hand_class.ordinal), lines.first.text_content()
        assert place in whole and total in whole and f"({printed(evaluation.hand_class)})" in whole
        shown = [parse_cards(" ".join(line.locator(".pc").all_inner_texts())) for line in lines.all()]
        assert shown[1] == evaluation.playing
        assert [set(cards) for cards in shown[2:] if cards] == ([set(idle)] if idle else [])
        assert len(shown) == 2 + bool(idle) + (len(evaluation.choices) > 1)
        assert page.evaluate(SHOWN) == [printed(evaluation.hand_class)]
        assert page.locator(f"{ROWS}:visible").first.locator("td").first.text_content() == place


def test_the_sentence_about_a_hand(english):
    """In English, word for word; cards have their names."""
    english.locator(FIELD).fill("6♥4♦3♠A♥")
    assert said(english) == [
        "Your hand: Three-card four (4-3-A), no. 718 of 1,092",
        "Cards that play: 4♦ 3♠ A♥.",
        "Cards that do not play: 6♥.",
    ]
    assert english.locator(".class-answer .pc").first.get_attribute("aria-label") == "four of diamonds"


FAULTS = {
    "6h 6♥": "This card is there twice: 6♥.",
    "6h 4d 3s Ah 2c": "No row: a hand has no more than four cards.",
    "6h 4d 3s Ah 2": "No row: a hand has no more than four cards.",
    "K-Q-J-10-9": "No row: a hand has no more than four cards.",
    "8-8": "No row: a rank plays only once in a hand.",
    "hello": "This is neither a rank nor a card: h.",
    "8-5-z": "This is neither a rank nor a card: z.",
    "<b>": "This is neither a rank nor a card: <.",
}


def test_faults_are_explained(english):
    """No row is left, the field is marked, and the reason stands below it."""
    for typed, fault in FAULTS.items():
        english.locator(FIELD).fill(typed)
        (line,) = said(english)
        assert line.startswith(fault)
        assert english.evaluate(SHOWN) == [], typed
        assert english.locator(FIELD).get_attribute("aria-invalid") == "true", typed
        english.locator(FIELD).fill("8")
        assert english.locator(FIELD).get_attribute("aria-invalid") is None, typed


def test_cards_that_are_not_all_there(english):
    """While cards are typed, nothing is hidden and nothing is called wrong."""
    for typed, count in {"6h": 1, "6h 4": 1, "6h 4d 1": 2, "6h4d3s": 3, "6h 4d 3s A": 3}.items():
        english.locator(FIELD).fill(typed)
        assert said(english) == [f"Cards so far: {count} of 4. Go on to see what your hand is worth."], typed
        assert len(english.evaluate(SHOWN)) == len(HAND_CLASSES), typed


def test_each_key_of_a_ten_is_welcome(english):
    """The 1 of a 10 is not a fault, alone or after other ranks."""
    english.locator(FIELD).press_sequentially("K1")
    assert english.evaluate(SHOWN) == beginning("K")
    english.locator(FIELD).press_sequentially("0")
    assert english.evaluate(SHOWN) == beginning("K-10")


def test_letters_of_a_language_come_first_as_cards(visit):
    """In French, DD is the queen of diamonds; with a hyphen, R-D are ranks."""
    page = visit().go(f"fr/{PLACE}")
    page.locator(FIELD).fill("DD")
    assert len(page.evaluate(SHOWN)) == len(HAND_CLASSES)
    page.locator(FIELD).fill("R-D")
    assert page.evaluate(SHOWN) == beginning("K-Q")


def test_the_keyboard_alone_is_enough(english):
    """Tab leads to the field and to the button; Escape and the button clear; the focus is in the field."""
    skip_to_content(english)
    tab_to(english, FIELD)
    english.keyboard.type("8-5")
    assert english.evaluate(SHOWN) == beginning("8-5")
    english.keyboard.press("Enter")  # nothing is sent anywhere
    assert english.url.endswith(f"{PLACE}#ranking")
    english.keyboard.press("Escape")
    assert english.locator(FIELD).input_value() == ""
    assert focused(english, FIELD)
    assert len(english.evaluate(SHOWN)) == len(HAND_CLASSES)
    english.keyboard.type("6h 4d 3s Ah")
    english.keyboard.press("Tab")
    assert focused(english, ".class-filter button")
    english.keyboard.press("Enter")
    assert english.locator(FIELD).input_value() == ""
    assert focused(english, FIELD)
    assert len(english.evaluate(SHOWN)) == len(HAND_CLASSES)


def test_a_link_to_a_hidden_heading_shows_it(english):
    """The table of contents works while a search hides what it leads to."""
    english.locator(FIELD).fill("8-5")
    english.evaluate("location.hash = 'cards-3-k'")
    until(english, "document.querySelector('#cards-3-k').checkVisibility()")
    assert english.locator(FIELD).input_value() == ""


def test_the_same_link_shows_it_again(english):
    """Also when the address names the heading already, for which browsers send no event."""
    link = english.locator("a[href='#cards-3-k']").first
    for _ in range(2):
        english.locator(FIELD).fill("8-5")
        link.dispatch_event("click")
        until(english, "document.querySelector('#cards-3-k').checkVisibility()")
        assert english.locator(FIELD).input_value() == ""


def test_what_was_found_is_printed(english):
    """What was found is printed; after a fault, everything, since paper does not say what is wrong."""
    english.emulate_media(media="print")
    english.locator(FIELD).evaluate(TYPE, "8-5")
    assert english.evaluate(SHOWN) == beginning("8-5")
    headings = english.evaluate(HEADINGS)
    english.locator(FIELD).evaluate(TYPE, "hello")
    assert len(english.evaluate(SHOWN)) == len(HAND_CLASSES)
    assert len(english.evaluate(HEADINGS)) > len(headings)


def test_words_are_announced(english):
    """The line for answers is there, empty, from the start; the field has a name and a hint."""
    status = english.locator(".class-answer")
    assert (status.get_attribute("role"), status.get_attribute("aria-live")) == ("status", "polite")
    assert status.evaluate("element => element.childNodes.length") == 0
    assert english.get_by_role("textbox", name="Find a hand", exact=True).count() == 1
    hint = english.locator(FIELD).evaluate("field => document.getElementById(field.getAttribute('aria-describedby')).textContent")
    assert re.search(r"8-5.*6h 4d 3s Ah", hint)


def test_no_state_breaks_a_rule_of_accessibility(english):
    """Each state of the field, light and dark: the rest of the page is looked at with all other pages."""
    for typed in ("8-5", "6h 4d 3s Ah", "8-8"):
        english.locator(FIELD).fill(typed)
        assert in_all_colours(english, [".class-filter"]) == [], typed


def test_without_scripts_all_rows_are_there(visit):
    """The field is hidden; all rows are there."""
    page = visit(java_script_enabled=False).go(f"en/{PLACE}")
    assert page.locator(FIELD).is_hidden()
    assert page.locator(".class-words").is_hidden()
    assert page.locator(ROWS).count() == len(HAND_CLASSES)
    assert page.locator(ROWS).first.is_visible()


@each_locale
def test_answers_fit_a_narrow_screen(visit, locale):
    """At 320 pixels, the longest answer does not scroll sideways; the button is large enough for a finger."""
    page = visit(viewport={"width": 320, "height": 640}).go(f"{locale.path}/{PLACE}")
    for typed in ("Kd Kh Kc Ks", "5-4-3-2-A", "10-9"):
        page.locator(FIELD).fill(typed)
        assert page.evaluate("document.documentElement.scrollWidth") <= 320
    sizes = page.locator(".class-field > *").evaluate_all("all => all.map(e => [e.offsetWidth, e.offsetHeight])")
    assert all(width >= 44 and height >= 44 for width, height in sizes)


def test_forced_colours_leave_field_and_button_their_edges(visit):
    """Field and button keep their edges."""
    page = visit(forced_colors="active").go(f"en/{PLACE}")
    styles = page.locator(".class-field > *").evaluate_all("all => all.map(e => getComputedStyle(e).borderTopStyle)")
    assert set(styles) <= {"solid", "dashed"}
