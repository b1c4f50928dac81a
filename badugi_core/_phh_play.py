"""Playing a deal as a poker hand history says; _phh_read.py has read the file.

A deal needs its deck before anything happens, and a history tells the cards one by one. So
the actions are first looked at without the rules: who is dealt which cards, as far as they
tell. A card that a player throws away or shows is one of those that he has been dealt,
hidden or not. From this comes an order of the deck, unless the file has one, and then each
action is compared with what happens in the deal.

Cards that are never told become the first cards of the deck that the history does not name.
That is harmless for a hand that is folded; a showdown with such a card is refused.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from badugi_core._cards import DECK, Card
from badugi_core._deal import apply, legal_actions
from badugi_core._deal_actions import (
    Action,
    ActionError,
    Bet,
    Call,
    Check,
    Discard,
    EventKind,
    Fold,
    Raise,
    Shuffle,
    StandPat,
)
from badugi_core._deal_state import Deal, State
from badugi_core._errors import HistoryError
from badugi_core._hands import HOLE_CARDS


class Step(NamedTuple):
    """One action of a history."""

    file: str
    """The path of the file."""
    line: int
    """1-based line."""
    text: str
    """The action as it stands there."""
    seat: int
    """Who acts, or receives cards."""
    verb: str
    """As PHH has it, but ``muck`` for an ``sm`` that shows nothing."""
    cards: tuple[Card | None, ...]
    """Cards dealt, thrown away or shown; None for a hidden one."""
    to: int
    """The total for the street that a bet or a raise names."""

    def fault(self, code: str) -> HistoryError:
        """An error on this line."""
        return HistoryError(code, self.file, self.line, self.text)


def told_cards(steps: Iterable[Step]) -> frozenset[Card]:
    """The cards that a history names."""
    return frozenset(card for step in steps for card in step.cards if card)


def dealt_cards(deal: Deal, seat: int) -> list[Card]:
    """All cards that a seat has been dealt, in order."""
    kinds = (EventKind.HOLE, EventKind.DRAW)
    return [card for event in deal.log if event.seat == seat and event.kind in kinds for card in event.cards]


@dataclass(eq=False)
class _Slot:
    """A card that comes from the deck; None as long as nothing has told which."""

    card: Card | None = None


def cards_to_come(steps: Sequence[Step], order: Sequence[int], burns: int) -> list[Card]:
    """The cards in the order in which they come from the deck, burned ones included.

    Args:
        steps: the actions.
        order: the seats from the left of the button.
        burns: cards burned before each draw.

    Raises:
        HistoryError: ``unknown-cards``, more than there are cards that are not named.
    """
    batches = _batches(steps, order)
    coming = [batches[seat][0][place] for place in range(HOLE_CARDS) for seat in order]
    for draw in range(1, max(map(len, batches.values()))):
        coming += [_Slot() for _ in range(burns)]
        coming += [slot for seat in order for batch in batches[seat][draw : draw + 1] for slot in batch]
    told = told_cards(steps)
    spare = [card for card in DECK if card not in told]
    hidden = sum(slot.card is None for slot in coming)
    if hidden > len(spare):
        raise steps[-1].fault("unknown-cards")
    return [slot.card or spare.pop(0) for slot in coming]


def _batches(steps: Sequence[Step], order: Sequence[int]) -> dict[int, list[list[_Slot]]]:
    """What each seat is dealt: its first four cards, then what it receives in each draw."""
    held: dict[int, list[_Slot]] = {seat: [] for seat in order}
    batches: dict[int, list[list[_Slot]]] = {seat: [[]] for seat in order}

    def receive(seat: int, cards: Iterable[Card | None]) -> None:
        slots = [_Slot(card) for card in cards]
        held[seat] += slots
        batches[seat][-1] += slots

    def complete(seat: int) -> None:
        """What the history does not deal, it hides."""
        receive(seat, [None] * (HOLE_CARDS - len(held[seat])))

    for step in steps:
        seat = step.seat
        if step.verb == "dh":
            receive(seat, step.cards)
        elif step.verb in ("sd", "sm"):
            complete(seat)
            picked = _pick(held[seat], step.cards)
            if step.verb == "sd":
                held[seat] = [slot for slot in held[seat] if slot not in picked]
                batches[seat].append([])
    for seat in order:
        complete(seat)
    return batches


def _pick(held: Sequence[_Slot], cards: Iterable[Card | None]) -> list[_Slot]:
    """Where the cards are that a player throws away or shows; hidden ones become told."""
    picked: list[_Slot] = []
    for card in sorted(cards, key=lambda card: card is None):
        free = [slot for slot in held if slot not in picked]
        fitting = [slot for slot in free if slot.card is card] or [slot for slot in free if not slot.card]
        if fitting:  # else he does not have it, as the deal will show
            fitting[0].card = card
            picked.append(fitting[0])
    return picked


def stacked(pile: Sequence[Card], coming: Sequence[Card]) -> tuple[Card, ...]:
    """The pile in an order in which the cards that must come next do, as far as it has them.

    >>> stacked(DECK[:4], (DECK[3], DECK[3], DECK[0]))
    (Card('As'), Card('Ad'), Card('Ac'), Card('Ah'))
    """
    others = [card for card in pile if card not in coming]
    first: list[Card] = []
    for card in coming:
        if card in pile and card not in first:
            first.append(card)
        elif others:  # in its place, so that the next ones stay in theirs
            first.append(others.pop(0))
        else:
            break
    return (*first, *(card for card in pile if card not in first))


def play(
    deal: Deal,
    steps: Sequence[Step],
    told: Collection[Card],
    shuffles: list[tuple[Card, ...]],
    coming: Sequence[Card],
) -> Deal:
    """The deal after all steps.

    Args:
        deal: the deal before the first of them.
        steps: the actions.
        told: the cards that the file tells; a player may throw away others as hidden ones.
        shuffles: the new stubs that the file has, in order; those that are used are removed.
        coming: all cards in the order of dealing, for reshuffles that the file does not have.

    Raises:
        HistoryError: something of it cannot be.
        ActionError: ``wrong-pile``, for one of `shuffles`.
    """
    checked: Counter[int] = Counter()  # how many of its cards the steps have named or passed over
    begun: dict[int, Step] = {}  # the players who have been dealt a part of their cards
    for step in steps:
        if step.verb != "dh":
            _check_whole(begun)
        if step.verb in ("sm", "muck"):
            _check_show(deal, step)
        elif step.verb == "dh":
            start = checked[step.seat]
            checked[step.seat] += len(step.cards)
            if len(dealt_cards(deal, step.seat)) < checked[step.seat]:
                deal = _reshuffled(deal, coming)
            dealt = dealt_cards(deal, step.seat)
            _check_dealt(step, dealt[start : checked[step.seat]])
            begun[step.seat] = step
            if checked[step.seat] == len(dealt):
                del begun[step.seat]
        else:
            deal = _reshuffled(deal, coming)
            if step.verb == "sd":
                checked[step.seat] = len(dealt_cards(deal, step.seat))
            deal = _acted(deal, step, told)
            shown = deal.live if deal.is_over and len(deal.live) > 1 else ()
            if any(card not in told for seat in shown for card in deal.hole[seat]):
                raise step.fault("unknown-cards")
        while shuffles and deal.state == State.RESHUFFLING:
            deal = apply(deal, Shuffle(shuffles.pop(0)))
    _check_whole(begun)
    return deal


def _check_whole(begun: Mapping[int, Step]) -> None:
    """That nobody has only a part of the cards that are due; all of them may be untold."""
    for step in begun.values():
        raise step.fault("too-few-cards")


def _check_dealt(step: Step, dealt: Sequence[Card]) -> None:
    """That the deal has dealt these cards too."""
    same = len(dealt) == len(step.cards)
    if not same or any(told not in (None, card) for told, card in zip(step.cards, dealt, strict=True)):
        raise step.fault("not-dealt")


def _reshuffled(deal: Deal, coming: Sequence[Card]) -> Deal:
    """The deal after the reshuffles that it waits for, which the file does not have."""
    while deal.state == State.RESHUFFLING:
        kinds = (EventKind.HOLE, EventKind.BURN, EventKind.DRAW)
        gone = sum(len(event.cards) for event in deal.log if event.kind in kinds)
        deal = apply(deal, Shuffle(stacked(legal_actions(deal).pile, coming[gone:])))
    return deal


def _acted(deal: Deal, step: Step, told: Collection[Card]) -> Deal:
    """The deal after what a player does."""
    if deal.actor not in (None, step.seat):
        raise step.fault("wrong-player")
    try:
        return apply(deal, _action(deal, step, told))
    except ActionError as error:
        raise step.fault(error.code) from error


def _action(deal: Deal, step: Step, told: Collection[Card]) -> Action:
    match step.verb:
        case "f":
            return Fold()
        case "cc":
            return Call() if legal_actions(deal).call else Check()
        case "cbr":
            return Raise(step.to) if deal.level else Bet(step.to)
    if not step.cards:
        return StandPat()
    hidden = [card for card in deal.hole[step.seat] if card not in told]
    cards = [card or (hidden.pop(0) if hidden else None) for card in step.cards]
    if None in cards:
        raise step.fault("not-held")
    return Discard(tuple(card for card in cards if card))


def _check_show(deal: Deal, step: Step) -> None:
    """Showing and mucking change nothing: in a `Deal` all hands that are left are shown."""
    if not deal.is_over:
        raise step.fault("wrong-state")
    hole = deal.hole[step.seat]
    if not hole:
        raise step.fault("wrong-player")
    if step.cards and (len(step.cards) != len(hole) or not set(hole).issuperset(filter(None, step.cards))):
        raise step.fault("not-shown")
    won = any(event.kind == EventKind.WIN and event.seat == step.seat for event in deal.log)
    if step.verb == "muck" and won and len(deal.live) > 1:
        raise step.fault("mucked")
