"""Random deals under the referee of tests/core/referee.py, as many as one likes.

    python -m tests.core.long_play --deals 100000 --seed 1

plays that many deals by all bundled and many made-up rule sets, on all cores, and prints how
many for each rule set and number of players. If a deal goes wrong it prints why, and how to
play that deal alone, and exits with 1.
"""

from __future__ import annotations

import argparse
import multiprocessing
import random
import sys
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from badugi_core import (
    BUNDLED,
    DECK,
    Action,
    ActionError,
    Bet,
    BettingStructure,
    Call,
    Check,
    Deal,
    Discard,
    Exchange,
    FirstToShow,
    Fold,
    LegalActions,
    OddChip,
    Raise,
    Reopening,
    Reshuffle,
    Rounding,
    RuleSet,
    RuleSetError,
    Shuffle,
    StandPat,
    State,
    apply,
    load_ruleset,
    start_deal,
)
from tests.core.referee import Referee
from tests.house import NOT_FIXED

Pick = Callable[[int], int]
"""A source of chance: `pick(n)` is a number from 0 to n - 1, where 0 is the calmest choice."""

RULE_SETS = tuple(load_ruleset(path.stem) for path in sorted(BUNDLED.glob("*.toml")))
"""The bundled rule sets."""

MADE_UP = "made up"
"""The name of rule sets of chance."""

BET_ACTIONS = (Fold(), Check(), Call(), Bet(2), Raise(4))


def offered(legal: LegalActions, pick: Pick) -> Iterator[Action]:
    """Legal actions of every kind, the calmest first; amounts at both ends and inside."""
    if legal.check:
        yield Check()
    if legal.call:
        yield Call()
    for kind, totals in ((Bet, legal.bet_to), (Raise, legal.raise_to)):
        for place in sorted({0, pick(len(totals)), len(totals) - 1} if totals else ()):
            yield kind(totals[place])
    if legal.fold:
        yield Fold()
    if legal.hole:
        yield StandPat()
        yield Discard(legal.hole)
        yield Discard(tuple(random.Random(pick(256)).sample(legal.hole, 1 + pick(4))))
    if legal.pile:
        yield Shuffle(tuple(random.Random(pick(256)).sample(legal.pile, len(legal.pile))))


def forbidden(deal: Deal, legal: LegalActions) -> Iterator[tuple[Action, str]]:
    """Actions of every kind that are not legal, each with the code that must answer it."""
    held, pile = legal.hole, legal.pile
    elsewhere = next(card for card in DECK if card not in held + pile)
    wrong = "deal-over" if deal.is_over else "wrong-state"
    if deal.state == State.BETTING:
        yield from _forbidden_bets(legal)
    else:
        yield from ((action, wrong) for action in BET_ACTIONS)
    if deal.state == State.DRAWING:
        yield Discard(()), "no-cards"
        yield Discard((held[0], held[0])), "duplicate-card"
        yield Discard((*held, held[0])), "duplicate-card"
        yield Discard((elsewhere,)), "not-held"
        yield Discard((held[0], elsewhere)), "not-held"
        yield Discard((*held, elsewhere)), "not-held"
    else:
        yield StandPat(), wrong
        yield Discard((elsewhere,)), wrong
    if deal.state == State.RESHUFFLING:
        rest, twice = pile[1:], pile[-1]
        for stub in ((), rest, (*rest, elsewhere), (*pile, elsewhere), (*rest, twice), (*pile, twice)):
            if sorted(stub) != list(pile):  # a pile may be of one card
                yield Shuffle(stub), "wrong-pile"
    else:
        yield Shuffle(deal.stub), wrong


def _forbidden_bets(legal: LegalActions) -> Iterator[tuple[Action, str]]:
    if legal.check:
        yield Fold(), "no-bet"
        yield Call(), "no-bet"
    else:
        yield Check(), "bet-to-call"
    if legal.barred:
        for to in (1, 2, 4, 1_000):
            yield Bet(to), legal.barred
            yield Raise(to), legal.barred
        return
    if legal.bet_to:
        kind, totals = Bet, legal.bet_to
        yield Raise(totals[0]), "no-bet"
    else:
        kind, totals = Raise, legal.raise_to
        yield Bet(totals[0]), "already-bet"
    for to in (totals[0] - 1, 0, -1, -totals[0]):
        yield kind(to), "too-small"
    for to in (totals[-1] + 1, 2 * totals[-1] + 2, 10**9):
        yield kind(to), "too-large"


def check_refusals(deal: Deal, legal: LegalActions) -> None:
    """Every forbidden action is refused for its reason, and changes nothing."""
    before = dict(vars(deal))  # the values are frozen, so this copy stays what it is
    for action, code in forbidden(deal, legal):
        try:
            apply(deal, action)
        except ActionError as error:
            assert (error.code, error.action, error.legal) == (code, action, legal), error
        else:
            raise AssertionError(f"accepted: {action}")
    assert vars(deal) == before


def _chosen(actions: list[Action], pick: Pick) -> Action:
    """One of the actions: in betting half of the time the calmest, and a fold only now and then."""
    if actions[0] != StandPat() and pick(2) == 0:
        return actions[0]
    action = actions[pick(len(actions))]
    return actions[0] if action == Fold() and pick(3) else action


