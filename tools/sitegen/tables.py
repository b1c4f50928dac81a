"""Tables as HTML: a row of heads, and the region in which a wide table moves sideways."""

from __future__ import annotations

from collections.abc import Iterable


def column_heads(titles: Iterable[str]) -> str:
    """The heads of columns; titles are HTML.

    >>> column_heads(["Hand", "Share"])
    '<th scope="col">Hand</th><th scope="col">Share</th>'
    """
    return "".join(f'<th scope="col">{title}</th>' for title in titles)


def wide_table(kind: str, label: str, head: str, bodies: str, *, look: str = "classes", searched: bool = False) -> str:
    """A table that moves sideways where it has no room.

    Args:
        kind: The classes of the region, beside those of all tables.
        label: The id of the heading that names it.
        head: The cells of its first row.
        bodies: Each `<tbody>`.
        look: The class of the table itself.
        searched: Whether the search finds what is in it.
    """
    left_out = "" if searched else " data-search-exclude"
    return (
        f'<div class="class-table {kind}" tabindex="0" role="region" aria-labelledby="{label}"{left_out}>'
        f'<table class="{look}" aria-labelledby="{label}"><thead><tr>{head}</tr></thead>{bodies}</table></div>'
    )
