"""Playing draws out to the end, exactly.

Theory. Between two draws a player's *position* is what he keeps and what is dead: the cards
known from the start and those he has thrown away since. Sets of cards are the bits of a
number, bit ``Card.id``. A round of drawing leads from every position to all that can follow.
Three things keep their number down.

1. Suits are alike (rule EVAL-7). Positions that differ by a swap of suits are one position,
   and of draws that differ by a swap of suits which are alike in the position one is made.
2. What a draw makes of the kept cards is worked out once for all positions that keep them.
3. The last draw is made once for all positions that keep the same cards. It counts in those
   where none of its cards is dead; how much that is follows, by inclusion and exclusion,
   from the weights of the positions in which this or that set of cards is dead.

Weights are whole numbers. Each round multiplies them by a common multiple of all that it
has to divide by.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache, reduce
from itertools import combinations, pairwise
from math import comb, factorial, lcm, prod
from operator import or_
from typing import NamedTuple

from badugi_core._cards import DECK, Card, Suit
from badugi_core._classes import HAND_CLASSES, class_of
from badugi_core._errors import OddsError
from badugi_core._hands import HOLE_CARDS, best_subsets
from badugi_core._rank import rank

ALL = (1 << len(DECK)) - 1
"""Every card."""

_CLUBS = sum(1 << card.id for card in DECK if card.suit == Suit.CLUB)
"""One suit. A set of cards shifted to the right by the number of a suit has that suit in this place."""

TIES = lcm(*range(1, HOLE_CARDS + 1))
"""Can be shared out among the best subsets of any holding: there are one to four."""


def as_set(cards: Iterable[Card]) -> int:
    """Cards as bits."""
    return sum(1 << card.id for card in cards)


def as_cards(cards: int) -> tuple[Card, ...]:
    """Bits as cards, in order."""
    return tuple(DECK[card_id] for card_id in ids(cards))


def _bits(cards: int) -> Iterator[int]:
    """Each card of a set, alone."""
    while cards:
        yield (card := cards & -cards)
        cards ^= card


def ids(cards: int) -> tuple[int, ...]:
    """Bits as card ids, in order."""
    return tuple(card.bit_length() - 1 for card in _bits(cards))


@lru_cache(maxsize=1 << 16)
def subsets(cards: int, size: int) -> tuple[int, ...]:
    """All subsets of up to `size` cards."""
    bits = tuple(_bits(cards))
    return tuple(sum(some) for count in range(size + 1) for some in combinations(bits, count))


def _by_suit(cards: int) -> tuple[int, int, int, int]:
    """The ranks of each suit, all as if they were clubs."""
    return cards & _CLUBS, cards >> 1 & _CLUBS, cards >> 2 & _CLUBS, cards >> 3 & _CLUBS


def badugi_ways(kept: int, live: int) -> int:
    """In how many ways live cards make a badugi of kept cards that clash in no suit and no rank.

    >>> from badugi_core._notation import parse_cards
    >>> badugi_ways(as_set(parse_cards("As 2d 3h")), ALL)
    10
    """
    suits = _by_suit(kept)
    free = _CLUBS & ~sum(suits)
    return _rainbows(*(ranks & free for ranks, taken in zip(_by_suit(live), suits, strict=True) if not taken))


@lru_cache(maxsize=1 << 14)
def _rainbows(*suits: int) -> int:
    """In how many ways to take one card of each suit without repeating a rank."""
    if not suits:
        return 1
    first, *others = suits
    return sum(_rainbows(*(ranks & ~card for ranks in others)) for card in _bits(first))


Keep = tuple[int, int]
"""One way to part four cards: what plays on, and what is thrown away."""


def keeps(held: int, ordinal: int) -> tuple[Keep, ...]:
    """How four cards of a class are parted. Several best subsets are as many ways.

    A badugi is broken: its three lowest cards stay.
    """
    cards = as_cards(held)
    ranks = HAND_CLASSES[ordinal - 1].ranks
    playing = [card for card in cards if card.rank in ranks]
    if len(ranks) == HOLE_CARDS:
        kept = [as_set(playing[:-1])]
    elif len(playing) == len(ranks):
        kept = [as_set(playing)]
    else:
        kept = [as_set(subset) for subset in best_subsets(cards)]
    return tuple((some, held ^ some) for some in kept)


class _Outcome(NamedTuple):
    """What a draw makes of the kept cards."""

    drawn: int
    """The cards that come."""
    times: int
    """The number of draws for which this one stands."""
    ordinal: int
    """The class that the four cards make."""
    keeps: tuple[Keep, ...]
    """How they can be parted."""


def _times(drawn: int, alike: tuple[tuple[int, ...], ...]) -> int:
    """How many draws differ from this one by a swap of suits that are alike; 0 unless it comes first."""
    times = 1
    for suits in alike:
        ranks = [drawn >> suit & _CLUBS for suit in suits]
        if any(a < b for a, b in pairwise(ranks)):
            return 0
        times *= factorial(len(ranks)) // prod(map(factorial, Counter(ranks).values()))
    return times


@lru_cache(maxsize=16)
def _outcomes(kept: int, alike: tuple[tuple[int, ...], ...]) -> tuple[_Outcome, ...]:
    """All draws from the whole deck, one for all that differ by a swap of suits that are alike."""
    held = ids(kept)
    outcomes = []
    for drawn in combinations(ids(ALL ^ kept), HOLE_CARDS - len(held)):
        cards = sum(1 << card_id for card_id in drawn)
        if times := _times(cards, alike):
            ordinal = rank(held + drawn)
            outcomes.append(_Outcome(cards, times, ordinal, keeps(kept | cards, ordinal)))
    return tuple(outcomes)


Position = tuple[int, int]
"""What is kept, and what is dead beside the cards known from the start."""


def _arranged(known: int, kept: int, dead: int) -> tuple[int, int, int]:
    """The same with the suits in an order that looks at nothing but the cards.

    Those known from the start decide first, so that they come out alike in all positions.
    """
    suits = sorted(zip(*map(_by_suit, (known, kept, dead)), strict=True), reverse=True)
    known, kept, dead = (
        sum(ranks << suit for suit, ranks in enumerate(column)) for column in zip(*suits, strict=True)
    )
    return known, kept, dead


class _Playout:
    """The draws of a player who follows a policy, as far as they are made."""

    def __init__(self, known: int, stands_on: int) -> None:
        self._known = known
        self._stands_on = stands_on
        self.finals: Counter[int] = Counter()
        """Weights by ordinal of the hands that are final."""

    def draw(self, positions: Mapping[Position, int]) -> Iterator[tuple[Position, int]]:
        """One round: what stands pat becomes final, what goes on comes back with its weight."""
        counts = {position: self._draw_count(position[0], position[1].bit_count()) for position in positions}
        factor = lcm(*counts.values()) * TIES
        self._grow(factor)
        for kept, dead in sorted(positions):  # the same kept cards in a row, for the cache of outcomes
            share = positions[kept, dead] * factor // counts[kept, dead]
            gone = self._known | dead
            for drawn, times, ordinal, choices in _outcomes(kept, self._alike(kept, dead)):
                if drawn & gone:
                    continue
                if ordinal <= self._stands_on:
                    self.finals[ordinal] += share * times
                    continue
                if len(choices) > 1:
                    choices = preferred(choices, gone)
                for some, thrown in choices:
                    yield (some, dead | thrown), share * times // len(choices)

    def merge(self, positions: Iterable[tuple[Position, int]]) -> Counter[Position]:
        """The positions, as one those that differ by a swap of suits."""
        merged: Counter[Position] = Counter()
        for (kept, dead), weight in positions:
            _, kept, dead = _arranged(self._known, kept, dead)
            merged[kept, dead] += weight
        return merged

    def draw_last(self, positions: Iterable[tuple[Position, int]]) -> None:
        """The last round: whatever comes is final."""
        groups: dict[tuple[int, int], dict[int, int]] = defaultdict(lambda: defaultdict(int))
        for (kept, dead), weight in positions:
            groups[kept, dead.bit_count()][dead & _matters(kept)] += weight
        counts = {group: self._draw_count(*group) for group in groups}
        factor = lcm(*counts.values())
        self._grow(factor)
        for group, weights in groups.items():
            share = factor // counts[group]
            rest = sum(weights.values()) * counts[group]
            for ordinal, weight in self._last_draws(group[0], weights):
                self.finals[ordinal] += weight * share
                rest -= weight
            if rest:  # draws that change nothing
                self.finals[_own_ordinal(group[0])] += rest * share

    def _last_draws(self, kept: int, weights: Mapping[int, int]) -> Iterator[tuple[int, int]]:
        """The draws that matter: the class that each makes, and the weight of the positions where it can come.

        `weights` has the positions by what is dead.
        """
        held = ids(kept)
        size = HOLE_CARDS - len(held)
        gone: dict[int, int] = defaultdict(int)
        for dead, weight in weights.items():
            for some in subsets(dead, size):
                gone[some] += weight
        ever_dead = reduce(or_, weights)
        live = ALL & ~(kept | self._known)
        for drawn in combinations(ids(live & _matters(kept)), size):
            risky = sum(1 << card_id for card_id in drawn) & ever_dead
            yield rank(held + drawn), sum((-1) ** some.bit_count() * gone[some] for some in subsets(risky, size))

    def _draw_count(self, kept: int, dead_count: int) -> int:
        """The number of draws to some kept cards."""
        held = kept.bit_count()
        live = len(DECK) - self._known.bit_count() - held - dead_count
        if live < HOLE_CARDS - held:
            raise OddsError("deck-runs-out", str(live))
        return comb(live, HOLE_CARDS - held)

    def _alike(self, kept: int, dead: int) -> tuple[tuple[int, ...], ...]:
        """The groups of suits between which a position makes no difference."""
        groups: dict[tuple[int, ...], list[int]] = {}
        for suit, ranks in enumerate(zip(*map(_by_suit, (self._known, kept, dead)), strict=True)):
            groups.setdefault(ranks, []).append(suit)
        return tuple(tuple(suits) for suits in groups.values() if len(suits) > 1)

    def _grow(self, factor: int) -> None:
        """Keep final hands in step with positions, whose weights are about to grow."""
        for ordinal in self.finals:
            self.finals[ordinal] *= factor


def preferred(choices: tuple[Keep, ...], gone: int) -> tuple[Keep, ...]:
    """The best subsets with the most ways to a badugi at the next draw, when `gone` cannot come."""
    ways = [badugi_ways(kept, ALL & ~(gone | kept | thrown)) for kept, thrown in choices]
    most = max(ways)
    return tuple(choice for choice, count in zip(choices, ways, strict=True) if count == most)


@lru_cache(maxsize=1 << 13)
def _own_ordinal(kept: int) -> int:
    """The class of kept cards by themselves."""
    return class_of(best_subsets(as_cards(kept))[0]).ordinal


@lru_cache(maxsize=1 << 13)
def _matters(kept: int) -> int:
    """The cards that change the hand when they come to three kept cards; to fewer, any card may."""
    held = ids(kept)
    if len(held) != HOLE_CARDS - 1:
        return ALL
    own = _own_ordinal(kept)
    return sum(1 << card_id for card_id in ids(ALL ^ kept) if rank((*held, card_id)) != own)


def final_hands(known: int, positions: Mapping[Position, int], draws: int, stands_on: int) -> Counter[int]:
    """The weights of the final hands by ordinal, after one or more draws from weighted positions.

    `known` is what is dead from the start; all positions draw. After that, `stands_on` is the ordinal
    of the weakest class that stands pat.

    >>> final_hands(0, {(0, 0): 1}, 1, 715).total()  # four cards to nothing: the deal
    270725
    """
    merged: Counter[Position] = Counter()
    for (kept, dead), weight in positions.items():
        ordered, kept, dead = _arranged(known, kept, dead)
        merged[kept, dead] += weight
    playout = _Playout(ordered, stands_on)
    for _ in range(draws - 2):
        merged = playout.merge(playout.draw(merged))
    playout.draw_last(playout.draw(merged) if draws > 1 else merged.items())
    return playout.finals
