"""What the seven types of question have in common: how one is made, proved, written and shown.

A question is kept in one form for all suits and orders of its cards: the cards that play stand
first, from the highest, and the suits are named as they appear. `Disguise` gives it other suits and
orders when it is drawn. docs/assets/js/quiz/variant.js does the same.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import Any, Generic, TypeVar

from badugi_core import Card, Rank, Reason, Suit
from tools.quiz.mistakes import MISTAKES
from tools.quiz.mistakes.methods import Holding, Subset, best
from tools.quiz.prng import Prng
from tools.quiz.questions import Choice, Question, mask_of, subset_of

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
"""One for each card, by its id, and one for each mistake that a row names, by its place."""

Q = TypeVar("Q", bound=Question)
T = TypeVar("T")


@dataclass(frozen=True)
class Kind(Generic[Q]):
    """One type of question."""

    type: str
    proposals: Mapping[str | None, Callable[[Prng], Q | None]]
    """For each mistake a maker of questions about it; it may give none, and is then asked again."""
    amount: int
    """How many questions about each mistake the bank has, a multiple of three."""
    again: Callable[[Q], Q]
    """The same question, worked out anew from its cards."""
    difficulty: Callable[[Q], tuple[int, ...]]
    """A key that is greater for a harder question."""
    answer: Callable[[Q], Hashable]
    """What at most half of the questions of a round may have in common."""
    guesses: Callable[[Q], Mapping[str, float]]
    """How often each thoughtless way to answer is right, from 0 to 1."""
    chance: float
    """How often such a way may be right over all questions."""
    row: Callable[[Q], str]
    """The question for the browser; see `bank.py`."""
    shown: Callable[[Q, Disguise], Q]
    """The question as a round shows it."""
    alike: Callable[[Q], Hashable]
    """What few questions about one mistake may have in common: their ranks."""
    part: Callable[[Q], Hashable] = lambda question: None
    """Parts in each of which thoughtless ways to answer are held to chance, since levels divide them."""


def arranged(holding: Holding) -> Holding:
    """The cards that play, from the highest, then the others from the highest."""
    playing = best(holding)[0]
    return (*playing, *sorted((card for card in holding if card not in playing), reverse=True))


def choices(holding: Holding) -> tuple[Subset, ...]:
    """The best subsets, first the one whose cards stand first, if there is one."""
    return tuple(sorted(best(holding), key=lambda choice: set(choice) != set(holding[: len(choice)])))


def renamed(hands: Sequence[Holding]) -> tuple[Holding, ...]:
    """The hands with their suits named in the order in which they appear.

    >>> from badugi_core import parse_cards
    >>> renamed([parse_cards("6h 4d 3s Ah")])
    ((Card('6c'), Card('4d'), Card('3h'), Card('Ac')),)
    """
    seen = list(dict.fromkeys(card.suit for hand in hands for card in hand))
    suits = tuple(Suit)
    return tuple(tuple(Card(card.rank, suits[seen.index(card.suit)]) for card in hand) for hand in hands)


def usable(*hands: Holding) -> bool:
    """Whether no card is there twice."""
    cards = [card for hand in hands for card in hand]
    return len(set(cards)) == len(cards)


class Disguise:
    """Other suits for a question, and other orders for its cards, as `prng` decides."""

    def __init__(self, prng: Prng) -> None:
        self.prng = prng
        self._suits = prng.shuffled(tuple(Suit))

    def card(self, card: Card) -> Card:
        """A card in its new suit."""
        return Card(card.rank, self._suits[card.suit])

    def hand(self, holding: Holding) -> Disguised:
        """A hand in its new suits and order."""
        places = self.prng.shuffled(range(len(holding)))
        return Disguised(self, holding, tuple(self.card(holding[place]) for place in places))

    def options(self, options: Sequence[T], right: int) -> tuple[tuple[T, ...], int]:
        """Options in a new order, and the new place of the right one."""
        places = self.prng.shuffled(range(len(options)))
        return tuple(options[place] for place in places), places.index(right)


@dataclass(frozen=True)
class Disguised:
    """A hand before and after its disguise."""

    disguise: Disguise
    before: Holding
    cards: Holding

    def mask(self, mask: int) -> int:
        """The bits that name the same cards."""
        return mask_of(self.cards, tuple(map(self.disguise.card, subset_of(self.before, mask))))

    def moved(self, masks: Sequence[int]) -> dict[int, int]:
        """Old bits by new ones."""
        return {self.mask(mask): mask for mask in masks}

    def choice(self, choice: Choice) -> Choice:
        """A best subset with its reasons, in the order of the cards."""
        new = {self.disguise.card(reason.card): self._reason(reason) for reason in choice.reasons}
        return Choice(self.mask(choice.mask), tuple(new[card] for card in self.cards))

    def _reason(self, reason: Reason) -> Reason:
        suit_of, rank_of = (other and self.disguise.card(other) for other in (reason.suit_of, reason.rank_of))
        return Reason(self.disguise.card(reason.card), reason.code, suit_of, rank_of)


def letters(cards: Sequence[Card]) -> str:
    """A letter for each card.

    >>> from badugi_core import parse_cards
    >>> letters(parse_cards("Ac 2c Ks"))
    'AEz'
    """
    return "".join(LETTERS[card.id] for card in cards)


_PLACES = {name: place for place, name in enumerate(MISTAKES)}


def place_of(mistake: str) -> int:
    """The place of a mistake in the list of the bank."""
    return _PLACES[mistake]


def letter_of(mistake: str) -> str:
    """The letter of a mistake in rows."""
    return LETTERS[_PLACES[mistake]]


def raw_ranks(holding: Holding) -> tuple[Rank, ...]:
    """The ranks of all cards, played or not, from the lowest."""
    return tuple(sorted(card.rank for card in holding))


LOOKS: dict[str, Callable[[Holding], Any]] = {
    "the lowest card": lambda hand: -min(card.rank for card in hand),
    "the lowest highest card": lambda hand: -max(card.rank for card in hand),
    "the lowest sum": lambda hand: -sum(card.rank for card in hand),
    "more suits": lambda hand: len({card.suit for card in hand}),
}
"""Thoughtless ways to say which hand is better, by its raw cards: keys that are greater for what looks better."""


def by_rank(holding: Holding) -> list[Holding]:
    """The cards from the lowest rank up, in every order of equal ranks."""
    return [order for order in permutations(sorted(holding)) if list(order) == sorted(order, key=lambda card: card.rank)]


def low_masks(holding: Holding, right: Sequence[int]) -> dict[str, float]:
    """How often each fixed choice by rank, such as the three lowest cards, is one of some subsets.

    >>> from badugi_core import parse_cards
    >>> low_masks(parse_cards("6h 4d 3s Ah"), [0b1110])
    {'the lowest 0, 1, 2': 1.0}
    """
    orders = by_rank(holding)
    found: dict[str, float] = {}
    for order in orders:
        for mask in right:
            places = sorted(order.index(card) for card in subset_of(holding, mask))
            name = "the lowest " + ", ".join(map(str, places))
            found[name] = found.get(name, 0) + 1 / len(orders)
    return found
