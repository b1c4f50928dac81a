"""The page that says who wins: typed, tapped, linked, and told what is wrong."""

from __future__ import annotations

import re

import pytest

from badugi_core import DECK, evaluate, format_cards, parse_cards
from tests.browser.axe import in_all_colours
from tests.browser.keys import focused, skip_to_content, tab_to
from tests.browser.until import dress
from tests.site.pages import LOCALES, TRANSLATED

TWO = "6h4d3sAh.7c5h4s3d"
TWO_TIED = "8s 5h 3d Ac 8h 5d 3c As"
VERDICT = "#checker .checker-verdict"
PAUSE = 400
"""Milliseconds after which what was typed has been looked at."""
HEADER = 48
"""Pixels of the header of the page, which stays in sight."""
each_locale = pytest.mark.parametrize("locale", LOCALES, ids=lambda locale: locale.path)


def opened(visit, path="en", query="", **options):
    """The checker of a language, started, with its words: `translate` fills them. Its clock can be put forward."""
    window = visit(**options)
    window.page.clock.install()
    page = window.go(f"{path}/checker/{query}")
    page.locator("#checker-a").wait_for()
    words = page.request.get(f"{window.address}{path}/checker/words.json").json()
    page.translate = lambda msgid, **values: words["messages"].get(msgid, msgid) % values
    return page


@pytest.fixture
def english(visit):
    """The checker in English."""
    return opened(visit)


def plain(text):
    """A text without signs that cannot be seen, its hyphens all alike."""
    return " ".join(re.sub("[\u2066-\u2069]", "", text).replace("\u2011", "-").split())


def said(page, selector=f"{VERDICT}, #checker .checker-why"):
    """What stands in an element; the verdict and what decides, by default."""
    return plain(" ".join(page.locator(selector).all_inner_texts()))


def field(page, hand):
    """The field of a hand by its letter."""
    return page.locator(f"#checker-{hand}")


def put(page, hand, text):
    """Type a text, all at once, and leave the field."""
    field(page, hand).fill(text)
    field(page, hand).dispatch_event("change")


def tap(page, *cards):
    """Tap cards of the deck."""
    for card in cards:
        page.locator(f"[data-card='{card}'].checker-card").click()


@each_locale
def test_by_keyboard_in_the_letters_of_the_language(visit, locale):
    """Type two hands, and the verdict comes by itself; the focus stays where it is."""
    page = opened(visit, locale.path)
    skip_to_content(page)
    for hand, cards in (("a", "6h 4d 3s Ah"), ("b", "Kc Qd Js Th")):
        tab_to(page, f"#checker-{hand}")
        page.keyboard.type(format_cards(parse_cards(cards), locale.notation))
        page.locator(f"#checker-{hand}-reading .checker-standing").wait_for()
        assert focused(page, f"#checker-{hand}")
    assert page.locator(f"{VERDICT} .checker-outcome").inner_text() == page.translate("Hand %(hand)s wins.", hand="B")
    place = locale.number(evaluate("6h 4d 3s Ah").hand_class.ordinal)
    assert place in page.locator("#checker-a-reading .checker-standing").inner_text()
    tab_to(page, ".checker-targets input")
    page.keyboard.press("ArrowUp")
    tab_to(page, ".checker-card[data-card='As']")
    page.keyboard.press("Space")
    assert page.locator(".checker-note").inner_text()


@each_locale
def test_any_language_is_read_on_every_page(visit, locale):
    """Whoever sits at the table may type."""
    page = opened(visit, locale.path)
    for other in LOCALES:
        put(page, "a", format_cards(parse_cards("Kc Qd Js Th"), other.notation))
        shown = page.locator("#checker-a-reading .quiz-slot").evaluate_all("all => all.map(e => e.dataset.card)")
        assert shown == ["Kc", "Qd", "Js", "Th"], other.path


def test_a_hand_is_read_and_explained(english):
    """Which cards play, why the others do not, name and place, chances and outs."""
    put(english, "a", "6h 4d 3s Ah")
    box = english.locator("#checker-a-reading")
    tags = [plain(text) for text in box.locator(".quiz-tag").all_inner_texts()]
    assert tags == ["does not play", "plays", "plays", "plays"]
    lines = [plain(text) for text in box.locator(".checker-result p").all_inner_texts()]
    assert lines == ["Three-card four (4-3-A), no. 718 of 1,092", "6♥ does not play: same suit as A♥."]
    assert said(english) == "Hand A: three-card four (4-3-A)."
    box.locator("summary").click()
    items = [plain(text) for text in box.locator(".checker-odds li").all_inner_texts()]
    assert items[0].startswith("Weaker than this hand: ") and items[-2:] == [
        "Cards that make a badugi: 10",
        "Cards that make the hand stronger in any way: 12",
    ]


