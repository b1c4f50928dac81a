"""Cards as text: every spelling is read, what is written is read back, faults are named."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, strategies as st

from badugi_core import (
    DECK,
    HAND_CLASSES,
    INTERNATIONAL,
    BadugiError,
    Card,
    CardError,
    Notation,
    NotationError,
    Rank,
    Suit,
    evaluate,
    format_card,
    format_cards,
    parse_card,
    parse_cards,
    parse_ranks,
)
from tests.spelled import (
    INVISIBLE,
    SEPARATORS,
    misread_pairs,
    repeatable,
    rows,
)

RANK_TEXTS = [["A", "a"], *([str(number)] for number in range(2, 10))]
RANK_TEXTS += [["T", "t", "10"], ["J", "j"], ["Q", "q"], ["K", "k"]]
SUIT_TEXTS = [list("cC♣♧"), list("dD♦♢"), list("hH♥♡"), list("sS♠♤")]

RUSSIAN = Notation(
    ranks={
        **{str(number): Rank(number) for number in range(2, 11)},
        "Т": Rank.ACE, "A": Rank.ACE, "А": Rank.ACE,
        "В": Rank.JACK, "Д": Rank.QUEEN, "К": Rank.KING,
    },
    suits={"т": Suit.CLUB, "б": Suit.DIAMOND, "ч": Suit.HEART, "п": Suit.SPADE},
)
"""A language's own letters as data; both the Latin and the Cyrillic A mean the ace."""

SUIT_FIRST = Notation(ranks=INTERNATIONAL.ranks, suits=INTERNATIONAL.suits, suit_first=True)
NOTATIONS = {"international": INTERNATIONAL, "Russian": RUSSIAN, "suit first": SUIT_FIRST}
each_notation = pytest.mark.parametrize("notation", NOTATIONS.values(), ids=NOTATIONS)


def fault(text: str, notation: Notation = INTERNATIONAL) -> tuple[str, str, int]:
    """The code, the text and the position of the error that reading `text` raises."""
    with pytest.raises(CardError) as caught:
        parse_cards(text, notation)
    return caught.value.code, caught.value.text, caught.value.position


# Reading


@pytest.mark.parametrize("rank", Rank)
def test_every_international_spelling(rank):
    """Letters in either case, 10 or T, letters or symbols of the suits."""
    for suit in Suit:
        for rank_text, suit_text in product(RANK_TEXTS[rank - 1], SUIT_TEXTS[suit]):
            assert parse_card(rank_text + suit_text) == Card(rank, suit)


def test_the_international_notation_holds_nothing_else():
    """Its tables are exactly the spellings tested here."""
    assert INTERNATIONAL.ranks == {
        text: rank for rank, texts in zip(Rank, RANK_TEXTS, strict=True) for text in texts
    }
    assert INTERNATIONAL.suits == {
        text: suit for suit, texts in zip(Suit, SUIT_TEXTS, strict=True) for text in texts
    }


@each_notation
def test_two_cards_without_a_separator(notation):
    """Every spelling of a card beside every spelling of another is read as these two."""
    assert misread_pairs(notation) == []


@each_notation
@repeatable
@given(data=st.data())
def test_any_row_in_any_spelling(notation, data):
    """Different cards, each in any of its spellings, with anything between, are read in order."""
    cards, text = data.draw(rows(notation))
    assert parse_cards(text, notation) == cards


@pytest.mark.parametrize("separator", SEPARATORS, ids=ascii)
@pytest.mark.parametrize("texts", [["6h", "4d", "3s", "Ah"], ["10♥", "Td", "2♠", "tC"]], ids=str)
def test_separators_part_cards(separator, texts):
    """White space, commas, semicolons, hyphens, dashes or nothing between cards, and around them."""
    expected = tuple(parse_card(text) for text in texts)
    text = separator.join(texts)
    assert parse_cards(text) == expected
    assert parse_cards(separator + text + separator) == expected


@pytest.mark.parametrize("sign", INVISIBLE, ids=ascii)
def test_invisible_signs_are_passed_over(sign):
    """What readers do not see is passed over, around a card, after its suit and inside it."""
    for text in (f"6♥{sign}4♦{sign} 3♠{sign}", f"{sign}6♥ 4{sign}♦ {sign}3{sign}s{sign}"):
        assert parse_cards(text) == parse_cards("6h 4d 3s")
    assert parse_cards(f"♥{sign}6♦{sign}4", SUIT_FIRST) == parse_cards("6h 4d")
    assert fault(f"6{sign}") == ("missing-suit", "6", 0)
    assert fault(f"6{sign}x") == ("unknown-suit", "x", 2)


