"""Bar charts as inline SVG: no styles of their own, no words that are not in the table beside them.

A chart runs from left to right in every language, as numbers do, and its measures depend on the
values alone, so the finished pages of all languages have the same skeleton. It is hidden from
screen readers: the same numbers stand in a table in the same figure.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from html import escape

from tools.words.words import Words, lang_mark

WIDTH = 320
"""In units of the drawing, about pixels on the narrowest phone."""

_LABEL = 26
"""What is left for the label of a bar, which is a rank or a small number."""

_VALUE = 52
"""What is left for the value behind the longest bar."""

_LINE = 20
_BAR = 12
_GAP = 6
"""Between two groups."""


@dataclass(frozen=True)
class Group:
    """Bars that belong together."""

    bars: Sequence[tuple[str, Fraction]]
    """The label of each bar, a rank or a number as plain text, and its share."""
    title: str = ""
    """What stands above them, as plain text."""


def _text(x: float, y: float, kind: str, text: str) -> str:
    return f'<text class="{kind}" x="{x:g}" y="{y:g}"{lang_mark(text)}>{escape(text, quote=False)}</text>'


def bar_chart(words: Words, groups: Sequence[Group], digits: int = 1) -> str:
    """Horizontal bars from zero, the longest as long as there is room, each with its percentage.

    Raises:
        ValueError: there is nothing to draw, or no share above zero.
    """
    longest = max((share for group in groups for _, share in group.bars), default=Fraction(0))
    if longest <= 0:
        raise ValueError("a chart needs a share above zero")
    room = WIDTH - _LABEL - _VALUE
    parts: list[str] = []
    y = 0
    for place, group in enumerate(groups):
        y += _GAP if place else 0
        if group.title:
            parts.append(_text(0, y + 14, "title", group.title))
            y += _LINE
        for label, share in group.bars:
            length = round(float(share / longest * room), 1)
            parts.append(_text(_LABEL - 6, y + 13, "label", label))
            parts.append(
                f'<rect class="bar" x="{_LABEL}" y="{y + 3}" width="{length:g}" height="{_BAR}"></rect>'
            )
            parts.append(_text(_LABEL + length + 5, y + 13, "value", words.percentage(share, digits)))
            y += _LINE
    return (
        f'<svg class="chart" viewBox="0 0 {WIDTH} {y}" aria-hidden="true" focusable="false">{"".join(parts)}</svg>'
    )
