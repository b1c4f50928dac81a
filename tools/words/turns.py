"""Who acts first, asked of the engine: pages and sheets say it with names of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import groupby

from badugi_core import DECK, Call, Check, Deal, RuleSet, StandPat, State, Street, apply, legal_actions, start_deal

Role = Callable[[Deal], str]
"""What the player whose turn it is is called."""


def first_turns(rules: RuleSet, players: int) -> tuple[Deal, Deal]:
    """A deal when betting round 1 begins, and when round 2 does after all have called, checked and stood pat.

    >>> from badugi_core import load_ruleset
    >>> early, later = first_turns(load_ruleset("home"), 2)
    >>> early.actor == early.button, later.actor == later.big_blind
    (True, True)
    """
    early = later = start_deal(rules, (100 * rules.big_blind,) * players, DECK)
    while later.street is Street.PREDRAW or later.state is not State.BETTING:
        legal = legal_actions(later)
        later = apply(later, StandPat() if legal.hole else Call() if legal.call else Check())
    return early, later


def first_to_act(rules: RuleSet, players: int, role: Role) -> tuple[str, str]:
    """Who is first to act in round 1, and who in the later rounds and draws.

    >>> from badugi_core import load_ruleset
    >>> first_to_act(load_ruleset("home"), 2, lambda deal: "button" if deal.actor == deal.button else "other")
    ('button', 'other')
    """
    early, later = first_turns(rules, players)
    return role(early), role(later)


def by_players(rules: RuleSet, role: Role) -> Iterator[tuple[int, int, tuple[str, str]]]:
    """From so many players to so many: who is first to act.

    >>> from badugi_core import load_ruleset
    >>> [group[:2] for group in by_players(load_ruleset("pagat"), lambda deal: str(len(deal.seats) > 2))]
    [(2, 2), (3, 8)]
    """
    counts = range(rules.min_players, rules.max_players + 1)
    for firsts, group in groupby(counts, lambda players: first_to_act(rules, players, role)):
        players = list(group)
        yield players[0], players[-1], firsts
