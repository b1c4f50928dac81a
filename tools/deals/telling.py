"""A played deal as steps: what happens, and the pot, the stacks and the cards after it.

The steps are made from ``Deal.log``. The log does not say when a draw begins; `_Teller`
follows whose turn it is to draw, because with everybody all-in one draw follows another
without a bet between them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import chain

from badugi_core import (
    BettingStructure,
    Card,
    Deal,
    Event,
    EventKind,
    RuleSet,
    format_cards,
    format_phh,
    legal_actions,
)
from tools.deals.script import LETTERS, PlayedDeal

_DRAWING = (EventKind.BURN, EventKind.STAND_PAT, EventKind.DISCARD, EventKind.DRAW, EventKind.RESHUFFLE)


class Part(StrEnum):
    """The parts of a deal."""

    DEAL = "deal"
    ROUND = "round"
    DRAW = "draw"
    SHOWDOWN = "showdown"
    RESULT = "result"
    """Instead of the showdown, when all players but one have folded."""


@dataclass(frozen=True)
class Limit:
    """How the largest bet or raise in pot limit and half-pot limit is counted."""

    pot: int
    """The pot before it."""
    call: int
    """What must be called first; 0 for a bet."""
    by: int
    """The most that the bet or the raise can add."""
    to: int
    """The player's total for the round then."""

    @property
    def called(self) -> int:
        """The pot after the call."""
        return self.pot + self.call


@dataclass(frozen=True)
class Step:
    """One thing that happens. Amounts are whole chips; cards are those of the seat that acts."""

    number: int
    """From 1."""
    event: Event
    before: int
    """The pot before it."""
    pot: int
    """The pot after it."""
    stacks: tuple[int, ...]
    """All stacks after it."""
    held: tuple[Card, ...] = ()
    """The cards of the seat before it."""
    hole: tuple[Card, ...] = ()
    """The cards of the seat after it."""
    limit: Limit | None = None
    """Of a bet or a raise, if the pot and not the stack or the rules of fixed limit sets it."""
    least: int = 0
    """The least total that a bet or a raise could name."""
    capped: bool = False
    """Whether no raise is allowed after it."""
    to_shuffle: int = 0
    """Cards that were still in the deck when the dealer had to shuffle."""

    @property
    def who(self) -> str:
        """The letter of the player; empty for the dealer."""
        return "" if self.event.seat is None else LETTERS[self.event.seat]

    @property
    def chips(self) -> int:
        """The chips that moved."""
        return self.event.amount

    @property
    def to(self) -> int:
        """The player's total for the round."""
        return self.event.to

    @property
    def stack(self) -> int:
        """What the player has left."""
        return 0 if self.event.seat is None else self.stacks[self.event.seat]

    @property
    def is_all_in(self) -> bool:
        """Whether these chips were the player's last."""
        pays = (EventKind.BLIND, EventKind.CALL, EventKind.BET, EventKind.RAISE)
        return self.event.kind in pays and not self.stack

    @property
    def had(self) -> str:
        """The cards before it, as text, the highest first."""
        return format_cards(sorted(self.held, reverse=True))

    @property
    def has(self) -> str:
        """The cards after it, as text, the highest first."""
        return format_cards(sorted(self.hole, reverse=True))

    @property
    def moved(self) -> str:
        """The cards that moved, as text."""
        return format_cards(self.event.cards)


@dataclass(frozen=True)
class Seat:
    """A player at the beginning or at the end of a part."""

    letter: str
    stack: int
    cards: tuple[Card, ...] = ()
    is_out: bool = False
    """Whether the player has folded."""


@dataclass(frozen=True)
class Section:
    """The steps of one part of a deal."""

    part: Part
    number: int
    """Of the round or the draw; 0 for other parts."""
    seats: tuple[Seat, ...]
    """The players as it begins."""
    steps: tuple[Step, ...] = ()


