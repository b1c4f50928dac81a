"""Reading and writing cards as text, in international letters or in those of a language.

A card is a rank text followed by a suit text (or the other way round, if the notation says
so), with nothing between. Between cards stand separators, or nothing. That a text without
separators still has one meaning is a matter of the tables, so `Notation` checks it when it
is made: parsers may then take the longest text that fits and never look back.

Tables are matched sign by sign. No letter is folded or normalised, because folding is a
matter of language (the small letter of the Turkish I is not i): a notation lists the
spellings that it takes.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import permutations, product
from typing import TypeVar

from badugi_core._cards import Card, Rank, Suit
from badugi_core._errors import CardError, NotationError
from badugi_core._hands import HOLE_CARDS

_INVISIBLE = r"\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufe0e\ufe0f\ufeff"
"""Signs without a width: joiners, directions, and how a suit symbol is drawn (U+FE0E, U+FE0F)."""
_SEPARATOR = rf"\s,;\-\u2010-\u2015\u2212{_INVISIBLE}"
"""Any white space, comma, semicolon, hyphen or dash, or an invisible sign."""

_Part = TypeVar("_Part", Rank, Suit)


def _any_of(texts: Iterable[str]) -> str:
    """A pattern for the longest of some texts."""
    return "|".join(re.escape(text) for text in sorted(texts, key=len, reverse=True))


def _overlap(a: str, b: str) -> bool:
    return a.startswith(b) or b.startswith(a)


def _joined(new: Mapping[str, _Part], old: Mapping[str, _Part]) -> dict[str, _Part]:
    """Two tables in one, the new texts first."""
    for text, meaning in new.items():
        if old.get(text, meaning) != meaning:
            raise NotationError("two-meanings", text)
    return {**new, **old}


@dataclass(frozen=True, eq=False)
class Notation:
    """The texts that stand for ranks and suits, such that every card can be read back.

    A rank or suit may have many texts; the first of each is the one that is written.
    The core knows only the international letters; a language adds its own.

    Raises:
        NotationError: a rank or suit without a text, a text that is empty or holds a
            separator, or texts with which a row of cards could be read in two ways.

    >>> french = INTERNATIONAL.extended({"R": Rank.KING, "D": Rank.QUEEN, "V": Rank.JACK})
    >>> parse_cards("Rc D♦ Js", french), format_card(parse_card("Ks"), french)
    ((Card('Kc'), Card('Qd'), Card('Js')), 'Rs')
    """

    ranks: Mapping[str, Rank]
    """The texts of the ranks. One may also be the text of a suit: the French D, the queen, and
    the D of diamonds stand in different places, so ``DD`` has one meaning."""
    suits: Mapping[str, Suit]
    """The texts of the suits."""
    ignored: Collection[str] = ()
    """Texts for a card that does not play, in a hand without suits: the x of ``4-3-A-x``."""
    suit_first: bool = False
    """Whether the suit stands before the rank, as in ``♠A``."""

    def __post_init__(self) -> None:
        # Copies, so that what is checked here cannot change.
        object.__setattr__(self, "ranks", dict(self.ranks))
        object.__setattr__(self, "suits", dict(self.suits))
        object.__setattr__(self, "ignored", tuple(self.ignored))
        for kind, table in ((Rank, self.ranks), (Suit, self.suits)):
            if missing := set(kind).difference(table.values()):
                raise NotationError("missing-text", min(missing).name.lower())
        for text in (*self.ranks, *self.suits, *self.ignored):
            if not text:
                raise NotationError("empty-text", text)
            if re.search(f"[{_SEPARATOR}]", text):
                raise NotationError("separator-in-text", text)
        for text in self.ignored:
            if text in self.ranks:
                raise NotationError("two-meanings", text)
        self._check_reading()

    def _check_reading(self) -> None:
        """Refuse a text that begins with another one, where what is left could follow that one.

        ``10`` beside a rank ``1`` is harmless, as no suit is called ``0``; but a suit ``ca``
        beside ``c`` and a rank ``a`` leaves ``6cas`` to be a six, or a six and an ace.
        """
        first, second = self._parts
        cards = ["".join(card) for card in product(first, second)]
        for table, followers in ((first, second), (second, cards)):
            for longer, shorter in permutations(table, 2):
                rest = longer.removeprefix(shorter)
                if rest != longer and any(_overlap(rest, follower) for follower in followers):
                    raise NotationError("ambiguous", longer, shorter)

    @property
    def _parts(self) -> tuple[Mapping[str, Rank | Suit], Mapping[str, Rank | Suit]]:
        """The tables in the order in which a card is written."""
        return (self.suits, self.ranks) if self.suit_first else (self.ranks, self.suits)

    @cached_property
    def _pattern(self) -> re.Pattern[str]:
        """The next card with what stands before it; its two parts are groups."""
        first, second = map(_any_of, self._parts)
        return re.compile(f"[{_SEPARATOR}]*({first})[{_INVISIBLE}]*({second})")

    @cached_property
    def _cards(self) -> dict[tuple[str, ...], Card]:
        """What the groups of `_pattern` mean."""
        spellings = product(self.ranks.items(), self.suits.items())
        return {
            (suit_text, rank_text) if self.suit_first else (rank_text, suit_text): Card(rank, suit)
            for (rank_text, rank), (suit_text, suit) in spellings
        }

    @cached_property
    def _written(self) -> dict[Card, str]:
        """The one text of each card."""
        texts: dict[Card, str] = {}
        for parts, card in self._cards.items():
            texts.setdefault(card, "".join(parts))
        return texts

    def extended(
        self,
        ranks: Mapping[str, Rank] | None = None,
        suits: Mapping[str, Suit] | None = None,
        ignored: Collection[str] = (),
    ) -> Notation:
        """This notation with more texts; they come first, so they are the ones written.

        Whatever could be read before keeps its meaning.

        Raises:
            NotationError: as for a new notation, or a text that already means something else.

        >>> INTERNATIONAL.extended(suits={"c": Suit.HEART})
        Traceback (most recent call last):
        ...
        badugi_core._errors.NotationError: two-meanings: 'c'
        """
        return Notation(
            ranks=_joined(ranks or {}, self.ranks),
            suits=_joined(suits or {}, self.suits),
            ignored=(*ignored, *self.ignored),
            suit_first=self.suit_first,
        )


_RANK_TEXTS = {rank.letter: rank for rank in Rank} | {"10": Rank.TEN}
_SUIT_TEXTS = {suit.letter: suit for suit in Suit} | dict(
    zip("♣♦♥♠♧♢♡♤", (*Suit, *Suit), strict=True)
)
INTERNATIONAL = Notation(
    ranks=_RANK_TEXTS | {text.lower(): rank for text, rank in _RANK_TEXTS.items()},
    suits=_SUIT_TEXTS | {text.upper(): suit for text, suit in _SUIT_TEXTS.items()},
    ignored=("x", "X"),
)
"""``A 2 … 10/T J Q K`` and ``c d h s`` or the suit symbols, in either case.

