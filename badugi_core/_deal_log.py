"""A deal followed event by event: the part it is in, the pot, the stacks and the cards.

The log does not say when a draw or a betting round begins; `follow` watches whose turn it is
to draw, because with everybody all-in one draw follows another without a bet between them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from badugi_core._cards import Card
from badugi_core._deal_actions import Event, EventKind
from badugi_core._deal_state import Deal

_PAYING = (EventKind.BLIND, EventKind.CALL, EventKind.BET, EventKind.RAISE)
_TAKING = (EventKind.RETURN, EventKind.WIN)
_DRAWING = (EventKind.BURN, EventKind.STAND_PAT, EventKind.DISCARD, EventKind.DRAW, EventKind.RESHUFFLE)
_DECIDING = (EventKind.STAND_PAT, EventKind.DISCARD)


class Part(StrEnum):
    """The parts of a deal.

    >>> [part.value for part in Part]
    ['deal', 'round', 'draw', 'showdown', 'result']
    """

    DEAL = "deal"
    """Blinds and hole cards."""
    ROUND = "round"
    """A betting round, with the chips that nobody has called."""
    DRAW = "draw"
    """A draw."""
    SHOWDOWN = "showdown"
    """The hands and who wins."""
    RESULT = "result"
    """Instead of the showdown, when all players but one have folded."""


@dataclass(frozen=True, slots=True)
class Moment:
    """An event, and where the deal stands before and after it.

    >>> from badugi_core import DECK, load_ruleset, start_deal
    >>> blind, *_ = follow(start_deal(load_ruleset("home"), (100, 100), DECK))
    >>> blind.part.value, blind.before, blind.pot, blind.stacks
    ('deal', 0, 1, (99, 100))
    """

    event: Event
    """What happens."""
    part: Part
    """The part of the deal to which it belongs."""
    number: int
    """Of the round or the draw, from 1; 0 for other parts."""
    before: int
    """The pot before it."""
    pot: int
    """The pot after it; what has been won is no longer in it."""
    stacks: tuple[int, ...]
    """The stack of each seat after it."""
    held: tuple[Card, ...]
    """The cards of the seat that acts, before it."""
    holes: tuple[tuple[Card, ...], ...]
    """The cards of each seat after it; none after a fold."""


def follow(deal: Deal) -> Iterator[Moment]:
    """Every event of a deal, in order.

    >>> from badugi_core import DECK, Fold, apply, load_ruleset, start_deal
    >>> deal = apply(start_deal(load_ruleset("home"), (100, 100), DECK), Fold())
    >>> [moment.part.value for moment in follow(deal)]
    ['deal', 'deal', 'deal', 'deal', 'round', 'round', 'result']
    """
    stacks = list(deal.starting_stacks)
    holes: list[tuple[Card, ...]] = [() for _ in stacks]
    pot, draws, part = 0, 0, Part.DEAL
    to_draw: set[int] = set()  # seats that have not decided yet in the current draw
    owed: set[int] = set()  # seats that have discarded and not received their cards yet
    for event in deal.log:
        if event.kind in _DRAWING and not to_draw and not owed:
            to_draw = {seat for seat, cards in enumerate(holes) if cards}
            draws += 1
        part = _part(event.kind, part)
        before, held = pot, () if event.seat is None else holes[event.seat]
        if event.seat is not None:
            chips = event.amount * ((event.kind in _PAYING) - (event.kind in _TAKING))
            stacks[event.seat] -= chips
            pot += chips
            holes[event.seat] = _hole_after(event, held)
            if event.kind in _DECIDING:
                to_draw.remove(event.seat)
            if event.kind is EventKind.DISCARD:
                owed.add(event.seat)
            elif event.kind is EventKind.DRAW:
                owed.remove(event.seat)
        number = {Part.ROUND: draws + 1, Part.DRAW: draws}.get(part, 0)
        yield Moment(event, part, number, before, pot, tuple(stacks), held, tuple(holes))


def _part(kind: EventKind, before: Part) -> Part:
    """The part to which an event belongs, after one of another part."""
    if kind in (EventKind.BLIND, EventKind.HOLE):
        return Part.DEAL
    if kind in _DRAWING:
        return Part.DRAW
    if kind is EventKind.SHOW or before is Part.SHOWDOWN:
        return Part.SHOWDOWN
    return Part.RESULT if kind is EventKind.WIN else Part.ROUND


def _hole_after(event: Event, held: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards of the seat that acts, after it."""
    match event.kind:
        case EventKind.FOLD:
            return ()
        case EventKind.DISCARD:
            return tuple(card for card in held if card not in event.cards)
        case EventKind.HOLE | EventKind.DRAW:
            return held + event.cards
    return held
