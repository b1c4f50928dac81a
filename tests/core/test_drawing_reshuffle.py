"""The deck runs out: what is shuffled, and who may get back which card (DECK-3, DECK-4, gap 4)."""

from __future__ import annotations

import random
from collections import defaultdict
from dataclasses import replace
from itertools import chain

import pytest

from badugi_core import (
    DECK,
    Discard,
    EventKind,
    Exchange,
    Fold,
    Reshuffle,
    Shuffle,
    StandPat,
    State,
    apply,
    legal_actions,
    start_deal,
)
from tests.core.deals import FIXED, events, go, play, refused

OWN, EARLIER = Reshuffle.ALL_BUT_OWN, Reshuffle.EARLIER_DISCARDS
ROOM = FIXED
WSOP = replace(FIXED, reshuffle=EARLIER)


def thrown(deal, *seats: int, draw: int | None = None) -> set:
    """What seats have thrown away: in all draws, or in one of them, from 0."""
    found: dict[int, list[tuple]] = defaultdict(list)
    for event in events(deal, EventKind.DISCARD):
        found[event.seat].append(event.cards)
    return {
        card for seat in seats for turn, cards in enumerate(found[seat]) if draw in (None, turn) for card in cards
    }


def table(rules, players: int, script: str):
    """A deal of players with chips for all bets."""
    return play(rules, (100,) * players, script)


def test_the_remaining_cards_are_dealt_first():
    """Four players use up the deck at the third draw at the earliest; nothing is shuffled too soon (DECK-3)."""
    deal = table(ROOM, 4, "all call, all throw 4, all call, all throw 4, all call, 1 throws 4")
    assert (deal.state, deal.actor, deal.stub) == (State.DRAWING, 2, ())
    deal = go(deal, "2 throws 1")
    assert (deal.state, deal.actor, legal_actions(deal).seat) == (State.RESHUFFLING, None, None)


def test_all_but_ones_own_discards_are_shuffled():
    """PokerStars: all discards, those of others in this draw too, but none of the player to be served."""
    deal = table(ROOM, 5, "all call, all throw 4, all call, 1 throws 4, 2 throws 4, 3 throws 4, 4 throws 4")
    assert deal.state == State.RESHUFFLING
    expected = thrown(deal, 0, 1, 2, 3, 4) - thrown(deal, 4)
    assert len(expected) == 16 + 12
    assert legal_actions(deal).pile == tuple(sorted(expected))


def test_earlier_discards_are_shuffled():
    """WSOP: what was thrown away in earlier draws, one's own too, but nothing from this draw."""
    deal = table(WSOP, 5, "all call, all throw 4, all call, 1 throws 4, 2 throws 4, 3 throws 4, 4 throws 4")
    assert deal.state == State.RESHUFFLING
    assert legal_actions(deal).pile == tuple(sorted(thrown(deal, 0, 1, 2, 3, 4, draw=0)))


@pytest.mark.parametrize("rules", [ROOM, WSOP])
def test_the_rest_of_the_deck_is_shuffled_too(rules):
    """When two cards are due and one is left, it goes into the pile with the others."""
    deal = table(rules, 6, "all call, all throw 4, all call, 1 throws 3, 2 throws 2")
    assert (deal.state, deal.stub) == (State.RESHUFFLING, DECK[-1:])
    assert DECK[-1] in legal_actions(deal).pile


@pytest.mark.parametrize("rules", [ROOM, WSOP])
def test_folded_hands_are_shuffled(rules):
    """The cards of players who have folded come back under every rule."""
    dealt = table(rules, 8, "").hole
    script = "1 throws 4, 2 throws 4, 5 throws 4, 6 throws 4, 7 throws 4, 0 throws 4"
    deal = table(rules, 8, f"3 folds, 4 folds, all call, {script}")
    from_others = thrown(deal, 1, 2, 5, 6, 7) if rules is ROOM else set()
    assert set(legal_actions(deal).pile) == {*dealt[3], *dealt[4]} | from_others


@pytest.mark.parametrize("rules", [ROOM, WSOP])
def test_burned_cards_are_shuffled(rules):
    """What was burned comes back; the cards to burn may themselves be what the deck lacks (BURN-1)."""
    deal = table(replace(rules, burns=3), 6, "all call, all throw 4, all call")
    assert (deal.state, len(deal.stub)) == (State.RESHUFFLING, 1)
    burned = events(deal, EventKind.BURN)[0].cards
    assert set(legal_actions(deal).pile) == set(burned) | thrown(deal, *range(6)) | set(deal.stub)
    deal = go(deal, "dealer shuffles")
    assert (deal.state, deal.actor, deal.log[-1].kind, len(deal.log[-1].cards)) == (
        State.DRAWING,
        1,
        EventKind.BURN,
        3,
    )


