"""The picture of a page shows its title and its hand in any language, small and always the same."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from tests.sheet.conftest import ALPHABETS, words_of
from tests.social.png import size_of
from tools.errors import SiteError
from tools.i18n.catalogues import Catalogue
from tools.i18n.locales import load_locale
from tools.sheet.printer import Printer
from tools.sheet.typeset import typeset
from tools.social.icons import ICONS, TOUCH_ICON, icon_jobs
from tools.social.pictures import HEIGHT, WIDTH, hand_of, headline, picture, pictures
from tools.words.words import English, Words

READ = {"hand": "6h 4d 3s Ah"}
SENTENCE = "A title that is much longer than any title of a page should ever be"


def said(code: str) -> Words:
    """The words of a shipped locale."""
    return Words(load_locale(code), Catalogue.load(load_locale(code)))


def mirrored() -> Words:
    """English that runs from right to left."""
    locale = replace(load_locale("en"), lang="he", direction="rtl")
    return Words(locale, Catalogue.load(load_locale("en")))


@pytest.mark.parametrize("code", ALPHABETS)
def test_a_title_fits_in_every_language(code):
    """In the letters of each, a third longer than English."""
    words = words_of(code, 0.33)
    title = words.gettext("Your own house rules on paper")
    assert size_of(typeset(picture(words, title, hand_of(READ)))) == (WIDTH, HEIGHT)


@pytest.mark.parametrize("words", [said("en"), mirrored()], ids=["ltr", "rtl"])
def test_a_longer_title_is_smaller(words):
    """One that takes half of the picture still leaves the cards alone; beyond that the build stops and says so."""
    assert size_of(typeset(picture(words, SENTENCE, hand_of(READ)))) == (WIDTH, HEIGHT)
    with pytest.raises(SiteError, match=r"tools/social/picture\.typ: the picture of 'A title .* shorten its text"):
        typeset(picture(words, f"{SENTENCE}. " * 9, hand_of(READ)))


def test_direction_title_and_hand_show():
    """Whatever differs makes another picture; what is equal makes the same bytes, in another process too."""
    words, hand = said("en"), hand_of(READ)
    jobs = [
        picture(words, "How to read a hand", hand),
        picture(mirrored(), "How to read a hand", hand),
        picture(words, "Disputes at the table", hand),
        picture(words, "How to read a hand", hand_of({"hand": "6h 4d 3s Ac"})),
    ]
    made = [typeset(job) for job in jobs]
    assert len(set(made)) == len(made)
    with Printer(Path("/nowhere")) as printer:
        assert [printer.submit(job).result() for job in jobs] == made


@pytest.mark.parametrize("title", ['"] #panic("!")', "$x$ *a* _b_ `c` <l> @l // \\", "4♥ 3♦ 4-3", "<script>"])
def test_a_title_is_a_text(title):
    """No letter of it means anything to Typst."""
    assert size_of(typeset(picture(said("tr"), title, hand_of(READ)))) == (WIDTH, HEIGHT)


def test_a_title_without_a_translation_is_said_in_english():
    """So that it is set by the rules of English, whatever the language of the page."""
    words = Words(load_locale("tr"), Catalogue(load_locale("tr")))
    title = words.gettext("Glossary")
    meta = {"title": str(title), "description": "", **READ}
    assert isinstance(headline(meta, words), English)
    ((address, job),) = pictures(words, {"glossary.md": meta})
    assert address == "social/glossary.png"
    assert re.search(r'"title": \{"english": "Glossary"\}', job.inputs["content"])


def test_cards_that_do_not_play_are_told_apart():
    """By the evaluator, as on the page: one of the two hearts is out."""
    hand = hand_of(READ)
    assert [card in hand.playing for card in hand.cards] == [False, True, True, True]


def test_icons_have_the_size_that_they_name():
    """Those of the manifests and the one for phones without one; what is cut to a shape has no corners of its own."""
    made = {address: typeset(job) for address, job in icon_jobs()}
    for icon in (*ICONS, TOUCH_ICON):
        assert size_of(made[icon.address]) == (icon.side, icon.side)
