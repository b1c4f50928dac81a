"""The PDF of the rules sheet: one tagged side of paper that says everything, the same at each making."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import partial
from itertools import pairwise

import pytest

from tests.house import HOUSE
from tests.sheet.conftest import ALPHABETS, words_of
from tests.sheet.paper import (
    LETTERS,
    SIZES,
    Run,
    assert_sound,
    assert_undated,
    bookmarks,
    in_words,
    pictures,
    read,
    real_words,
    runs,
    squeezed,
    tags,
    text_of,
)
from tests.sheet.printed import games, languages, papers, printed
from tests.sheet.test_rules import GAMES, MADE_UP, facts_of, sections, sheet_of, strings
from tools.errors import SiteError
from tools.i18n.catalogues import Catalogue
from tools.i18n.locales import load_locale
from tools.i18n.po import Message
from tools.sheet.pieces import Hand
from tools.sheet.press import print_pdf
from tools.sheet.rules.sections import RulesSheet
from tools.sheet.rules.sheet import rules_document, rules_sheet
from tools.sheet.typeset import page_count
from tools.words.words import Words

MARGIN = 22
"""Points: what even the narrowest margin, the lower one, has."""

IMPRINT = 65
"""Points from the bottom: where the line above the last lines of the right column is."""

LETTER = 0.45
"""How wide a letter is at least in the mean, in a text of several, as a share of its size."""

made = partial(printed, rules_document)


def hands_of(sheet: RulesSheet) -> list[Hand]:
    """The hands that a sheet shows as cards."""
    reading, _ranking, disputes = sheet.hands
    return [each.hand for each in reading.examples] + [hand for each in disputes.disputes for hand in each.hands]


def texts_of(sheet: RulesSheet) -> list[str]:
    """What the sheet says; what it would say twice may be left out."""
    notes = [note for part in sections(sheet) for note in part.notes if note.repeated]
    repeated = [text for note in notes for text in (note.text, note.number)]
    assert len(notes) < 3
    return [text for text in strings(sheet) if text not in repeated]


@languages
@games
@papers
def test_it_has_one_side(code: str, game: str, paper: str) -> None:
    """One side of the paper, sound and with its title."""
    sheet, pdf = made(code, game, paper)
    assert page_count(pdf) == 1
    assert_sound(pdf, paper, load_locale(code).lang, f"{sheet.title} – {sheet.name}")


@languages
@games
@papers
def test_it_says_everything(code: str, game: str, paper: str) -> None:
    """Every text of the content and every letter of the language can be read and copied."""
    sheet, pdf = made(code, game, paper)
    text = text_of(pdf)
    assert [missing for missing in texts_of(sheet) if squeezed(missing) not in text] == []
    assert squeezed(sheet.address.shown) in text
    assert [letter for letter in LETTERS.get(code, "") if letter not in text] == []


@languages
@games
@papers
def test_nothing_is_cut_off_or_covered(code: str, game: str, paper: str) -> None:
    """All text stands between the margins, the columns beside each other, and both end at about the same height."""
    sheet, pdf = made(code, game, paper)
    (found,) = runs(pdf)
    width, height = SIZES[paper]
    assert all(30 < run.x < width - 30 and MARGIN < run.y < height - MARGIN for run in found)
    last = [run for run in found if run.x > width / 2 and run.y < IMPRINT]
    told = squeezed(sheet.advice + sheet.address.shown + sheet.version + sheet.legend)
    assert last and [run.text for run in last if squeezed(run.text) not in told] == []
    ends = [min(run.y for run in found if (run.x < width / 2) is left) for left in (True, False)]
    assert max(ends) < MARGIN + 8


@languages
@games
@papers
def test_the_text_is_large_enough(code: str, game: str, paper: str) -> None:
    """The text has 8 points or more, that of the house game 8.5."""
    sheet, pdf = made(code, game, paper)
    texts = {squeezed(note.text)[:20] for part in sections(sheet)[4:] for note in part.notes}
    found = [run.size for run in runs(pdf)[0] if squeezed(run.text)[:20] in texts]
    assert found and min(found) >= (8.5 if game == "home" else 8)


@languages
@games
@papers
def test_names_of_steps_keep_apart(code: str, game: str, paper: str) -> None:
    """Below the picture of a round no name runs into the next one: none is longer than its place."""
    sheet, pdf = made(code, game, paper)
    names = {squeezed(step.name) for step in sheet.order.steps}
    rows: dict[float, list[Run]] = {}
    for run in runs(pdf)[0]:
        if any(squeezed(run.text) in name for name in names) and len(run.text.strip()) > 1:
            rows.setdefault(round(run.y), []).append(run)
    for row in rows.values():
        row.sort(key=lambda run: run.x)
        for run, after in pairwise(row):
            assert after.x - run.x > len(run.text.strip()) * run.size * LETTER, (run, after)


@languages
def test_headings_are_bookmarks(code: str) -> None:
    """A reader's window lists them in the order of reading."""
    sheet, pdf = made(code)
    found = bookmarks(pdf)
    assert found[:3] == [sheet.title, sheet.object.title, sheet.order_title]
    assert sorted(found[3:]) == sorted(part.title for part in sections(sheet)[1:])
    kinds = [tag["/S"] for tag in tags(pdf) if tag["/S"] in ("/H1", "/H2")]
    assert kinds == ["/H1"] + ["/H2"] * (len(found) - 1)


