"""Draws while the deck lasts: who draws when, what is thrown away, burned and dealt."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain

import pytest

from badugi_core import (
    DECK,
    Call,
    Check,
    Discard,
    EventKind,
    Exchange,
    Fold,
    Raise,
    Shuffle,
    StandPat,
    State,
    legal_actions,
    parse_card,
)
from tests.core.deals import BEST, EIGHT, FIXED, QUEEN, cards, events, go, play, refused
from tests.house import HOUSE

NO_BURNS = replace(HOUSE, burns=0)
MOVED = (EventKind.BURN, EventKind.STAND_PAT, EventKind.DISCARD, EventKind.DRAW)


def moves(deal) -> list[str]:
    """What happened in the draws, one short text for each entry of the log."""
    return [
        f"{'dealer' if event.seat is None else event.seat} {event.kind} {' '.join(map(str, event.cards))}".strip()
        for event in events(deal, *MOVED)
    ]


@pytest.mark.parametrize("draw", range(3))
@pytest.mark.parametrize("number", range(5))
def test_any_number_at_any_draw(draw, number):
    """0 to 4 cards at each of three draws, and as many come back (DRAW-1 to DRAW-3, DRAW-6)."""
    deal = play(HOUSE, (100, 100), "all call, all stand," * draw + "all call")
    held = deal.hole[1]
    drawn = go(deal, "1 stands" if number == 0 else f"1 throws {number}")
    assert drawn.hole[1][: 4 - number] == held[number:]
    assert len(drawn.hole[1]) == 4
    assert not set(held[:number]) & set(drawn.hole[1])


def test_discard_first_then_receive():
    """One burn, then each player discards and is served at once (DRAW-4, DRAW-6, DRAW-7, BURN-1; errata 0-5)."""
    deal = play(HOUSE, (100, 100), "all call", hands=("KcQdJh9s", "8c7d6h6d"), then="2h 5s Kd 3h Th 9d 4c")
    deal = go(deal, "1 throws 6d 8c, 0 throws Kc, all call, 1 throws 1, 0 stands")
    assert moves(deal) == [
        "dealer burn 2h",
        "1 discard 6d 8c",
        "1 draw 5s Kd",
        "0 discard Kc",
        "0 draw 3h",
        "dealer burn Th",
        "1 discard 7d",
        "1 draw 9d",
        "0 stand-pat",
    ]
    assert deal.hole == (cards("QdJh9s3h"), cards("6h5sKd9d"))


def test_the_number_is_known():
    """Everybody can see how many cards were thrown away (DRAW-5)."""
    deal = play(HOUSE, (100, 100), "all call, 1 throws 3, 0 stands")
    assert [len(event.cards) for event in events(deal, EventKind.DISCARD, EventKind.STAND_PAT)] == [3, 0]


@pytest.mark.parametrize("burns", range(4))
def test_cards_are_burned_before_each_draw(burns):
    """As many cards as the rule set says are burned before each draw, also if nobody draws (BURN-1; errata X6)."""
    deal = play(replace(HOUSE, burns=burns), (100, 100), "showdown")
    assert [len(event.cards) for event in events(deal, EventKind.BURN)] == ([burns] * 3 if burns else [])
    assert (
        tuple(chain.from_iterable(event.cards for event in events(deal, EventKind.BURN)))
        == DECK[8 : 8 + 3 * burns]
    )


@pytest.mark.parametrize(
    ("rules", "players", "needed"),
    [
        pytest.param(HOUSE, 2, 8 + 24 + 3, id="two-players-35"),
        pytest.param(replace(HOUSE, max_players=3), 3, 51, id="three-players-51"),
        pytest.param(NO_BURNS, 2, 32, id="two-players-without-burns-32"),
    ],
)
def test_the_deck_lasts_for_the_most_cards(rules, players, needed):
    """All exchange four cards three times: the deck lasts, and no card comes twice (DECK-2, DISC-1, DRAW-9)."""
    deal = play(rules, (100,) * players, "all call, all throw 4," * 3 + "all call")
    assert deal.is_over and not events(deal, EventKind.RESHUFFLE)
    dealt = [
        card for event in events(deal, EventKind.HOLE, EventKind.BURN, EventKind.DRAW) for card in event.cards
    ]
    assert len(dealt) == len(set(dealt)) == needed == 52 - len(deal.stub) == rules.most_cards


def test_cards_are_dealt_one_at_a_time_from_the_left_of_the_button():
    """Four cards each, one at a time, the first to the left of the button (DEAL-2 to DEAL-4)."""
    deal = play(FIXED, (100,) * 3, button=1)
    assert [event.seat for event in events(deal, EventKind.HOLE)] == [2, 0, 1]
    assert deal.hole == (DECK[1:12:3], DECK[2:12:3], DECK[0:12:3])
    assert play(HOUSE, (100, 100)).hole == (DECK[1:8:2], DECK[0:8:2])  # heads-up, the big blind comes first


def test_a_choice_may_be_undone_later():
    """Who stood pat may break the hand at the next draw, and the other way round (DRAW-10; errata 0-6)."""
    deal = play(HOUSE, (100, 100), "all call, 1 stands, 0 throws 4, all call")
    kept, pat = deal.hole[1], deal.hole[0]
    deal = go(deal, "1 throws 3, 0 stands")
    assert (deal.state, deal.hole[0]) == (State.BETTING, pat)
    assert set(kept) & set(deal.hole[1]) == set(kept[3:])


def test_players_who_are_all_in_draw_in_turn():
    """Chips are not needed to draw; the order is that of the seats (ALL-3, DRAW-4, gap 5)."""
    deal = play(FIXED, (2, 100, 100, 2), "all call, 1 throws 1, 2 stands, 3 throws 2, 0 throws 4")
    assert (deal.state, deal.actor) == (State.BETTING, 1)
    assert deal.stacks == (0, 98, 98, 0)
    assert len(deal.hole[0]) == len(deal.hole[3]) == 4


def test_who_has_folded_does_not_draw():
    """Folded hands lie in the muck, and their seats are passed over (DRAW-4)."""
    deal = play(FIXED, (100,) * 3, "0 calls, 1 folds, 2 checks, 2 throws 1")
    assert deal.actor == 0
    assert set(deal.muck) == set(play(FIXED, (100,) * 3).hole[1])
    assert deal.hole[1] == ()


@pytest.mark.parametrize("draw", range(3))
def test_replacements_after_all_have_discarded(draw):
    """BARGE deals when everybody has announced; HOME and pagat at once (DRAW-7; errata X11)."""
    barge = replace(FIXED, exchange=Exchange.AFTER_ALL, burns=1)
    deal = play(barge, (100,) * 4, "all call, all stand," * draw + "all call")
    before = len(deal.log)
    deal = go(deal, "1 throws 2, 2 stands, 3 throws 1")
    assert (deal.state, deal.actor) == (State.DRAWING, 0)
    assert [len(hole) for hole in deal.hole] == [4, 2, 4, 3]
    deal = go(deal, "0 throws 4")
    assert [(event.kind.value, event.seat) for event in deal.log[before:]] == [
        ("discard", 1), ("stand-pat", 2), ("discard", 3), ("discard", 0), ("draw", 1), ("draw", 3), ("draw", 0),
    ]  # fmt: skip
    assert (
        tuple(chain.from_iterable(event.cards for event in events(deal, EventKind.DRAW)))
        == DECK[17 + draw : 24 + draw]
    )
    assert (deal.state, [len(hole) for hole in deal.hole]) == (State.BETTING, [4] * 4)


def test_the_last_one_stands_pat_after_all():
    """The replacements also come when the last player exchanges nothing (DRAW-7)."""
    barge = replace(FIXED, exchange=Exchange.AFTER_ALL)
    deal = play(barge, (100,) * 3, "all call, 1 throws 2, 2 throws 4, 0 stands")
    assert (deal.state, [len(hole) for hole in deal.hole]) == (State.BETTING, [4] * 3)


@pytest.mark.parametrize(
    ("exchange", "script"),
    [
        pytest.param(Exchange.AFTER_ALL, "1 throws 4, 2 throws 4", id="for-the-others"),
        pytest.param(Exchange.IN_TURN, "all throw 4, all call, 1 throws 4, 2 throws 4", id="for-the-dealer"),
    ],
)
def test_who_waits_for_cards_is_still_in(exchange, script):
    """A player who has thrown away all four has not folded, and can win every pot (gap 1)."""
    deal = play(replace(FIXED, exchange=exchange), (100,) * 6, f"3 folds, all call, {script}")
    if exchange == Exchange.IN_TURN:
        deal = go(deal, "4 throws 4")
    assert () in [deal.hole[seat] for seat in deal.live]
    assert deal.live == (0, 1, 2, 4, 5)
    assert [(pot.amount, pot.seats) for pot in deal.pots] == [(10, (0, 1, 2, 4, 5))]


@pytest.mark.parametrize(
    ("thrown", "code"),
    [
        ("", "no-cards"),
        ("6h 6h", "duplicate-card"),
        ("8c 7d 6h 5s 8c", "duplicate-card"),
        ("Kc", "not-held"),
        ("8c Kc", "not-held"),
        ("4c", "not-held"),
        ("8c 7d 6h 5s 4c", "not-held"),
    ],
)
def test_what_cannot_be_thrown_away(thrown, code):
    """One to four different cards that one holds: not the other's, none from the deck, none twice (DRAW-2)."""
    deal = play(HOUSE, (100, 100), "all call", hands=(BEST, EIGHT))
    assert refused(deal, Discard(tuple(map(parse_card, thrown.split())))) == code


