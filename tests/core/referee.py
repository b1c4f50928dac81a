"""A referee who keeps his own books of a deal.

He is given the rule set, the stacks, the deck and the button, and then reads the log. From
these he works out, by rules written down a second time here, whose turn it is, what is legal
with which bounds, where every chip and every card lies, and who is paid what in the end.
`Referee.check` compares all of this with what the deal says of itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from badugi_core import (
    DECK,
    BettingStructure,
    Card,
    Deal,
    Event,
    EventKind,
    Exchange,
    FirstToShow,
    LegalActions,
    Reopening,
    Reshuffle,
    Rounding,
    RuleSet,
    State,
    legal_actions,
)
from tests.core.deals import layers, settle

NONE = range(0)


class Referee:
    """The books of one deal, kept from its log alone."""

    def __init__(self, rules: RuleSet, stacks: Sequence[int], deck: Sequence[Card], button: int) -> None:
        count = len(stacks)
        self.rules, self.button, self.count = rules, button, count
        self.stacks, self.stub = list(stacks), list(deck)
        self.bets, self.paid = [0] * count, [0] * count
        self.hands: list[list[Card]] = [[] for _ in stacks]
        self.folded: set[int] = set()
        self.thrown: list[set[Card]] = [set() for _ in stacks]  # in the whole deal
        self.thrown_now: list[set[Card]] = [set() for _ in stacks]  # in this draw
        self.back: set[Card] = set()  # what came into the stub again in this draw
        self.queue: list[int] = []  # who has still to discard in this draw
        self.due: list[tuple[int | None, int]] = []  # who is to get how many cards; None: burned
        self.won: list[dict[int, int]] = []
        self.log_read = 0
        self.street = 0
        self._open_round(first=button + 1)
        self._post_and_deal()

    def _post_and_deal(self) -> None:
        """The first entries of the log: blinds, then four cards each from the left of the button."""
        small = self.button if self.count == 2 else (self.button + 1) % self.count
        big = (small + 1) % self.count
        self.level = self.full = self.rules.big_blind
        self.wagers, self.turn = 1, big + 1
        self.expected = []
        for seat, blind in ((small, self.rules.small_blind), (big, self.rules.big_blind)):
            chips = min(blind, self.stacks[seat])
            self.expected.append(Event(EventKind.BLIND, seat, chips, chips))
        for place, seat in enumerate(self._round(self.button + 1)):
            dealt = tuple(self.stub[place + turn * self.count] for turn in range(4))
            self.expected.append(Event(EventKind.HOLE, seat, cards=dealt))

    # The table.

    @property
    def live(self) -> list[int]:
        """The seats that have not folded, from the left of the button."""
        return [seat for seat in self._round(self.button + 1) if seat not in self.folded]

    def _round(self, first: int) -> list[int]:
        return [seat % self.count for seat in range(first, first + self.count)]

    def _rivals(self, seat: int) -> list[int]:
        """The others who can still put in chips."""
        return [other for other in self.live if other != seat and self.stacks[other]]

    # Betting.

    def _open_round(self, first: int) -> None:
        fixed = self.rules.structure == BettingStructure.FIXED_LIMIT
        early = self.street < self.rules.small_bet_rounds
        self.state = State.BETTING
        self.step = (self.rules.small_bet if early else self.rules.big_bet) if fixed else self.rules.big_blind
        self.level = self.full = self.wagers = 0
        self.capped = False
        self.acted: set[int] = set()
        self.aggressor: int | None = None
        self.turn = first

    def _owed(self, seat: int) -> int:
        """What a seat must add: up to the bet, but no more than the others have or may still put in."""
        in_already = max(self.bets[other] for other in self.live if other != seat)
        return max(0, (self.level if self._rivals(seat) else in_already) - self.bets[seat])

    def _counts(self, added: int) -> bool:
        """Whether so many chips on top are a bet or a raise."""
        return added >= self.step or (self.rules.reopens == Reopening.HALF_BET and 2 * added >= self.step)

    def _may_wager(self, seat: int) -> bool:
        """Whether somebody can answer, chips are left, there is no cap, and who has acted was raised."""
        if self.capped or self.stacks[seat] <= self._owed(seat):
            return False
        if not any(self.bets[other] + self.stacks[other] > self.level for other in self._rivals(seat)):
            return False
        return seat not in self.acted or self._counts(self.level - self.bets[seat])

    def _totals(self, seat: int) -> range:
        """The totals that a wager may name."""
        if self.rules.structure == BettingStructure.FIXED_LIMIT:
            least = most = self.full + self.step
        else:
            least = self.level + self.step
            pot = sum(self.paid) + self._owed(seat)  # the call comes first
            if self.rules.structure == BettingStructure.HALF_POT_LIMIT:
                pot = -(-pot // 2) if self.rules.half_pot_rounding == Rounding.UP else pot // 2
            most = max(least, self.level + pot)
        everything = self.bets[seat] + self.stacks[seat]
        return range(min(least, everything), min(most, everything) + 1)

    def _to_act(self) -> int | None:
        """The next seat that has something to decide in this round."""
        for seat in self._round(self.turn):
            has_choice = self._owed(seat) or (self._rivals(seat) and seat not in self.acted)
            if seat not in self.folded and self.stacks[seat] and has_choice:
                return seat
        return None

    def _act(self, event: Event) -> None:
        """A step of a player."""
        seat = event.seat
        assert seat is not None and seat == self._to_act(), event
        owed = self._owed(seat)
        if event.kind == EventKind.FOLD:
            assert owed, event
            self.folded.add(seat)
            self.hands[seat] = []
        elif event.kind == EventKind.CHECK:
            assert not owed, event
        elif event.kind == EventKind.CALL:
            assert event.amount == min(owed, self.stacks[seat]) > 0, event
            self._pay(event)
        else:
            assert event.kind == (EventKind.RAISE if self.level else EventKind.BET), event
            assert self._may_wager(seat) and event.to in self._totals(seat), event
            self._wager(seat, event.to)
            self._pay(event)
        self.acted.add(seat)
        self.turn = seat + 1

    def _wager(self, seat: int, to: int) -> None:
        self.aggressor = seat
        if self._counts(to - self.full):
            self.step = max(self.step, to - self.level)
            self.full = to
            self.wagers += 1
            if self.rules.structure == BettingStructure.FIXED_LIMIT:
                raises = self.rules.raises if self.street else self.rules.raises_predraw
                two_left = len(self._rivals(seat)) == 1  # a player who is all-in does not count
                self.capped = self.wagers > raises and not (self.rules.uncapped_heads_up and two_left)
        self.level = to

    def _pay(self, event: Event) -> None:
        seat = event.seat
        assert seat is not None and 0 < event.amount <= self.stacks[seat], event
        self.stacks[seat] -= event.amount
        self.bets[seat] += event.amount
        self.paid[seat] += event.amount
        assert self.bets[seat] == event.to, event

    def _after_betting(self) -> None:
        """Close the round if nobody has anything left to decide."""
        if len(self.live) > 1 and self._to_act() is not None:
            return
        matched, most = sorted(self.bets)[-2:]
        if most > matched:
            seat = self.bets.index(most)
            self.expected.append(Event(EventKind.RETURN, seat, most - matched))
            self.paid[seat] -= most - matched
        self.bets = [0] * self.count
        if self.street == 3 or len(self.live) == 1:
            self._end()
        else:
            self.state = State.DRAWING
            self.queue = self.live
            self.due = [(None, self.rules.burns)] if self.rules.burns else []

    def _end(self) -> None:
        self.state = State.COMPLETE
        if len(self.live) > 1:
            first = self.button + 1
            if self.rules.first_to_show == FirstToShow.LAST_AGGRESSOR and self.aggressor is not None:
                first = self.aggressor
            for seat in self._round(first):
                if seat in self.live:
                    self.expected.append(Event(EventKind.SHOW, seat, cards=tuple(self.hands[seat])))
        hands = {seat: self.hands[seat] for seat in self.live}
        self.won = settle(self.paid, hands, self.button, self.rules.odd_chip)
        assert sum(sum(won.values()) for won in self.won) == sum(self.paid)
        for seat in self.live:  # nobody takes more from another than he has put in himself
            taken = sum(won.get(seat, 0) for won in self.won)
            assert taken <= sum(min(chips, self.paid[seat]) for chips in self.paid)

    # Drawing.

    def _kept_from(self, seat: int | None) -> set[Card]:
        """What a seat may not get: what it threw away in the whole deal, or at least in this draw."""
        if seat is None:
            return set()
        return self.thrown[seat] if self.rules.reshuffle == Reshuffle.ALL_BUT_OWN else self.thrown_now[seat]

    def _next_cards(self) -> tuple[Card, ...]:
        """What the stub has for the next who is to get cards; too few if the deck has run out."""
        seat, number = self.due[0]
        return tuple([card for card in self.stub if card not in self._kept_from(seat)][:number])

    def _is_dealing(self) -> bool:
        """Whether cards are due now, and not only when all have discarded."""
        in_turn = self.rules.exchange == Exchange.IN_TURN
        return bool(self.due) and (in_turn or not self.queue or self.due[0][0] is None)

    def _is_short(self) -> bool:
        return self._is_dealing() and len(self._next_cards()) < self.due[0][1]

    def _pile(self) -> tuple[Card, ...]:
        """What is shuffled to serve the next: cards in no hand, by the rule for discards."""
        seat, number = self.due[0]
        pile = set(DECK).difference(*self.hands)
        if self.rules.reshuffle == Reshuffle.ALL_BUT_OWN:
            return tuple(sorted(pile - (self._kept_from(seat) - set(self.stub))))
        lying = [thrown - self.back for thrown in self.thrown_now]
        earlier = pile.difference(*lying)
        if len(earlier - self._kept_from(seat)) >= number:
            return tuple(sorted(earlier))
        return tuple(sorted(pile - (set() if seat is None else lying[seat])))

    def _draw(self, event: Event) -> None:
        """A step of a player or of the dealer in a draw."""
        seat, given = event.seat, set(event.cards)
        if event.kind in (EventKind.BURN, EventKind.DRAW):
            assert self._is_dealing() and not self._is_short(), event
            assert (seat, event.cards) == (self.due[0][0], self._next_cards()), event
            self.due.pop(0)
            self.stub = [card for card in self.stub if card not in given]
            if seat is not None:
                self.hands[seat].extend(event.cards)
        elif event.kind == EventKind.RESHUFFLE:
            assert self._is_short() and tuple(sorted(event.cards)) == self._pile(), event
            self.stub = list(event.cards)
            self.back |= given
        else:
            assert seat is not None and not self._is_dealing() and seat == self.queue.pop(0), event
            if event.kind == EventKind.DISCARD:
                assert len(given) == len(event.cards) > 0 and given <= set(self.hands[seat]), event
                self.hands[seat] = [card for card in self.hands[seat] if card not in given]
                self.thrown[seat] |= given
                self.thrown_now[seat] |= given
                self.due.append((seat, len(given)))
            else:
                assert event == Event(EventKind.STAND_PAT, seat)

    def _after_draw(self) -> None:
        """Open the next round once everybody has cards again."""
        if not self.queue and not self.due:
            self.thrown_now, self.back = [set() for _ in self.thrown], set()
            self.street += 1
            self._open_round(first=self.button + 1)
            self._after_betting()

    # Reading.

    def _read(self, event: Event) -> None:
        if self.expected:
            assert event == self.expected.pop(0), event
            if event.kind == EventKind.BLIND:
                self._pay(event)
            elif event.kind == EventKind.RETURN:
                self.stacks[event.seat] += event.amount
            elif event.kind == EventKind.HOLE:
                self.hands[event.seat] = list(event.cards)
                self.stub = [card for card in self.stub if card not in event.cards]
                if not self.expected:
                    self._after_betting()
        elif self.state == State.COMPLETE:
            assert event == Event(EventKind.WIN, event.seat, self.won[event.pot].pop(event.seat), pot=event.pot)
            self.stacks[event.seat] += event.amount
        elif self.state == State.BETTING:
            self._act(event)
            self._after_betting()
        else:
            self._draw(event)
            self._after_draw()

    # What must be so now.

    def legal(self) -> LegalActions:
        """What is legal by these books; the reason why there is no raise is left empty."""
        if self.state == State.COMPLETE:
            return LegalActions()
        if self._is_short():
            return LegalActions(pile=self._pile())
        if self.state == State.DRAWING:
            assert not self._is_dealing(), "the dealer has not dealt all that is due"
            return LegalActions(seat=self.queue[0], hole=tuple(self.hands[self.queue[0]]))
        seat = self._to_act()
        assert seat is not None
        owed = self._owed(seat)
        totals = self._totals(seat) if self._may_wager(seat) else NONE
        to = {"raise_to" if self.level else "bet_to": totals}
        return LegalActions(seat, fold=owed > 0, check=owed == 0, call=min(owed, self.stacks[seat]), **to)

    def check(self, deal: Deal) -> LegalActions:
        """Read the new entries of the log, compare the deal with the books, and return what is legal."""
        for event in deal.log[self.log_read :]:
            self._read(event)
        self.log_read = len(deal.log)
        assert not self.expected, f"not in the log: {self.expected}"
        legal = legal_actions(deal)
        assert legal._replace(barred="") == self.legal(), (legal, self.legal())
        betting = self.state == State.BETTING
        assert bool(legal.barred) == (betting and not legal.bet_to and not legal.raise_to), legal
        assert deal.state == (State.RESHUFFLING if self._is_short() else self.state)
        assert (deal.actor, deal.street) == (legal.seat, self.street)
        assert deal.live == tuple(sorted(self.live))
        self._check_cards(deal)
        self._check_chips(deal)
        return legal

    def _check_cards(self, deal: Deal) -> None:
        assert (list(deal.stub), list(map(list, deal.hole))) == (self.stub, self.hands)
        lying = list(chain(deal.stub, deal.muck, *deal.hole, *deal.discards))
        assert len(lying) == 52 and set(lying) == set(DECK), "not every card is in one place"
        assert deal.state != State.RESHUFFLING or self.rules.deck_can_run_out

    def _check_chips(self, deal: Deal) -> None:
        assert deal.stacks == tuple(self.stacks) and min(deal.stacks) >= 0
        assert sum(deal.stacks) + deal.pot == sum(deal.starting_stacks)
        if deal.is_over:
            assert not any(self.won), f"not paid out: {self.won}"
            assert (deal.pot, deal.pots) == (0, ())
        else:
            assert (deal.bets, deal.pot) == (tuple(self.bets), sum(self.paid))
            assert {pot.seats: pot.amount for pot in deal.pots} == layers(self.paid, self.live)
            assert not self.rules.most_chips or max(self.paid) <= self.rules.most_chips
