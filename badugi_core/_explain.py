"""Reading a holding and comparing two, with the reasons as data."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from badugi_core._cards import Card, Rank
from badugi_core._classes import HandClass, class_of
from badugi_core._errors import CardError
from badugi_core._hands import HOLE_CARDS, best_subsets
from badugi_core._notation import to_cards


class ReasonCode(Enum):
    """Why a card plays or does not.

    >>> [reason.code.value for reason in evaluate("6h 4d 3s Ah").reasons]
    ['same-suit', 'plays', 'plays', 'plays']
    """

    PLAYS = "plays"
    SAME_SUIT = "same-suit"
    SAME_SUIT_AND_RANK = "same-suit-and-rank"
    """It repeats the suit of one playing card and the rank of another: dropping this one
    card settles both conflicts."""
    SURPLUS = "surplus"
    """It plays in another best subset, which is the same hand. A card that clashes with the
    chosen cards by its rank alone is always of this kind: it could take its twin's place."""


@dataclass(frozen=True)
class Reason:
    """Why one card of a holding plays or does not.

    >>> evaluate("6h 4d 3s Ah").reasons[0]
    Reason(card=Card('6h'), code=<ReasonCode.SAME_SUIT: 'same-suit'>, suit_of=Card('Ah'), rank_of=None)
    """

    card: Card
    code: ReasonCode
    suit_of: Card | None = None
    """The playing card with the same suit, if any."""
    rank_of: Card | None = None
    """The playing card with the same rank, if any."""


@dataclass(frozen=True)
class Evaluation:
    """What a holding is worth."""

    cards: tuple[Card, ...]
    """The holding as it was given."""
    choices: tuple[tuple[Card, ...], ...]
    """Every best subset, each from the highest card to the lowest."""
    hand_class: HandClass
    """The class of the hand, with its place among the 1,092."""

    @property
    def playing(self) -> tuple[Card, ...]:
        """The cards that play, highest first; the first of `choices`."""
        return self.choices[0]

    @property
    def reasons(self) -> tuple[Reason, ...]:
        """One for each card, in the order of `cards`, with `playing` as what plays."""
        return self.reasons_for(self.playing)

    def reasons_for(self, choice: tuple[Card, ...]) -> tuple[Reason, ...]:
        """The reasons when `choice`, one of `choices`, is what plays.

        >>> reading = evaluate("Qs Qh 2d Ac")
        >>> [reason.code.value for reason in reading.reasons_for(reading.choices[1])]
        ['plays', 'surplus', 'plays', 'plays']
        """
        return tuple(_reason(card, choice, self.choices) for card in self.cards)

    @property
    def size(self) -> int:
        """The number of playing cards, 1 to 4."""
        return self.hand_class.size

    @property
    def ranks(self) -> tuple[Rank, ...]:
        """The playing ranks, highest first."""
        return self.hand_class.ranks


def _reason(card: Card, playing: tuple[Card, ...], choices: tuple[tuple[Card, ...], ...]) -> Reason:
    if card in playing:
        return Reason(card, ReasonCode.PLAYS)
    suit_of = next((other for other in playing if other.suit == card.suit), None)
    rank_of = next((other for other in playing if other.rank == card.rank), None)
    if any(card in choice for choice in choices):
        code = ReasonCode.SURPLUS
    else:
        # Without a clash of suits the card would be in some best subset.
        code = ReasonCode.SAME_SUIT_AND_RANK if rank_of else ReasonCode.SAME_SUIT
    return Reason(card, code, suit_of, rank_of)


def evaluate(cards: str | Iterable[Card], *, partial: bool = False) -> Evaluation:
    """Read a holding of four cards, or of one to four with `partial`.

    Rules EVAL-1 to EVAL-4: the largest subset without a repeated rank or suit, and of those
    the lowest, compared from the highest card down.

    Raises:
        CardError: cards that cannot be read, a card twice, or a wrong number of cards.

    >>> evaluation = evaluate("6h 4d 3s Ah")
    >>> evaluation.size, str(evaluation.hand_class), evaluation.hand_class.ordinal
    (3, '4-3-A', 718)
    >>> evaluation.reasons[0].code.value, str(evaluation.reasons[0].suit_of)
    ('same-suit', 'Ah')
    """
    holding = to_cards(cards)
    if not (1 if partial else HOLE_CARDS) <= len(holding) <= HOLE_CARDS:
        text = cards if isinstance(cards, str) else " ".join(map(str, holding))
        raise CardError("wrong-count", text, 0)
    choices = best_subsets(holding)
    return Evaluation(
        cards=holding,
        choices=choices,
        hand_class=class_of(choices[0]),
    )


@dataclass(frozen=True)
class Comparison:
    """How two holdings compare and what decides (rules EVAL-5 to EVAL-8).

    >>> explain_comparison("Ks Qh Jd Tc", "3s 2d Ac Kc").sizes
    (4, 3)
    """

    result: int
    """Negative, 0 or positive as the first holding is weaker, equal or stronger."""
    sizes: tuple[int, int]
    """The numbers of playing cards."""
    deciding_ranks: tuple[Rank, Rank] | None
    """The first ranks that differ, when the sizes are equal and the hands are not."""


def explain_comparison(a: str | Iterable[Card], b: str | Iterable[Card]) -> Comparison:
    """Compare two holdings of four cards and say what decides.

    Raises:
        CardError: as `evaluate`.

    >>> explain_comparison("8h 7d 5c 4s", "9s 4c 3d 2h").deciding_ranks
    (<Rank.EIGHT: 8>, <Rank.NINE: 9>)
    """
    first, second = evaluate(a), evaluate(b)
    deciding = None
    if first.size == second.size:
        pairs = zip(first.ranks, second.ranks, strict=True)
        deciding = next((pair for pair in pairs if pair[0] != pair[1]), None)
    result = (first.hand_class > second.hand_class) - (first.hand_class < second.hand_class)
    return Comparison(result, (first.size, second.size), deciding)


def compare(a: str | Iterable[Card], b: str | Iterable[Card]) -> int:
    """Negative, 0 or positive as `a` is weaker than, equal to or stronger than `b`.

    Raises:
        CardError: as `evaluate`.

    >>> compare("5s 4h 3d 2c", "Ks 3h 2d Ac") > 0
    True
    """
    return explain_comparison(a, b).result