@pytest.mark.parametrize("text", ["", " ", " - , "])
def test_a_text_without_cards_holds_none(text):
    """A text without cards holds no card."""
    assert parse_cards(text) == ()


def test_one_card_may_stand_between_separators():
    """`parse_card` ignores what may part cards."""
    assert parse_card(" 10♦, ") == parse_card("Td")


# Faults of a text


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Xh", ("unknown-rank", "X", 0)),
        ("6h 1d", ("unknown-rank", "1", 3)),
        ("6h0d", ("unknown-rank", "0", 2)),
        ("6h ♥", ("unknown-rank", "♥", 3)),
        ("h6", ("unknown-rank", "h", 0)),
        ("6h 14d", ("unknown-rank", "1", 3)),
        ("6h/4d", ("unknown-rank", "/", 2)),
        ("６h", ("unknown-rank", "６", 0)),
        ("6x", ("unknown-suit", "x", 1)),
        ("6h 10x", ("unknown-suit", "x", 5)),
        ("6h, 44", ("unknown-suit", "4", 5)),
        ("6", ("missing-suit", "6", 0)),
        ("6h 10", ("missing-suit", "10", 3)),
        ("6 h", ("missing-suit", "6", 0)),
        ("6h-4-3s", ("missing-suit", "4", 3)),
        ("6h 4d 6h", ("duplicate-card", "6h", 6)),
        ("Th-10♥", ("duplicate-card", "10♥", 3)),
        ("AsaS", ("duplicate-card", "aS", 2)),
    ],
)
def test_a_fault_has_its_code_text_and_place(text, expected):
    """The code says what is wrong, and the piece of text and its offset say where (DECK-1)."""
    _, piece, position = expected
    assert fault(text) == expected
    assert text.startswith(piece, position)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("A♠", ("unknown-suit", "A", 0)),
        ("♠A ♥", ("missing-rank", "♥", 3)),
        ("♠ A", ("missing-rank", "♠", 0)),
        ("♠x", ("unknown-rank", "x", 1)),
        ("♠A ♠a", ("duplicate-card", "♠a", 3)),
    ],
)
def test_faults_where_the_suit_stands_first(text, expected):
    """The same faults, with rank and suit in each other's place."""
    assert fault(text, SUIT_FIRST) == expected


def test_a_deck_and_one_card_more():
    """All 52 cards are read; a 53rd is one of them again (DECK-1)."""
    text = format_cards(DECK, separator="")
    assert parse_cards(text) == DECK
    assert fault(text + "K♠") == ("duplicate-card", "K♠", 104)


@pytest.mark.parametrize("text", ["", "  ", "6h 4d"])
def test_one_card_is_one_card(text):
    """`parse_card` refuses none and several."""
    with pytest.raises(CardError) as caught:
        parse_card(text)
    assert (caught.value.code, caught.value.text, caught.value.position) == ("wrong-count", text, 0)


def test_errors_are_value_errors_for_programmers():
    """A CardError is a BadugiError and a ValueError; its text is a short English line."""
    with pytest.raises(ValueError) as caught:
        parse_cards("6h 1d")
    assert isinstance(caught.value, CardError) and isinstance(caught.value, BadugiError)
    assert str(caught.value) == "unknown-rank: '1' at position 3"


@repeatable
@given(text=st.text(alphabet="".join(INTERNATIONAL.ranks) + "cdhs♥ ,-\ufe0fxч", max_size=12))
def test_any_text_is_cards_or_has_a_fault(text):
    """Whatever is typed, the answer is cards, or an error that points into the text."""
    try:
        cards = parse_cards(text)
    except CardError as error:
        assert error.text and text.startswith(error.text, error.position)
    else:
        assert parse_cards(format_cards(cards)) == cards


@pytest.mark.parametrize("read", [parse_cards, parse_card, parse_ranks])
@pytest.mark.parametrize("text", [None, 6, b"6h", ["6h"]])
def test_only_text_is_read(read, text):
    """Anything else is a mistake of the program."""
    with pytest.raises(TypeError):
        read(text)


def test_more_ranks_than_can_play():
    """No hand has five playing cards (EVAL-1); an x is no playing card."""
    with pytest.raises(CardError) as caught:
        parse_ranks("A345K")
    assert (caught.value.code, caught.value.text, caught.value.position) == ("wrong-count", "A345K", 0)
    assert len(parse_ranks("x A345 x")) == 4


# Writing


@each_notation
def test_every_card_is_read_back(notation):
    """Each of the 52 cards has one text, which is read as that card."""
    texts = [format_card(card, notation) for card in DECK]
    assert [parse_card(text, notation) for text in texts] == list(DECK)
    assert len(set(texts)) == 52