def test_the_verdict_between_two_hands(english):
    """Who wins and what decides, as soon as both hands are complete."""
    put(english, "a", "6h 4d 3s Ah")
    put(english, "b", "7c 5h 4s")
    assert said(english) == "Hand A: three-card four (4-3-A)."
    put(english, "b", "7c 5h 4s 3d")
    assert said(english) == "Hand B wins. Number of playing cards: 4 against 3. More cards win."
    assert english.locator(".is-winner .checker-name").inner_text() == "Hand B"


def test_eight_hands_and_a_split_pot(english):
    """Hands can be added up to eight; all that share the pot are named; one taken out leaves the rest."""
    hands = ["8s5h3dAc", "8h5d3cAs", "KsKh9s9h", "QsQhTsTh", "JsJh7s7h", "KcKd9c9d", "QcQdTcTd"]
    for hand, cards in zip("abcdefg", hands, strict=True):
        if hand > "b":
            english.get_by_role("button", name="Add a hand").click()
            assert focused(english, f"#checker-{hand}")
        put(english, hand, cards)
    english.get_by_role("button", name="Add a hand").click()
    assert english.get_by_role("button", name="Add a hand").count() == 0
    assert said(english).startswith("It is a tie. These hands split the pot: A and B. The same ranks play: 8-5-3-A.")
    english.get_by_role("button", name="Remove hand A").click()
    assert focused(english, "#checker-a")
    assert english.locator(".checker-hand").count() == 7
    assert said(english).startswith("Hand A wins.")
    assert field(english, "a").input_value() == hands[1]


def test_two_hands_cannot_be_taken_out(english):
    """There is always a question to settle."""
    assert english.get_by_role("button", name=re.compile("^Remove hand")).count() == 0


def test_a_tapped_card_goes_into_the_hand_and_out_of_it(english):
    """A tapped card goes into the hand and out of it; a complete hand hands on to the next one."""
    tap(english, "6h", "4d", "6h", "3s")
    assert field(english, "a").input_value() == "4♦ 3♠"
    assert english.locator(".checker-card[aria-pressed=true]").count() == 2
    tap(english, "Ah", "6h")
    assert said(english, ".checker-note") == "This hand is complete. The deck now fills hand B."
    assert english.locator(".checker-targets input").nth(1).is_checked()
    tap(english, "7c", "5h", "4s", "3d")
    assert said(english).startswith("Hand B wins.")


@each_locale
def test_nothing_moves_under_the_finger(visit, locale):
    """While two hands are tapped, each card of the deck stays where it is on the screen."""
    page = opened(visit, locale.path, viewport={"width": 320, "height": 740})
    dress(page, "* { overflow-anchor: none !important; }")
    deck = page.locator(".checker-suits")
    for width in (320, 360):
        page.set_viewport_size({"width": width, "height": 740})
        deck.evaluate("element => element.scrollIntoView({ block: 'center' })")
        top = deck.bounding_box()["y"]
        for card in TWO_TIED.split():
            tap(page, card)
            assert deck.bounding_box()["y"] == top, (width, card)
            assert page.locator(".checker-bar").bounding_box()["y"] >= HEADER
        assert said(page, f"{VERDICT} .checker-outcome")
        page.locator("#checker .checker-buttons button").nth(1).click()
        assert field(page, "a").input_value() == ""


def test_the_verdict_stays_in_sight(visit):
    """Below the header while the deck and the hands are read; where the screen is low, it scrolls with the page."""
    page = opened(visit, query=f"?h={TWO}")
    tops = {}
    for height in (740, 480):
        page.set_viewport_size({"width": 360, "height": height})
        page.locator("#checker-b-reading").evaluate("element => element.scrollIntoView()")
        tops[height] = page.locator(".checker-bar").bounding_box()["y"]
    assert HEADER <= tops[740] <= HEADER + 1
    assert tops[480] < 0


