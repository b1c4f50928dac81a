"""What stands out inside a text: cards, which have a name in words, and ranks, which stay on one line."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass

from badugi_core import Card, parse_card
from tools.words.lines import Ranks

_CARD = r"(?:10|[A2-9JQK])[♣♦♥♠]"
CARDS_TEXT = re.compile(rf"{_CARD}(?:[ \u00a0]{_CARD})*")
"""Cards as `Words.card_text` writes them, one or several beside each other."""

RANKS_TEXT = re.compile(r"(?<![\w-])(?:10|[A2-9JQK])(?:-(?:10|[A2-9JQK]))+(?![\w-])")
"""Ranks as `Words.ranks` writes them: they run from left to right in every language."""

_SPECIAL = re.compile(f"{CARDS_TEXT.pattern}|{RANKS_TEXT.pattern}")


@dataclass(frozen=True)
class Hand:
    """Cards beside each other; all of them play, unless it says which."""

    cards: tuple[Card, ...]
    plays: Collection[Card] | None = None
    alone: bool = False
    """Whether no text beside it says which cards do not play, so that its alternative text has to."""

    @property
    def playing(self) -> Collection[Card]:
        """The cards that play."""
        return self.cards if self.plays is None else self.plays


def pieces(text: str) -> list[str | Ranks | Hand]:
    """A text in parts, in its order.

    >>> pieces("4♥ 3♦ is 4-3.")
    [Hand(cards=(Card('4h'), Card('3d')), plays=None, alone=False), ' is ', Ranks(text='4-3'), '.']
    """
    found: list[str | Ranks | Hand] = []
    end = 0
    for match in _SPECIAL.finditer(text):
        if match.start() > end:
            found.append(text[end : match.start()])
        special = match[0]
        if "-" in special:
            found.append(Ranks(special))
        else:
            found.append(Hand(tuple(map(parse_card, special.split()))))
        end = match.end()
    return [*found, text[end:]] if end < len(text) or not found else found