@each_notation
@pytest.mark.parametrize("separator", [*SEPARATORS, *INVISIBLE], ids=ascii)
def test_the_deck_is_read_back(notation, separator):
    """All cards in a row, whatever stands between them."""
    assert parse_cards(format_cards(DECK, notation, separator), notation) == DECK


@each_notation
@repeatable
@given(
    cards=st.lists(st.sampled_from(DECK), unique=True),
    separator=st.lists(st.sampled_from([*SEPARATORS, *INVISIBLE])).map("".join),
)
def test_any_cards_are_read_back(notation, cards, separator):
    """Any different cards, in any order."""
    assert parse_cards(format_cards(cards, notation, separator), notation) == tuple(cards)


def test_the_first_text_is_the_one_written():
    """In the order of the tables, for ranks and suits apart."""
    assert [format_card(card) for card in DECK] == [str(card) for card in DECK]
    assert format_cards(DECK[-8:-3], RUSSIAN, "-") == "Дт-Дб-Дч-Дп-Кт"
    assert format_card(DECK[0], RUSSIAN) == "Тт"
    assert format_cards(DECK[-2:], SUIT_FIRST) == "hK sK"
    assert format_cards(()) == ""


@pytest.mark.parametrize("separator", ["/", "<br>", " and ", "·"])
def test_only_separators_are_written_between_cards(separator):
    """Others could not be read back."""
    with pytest.raises(NotationError) as caught:
        format_cards(DECK, separator=separator)
    assert (caught.value.code, caught.value.text) == ("no-separator", separator)


@pytest.mark.parametrize("cards", ["6h", [6], [None]])
def test_only_cards_are_written(cards):
    """Anything else is a mistake of the program."""
    with pytest.raises(TypeError):
        format_cards(cards)


@pytest.mark.parametrize("cards", [["6h"], [6], [None]])
def test_only_cards_are_read_as_cards(cards):
    """What ranks or counts takes one text, or cards that are made."""
    with pytest.raises(TypeError, match="use parse_cards for text"):
        evaluate(cards)


# Letters of a language


def test_a_language_brings_its_own_letters():
    """The letters of a language are read through its notation; т is a suit, Т a rank."""
    assert parse_cards("6ч 4б 3п Aч", RUSSIAN) == parse_cards("6h 4d 3s Ah")
    assert parse_cards("6ч-4б-3п-Ач", RUSSIAN) == parse_cards("6h 4d 3s Ah")
    assert parse_cards("Тт Вт Дб Кп 10ч", RUSSIAN) == parse_cards("Ac Jc Qd Ks Th")
    assert parse_card("2т", RUSSIAN) == parse_card("2c")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("6ч 4h", ("unknown-suit", "h", 4)),
        ("6ч Qч", ("unknown-rank", "Q", 3)),
        ("6ч вч", ("unknown-rank", "в", 3)),
        ("6ч Aч Ач", ("duplicate-card", "Ач", 6)),
        ("6ч 10", ("missing-suit", "10", 3)),
    ],
)
def test_a_notation_reads_what_its_tables_hold(text, expected):
    """Other letters are faults, also the international ones and other cases."""
    assert fault(text, RUSSIAN) == expected


def test_international_knows_no_other_language():
    """The core by itself reads no letters of a language."""
    assert fault("6ч") == ("unknown-suit", "ч", 1)
    assert fault("Вh") == ("unknown-rank", "В", 0)


# Ranks alone


def test_every_hand_class_is_read_back():
    """The text of each of the 1,092 classes gives its ranks, with as many x as cards do not play."""
    for hand_class in HAND_CLASSES:
        assert parse_ranks(str(hand_class)) == hand_class.ranks
        assert parse_ranks(str(hand_class) + "-x" * (4 - hand_class.size)) == hand_class.ranks


@pytest.mark.parametrize("text", ["10-7-5-4", "T–7–5–4", "t754", "10- 7 - 5- 4", "x-T-X-7-5-4"])
def test_ranks_are_read_in_any_spelling(text):
    """10 or T, any separators or none, and an x anywhere."""
    assert parse_ranks(text) == (Rank.TEN, Rank.SEVEN, Rank.FIVE, Rank.FOUR)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("4-3-Z", ("unknown-rank", "Z", 4)),
        ("4-3-х", ("unknown-rank", "х", 4)),  # the Cyrillic one
        ("4d", ("unknown-rank", "d", 1)),
        ("10-4-T", ("duplicate-rank", "T", 5)),
    ],
)
def test_faults_of_ranks_are_those_of_cards(text, expected):
    """As of cards; a rank plays once (EVAL-1)."""
    with pytest.raises(CardError) as caught:
        parse_ranks(text)
    assert (caught.value.code, caught.value.text, caught.value.position) == expected