@dataclass(frozen=True)
class Win:
    """What a player takes from a pot."""

    who: str
    chips: int
    pot: int
    """0 for the main pot, then the side pots."""
    whole: int
    """All of this pot."""


@dataclass(frozen=True)
class Telling:
    """A whole deal."""

    name: str
    deal: Deal
    """After its last step."""
    sections: tuple[Section, ...]
    marks: dict[str, int]
    """The numbers of the steps that the script marks."""

    @property
    def rules(self) -> RuleSet:
        """The rule set it was played by."""
        return self.deal.rules

    @property
    def players(self) -> str:
        """The letters of the players."""
        return LETTERS[: len(self.deal.stacks)]

    @property
    def steps(self) -> tuple[Step, ...]:
        """All steps."""
        return tuple(chain.from_iterable(section.steps for section in self.sections))

    def at(self, mark: str) -> Step:
        """The step that a line of the script marks; `KeyError` if none does."""
        return self.steps[self.marks[mark] - 1]

    def first(self, kind: str) -> Step:
        """The first step of a kind, such as ``"reshuffle"``; `LookupError` if there is none."""
        for step in self.steps:
            if step.event.kind == kind:
                return step
        raise LookupError(f"the deal {self.name} has no step '{kind}'")

    def drawn_in(self, number: int) -> int:
        """How many cards all players together draw in one draw."""
        return sum(
            len(step.event.cards)
            for section in self.sections
            if (section.part, section.number) == (Part.DRAW, number)
            for step in section.steps
            if step.event.kind is EventKind.DRAW
        )

    def shown(self, letter: str) -> str:
        """The cards that a player shows, as text; `LookupError` if the player shows none."""
        for step in self.steps:
            if step.event.kind is EventKind.SHOW and step.who == letter:
                return step.has
        raise LookupError(f"in the deal {self.name}, {letter} shows no cards")

    @property
    def wins(self) -> tuple[Win, ...]:
        """Who takes what, in order."""
        events = [event for event in self.deal.log if event.kind is EventKind.WIN]
        return tuple(
            Win(
                who=LETTERS[event.seat or 0],
                chips=event.amount,
                pot=event.pot,
                whole=sum(other.amount for other in events if other.pot == event.pot),
            )
            for event in events
        )

    @property
    def winners(self) -> str:
        """The letters of those who take chips, in order; one who takes from two pots stands twice."""
        return "".join(win.who for win in self.wins)

    @property
    def history(self) -> str:
        """The deal as a hand history in the PHH format."""
        return format_phh(self.deal, players=tuple(self.players))


def tell(played: PlayedDeal) -> Telling:
    """Tell a deal that was played."""
    return _Teller(played).telling()


