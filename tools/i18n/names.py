"""The English names of cards and hands: every one a whole message, since names inflect.

In English a name is regular, so the msgids are put together here; a translation is always
one string for the whole name.
"""

from __future__ import annotations

from badugi_core import DECK, HOLE_CARDS, Card, HandClass, Rank

CARD = "card"
HAND = "hand"
"""The gettext contexts of the two kinds of names."""

_RANKS = dict(
    zip(
        Rank,
        ("ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
         "jack", "queen", "king"),
        strict=True,
    )
)  # fmt: skip
_SUITS = ("clubs", "diamonds", "hearts", "spades")
_SIZES = {1: "one-card {}", 2: "two-card {}", 3: "three-card {}", 4: "{} badugi"}


def card_msgid(card: Card) -> str:
    """The English name of a card.

    >>> from badugi_core import parse_card
    >>> card_msgid(parse_card("Th"))
    'ten of hearts'
    """
    return f"{_RANKS[card.rank]} of {_SUITS[card.suit]}"


def hand_msgid(size: int, top: Rank) -> str:
    """The English name of a hand by its size and highest rank (rule EVAL-13).

    >>> hand_msgid(4, Rank.EIGHT), hand_msgid(2, Rank.DEUCE)
    ('eight badugi', 'two-card deuce')
    """
    rank = "deuce" if top is Rank.DEUCE else _RANKS[top]
    return _SIZES[size].format(rank)


def class_msgid(hand_class: HandClass) -> str:
    """The English name of a hand class, by its size and highest rank.

    >>> from badugi_core import evaluate
    >>> class_msgid(evaluate("6h 4d 3s Ah").hand_class)
    'three-card four'
    """
    return hand_msgid(hand_class.size, hand_class.ranks[0])


HAND_NAMES: tuple[tuple[int, Rank], ...] = tuple(
    (size, top) for size in range(HOLE_CARDS, 0, -1) for top in Rank if top >= size
)
"""Every size and highest rank that a hand can have."""

MESSAGES: list[tuple[str, str, str]] = [
    (CARD, card_msgid(card), f"{card}: read aloud by screen readers, in lower case") for card in DECK
] + [
    (HAND, hand_msgid(size, top), f"{size} playing cards, the highest is {top.letter}; lower case")
    for size, top in HAND_NAMES
]
"""What translators are given: (context, msgid, comment)."""
