"""How texts take their room on paper: how much, about, and where they must not be broken."""

from __future__ import annotations

import re
from functools import cache
from math import ceil

from tools.words.words import English

_WIDE = re.compile(r"[\u0370-\u1fff]")
"""Letters beyond Latin, which are wider in our font."""

_NARROW_EM, _WIDE_EM = 0.405, 0.478
"""The mean width of a letter, the spaces counted, in sizes of the text."""


_LAST = re.compile(r" (?=\S{1,6}$)")
"""Before a last word that would look lost on a line of its own."""

_JOINT = re.compile(r"(?<=[^\W\d_]{2}-)(?=[^\W\d_]{1,3}\b)")
"""After a hyphen within a short word: all-in."""


def tied(text: str) -> str:
    """A text whose short last word stays beside the one before it, and whose short words stay whole.

    >>> ascii(tied("You are all-in with 4♦."))
    "'You are all-\\\\u2060in with\\\\xa04\\\\u2666.'"
    """
    whole = _LAST.sub("\u00a0", _JOINT.sub("\u2060", text))
    return English(whole) if isinstance(text, English) else whole


@cache
def lines(text: str, width: float) -> int:
    """About how many lines a text takes in a column of this width, in sizes of the text.

    >>> lines("A 2 3", 20), lines("word " * 20, 20)
    (1, 3)
    """
    wide = len(_WIDE.findall(text))
    return max(1, ceil(((len(text) - wide) * _NARROW_EM + wide * _WIDE_EM) / width + 0.08))
