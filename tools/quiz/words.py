"""The words of the quiz in one language: what a renderer needs, and the file for the browser."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Protocol

from badugi_core import DECK, HAND_CLASSES, Card, HandClass, Rank


class Words(Protocol):
    """What the site's renderer lends to the quiz, for one language."""

    @property
    def lang(self) -> str:
        """BCP 47: ``pt-PT``."""

    def gettext(self, msgid: str) -> str:
        """The translation of an English message as plain text, placeholders kept."""

    def html(self, msgid: str) -> str:
        """The same, escaped for HTML."""

    def card(self, card: Card) -> str:
        """HTML of a card in running text."""

    def cards(self, cards: Iterable[Card]) -> str:
        """HTML of cards in a row."""

    def card_name(self, card: Card) -> str:
        """Plain text: ``six of hearts``."""

    def hand_name(self, hand_class: HandClass) -> str:
        """Plain text: ``Three-card four``. It depends on size and top rank alone."""

    def ranks(self, hand_class: HandClass) -> str:
        """Plain text: ``4-3-A``, with 10 for the ten."""


def words_json(words: Words, messages: Mapping[str, str]) -> str:
    """The file that `data-words` of the quiz names.

    Args:
        messages: translations of the messages of docs/assets/js and tools/quiz by their msgids.
    """
    singles = {hand.ranks[0]: hand for hand in HAND_CLASSES if hand.size == 1}
    first_of = {(hand.size, hand.ranks[0]): hand for hand in reversed(HAND_CLASSES)}
    data = {
        "lang": words.lang,
        "messages": dict(sorted(messages.items())),
        "cards": {str(card): words.card_name(card) for card in DECK},
        "ranks": {rank.letter: words.ranks(singles[rank]) for rank in Rank},
        "hands": {
            f"{size}-{top.letter}": words.hand_name(hand)
            for (size, top), hand in sorted(first_of.items())
        },
    }
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"
