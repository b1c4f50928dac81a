"""The betting rounds of a deal: whose turn it is, what is legal, and what each action does."""

from __future__ import annotations

from badugi_core._deal_actions import Bet, Call, Check, Event, EventKind, Fold, LegalActions, Raise
from badugi_core._deal_state import Deal, Progress, Street, changed, clockwise, put
from badugi_core._limits import bet_size, most_bets, raise_bounds, reopens
from badugi_core._pots import uncalled

NOTHING = range(0)

BetAction = Fold | Check | Call | Bet | Raise


def begin_round(deal: Deal) -> Deal:
    """Open the betting round after a draw (rules ACT-4, ACT-5).

    Players without chips are passed over; if only one has chips, the round is over at once (ALL-3).
    """
    street = Street(deal.street + 1)
    waiting = tuple(seat for seat in clockwise(deal, deal.button + 1) if deal.stacks[seat])
    return changed(
        deal,
        street=street,
        waiting=waiting,
        level=0,
        full=0,
        step=bet_size(deal.rules, street),
        bet_count=0,
        capped=False,
        acted=frozenset(),
        aggressor=None,
    )


def _owed(deal: Deal, seat: int) -> int:
    """The chips that a seat needs to match the bet.

    A short big blind must be called in full while another player may still put in more;
    once all the others are all-in, only what they have put in need be matched (gap 7).
    """
    bets, stacks = deal.bets, deal.stacks
    most = 0
    for other in deal.live:
        if other != seat:
            if stacks[other]:
                return deal.level - bets[seat]
            most = max(most, bets[other])
    return max(most - bets[seat], 0)


def betting_progress(deal: Deal) -> Progress:
    """Whether somebody must act, or how the round has ended (rule ACT-9)."""
    if len(deal.live) == 1:
        return Progress.ONE_LEFT
    if deal.waiting and not _alone_and_even(deal):
        return Progress.TURN
    if deal.street == Street.THIRD_DRAW:
        return Progress.LAST_ROUND_OVER
    return Progress.ROUND_OVER


def _alone_and_even(deal: Deal) -> bool:
    """Whether the seat to act owes nothing and nobody else has chips: nothing is left to decide."""
    seat = deal.waiting[0]
    for other in deal.live:
        if other != seat and deal.stacks[other]:
            return False
    return _owed(deal, seat) == 0


def end_round(deal: Deal) -> Deal:
    """Return what nobody has matched (rule ALL-2) and gather the bets."""
    seat, excess = uncalled(deal.bets)
    log, stacks, bets = deal.log, deal.stacks, deal.bets
    if excess:
        stacks = put(stacks, seat, stacks[seat] + excess)
        bets = put(bets, seat, bets[seat] - excess)
        log = (*log, Event(EventKind.RETURN, seat, excess))
    paid = tuple(before + now for before, now in zip(deal.paid, bets, strict=True))
    return changed(deal, stacks=stacks, bets=(0,) * len(bets), paid=paid, log=log, waiting=())


def legal_bets(deal: Deal) -> LegalActions:
    """What the seat to act may do in a betting round."""
    seat = deal.waiting[0]
    stack = deal.stacks[seat]
    owed = _owed(deal, seat)
    barred = _barred(deal, seat, stack, owed)
    totals = NOTHING if barred else _totals(deal, seat, stack, owed)
    return LegalActions(
        seat=seat,
        fold=owed > 0,
        check=owed == 0,
        call=min(owed, stack),
        bet_to=NOTHING if deal.level else totals,
        raise_to=totals if deal.level else NOTHING,
        barred=barred,
    )


def _barred(deal: Deal, seat: int, stack: int, owed: int) -> str:
    """Why a seat may neither bet nor raise, as a code; empty if it may."""
    if deal.capped:
        return "capped"
    if seat in deal.acted and not reopens(deal.rules, deal.level - deal.bets[seat], deal.step):
        return "not-reopened"
    if stack <= owed:
        return "no-chips"
    for other in deal.live:
        if other != seat and deal.bets[other] + deal.stacks[other] > deal.level:
            return ""
    return "nobody-can-call"


