"""The letters of each language: what its readers may type, and that nothing is taken for another card."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest
from hypothesis import given, strategies as st

from badugi_core import (
    DECK,
    INTERNATIONAL,
    CardError,
    Notation,
    Rank,
    Suit,
    format_card,
    format_cards,
    parse_card,
    parse_cards,
    parse_ranks,
)
from tests.i18n.locale_files import copy_locales
from tests.spelled import (
    INVISIBLE,
    SEPARATORS,
    misread_pairs,
    repeatable,
    rows,
    spellings,
)
from tools.errors import SiteError
from tools.i18n.locales import load_locale, load_locales

SPELLINGS = Path(__file__).parents[1] / "golden" / "spellings.tsv"

WORDS = Notation(
    ranks={rank.letter: rank for rank in Rank} | {"10": Rank.TEN, "bir": Rank.ACE, "S": Rank.QUEEN},
    suits={"kulüp": Suit.CLUB, "elmas": Suit.DIAMOND, "kalp": Suit.HEART, "kürek": Suit.SPADE},
    suit_first=True,
)
"""Words that a machine put for the suits; no reader of Turkish would, so no locale has them."""

NOTATIONS = {locale.code: locale.notation for locale in load_locales()}
each_locale = pytest.mark.parametrize("notation", NOTATIONS.values(), ids=NOTATIONS)


def read_spellings() -> list[dict[str, str]]:
    """All rows; lines that begin with # are for people."""
    lines = SPELLINGS.read_text(encoding="utf-8").splitlines()
    return list(csv.DictReader((line for line in lines if not line.startswith("#")), delimiter="\t"))


@pytest.mark.parametrize("row", read_spellings(), ids=lambda row: f"{row['id']} {row['text']}")
def test_the_spellings_of_the_sources(row: dict[str, str]) -> None:
    """Cards and ranks are read as each source of the rules writes them."""
    notation = (NOTATIONS | {"words": WORDS})[row["notation"]]
    if row["cards"]:
        assert parse_cards(row["text"], notation) == parse_cards(row["cards"])
    else:
        assert parse_ranks(row["text"], notation) == parse_ranks(row["ranks"])


@each_locale
def test_international_texts_mean_the_same_everywhere(notation: Notation) -> None:
    """Every international spelling of every card is read as that card, and every rank and x as such."""
    for text, card in spellings(INTERNATIONAL).items():
        assert parse_card(text, notation) is card
    for text, rank in INTERNATIONAL.ranks.items():
        assert parse_ranks(f"{text}-x-X", notation) == (rank,)


@each_locale
def test_no_text_means_two_cards(notation: Notation) -> None:
    """Nor do two texts in a row, without a separator, mean anything but these two cards."""
    assert misread_pairs(notation) == []


@each_locale
@pytest.mark.parametrize("separator", [*SEPARATORS, *INVISIBLE], ids=ascii)
def test_what_is_written_is_read_back(notation: Notation, separator: str) -> None:
    """All 52 cards, alone and in a row, whatever stands between them."""
    assert [parse_card(format_card(card, notation), notation) for card in DECK] == list(DECK)
    assert parse_cards(format_cards(DECK, notation, separator), notation) == DECK


@each_locale
@repeatable
@given(data=st.data())
def test_any_row_in_any_spelling(notation: Notation, data: st.DataObject) -> None:
    """Different cards, each in any of its spellings, with anything between, are read in order."""
    cards, text = data.draw(rows(notation))
    assert parse_cards(text, notation) == cards


@each_locale
def test_letters_are_read_in_either_case(notation: Notation) -> None:
    """The capital and the small form of every letter are in the table, and mean the same."""
    for table in (notation.ranks, notation.suits):
        for text, meaning in table.items():
            assert table[text.lower()] == table[text.upper()] == meaning


@pytest.mark.parametrize(
    ("code", "text", "cards"),
    [
        ("fr", "Rc D♦ vs", "Kc Qd Js"),
        ("fr", "DDdH", "Qd Qh"),
        ("pt_PT", "R♣ d♦ Vs", "Kc Qd Js"),
        ("ru", "АтВбДчКп10ч", "Ac Jd Qh Ks Th"),
        ("ru", "ат вБ дЧ кП", "Ac Jd Qh Ks"),
        ("ru", "Kч 6♦", "Kh 6d"),
        ("ru", "Тч", None),  # the ace of books, or the ten: it looks like T
        ("ru", "6к", None),  # no suit: it is the king
        ("fr", "6p", None),
        ("pt_PT", "6e", None),
        ("tr", "6k", None),
        ("en", "Rc", None),
    ],
)
def test_letters_of_a_language(code: str, text: str, cards: str | None) -> None:
    """Its own letters are read beside the others; letters that could mislead are not."""
    if cards:
        assert parse_cards(text, NOTATIONS[code]) == parse_cards(cards)
    else:
        with pytest.raises(CardError):
            parse_cards(text, NOTATIONS[code])


