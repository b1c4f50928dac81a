"""Chances after one, two and three draws, against brute force on small decks and closed forms.

The brute force plays every draw of every player card by card with the oracle, and knows none
of the ways in which badugi_core saves work.
"""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from itertools import combinations, permutations
from math import comb, gcd

import pytest

from badugi_core import (
    BREAK_BADUGI,
    DECK,
    HAND_CLASSES,
    KEEP_BEST,
    STAND_PAT,
    Card,
    CardError,
    DrawPolicy,
    OddsError,
    Suit,
    deal_then_draw_distribution,
    draw_distribution,
    draw_once,
    evaluate,
    parse_cards,
)
from tests import oracle
from tests.core.conftest import PLAIN

BADUGI = KEEP_BEST.stands_on

Hands = Counter[tuple[int, ...]]
"""Chances of final hands, by the ranks that play."""


def ways(kept: tuple[oracle.Plain, ...], live: list[oracle.Plain]) -> int:
    """How many draws make a badugi of the kept cards."""
    return sum(oracle.no_repeat(kept + drawn) for drawn in combinations(live, 4 - len(kept)))


def choices(held: tuple[oracle.Plain, ...], live: list[oracle.Plain]) -> list[tuple[oracle.Plain, ...]]:
    """What may be kept: three lowest of a badugi, else the best subsets with the most ways to one."""
    if len(oracle.playing_ranks(held)) == 4:
        return [tuple(sorted(held)[:3])]
    kept = [tuple(hand) for hand in oracle.best(held)]
    most = max(ways(hand, live) for hand in kept)
    return [hand for hand in kept if ways(hand, live) == most]


def drawn_once(kept: tuple[oracle.Plain, ...], live: list[oracle.Plain], draws: int, weakest: tuple[int, ...]) -> Hands:
    """The final hands when these cards are kept now and `draws` draws follow this one."""
    hands: Hands = Counter()
    draws_of = list(combinations(live, 4 - len(kept)))
    for drawn in draws_of:
        rest = [card for card in live if card not in drawn]
        for hand, probability in played_out(kept + drawn, rest, draws, weakest).items():
            hands[hand] += probability / len(draws_of)
    return hands


def played_out(held: tuple[oracle.Plain, ...], live: list[oracle.Plain], draws: int, weakest: tuple[int, ...]) -> Hands:
    """The final hands of a player who stands pat on `weakest` or better, by brute force."""
    hand = oracle.playing_ranks(held)
    if draws == 0 or oracle.place(hand) <= oracle.place(weakest):
        return Counter({hand: Fraction(1)})
    hands: Hands = Counter()
    kept_ones = choices(held, live)
    for kept in kept_ones:
        for final, probability in drawn_once(kept, live, draws - 1, weakest).items():
            hands[final] += probability / len(kept_ones)
    return hands


def plain(cards: tuple[Card, ...]) -> tuple[oracle.Plain, ...]:
    """Cards as the oracle writes them."""
    return tuple(PLAIN[card] for card in cards)


def chances(distribution) -> dict[tuple[int, ...], Fraction]:
    """A distribution as the brute force writes it."""
    return {tuple(map(int, item.ranks)): distribution.probability(item) for item in distribution.support}


def small_deck(source: random.Random, live_count: int) -> tuple[tuple[Card, ...], tuple[Card, ...], tuple[Card, ...]]:
    """A holding, a few live cards, and the others, which are dead. Few ranks make many pairs."""
    ranks = source.sample(range(1, 14), source.choice((4, 5, 6, 13)))
    cards = source.sample([card for card in DECK if card.rank in ranks], 4 + live_count)
    holding, live = tuple(cards[:4]), tuple(cards[4:])
    return holding, live, tuple(card for card in DECK if card not in cards)


@pytest.mark.parametrize("seed", range(30))
def test_one_draw_is_what_enumeration_counts(seed):
    """Any discard of any holding, with dead cards: each draw is equally likely (DRAW-6)."""
    source = random.Random(seed)
    holding, live, dead = small_deck(source, source.choice((8, 10, 12)))
    discard = source.sample(holding, seed % 5)
    kept = tuple(card for card in holding if card not in discard)
    expected = drawn_once(plain(kept), list(plain(live)), 0, (13,))
    assert chances(draw_once(holding, discard, dead)) == expected


@pytest.mark.parametrize("seed", range(40))
def test_draws_are_what_brute_force_plays(seed):
    """One to three draws with many policies: every path counts, discards are dead (DRAW-1, DRAW-9)."""
    source = random.Random(seed)
    draws = seed % 3 + 1
    holding, live, dead = small_deck(source, 9 if draws == 3 else 10)
    policy = DrawPolicy(HAND_CLASSES[source.choice((1, 200, 715, 715, 715, 800, 1010)) - 1])
    weakest = tuple(map(int, policy.stands_on.ranks))
    expected = played_out(plain(holding), list(plain(live)), draws, weakest)
    assert chances(draw_distribution(holding, draws, policy, dead)) == expected


