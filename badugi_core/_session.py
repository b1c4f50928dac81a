"""Deals in a row: the button moves on, the stacks carry over, and somebody wins in the end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from badugi_core._cards import Card
from badugi_core._deal import start_deal
from badugi_core._deal_state import Deal
from badugi_core._errors import DealError
from badugi_core._rulesets import RuleSet


@dataclass(frozen=True, kw_only=True)
class Session:
    """A session between two deals; `start_session` makes the first.

    Seats are numbered from 0, clockwise, and stay when a player has no chips left. In a
    deal only the players with chips have seats: ``seats[i]`` here is seat i there.

    >>> import random
    >>> from badugi_core import *
    >>> source = random.Random(7)
    >>> def shuffled(cards):
    ...     return tuple(source.sample(cards, len(cards)))
    >>> session = start_session(load_ruleset("home"), players=2)
    >>> deal = session.next_deal(shuffled(DECK))
    >>> while not deal.is_over:
    ...     legal = legal_actions(deal)
    ...     if legal.pile:  # the deck has run out
    ...         action = Shuffle(shuffled(legal.pile))
    ...     elif legal.hole:  # time to draw
    ...         action = StandPat()
    ...     else:
    ...         action = Call() if legal.call else Check()
    ...     deal = apply(deal, action)
    >>> session = session.after(deal)
    >>> sum(session.stacks), session.button, session.deals
    (200, 1, 1)
    """

    rules: RuleSet
    """The rules of every deal."""
    stacks: tuple[int, ...]
    """Chips of each seat."""
    button: int
    """The seat that deals next."""
    deals: int = 0
    """Deals completed."""

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats with chips, which play the next deal."""
        return tuple(seat for seat, chips in enumerate(self.stacks) if chips)

    @property
    def is_over(self) -> bool:
        """Whether all deals are played, or too few players have chips (rule SESS-1)."""
        played = self.rules.deals > 0 and self.deals >= self.rules.deals
        return played or len(self.seats) < self.rules.min_players

    @property
    def leaders(self) -> tuple[int, ...]:
        """The seats with the largest stack: the winner once it is over, several for a draw (SESS-2).

        >>> from badugi_core import load_ruleset
        >>> start_session(load_ruleset("home"), 2).leaders
        (0, 1)
        """
        return tuple(seat for seat, chips in enumerate(self.stacks) if chips == max(self.stacks))

    def next_deal(self, deck: Sequence[Card]) -> Deal:
        """Start the next deal with a shuffled deck.

        Raises:
            DealError: ``session-over``, or as `start_deal`.
        """
        if self.is_over:
            raise DealError("session-over")
        stacks = [self.stacks[seat] for seat in self.seats]
        return start_deal(self.rules, stacks, deck, self.seats.index(self.button))

    def after(self, deal: Deal) -> Session:
        """The session after a deal is over: stacks carried over, the button moved on (rule BTN-1).

        The button goes to the next seat that still has chips. When two players are left, the
        one with the button posts the small blind (gap 7 of the published rules).

        Raises:
            DealError: ``deal-not-over``, or ``other-deal`` for one that did not start from here.
        """
        if not isinstance(deal, Deal):
            raise TypeError(f"a session goes on after a Deal, not after {deal!r}")
        if not deal.is_over:
            raise DealError("deal-not-over")
        stacks = tuple(self.stacks[seat] for seat in self.seats)
        if (deal.rules, deal.starting_stacks) != (self.rules, stacks) or self.seats[deal.button] != self.button:
            raise DealError("other-deal")
        left = list(self.stacks)
        for seat, chips in zip(self.seats, deal.stacks, strict=True):
            left[seat] = chips
        count = len(left)
        order = [(self.button + place) % count for place in range(1, count + 1)]
        button = next(seat for seat in order if left[seat])
        return replace(self, stacks=tuple(left), button=button, deals=self.deals + 1)


def start_session(rules: RuleSet, players: int, button: int = 0) -> Session:
    """A session in which each player has the stack of the rule set (rule STK-1).

    Args:
        rules: the rule set.
        players: how many play.
        button: the seat that deals first, found by lot.

    Raises:
        DealError: ``wrong-players`` or ``wrong-button``.

    >>> from badugi_core import DECK, load_ruleset
    >>> session = start_session(load_ruleset("home"), 2)
    >>> session.next_deal(DECK).starting_stacks == session.stacks
    True
    """
    if not isinstance(rules, RuleSet):
        raise TypeError(f"the rules are a RuleSet, as load_ruleset gives it, not {rules!r}")
    if type(players) is not int or not rules.min_players <= players <= rules.max_players:
        raise DealError("wrong-players", str(players))
    if type(button) is not int or button not in range(players):
        raise DealError("wrong-button", str(button))
    return Session(rules=rules, stacks=(rules.stack,) * players, button=button)