def test_what_each_language_writes() -> None:
    """Russian cards can be typed on a Russian keyboard; the others are written as in poker everywhere."""
    written = {code: format_cards(DECK[-16::5], notation) for code, notation in NOTATIONS.items()}
    international = "Tc Jd Qh Ks"
    assert written == dict.fromkeys(NOTATIONS, international) | {"ru": "10т Вб Дч Кп"}


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("cards = 1", "'cards' has a value of a wrong type: write [cards], and its keys below."),
        ("", "the key 'cards' is missing: add it, as the other locales have it."),
        (
            "[cards]\nknave = ['V']",
            (
                "unknown key 'knave' in [cards]: use ace, deuce, trey, four, five, six, seven, eight, "
                "nine, ten, jack, queen, king, club, diamond, heart, spade, ignored."
            ),
        ),
        ("[cards]\njack = 'V'", "'jack' has a value of a wrong type: write a list such as [\"K\", \"k\"]."),
        ("[cards]\njack = ['V', 11]", "'jack' has a value of a wrong type: write a list such as [\"K\", \"k\"]."),
        ("[cards]\njack = ['V', '']", "'jack' cannot be '': write letters and digits, or one of ♣ ♦ ♥ ♠."),
        ("[cards]\njack = ['<b>']", "'jack' cannot be '<b>': write letters and digits, or one of ♣ ♦ ♥ ♠."),
        ("[cards]\njack = ['V V']", "'jack' cannot be 'V V': write letters and digits, or one of ♣ ♦ ♥ ♠."),
        ("[cards]\nheart = ['C']", "'heart' gives 'C' a second meaning: leave that text out."),
        ("[cards]\njack = ['V']\nking = ['V']", "'king' gives 'V' a second meaning: leave that text out."),
        ("[cards]\nclub = ['♣']\ndiamond = ['ca']", "'diamond' gives 'ca' a second meaning: leave that text out."),
        ("[cards]\nking = ['R']\nignored = ['R']", "'ignored' gives 'R' a second meaning: leave that text out."),
    ],
    ids=lambda text: text.replace("\n", " ")[:40],
)
def test_faults_of_the_table_of_letters(tmp_path: Path, line: str, said: str) -> None:
    """A table that cannot be used is one sentence, with the line of the key at fault."""
    path = copy_locales(tmp_path) / "fr" / "locale.toml"
    before = path.read_text(encoding="utf-8").partition("\n#")[0].rstrip("\n")
    assert "[cards]" not in before
    path.write_text(f"{before}\n{line}\n", encoding="utf-8")
    number = (before + "\n" + line).count("\n") + 1 if line else 1
    with pytest.raises(SiteError) as caught:
        load_locale("fr", path.parents[1])
    assert str(caught.value) == f"locales/fr/locale.toml:{number}: {said}"


def test_a_table_of_letters(tmp_path: Path) -> None:
    """The first text of a list is the one written; texts that mislead no one are taken."""
    path = copy_locales(tmp_path) / "en" / "locale.toml"
    table = "ten = ['10']\nclub = ['♣', 'clubs']\ndiamond = ['carreau']\nignored = ['O']\n"
    path.write_text(path.read_text(encoding="utf-8").replace("[cards]\n", f"[cards]\n{table}"), encoding="utf-8")
    notation = load_locale("en", path.parents[1]).notation
    assert format_cards(parse_cards("Tc 6clubs 6carreau", notation), notation) == "10♣ 6♣ 6carreau"
    assert parse_ranks("10-O", notation) == (Rank.TEN,)


def test_digits_are_counted_from_one(tmp_path: Path) -> None:
    """No number has fewer than one digit."""
    path = copy_locales(tmp_path) / "fr" / "locale.toml"
    text = path.read_text(encoding="utf-8").replace("grouped_from_digits = 4", "grouped_from_digits = 0")
    path.write_text(text, encoding="utf-8")
    with pytest.raises(SiteError, match=r":\d+: 'grouped_from_digits' cannot be '0': write a number above 0\.$"):
        load_locale("fr", path.parents[1])