def test_too_few_earlier_discards():
    """Eight players, all exchanging four in the first draw: what others have discarded joins the pile."""
    deal = table(WSOP, 8, "all call, 1 throws 4, 2 throws 4, 3 throws 4, 4 throws 4, 5 throws 4, 6 throws 4")
    assert deal.state == State.RESHUFFLING
    assert set(legal_actions(deal).pile) == thrown(deal, 1, 2, 3, 4, 5)
    deal = go(deal, "dealer shuffles, 7 throws 4, 0 throws 4")
    assert deal.state == State.BETTING


def test_just_enough_earlier_discards():
    """As long as the muck has what is due, the discards of this draw stay out of it."""
    script = "1 throws 4, 2 throws 4, 4 throws 4, 5 throws 4, 6 throws 4, 7 throws 4"
    folded = table(WSOP, 8, "").hole[3]
    deal = table(WSOP, 8, f"3 folds, all call, {script}")
    assert legal_actions(deal).pile == tuple(sorted(folded))
    deal = go(deal, "dealer shuffles")
    assert set(deal.hole[7]) == set(folded)
    assert set(legal_actions(go(deal, "0 throws 1")).pile) == thrown(deal, 1, 2, 4, 5, 6, 7)


def test_the_dealer_goes_on_from_the_new_deck():
    """After the shuffle the player who waited is served with the first cards, and then the next player."""
    deal = table(ROOM, 5, "all call, all throw 4, all call, 1 throws 4, 2 throws 4, 3 throws 4, 4 throws 2")
    order = tuple(random.Random(4).sample(legal_actions(deal).pile, len(legal_actions(deal).pile)))
    deal = apply(deal, Shuffle(order))
    assert deal.hole[4][2:] == order[:2]
    assert (deal.actor, deal.stub) == (0, order[2:])
    assert deal.log[-2:] == (
        deal.log[-1]._replace(kind=EventKind.RESHUFFLE, seat=None, cards=order),
        deal.log[-1]._replace(kind=EventKind.DRAW, seat=4, cards=order[:2]),
    )


def test_ones_own_discards_are_passed_over():
    """A card that a player threw away may lie in the new deck for others; the player gets the one after it."""
    deal = table(ROOM, 5, "all call, all throw 4, all call, 1 throws 4, 2 throws 4, 3 throws 4, 4 throws 1")
    own = sorted(thrown(deal, 0))
    pile = legal_actions(deal).pile
    others = [card for card in pile if card not in own]
    assert set(own) <= set(pile)
    deal = apply(deal, Shuffle((others[0], *own, *others[1:])))
    assert deal.hole[4][-1] == others[0]
    deal = go(deal, "0 throws 2")
    assert deal.hole[0][2:] == tuple(others[1:3])
    assert deal.stub == (*own, *others[3:])


def test_a_deck_of_own_discards_is_shuffled_again():
    """If all that is left are cards that the player threw away, the dealer shuffles once more."""
    deal = table(ROOM, 8, "all call, 1 throws 4, 2 throws 4, 3 throws 4, 4 throws 4, 5 throws 4, 6 throws 4")
    order = [card for seat in (1, 4, 5, 3, 2) for card in sorted(thrown(deal, seat))]
    assert sorted(order) == list(legal_actions(deal).pile)
    deal = go(apply(deal, Shuffle(tuple(order))), "7 throws 4, 0 throws 4, all call, 1 throws 4, 2 throws 4")
    own = thrown(deal, 2)
    assert (deal.state, set(deal.stub)) == (State.RESHUFFLING, thrown(deal, 2, draw=0))
    pile = set(legal_actions(deal).pile)
    assert own & pile == set(deal.stub)  # for the players after him; what he threw away now stays out
    deal = go(deal, "dealer shuffles")
    assert (deal.state, deal.actor, len(events(deal, EventKind.RESHUFFLE))) == (State.DRAWING, 3, 2)
    assert len(deal.hole[2]) == 4 and not own & set(deal.hole[2])