def test_some_of_the_deck_is_above_the_fold(visit):
    """On a phone, at least two rows of cards."""
    page = opened(visit, viewport={"width": 360, "height": 740})
    rows = page.locator(".checker-suit").evaluate_all("all => all.map(e => e.getBoundingClientRect().bottom)")
    assert rows[0] < 740


@pytest.mark.parametrize("key", ["Tab", "Shift+Tab"])
def test_nothing_hides_the_focus(visit, key):
    """Neither the header nor the line with the verdict covers what has the focus, there and back."""
    page = opened(visit, query=f"?h={TWO}.KsKhKdKc", viewport={"width": 360, "height": 600})
    first, last = ("#checker-a", "[data-hands] >> nth=-1")
    page.locator(first if key == "Tab" else last).focus()
    hidden = page.evaluate_handle("[]")
    for _ in range(75):
        page.keyboard.press(key)
        page.evaluate(
            """hidden => {
              const focus = document.activeElement;
              if (!focus.closest('#checker')) return;
              const { left, right, top, bottom } = focus.getBoundingClientRect();
              for (const y of [top + 1, bottom - 1]) {
                const there = document.elementFromPoint((left + right) / 2, y);
                if (!there || !(focus.contains(there) || there.contains(focus))) hidden.push(focus.outerHTML.slice(0, 120));
              }
            }""",
            hidden,
        )
    assert hidden.json_value() == []


def test_the_outs_keep_the_cards_that_are_marked(english):
    """Of two cards that could play, the one that leaves more outs."""
    put(english, "a", "4h 4d 2s 2d")
    put(english, "b", "7h 8h 9h Th")
    english.locator("#checker-a-reading summary").click()
    playing = english.locator("#checker-a-reading .is-playing").evaluate_all("all => all.map(e => e.dataset.card)")
    kept = english.locator("#checker-a-reading .checker-odds p", has_text="Keep").locator(".pc").all_inner_texts()
    signs = dict(zip("cdhs", "♣♦♥♠", strict=True))
    assert sorted(card[0] + signs[card[1]] for card in playing) == sorted(kept)


def test_a_card_of_another_hand_says_where_it_is(english):
    """It bears the letter of its hand, in its name too, and is not silently refused."""
    put(english, "a", "6h 4d 3s Ah")
    field(english, "b").focus()
    held = english.locator(".checker-card[data-card='6h']")
    assert (held.get_attribute("aria-pressed"), held.locator(".checker-mark").inner_text()) == ("false", "A")
    assert english.get_by_role("button", name="six of hearts, in hand A", exact=True).count() == 1
    tap(english, "6h")
    assert said(english, ".checker-note") == "6♥ is in hand A. Choose that hand to take the card out."
    put(english, "b", "7c 5h 4s 3d")
    tap(english, "Kd")
    assert said(english, ".checker-note").startswith("Hand B has four cards.")
    assert field(english, "b").input_value() == "7c 5h 4s 3d"


def test_every_card_can_be_tapped(english):
    """52 buttons, each with the name of its card, by which it can be found."""
    cards = english.locator(".checker-card")
    assert cards.count() == len(set(cards.evaluate_all("all => all.map(e => e.dataset.card)"))) == len(DECK)
    for name in ("ace of spades", "ten of diamonds", "king of clubs"):
        assert english.get_by_role("button", name=name, exact=True).count() == 1


FAULTS = {
    "6h 4d 3s Ah 2c": "Cards in this hand: 5. A hand has four, so take the others out.",
    "6h 6♥": "6♥ is in this hand twice. Take one of them out.",
    "6h zz": "z cannot be read as a card. Write cards such as 6h 4d 3s Ac.",
    "6h 4 3s Ah": "There is no suit after 4. Write cards such as 6h 4d 3s Ac.",
    "6h 4d 3s A": "There is no suit after A. Write cards such as 6h 4d 3s Ac.",
    "6h 4d 3s 1": "1 cannot be read as a card. Write cards such as 6h 4d 3s Ac.",
    "6h 4d 3s Ah 2": "Cards in this hand: 5. A hand has four, so take the others out.",
}


