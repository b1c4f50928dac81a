"""A line of text as pieces: words, cards and ranks, for any place where it will stand.

docs/assets/js/quiz/words.js has lines of the same kind for the browser.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from badugi_core import Card
from tools.words.words import English, Words, nowrap, shown


@dataclass(frozen=True)
class Cards:
    """Cards in a row, which are kept together."""

    cards: tuple[Card, ...]


@dataclass(frozen=True)
class Ranks:
    """Ranks such as 4-3-A, which are never broken."""

    text: str


Piece = str | Cards | Ranks
"""A text stands as it is; one that is `English` is so for want of a translation."""

Line = tuple[Piece, ...]

_PLACEHOLDER = re.compile(r"%\((\w+)\)s")


def fill(message: str, **values: Piece | Line) -> Line:
    """A translated message with pieces in the place of its placeholders.

    >>> from badugi_core import parse_cards
    >>> fill("Throw away: %(cards)s.", cards=Cards(parse_cards("9d")))
    ('Throw away: ', Cards(cards=(Card('9d'),)), '.')
    """
    line: list[Piece] = []
    # `split` with a group gives texts and names by turns.
    for index, part in enumerate(_PLACEHOLDER.split(message)):
        value = values[part] if index % 2 else English(part) if isinstance(message, English) else part
        line.extend(value if isinstance(value, tuple) else (value,))
    return tuple(piece for piece in line if piece != "")


def joined(lines: Iterable[Line]) -> Line:
    """Short lines in a row, with commas.

    >>> joined([("Hand A",), ("Tie",)])
    ('Hand A', ', ', 'Tie')
    """
    row: list[Piece] = []
    for line in lines:
        row.extend((", ", *line) if row else line)
    return tuple(row)


def plain(line: Line, words: Words) -> str:
    """The line as text without marks: a worksheet or a test reads it.

    >>> from badugi_core import parse_cards
    >>> from tools.i18n.catalogues import Catalogue
    >>> from tools.i18n.locales import load_locale
    >>> words = Words(load_locale("en"), Catalogue(load_locale("en")))
    >>> plain(("You keep: ", Cards(parse_cards("6h 4d"))), words)
    'You keep: 6♥ 4♦'
    """

    def text(piece: Piece) -> str:
        if isinstance(piece, Cards):
            return " ".join(map(words.card_text, piece.cards))
        return piece.text if isinstance(piece, Ranks) else piece

    return "".join(map(text, line))


def html(line: Line, words: Words) -> str:
    """The line in a web page: cards are named for screen readers, English is marked.

    >>> html(("4 < 5 ", Ranks("4-3-A")), None)
    '4 &lt; 5 <span class="ranks">4-3-A</span>'
    """

    def text(piece: Piece) -> str:
        if isinstance(piece, Cards):
            return words.cards(piece.cards)
        return nowrap(piece.text) if isinstance(piece, Ranks) else shown(piece)

    return "".join(map(text, line))
