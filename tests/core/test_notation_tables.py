"""Tables of letters: what a notation may hold, so that every card can be read back."""

from __future__ import annotations

import copy
import pickle

import pytest
from hypothesis import given, strategies as st

from badugi_core import (
    DECK,
    INTERNATIONAL,
    BadugiError,
    Notation,
    NotationError,
    Rank,
    Suit,
    format_card,
    format_cards,
    parse_card,
    parse_cards,
    parse_ranks,
)
from tests.spelled import repeatable, rows, spellings


def refusal(**changes: object) -> tuple[str, str, str]:
    """The code and the texts of the error that the international notation with `changes` raises."""
    tables = {"ranks": INTERNATIONAL.ranks, "suits": INTERNATIONAL.suits}
    with pytest.raises(NotationError) as caught:
        Notation(**(tables | changes))
    return caught.value.code, caught.value.text, caught.value.other


def test_more_texts_come_before_the_others():
    """An extended notation reads all that it read, and writes the first of the new texts."""
    french = INTERNATIONAL.extended({"D": Rank.QUEEN, "d": Rank.QUEEN}, {"♦": Suit.DIAMOND}, ["0"])
    assert parse_cards("Dd d♣ Qs", french) == parse_cards("Qd Qc Qs")
    assert format_cards(parse_cards("Qd Kd Qc"), french) == "D♦ K♦ Dc"
    assert parse_ranks("D-2-0-x", french) == parse_ranks("Q-2")
    for text, card in spellings(INTERNATIONAL).items():
        assert parse_card(text, french) is card
    suit_first = Notation(ranks=INTERNATIONAL.ranks, suits=INTERNATIONAL.suits, suit_first=True)
    assert parse_card("♠1", suit_first.extended({"1": Rank.ACE})) == parse_card("As")


@pytest.mark.parametrize(
    "tables",
    [{"suits": {"c": Suit.HEART}}, {"ranks": {"10": Rank.ACE}}, {"ignored": ["a"]}],
    ids=str,
)
def test_a_text_keeps_its_meaning(tables):
    """An extension cannot give a text to another rank or suit, or have it mean no card."""
    with pytest.raises(NotationError) as caught:
        INTERNATIONAL.extended(**tables)
    assert (caught.value.code, caught.value.other) == ("two-meanings", "")
    assert [caught.value.text] == list(*tables.values())


@pytest.mark.parametrize("kind", ["ranks", "suits"])
def test_every_rank_and_suit_has_a_text(kind):
    """One that could not be written is named."""
    table = getattr(INTERNATIONAL, kind)
    for part in set(table.values()):
        rest = {text: other for text, other in table.items() if other != part}
        assert refusal(**{kind: rest}) == ("missing-text", part.name.lower(), "")


@pytest.mark.parametrize("kind", ["ranks", "suits", "ignored"])
@pytest.mark.parametrize(
    ("text", "code"),
    [("", "empty-text"), *((text, "separator-in-text") for text in ("-", " 1", "1 0", "♥\ufe0f", "\u200d1"))],
    ids=ascii,
)
def test_texts_hold_no_separators(kind, text, code):
    """Nor is one empty: neither could be found again in a row of cards."""
    table = [text] if kind == "ignored" else getattr(INTERNATIONAL, kind) | {text: 1}
    assert refusal(**{kind: table}) == (code, text, "")


@pytest.mark.parametrize("suit_first", [False, True])
@pytest.mark.parametrize(
    ("kind", "text", "other"),
    [
        ("ranks", "2c", "2"),  # 2cAh: two and a card, or a two of clubs and an ace
        ("ranks", "A♥2", "A"),
        ("suits", "ca", "c"),  # 6cas: a six, or a six and the ace of spades
        ("suits", "d2", "d"),
        ("suits", "d2c4s", "d"),
    ],
)
def test_a_text_that_could_be_read_in_two_ways(kind, text, other, suit_first):
    """It begins with another text, and what is left could be what follows that one."""
    table = getattr(INTERNATIONAL, kind) | {text: 1}
    assert refusal(**{kind: table}, suit_first=suit_first) == ("ambiguous", text, other)


@pytest.mark.parametrize("suit", ["co", "carreau", "C♦", "ss"])
def test_a_text_may_begin_with_another(suit):
    """If nothing that could follow the shorter text begins like that, the longer one is read."""
    notation = INTERNATIONAL.extended({"1": Rank.ACE, "1000": Rank.KING}, {suit: Suit.HEART})
    assert parse_cards(f"10{suit}1c1{suit}1000s", notation) == parse_cards("Th Ac Ah Ks")


@repeatable
@given(data=st.data())
def test_every_notation_that_is_accepted_can_be_read(data):
    """Texts that overlap in any way are refused, or any row of cards is read back."""
    base = Notation(
        ranks=dict(zip("1234567890abc", Rank, strict=True)),
        suits=dict(zip("abc1", Suit, strict=True)),
        suit_first=data.draw(st.booleans()),
    )
    texts = st.text(alphabet="abc1", min_size=2, max_size=4)
    ranks = data.draw(st.dictionaries(texts, st.sampled_from(Rank), max_size=2))
    suits = data.draw(st.dictionaries(texts, st.sampled_from(Suit), max_size=2))
    try:
        notation = base.extended(ranks, suits)
    except NotationError as error:
        assert error.code == "ambiguous"
    else:
        cards, text = data.draw(rows(notation))
        assert parse_cards(text, notation) == cards


def test_a_notation_does_not_change_with_the_tables_it_was_made_of():
    """It holds copies, so what was checked stays true."""
    ranks, suits = dict(INTERNATIONAL.ranks), dict(INTERNATIONAL.suits)
    notation = Notation(ranks=ranks, suits=suits)
    ranks.clear()
    suits["c"] = Suit.HEART
    assert parse_card("6c", notation) == parse_card("6c")
    assert format_card(parse_card("6c"), notation) == "6c"


@pytest.mark.parametrize("twin", [copy.copy, copy.deepcopy, lambda it: pickle.loads(pickle.dumps(it))])
def test_a_notation_and_its_error_can_be_copied(twin):
    """A notation and its error can be copied and sent to other processes."""
    notation = twin(INTERNATIONAL.extended({"R": Rank.KING}))
    assert parse_cards(format_cards(DECK, notation), notation) == DECK
    error = twin(NotationError("ambiguous", "ca", "c"))
    assert (error.code, error.text, error.other) == ("ambiguous", "ca", "c")
    assert str(error) == "ambiguous: 'ca' beside 'c'"
    assert str(NotationError("empty-text", "")) == "empty-text: ''"
    assert isinstance(error, BadugiError)