def test_what_cannot_be_is_explained_in_its_place(english):
    """Beside the field and tied to it; when it is mended, the message goes."""
    for typed, fault in FAULTS.items():
        put(english, "a", typed)
        assert said(english, "#checker-a-fault") == fault
        assert field(english, "a").get_attribute("aria-invalid") == "true", typed
        assert "checker-a-fault" in field(english, "a").get_attribute("aria-describedby").split()
        assert said(english) == "", typed
        put(english, "a", "6h 4d 3s")
        assert said(english, "#checker-a-fault") == "", typed
        assert field(english, "a").get_attribute("aria-invalid") is None, typed
        assert said(english, "#checker-a-missing") == "1 card is missing."


@each_locale
def test_a_card_in_two_hands(visit, locale):
    """Both say so, and name the other."""
    page = opened(visit, locale.path)
    put(page, "a", "6h 4d 3s Ah")
    put(page, "b", "7c 6h")
    for hand, other in ("aB", "bA"):
        text = said(page, f"#checker-{hand}-fault")
        assert text.startswith("6♥") or "6♥" in text
        assert other in text
        live = page.locator(f"#checker-{hand}-fault").get_attribute("aria-live")
        assert live == ("polite" if hand == "b" else "off"), "said once, for the hand that is changed"
    assert said(page) == ""


def test_typing_is_not_scolded(english):
    """Letter by letter, in any language: no message and no invalid field on the way."""
    for text in ("6h 4d 3s 10h", "Rc Dc Vs 10d", "Ач Кт Дп 10б"):
        field(english, "a").fill("")
        for letter in text:
            field(english, "a").press_sequentially(letter)
            english.clock.run_for(PAUSE)
            assert said(english, "#checker-a-fault") == "", text
        assert english.locator("#checker-a-reading .checker-standing").count() == 1


def test_a_card_that_is_begun_is_asked_for_on_leaving(english):
    """Not while it is typed; and not any more when the reader goes on."""
    field(english, "a").press_sequentially("6h 4d 3s A")
    english.clock.run_for(PAUSE)
    assert said(english, "#checker-a-missing") == "1 card is missing."
    english.keyboard.press("Tab")
    assert said(english, "#checker-a-fault").startswith("There is no suit after A.")
    field(english, "a").press("End")
    english.keyboard.type("h")
    english.clock.run_for(PAUSE)
    assert said(english, "#checker-a-fault") == ""
    assert english.locator("#checker-a-reading .checker-standing").count() == 1


def typed_before(page, act):
    """What stands in the first two fields if `act` follows typing at once: no timer runs between."""
    field(page, "a").focus()
    page.keyboard.type("6h 4d")
    act()
    return [field(page, hand).input_value() for hand in "ab"]


def test_a_tap_right_after_typing(english):
    """The card comes to those that were typed."""
    tap_at_once = english.locator(".checker-card[data-card='3s']")
    assert typed_before(english, lambda: tap_at_once.evaluate("e => e.click()")) == ["6♥ 4♦ 3♠", ""]


def test_another_hand_right_after_typing(english):
    """It is added, and taken out, and what was typed stays."""
    add = english.get_by_role("button", name="Add a hand")
    assert typed_before(english, lambda: add.evaluate("e => e.click()")) == ["6h 4d", ""]
    field(english, "b").focus()
    english.keyboard.type("7c")
    english.get_by_role("button", name="Remove hand C").evaluate("e => e.click()")
    assert [field(english, hand).input_value() for hand in "ab"] == ["6h 4d", "7c"]
    assert english.url.endswith("?h=6h4d.7c")


def test_clear_right_after_typing(english):
    """What was typed does not come back."""
    clear = english.locator("#checker").get_by_role("button", name="Clear")
    assert typed_before(english, lambda: clear.evaluate("e => e.click()")) == ["", ""]
    english.clock.run_for(PAUSE)
    assert (field(english, "a").input_value(), english.locator(".quiz-slot").count()) == ("", 0)


def test_copy_right_after_typing(visit):
    """The link has what was typed."""
    page = opened(visit, permissions=["clipboard-read", "clipboard-write"])
    copy = page.get_by_role("button", name="Copy the link")
    typed_before(page, lambda: copy.evaluate("e => e.click()"))
    assert page.evaluate("navigator.clipboard.readText()").endswith("?h=6h4d")


