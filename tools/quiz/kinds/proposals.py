"""Hands worth asking about: for each mistake, hands on which it is likely to bite.

Random dealing would almost never give a tie, K-Q-J-A or two hands of the same four ranks,
so those are built. A proposal may fail to bite; `bank.py` asks the trap and takes the next.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from badugi_core import DECK, HOLE_CARDS, Card, Rank, Suit, evaluate
from tools.quiz.mistakes.methods import Holding
from tools.quiz.prng import Prng

Pair = tuple[Holding, Holding]

_LOW = tuple(Rank)[:5]
_MIDDLE = tuple(Rank)[5:9]


def _cards(ranks: Iterable[Rank], suits: Iterable[Suit]) -> Holding:
    return tuple(Card(rank, suit) for rank, suit in zip(ranks, suits, strict=True))


def _ranks(prng: Prng, count: int, among: Iterable[Rank] = Rank) -> list[Rank]:
    return prng.shuffled(tuple(among))[:count]


def _suits(prng: Prng) -> list[Suit]:
    return prng.shuffled(tuple(Suit))


def dealt(prng: Prng) -> Holding:
    """Four cards of the deck."""
    hand: list[Card] = []
    while len(hand) < HOLE_CARDS:
        card = prng.choice(DECK)
        if card not in hand:
            hand.append(card)
    return tuple(hand)


def badugi(prng: Prng, among: Iterable[Rank] = Rank) -> Holding:
    """Four different ranks in four suits."""
    return _cards(_ranks(prng, HOLE_CARDS, among), _suits(prng))


def same_ranks(prng: Prng, cards: Iterable[Card]) -> Holding:
    """The ranks of three cards and one more, in four suits."""
    ranks = [card.rank for card in cards]
    return _cards((*ranks, prng.choice([rank for rank in Rank if rank not in ranks])), _suits(prng))


def _suited_then_paired(prng: Prng) -> Holding:
    """A low card that is paired and suited with a higher one: 2s 5s 2h and any card."""
    low, high = sorted(_ranks(prng, 2))
    first, second, *others = _suits(prng)
    return *_cards((low, high, low), (first, first, second)), Card(prng.choice(tuple(Rank)), others[0])


def _paired_then_suited(prng: Prng) -> Holding:
    """A pair of which one card is suited with a lower one: 9d 9h 5d and any card."""
    low, high = sorted(_ranks(prng, 2))
    first, second, *others = _suits(prng)
    return *_cards((high, high, low), (first, second, first)), Card(prng.choice(tuple(Rank)), others[0])


def _two_conflicts(prng: Prng) -> Holding:
    """Two suited cards, and a pair in the other suits."""
    first, second, third, _ = _suits(prng)
    one, other, pair = _ranks(prng, 3)
    return _cards((one, other, pair, pair), (first, first, second, third))


def _three_suited(prng: Prng) -> Holding:
    """Three suited cards and the lowest of them again in another suit."""
    first, second, *_ = _suits(prng)
    low, *higher = sorted(_ranks(prng, 3))
    return _cards((low, *higher, low), (first, first, first, second))


def _paired_rainbow(prng: Prng) -> Holding:
    one, other, pair = _ranks(prng, 3)
    return _cards((one, other, pair, pair), _suits(prng))


def _clashing_ace(prng: Prng) -> Holding:
    """An ace and a suited companion."""
    first, *others = _suits(prng)
    ranks = _ranks(prng, 3, tuple(Rank)[1:])
    suits = [first, *(prng.choice((*others, first)) for _ in range(2))]
    return _cards((Rank.ACE, *ranks), (first, *suits))


def _low_and_middle(prng: Prng) -> Holding:
    """One or two cards from six to nine, and low ones."""
    count = 1 + prng.below(2)
    ranks = _ranks(prng, count, _MIDDLE) + _ranks(prng, HOLE_CARDS - count, _LOW)
    suits = _suits(prng)
    if prng.below(2):
        suits[0] = suits[3]
    return _cards(ranks, suits)


HANDS: dict[str, Callable[[Prng], Holding]] = {
    "drop-higher-then-pair": _suited_then_paired,
    "separate-vs-shared-conflict": _two_conflicts,
    "which-pair-card": _paired_then_suited,
    "ace-high": _clashing_ace,
    "four-suits-is-badugi": _paired_rainbow,
    "three-suited-two-off": _three_suited,
    "middle-cards-are-trash": _low_and_middle,
}
"""A holding for each trap that can spoil the question "Which cards play?"."""


def _against_dealt(make: Callable[[Prng], Holding]) -> Callable[[Prng], Pair]:
    return lambda prng: (make(prng), dealt(prng))


def _both_dealt(prng: Prng) -> Pair:
    return dealt(prng), dealt(prng)


def _both_badugis(prng: Prng) -> Pair:
    return badugi(prng), badugi(prng)


def _same_ranks(prng: Prng) -> Pair:
    """The same four ranks, one of them perhaps twice, in other suits."""
    ranks = _ranks(prng, HOLE_CARDS)
    if prng.below(4) == 0:
        ranks[0] = ranks[1]
    hands = [_cards(ranks, (prng.choice(tuple(Suit)) for _ in ranks)) for _ in range(2)]
    return hands[0], hands[1]


def _same_hand_other_dead_card(prng: Prng) -> Pair:
    """Three or two ranks in different suits, each time with a card that cannot play."""
    playing = _ranks(prng, 3)
    hands = []
    for _ in range(2):
        suits = _suits(prng)[:3]
        dead = Card(prng.choice(tuple(Rank)), prng.choice(suits))
        hands.append((*_cards(playing, suits), dead))
    return hands[0], hands[1]


def _same_badugi(prng: Prng) -> Pair:
    ranks = _ranks(prng, HOLE_CARDS)
    return _cards(ranks, _suits(prng)), _cards(ranks, _suits(prng))


def _straight_and_badugi(prng: Prng) -> Pair:
    start = prng.below(10)
    top = start + HOLE_CARDS - 1
    # The other hand stays near, or no one would call it close.
    near = tuple(Rank)[: min(top + 3, len(Rank))]
    return badugi(prng, tuple(Rank)[start : top + 1]), badugi(prng, near)


def _paired_rainbow_and_badugi(prng: Prng) -> Pair:
    return _paired_rainbow(prng), badugi(prng)


def no_hand(prng: Prng) -> Holding:
    """Four cards of one suit, or of one rank."""
    if prng.below(5) == 0:
        return _cards([prng.choice(tuple(Rank))] * HOLE_CARDS, tuple(Suit))
    return _cards(_ranks(prng, HOLE_CARDS), [prng.choice(tuple(Suit))] * HOLE_CARDS)


def _no_hands(prng: Prng) -> Pair:
    """Four cards of one suit, or of one rank, twice."""
    suits = _suits(prng)
    hands = [_cards(_ranks(prng, HOLE_CARDS), [suits[side]] * HOLE_CARDS) for side in range(2)]
    if prng.below(3) == 0:
        hands[0] = _cards([prng.choice(tuple(Rank))] * HOLE_CARDS, suits)
    return hands[0], hands[1]


def _same_top(prng: Prng) -> Pair:
    """Two badugis or two three-card hands with the same highest card."""
    size = 3 + prng.below(2)
    top = tuple(Rank)[size + prng.below(len(Rank) - size)]
    hands = []
    for _ in range(2):
        suits = _suits(prng)
        ranks = [top, *_ranks(prng, size - 1, tuple(Rank)[: top - 1])]
        if size < HOLE_CARDS:
            ranks.append(prng.choice(tuple(Rank)))
            suits[3] = suits[0]
        hands.append(_cards(ranks, suits))
    return hands[0], hands[1]


def _kings(prng: Prng) -> Pair:
    """K-Q-J-A and another king-queen-jack badugi."""
    court = (Rank.KING, Rank.QUEEN, Rank.JACK)
    other = prng.choice(tuple(Rank)[1:10])
    return _cards((*court, Rank.ACE), _suits(prng)), _cards((*court, other), _suits(prng))


def _middle_and_low(prng: Prng) -> Pair:
    """A badugi of middle cards and a lower three-card hand."""
    low = _ranks(prng, 3, _LOW)
    suits = _suits(prng)[:3]
    dead = Card(prng.choice(_LOW), suits[prng.below(3)])
    middle = badugi(prng, tuple(Rank)[4:9])
    return middle, (*_cards(low, suits), dead)


def _with_ace(prng: Prng) -> Pair:
    return (Card(Rank.ACE, prng.choice(tuple(Suit))), *dealt(prng)[:3]), dealt(prng)


PAIRS: dict[str, Callable[[Prng], Pair]] = {
    "drop-higher-then-pair": _against_dealt(_suited_then_paired),
    "separate-vs-shared-conflict": _against_dealt(_two_conflicts),
    "which-pair-card": _against_dealt(_paired_then_suited),
    "pair-kills": _both_dealt,
    "same-raw-ranks-tie": _same_ranks,
    "dead-card-kicker": _same_hand_other_dead_card,
    "compare-from-lowest": _both_badugis,
    "low-three-beats-king-badugi": _against_dealt(badugi),
    "straight-hurts": _straight_and_badugi,
    "straight-helps": _straight_and_badugi,
    "ace-high": _with_ace,
    "suit-breaks-tie": _same_badugi,
    "four-suits-is-badugi": _paired_rainbow_and_badugi,
    "one-suit-no-hand": _no_hands,
    "stop-at-top": _same_top,
    "worst-badugi": _kings,
    "three-suited-two-off": _against_dealt(_three_suited),
    "middle-cards-are-trash": _middle_and_low,
}
"""Two holdings for each trap; they may share a card, and then they are not used."""


def plain_hand(prng: Prng, size: int) -> Holding:
    """A dealt holding of which `size` cards play."""
    while True:
        hand = dealt(prng)
        if evaluate(hand).size == size:
            return hand


def plain_pair(prng: Prng) -> Pair:
    """Two dealt holdings."""
    return _both_dealt(prng)