def test_the_order_of_the_discards_is_free():
    """The cards may be named in any order."""
    deal = play(HOUSE, (100, 100), "all call", hands=(BEST, EIGHT))
    assert go(deal, "1 throws 5s 8c").hole[1][:2] == cards("7d6h")
    assert go(deal, "1 throws 8c 5s").hole == go(deal, "1 throws 5s 8c").hole


def test_a_time_for_each_action():
    """No bets in a draw, no discards in a betting round, no shuffle while the deck lasts (ACT-1)."""
    betting = play(HOUSE, (100, 100))
    drawing = go(betting, "all call")
    for action in (StandPat(), Discard(betting.hole[0][:1]), Shuffle(betting.stub)):
        assert refused(betting, action) == "wrong-state"
    for action in (Fold(), Check(), Call(), Raise(4), Shuffle(drawing.stub)):
        assert refused(drawing, action) == "wrong-state"


def test_what_may_be_thrown_away():
    """When it is time to draw, all four cards are offered and nothing else (DRAW-2)."""
    deal = play(FIXED, (100,) * 3, "all call", hands=(BEST, EIGHT, QUEEN))
    legal = legal_actions(deal)
    assert (legal.seat, legal.hole) == (1, cards(EIGHT))
    assert legal == type(legal)(seat=1, hole=cards(EIGHT))
