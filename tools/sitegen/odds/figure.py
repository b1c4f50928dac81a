"""A figure of the pages on odds and strategy: a caption, a chart where it helps, and always a table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction

from badugi_core import evaluate
from tools.odds.table import Chances
from tools.sitegen.odds.charts import Group, bar_chart
from tools.sitegen.tables import column_heads
from tools.words.words import Words


@dataclass(frozen=True)
class Figure:
    """What a figure shows; all texts are HTML."""

    caption: str
    head: Sequence[str]
    rows: Sequence[tuple[str, Sequence[str]]]
    """The head of each row, and its cells."""
    groups: Sequence[Group] = ()
    """The bars of the chart, if there is one."""
    digits: int = 1
    """Decimals in the chart, as in the table."""


Drawer = Callable[[Words, Chances], Figure]
"""Makes a figure in the words of one language from the exact chances."""


def figure_html(words: Words, drawn: Figure, label: str) -> str:
    """A figure as HTML; `label` is the id of its caption."""
    head = column_heads(drawn.head)
    rows = "".join(
        f'<tr><th scope="row">{title}</th>{"".join(f"<td>{cell}</td>" for cell in cells)}</tr>'
        for title, cells in drawn.rows
    )
    chart = bar_chart(words, drawn.groups, drawn.digits) if drawn.groups else ""
    return (
        f'<figure class="odds" data-search-exclude><figcaption id="{label}">{drawn.caption}</figcaption>{chart}'
        f'<div class="class-table sizes" role="region" tabindex="0" aria-labelledby="{label}">'
        f'<table class="classes"><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div></figure>'
    )


def ranks_of(words: Words, holding: str) -> str:
    """The ranks that play, of four cards."""
    return words.ranks_html(evaluate(holding).hand_class)


def shares_of(words: Words, shares: Iterable[Fraction]) -> list[str]:
    """Chances as percentages of one digit."""
    return [words.percentage(share, 1) for share in shares]


def draw_heads(words: Words) -> list[str]:
    """Heads of columns for one, two and three draws."""
    _ = words.html
    return [_("One draw"), _("Two draws"), _("Three draws")]


def by_draws(words: Words, shares: Iterable[Fraction]) -> list[tuple[str, Fraction]]:
    """Bars for one, two and three draws."""
    return [(words.number(draws), share) for draws, share in enumerate(shares, 1)]
