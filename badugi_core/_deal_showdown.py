"""The end of a deal: who shows first, who wins which pot, and how it is split."""

from __future__ import annotations

from badugi_core._deal_actions import Event, EventKind
from badugi_core._deal_state import Deal, changed, clockwise
from badugi_core._pots import Pot, shares
from badugi_core._rank import rank_cards
from badugi_core._rulesets_choices import FirstToShow


def show_down(deal: Deal) -> Deal:
    """Show the hands and pay out each pot to the best of those who can win it (SHOW-1, TIE-1)."""
    shown = tuple(Event(EventKind.SHOW, seat, cards=deal.hole[seat]) for seat in showing_order(deal))
    ordinals = {event.seat: rank_cards(event.cards) for event in shown}
    winners = []
    for pot in deal.pots:
        best = min(ordinals[seat] for seat in pot.seats)
        winners.append(tuple(seat for seat in pot.seats if ordinals[seat] == best))
    return _pay_out(changed(deal, log=deal.log + shown), deal.pots, winners)


def win_unseen(deal: Deal) -> Deal:
    """The last player wins everything and need not show (rule OBJ-3)."""
    return _pay_out(deal, (Pot(deal.pot, deal.live),), [deal.live])


def showing_order(deal: Deal) -> tuple[int, ...]:
    """The live seats in the order in which they show (rule SHOW-2)."""
    first = deal.button + 1
    if deal.rules.first_to_show == FirstToShow.LAST_AGGRESSOR and deal.aggressor is not None:
        first = deal.aggressor
    return tuple(clockwise(deal, first))


def _pay_out(deal: Deal, pots: tuple[Pot, ...], winners: list[tuple[int, ...]]) -> Deal:
    stacks = list(deal.stacks)
    log = list(deal.log)
    for number, (pot, seats) in enumerate(zip(pots, winners, strict=True)):
        parts = shares(pot.amount, seats, deal.rules.odd_chip, deal.button, len(stacks))
        for seat, amount in parts.items():
            stacks[seat] += amount
            log.append(Event(EventKind.WIN, seat, amount, pot=number))
    return changed(deal, stacks=tuple(stacks), paid=(0,) * len(stacks), waiting=(), log=tuple(log))
