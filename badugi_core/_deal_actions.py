"""What can be done in a deal, what may be done next, and what has been done."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from badugi_core._cards import Card
from badugi_core._errors import BadugiError


@dataclass(frozen=True, slots=True)
class Fold:
    """Give up the hand, facing a bet.

    >>> from badugi_core import DECK, apply, load_ruleset, start_deal
    >>> deal = start_deal(load_ruleset("pagat"), (100, 100), DECK)
    >>> apply(deal, Fold()).is_over
    True
    """


@dataclass(frozen=True, slots=True)
class Check:
    """Stay in without putting in chips.

    >>> from badugi_core import DECK, apply, load_ruleset, start_deal
    >>> deal = start_deal(load_ruleset("pagat"), (100, 100), DECK)
    >>> apply(apply(deal, Call()), Check()).state.value
    'drawing'
    """


@dataclass(frozen=True, slots=True)
class Call:
    """Match the bet, or put in the rest of the stack.

    >>> from badugi_core import DECK, apply, load_ruleset, start_deal
    >>> deal = start_deal(load_ruleset("pagat"), (100, 100), DECK)
    >>> apply(deal, Call()).bets
    (2, 2)
    """


@dataclass(frozen=True, slots=True)
class Bet:
    """Open the betting of a street.

    >>> Bet(4).to
    4
    """

    to: int
    """The player's total for the street, in chips."""


@dataclass(frozen=True, slots=True)
class Raise:
    """Raise a bet, or complete a short one.

    >>> Raise(to=8)
    Raise(to=8)
    """

    to: int
    """The player's total for the street, in chips: what was there is included."""


@dataclass(frozen=True, slots=True)
class StandPat:
    """Exchange no card (rule DRAW-3).

    >>> StandPat() == StandPat()
    True
    """


@dataclass(frozen=True, slots=True)
class Discard:
    """Throw away one to four cards and receive as many (rule DRAW-6).

    >>> from badugi_core import parse_cards
    >>> Discard(parse_cards("Kd"))
    Discard(cards=(Card('Kd'),))
    """

    cards: tuple[Card, ...]
    """The cards, in any order."""

    def __post_init__(self) -> None:
        _demand_cards(self.cards)


@dataclass(frozen=True, slots=True)
class Shuffle:
    """The dealer shuffles the pile because the deck has run out (rule DECK-4).

    Raises:
        TypeError: anything but a tuple of cards; so too `Discard`.

    >>> Shuffle([])
    Traceback (most recent call last):
    TypeError: cards are given as a tuple of Card, not as []
    """

    stub: tuple[Card, ...]
    """All cards of the pile in their new order, the next to be dealt first."""

    def __post_init__(self) -> None:
        _demand_cards(self.stub)


def _demand_cards(cards: object) -> None:
    """A list could be changed later, in the middle of a deal."""
    if not isinstance(cards, tuple) or not all(isinstance(card, Card) for card in cards):
        raise TypeError(f"cards are given as a tuple of Card, not as {cards!r}")


Action = Fold | Check | Call | Bet | Raise | StandPat | Discard | Shuffle
"""Anything that `apply` takes.

>>> isinstance(Bet(4), Action)
True
"""


class LegalActions(NamedTuple):
    """All that is legal next, with exact bounds. Everything else is refused.

    A tuple, because one is made at every step and nothing frozen is made faster.

    >>> LegalActions(seat=1, fold=True, call=2, raise_to=range(4, 5)).raise_to[0]
    4
    """

    seat: int | None = None
    """Whose turn it is; None when the dealer must reshuffle or the deal is over."""
    fold: bool = False
    """Whether `Fold` is legal: only facing a bet (rule ACT-7)."""
    check: bool = False
    """Whether `Check` is legal."""
    call: int = 0
    """The chips that `Call` puts in; 0 when there is nothing to call."""
    bet_to: range = range(0)
    """The totals that `Bet` may name; empty when it is not legal."""
    raise_to: range = range(0)
    """The totals that `Raise` may name; empty when it is not legal."""
    barred: str = ""
    """Why neither is legal on one's turn to bet, as a code of `ActionError`: ``capped``,
    ``not-reopened``, ``no-chips`` or ``nobody-can-call``."""
    hole: tuple[Card, ...] = ()
    """The cards of which `Discard` may name any, when it is time to draw; `StandPat` is legal too."""
    pile: tuple[Card, ...] = ()
    """The cards that `Shuffle` must put in order; empty when it is not legal."""


class ActionError(BadugiError):
    """An action that is not legal now. It has changed nothing.

    Codes: ``deal-over`` and ``wrong-state`` (time to draw, say, and not to bet); ``no-bet``
    and ``bet-to-call`` and ``already-bet`` (the other kind of action is meant); ``too-small``
    and ``too-large``; ``capped``, ``not-reopened``, ``no-chips`` and ``nobody-can-call``
    (no bet or raise at all); ``no-cards`` (`StandPat` is meant), ``duplicate-card``,
    ``not-held``; ``wrong-pile``.

    >>> from badugi_core import DECK, apply, load_ruleset, start_deal
    >>> deal = start_deal(load_ruleset("pagat"), (100, 100), DECK)
    >>> try:
    ...     apply(deal, Check())
    ... except ActionError as error:
    ...     print(error.code, error.legal.call)
    bet-to-call 1
    """

    def __init__(self, code: str, action: Action, legal: LegalActions) -> None:
        super().__init__(code)
        self.args = (code, action, legal)  # so that the error can be copied
        self.action = action
        """What was tried."""
        self.legal = legal
        """What would have been legal."""

    def __str__(self) -> str:
        return f"{self.code}: {self.action}"


class EventKind(StrEnum):
    """What an entry of ``Deal.log`` tells.

    >>> EventKind("stand-pat").name
    'STAND_PAT'
    """

    BLIND = "blind"
    """A seat posts `amount`."""
    HOLE = "hole"
    """A seat receives its first `cards`."""
    FOLD = "fold"
    CHECK = "check"
    CALL = "call"
    BET = "bet"
    RAISE = "raise"
    RETURN = "return"
    """A seat takes back `amount` that nobody has matched."""
    BURN = "burn"
    """The dealer lays aside `cards`."""
    STAND_PAT = "stand-pat"
    DISCARD = "discard"
    """A seat throws away `cards`."""
    DRAW = "draw"
    """A seat receives `cards` for those it threw away."""
    RESHUFFLE = "reshuffle"
    """The dealer makes a new stub of `cards`."""
    SHOW = "show"
    """A seat shows its `cards`."""
    WIN = "win"
    """A seat takes `amount` from pot number `pot`."""


class Event(NamedTuple):
    """One thing that happened in a deal.

    >>> Event(EventKind.CALL, seat=1, amount=2, to=4)
    Event(kind=<EventKind.CALL: 'call'>, seat=1, amount=2, to=4, cards=(), pot=0)
    """

    kind: EventKind
    """What happened."""
    seat: int | None = None
    """Whose doing it was; None for the dealer."""
    amount: int = 0
    """Chips that moved between a stack and the pot."""
    to: int = 0
    """The seat's total for the street after a blind, call, bet or raise."""
    cards: tuple[Card, ...] = ()
    """Cards that moved or were shown."""
    pot: int = 0
    """For a win: 0 for the main pot, then the side pots."""