def _totals(deal: Deal, seat: int, stack: int, owed: int) -> range:
    """The totals that a bet or raise may name; a stack that is too short for the least may go all-in."""
    least, most = raise_bounds(
        deal.rules, level=deal.level, full=deal.full, step=deal.step, pot=deal.pot, owed=owed
    )
    all_in = deal.bets[seat] + stack
    if all_in < most:
        least, most = min(least, all_in), all_in
    return range(least, most + 1)


def bet_refusal(deal: Deal, action: BetAction) -> str:
    """Why an action is not legal, as a code of `ActionError`; empty if it is.

    Raises:
        TypeError: an amount that is not a whole number.
    """
    if isinstance(action, Bet | Raise):
        return _total_refusal(legal_bets(deal), action)
    owed = _owed(deal, deal.waiting[0])
    if isinstance(action, Check):
        return "bet-to-call" if owed else ""
    return "" if owed else "no-bet"


def _total_refusal(legal: LegalActions, action: Bet | Raise) -> str:
    if type(action.to) is not int:
        raise TypeError(f"an amount is a whole number of chips, not {action.to!r}")
    if legal.barred:
        return legal.barred
    totals = legal.bet_to if isinstance(action, Bet) else legal.raise_to
    if not totals:
        return "already-bet" if isinstance(action, Bet) else "no-bet"
    if action.to in totals:
        return ""
    return "too-small" if action.to < totals.start else "too-large"


def take_bet(deal: Deal, action: BetAction) -> Deal:
    """The deal after a legal action of a betting round."""
    seat = deal.waiting[0]
    match action:
        case Fold():
            return changed(
                deal,
                hole=put(deal.hole, seat, ()),
                live=tuple(other for other in deal.live if other != seat),
                muck=deal.muck + deal.hole[seat],
                waiting=deal.waiting[1:],
                log=(*deal.log, Event(EventKind.FOLD, seat)),
            )
        case Check():
            return changed(
                deal,
                waiting=deal.waiting[1:],
                acted=deal.acted | {seat},
                log=(*deal.log, Event(EventKind.CHECK, seat)),
            )
        case Call():
            chips = min(_owed(deal, seat), deal.stacks[seat])
            paying = _pay(deal, seat, chips, EventKind.CALL)
            return changed(paying, waiting=deal.waiting[1:], acted=deal.acted | {seat})
    kind = EventKind.RAISE if deal.level else EventKind.BET
    return _raised(_pay(deal, seat, action.to - deal.bets[seat], kind), seat, action.to)


def _pay(deal: Deal, seat: int, chips: int, kind: EventKind) -> Deal:
    total = deal.bets[seat] + chips
    return changed(
        deal,
        stacks=put(deal.stacks, seat, deal.stacks[seat] - chips),
        bets=put(deal.bets, seat, total),
        log=(*deal.log, Event(kind, seat, chips, total)),
    )


def _raised(deal: Deal, seat: int, to: int) -> Deal:
    """Everybody else with chips must answer. Small all-ins add up until they make a full raise."""
    waiting = tuple(other for other in clockwise(deal, seat + 1) if other != seat and deal.stacks[other])
    answering = changed(
        deal, level=to, aggressor=seat, waiting=waiting, acted=deal.acted | {seat}
    )
    if not reopens(deal.rules, to - deal.full, deal.step):
        return answering
    count = deal.bet_count + 1
    most = most_bets(deal.rules, deal.street)
    alone = deal.rules.uncapped_heads_up and len(waiting) == 1  # players all-in do not count
    # In fixed limit a raise is at most `step`, which therefore stays the bet of the street.
    return changed(
        answering,
        full=to,
        step=max(deal.step, to - deal.level),
        bet_count=count,
        capped=most is not None and count >= most and not alone,
    )