class _Teller:
    """What has happened so far, while the log is read event by event."""

    def __init__(self, played: PlayedDeal) -> None:
        self.played = played
        self.stacks = list(played.start.starting_stacks)
        self.hole: list[tuple[Card, ...]] = [() for _ in self.stacks]
        self.out: set[int] = set()
        self.draws = 0
        """Draws begun."""
        self.to_draw: set[int] = set()
        """Seats that have not decided yet in the current draw."""
        self.owed: set[int] = set()
        """Seats that have discarded and not received their cards yet."""
        self.sections: list[Section] = []
        self.steps: list[Step] = []
        self.marks: dict[str, int] = {}

    def telling(self) -> Telling:
        for event in self.played.start.log:
            self._take(event)
        for play in self.played.plays:
            events = play.after.log[len(play.before.log) :]
            for place, event in enumerate(events):
                self._take(event, play.before if place == 0 else None, play.after)
                if place == 0 and play.line and play.line.mark:
                    self.marks[play.line.mark] = self.steps[-1].number
        return Telling(self.played.name, self.played.final, tuple(self.sections), self.marks)

    def _take(self, event: Event, before: Deal | None = None, after: Deal | None = None) -> None:
        """Follow one event; `before` is given for the action of a player."""
        part, number = self._part(event)
        if not self.sections or (self.sections[-1].part, self.sections[-1].number) != (part, number):
            self.sections.append(Section(part, number, tuple(self._seats())))
        pot = self._pot
        held = () if event.seat is None else self.hole[event.seat]
        self._follow(event)
        step = Step(
            number=len(self.steps) + 1,
            event=event,
            before=pot,
            pot=self._pot,
            stacks=tuple(self.stacks),
            held=held,
            hole=() if event.seat is None else self.hole[event.seat],
        )
        if before and after:
            step = replace(
                step,
                limit=_limit(before, event.kind),
                least=_least(before, event.kind),
                capped=after.capped,
                to_shuffle=len(before.stub) if event.kind is EventKind.RESHUFFLE else 0,
            )
        if event.kind is EventKind.HOLE and self.steps and self.steps[-1].event.kind is EventKind.HOLE:
            return  # the deal of all hole cards is one step
        self.steps.append(step)
        self.sections[-1] = replace(self.sections[-1], steps=(*self.sections[-1].steps, step))

    @property
    def _pot(self) -> int:
        return sum(self.played.start.starting_stacks) - sum(self.stacks)

    def _seats(self) -> Iterator[Seat]:
        for seat, stack in enumerate(self.stacks):
            yield Seat(LETTERS[seat], stack, self.hole[seat], seat in self.out)

    def _part(self, event: Event) -> tuple[Part, int]:
        """The part of the deal to which an event belongs, and its number."""
        last = self.sections[-1] if self.sections else None
        if event.kind in (EventKind.BLIND, EventKind.HOLE):
            return Part.DEAL, 0
        if event.kind in _DRAWING:
            if not self.to_draw and not self.owed:
                self.to_draw = {seat for seat, cards in enumerate(self.hole) if cards}
                self.draws += 1
            return Part.DRAW, self.draws
        if event.kind is EventKind.SHOW or (event.kind is EventKind.WIN and last and last.part is Part.SHOWDOWN):
            return Part.SHOWDOWN, 0
        if event.kind is EventKind.WIN:
            return Part.RESULT, 0
        return Part.ROUND, self.draws + 1

    def _follow(self, event: Event) -> None:
        seat = event.seat
        if seat is None:
            return
        match event.kind:
            case EventKind.BLIND | EventKind.CALL | EventKind.BET | EventKind.RAISE:
                self.stacks[seat] -= event.amount
            case EventKind.RETURN | EventKind.WIN:
                self.stacks[seat] += event.amount
            case EventKind.FOLD:
                self.hole[seat] = ()
                self.out.add(seat)
            case EventKind.STAND_PAT:
                self.to_draw.remove(seat)
            case EventKind.DISCARD:
                self.to_draw.remove(seat)
                self.owed.add(seat)
                self.hole[seat] = _without(self.hole[seat], event.cards)
            case EventKind.HOLE | EventKind.DRAW:
                self.owed.discard(seat)
                self.hole[seat] += event.cards


def _without(cards: Sequence[Card], gone: Collection[Card]) -> tuple[Card, ...]:
    return tuple(card for card in cards if card not in gone)


def _totals(deal: Deal, kind: EventKind) -> range:
    legal = legal_actions(deal)
    return {EventKind.BET: legal.bet_to, EventKind.RAISE: legal.raise_to}.get(kind, range(0))


def _least(deal: Deal, kind: EventKind) -> int:
    totals = _totals(deal, kind)
    return totals[0] if totals else 0


def _limit(deal: Deal, kind: EventKind) -> Limit | None:
    """How the most is counted, if it is the pot that sets it."""
    totals = _totals(deal, kind)
    if not totals or deal.rules.structure is BettingStructure.FIXED_LIMIT:
        return None
    most = totals[-1]
    limit = Limit(deal.pot, legal_actions(deal).call, most - deal.level, most)
    parts = 1 if deal.rules.structure is BettingStructure.POT_LIMIT else 2
    # A player with few chips can bet less than the pot allows.
    return limit if abs(limit.by * parts - limit.called) < parts else None
