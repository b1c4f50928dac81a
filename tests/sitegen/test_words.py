"""Numbers, names and capitals of each language."""

from collections import Counter
from fractions import Fraction

import pytest

from badugi_core import DECK, HAND_CLASSES, parse_card
from tools.i18n.catalogues import Catalogue
from tools.i18n.locales import load_locale, load_locales
from tools.i18n.names import CARD, HAND, MESSAGES, card_msgid, class_msgid
from tools.i18n.po import Message
from tools.words.words import Words

CODES = [locale.code for locale in load_locales()]
NBSP = "\N{NO-BREAK SPACE}"
NARROW = "\N{NARROW NO-BREAK SPACE}"


@pytest.mark.parametrize(
    ("code", "short", "long"),
    [
        ("en", "1,092", "270,725"),
        ("fr", f"1{NARROW}092", f"270{NARROW}725"),
        ("pt_PT", "1092", f"270{NBSP}725"),
        ("ru", f"1{NBSP}092", f"270{NBSP}725"),
        ("tr", "1.092", "270.725"),
    ],
)
def test_numbers_are_grouped_as_the_language_does(words, code, short, long):
    """Groups of digits as the language has them; Portuguese groups from five digits."""
    assert (words(code).number(1092), words(code).number(270725)) == (short, long)
    assert words(code).number(52) == "52"


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("en", "12.5%"),
        ("fr", f"12,5{NBSP}%"),
        ("pt_PT", f"12,5{NBSP}%"),
        ("ru", f"12,5{NBSP}%"),
        ("tr", "%12,5"),
    ],
)
def test_percentages_are_written_as_the_language_does(words, code, text):
    """Comma and sign as the language has them; the space does not break."""
    assert words(code).percentage(Fraction(1, 8), 1) == text


@pytest.mark.parametrize(
    ("share", "digits", "text"),
    [
        (Fraction(1, 8), 0, "13%"),
        (Fraction(1, 80), 1, "1.3%"),
        (Fraction(1, 1), 4, "100.0000%"),
        (Fraction(24, 270725), 4, "0.0089%"),
        (Fraction(0), 2, "0.00%"),
    ],
)
def test_percentages_are_rounded_half_up(words, share, digits, text):
    """Exact fractions, rounded once."""
    assert words("en").percentage(share, digits) == text


@pytest.mark.parametrize(
    ("code", "text", "capital"),
    [
        ("tr", "iki kartlı dört", "İki kartlı dört"),
        ("tr", "ılık", "Ilık"),
        ("tr", "sekizli", "Sekizli"),
        ("en", "in four suits", "In four suits"),
        ("fr", "été", "Été"),
        ("ru", "тройка", "Тройка"),
        ("en", "", ""),
    ],
)
def test_a_sentence_begins_with_a_capital(words, code, text, capital):
    """Only the first letter; the Turkish i keeps its dot."""
    assert words(code).sentence_case(text) == capital


def test_names_are_messages_of_their_own():
    """52 cards and 46 hands, each once."""
    kinds = Counter(context for context, _, _ in MESSAGES)
    assert kinds == {CARD: 52, HAND: 46}
    assert len({(context, msgid) for context, msgid, _ in MESSAGES}) == 52 + 46
    assert all(comment for _, _, comment in MESSAGES)


def test_every_card_and_class_has_a_name():
    """No card and no class is named by a message that translators do not get."""
    given = {(context, msgid) for context, msgid, _ in MESSAGES}
    assert {(CARD, card_msgid(card)) for card in DECK} <= given
    assert {(HAND, class_msgid(item)) for item in HAND_CLASSES} <= given


@pytest.mark.parametrize("code", CODES)
def test_names_differ_within_a_language(words, code):
    """Two cards, or two kinds of hands, never have the same name."""
    spoken = words(code)
    assert len({spoken.card_name(card) for card in DECK}) == 52
    assert len({spoken.hand_name(item) for item in HAND_CLASSES}) == 46
    assert not spoken.fallbacks


@pytest.mark.parametrize("code", CODES)
def test_cards_are_printed_alike_everywhere(words, code):
    """A 2 … 10 J Q K and the four signs, in every language."""
    assert words(code).card_text(parse_card("Td")) == "10♦"
    assert words(code).card_text(parse_card("As")) == "A♠"


def test_ranks_are_listed_from_the_highest(words):
    """The ten is 10."""
    item = next(item for item in HAND_CLASSES if str(item) == "T-7-5-4")
    assert words("en").ranks(item) == "10-7-5-4"


def test_a_name_of_a_card_stays_in_its_attribute():
    """Whatever a catalogue holds."""
    french, ace = load_locale("fr"), parse_card("As")
    name = Message(id=card_msgid(ace), context=CARD, forms=('as" onclick="x',))
    html = Words(french, Catalogue(french, {}, {name.key: name})).card(ace)
    assert 'onclick="' not in html
