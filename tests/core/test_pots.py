"""Main pots and side pots, what goes back, ties and odd chips."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from badugi_core import EventKind, OddChip, Pot, State, legal_actions
from badugi_core._pots import pots, shares, uncalled
from tests.core.deals import (
    BEST,
    EIGHT,
    FIXED,
    KING,
    POT_LIMIT,
    QUEEN,
    cards,
    events,
    go,
    layers,
    play,
    settle,
)
from tests.house import HOUSE

LEFT, BLIND = OddChip.LEFT_OF_BUTTON, OddChip.BIG_BLIND
TIED = ("4c3d2hAs", "4d3c2sAh", "4h3s2cAd", "4s3h2dAc")
"""The best hand four times over."""


def as_pairs(found: tuple[Pot, ...]) -> list[tuple[int, tuple[int, ...]]]:
    """Pots as amounts and seats."""
    return [(pot.amount, pot.seats) for pot in found]


@pytest.mark.parametrize(
    ("paid", "live", "expected"),
    [
        pytest.param((6, 6), (0, 1), [(12, (0, 1))], id="two-players-have-one-pot"),
        pytest.param((5, 20, 20), (0, 1, 2), [(15, (0, 1, 2)), (30, (1, 2))], id="one-all-in"),
        pytest.param((3, 12, 20, 20), (0, 1, 2, 3), [(12, (0, 1, 2, 3)), (27, (1, 2, 3)), (16, (2, 3))], id="three-layers"),
        pytest.param(
            (1, 2, 4, 8, 16, 16), range(6),
            [(6, (0, 1, 2, 3, 4, 5)), (5, (1, 2, 3, 4, 5)), (8, (2, 3, 4, 5)), (12, (3, 4, 5)), (16, (4, 5))],
            id="five-layers",
        ),
        pytest.param((5, 5, 20, 20), (0, 1, 2, 3), [(20, (0, 1, 2, 3)), (30, (2, 3))], id="two-all-in-for-as-much"),
        pytest.param((5, 20, 20, 12), (0, 1, 2), [(20, (0, 1, 2)), (37, (1, 2))], id="a-fold-makes-no-layer"),
        pytest.param((5, 20, 20, 3), (0, 1, 2), [(18, (0, 1, 2)), (30, (1, 2))], id="a-fold-below-the-all-in"),
        pytest.param((5, 20, 20), (0, 1), [(15, (0, 1)), (30, (1,))], id="a-side-pot-without-opposition"),
        pytest.param((20, 20, 8), (1,), [(48, (1,))], id="all-but-one-have-folded"),
        pytest.param((0, 0, 0), (0, 1, 2), [], id="nothing-yet"),
        pytest.param((0, 1, 2), (0, 1, 2), [(2, (1, 2)), (1, (2,))], id="blinds-only"),
    ],
)  # fmt: skip
def test_each_all_in_amount_closes_a_layer(paid, live, expected):
    """Each amount at which somebody is all-in closes a layer, for those who paid it (SIDE-1, gap 1)."""
    assert as_pairs(pots(paid, tuple(live))) == expected


def test_random_layers_are_those_of_the_definition():
    """The pots are those of the definition, chip by chip, whatever was paid and whoever folded (gap 1)."""
    source = random.Random(34)
    for _ in range(2_000):
        paid = [source.choice((0, source.randrange(9), source.randrange(40))) for _ in range(source.randint(2, 8))]
        live = sorted(source.sample(range(len(paid)), source.randint(1, len(paid))))
        most = max(paid[seat] for seat in live)
        paid = [min(chips, most) for chips in paid]  # in a deal, nobody who folds has paid more than all others
        assert {pot.seats: pot.amount for pot in pots(paid, live)} == layers(paid, live)


@pytest.mark.parametrize(
    ("bets", "seat_and_excess"),
    [
        ((4, 10, 4), (1, 6)),
        ((2, 1), (0, 1)),
        ((0, 0, 7), (2, 7)),
        ((4, 4, 1), (0, 0)),
        ((0, 0), (0, 0)),
        ((5, 9, 12), (2, 3)),
    ],
)
def test_what_nobody_has_matched(bets, seat_and_excess):
    """The excess over the second largest bet goes back (ALL-2)."""
    assert uncalled(bets) == seat_and_excess


@pytest.mark.parametrize(
    ("amount", "winners", "rule", "button", "seats", "expected"),
    [
        pytest.param(10, (0, 1), LEFT, 0, 2, {0: 5, 1: 5}, id="an-even-pot"),
        pytest.param(11, (0, 1), LEFT, 0, 2, {1: 6, 0: 5}, id="two-left-of-the-button"),
        pytest.param(11, (0, 1), BLIND, 0, 2, {1: 6, 0: 5}, id="two-the-big-blind-is-left-of-the-button"),
        pytest.param(11, (0, 1), BLIND, 1, 2, {0: 6, 1: 5}, id="two-with-the-other-button"),
        pytest.param(11, (1, 2), LEFT, 0, 3, {1: 6, 2: 5}, id="the-small-blind-is-left-of-the-button"),
        pytest.param(11, (1, 2), BLIND, 0, 3, {2: 6, 1: 5}, id="the-big-blind-has-it"),
        pytest.param(11, (0, 1), BLIND, 0, 3, {0: 6, 1: 5}, id="left-of-a-big-blind-that-does-not-win"),
        pytest.param(11, (0, 3), LEFT, 3, 6, {0: 6, 3: 5}, id="round-the-table"),
        pytest.param(11, (2, 3), LEFT, 2, 6, {3: 6, 2: 5}, id="the-button-comes-last"),
        pytest.param(10, (0, 2, 4), LEFT, 3, 5, {4: 4, 0: 3, 2: 3}, id="three-and-one-odd-chip"),
        pytest.param(11, (0, 2, 4), LEFT, 3, 5, {4: 4, 0: 4, 2: 3}, id="three-and-two-odd-chips-one-each"),
        pytest.param(11, (0, 2, 4), BLIND, 3, 5, {0: 4, 2: 4, 4: 3}, id="two-odd-chips-from-the-big-blind"),
        pytest.param(15, (0, 1, 2, 3), LEFT, 1, 4, {2: 4, 3: 4, 0: 4, 1: 3}, id="four-and-three-odd-chips"),
        pytest.param(7, (5,), LEFT, 0, 8, {5: 7}, id="one-winner"),
    ],
)
def test_shares_are_equal_and_odd_chips_go_clockwise(amount, winners, rule, button, seats, expected):
    """Equal parts; odd chips go clockwise, one each, by either rule (TIE-1, ODD-1, gap 6)."""
    assert shares(amount, winners, rule, button, seats) == expected


def wins(deal) -> list[tuple[int, int, int]]:
    """Pot, seat and amount of each win."""
    return [(event.pot, event.seat, event.amount) for event in events(deal, EventKind.WIN)]


def test_equal_hands_split():
    """Equal best hands share, whatever their suits (TIE-1, EVAL-7)."""
    deal = play(HOUSE, (100, 100), "0 raises 4, 1 calls, showdown", hands=TIED[:2])
    assert (wins(deal), deal.stacks) == ([(0, 1, 4), (0, 0, 4)], (100, 100))


@pytest.mark.parametrize("button", [0, 1])
def test_two_players_never_have_an_odd_chip(button):
    """Heads-up both have put in the same, so the rule for odd chips is never needed (ODD-1; errata 0-3)."""
    for stacks in ((3, 100), (100, 3), (1, 100), (100, 1), (7, 9)):
        deal = play(HOUSE, stacks, "showdown", button=button, hands=TIED[:2])
        assert deal.stacks == stacks


@pytest.mark.parametrize(("rule", "parts"), [(LEFT, [(0, 1, 5), (0, 2, 4)]), (BLIND, [(0, 2, 5), (0, 1, 4)])])
def test_who_gets_one_odd_chip(rule, parts):
    """Of 9 chips for both blinds, the odd one is the small blind's, left of the button, or the big one's (ODD-1)."""
    rules = replace(POT_LIMIT, odd_chip=rule)
    deal = play(rules, (3, 100, 100), "0 raises 3, 1 calls, 2 calls, showdown", hands=(KING, *TIED[:2]))
    assert wins(deal) == parts


@pytest.mark.parametrize(
    ("rule", "parts"), [(LEFT, [(0, 0, 5), (0, 1, 5), (0, 2, 4)]), (BLIND, [(0, 1, 5), (0, 2, 5), (0, 0, 4)])]
)
def test_two_odd_chips_for_three(rule, parts):
    """14 chips for three: two of them get one chip more each, none gets both (TIE-1, ODD-1, gap 6)."""
    script = "all call, all stand, 0 bets 2, 1 calls, 2 calls, 3 folds, showdown"
    deal = play(replace(FIXED, odd_chip=rule), (100,) * 4, script, button=3, hands=(*TIED[:3], KING))
    assert wins(deal) == parts


def test_odd_chips_of_one_pot_at_a_time():
    """A main pot of 15 and a side pot of 3 have an odd chip each, although 18 could be halved (ODD-1, gap 6)."""
    script = "3 raises 3, 4 raises 4, 0 calls, 1 calls, 2 calls, showdown"
    hands = (KING, *TIED[:2], "QcQdQhQs", "JcJdJhJs")
    deal = play(POT_LIMIT, (3, 100, 100, 3, 4), script, hands=hands)
    assert wins(deal) == [(0, 1, 8), (0, 2, 7), (1, 1, 2), (1, 2, 1)]
    assert deal.stacks == (0, 106, 104, 0, 0)


def test_a_side_pot_has_its_own_winner():
    """The best hand wins only what it paid for; the second best takes the side pot (SIDE-1, gap 1)."""
    script = "all call, all stand, 1 bets 2, 0 calls, showdown"
    deal = play(FIXED, (100, 100, 2), script, hands=(QUEEN, EIGHT, BEST))
    assert wins(deal) == [(0, 2, 6), (1, 1, 4)]
    assert deal.stacks == (96, 100, 6)


def test_a_folded_bet_stays_in_its_pots():
    """Who folds in a side pot leaves his chips in both pots, for others to win (gap 1)."""
    script = "all call, all stand, 1 bets 2, 0 raises 4, 1 folds"
    deal = play(FIXED, (100, 100, 2), script, hands=(QUEEN, EIGHT, BEST))
    assert as_pairs(deal.pots) == [(6, (0, 2)), (4, (0,))]
    assert go(deal, "showdown").stacks == (100, 96, 6)


def test_the_last_player_wins_all_layers():
    """When all others fold, there is one pot and nobody shows (OBJ-3, gap 1)."""
    deal = play(FIXED, (100,) * 4, "3 calls, 0 raises 4, 1 calls, 2 folds, 3 folds, all stand, 1 bets 2, 0 folds")
    assert wins(deal) == [(0, 1, 4 + 4 + 2 + 2)]
    assert deal.stacks == (96, 108, 98, 98)


def test_nobody_wins_more_from_each_than_he_put_in():
    """An all-in of 3 wins 3 from each at most; the rest is not his to win (ALL-2, gap 1)."""
    deal = play(POT_LIMIT, (3, 50, 50), "0 raises 3, 1 raises 11, 2 calls, showdown", hands=(BEST, EIGHT, QUEEN))
    assert deal.stacks == (9, 55, 39)


def test_any_of_equal_copies_may_play():
    """Two deuces of different suits are worth the same: the hands tie and split (gap 13)."""
    deal = play(HOUSE, (100, 100), "showdown", hands=("2c2dAh3s", "2h2sAd3c"))
    assert deal.stacks == (100, 100)


@pytest.mark.parametrize("rule", OddChip)
def test_random_all_ins_are_paid_as_the_definition_says(rule):
    """Random all-ins are paid as the definition says, whoever ties, for both rules of odd chips (TIE-1, ODD-1)."""
    source = random.Random(rule)
    split_pots = 0
    for _ in range(300):
        hands = source.sample([*TIED, EIGHT, QUEEN, KING], source.randint(2, 7))
        stacks = [source.randint(1, 12) for _ in hands]
        button = source.randrange(len(hands))
        rules = replace(POT_LIMIT, odd_chip=rule)
        deal = play(rules, stacks, button=button, hands=hands)
        while not deal.is_over:
            totals = legal_actions(deal).raise_to
            step = f"raises {totals[-1]}" if totals and source.random() < 0.7 else "call"
            deal = go(deal, f"{deal.actor} {step}" if deal.state == State.BETTING else "all stand")
        paid = [0] * len(hands)
        for event in deal.log:
            if event.kind not in (EventKind.RETURN, EventKind.WIN):
                paid[event.seat] += event.amount
        won = settle(paid, {seat: cards(hand) for seat, hand in enumerate(hands)}, button, rule)
        split_pots += sum(len(parts) > 1 for parts in won)
        expected = [stack - chips for stack, chips in zip(stacks, paid, strict=True)]
        for seat in range(len(hands)):
            expected[seat] += sum(parts.get(seat, 0) for parts in won)
        assert deal.stacks == tuple(expected)
    assert split_pots > 100
