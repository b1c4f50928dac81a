"""The fast path: the class of a holding as a bare number, for programs that ask millions of times.

One table holds the ordinal of each of the 270,725 holdings. It is laid out from the same
solved patterns as the counts of `_classes`, so the definition in `_hands` stays the only
evaluator. Four ids a < b < c < d have their place in the table by the combinatorial number
system: C(a,1) + C(b,2) + C(c,3) + C(d,4) numbers all sets of four from 0 without a gap.

`rank` answers only what it is sure of. Whatever is odd (a card twice, other notation, no
card at all) falls through to `_careful`, which explains or answers slowly. Nothing is built
at import: until the first use the table is empty, and an empty table is one more oddity.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from math import comb
from operator import index

from badugi_core._cards import DECK, Card, Rank, Suit
from badugi_core._classes import HOLDINGS, holdings_by_class
from badugi_core._errors import CardError
from badugi_core._hands import HOLE_CARDS
from badugi_core._notation import parse_cards

_WEIGHTS = tuple(
    tuple(comb(card_id, place) for card_id in range(len(DECK)))
    for place in range(1, HOLE_CARDS + 1)
)
"""What each card id adds to the place in the table as the lowest, second, third or highest of four."""
_TWO, _THREE, _FOUR = _WEIGHTS[1:]  # the lowest id is its own weight

_IDS = {rank.letter: {suit.letter: Card(rank, suit).id for suit in Suit} for rank in Rank}
"""Card ids by the two letters of the plain international form."""

_TABLE = array("H")
"""The ordinals by place, two bytes each, about half a megabyte; empty until the first use."""


def _build() -> array[int]:
    """The whole table."""
    rows = [
        {rank: [weights[Card(rank, suit).id] for suit in Suit] for rank in Rank}
        for weights in _WEIGHTS
    ]
    table = array("H", bytes(2 * HOLDINGS))
    for ranks, hand_class, choices in holdings_by_class():
        ordinal = hand_class.ordinal
        first, second, third, fourth = (row[rank] for row, rank in zip(rows, ranks, strict=True))
        for a, b, c, d in choices:
            table[first[a] + second[b] + third[c] + fourth[d]] = ordinal
    return table


def _checked(ids: Iterable[int]) -> list[int]:
    """The ids, if each is that of a card and none occurs twice."""
    checked: list[int] = []
    for position, given in enumerate(ids):
        if isinstance(given, bool) or not hasattr(given, "__index__"):
            raise TypeError(f"a card id is a whole number, not {given!r}: write cards as one text such as '6h4d3sAh'")
        card_id = index(given)
        if not 0 <= card_id < len(DECK):
            raise CardError("unknown-card", str(card_id), position)
        if card_id in checked:
            raise CardError("duplicate-card", str(DECK[card_id]), position)
        checked.append(card_id)
    return checked


def _careful(hand: str | Iterable[int]) -> int:
    """The slow road of `rank`: other notation, faults, and the first use."""
    if isinstance(hand, str):
        ids, text = [card.id for card in parse_cards(hand)], hand
    else:
        ids = _checked(hand)
        text = " ".join(str(DECK[card_id]) for card_id in ids)
    if len(ids) != HOLE_CARDS:
        raise CardError("wrong-count", text, 0)
    if not _TABLE:
        _TABLE[:] = _build()
    a, b, c, d = sorted(ids)
    return _TABLE[a + _TWO[b] + _THREE[c] + _FOUR[d]]


def rank(hand: str | Iterable[int]) -> int:
    """The ordinal of the class that four cards make: 1 for 4-3-2-A to 1,092 for a lone king.

    `hand` is a text in any notation of `parse_cards`, or four different card ids (`Card.id`)
    in any order (rule EVAL-12). The class itself is ``HAND_CLASSES[ordinal - 1]``. The first
    call builds the table; texts such as ``"6h4d3sAh"`` and tuples of ids are the fastest.

    Raises:
        CardError: for a text as `evaluate`; for ids ``unknown-card`` (not 0 to 51) and
            ``duplicate-card``, with the index in `position`, or ``wrong-count``.
        TypeError: neither a text nor whole numbers; True and False are none.

    >>> rank("6h4d3sAh"), rank("4s 3h 2d Ac")
    (718, 1)
    >>> rank((48, 49, 50, 51))  # four kings
    1092
    """
    try:
        if isinstance(hand, str):
            letters: Iterable[str] = hand  # type checkers refuse to unpack a str
            r1, s1, r2, s2, r3, s3, r4, s4 = letters
            a, b, c, d = _IDS[r1][s1], _IDS[r2][s2], _IDS[r3][s3], _IDS[r4][s4]
        else:
            hand = tuple(hand)  # itself, unless it is another iterable
            a, b, c, d = hand
        # A sorting network: five comparisons are faster than a call of `sorted`.
        if a > b:
            a, b = b, a
        if c > d:
            c, d = d, c
        if a > c:
            a, c = c, a
        if b > d:
            b, d = d, b
        if b > c:
            b, c = c, b
        # False and True would pass for 0 and 1; an id above 51 has no weight, a LookupError.
        if 0 <= a < b < c < d and (a > 1 or type(a) is type(b) is int):
            return _TABLE[a + _TWO[b] + _THREE[c] + _FOUR[d]]
    except (LookupError, TypeError, ValueError):
        pass
    return _careful(hand)


def rank_cards(cards: tuple[Card, ...]) -> int:
    """`rank` for four different cards.

    >>> rank_cards(parse_cards("6h 4d 3s Ah"))
    718
    """
    a, b, c, d = cards
    return rank((a.id, b.id, c.id, d.id))
