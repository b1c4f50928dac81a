"""Cards: ranks, suits, the deck, and reading and writing them as text."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import IntEnum

from badugi_core._errors import CardError


class Rank(IntEnum):
    """The thirteen ranks, ace low (rule RANK-1): a smaller number is a better card."""

    ACE = 1
    DEUCE = 2
    TREY = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13

    @property
    def letter(self) -> str:
        """One character of international notation: ``A 2 … 9 T J Q K``.

        >>> Rank.TEN.letter
        'T'
        """
        return "A23456789TJQK"[self - 1]


class Suit(IntEnum):
    """The four suits. Their order sorts cards for display; no suit beats another (EVAL-7)."""

    CLUB = 0
    DIAMOND = 1
    HEART = 2
    SPADE = 3

    @property
    def letter(self) -> str:
        """One character of international notation: ``c d h s``.

        >>> Suit.SPADE.letter
        's'
        """
        return "cdhs"[self]


@dataclass(frozen=True, slots=True, order=True)
class Card:
    """One card; ``str(card)`` is its international text. Cards sort by rank, then suit.

    >>> str(Card(Rank.SIX, Suit.HEART))
    '6h'
    """

    rank: Rank
    """The rank; a number from 1 to 13 is taken too."""
    suit: Suit
    """The suit; a number from 0 to 3 is taken too."""

    def __post_init__(self) -> None:
        # Frozen dataclasses are filled in this way. A ValueError tells of an impossible number.
        object.__setattr__(self, "rank", Rank(self.rank))
        object.__setattr__(self, "suit", Suit(self.suit))

    @property
    def id(self) -> int:
        """0 (ace of clubs) to 51 (king of spades), in sorting order.

        >>> DECK[Card(Rank.KING, Suit.SPADE).id]
        Card('Ks')
        """
        return (self.rank - 1) * 4 + self.suit

    def __str__(self) -> str:
        return self.rank.letter + self.suit.letter

    def __repr__(self) -> str:
        return f"Card('{self}')"


DECK: tuple[Card, ...] = tuple(Card(rank, suit) for rank in Rank for suit in Suit)
"""The 52 cards in order of ``Card.id`` (rule DECK-1)."""


@dataclass(frozen=True)
class Notation:
    """The texts that stand for ranks and suits. The longest match wins.

    The core knows only the international letters; a language adds its own.
    """

    ranks: Mapping[str, Rank]
    suits: Mapping[str, Suit]


_RANK_TEXTS = {rank.letter: rank for rank in Rank} | {"10": Rank.TEN}
_SUIT_TEXTS = {suit.letter: suit for suit in Suit} | dict(
    zip("♣♦♥♠♧♢♡♤", (*Suit, *Suit), strict=True)
)
INTERNATIONAL = Notation(
    ranks=_RANK_TEXTS | {text.lower(): rank for text, rank in _RANK_TEXTS.items()},
    suits=_SUIT_TEXTS | {text.upper(): suit for text, suit in _SUIT_TEXTS.items()},
)
"""``A 2 … 10/T J Q K`` and ``c d h s`` or the suit symbols, in either case."""

_SEPARATORS = " \t\n\r\u00a0\u202f,;-\u2010\u2011\u2012–—\u2212\ufe0e\ufe0f"
"""Spaces, commas, every kind of dash, and the invisible signs that choose how a suit is drawn."""


def _match(text: str, start: int, table: Mapping[str, IntEnum]) -> str:
    """The longest key of `table` that stands in `text` at `start`, or an empty string."""
    return max((key for key in table if text.startswith(key, start)), key=len, default="")


def parse_cards(text: str, notation: Notation = INTERNATIONAL) -> tuple[Card, ...]:
    """Read any number of different cards; spaces, commas, hyphens and dashes may part them.

    Raises:
        CardError: an unknown rank or suit, a rank without a suit, or a card twice.

    >>> parse_cards("6h-4d 3♠,Ah 10c")
    (Card('6h'), Card('4d'), Card('3s'), Card('Ah'), Card('Tc'))
    """
    if not isinstance(text, str):
        raise TypeError(f"cards are read from a text, not from {text!r}")
    cards: list[Card] = []
    position = 0
    while position < len(text):
        if text[position] in _SEPARATORS:
            position += 1
            continue
        rank_text = _match(text, position, notation.ranks)
        if not rank_text:
            raise CardError("unknown-rank", text[position], position)
        after = position + len(rank_text)
        suit_text = _match(text, after, notation.suits)
        if not suit_text:
            if after == len(text) or text[after] in _SEPARATORS:
                raise CardError("missing-suit", rank_text, position)
            raise CardError("unknown-suit", text[after], after)
        card = Card(notation.ranks[rank_text], notation.suits[suit_text])
        if card in cards:
            raise CardError("duplicate-card", rank_text + suit_text, position)
        cards.append(card)
        position = after + len(suit_text)
    return tuple(cards)


def parse_card(text: str, notation: Notation = INTERNATIONAL) -> Card:
    """Read exactly one card.

    Raises:
        CardError: as `parse_cards`, or ``wrong-count`` unless there is one card.

    >>> parse_card("10♦")
    Card('Td')
    """
    cards = parse_cards(text, notation)
    if len(cards) != 1:
        raise CardError("wrong-count", text, 0)
    return cards[0]


def to_cards(cards: str | Iterable[Card]) -> tuple[Card, ...]:
    """Cards from a text or from cards, each card at most once.

    Raises:
        CardError: as `parse_cards`; for cards, `position` is the index of the second copy.
        TypeError: something that is not a card.

    >>> to_cards("Ah 2d") == to_cards(parse_cards("Ah 2d"))
    True
    """
    if isinstance(cards, str):
        return parse_cards(cards)
    result = tuple(cards)
    for index, card in enumerate(result):
        if not isinstance(card, Card):
            raise TypeError(f"a card must be a Card, not {card!r}: use parse_cards for text")
        if card in result[:index]:
            raise CardError("duplicate-card", str(card), index)
    return result
