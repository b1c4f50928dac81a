"""PokerKit replays our fixed-limit deals to the same stacks, and we replay those that it has played.

Where the two differ on the rules, a deal is left out of the comparison; for each reason one
deal below shows that it has to be:

=======================  ======================================================================
left out                 because
=======================  ======================================================================
short bets               an all-in of less than half a bet may be completed to the full bet, one of
                         half a bet or more reopens the betting (Robert's Rules); PokerKit refuses
short big blinds         PokerKit asks no more than what has been posted, the rules the full
                         blind (gap 7)
two odd chips            PokerKit gives both to one player, the rules one to each (ODD-1)
uncapped raises          PokerKit has the cap also for two, our card rooms have not (FL-3)
other pot structures     PokerKit has Badugi with fixed limit only
=======================  ======================================================================

A deck that runs out need not be left out: the cards stand in the file. But PokerKit warns,
because its new deck has other cards; a test shows which.
"""

from __future__ import annotations

import random
import warnings
from collections import Counter
from dataclasses import replace

import pytest
from pokerkit import Automation, FixedLimitBadugi, HandHistory, Mode

from badugi_core import (
    DECK,
    Bet,
    Deal,
    EventKind,
    Raise,
    Reshuffle,
    RuleSet,
    apply,
    format_phh,
    load_ruleset,
    parse_cards,
    parse_phh,
    start_deal,
)
from tests.core.deals import BEST, EIGHT, FIXED, KING, POT_LIMIT, QUEEN, events, play
from tests.core.random_deals import some_action

CAPPED = replace(
    load_ruleset("room-fixed-limit"),
    burns=1,
    uncapped_heads_up=False,
    small_blind=3,
    big_blind=6,
    small_bet=6,
    big_bet=12,
)
"""The card room's fixed limit with what PokerKit has: a burned card and a cap for two. With
larger chips, so that a small blind can be short too."""


def in_order(deal: Deal) -> list[int]:
    """The stacks from the left of the button, as PHH has players."""
    count = len(deal.stacks)
    return [deal.stacks[(deal.button + place) % count] for place in range(1, count + 1)]


def replayed(text: str) -> list[int] | None:
    """The stacks at the end as PokerKit has them; None if it refuses to go on."""
    try:
        states = list(HandHistory.loads(text))
    except ValueError:
        return None
    assert not states[-1].status
    return list(states[-1].stacks)


def left_out(deal: Deal, raised: list[tuple[Deal, Bet | Raise]]) -> bool:
    """Whether a deal has something in which PokerKit differs; see the table above."""
    rules = deal.rules
    for before, action in raised:
        if action.to not in rules.rounds[before.street].totals:
            return True  # a short bet
    if deal.starting_stacks[deal.big_blind] < rules.big_blind:
        return True
    winners = Counter(event.pot for event in events(deal, EventKind.WIN))
    amounts = Counter[int]()
    for event in events(deal, EventKind.WIN):
        amounts[event.pot] += event.amount
    return any(amounts[pot] % count > 1 for pot, count in winners.items())


def some_deal(source: random.Random, rules: RuleSet) -> tuple[Deal, list[tuple[Deal, Bet | Raise]]]:
    """A whole deal of chance, and its bets and raises with the deals before them."""
    count = source.randint(2, 6)
    most = source.choice((10, 60, 300))
    stacks = [source.randint(1, most) for _ in range(count)]
    deal = start_deal(rules, stacks, source.sample(DECK, len(DECK)), source.randrange(count))
    raised = []
    while not deal.is_over:
        action = some_action(source, deal)
        if isinstance(action, Bet | Raise):
            raised.append((deal, action))
        deal = apply(deal, action)
    return deal, raised


@pytest.mark.filterwarnings("ignore:A card being dealt", "ignore:Returning reserved")
@pytest.mark.parametrize("reshuffle", [Reshuffle.ALL_BUT_OWN, Reshuffle.EARLIER_DISCARDS])
def test_pokerkit_replays_our_deals_to_the_same_stacks(reshuffle):
    """Two to six players, any button, stacks from one chip on: all-ins, side pots, short small blinds."""
    source = random.Random(2023)
    compared: Counter[str] = Counter()
    while compared["deals"] < 300:
        deal, raised = some_deal(source, replace(CAPPED, reshuffle=reshuffle))
        if left_out(deal, raised):
            continue
        text = format_phh(deal)
        assert replayed(text) == in_order(deal), text
        compared["deals"] += 1
        compared[f"{len(deal.stacks)} players"] += 1
        compared["returned"] += bool(events(deal, EventKind.RETURN))
        compared["side pots"] += any(event.pot for event in events(deal, EventKind.WIN))
        compared["showdowns"] += bool(events(deal, EventKind.SHOW))
        compared["short small blinds"] += deal.starting_stacks[deal.small_blind] < deal.rules.small_blind
        compared["reshuffles"] += bool(events(deal, EventKind.RESHUFFLE))
    assert len([kind for kind in compared if kind.endswith("players")]) == 5
    assert min(compared.values()) >= 4, compared


