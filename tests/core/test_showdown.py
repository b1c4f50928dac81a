"""The showdown: who shows, in which order, and who wins."""

from __future__ import annotations

from dataclasses import replace

import pytest

from badugi_core import EventKind, FirstToShow, compare
from tests.core.deals import BEST, EIGHT, FIXED, KING, POT_LIMIT, QUEEN, cards, events, play
from tests.house import HOUSE

TO_THE_LAST_ROUND = "all call, all stand," * 3
"""No bets and no draws, up to the round after the third draw."""


def shown(deal) -> list[int]:
    """The seats in the order in which they showed."""
    return [event.seat for event in events(deal, EventKind.SHOW)]


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        pytest.param("all call", [2, 3, 0, 1], id="nobody-bet-left-of-the-button"),
        pytest.param("2 bets 4, 3 calls, 0 calls, 1 calls", [2, 3, 0, 1], id="the-bettor"),
        pytest.param("2 checks, 3 checks, 0 bets 4, 1 calls, 2 calls, 3 calls", [0, 1, 2, 3], id="a-later-bettor"),
        pytest.param("2 bets 4, 3 raises 8, 0 calls, 1 calls, 2 calls", [3, 0, 1, 2], id="the-raiser"),
        pytest.param(
            "2 bets 4, 3 raises 8, 0 calls, 1 raises 12, 2 calls, 3 calls, 0 calls",
            [1, 2, 3, 0],
            id="the-last-raiser",
        ),
        pytest.param("2 checks, 3 bets 4, 0 folds, 1 calls, 2 folds", [3, 1], id="folded-hands-are-not-shown"),
        pytest.param(
            "2 bets 4, 3 raises 8, 0 folds, 1 calls, 2 folds", [3, 1], id="the-raiser-begins-round-the-table"
        ),
    ],
)
def test_who_shows_first(script, expected):
    """The last to bet or raise in the last round, else the first active seat left of the button (SHOW-2)."""
    deal = play(FIXED, (100,) * 4, TO_THE_LAST_ROUND + script, button=1)
    assert shown(deal) == expected


@pytest.mark.parametrize("script", ["2 bets 4, 3 raises 8, 0 calls, 1 calls, 2 calls", "all call"])
def test_by_the_other_rule_the_first_left_of_the_button_shows(script):
    """A rule set may let the first active seat left of the button begin, whoever bet (SHOW-2)."""
    rules = replace(FIXED, first_to_show=FirstToShow.LEFT_OF_BUTTON)
    assert shown(play(rules, (100,) * 4, TO_THE_LAST_ROUND + script, button=1)) == [2, 3, 0, 1]


def test_bets_of_earlier_rounds_do_not_matter():
    """A raise before the last round gives nobody the duty to show first (SHOW-2)."""
    script = "all call, all stand, all call, all stand, 1 checks, 2 bets 4, 0 calls, 1 calls, all stand, all call"
    assert shown(play(FIXED, (100,) * 3, script)) == [1, 2, 0]


def test_the_big_blind_is_no_last_bet():
    """With no betting after it, as when all are all-in, the first seat left of the button begins (SHOW-2)."""
    assert shown(play(FIXED, (2, 2, 2), "all call, showdown")) == [1, 2, 0]
    assert shown(play(POT_LIMIT, (7, 7, 7), "0 raises 7, all call, showdown")) == [1, 2, 0]


def test_a_short_all_in_is_a_bet():
    """The last to put in more is the last aggressor, also with less than a full raise (SHOW-2)."""
    deal = play(FIXED, (100, 100, 7), f"{TO_THE_LAST_ROUND} 1 bets 4, 2 raises 5, 0 calls, 1 calls")
    assert shown(deal) == [2, 0, 1]


def test_all_four_cards_are_shown():
    """Each player who is left shows the whole hand, though fewer cards may play (SHOW-3; errata 4-8)."""
    deal = play(HOUSE, (100, 100), "showdown", hands=(BEST, KING))
    assert [event.cards for event in events(deal, EventKind.SHOW)] == [cards(KING), cards(BEST)]


@pytest.mark.parametrize(
    ("hands", "winner"),
    [
        pytest.param((BEST, EIGHT), 0, id="OBJ-2-the-lower-badugi"),
        pytest.param(("KcQdJhTs", "3c2dAh2s"), 0, id="EVAL-5-any-badugi-beats-three-cards"),
        pytest.param(("KcKdKhKs", "AcAd2c2d"), 1, id="two-cards-beat-one"),
        pytest.param(("3c3d3h3s", KING), 0, id="SHOW-5-a-one-card-hand-can-win"),
        pytest.param(("AcAd2d3c", "4h3h2s4s"), 0, id="EVAL-3-no-card-is-dropped-by-a-shortcut"),
        pytest.param(("5s4h3d2c", "Kc3h2dAs"), 0, id="EVAL-6-the-highest-card-decides"),
    ],
)
@pytest.mark.parametrize("button", [0, 1])
def test_the_best_hand_wins(hands, winner, button):
    """Cards speak: the best hand takes the pot, whoever shows first (OBJ-2, SHOW-1, SHOW-4; errata X3)."""
    deal = play(HOUSE, (100, 100), "showdown", button=button, hands=hands)
    assert (compare(*hands) > 0) == (winner == 0)
    assert deal.stacks == ((102, 98) if winner == 0 else (98, 102))


def test_the_hand_after_the_draws_counts():
    """What was dealt first does not matter once it is thrown away (SHOW-1, DRAW-6)."""
    deal = play(
        HOUSE, (100, 100), "all call, 1 throws 4, 0 stands, showdown", hands=(EIGHT, KING), then="9d 4c3d2hAs"
    )
    assert deal.stacks == (98, 102)


def test_a_winner_who_is_alone_does_not_show():
    """When all others have folded, the hand stays hidden, also in the last round (OBJ-3)."""
    deal = play(HOUSE, (100, 100), f"{TO_THE_LAST_ROUND} 1 bets 4, 0 folds", hands=(BEST, KING))
    assert deal.is_over and shown(deal) == []
    assert deal.stacks == (98, 102)


@pytest.mark.parametrize("players", [3, 8])
def test_the_best_of_many(players):
    """In a ring one hand wins all if nobody is all-in (OBJ-2, SHOW-1)."""
    hands = [QUEEN, BEST, EIGHT, KING, "JcJh5c5d", "6c6d9d9c", "Tc3c7c5h", "2c2d7h7s"][:players]
    deal = play(FIXED, (100,) * players, "showdown", hands=hands)
    assert deal.stacks == tuple(100 + 2 * (players - 1) if seat == 1 else 98 for seat in range(players))
    assert len(shown(deal)) == players