def play_deal(rules: RuleSet, players: int, pick: Pick, refusals: int = 1) -> list[Deal]:
    """Play a random deal to its end under the referee, and return it at every moment.

    At every step each action that is offered must be accepted. That the others are refused
    is tried at one step in `refusals`.
    """
    most = (6, 30, 100, 300)[pick(4)]
    stacks = tuple(1 + pick(most) for _ in range(players))
    button = pick(players)
    deck = tuple(random.Random(pick(65_536)).sample(DECK, len(DECK)))
    if pick(4) == 3:
        deck = DECK  # so little shuffled that many hands tie
    moments = [start_deal(rules, stacks, deck, button)]
    try:
        referee = Referee(rules, stacks, deck, button)
        legal = referee.check(moments[-1])
        while not moments[-1].is_over:
            deal = moments[-1]
            assert len(moments) < 5_000, "a deal without end"
            if pick(refusals) == 0:
                check_refusals(deal, legal)
            actions = list(offered(legal, pick))
            results = [apply(deal, action) for action in actions]
            moments.append(results[actions.index(_chosen(actions, pick))])
            legal = referee.check(moments[-1])
        check_refusals(moments[-1], legal)
    except Exception as error:
        error.add_note(story(moments[-1]))
        raise
    return moments


def story(deal: Deal) -> str:
    """The rules and the log of a deal, to be read by people."""
    lines = [str(deal.rules), f"stacks {deal.starting_stacks}, button {deal.button}"]
    for event in deal.log:
        who = "dealer" if event.seat is None else f"seat {event.seat}"
        amounts = f"{event.amount or ''} {f'to {event.to}' if event.to else ''}"
        lines.append(f"{who} {event.kind} {amounts} {' '.join(map(str, event.cards))}".rstrip())
    return "\n".join(lines)


def made_up(pick: Pick) -> RuleSet:
    """A valid rule set of chance."""

    def one_of(kind: Any) -> Any:
        return tuple(kind)[pick(len(kind))]

    small_blind, more = 1 + pick(4), pick(5)
    structure = one_of(BettingStructure)
    values = {
        "min_players": 2,
        "max_players": 2 + pick(7),
        "stack": 100,
        "deals": 0,
        "structure": structure,
        "small_blind": small_blind,
        "big_blind": small_blind + pick(5),
        "reopens": one_of(Reopening),
        "burns": pick(4),
        "exchange": one_of(Exchange),
        "reshuffle": one_of(Reshuffle),
        "first_to_show": one_of(FirstToShow),
        "odd_chip": one_of(OddChip),
        **NOT_FIXED,
    }
    if structure == BettingStructure.FIXED_LIMIT:
        small_bet = values["big_blind"] + more
        values |= {
            "small_bet": small_bet,
            "big_bet": small_bet + pick(5),
            "small_bet_rounds": 1 + pick(4),
            "raises_predraw": 1 + pick(4),
            "raises": 1 + pick(4),
            "uncapped_heads_up": bool(pick(2)),
        }
    if structure == BettingStructure.HALF_POT_LIMIT:
        values["half_pot_rounding"] = one_of(Rounding)
    try:
        return RuleSet(name=MADE_UP, **values)
    except RuleSetError as error:
        assert error.code == "deck-runs-out"
        reshuffle = (Reshuffle.EARLIER_DISCARDS, Reshuffle.ALL_BUT_OWN)[pick(2)]
        return RuleSet(name=MADE_UP, **values | {"reshuffle": reshuffle})


def numbered(seed: int, number: int) -> tuple[RuleSet, int, Pick]:
    """The rule set, the number of players and the source of chance of one deal of a seed."""
    pick = random.Random(f"{seed} {number}").randrange
    which = number % (2 * len(RULE_SETS))  # as many made-up rule sets as bundled ones
    if which >= len(RULE_SETS):
        rules = made_up(pick)
        return rules, rules.max_players, pick
    rules = RULE_SETS[which]
    return rules, rules.min_players + pick(rules.max_players + 1 - rules.min_players), pick


def _play_some(job: tuple[int, range]) -> tuple[Counter[tuple[str, int]], str]:
    """Deals by their numbers: how many of each kind, and the fault that ended them, if any."""
    seed, numbers = job
    played: Counter[tuple[str, int]] = Counter()
    for number in numbers:
        try:
            rules, players, pick = numbered(seed, number)
            play_deal(rules, players, pick)
            played[rules.name, players] += 1
        except Exception:  # noqa: BLE001 - whatever it is, the deal that shows it is named
            again = f"python -m tests.core.long_play --seed {seed} --only {number}"
            return played, f"{traceback.format_exc()}\nAgain: {again}"
    return played, ""


def main() -> int:
    """The command line; 1 if a deal went wrong."""
    parser = argparse.ArgumentParser(prog="python -m tests.core.long_play", description=__doc__.split("\n")[0])
    parser.add_argument("--deals", type=int, default=100_000, help="how many (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="another number gives other deals")
    parser.add_argument("--only", type=int, metavar="N", help="play deal N alone")
    options = parser.parse_args()
    numbers = range(options.deals) if options.only is None else range(options.only, options.only + 1)
    jobs = [(options.seed, numbers[start : start + 100]) for start in range(0, len(numbers), 100)]
    total: Counter[tuple[str, int]] = Counter()
    with multiprocessing.Pool() as pool:
        for played, fault in pool.imap(_play_some, jobs):
            total += played
            if fault:
                print(fault, file=sys.stderr)
                return 1
    for (name, players), count in sorted(total.items()):
        print(f"{name:20} {players} players {count:8,} deals")
    print(f"{'all together':20}           {total.total():8,} deals")
    return 0


if __name__ == "__main__":
    sys.exit(main())