@pytest.mark.parametrize("seed", range(20))
def test_a_first_discard_of_one_s_own(seed):
    """A given discard goes first, then the policy takes over; no card is to stand pat this once."""
    source = random.Random(100 + seed)
    holding, live, dead = small_deck(source, 9)
    discard = source.sample(holding, seed % 4)
    kept = tuple(card for card in holding if card not in discard)
    expected = drawn_once(plain(kept), list(plain(live)), 1, (13, 12, 11, 10))
    assert chances(draw_distribution(holding, 2, KEEP_BEST, dead, discard=discard)) == expected


@pytest.mark.parametrize("holding", ["As 2d 3h Kh", "7h 8d 9s Kh", "Ts Jd Qh Qc"])
def test_two_draws_from_the_whole_deck(holding):
    """Two draws of one card from 48 and 47 cards, by brute force."""
    cards = parse_cards(holding)
    live = [PLAIN[card] for card in DECK if card not in cards]
    expected = played_out(plain(cards), live, 2, (13, 12, 11, 10))
    assert chances(draw_distribution(holding, 2)) == expected


THREE_CARD_HOLDINGS = ("As 2d 3h Kh", "7h 8d 9s Kh", "Ks Qd Jh Kh", "2s 2d 5h 9c", "Tc 5d 6h 2c")


@pytest.mark.parametrize("holding", THREE_CARD_HOLDINGS)
def test_one_card_to_a_badugi(holding):
    """10 of 48 cards help any three-card hand: 13 of the suit less the three ranks held."""
    assert draw_distribution(holding, 1).of_size(4) == Fraction(10, 48) == Fraction(5, 24)


@pytest.mark.parametrize("holding", ["As 2d 4d 5s", "As Ad 2s 2d", "Ks Qd Ad As"])
def test_two_cards_to_a_badugi(holding):
    """From two cards: 11 ranks of one suit with 10 of the other, of C(48, 2) draws."""
    assert draw_distribution(holding, 1).of_size(4) == Fraction(11 * 10, comb(48, 2)) == Fraction(55, 564)


@pytest.mark.parametrize("holding", ["As 4s 9s Ks", "Ts Td Th Tc"])
def test_three_cards_to_a_badugi(holding):
    """From one card: 12 times 11 times 10, of C(48, 3) draws."""
    assert draw_distribution(holding, 1).of_size(4) == Fraction(12 * 11 * 10, comb(48, 3)) == Fraction(1320, 17296)


@pytest.mark.parametrize("draws", [1, 2, 3])
def test_three_two_ace_in_closed_form(draws):
    """3-2-A can only become a badugi, so each miss leaves one card fewer and all ten outs."""
    missed = Fraction(1)
    for draw in range(draws):
        missed *= Fraction(38 - draw, 48 - draw)
    assert draw_distribution("As 2d 3h Kh", draws).of_size(4) == 1 - missed


def test_a_discard_is_dead_at_the_next_draw():
    """7-8-9 without the king of hearts is not 2-3-8: a kept card can be replaced, and what it was is dead."""
    low = draw_distribution("As 2d 3h Kh", 3).of_size(4)
    rough = draw_distribution("7h 8d 9s Kh", 3).of_size(4)
    assert rough < low
    assert draw_distribution("2h 3d 8s Kh", 3).of_size(4) not in (rough, low)


def test_seen_cards_cannot_come():
    """A dead out is one out less; a dead card that helps nobody makes the others likelier."""
    assert draw_distribution("As 2d 3h Kh", 1, dead="9c").of_size(4) == Fraction(9, 47)
    assert draw_distribution("As 2d 3h Kh", 1, dead="9s").of_size(4) == Fraction(10, 47)


def test_of_equal_cards_the_one_with_more_outs_stays():
    """Both aces make 3-2-A; with two hearts dead the ace of hearts stays and a spade is drawn."""
    holding, dead = "As Ah 2d 3c", "Qh Kh"
    assert draw_distribution(holding, 1, dead=dead).of_size(4) == Fraction(10, 46)
    assert draw_once(holding, "Ah", dead).of_size(4) == Fraction(8, 46)


def test_of_equal_choices_each_is_as_likely():
    """With as many outs either way the chances are the mean of both choices."""
    holding, dead = "As Ah 2d 3c", "Qh Ks"
    both = [draw_once(holding, ace, dead) for ace in ("As", "Ah")]
    assert both[0] != both[1]
    mixed = draw_distribution(holding, 1, dead=dead)
    assert mixed == type(mixed).mixture((one, 1) for one in both)