def test_an_odd_chip_goes_to_the_same_player():
    """A single odd chip goes to the first tied player left of the button in both (ODD-1)."""
    for button in range(4):
        hands = [QUEEN] * 4
        hands[(button + 2) % 4], hands[(button + 3) % 4] = "Ac2d3h4s", "Ad2c3s4h"
        hands[(button + 1) % 4], hands[button] = "KcKdKhKs", "QcQdQhQs"
        seats = [(button + place) % 4 for place in (3, 4, 1, 2)]
        script = "{} calls, {} calls, {} folds, {} checks, showdown".format(*seats)
        deal = play(CAPPED, (90,) * 4, script, button=button, hands=hands)
        assert sorted(event.amount for event in events(deal, EventKind.WIN)) == [10, 11]
        assert replayed(format_phh(deal)) == in_order(deal)


@pytest.mark.parametrize(
    ("stacks", "script"),
    [
        ((50, 3, 50), "1 bets 1, 2 raises 4, 0 calls"),  # less than half a bet: completed
        ((8, 50, 50), "1 bets 4, 2 calls, 0 raises 6, 1 raises 10, 2 folds"),  # half a bet: reopened
    ],
)
def test_short_bets_differ(stacks, script):
    """Less than half a bet may be completed, half a bet reopens the betting; PokerKit refuses both."""
    to_round_3 = "all call, all stand, all call, all stand"
    deal = play(FIXED, stacks, f"{to_round_3}, {script}, all stand, showdown", hands=(BEST, EIGHT, KING))
    assert replayed(format_phh(deal)) is None


def test_a_short_big_blind_differs():
    """The blind is called in full; PokerKit asks only what was posted (gap 7)."""
    deal = play(FIXED, (50, 50, 1), "0 calls, 1 calls, showdown", hands=(BEST, EIGHT, KING))
    assert [event.to for event in events(deal, EventKind.CALL)] == [2, 2]
    assert replayed(format_phh(deal)) != in_order(deal)


def test_two_odd_chips_differ():
    """Three tie for 14 chips: one odd chip each for two of them, both for one in PokerKit (ODD-1)."""
    hands = ("As2h3d4c", "Ah2c3s4d", "KhKc5s9d", "Ac2d3h4s", "8c8dQsJs")
    script = "3 raises 4, 4 folds, 0 calls, 1 calls, 2 folds, showdown"
    deal = play(FIXED, (90,) * 5, script, hands=hands)
    assert sorted(event.amount for event in events(deal, EventKind.WIN)) == [4, 5, 5]
    assert in_order(deal) == [91, 88, 91, 90, 90]
    assert replayed(format_phh(deal)) == [92, 88, 90, 90, 90]


def test_uncapped_raises_differ():
    """Two players who are left may go on raising in our card room; PokerKit stops them (FL-3)."""
    uncapped = replace(FIXED, uncapped_heads_up=True)
    raises = ", ".join(f"{step % 2} raises {4 + 2 * step}" for step in range(5))
    deal = play(uncapped, (90, 90), f"{raises}, 1 folds", hands=(BEST, EIGHT))
    assert replayed(format_phh(deal)) is None


def test_other_structures_are_unknown():
    """PokerKit knows no code but FB: it does not take pot limit for fixed limit (PL-1)."""
    with pytest.raises(KeyError):
        list(HandHistory.loads(format_phh(play(POT_LIMIT, (90, 90), "0 folds"))))


