"""A deal at one moment, and the table of how deals go on.

A deal moves between four states. `TRANSITIONS` is the whole machine: what has come about
in a state decides which state is next. Two states wait for a decision: BETTING and DRAWING
for a player's, RESHUFFLING for the dealer's. Everything else follows without one.

Values are frozen: each step makes a new `Deal`, and the old one stays as it was.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum, StrEnum
from types import MappingProxyType
from typing import Any

from badugi_core._cards import Card
from badugi_core._deal_actions import Event
from badugi_core._pots import Pot, pots
from badugi_core._rulesets import RuleSet


class Street(IntEnum):
    """The betting rounds, each named after the draw before it (rule ACT-1)."""

    PREDRAW = 0
    FIRST_DRAW = 1
    SECOND_DRAW = 2
    THIRD_DRAW = 3


class State(StrEnum):
    """What a deal waits for.

    >>> [state.value for state in State]
    ['betting', 'drawing', 'reshuffling', 'complete']
    """

    BETTING = "betting"
    """A player must bet, check, call, raise or fold."""
    DRAWING = "drawing"
    """A player must discard or stand pat."""
    RESHUFFLING = "reshuffling"
    """The deck has run out; the dealer must shuffle the pile."""
    COMPLETE = "complete"
    """The pots have been paid out."""


class Progress(StrEnum):
    """What has come about after a step.

    >>> TRANSITIONS[State.BETTING, Progress.ONE_LEFT].value
    'complete'
    """

    TURN = "a player is to act"
    ROUND_OVER = "the betting round is over"
    LAST_ROUND_OVER = "the last betting round is over"
    ONE_LEFT = "all but one have folded"
    STUB_SHORT = "the deck has too few cards"
    RESHUFFLED = "the pile is shuffled"
    DRAW_OVER = "the draw is over"


TRANSITIONS: Mapping[tuple[State, Progress], State] = MappingProxyType(
    {
        (State.BETTING, Progress.TURN): State.BETTING,
        (State.BETTING, Progress.ROUND_OVER): State.DRAWING,
        (State.BETTING, Progress.LAST_ROUND_OVER): State.COMPLETE,
        (State.BETTING, Progress.ONE_LEFT): State.COMPLETE,
        (State.DRAWING, Progress.TURN): State.DRAWING,
        (State.DRAWING, Progress.STUB_SHORT): State.RESHUFFLING,
        (State.DRAWING, Progress.DRAW_OVER): State.BETTING,
        (State.RESHUFFLING, Progress.RESHUFFLED): State.DRAWING,
    }
)
"""Every way in which a deal goes on; what is not here cannot happen.

