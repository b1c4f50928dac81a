"""Tables of the hand classes, as HTML: a thousand rows cost too much as Markdown pipes."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from itertools import groupby

from badugi_core import HAND_CLASSES, HOLDINGS, HandClass, Rank
from tools.sitegen.tables import column_heads
from tools.words.words import Words, shown

_CLASS_DIGITS = 4
"""Decimals that tell apart the shares of single classes (24 of 270,725 is 0.0089 %)."""


def classes_of(size: int) -> list[HandClass]:
    """The classes of one size, best first.

    >>> len(classes_of(1))
    13
    """
    return [item for item in HAND_CLASSES if item.size == size]


def size_names(words: Words) -> dict[int, str]:
    """Hands by the number of cards that play, as plain text."""
    _ = words.gettext
    return {
        4: _("Badugi: four playing cards"),
        3: _("Three playing cards"),
        2: _("Two playing cards"),
        1: _("One playing card"),
    }


def by_top(size: int) -> list[tuple[Rank, list[HandClass]]]:
    """The classes of one size, grouped by their highest rank, best first.

    >>> [(top.letter, len(classes)) for top, classes in by_top(4)][:2]
    [('4', 1), ('5', 4)]
    """
    groups = groupby(classes_of(size), key=lambda hand_class: hand_class.ranks[0])
    return [(top, list(group)) for top, group in groups]


def class_table(words: Words, classes: Iterable[HandClass], label: str) -> str:
    """One table: place, ranks, holdings, share and cumulative share. `label` is the id of
    the heading that names it. The search index leaves it out.
    """
    _ = words.html
    head = column_heads((_("No."), _("Hand"), _("Holdings"), _("Share"), _("This or better")))
    rows = "".join(
        f"<tr><td>{words.number(item.ordinal)}</td>"
        f'<th scope="row">{words.ranks(item)}</th>'
        f"<td>{words.number(item.count)}</td>"
        f"<td>{words.percentage(item.share, _CLASS_DIGITS)}</td>"
        f"<td>{words.percentage(item.cumulative_share, _CLASS_DIGITS)}</td></tr>"
        for item in classes
    )
    return (
        f'<div class="class-table" data-search-exclude><table class="classes" aria-labelledby="{label}">'
        f"<thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>"
    )


def class_sections(words: Words, size: int) -> str:
    """Markdown: for each highest rank of a size, a heading and its table."""
    parts = []
    for top, classes in by_top(size):
        anchor = f"cards-{size}-{words.rank(top).lower()}"
        title = shown(words.sentence_case(words.name_by_top(size, top)))
        parts.append(f"### {title} {{ #{anchor} }}\n\n{class_table(words, classes, anchor)}\n")
    return "\n".join(parts)


def size_table(words: Words, links: dict[int, str]) -> str:
    """How often each number of playing cards is dealt; `links` gives each row's anchor."""
    _ = words.html
    head = column_heads((_("Hand"), _("Classes"), _("Holdings"), _("Share")))
    rows = []
    for size, name in size_names(words).items():
        classes = classes_of(size)
        count = sum(item.count for item in classes)
        share = sum((item.share for item in classes), Fraction())
        rows.append(
            f'<tr><th scope="row"><a href="#{links[size]}">{shown(name)}</a></th>'
            f"<td>{words.number(len(classes))}</td><td>{words.number(count)}</td>"
            f"<td>{words.percentage(share)}</td></tr>"
        )
    everything = _("All")
    total = (
        f'<tr><th scope="row">{everything}</th><td>{words.number(len(HAND_CLASSES))}</td>'
        f"<td>{words.number(HOLDINGS)}</td>"
        f"<td>{words.percentage(HAND_CLASSES[-1].cumulative_share)}</td></tr>"
    )
    return (
        '<div class="class-table sizes"><table class="classes"><thead><tr>'
        f"{head}</tr></thead><tbody>{''.join(rows)}{total}</tbody></table></div>"
    )