def test_another_deck_after_a_reshuffle():
    """PokerKit shuffles in what a player has just thrown away; he never gets it back here (DRAW-9, DECK-4)."""
    source = random.Random(8)
    while True:
        deal, raised = some_deal(source, replace(CAPPED, reshuffle=Reshuffle.EARLIER_DISCARDS))
        if events(deal, EventKind.RESHUFFLE) and not left_out(deal, raised):
            break
    reshuffle = next(place for place, event in enumerate(deal.log) if event.kind == EventKind.RESHUFFLE)
    thrown = next(event for event in reversed(deal.log[:reshuffle]) if event.kind == EventKind.DISCARD)
    assert not set(thrown.cards) & set(deal.log[reshuffle].cards)
    player = f"p{(thrown.seat - deal.button - 1) % len(deal.stacks) + 1}"
    discard = f"{player} sd {''.join(map(str, thrown.cards))}"
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for state, action in HandHistory.loads(format_phh(deal)).state_actions:
            if action == discard:
                theirs = "".join(map(repr, state.get_dealable_cards(52, warning_status=False)))
                assert set(thrown.cards) <= set(parse_cards(theirs))
                return
    raise AssertionError("the draw was not found")


WIKIPEDIA = """\
# The example of a deal in Wikipedia's article on Badugi: Bob and Carol post the blinds,
# Alice has the button. Nobody's cards are told before the showdown.
variant = "FB"
antes = [0, 0, 0, 0]
blinds_or_straddles = [1, 2, 0, 0]
small_bet = 2
big_bet = 4
starting_stacks = [200, 200, 200, 200]
actions = [
  "d dh p1 ????????", "d dh p2 ????????", "d dh p3 ????????", "d dh p4 ????????",
  "p3 f", "p4 cc", "p1 cc", "p2 cc",
  "p1 sd ????", "p2 sd ????", "p4 sd ??",
  "d dh p1 ????", "d dh p2 ????", "d dh p4 ??",
  "p1 cc", "p2 cbr 2", "p4 cc", "p1 cc",
  "p1 sd ??", "p2 sd", "p4 sd ??",
  "d dh p1 ??", "d dh p4 ??",
  "p1 cc", "p2 cbr 4", "p4 cbr 8", "p1 f", "p2 cc",
  "p2 sd ??", "p4 sd",
  "d dh p2 ??",
  "p2 cc", "p4 cbr 4", "p2 cc",
  "p4 sm 2s4c6d9h",
  "p2 sm 3s5d7c8h",
]
players = ["Bob", "Carol", "Ted", "Alice"]
"""


def test_the_deal_of_wikipedia():
    """Carol's 8-7-5-3 beats Alice's 9-6-4-2: with hidden cards, both readers have the same stacks."""
    history = parse_phh(WIKIPEDIA)
    won = [after - before for before, after in zip(history.deal.starting_stacks, history.deal.stacks, strict=True)]
    assert dict(zip(history.players, won, strict=True)) == {"Bob": -4, "Carol": 20, "Ted": 0, "Alice": -16}
    assert replayed(WIKIPEDIA) == in_order(history.deal)
    assert replayed(format_phh(**vars(history))) == in_order(history.deal)


def test_we_replay_the_deals_of_pokerkit():
    """A file that PokerKit has written of a deal of its own is read to the same stacks.

    Its cap before the first draw does not count the big blind; a short table of rules says so (FL-4).
    """
    source = random.Random(11)
    automations = (
        Automation.ANTE_POSTING,
        Automation.BET_COLLECTION,
        Automation.BLIND_OR_STRADDLE_POSTING,
        Automation.CARD_BURNING,
        Automation.HOLE_DEALING,
        Automation.HOLE_CARDS_SHOWING_OR_MUCKING,
        Automation.HAND_KILLING,
        Automation.CHIPS_PUSHING,
        Automation.CHIPS_PULLING,
    )
    for _ in range(60):
        count = source.choice((2, 3))
        game = FixedLimitBadugi(automations, True, 0, (1, 2), 2, 4, mode=Mode.CASH_GAME)
        state = game([source.randint(60, 90) for _ in range(count)], count)
        while state.status:
            drawer = state.stand_patter_or_discarder_index
            if drawer is not None:
                state.stand_pat_or_discard(source.sample(state.hole_cards[drawer], source.randint(0, 4)))
            elif state.can_complete_bet_or_raise_to() and source.random() < 0.3:
                state.complete_bet_or_raise_to()
            elif state.can_fold() and state.checking_or_calling_amount and source.random() < 0.1:
                state.fold()
            else:
                state.check_or_call()
        text = HandHistory.from_game_state(game, state).dumps() + "\n[_rules]\nraises_predraw = 4\n"
        assert in_order(parse_phh(text).deal) == list(state.stacks), text
