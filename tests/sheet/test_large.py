"""The rules in large print: two sides, nothing smaller than 18 points but the address."""

from __future__ import annotations

from functools import partial

import pytest

from tests.sheet.conftest import words_of
from tests.sheet.paper import (
    SIZES,
    assert_sound,
    bookmarks,
    in_words,
    pictures,
    real_words,
    runs,
    squeezed,
    text_of,
)
from tests.sheet.printed import games, languages, papers, printed
from tests.sheet.test_rules import GAMES, MADE_UP, sheet_of, strings
from tools.i18n.locales import load_locale
from tools.sheet.press import print_pdf
from tools.sheet.rules.sheet import large_document
from tools.sheet.rules.sides import LargeSides, large_sides
from tools.sheet.typeset import page_count

made = partial(printed, large_document)


@languages
@games
@papers
def test_it_has_two_sides(code: str, game: str, paper: str) -> None:
    """Two sides of the paper, sound and with their title."""
    sheet, pdf = made(code, game, paper)
    assert page_count(pdf) == 2
    large = real_words(code).gettext("Large print")
    assert_sound(pdf, paper, load_locale(code).lang, f"{sheet.title} – {sheet.name} – {large}")


@languages
@games
@papers
def test_every_letter_is_large(code: str, game: str, paper: str) -> None:
    """Every letter has 18 points or more; the address, and nothing else, has 14; all stands between the margins."""
    sheet, pdf = made(code, game, paper)
    width, height = SIZES[paper]
    for found in runs(pdf):
        small = squeezed("".join(run.text for run in found if run.size < 17.99))
        assert small in ("", squeezed(sheet.address.shown))
        assert min(run.size for run in found) >= 13.99
        assert all(36 < run.x < width - 36 and 24 < run.y < height - 24 for run in found)


def content_of(code: str, game: str, paper: str = "a4") -> LargeSides:
    """What its template shows."""
    return large_sides(made(code, game, paper)[0], paper)


@languages
@games
def test_the_most_important_parts(code: str, game: str) -> None:
    """Object, reading and ranking begin the first side, the order of play the second; draws and showdown follow."""
    sheet, pdf = made(code, game)
    content = content_of(code, game)
    reading, ranking, _disputes = sheet.hands
    first, second = ([part.title for part in side] for side in (content.first, content.second))
    assert first[:2] == [reading.title, ranking.title]
    _betting, draws, showdown, _all_in = sheet.play
    assert {draws.title, showdown.title} <= {*first, *second}
    assert bookmarks(pdf) == [sheet.title, sheet.object.title, *first, sheet.order_title, *second]


@languages
@games
@papers
def test_it_says_what_it_chose(code: str, game: str, paper: str) -> None:
    """Every text that was chosen is there, and the whole round; all that large print cannot do without is chosen."""
    sheet, pdf = made(code, game, paper)
    text = text_of(pdf)
    content = content_of(code, game, paper)
    parts = (*content.first, *content.second)
    chosen = [note.text for part in (sheet.object, *parts) for note in part.notes]
    chosen += [cell for part in parts for row in part.rows for cell in (row.label, row.value)]
    needed = [note.text for part in sheet.sections for note in part.notes if note.large == 1]
    assert set(needed) <= set(chosen)
    reading, ranking, _disputes = sheet.hands
    chosen += strings((sheet.order.first, reading.examples, ranking.sizes))
    chosen += [cell for step in sheet.order.steps for cell in (step.name, step.bet, step.totals)]
    chosen.append(sheet.order.later_label)
    assert len(chosen) > 40
    assert [missing for missing in chosen if squeezed(missing) not in text] == []


@languages
@games
@papers
def test_the_least_important_goes_first(code: str, game: str, paper: str) -> None:
    """Nothing is left out that is more important than anything that is there."""
    sheet = made(code, game, paper)[0]
    content = content_of(code, game, paper)
    parts = (*content.first, *content.second)
    kept = sorted(item.large for part in parts for item in part.told)
    wanted = sorted(item.large for part in sheet.sections for item in part.told if item.large)
    assert kept == wanted[: len(kept)]
    assert len(kept) > len(wanted) / 3


@games
def test_the_largest_raise_is_explained(game: str) -> None:
    """Where the pot limits raises, large print says how."""
    text = text_of(made("en", game)[1])
    assert ("countthepot" in text) is (game == "room-pot-limit")
    assert ("halfofthepotasitis" in text) is (game == "room-half-pot-limit")


@languages
def test_pictures_say_what_they_show(code: str) -> None:
    """Both worked hands and the code of the address."""
    sheet, pdf = made(code)
    words = real_words(code)
    said = pictures(pdf)
    assert sheet.address.text in said
    for example in sheet.hands[0].examples:
        assert in_words(example.hand, words) in said


@papers
@pytest.mark.parametrize("game", MADE_UP)
def test_games_of_hosts_have_two_sides(game: str, paper: str) -> None:
    """Any rule set has two sides."""
    words = words_of("en")
    assert page_count(print_pdf(large_document(sheet_of(MADE_UP[game]), words, paper))) == 2


def test_longer_languages_have_two_sides() -> None:
    """A language a third longer than English has two sides too, in letters that are a little smaller."""
    words = words_of("ru", growth=0.33)
    assert page_count(print_pdf(large_document(sheet_of(GAMES["pagat"], words), words, "letter"))) == 2


def test_the_same_input_gives_the_same_bytes() -> None:
    """The same input gives the same file."""
    sheet, pdf = made("tr")
    assert print_pdf(large_document(sheet, real_words("tr"), "a4")) == pdf
