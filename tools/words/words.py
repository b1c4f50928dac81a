"""The words of one locale: messages, numbers, and the names and pictures of cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from datetime import date
from decimal import Decimal
from fractions import Fraction
from html import escape
from typing import Any

from babel.dates import format_date

from badugi_core import Card, HandClass, Rank
from tools.i18n.catalogues import Catalogue
from tools.i18n.locales import Locale
from tools.i18n.names import CARD, HAND, card_msgid, class_msgid, hand_msgid
from tools.words.sentences import rank_text, ranks_text

SUIT_SYMBOLS = "♣♦♥♠"
"""In the order of `Suit`."""

_DOTTED_LANGUAGES = {"tr", "az"}
"""Languages in which the capital of i is İ."""


class English(str):
    """A text that is English for want of a translation. It stays so when its placeholders are filled.

    >>> type(English("%(n)s cards") % {"n": 4}).__name__
    'English'
    """

    __slots__ = ()

    def __mod__(self, values: Any) -> English:
        return English(super().__mod__(values))


def marked(text: str, translated: bool) -> str:
    """The text, marked as English where it is for want of a translation."""
    return text if translated else f'<span lang="en" dir="ltr">{text}</span>'


def shown(text: str) -> str:
    """A plain text as HTML, marked where it is `English`.

    >>> shown("A < 2"), shown(English("ace"))
    ('A &lt; 2', '<span lang="en" dir="ltr">ace</span>')
    """
    return marked(escape(text, quote=False), not isinstance(text, English))


def lang_mark(text: str) -> str:
    """What an element with this text in an attribute must say of its language.

    >>> lang_mark(English("ace")), lang_mark("as")
    (' lang="en"', '')
    """
    return ' lang="en"' if isinstance(text, English) else ""


def nowrap(ranks: str) -> str:
    """Ranks in HTML that are never broken at a hyphen."""
    return f'<span class="ranks">{ranks}</span>'


class Words:
    """Everything that is said in one language.

    A message without a translation is said in `English` and remembered.
    """

    def __init__(self, locale: Locale, catalogue: Catalogue) -> None:
        self.locale = locale
        self.catalogue = catalogue
        self.fallbacks: set[str] = set()
        """The msgids that were said in English since the page began."""
        self.english: set[str] = set()
        """Every text that was said in English, whatever the page: the menu shows titles of others."""

    @contextmanager
    def heard(self) -> Iterator[set[str]]:
        """What is said in English while the block runs, whether or not it was said before."""
        before, self.english = self.english, set()
        try:
            yield self.english
        finally:
            self.english = before | self.english

    @property
    def lang(self) -> str:
        """BCP 47: ``pt-PT``."""
        return self.locale.lang

    def message(
        self, msgid: str, *, context: str | None = None, plural: str | None = None, n: int = 1
    ) -> tuple[str, bool]:
        """The text of a message, and whether it is a translation (or the source language)."""
        text = self.catalogue.lookup(msgid, context=context, plural=plural, n=n)
        if text is not None:
            return text, True
        text = plural if plural and n != 1 else msgid
        self.fallbacks.add(msgid)
        self.english.add(text)
        return text, False

    def _said(self, msgid: str, context: str | None = None) -> str:
        text, translated = self.message(msgid, context=context)
        return text if translated else English(text)

    def gettext(self, msgid: str) -> str:
        """A plain message; `English` where it has no translation."""
        return self._said(msgid)

    def ngettext(self, msgid: str, plural: str, n: int) -> str:
        """The form of a message that goes with a number; `English` where it has no translation."""
        text, translated = self.message(msgid, plural=plural, n=n)
        return text if translated else English(text)

    def html(self, msgid: str) -> str:
        """A plain message for use in HTML; one that stands in English is marked so."""
        text, translated = self.message(msgid)
        return marked(escape(text), translated)

    def pgettext(self, context: str, msgid: str) -> str:
        """A message that means different things in different places."""
        return self._said(msgid, context)

    def text(self, msgid: str, **values: object) -> str:
        """A message with its %(placeholders)s filled in."""
        return self.gettext(msgid) % values

    def number(self, value: int | Decimal) -> str:
        """A number as this language writes it."""
        return self.locale.number(value)

    def percentage(self, share: Fraction, digits: int = 2) -> str:
        """A share as this language writes a percentage."""
        return self.locale.percentage(share, digits)

    def date(self, day: date) -> str:
        """A day as this language writes it: November 30, 2026."""
        return format_date(day, format="long", locale=self.locale.babel)

    def rank(self, rank: Rank) -> str:
        """A rank as printed on the cards of all five languages: A 2 … 10 J Q K."""
        return rank_text(rank)

    @property
    def rank_order(self) -> str:
        """All ranks from low to high, kept on one line."""
        return "\u00a0".join(map(self.rank, Rank))

    def series(self, values: Iterable[int]) -> str:
        """Numbers in a row: 2, 4, 6, 8."""
        return ", ".join(map(self.number, values))

    def ranks(self, hand_class: HandClass) -> str:
        """The playing ranks, highest first: 10-7-5-4."""
        return ranks_text(hand_class.ranks)

    def ranks_html(self, hand_class: HandClass) -> str:
        """The playing ranks for running text: never broken at a hyphen."""
        return nowrap(self.ranks(hand_class))

    def card_text(self, card: Card) -> str:
        """A card as plain text: 10♦."""
        return self.rank(card.rank) + SUIT_SYMBOLS[card.suit]

    def card_name(self, card: Card) -> str:
        """A card in words: ten of diamonds."""
        return self.pgettext(CARD, card_msgid(card))

    def hand_name(self, hand_class: HandClass) -> str:
        """A hand in words, in lower case: eight badugi."""
        return self.pgettext(HAND, class_msgid(hand_class))

    def name_by_top(self, size: int, top: Rank) -> str:
        """A hand in words by its size and highest rank."""
        return self.pgettext(HAND, hand_msgid(size, top))

    def sentence_case(self, text: str) -> str:
        """The text with a capital first letter; Turkish i becomes İ."""
        language = self.locale.lang.split("-")[0]
        if isinstance(text, English):
            sentence = English(text[:1].upper() + text[1:])
            self.english.add(sentence)
            return sentence
        first = "İ" if language in _DOTTED_LANGUAGES and text[:1] == "i" else text[:1].upper()
        return first + text[1:]

    def card(self, card: Card) -> str:
        """A card inside text, as HTML, named for screen readers."""
        name = self.card_name(card)
        return (
            f'<span class="pc {card.suit.letter}" role="img"'
            f' aria-label="{escape(name)}"{lang_mark(name)}>{self.card_text(card)}</span>'
        )

    def cards(self, cards: Iterable[Card]) -> str:
        """Cards inside text, as HTML, kept on one line."""
        return f'<span class="pcs">{" ".join(map(self.card, cards))}</span>'