@pytest.mark.parametrize("holding", ["As 2d 3h Kh", "7s 7h 2d Qd", "Ks Qd Jh Tc"])
def test_names_of_suits_do_not_count(holding):
    """All 24 ways to rename the suits of the cards and the dead give the same chances (EVAL-7)."""
    cards, dead = parse_cards(holding), parse_cards("5c 9h 9d")
    found = set()
    for suits in permutations(Suit):
        renamed = [[Card(card.rank, suits[card.suit]) for card in some] for some in (cards, dead)]
        found.add(draw_distribution(renamed[0], 2, BREAK_BADUGI, renamed[1]))
    assert len(found) == 1


def test_the_order_of_the_cards_does_not_count():
    """A holding is a set of cards (EVAL-12)."""
    orders = {draw_distribution(cards, 2) for cards in permutations(parse_cards("7s 7h 2d Qd"))}
    assert len(orders) == 1


@pytest.mark.parametrize("draws", [1, 2, 3])
def test_a_hand_that_stands_pat_stays_what_it_is(draws):
    """A hand that stands pat is what it is, and a discard before that is one draw (DRAW-3)."""
    holding = "7h 8d 9s Kh"
    own = evaluate(holding).hand_class
    assert draw_distribution(holding, draws, STAND_PAT).probability(own) == 1
    assert draw_distribution(holding, draws, STAND_PAT, discard="Kh") == draw_once(holding, "Kh")
    assert draw_distribution("Ks Qd Jh Tc", draws).probability(BADUGI) == 1


def test_a_broken_badugi_keeps_its_three_lowest_cards():
    """The three lowest stay: of 48 cards, nine of the suit are lower than the king that goes (DRAW-10)."""
    broken = draw_distribution("Ks 3d 2h Ac", 1, BREAK_BADUGI)
    assert broken == draw_once("Ks 3d 2h Ac", "Ks")
    assert broken.of_size(4) == Fraction(9, 48)
    assert draw_distribution("4s 3d 2h Ac", 1, BREAK_BADUGI).at_least(HAND_CLASSES[0]) == 1


@pytest.mark.parametrize("holding", ["As 2d 3h Kh", "As 2d 4d 5s", "Ks Qd Jh Tc"])
@pytest.mark.parametrize("draws", [1, 2])
def test_weights_add_up(holding, draws):
    """Weights are whole numbers in lowest terms; the chances of all classes and of all sizes make 1."""
    found = draw_distribution(holding, draws)
    assert found.total == sum(found.weights) and gcd(*found.weights) == 1
    assert sum(map(found.probability, HAND_CLASSES)) == 1
    assert sum(map(found.of_size, range(1, 5))) == 1
    assert found.at_least(HAND_CLASSES[-1]) == 1


def test_more_draws_never_hurt_who_keeps_the_best():
    """The hand never gets weaker, so each class is reached at least as often with one more draw."""
    for holding in THREE_CARD_HOLDINGS:
        fewer, more = (draw_distribution(holding, draws) for draws in (1, 2))
        assert all(more.at_least(item) >= fewer.at_least(item) for item in HAND_CLASSES)


@pytest.mark.parametrize("draws", [0, 4, -1])
def test_a_wrong_number_of_draws_is_refused(draws):
    """There are one to three draws (DRAW-1)."""
    for question in (deal_then_draw_distribution, lambda count: draw_distribution("As 2d 3h Kh", count)):
        with pytest.raises(OddsError) as caught:
            question(draws)
        assert (caught.value.code, caught.value.value) == ("wrong-draws", str(draws))


@pytest.mark.parametrize("draws", ["1", 1.0, True, None])
def test_what_is_no_number_of_draws(draws):
    """Anything but a whole number is a mistake of the program."""
    for question in (deal_then_draw_distribution, lambda count: draw_distribution("As 2d 3h Kh", count)):
        with pytest.raises(TypeError):
            question(draws)


def test_what_is_no_policy():
    """A policy is not named by a word."""
    with pytest.raises(TypeError, match="KEEP_BEST"):
        draw_distribution("As 2d 3h Kh", 1, "keep-best")


def test_cards_that_cannot_be():
    """Four cards are held, none of them is dead, and only held cards can go."""
    with pytest.raises(CardError, match="wrong-count"):
        draw_distribution("As 2d 3h", 1)
    with pytest.raises(CardError) as repeated:
        draw_distribution("As 2d 3h Kh", 1, dead="Qc Kh")
    assert (repeated.value.code, repeated.value.text, repeated.value.position) == ("duplicate-card", "Kh", 1)
    with pytest.raises(OddsError) as missing:
        draw_once("As 2d 3h Kh", "Kh Kc")
    assert (missing.value.code, missing.value.value) == ("not-held", "Kc")


def test_a_deck_that_runs_out():
    """Chances exist only if every draw that can happen can be dealt (DECK-3)."""
    holding = parse_cards("As 2d 3h Kh")
    others = [card for card in DECK if card not in holding]
    assert draw_distribution(holding, 1, dead=others[1:]).total == 1
    for draws, dead in ((1, others), (2, others[1:])):
        with pytest.raises(OddsError, match="deck-runs-out"):
            draw_distribution(holding, draws, dead=dead)