>>> INTERNATIONAL.ranks["10"].name, INTERNATIONAL.suits["♥"].name
('TEN', 'HEART')
"""


def _skip(signs: str, text: str, start: int) -> int:
    """Where a run of some signs, from `start` on, ends."""
    run = re.compile(f"[{signs}]*").match(text, start)
    return run.end() if run else start


def _fault(text: str, start: int, notation: Notation) -> CardError:
    """Why no card stands at `start`."""
    first, second = ("suit", "rank") if notation.suit_first else ("rank", "suit")
    found = re.compile(_any_of(notation._parts[0])).match(text, start)
    if not found:
        return CardError(f"unknown-{first}", text[start], start)
    after = _skip(_INVISIBLE, text, found.end())
    if after == len(text) or re.match(f"[{_SEPARATOR}]", text[after]):
        return CardError(f"missing-{second}", found[0], start)
    return CardError(f"unknown-{second}", text[after], after)


def parse_cards(text: str, notation: Notation = INTERNATIONAL) -> tuple[Card, ...]:
    """Read any number of different cards; spaces, commas, hyphens and dashes may part them.

    Raises:
        CardError: an unknown rank or suit, one without the other, or a card twice.

    >>> parse_cards("6h-4d 3♠,Ah 10c")
    (Card('6h'), Card('4d'), Card('3s'), Card('Ah'), Card('Tc'))
    """
    if not isinstance(text, str):
        raise TypeError(f"cards are read from a text, not from {text!r}")
    cards: dict[Card, None] = {}  # keeps their order, and finds a card twice at once
    end = 0
    while found := notation._pattern.match(text, end):
        card = notation._cards[found.groups()]
        start, end = found.start(1), found.end()
        if card in cards:
            raise CardError("duplicate-card", text[start:end], start)
        cards[card] = None
    if end < len(text) and (end := _skip(_SEPARATOR, text, end)) < len(text):
        raise _fault(text, end, notation)
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


def parse_ranks(text: str, notation: Notation = INTERNATIONAL) -> tuple[Rank, ...]:
    """Read the playing ranks of a hand; an x for a card that does not play is passed over.

    Raises:
        CardError: an unknown rank, a rank twice (rule EVAL-1), or ``wrong-count`` with more than four.

    >>> parse_ranks("4-3-A-x")
    (<Rank.FOUR: 4>, <Rank.TREY: 3>, <Rank.ACE: 1>)
    """
    if not isinstance(text, str):
        raise TypeError(f"ranks are read from a text, not from {text!r}")
    pattern = re.compile(_any_of([*notation.ranks, *notation.ignored]))
    ranks: list[Rank] = []
    start = 0
    while (start := _skip(_SEPARATOR, text, start)) < len(text):
        found = pattern.match(text, start)
        if not found:
            raise CardError("unknown-rank", text[start], start)
        if found[0] in notation.ranks:
            rank = notation.ranks[found[0]]
            if rank in ranks:
                raise CardError("duplicate-rank", found[0], start)
            ranks.append(rank)
        start = found.end()
    if len(ranks) > HOLE_CARDS:
        raise CardError("wrong-count", text, 0)
    return tuple(ranks)


def format_card(card: Card, notation: Notation = INTERNATIONAL) -> str:
    """Write one card; `parse_card` reads it back.

    >>> format_card(parse_card("10♦"))
    'Td'
    """
    if not isinstance(card, Card):
        raise TypeError(f"a card must be a Card, not {card!r}: use parse_cards for text")
    return notation._written[card]


def format_cards(
    cards: Iterable[Card], notation: Notation = INTERNATIONAL, separator: str = " "
) -> str:
    """Write cards in a row; `parse_cards` reads them back.

    Raises:
        NotationError: a separator that is none: white space, comma, semicolon, hyphen and
            dash are, and so is nothing.

    >>> format_cards(parse_cards("6♥ 4♦ 3♠ A♥"), separator="-")
    '6h-4d-3s-Ah'
    """
    if _skip(_SEPARATOR, separator, 0) < len(separator):
        raise NotationError("no-separator", separator)
    return separator.join(format_card(card, notation) for card in cards)


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