>>> TRANSITIONS[State.DRAWING, Progress.DRAW_OVER]
<State.BETTING: 'betting'>
"""


@dataclass(frozen=True, slots=True)
class Due:
    """Cards that the dealer still has to deal in the current draw."""

    seat: int | None
    """Who receives them; None for cards to burn."""
    count: int
    """How many."""


@dataclass(frozen=True, kw_only=True)
class Deal:
    """One deal at one moment. `start_deal` makes the first, `apply` each next one.

    Seats are numbered from 0, clockwise. Tuples with one entry for each seat are in that
    order. All amounts are whole chips.

    >>> from badugi_core import DECK, load_ruleset, start_deal
    >>> deal = start_deal(load_ruleset("home"), (100, 100), DECK)
    >>> deal.state.value, deal.actor, deal.stacks, deal.bets
    ('betting', 0, (99, 98), (1, 2))
    """

    rules: RuleSet
    """The rules it is played by."""
    button: int
    """The seat of the dealer; heads-up it posts the small blind (BTN-2)."""
    starting_stacks: tuple[int, ...]
    """Chips of each seat before the blinds."""
    stacks: tuple[int, ...]
    """Chips that each seat still has behind."""
    bets: tuple[int, ...]
    """Chips that each seat has put in on this street."""
    paid: tuple[int, ...]
    """Chips that each seat has put in on earlier streets; zeros once the pots are paid out."""
    hole: tuple[tuple[Card, ...], ...]
    """The cards of each seat: none after a fold, fewer than four while replacements are due."""
    live: tuple[int, ...]
    """The seats that have not folded, in ascending order."""
    state: State = State.BETTING
    """What the deal waits for."""
    street: Street = Street.PREDRAW
    """The current betting round, or the one after the current draw."""
    waiting: tuple[int, ...] = ()
    """The seats that still have to act in this round or draw, in order; unless one folds, bets or raises."""
    level: int = 0
    """The total that must be matched on this street."""
    full: int = 0
    """The total of the last full bet or raise; below `level` after a short all-in."""
    step: int = 0
    """The size of the last full bet or raise, or of the least bet."""
    bet_count: int = 0
    """Full bets and raises on this street; the big blind is one (FL-4)."""
    capped: bool = False
    """Whether no further raise is allowed on this street (FL-3)."""
    acted: frozenset[int] = frozenset()
    """The seats that have acted on this street; to raise again they must face a full bet or raise."""
    aggressor: int | None = None
    """Who bet or raised last on this street."""
    stub: tuple[Card, ...] = ()
    """The cards not dealt yet, the next one first."""
    muck: tuple[Card, ...] = ()
    """Burned cards, folded hands and the discards of earlier draws."""
    discards: tuple[tuple[Card, ...], ...] = ()
    """What each seat has thrown away in this draw."""
    thrown: tuple[frozenset[Card], ...] = ()
    """What each seat may not get back: its discards of this draw, or of the whole deal (DRAW-9)."""
    due: tuple[Due, ...] = ()
    """What the dealer still has to deal before the next decision."""
    log: tuple[Event, ...] = ()
    """Everything that has happened, in order."""

    @property
    def seats(self) -> range:
        """The numbers of the seats."""
        return range(len(self.stacks))

    @property
    def small_blind(self) -> int:
        """The seat of the small blind: the button heads-up, else the one left of it (BTN-2, BTN-3)."""
        return self.button if len(self.stacks) == 2 else (self.button + 1) % len(self.stacks)

    @property
    def big_blind(self) -> int:
        """The seat of the big blind, left of the small blind."""
        return (self.small_blind + 1) % len(self.stacks)

    @property
    def actor(self) -> int | None:
        """Whose turn it is; None when the dealer must reshuffle or the deal is over."""
        return self.waiting[0] if self.waiting and self.state in PLAYERS_DECIDE else None

    @property
    def is_over(self) -> bool:
        """Whether the pots have been paid out."""
        return self.state == State.COMPLETE

    @property
    def pot(self) -> int:
        """All chips that have been put in, those of this street included."""
        return sum(self.paid) + sum(self.bets)

    @property
    def pots(self) -> tuple[Pot, ...]:
        """The main pot and the side pots, as they would be if nobody put in any more."""
        chips = [before + now for before, now in zip(self.paid, self.bets, strict=True)]
        return pots(chips, self.live)


PLAYERS_DECIDE = (State.BETTING, State.DRAWING)
"""The states in which a player is to act."""


def changed(deal: Deal, **values: Any) -> Deal:
    """A new deal with some fields changed.

    As `dataclasses.replace`, which spends most of the time of a deal on looking at fields.
    """
    new = object.__new__(Deal)
    object.__setattr__(new, "__dict__", vars(deal) | values)
    return new


def put(values: tuple[Any, ...], seat: int, value: Any) -> tuple[Any, ...]:
    """`values` with the entry of one seat exchanged.

    >>> put((1, 2, 3), 1, 0)
    (1, 0, 3)
    """
    return (*values[:seat], value, *values[seat + 1 :])


def clockwise(deal: Deal, first: int) -> list[int]:
    """The live seats in order of play, beginning at `first` or the next live one after it."""
    count = len(deal.hole)
    order = [seat % count for seat in range(first, first + count)]
    return [seat for seat in order if seat in deal.live]
