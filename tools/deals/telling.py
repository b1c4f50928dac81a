"""A played deal as steps: what happens, and the pot, the stacks and the cards after it.

The steps are made from ``Deal.log``, as `follow` of the core tells it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import chain

from badugi_core import (
    BettingStructure,
    Card,
    Deal,
    Event,
    EventKind,
    Moment,
    Part,
    RuleSet,
    follow,
    format_cards,
    format_phh,
    legal_actions,
)
from tools.deals.script import LETTERS, Play, PlayedDeal


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
    """What happens, as the core has it."""
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
    """The letter of the player."""
    chips: int
    """What the player takes of it."""
    pot: int
    """0 for the main pot, then the side pots."""
    whole: int
    """All of this pot."""


@dataclass(frozen=True)
class Telling:
    """A whole deal."""

    name: str
    """The name of its script."""
    deal: Deal
    """After its last step."""
    sections: tuple[Section, ...]
    """The steps by parts: rounds, draws and the rest."""
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
    plays = {len(play.before.log): play for play in played.plays}  # by the place of what they do in the log
    stacks = played.start.starting_stacks
    seats = tuple(Seat(LETTERS[seat], stack) for seat, stack in enumerate(stacks))
    sections: list[Section] = []
    marks: dict[str, int] = {}
    number = 0
    for place, moment in enumerate(follow(played.final)):
        if not sections or (sections[-1].part, sections[-1].number) != (moment.part, moment.number):
            sections.append(Section(moment.part, moment.number, seats))
        seats = tuple(_seat_after(moment, seat) for seat in seats)
        if moment.event.kind is EventKind.HOLE and sections[-1].steps[-1].event.kind is EventKind.HOLE:
            continue  # the deal of all hole cards is one step
        number += 1
        play = plays.get(place)
        if play and play.line and play.line.mark:
            marks[play.line.mark] = number
        sections[-1] = replace(sections[-1], steps=(*sections[-1].steps, _step(number, moment, play)))
    return Telling(played.name, played.final, tuple(sections), marks)


def _seat_after(moment: Moment, seat: Seat) -> Seat:
    """A player after an event."""
    place = LETTERS.index(seat.letter)
    folds = moment.event.kind is EventKind.FOLD and moment.event.seat == place
    return Seat(seat.letter, moment.stacks[place], moment.holes[place], seat.is_out or folds)


def _step(number: int, moment: Moment, play: Play | None) -> Step:
    """An event as a step, with what the rules allow where it is what somebody does."""
    event = moment.event
    step = Step(
        number=number,
        event=event,
        before=moment.before,
        pot=moment.pot,
        stacks=moment.stacks,
        held=moment.held,
        hole=() if event.seat is None else moment.holes[event.seat],
    )
    if not play:
        return step
    return replace(
        step,
        limit=_limit(play.before, event.kind),
        least=_least(play.before, event.kind),
        capped=play.after.capped,
        to_shuffle=len(play.before.stub) if event.kind is EventKind.RESHUFFLE else 0,
    )


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
