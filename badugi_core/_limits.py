"""What may be bet: fixed limit, pot limit and half-pot limit, in whole chips.

Amounts named "to" are a player's total for the street. With P chips in the pot before a
bet and b chips to call, a pot-limit raise is at most by P + 2b, so to P + 3b in all
(rule PL-2, PokerStars): the caller matches the bet first and may then raise by the pot.
"""

from __future__ import annotations

from badugi_core._rulesets import RuleSet
from badugi_core._rulesets_choices import BettingStructure, Reopening, Rounding


def bet_size(rules: RuleSet, street: int) -> int:
    """The least full bet of a street, 0 to 3: the fixed bet, else the big blind (FL-1, MIN-1).

    >>> from badugi_core import load_ruleset
    >>> home = load_ruleset("home")
    >>> bet_size(home, 3) == home.big_bet
    True
    """
    if rules.structure != BettingStructure.FIXED_LIMIT:
        return rules.big_blind
    return rules.small_bet if street < rules.small_bet_rounds else rules.big_bet


def most_bets(rules: RuleSet, street: int) -> int | None:
    """How many full bets and raises a street allows, the big blind counted; None if no cap (FL-3).

    >>> from badugi_core import load_ruleset
    >>> most_bets(load_ruleset("room-pot-limit"), 1) is None
    True
    """
    if rules.structure != BettingStructure.FIXED_LIMIT:
        return None
    return 1 + (rules.raises if street else rules.raises_predraw)


def reopens(rules: RuleSet, added: int, step: int) -> bool:
    """Whether chips `added` on top count as a full bet or raise of `step`.

    Robert's Rules: in fixed limit, half a bet or more counts. PokerStars: in pot limit only
    a full raise does. Asked of what a raise adds to the last full bet, and of what a player
    who has acted now faces: so several short all-ins add up, for each player alone.

    >>> from badugi_core import load_ruleset
    >>> [reopens(load_ruleset("room-fixed-limit"), added, 4) for added in (1, 2, 4)]
    [False, True, True]
    """
    return added >= step or (rules.reopens == Reopening.HALF_BET and 2 * added >= step)


def raise_bounds(
    rules: RuleSet, *, level: int, full: int, step: int, pot: int, owed: int
) -> tuple[int, int]:
    """The least and the most that a full bet or raise may make the total, stacks aside.

    Args:
        level: the total to match.
        full: the total of the last full bet or raise; below `level` after a short all-in.
        step: the size of the last full bet or raise, at least `bet_size`.
        pot: all chips put in so far, those of this street included.
        owed: what the player needs to match `level`.

    In fixed limit a short all-in is completed to the next full amount. Elsewhere a raise
    adds at least the last raise to what there is to match (gap 3 of the published rules);
    a limit never falls below that, as it could when blinds are posted short.

    >>> from badugi_core import load_ruleset
    >>> raise_bounds(load_ruleset("room-pot-limit"), level=4, full=4, step=4, pot=24, owed=4)
    (8, 32)
    >>> raise_bounds(load_ruleset("room-half-pot-limit"), level=4, full=4, step=4, pot=24, owed=4)
    (8, 18)
    """
    if rules.structure == BettingStructure.FIXED_LIMIT:
        return full + step, full + step
    least = level + step
    by = pot + owed
    if rules.structure == BettingStructure.HALF_POT_LIMIT:
        by = (by + (rules.half_pot_rounding == Rounding.UP)) // 2
    return least, max(least, level + by)
