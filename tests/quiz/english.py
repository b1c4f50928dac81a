"""English words for the quiz, as the site's renderer would lend them."""

from __future__ import annotations

from html import escape

from badugi_core import Card, HandClass

RANKS = dict(
    zip(
        "A23456789TJQK",
        "ace two three four five six seven eight nine ten jack queen king".split(),
        strict=True,
    )
)
SUITS = {"c": "clubs", "d": "diamonds", "h": "hearts", "s": "spades"}
SIGNS = dict(zip("cdhs", "♣♦♥♠", strict=True))


class EnglishWords:
    """The words protocol; `mark` goes around each message to prove that it was asked for."""

    lang = "en"

    def __init__(self, mark: str = "") -> None:
        self.mark = mark

    def gettext(self, msgid: str) -> str:
        return f"{self.mark}{msgid}{self.mark}"

    def html(self, msgid: str) -> str:
        return escape(self.gettext(msgid))

    def card_name(self, card: Card) -> str:
        return f"{RANKS[card.rank.letter]} of {SUITS[card.suit.letter]}"

    def card(self, card: Card) -> str:
        return f'<span class="pc {card.suit.letter}">{card.rank.letter}{SIGNS[card.suit.letter]}</span>'

    def cards(self, cards) -> str:
        return " ".join(map(self.card, cards))

    def hand_name(self, hand_class: HandClass) -> str:
        size = ("One", "Two", "Three", "Four")[hand_class.size - 1]
        return f"{size}-card {RANKS[hand_class.ranks[0].letter]}"

    def ranks(self, hand_class: HandClass) -> str:
        return str(hand_class).replace("T", "10")