@pytest.mark.parametrize("rules", [ROOM, WSOP])
def test_no_other_pile_is_shuffled(rules):
    """The dealer shuffles exactly the pile: no card more, less, twice or exchanged."""
    deal = table(rules, 5, "all call, all throw 4, all call, 1 throws 4, 2 throws 4, 3 throws 4, 4 throws 4")
    pile = legal_actions(deal).pile
    held = deal.hole[1][0]
    for stub in ((), pile[1:], (*pile, held), (*pile[1:], held), (*pile, pile[0]), (*pile[1:], pile[1]), DECK):
        assert refused(deal, Shuffle(stub)) == "wrong-pile"
    assert apply(deal, Shuffle(pile[::-1])).stub == pile[::-1][4:]


def test_nothing_else_while_the_dealer_shuffles():
    """Nobody is to act until the deck is there again."""
    deal = table(ROOM, 5, "all call, all throw 4, all call, 1 throws 4, 2 throws 4, 3 throws 4, 4 throws 4")
    for action in (Fold(), StandPat(), Discard(deal.hole[0][:1])):
        assert refused(deal, action) == "wrong-state"


@pytest.mark.parametrize("exchange", Exchange)
@pytest.mark.parametrize("policy", [OWN, EARLIER])
@pytest.mark.parametrize("players", range(4, 9))
def test_who_exchanges_everything_gets_nothing_back(players, policy, exchange):
    """Whoever exchanges four cards three times is served: nobody gets back what he threw away in the same
    draw, or in the whole deal where the rule says so (DRAW-9).
    """
    source = random.Random(f"{players} {policy} {exchange}")
    rules = replace(FIXED, reshuffle=policy, exchange=exchange)
    shuffles = 0
    for burns in (0, 1, 3) * 3:
        deck = source.sample(DECK, len(DECK))
        deal = start_deal(replace(rules, burns=burns), (100,) * players, deck)
        while not deal.is_over:
            assert len(deal.log) < 1_000, "a deal without end"
            assert sorted(chain(deal.stub, deal.muck, *deal.hole, *deal.discards)) == list(DECK)
            if deal.state == State.RESHUFFLING:
                pile = legal_actions(deal).pile
                deal = apply(deal, Shuffle(tuple(source.sample(pile, len(pile)))))
            else:
                deal = go(deal, f"{deal.actor} {'call' if deal.state == State.BETTING else 'throws 4'}")
        shuffles += len(events(deal, EventKind.RESHUFFLE))
        assert [len(event.cards) for event in events(deal, EventKind.DRAW)] == [4] * 3 * players
        now: dict[int, set] = {}
        ever: dict[int, set] = defaultdict(set)
        for event in deal.log:
            if event.kind == EventKind.DISCARD:
                now[event.seat] = set(event.cards)
                ever[event.seat] |= now[event.seat]
            elif event.kind == EventKind.DRAW:
                kept_from = ever[event.seat] if policy == OWN else now[event.seat]
                assert not kept_from & set(event.cards)
    assert shuffles >= 9 * (1 if players < 6 else 2)


def test_an_earlier_discard_may_come_back():
    """At the WSOP a card that one threw away in an earlier draw is in the pile like any other."""
    deal = table(WSOP, 5, "all call, all throw 4, all call, 1 throws 4, 2 throws 4, 3 throws 4, 4 throws 4")
    own = sorted(thrown(deal, 4, draw=0))
    rest = [card for card in legal_actions(deal).pile if card not in own]
    assert apply(deal, Shuffle((*own, *rest))).hole[4] == tuple(own)


def test_the_discards_of_this_draw_are_for_others():
    """Also where all discard before any is served, nobody gets back what he has just thrown away (DRAW-9)."""
    rules = replace(WSOP, exchange=Exchange.AFTER_ALL)
    deal = table(rules, 8, "all call," + ",".join(f"{seat} throws 4" for seat in (1, 2, 3, 4, 5, 6, 7, 0)))
    assert deal.state == State.RESHUFFLING  # for seat 6; seats 7 and 0 wait too
    pile, of_6, of_7 = legal_actions(deal).pile, thrown(deal, 6), thrown(deal, 7)
    assert not of_6 & set(pile)
    first, later = pile[:4], pile[4:]
    assert not of_7 & set(first)
    deal = apply(deal, Shuffle((*first, *sorted(later, key=lambda card: card not in of_7))))
    if deal.state == State.RESHUFFLING:
        deal = go(deal, "dealer shuffles")
    assert deal.state == State.BETTING
    assert not of_7 & set(deal.hole[7])
