"""The English words of the command line: cards, hands, shares and reasons.

The rest of the package speaks in codes and data; `_cli_errors` words its errors.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction

from badugi_core._cards import Card
from badugi_core._classes import HandClass
from badugi_core._explain import Reason, ReasonCode
from badugi_core._rulesets_choices import BettingStructure

STRUCTURES: Mapping[BettingStructure, str] = {
    structure: structure.value.replace("-limit", " limit") for structure in BettingStructure
}
"""What each betting structure is called, such as "fixed limit"."""

KINDS: Mapping[int, str] = {1: "one-card hand", 2: "two-card hand", 3: "three-card hand", 4: "badugi"}
"""What a hand with so many playing cards is called."""


def cards_text(cards: Iterable[Card]) -> str:
    """Cards as a player sorts them, from the highest to the lowest.

    >>> from badugi_core import parse_cards
    >>> cards_text(parse_cards("Ah 3s 6h 4d"))
    '6h 4d 3s Ah'
    """
    return " ".join(map(str, sorted(cards, key=lambda card: (-card.rank, card.suit))))


def hand_text(hand_class: HandClass) -> str:
    """What a hand is called (rule EVAL-13).

    >>> from badugi_core import evaluate
    >>> hand_text(evaluate("6h 4d 3s Ah").hand_class)
    'three-card hand 4-3-A'
    """
    return f"{KINDS[hand_class.size]} {hand_class}"


MOST_SIGNS = 60
"""Signs of a text that are said again; the rest of a longer one is left out."""


def shortened(text: str, most: int = MOST_SIGNS) -> str:
    """A text of at most so many signs.

    >>> shortened("a long text", 7)
    'a long…'
    """
    return text if len(text) <= most else f"{text[: most - 1]}…"


def quoted(text: str) -> str:
    """What somebody wrote, in quotes.

    >>> quoted("4h")
    "'4h'"
    """
    return repr(shortened(text))


def printable(text: str) -> str:
    """A text in which signs that do not print, save for the ends of lines, are escaped as TOML has it.

    They could move the cursor or turn the direction of writing.

    >>> print(printable("a\x1b[2J\u202e"))
    a\\u001b[2J\\u202e
    """
    return "".join(sign if sign.isprintable() or sign == "\n" else _escape(ord(sign)) for sign in text)


def _escape(code: int) -> str:
    return f"\\u{code:04x}" if code < 0x10000 else f"\\U{code:08x}"


def listed(items: Iterable[object], last: str = "and") -> str:
    """Items in a row.

    >>> listed([1, 2, 3]), listed(["bet"])
    ('1, 2 and 3', 'bet')
    """
    *first, final = map(str, items)
    return f"{', '.join(first)} {last} {final}" if first else final


def percent(share: Fraction) -> str:
    """A share in hundredths of a percent, the nearest one; half-way to the even one.

    Only nothing is 0.00 %, and only all is 100.00 %.

    >>> percent(Fraction(5, 24)), percent(Fraction(0)), percent(Fraction(1, 270725))
    ('20.83 %', '0.00 %', '<0.01 %')
    """
    hundredths = round(share * 10_000)
    sign = ""
    if hundredths == 0 < share:
        sign, hundredths = "<", 1
    elif hundredths == 10_000 and share < 1:
        sign, hundredths = ">", 9_999
    return f"{sign}{hundredths // 100}.{hundredths % 100:02} %"


_REASONS = {
    ReasonCode.PLAYS: "{card} plays",
    ReasonCode.SAME_SUIT: "{card} does not play: same suit as {suit_of}",
    ReasonCode.SAME_SUIT_AND_RANK: "{card} does not play: same suit as {suit_of}, same rank as {rank_of}",
    ReasonCode.SURPLUS: "{card} could play instead; the hand would be the same",
}


def reason_text(reason: Reason) -> str:
    """Why a card plays or does not.

    >>> from badugi_core import evaluate
    >>> reason_text(evaluate("6h 4d 3s Ah").reasons[0])
    '6h does not play: same suit as Ah'
    """
    return _REASONS[reason.code].format(card=reason.card, suit_of=reason.suit_of, rank_of=reason.rank_of)
