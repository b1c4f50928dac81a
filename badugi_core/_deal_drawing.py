"""The draws of a deal: burning, discarding, dealing replacements, and a deck that runs out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import chain

from badugi_core._cards import Card
from badugi_core._deal_actions import Discard, Event, EventKind, LegalActions, Shuffle, StandPat
from badugi_core._deal_state import Deal, Due, Progress, changed, clockwise, put
from badugi_core._rulesets_choices import Exchange, Reshuffle

DrawAction = StandPat | Discard


def begin_draw(deal: Deal) -> Deal:
    """Burn, then let every live player draw in turn, those all-in too (rules BURN-1, DRAW-4, ALL-3)."""
    burns = (Due(None, deal.rules.burns),) if deal.rules.burns else ()
    waiting = tuple(clockwise(deal, deal.button + 1))
    return deal_out(changed(deal, waiting=waiting, due=burns))


def drawing_progress(deal: Deal) -> Progress:
    """Whether the deck is short, somebody must draw, or the draw is over."""
    if _next_due(deal):
        return Progress.STUB_SHORT  # else it would have been dealt
    return Progress.TURN if deal.waiting else Progress.DRAW_OVER


def end_draw(deal: Deal) -> Deal:
    """Move the discards of this draw to the muck, from where they may come back if the rules let them."""
    muck = (*deal.muck, *chain.from_iterable(deal.discards))
    nothing = ((),) * len(deal.hole)
    if deal.rules.reshuffle == Reshuffle.EARLIER_DISCARDS:
        return changed(deal, muck=muck, discards=nothing, thrown=(frozenset(),) * len(deal.hole))
    return changed(deal, muck=muck, discards=nothing)


def legal_draws(deal: Deal) -> LegalActions:
    """What the seat to draw may do."""
    return LegalActions(seat=deal.waiting[0], hole=deal.hole[deal.waiting[0]])


def draw_refusal(deal: Deal, action: DrawAction) -> str:
    """Why an action is not legal, as a code of `ActionError`; empty if it is (DRAW-2)."""
    if isinstance(action, StandPat):
        return ""
    if not action.cards:
        return "no-cards"
    if len(set(action.cards)) < len(action.cards):
        return "duplicate-card"
    return "" if set(action.cards) <= set(deal.hole[deal.waiting[0]]) else "not-held"


def take_draw(deal: Deal, action: DrawAction) -> Deal:
    """The deal after a player has discarded, or stood pat, and received what can be dealt."""
    seat, waiting = deal.waiting[0], deal.waiting[1:]
    if isinstance(action, StandPat):
        log = (*deal.log, Event(EventKind.STAND_PAT, seat))
        return deal_out(changed(deal, waiting=waiting, log=log))
    cards = action.cards
    return deal_out(
        changed(
            deal,
            waiting=waiting,
            hole=put(deal.hole, seat, tuple(card for card in deal.hole[seat] if card not in cards)),
            discards=put(deal.discards, seat, cards),
            thrown=put(deal.thrown, seat, deal.thrown[seat].union(cards)),
            due=(*deal.due, Due(seat, len(cards))),
            log=(*deal.log, Event(EventKind.DISCARD, seat, cards=cards)),
        )
    )


def deal_out(deal: Deal) -> Deal:
    """Deal what is due, as far as the stub lasts (rules DRAW-7, BURN-1)."""
    while due := _next_due(deal):
        seat, count = due.seat, due.count
        cards = _next_cards(deal, seat, count)
        if len(cards) < count:
            return deal
        stub = deal.stub[count:]
        if cards != deal.stub[:count]:
            stub = tuple(card for card in deal.stub if card not in cards)
        deal = changed(deal, stub=stub, due=deal.due[1:])
        if seat is None:
            deal = changed(deal, muck=deal.muck + cards, log=(*deal.log, Event(EventKind.BURN, cards=cards)))
        else:
            hole = put(deal.hole, seat, deal.hole[seat] + cards)
            deal = changed(deal, hole=hole, log=(*deal.log, Event(EventKind.DRAW, seat, cards=cards)))
    return deal


def _next_due(deal: Deal) -> Due | None:
    """What is to be dealt now. Replacements may have to wait until the last player has discarded."""
    if not deal.due:
        return None
    due = deal.due[0]
    held_back = deal.rules.exchange == Exchange.AFTER_ALL and deal.waiting and due.seat is not None
    return None if held_back else due


def _next_cards(deal: Deal, seat: int | None, count: int) -> tuple[Card, ...]:
    """The next cards of the stub; those that the player has thrown away are passed over (DRAW-9)."""
    cards, own = deal.stub[:count], _own(deal, seat)
    if own.isdisjoint(cards):
        return cards
    return tuple(card for card in deal.stub if card not in own)[:count]


def _own(deal: Deal, seat: int | None) -> frozenset[Card]:
    return frozenset() if seat is None else deal.thrown[seat]


def _earlier_discards(deal: Deal, seat: int | None) -> set[Card]:
    """The stub and the muck. If that is too little, the other players' discards of this draw too.

    No published rule says what to do when the muck is not enough, as with eight players
    who all exchange four cards; something must be dealt.
    """
    pile = {*deal.stub, *deal.muck}
    if len(pile - _own(deal, seat)) < deal.due[0].count:
        pile |= _discards_of_others(deal, seat)
    return pile


def _all_but_own(deal: Deal, seat: int | None) -> set[Card]:
    """The stub, the muck and all discards, save what the player who must be served has thrown away.

    A card of the stub stays in it even so: others may get it.
    """
    return {*deal.stub} | (({*deal.muck} | _discards_of_others(deal, seat)) - _own(deal, seat))


def _discards_of_others(deal: Deal, seat: int | None) -> set[Card]:
    return {card for other, cards in enumerate(deal.discards) if other != seat for card in cards}


_PILES: Mapping[Reshuffle, Callable[[Deal, int | None], set[Card]]] = {
    Reshuffle.EARLIER_DISCARDS: _earlier_discards,
    Reshuffle.ALL_BUT_OWN: _all_but_own,
}
"""What is shuffled when the deck runs out (DECK-4). `RuleSet` sees to it that the deck lasts where
nothing may be."""


def legal_reshuffle(deal: Deal) -> LegalActions:
    """What the dealer must shuffle, in the order of the deck."""
    return LegalActions(pile=tuple(sorted(_PILES[deal.rules.reshuffle](deal, deal.due[0].seat))))


def reshuffle_refusal(deal: Deal, action: Shuffle) -> str:
    """``wrong-pile`` unless exactly the pile is put in order."""
    return "" if tuple(sorted(action.stub)) == legal_reshuffle(deal).pile else "wrong-pile"


def take_reshuffle(deal: Deal, action: Shuffle) -> Deal:
    """The deal with a new stub, from which the dealer goes on."""
    gone = set(action.stub)
    return deal_out(
        changed(
            deal,
            stub=action.stub,
            muck=tuple(card for card in deal.muck if card not in gone),
            discards=tuple(tuple(card for card in cards if card not in gone) for cards in deal.discards),
            log=(*deal.log, Event(EventKind.RESHUFFLE, cards=action.stub)),
        )
    )