@pytest.mark.parametrize("typed", ["6h zz", "6h 6h", "6h 4d 3s Ah 2c 3c", "6h 4d 3s A"])
def test_no_click_is_lost_when_a_field_is_left(visit, typed):
    """A fault that appears moves nothing away between the press and the release, however long that takes."""
    page = opened(visit, viewport={"width": 360, "height": 740})
    button = page.get_by_role("button", name="Add a hand")
    field(page, "a").focus()
    page.keyboard.type(typed)
    box = button.bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 6)
    page.mouse.down()
    page.clock.run_for(2 * PAUSE)
    assert button.bounding_box() == box
    page.mouse.up()
    assert page.locator(".checker-hand").count() == 3
    assert said(page, "#checker-a-fault")


def test_a_press_elsewhere_shows_what_was_typed(english):
    """Once it is over, though nothing was pressed that does anything."""
    field(english, "a").focus()
    english.keyboard.type("6h zz")
    english.locator("h1").click()
    english.locator("#checker-a-fault:not(:empty)").wait_for()
    field(english, "b").click()
    english.keyboard.type("7c 5h")
    english.locator("#checker-b-reading .quiz-slot").nth(1).wait_for()
    assert field(english, "a").input_value() == "6h zz"


PASTE = """(field, text) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  return field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
}"""


def test_hands_pasted_on_lines(english):
    """Each goes into a field of its own, from the one with the focus on; hands are added for them."""
    field(english, "a").fill("6h ")
    assert not field(english, "a").evaluate(PASTE, "4d 3s Ah\r\n\r\n7c 5h 4s 3d\nKs Kh Kd Kc\n")
    hands = [field(english, hand).input_value() for hand in "abc"]
    assert hands == ["6h 4d 3s Ah", "7c 5h 4s 3d", "Ks Kh Kd Kc"]
    assert said(english).startswith("Hand B wins.")
    assert english.url.endswith("?h=6h4d3sAh.7c5h4s3d.KsKhKdKc")
    assert field(english, "a").evaluate(PASTE, "6h 4d 3s Ah"), "one line is left to the browser"


def test_more_hands_pasted_than_there_can_be(english):
    """The last hand takes the others, and says that they are too many."""
    field(english, "a").focus()
    field(english, "a").evaluate(PASTE, "\n".join(f"{rank}h {rank}d {rank}s {rank}c" for rank in "A23456789"))
    assert english.locator(".checker-hand").count() == 8
    assert said(english, "#checker-h-fault") == "Cards in this hand: 8. A hand has four, so take the others out."
    assert field(english, "g").input_value() == "7h 7d 7s 7c"


def test_a_link_shows_the_same_hands_in_another_language(visit):
    """The address says what stands on the page, and another reader of another language gets the same."""
    page = opened(visit, query=f"?h={TWO}")
    assert said(page).startswith("Hand B wins.")
    put(page, "a", "D♦ Rc Js Th")
    assert page.url.endswith("?h=QdKcJsTh.7c5h4s3d")
    where = page.url.replace("/en/", "/ru/")
    page.goto(where)
    page.locator("#checker-a").wait_for()
    assert page.url == where
    assert page.locator(".checker-reading .quiz-slot").count() == 8
    page.locator(".checker-buttons button").nth(1).click()
    assert page.url.endswith("/ru/checker/")
    assert field(page, "a").input_value() == ""