@languages
def test_pictures_say_what_they_show(code: str) -> None:
    """The round, each hand and the code of the address have a text for who cannot see them."""
    sheet, pdf = made(code, "pagat")
    words = real_words(code)
    said = pictures(pdf)
    assert sheet.order.alt in said
    assert sheet.address.text in said
    for hand in hands_of(sheet):
        assert in_words(hand, words) in said


def test_idle_cards_are_marked_without_colour() -> None:
    """A card that does not play has a broken outline: there are as many dashed boxes as idle cards."""
    sheet, pdf = made("en")
    (page,) = read(pdf).pages
    idle = sum(len(hand.cards) - len(hand.playing) for hand in hands_of(sheet))
    drawing = page.get_contents().get_data().decode("latin-1")
    assert idle == len(re.findall(r"\[[\d.]+ [\d.]+\]\s*0 d\b", drawing)) == 7


@papers
@pytest.mark.parametrize("game", MADE_UP)
def test_games_of_hosts_fit_one_side(game: str, paper: str) -> None:
    """Any rule set fits one side, with all that it says, be its amounts as large as may be."""
    words = words_of("en")
    sheet = rules_sheet(words, MADE_UP[game], "Thursday at the lighthouse", facts_of(words, numbered=False))
    pdf = print_pdf(rules_document(sheet, words, paper))
    assert page_count(pdf) == 1
    if paper == "a4":
        text = text_of(pdf)
        assert [missing for missing in texts_of(sheet) if squeezed(missing) not in text] == []


@papers
@pytest.mark.parametrize("code", sorted(ALPHABETS))
@pytest.mark.parametrize("game", ["home", "pagat"])
def test_longer_languages_fit_one_side(code: str, game: str, paper: str) -> None:
    """A text a third longer than English still fits."""
    words = words_of(code, growth=0.33)
    assert page_count(print_pdf(rules_document(sheet_of(GAMES[game], words), words, paper))) == 1


def test_the_same_input_gives_the_same_bytes() -> None:
    """The same input gives the same file, without a date."""
    sheet, pdf = made("ru")
    assert print_pdf(rules_document(sheet, real_words("ru"), "a4")) == pdf
    assert_undated(pdf)


def test_a_changed_number_is_printed() -> None:
    """A small bet of 3 is in the PDF, and the totals of the old one are not."""
    words = words_of("en")
    text = text_of(print_pdf(rules_document(sheet_of(replace(HOUSE, small_bet=3)), words, "a4")))
    assert "2,5,8,11" in text and "3,6,9,12" in text
    assert "2,4,6,8" not in text


def test_a_text_that_is_too_long_is_refused() -> None:
    """Text that would become too small to read is refused, not cut off."""
    words = words_of("fr", growth=1.5)
    with pytest.raises(SiteError, match=r"^tools/sheet/rules/rules.typ: .* in 'fr' on a4 has \d pages, not 1"):
        print_pdf(rules_document(sheet_of(GAMES["pagat"], words), words, "a4"))


FRENCH = load_locale("fr")
TITLE = Message(id="Badugi rules", forms=("Règles du badugi",))


def test_english_is_marked() -> None:
    """Where a translation is missing, headings, sentences and cells have the language English in the tags."""
    words = Words(FRENCH, Catalogue(FRENCH, {}, {TITLE.key: TITLE}))
    pdf = print_pdf(rules_document(sheet_of(HOUSE, words), words, "a4"))
    found = [tag.get("/Lang") for tag in tags(pdf)]
    assert read(pdf).root_object["/Lang"] == "fr"
    assert found.count("en") > 20
    titles = [tag for tag in tags(pdf) if tag["/S"] == "/H1"]
    assert [title.get("/Lang") for title in titles] == [None]


def test_a_whole_translation_has_one_language() -> None:
    """Nothing is marked where nothing is missing."""
    words = words_of("fr")
    pdf = print_pdf(rules_document(sheet_of(HOUSE, words), words, "a4"))
    assert {tag.get("/Lang") for tag in tags(pdf)} <= {None, "fr"}
