"""Cards, the deck, and reading and writing cards as text."""

from __future__ import annotations

from itertools import pairwise, product

import pytest

from badugi_core import (
    DECK,
    INTERNATIONAL,
    BadugiError,
    Card,
    CardError,
    Notation,
    Rank,
    Suit,
    parse_card,
    parse_cards,
)

RANK_TEXTS = [["A", "a"], *([str(number)] for number in range(2, 10))]
RANK_TEXTS += [["T", "t", "10"], ["J", "j"], ["Q", "q"], ["K", "k"]]
SUIT_TEXTS = [list("cC♣♧"), list("dD♦♢"), list("hH♥♡"), list("sS♠♤")]

RUSSIAN = Notation(
    ranks={
        **{str(number): Rank(number) for number in range(2, 11)},
        **{"A": Rank.ACE, "А": Rank.ACE, "Т": Rank.ACE},
        **{"В": Rank.JACK, "Д": Rank.QUEEN, "К": Rank.KING},
    },
    suits={"т": Suit.CLUB, "б": Suit.DIAMOND, "ч": Suit.HEART, "п": Suit.SPADE},
)
"""A language's own letters as data; both the Latin and the Cyrillic A mean the ace."""


def fault(text: str, notation: Notation = INTERNATIONAL) -> tuple[str, str, int]:
    """The code, the text and the position of the error that reading `text` raises."""
    with pytest.raises(CardError) as caught:
        parse_cards(text, notation)
    return caught.value.code, caught.value.text, caught.value.position


def test_deck_is_52_cards_in_order_of_id():
    """Thirteen ranks in four suits, each once; ids run from 0 to 51 (DECK-1)."""
    assert len(DECK) == len(set(DECK)) == 52
    assert [card.id for card in DECK] == list(range(52))
    assert {(card.rank, card.suit) for card in DECK} == set(product(Rank, Suit))
    assert (str(DECK[0]), str(DECK[51])) == ("Ac", "Ks")


def test_cards_sort_by_rank_then_suit():
    """The sorting order is that of the ids."""
    assert sorted(reversed(DECK)) == list(DECK)
    assert all(a < b for a, b in pairwise(DECK))


def test_ranks_run_from_ace_to_king():
    """The ace is the lowest rank (RANK-1)."""
    assert [rank.letter for rank in sorted(Rank)] == list("A23456789TJQK")
    assert min(Rank) is Rank.ACE and max(Rank) is Rank.KING


def test_round_trip():
    """Each of the 52 cards is read back from its own text, alone and all at once."""
    assert [parse_card(str(card)) for card in DECK] == list(DECK)
    assert parse_cards("".join(map(str, DECK))) == DECK
    assert len({str(card) for card in DECK}) == 52
    assert {len(str(card)) for card in DECK} == {2}


def test_repr_names_the_card():
    """The text for programmers shows the international text."""
    assert [repr(card) for card in DECK] == [f"Card('{card}')" for card in DECK]


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


@pytest.mark.parametrize(
    "separator",
    ["", " ", "  ", ",", ", ", ";", "-", "–", " – ", "—", "\t", "\n", "\r\n", "\u00a0", "\u202f"],
    ids=ascii,
)
@pytest.mark.parametrize("texts", [["6h", "4d", "3s", "Ah"], ["10♥", "Td", "2♠", "tC"]], ids=str)
def test_separators(separator, texts):
    """Spaces, commas, semicolons, hyphens, dashes or nothing between cards, and around them."""
    expected = tuple(parse_card(text) for text in texts)
    text = separator.join(texts)
    assert parse_cards(text) == expected
    assert parse_cards(separator + text + separator) == expected


@pytest.mark.parametrize("text", ["", " ", " - , "])
def test_no_cards(text):
    """A text without cards holds no card."""
    assert parse_cards(text) == ()


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Xh", ("unknown-rank", "X", 0)),
        ("6h 1d", ("unknown-rank", "1", 3)),
        ("6h0d", ("unknown-rank", "0", 2)),
        ("6h ♥", ("unknown-rank", "♥", 3)),
        ("h6", ("unknown-rank", "h", 0)),
        ("6h 14d", ("unknown-rank", "1", 3)),
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
def test_faults_of_a_text(text, expected):
    """The code says what is wrong, and the piece of text and its offset say where (DECK-1)."""
    code, piece, position = expected
    assert fault(text) == expected
    assert text.startswith(piece, position)


@pytest.mark.parametrize("text", ["", "  ", "6h 4d"])
def test_one_card_is_one_card(text):
    """`parse_card` refuses none and several."""
    with pytest.raises(CardError) as caught:
        parse_card(text)
    assert (caught.value.code, caught.value.text, caught.value.position) == ("wrong-count", text, 0)


def test_one_card_may_stand_between_separators():
    """`parse_card` ignores what may part cards."""
    assert parse_card(" 10♦, ") == parse_card("Td")


def test_errors_are_value_errors_for_programmers():
    """A CardError is a BadugiError and a ValueError; its text is a short English line."""
    with pytest.raises(ValueError) as caught:
        parse_cards("6h 1d")
    assert isinstance(caught.value, CardError) and isinstance(caught.value, BadugiError)
    assert str(caught.value) == "unknown-rank: '1' at position 3"


def test_a_language_brings_its_own_letters():
    """The letters of a language are read through its notation; т is a suit, Т a rank."""
    assert parse_cards("6ч 4б 3п Aч", RUSSIAN) == parse_cards("6h 4d 3s Ah")
    assert parse_cards("6ч-4б-3п-Ач", RUSSIAN) == parse_cards("6h 4d 3s Ah")
    assert parse_cards("Тт Вт Дб Кп 10ч", RUSSIAN) == parse_cards("Ac Jc Qd Ks Th")
    assert parse_card("2т", RUSSIAN) == parse_card("2c")


def test_every_card_in_another_notation():
    """All 52 cards are read in a notation of another language."""
    ranks = {rank: text for text, rank in RUSSIAN.ranks.items()}
    suits = {suit: text for text, suit in RUSSIAN.suits.items()}
    text = " ".join(ranks[card.rank] + suits[card.suit] for card in DECK)
    assert parse_cards(text, RUSSIAN) == DECK


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("6ч 4h", ("unknown-suit", "h", 4)),
        ("6ч Qч", ("unknown-rank", "Q", 3)),
        ("6ч Aч Ач", ("duplicate-card", "Ач", 6)),
        ("6ч 10", ("missing-suit", "10", 3)),
    ],
)
def test_another_notation_replaces_the_international_one(text, expected):
    """Letters that the notation does not have are faults, also the international ones."""
    assert fault(text, RUSSIAN) == expected


def test_international_knows_no_other_language():
    """The core by itself reads no letters of a language."""
    assert fault("6ч") == ("unknown-suit", "ч", 1)
    assert fault("Вh") == ("unknown-rank", "В", 0)


def test_the_longest_match_wins():
    """A rank text that begins with another rank text is read whole, in any order of the table."""
    for ranks in ({"1": Rank.ACE, "10": Rank.TEN}, {"10": Rank.TEN, "1": Rank.ACE}):
        notation = Notation(ranks=ranks, suits={"s": Suit.SPADE, "ss": Suit.CLUB})
        assert parse_cards("10s 1ss 10ss 1s", notation) == parse_cards("Ts Ac Tc As")
