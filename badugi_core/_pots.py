"""Pots: the main pot and side pots, uncalled chips, and who gets an odd chip."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from badugi_core._rulesets_choices import OddChip


@dataclass(frozen=True, slots=True)
class Pot:
    """Chips that some of the players can win.

    >>> pots((5, 20, 20), live=(0, 1, 2))[1]
    Pot(amount=30, seats=(1, 2))
    """

    amount: int
    """Chips in it."""
    seats: tuple[int, ...]
    """The seats that have paid their full share of it and have not folded, in ascending order."""


def pots(paid: Sequence[int], live: Sequence[int]) -> tuple[Pot, ...]:
    """The main pot and then the side pots (rule SIDE-1; layers as in PokerStars' rules).

    Args:
        paid: what each seat has put in.
        live: the seats that have not folded, ascending.

    Each all-in amount closes a layer; chips of folded players stay in the layers they reach.

    >>> pots((5, 20, 20, 12), live=(0, 1, 2))
    (Pot(amount=20, seats=(0, 1, 2)), Pot(amount=37, seats=(1, 2)))
    """
    result = []
    below = 0
    for level in sorted({paid[seat] for seat in live}):
        amount = sum(min(chips, level) - min(chips, below) for chips in paid)
        if amount:  # nothing is in a pot before anybody has paid
            result.append(Pot(amount, tuple(seat for seat in live if paid[seat] >= level)))
        below = level
    return tuple(result)


def uncalled(bets: Sequence[int]) -> tuple[int, int]:
    """The seat that has bet the most and how much of it nobody has matched (rule ALL-2).

    >>> uncalled((4, 10, 4)), uncalled((4, 4))
    ((1, 6), (0, 0))
    """
    second, most = sorted(bets)[-2:]
    return bets.index(most), most - second


def shares(amount: int, winners: Sequence[int], rule: OddChip, button: int, seats: int) -> dict[int, int]:
    """How a pot is split: equal parts, then odd chips one by one (rules TIE-1, ODD-1).

    Odd chips go clockwise, at most one to each winner: from the first seat left of the
    button, or from the big blind.

    >>> shares(32, (0, 2, 3), OddChip.LEFT_OF_BUTTON, button=2, seats=4)
    {3: 11, 0: 11, 2: 10}
    """
    first = button + 1
    if rule == OddChip.BIG_BLIND and seats > 2:  # heads-up the big blind is left of the button
        first = button + 2
    each, odd = divmod(amount, len(winners))
    ordered = sorted(winners, key=lambda seat: (seat - first) % seats)
    return {seat: each + (place < odd) for place, seat in enumerate(ordered)}
