"""Outs, chances against a random deal, and the best discard."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import combinations
from math import comb

import pytest

from badugi_core import (
    BREAK_BADUGI,
    DECK,
    HAND_CLASSES,
    HOLDINGS,
    KEEP_BEST,
    Goal,
    OddsError,
    OutCode,
    against_random_deal,
    best_discard,
    deal_distribution,
    draw_distribution,
    evaluate,
    outs,
    parse_cards,
)
from tests import oracle
from tests.core.conftest import PLAIN


def plain(cards) -> tuple[oracle.Plain, ...]:
    """Cards as the oracle writes them."""
    return tuple(PLAIN[card] for card in cards)


def sample(seed: int, count: int):
    """Some cards with a fixed seed."""
    return tuple(random.Random(seed).sample(DECK, count))


@pytest.mark.parametrize("seed", range(20))
def test_outs_are_what_the_oracle_makes_of_each_card(seed):
    """Each unseen card once, with the hand of the kept cards before and after it (EVAL-1, EVAL-2)."""
    holding, dead = sample(seed, 7)[:4], sample(seed, 7)[4:]
    playing = oracle.playing_ranks(plain(holding))
    found = outs(holding, dead)
    if len(playing) == 4:
        assert found == ()
        return
    assert [out.card for out in found] == [card for card in DECK if card not in (*holding, *dead)]
    best = [sorted(hand) for hand in oracle.best(plain(holding))]
    afters = [
        [oracle.playing_ranks((*kept, PLAIN[out.card])) for out in found] for kept in best
    ]
    assert [tuple(map(int, out.after.ranks)) for out in found] in afters
    assert {tuple(map(int, out.before.ranks)) for out in found} == {playing}


@pytest.mark.parametrize("seed", range(20))
def test_the_code_of_an_out_compares_the_classes(seed):
    """The code says how the class after the card compares with the class before."""
    for out in outs(sample(seed, 4)):
        assert out.after >= out.before
        assert (out.code == OutCode.NO_CHANGE) == (out.after == out.before)
        assert (out.code == OutCode.BADUGI) == (out.after.size == 4)
        assert (out.code == OutCode.BETTER) == (out.after.size == out.before.size and out.after != out.before)
        assert (out.code == OutCode.ONE_MORE) == (3 >= out.after.size > out.before.size)


def test_outs_of_a_three_card_hand():
    """2-3-8 with spades missing: ten badugis, and lower cards of the suit of the 8 or of an ace."""
    found = {str(out.card): out for out in outs("2h 3d 8c Kh")}
    badugis = {text for text, out in found.items() if out.code == OutCode.BADUGI}
    assert badugis == {"As", "4s", "5s", "6s", "7s", "9s", "Ts", "Js", "Qs", "Ks"}
    better = {text for text, out in found.items() if out.code == OutCode.BETTER}
    assert better == {"Ah", "Ad", "Ac", "4c", "5c", "6c", "7c"}
    assert str(found["Ac"].before) == "8-3-2" and str(found["Ac"].after) == "3-2-A"


def test_outs_with_another_discard():
    """A badugi stands pat unless it is said what goes; the kept cards are the measure."""
    assert outs("Ks 3d 2h Ac") == ()
    found = outs("Ks 3d 2h Ac", discard="Ks")
    assert sum(out.code == OutCode.BADUGI for out in found) == 9
    assert {str(out.before) for out in found} == {"3-2-A"}
    with pytest.raises(OddsError, match="none-kept"):
        outs("Ks 3d 2h Ac", discard="Ks 3d 2h Ac")


def test_outs_agree_with_the_chances():
    """One card is drawn: the outs to a badugi are its chance."""
    for seed in range(40):
        holding, dead = sample(seed, 9)[:4], sample(seed, 9)[4:]
        if evaluate(holding).size == 3:
            good = sum(out.code == OutCode.BADUGI for out in outs(holding, dead))
            assert draw_distribution(holding, 1, dead=dead).of_size(4) == Fraction(good, 43)


@pytest.mark.parametrize("ordinal", [1, 2, 715, 716, 1001, 1002, 1080, 1092])
def test_a_class_against_a_random_deal(ordinal):
    """Losses and ties are counted by the classes themselves (EVAL-5, TIE-1)."""
    item = HAND_CLASSES[ordinal - 1]
    found = against_random_deal(item)
    assert found.win + found.tie + found.lose == 1
    assert found.tie == item.share
    assert found.lose == Fraction(item.cumulative_count - item.count, HOLDINGS)


@pytest.mark.parametrize("seed", range(6))
def test_a_holding_against_a_random_deal(seed):
    """Its own cards and the dead ones cannot be dealt: all deals of the others, by the oracle."""
    cards = sample(seed, 52)
    holding, live, dead = cards[:4], cards[4:18], cards[18:]
    signs = [oracle.sign(plain(holding), plain(deal)) for deal in combinations(live, 4)]
    found = against_random_deal(holding, dead)
    counts = (Fraction(signs.count(sign), len(signs)) for sign in (1, 0, -1))
    assert (found.win, found.tie, found.lose) == tuple(counts)


def test_own_cards_matter_against_a_random_deal():
    """4-3-2-A is met 24 times in all deals, but 9 times without its own cards: no card keeps its suit."""
    assert against_random_deal(HAND_CLASSES[0]).tie == Fraction(24, comb(52, 4))
    assert against_random_deal("4s 3h 2d Ac").tie == Fraction(9, comb(48, 4))


def after_discard(holding, discard, live, test) -> Fraction:
    """The chance that a test of the four cards and the rest of the live cards holds after one draw."""
    kept = [card for card in holding if card not in discard]
    draws = list(combinations(live, len(discard)))
    found = [test(plain((*kept, *drawn)), [card for card in live if card not in drawn]) for drawn in draws]
    return Fraction(sum(found)) / len(draws)


def beats_deal(held, live) -> Fraction:
    """The chance to beat a deal from the live cards."""
    signs = [oracle.sign(held, plain(deal)) for deal in combinations(live, 4)]
    return Fraction(signs.count(1), len(signs))


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("ordinal", [300, 715, 900, 1020])
def test_best_discard_for_a_class(seed, ordinal):
    """All sixteen discards by the oracle: the best chance to reach a class, and every discard that has it."""
    cards = sample(seed, 52)
    holding, live, dead = cards[:4], cards[4:12], cards[12:]
    goal = tuple(map(int, HAND_CLASSES[ordinal - 1].ranks))
    expected = {}
    for size in range(5):
        for discard in combinations(sorted(holding), size):
            expected[discard] = after_discard(
                holding, discard, live, lambda held, _: oracle.place(oracle.playing_ranks(held)) <= oracle.place(goal)
            )
    best = best_discard(holding, HAND_CLASSES[ordinal - 1], dead=dead)
    assert best.probability == max(expected.values())
    assert best.discards == tuple(discard for discard, chance in expected.items() if chance == best.probability)


@pytest.mark.parametrize("seed", range(3))
def test_best_discard_against_a_random_deal(seed):
    """The cards that come cannot be dealt to the other player: every draw with every deal, by the oracle."""
    cards = sample(seed, 52)
    holding, live, dead = cards[:4], cards[4:13], cards[13:]
    expected = {
        discard: after_discard(holding, discard, live, beats_deal)
        for size in range(5)
        for discard in combinations(sorted(holding), size)
    }
    best = best_discard(holding, Goal.BEAT_DEAL, dead=dead)
    assert best.probability == max(expected.values())
    assert best.discards == tuple(discard for discard, chance in expected.items() if chance == best.probability)


def test_best_discard_with_more_draws():
    """With two draws each of the sixteen first discards is played on with the policy."""
    cards = sample(7, 52)
    holding, dead = cards[:4], cards[16:]
    chances = {
        discard: draw_distribution(holding, 2, BREAK_BADUGI, dead, discard=discard).of_size(4)
        for size in range(5)
        for discard in combinations(sorted(holding), size)
    }
    best = best_discard(holding, Goal.BADUGI, 2, dead, BREAK_BADUGI)
    assert best.probability == max(chances.values())
    assert set(best.discards) == {discard for discard, chance in chances.items() if chance == best.probability}


def test_all_ties_of_the_best_discard():
    """Either nine may go: both leave ten outs; a badugi wants no draw."""
    nines = best_discard("7s 8d 9h 9c", Goal.BADUGI)
    assert (nines.probability, nines.discards) == (Fraction(10, 48), (parse_cards("9c"), parse_cards("9h")))
    pat = best_discard("Ks Qd Jh Tc", Goal.BADUGI)
    assert (pat.probability, pat.discards) == (1, ((),))


def test_a_random_deal_is_beaten_after_one_draw_only():
    """More draws against a random deal are not worked out."""
    with pytest.raises(OddsError, match="wrong-draws"):
        best_discard("7s 8d 9h 9c", Goal.BEAT_DEAL, 2)


@pytest.mark.parametrize("seed", range(4))
def test_the_deal_with_dead_cards(seed):
    """All deals of the live cards, by the oracle."""
    live, dead = sample(seed, 52)[:15], sample(seed, 52)[15:]
    found = deal_distribution(dead)
    hands = [oracle.playing_ranks(plain(deal)) for deal in combinations(live, 4)]
    for item in HAND_CLASSES:
        assert found.probability(item) == Fraction(hands.count(tuple(map(int, item.ranks))), len(hands))


def test_a_badugi_is_any_hand_on_which_keep_best_stands():
    """The goal of a badugi is the worst badugi or better (EVAL-10)."""
    assert str(KEEP_BEST.stands_on) == "K-Q-J-T"
    assert best_discard("2s 8d 9h 9c", KEEP_BEST.stands_on) == best_discard("2s 8d 9h 9c", Goal.BADUGI)


def test_what_is_no_goal():
    """A goal is not named by a word."""
    with pytest.raises(TypeError, match="Goal"):
        best_discard("As 2d 3h Kh", "badugi")
    with pytest.raises(TypeError):
        best_discard("As 2d 3h Kh", Goal.BEAT_DEAL, True)