def test_the_button_copies_the_link_and_says_so(visit):
    """The button puts the address on the clipboard and says so."""
    page = opened(visit, query=f"?h={TWO}", permissions=["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy the link").click()
    page.locator(".checker-copied:not(:empty)").wait_for()
    assert said(page, ".checker-copied") == "The link is copied."
    assert page.evaluate("navigator.clipboard.readText()") == page.url


def test_what_a_link_has_wrong_is_said_and_the_rest_is_shown(visit):
    """What could not be read is said, the rest is there."""
    page = opened(visit, query="?h=6h4dzz.7c5h4s3d")
    assert said(page, "#checker-a-fault").startswith("z cannot be read as a card.")
    assert page.locator("#checker-b-reading .checker-standing").count() == 1
    page.goto(page.url.split("?")[0] + "?h=" + "." * 8 + "6hKd")
    page.locator("#checker-h").wait_for()
    message = "A part of this link cannot be read: 6hKd. The rest is filled in."
    assert message in plain(page.locator("#checker").inner_text())


@each_locale
def test_a_dispute_fills_both_hands_and_is_settled(visit, locale):
    """Each button fills both hands and settles the question."""
    page = opened(visit, locale.path)
    for button in page.locator("[data-hands]").all():
        button.click()
        assert page.locator(f"{VERDICT} .checker-outcome").inner_text()
        assert page.locator(".checker-reading .quiz-slot").count() == 8


def test_what_is_new_is_announced_once(english):
    """The status line is there, empty, from the start; what is said again is not written again."""
    status = english.locator(VERDICT)
    assert (status.get_attribute("role"), status.get_attribute("aria-live")) == ("status", "polite")
    assert status.evaluate("element => element.childNodes.length") == 0
    put(english, "a", "6h 4d 3s Ah")
    english.evaluate(
        """selector => {
          window.written = 0;
          new MutationObserver(() => { window.written += 1; })
            .observe(document.querySelector(selector), { childList: true, subtree: true });
        }""",
        VERDICT,
    )
    for text in ("7c", "7c 5h", "7c 5h 4s"):
        put(english, "b", text)
    assert english.evaluate("window.written") == 0


STATES = {
    "empty": "",
    "results": f"?h={TWO}",
    "tie": "?h=8s5h3dAc.8h5d3cAs.KsKh",
    "faults": "?h=6h4d3sAh2c.7c6h.zz.8c8c",
}


@pytest.mark.parametrize("state", STATES)
def test_no_state_breaks_a_rule_of_accessibility(visit, state):
    """Empty, with results, with a tie and with faults, light and dark."""
    page = opened(visit, query=STATES[state])
    for summary in page.locator(".checker-odds summary:visible").all():
        summary.click()
    assert in_all_colours(page, ["article"]) == []


@each_locale
def test_narrow_screens_need_no_sideways_scrolling(visit, locale):
    """At 320 pixels nothing scrolls sideways, and everything is large enough for a finger."""
    page = opened(visit, locale.path, "?h=6h4d3sAh2c.7c5h4s3d.KsKhKdKc.8s8h", viewport={"width": 320, "height": 640})
    for summary in page.locator(".checker-odds summary:visible").all():
        summary.click()
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    small = page.locator("#checker :is(button, input[type=text], summary, .checker-targets label):visible").evaluate_all(
        """all => all.map(e => [e.textContent, e.getBoundingClientRect()])
          .filter(([, box]) => box.width < 44 || box.height < 44 || box.left < 0 || box.right > 320)"""
    )
    assert small == []


def test_forced_colours_leave_cards_their_edges(visit):
    """With a reader's own colours, cards keep their edges, and a pressed card looks different from others."""
    page = opened(visit, query=f"?h={TWO}", forced_colors="active")
    styles = page.locator("#checker :is(.quiz-card, .checker-card, button, input[type=text]):visible").evaluate_all(
        "all => all.map(e => getComputedStyle(e).borderTopStyle)"
    )
    assert set(styles) <= {"solid", "dashed"}
    widths = page.locator(".checker-card").evaluate_all(
        "all => all.map(e => [e.getAttribute('aria-pressed'), getComputedStyle(e).borderTopWidth])"
    )
    pressed, others = ({width for state, width in widths if state == wanted} for wanted in ("true", "false"))
    assert pressed and others and not pressed & others


@each_locale
def test_without_scripts_the_page_shows_the_way_by_hand(visit, locale):
    """The frame is hidden, a sentence says why, and the way by hand is there."""
    page = visit(java_script_enabled=False).go(f"{locale.path}/checker/")
    assert page.locator("#checker").is_hidden()
    assert page.locator("noscript p").is_visible()
    assert page.locator("#by-hand ~ ol").is_visible()


@pytest.mark.parametrize("locale", TRANSLATED, ids=lambda locale: locale.path)
def test_a_checker_that_cannot_be_loaded(visit, locale):
    """A sentence says so, and the way by hand is there."""
    window = visit()
    missing = f"{window.address}assets/checker/table.json"
    window.missing.add(missing)
    window.page.route(missing, lambda route: route.fulfill(status=404, body=""))
    page = window.go(f"{locale.path}/checker/")
    page.locator("#checker[hidden]").wait_for(state="attached")
    page.locator("#checker").locator("xpath=preceding-sibling::p[@lang]").last.wait_for()
    assert page.locator("#checker").is_hidden()


def test_it_needs_no_network_once_it_is_there(visit):
    """Once the page is there, it needs the network for nothing."""
    page = opened(visit)
    page.context.set_offline(True)
    put(page, "a", "6h 4d 3s Ah")
    tap(page, "7c", "5h", "4s", "3d")
    assert said(page).startswith("Hand B wins.")
