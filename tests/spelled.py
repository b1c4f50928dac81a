"""Cards as people may spell them: every text of a notation, and whatever may part cards."""

from __future__ import annotations

from itertools import product

from hypothesis import settings, strategies as st

from badugi_core import DECK, Card, Notation, parse_cards

SEPARATORS = ["", " ", "  ", ",", ", ", ";", "-", " - ", "\t", "\n", "\r\n", "\u00a0", "\u202f", "\u2009", "\u3000"]
SEPARATORS += ["\u2010", "\u2011", "\u2012", "–", " – ", "—", "\u2015", "\u2212"]
"""What stands between cards: white space, commas, semicolons, hyphens, dashes, or nothing."""

INVISIBLE = ["\u2066", "\u2069", "\u202c", "\ufe0e", "\ufe0f", "\u200b", "\u200d", "\u200e", "\u2060", "\ufeff"]
"""Signs that readers do not see; the first two choose how a suit symbol is drawn."""

repeatable = settings(derandomize=True, database=None, max_examples=200)
"""The same cases in every run, however busy the computer is."""


def spellings(notation: Notation) -> dict[str, Card]:
    """Every text of every card. No text may stand for two cards."""
    texts: dict[str, Card] = {}
    for (rank_text, rank), (suit_text, suit) in product(notation.ranks.items(), notation.suits.items()):
        text = suit_text + rank_text if notation.suit_first else rank_text + suit_text
        assert text not in texts, text
        texts[text] = Card(rank, suit)
    return texts


def misread_pairs(notation: Notation) -> list[str]:
    """Every spelling of a card beside every spelling of another that is not read as these two."""
    return [
        first + second
        for (first, a), (second, b) in product(spellings(notation).items(), repeat=2)
        if a is not b and parse_cards(first + second, notation) != (a, b)
    ]


@st.composite
def rows(draw: st.DrawFn, notation: Notation) -> tuple[tuple[Card, ...], str]:
    """Different cards, and a text of them: any spelling of each, anything between."""
    between = st.sampled_from([*SEPARATORS, *INVISIBLE])
    inside = st.sampled_from(["", "", *INVISIBLE])
    cards = draw(st.lists(st.sampled_from(DECK), unique=True, max_size=8))
    text = draw(between)
    for card in cards:
        rank_text = draw(st.sampled_from([text for text, rank in notation.ranks.items() if rank == card.rank]))
        suit_text = draw(st.sampled_from([text for text, suit in notation.suits.items() if suit == card.suit]))
        first, second = (suit_text, rank_text) if notation.suit_first else (rank_text, suit_text)
        text += first + draw(inside) + second + draw(between)
    return tuple(cards), text
