"""What stands outside the brackets of a pseudo-language: no translator can reach it."""

from __future__ import annotations

import re

from tools.i18n.pseudo import CLOSE, OPEN
from tools.sheet.pieces import CARDS_TEXT, RANKS_TEXT

_LANGUAGE_NEUTRAL = (
    CARDS_TEXT,
    RANKS_TEXT,
    re.compile(r"(?<!\w)(?:\d[\d.,]*|10|[A2-9JQK])(?!\w)"),  # numbers and single ranks
    re.compile(r"(?<!\w)A[34](?!\w)"),  # sizes of paper
    re.compile(r"(?<!\w)[A-F](?!\w)"),  # the two hands of a comparison and the players of a deal, named by letters
    re.compile(r"(?<!\w)(?:pagat\.com|PokerStars|casinoman\.net|Robert’s Rules of Poker)(?!\w)"),  # sources that are called by their names
)
"""What is the same in every language, and so no message."""

_LETTERS = re.compile(r"[^\W\d_]+")


def outside(text: str) -> list[str]:
    """The words of a text that no brackets enclose.

    >>> outside("⟦Ðêéãáļ ⟦ãáçêé⟧ 1⟧ 4♠ 4-3-A Deal ⟦ñöóŵ⟧")
    ['Deal']
    >>> outside("⟦Ðêéãáļ")
    ['⟦Ðêéãáļ']
    """
    depth, left = 0, []
    for character in text:
        if character == OPEN:
            depth += 1
            left.append(" ")
        elif character == CLOSE:
            depth -= 1
        elif depth == 0:
            left.append(character)
        if depth < 0:
            break
    if depth:
        return [text]  # brackets that do not pair: a message was cut
    rest = "".join(left)
    for pattern in _LANGUAGE_NEUTRAL:
        rest = pattern.sub(" ", rest)
    return _LETTERS.findall(rest)
