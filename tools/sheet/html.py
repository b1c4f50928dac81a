"""The rules sheet as a part of a web page. docs/assets/css/sheet.css lays it out."""

from __future__ import annotations

import re
from html import escape

from badugi_core import parse_card
from tools.sheet.model import CARD_TEXT, RANKS_TEXT, Fact, Section, Sheet, Table, WorkedHand
from tools.words.words import Words, nowrap, shown

# Up to which length each size of print keeps the sheet on one side of A4 and of Letter, with
# room for wider fonts; sheet.css has a rule for each and one for longer texts.
_LENGTHS = {"short": 3300, "medium": 3900, "long": 4400}

_BEYOND_LATIN = re.compile(r"[\u0370-\u1fff]")
_EXTRA_WIDTH = 0.12
"""How much more room other letters, such as Cyrillic, take in print."""


def sheet_html(sheet: Sheet, words: Words) -> str:
    """The sheet as one HTML element on one line, so that Markdown leaves it alone.

    Args:
        sheet: What it says.
        words: The language of the names of cards.

    >>> from tools.i18n.catalogues import Catalogue
    >>> from tools.i18n.locales import load_locale
    >>> words = Words(load_locale("en"), Catalogue.load(load_locale("en")))
    >>> sheet_html(Sheet("Rules", "For two", "", (), ""), words)[:65]
    '<article class="sheet sheet-short" aria-labelledby="sheet-title">'
    """
    return (
        f'<article class="sheet sheet-{_length(sheet)}" aria-labelledby="sheet-title">'
        f'<header class="sheet-head"><h2 id="sheet-title">{_text(sheet.title, words)}</h2>'
        f"<p><strong>{_text(sheet.subtitle, words)}</strong><br>{_text(sheet.limits, words)}</p></header>"
        f'<div class="sheet-columns">{"".join(_section(part, words) for part in sheet.sections)}</div>'
        f'<footer class="sheet-foot"><p>{_text(sheet.footer, words)}</p></footer></article>'
    )


def _text(text: str, words: Words) -> str:
    """A text with its ranks kept together and its cards named for screen readers, marked where it is English."""
    html = re.sub(RANKS_TEXT, lambda ranks: nowrap(ranks[0]), shown(text))
    return re.sub(CARD_TEXT, lambda card: words.card(parse_card(card[0])), html)


def _length(sheet: Sheet) -> str:
    text = "".join(
        "".join((*part.notes, *(fact.label for fact in part.facts))) for part in sheet.sections
    )
    length = len(text) + _EXTRA_WIDTH * len(_BEYOND_LATIN.findall(text))
    return next((name for name, most in _LENGTHS.items() if length <= most), "longest")


def _section(part: Section, words: Words) -> str:
    label = f"sheet-{part.anchor}"
    return (
        f'<section aria-labelledby="{label}"><h3 id="{label}">{_text(part.title, words)}</h3>'
        + _notes(part, words)
        + (_table(part.table, label, words) if part.table else "")
        + "".join(_hand(hand, words) for hand in part.hands)
        + _facts(part.facts, words)
        + "</section>"
    )


def _notes(part: Section, words: Words) -> str:
    items = "".join(f"<li>{_text(note, words)}</li>" for note in part.notes)
    tag = "ol" if part.numbered else "ul"
    return f"<{tag}>{items}</{tag}>" if items else ""


def _table(table: Table, label: str, words: Words) -> str:
    head = "".join(f'<th scope="col">{_text(cell, words)}</th>' for cell in table.head)
    rows = "".join(_row(row, words) for row in table.rows)
    return (
        f'<table class="sheet-table" data-search-exclude aria-labelledby="{label}">'
        f"<thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
    )


def _row(row: tuple[str, ...], words: Words) -> str:
    first, *others = (_text(cell, words) for cell in row)
    cells = "".join(f"<td>{cell}</td>" for cell in others)
    return f'<tr><th scope="row">{first}</th>{cells}</tr>'


def _hand(hand: WorkedHand, words: Words) -> str:
    cards = "".join(
        f'<span class="{"plays" if held.plays else "idle"}">{words.card(held.card)}</span>'
        for held in hand.cards
    )
    reasons = "".join(f"<p>{_text(reason, words)}</p>" for reason in hand.reasons)
    return (
        f'<div class="sheet-hand"><p class="sheet-cards">{cards}</p>'
        f"<div><p><strong>{_text(hand.ranks, words)}</strong> {shown(hand.name)}</p>{reasons}</div></div>"
    )


def _facts(facts: tuple[Fact, ...], words: Words) -> str:
    items = "".join(
        f"<div><dt>{_text(fact.label, words)}</dt><dd>{escape(fact.value)}</dd></div>" for fact in facts
    )
    return f'<dl class="sheet-facts">{items}</dl>' if items else ""
