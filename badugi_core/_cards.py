"""Cards: ranks, suits, and the 52 cards of the deck."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from functools import total_ordering


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


_NUMBERS = (int, Rank, Suit)

_MADE: dict[tuple[int, int], Card] = {}
"""Every card by rank and suit; `DECK` fills it."""


@total_ordering
@dataclass(frozen=True, slots=True, init=False, eq=False, repr=False)
class Card:
    """One card; ``str(card)`` is its international text. Cards sort by rank, then suit.

    There are 52 cards, so there are 52 objects: making a card again gives the same one, and
    equal means identical. A rank may be given as a number from 1 to 13, a suit from 0 to 3;
    another number is a ValueError, anything else a TypeError.

    >>> Card(Rank.SIX, Suit.HEART), Card(6, 2) is Card(Rank.SIX, Suit.HEART)
    (Card('6h'), True)
    >>> DECK[Card(Rank.KING, Suit.SPADE).id]
    Card('Ks')
    """

    rank: Rank
    """The rank."""
    suit: Suit
    """The suit."""
    id: int
    """0 (ace of clubs) to 51 (king of spades), in sorting order."""

    def __new__(cls, rank: int, suit: int) -> Card:  # noqa: PYI034 - there is one object for each card
        if type(rank) not in _NUMBERS or type(suit) not in _NUMBERS:  # True and 1.0 would pass for 1
            raise TypeError(f"a rank and a suit are whole numbers, not {rank!r} and {suit!r}")
        card = _MADE.get((rank, suit))
        if card is None:
            card = object.__new__(cls)
            # Frozen dataclasses are filled in this way.
            object.__setattr__(card, "rank", Rank(rank))
            object.__setattr__(card, "suit", Suit(suit))
            object.__setattr__(card, "id", (rank - 1) * len(Suit) + suit)
            _MADE[rank, suit] = card
        return card

    def __reduce__(self) -> tuple[type[Card], tuple[int, int]]:
        return Card, (int(self.rank), int(self.suit))  # a copy is the same object too

    def __hash__(self) -> int:
        return self.id  # not the address, so that sets have the same order in every run

    def __eq__(self, other: object) -> bool:
        return self is other  # said here, because beside `__lt__` the inherited answer is slow

    def __lt__(self, other: object) -> bool:
        return self.id < other.id if isinstance(other, Card) else NotImplemented

    def __str__(self) -> str:
        return self.rank.letter + self.suit.letter

    def __repr__(self) -> str:
        return f"Card('{self}')"


DECK: tuple[Card, ...] = tuple(Card(rank, suit) for rank in Rank for suit in Suit)
"""The 52 cards in order of ``Card.id`` (rule DECK-1).

>>> len(DECK), DECK[0], DECK[-1]
(52, Card('Ac'), Card('Ks'))
"""
