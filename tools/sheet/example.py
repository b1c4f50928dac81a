"""A hand that is read on paper: its cards, what they are worth, and why some of them do not play."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from badugi_core import Card, evaluate
from tools.sheet.pieces import Hand
from tools.words.sentences import reason_sentence
from tools.words.words import Words


@dataclass(frozen=True, kw_only=True)
class Example:
    """A hand that is drawn, and what is said about it."""

    hand: Hand
    ranks: str
    name: str
    reasons: tuple[str, ...]
    """Why cards do not play."""
    title: str = ""


def example(words: Words, cards: str | Iterable[Card], title: str = "") -> Example:
    """Four cards, read.

    >>> from tools.i18n.catalogues import Catalogue
    >>> from tools.i18n.locales import load_locale
    >>> words = Words(load_locale("en"), Catalogue.load(load_locale("en")))
    >>> example(words, "6h 4d 3s Ah").name, example(words, "6h 4d 3s Ah").reasons
    ('Three-card four', ('6♥ does not play: same suit as A♥.',))
    """
    found = evaluate(cards)
    return Example(
        hand=Hand(found.cards, found.playing),
        ranks=words.ranks(found.hand_class),
        name=words.sentence_case(words.hand_name(found.hand_class)),
        reasons=tuple(
            reason_sentence(words.gettext, reason, words.card_text)
            for reason in found.reasons
            if reason.card not in found.playing
        ),
        title=title,
    )
