"""You draw one card. How many of the unseen cards reach the goal?

A wrong method goes through the same cards as the right one and counts others.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass, replace
from functools import cached_property, partial
from itertools import combinations

from badugi_core import DECK, HAND_CLASSES, HOLE_CARDS, Card, HandClass, Rank, rank
from tools.quiz.kinds.kind import Disguise, Kind, arranged, letter_of, letters, renamed, usable
from tools.quiz.kinds.proposals import badugi, dealt, same_ranks
from tools.quiz.mistakes.methods import Holding, Subset, best, order
from tools.quiz.prng import Prng
from tools.quiz.questions import Goal, NumberOption, OutsQuestion

KEPT = HOLE_CARDS - 1
"""One card is drawn, so the others are kept."""

TOPS = (Rank.FIVE, Rank.SIX, Rank.SEVEN, Rank.EIGHT, Rank.NINE, Rank.TEN)
"""The highest cards that a goal may allow."""

_LOW = Rank.EIGHT
"""What `low-outs-only` still counts as low."""

OPTIONS = 4

_MOST_HELPS = 24
"""Where most cards help, there is nothing to count."""


def _ordinal(holding: Holding) -> int:
    """The place of four cards among all hands, the strongest first."""
    return rank([card.id for card in holding])


Cards = frozenset[Card]


@dataclass(frozen=True)
class Draw:
    """Cards that are kept, and what one more card is to make of them; each property is a set of such cards."""

    kept: Subset
    thrown: Subset
    against: Holding | None
    goal: Goal

    @cached_property
    def _after(self) -> dict[Card, int]:
        """The hand with each card that could be drawn from a full deck."""
        return {card: _ordinal((*self.kept, card)) for card in DECK if card not in self.kept}

    @cached_property
    def _to_beat(self) -> int:
        """The hand that a better one must beat."""
        return _ordinal(self.against or (*self.kept, *self.thrown))

    def _cards(self, fits: Callable[[Card, HandClass], bool]) -> Cards:
        return frozenset(card for card, after in self._after.items() if fits(card, HAND_CLASSES[after - 1]))

    @cached_property
    def unseen(self) -> Cards:
        """The cards that can come."""
        return frozenset(self._after).difference(self.thrown, self.against or ())

    @cached_property
    def badugis(self) -> Cards:
        """All four cards play then."""
        return self._cards(lambda card, after: after.size == HOLE_CARDS)

    @cached_property
    def reached(self) -> Cards:
        """The hand reaches the goal then."""
        if self.goal.code in ("better", "beat"):
            return frozenset(card for card, after in self._after.items() if after < self._to_beat)
        return self._cards(lambda card, after: after.size == HOLE_CARDS and after.ranks[0] <= self._limit)

    @property
    def ties(self) -> Cards:
        """The hand equals the one to beat then."""
        return frozenset(card for card, after in self._after.items() if after == self._to_beat)

    @property
    def _limit(self) -> Rank:
        """The highest rank that the goal names, or else the king."""
        return self.goal.top or Rank.KING

    @property
    def of_missing_suit(self) -> Cards:
        """Of a suit that is not kept, and not above the goal."""
        suits = {card.suit for card in self.kept}
        return self._cards(lambda card, _: card.suit not in suits and card.rank <= self._limit)

    @property
    def of_missing_rank(self) -> Cards:
        """Of a rank that is not kept, and not above the goal."""
        ranks = {card.rank for card in self.kept}
        return self._cards(lambda card, _: card.rank not in ranks and card.rank <= self._limit)

    def without(self, rank: Rank | None) -> Cards:
        """What reaches the goal without one rank."""
        return frozenset(card for card in self.reached if card.rank != rank)


METHODS: dict[str, Callable[[Draw], Cards]] = {
    "whole-suit": lambda draw: draw.unseen & (draw.reached | draw.of_missing_suit),
    "any-suit": lambda draw: draw.unseen & (draw.reached | draw.of_missing_rank),
    "any-badugi": lambda draw: draw.unseen & (draw.reached | draw.badugis),
    "below-top": lambda draw: draw.unseen & draw.without(draw.goal.top),
    "only-badugis": lambda draw: draw.unseen & draw.reached & draw.badugis,
    "no-badugis": lambda draw: draw.unseen & draw.reached - draw.badugis,
    "low-outs-only": lambda draw: frozenset(card for card in draw.unseen & draw.reached if card.rank <= _LOW),
    "seen-card": lambda draw: draw.reached,
    "tie-is-win": lambda draw: draw.unseen & (draw.reached | draw.ties),
    "ace-high": lambda draw: draw.unseen & draw.without(Rank.ACE),
}
"""The cards that each mistake counts. Where their number is right it does not apply."""

_GOALS: dict[str, tuple[str, ...]] = {
    "whole-suit": ("badugi", "badugi-of", "beat", "better"),
    "any-suit": ("badugi", "badugi-of", "beat", "better"),
    "any-badugi": ("badugi-of", "beat", "better"),
    "below-top": ("badugi-of",),
    "only-badugis": ("better", "beat"),
    "no-badugis": ("better", "beat"),
    "low-outs-only": ("badugi", "better"),
    "seen-card": ("beat", "better"),
    "tie-is-win": ("beat",),
    "ace-high": ("beat", "better"),
}
"""The goals for which each mistake is made."""


def counts(draw: Draw) -> tuple[tuple[Card, ...], dict[str, int]]:
    """The cards that reach the goal, and the other numbers that mistakes count.

    >>> from badugi_core import parse_cards
    >>> kept, thrown = parse_cards("7s 3d 2h"), parse_cards("Kh")
    >>> helps, wrong = counts(Draw(kept, thrown, None, Goal("badugi")))
    >>> len(helps), wrong["whole-suit"]
    (10, 13)
    """
    helps = tuple(sorted(draw.unseen & draw.reached))
    found = {name: len(method(draw)) for name, method in METHODS.items() if draw.goal.code in _GOALS[name]}
    return helps, {name: value for name, value in found.items() if value not in (0, len(helps))}


def build_outs(trap: str | None, draw: Draw, chosen: Iterable[str]) -> OutsQuestion:
    """The question with the mistakes of its wrong options; the right option first."""
    helps, wrong = counts(draw)
    options = (NumberOption(len(helps), None), *(NumberOption(wrong[name], name) for name in chosen))
    hand = (*draw.kept, *draw.thrown)
    return OutsQuestion(
        trap=trap,
        group="plain",
        hand=hand,
        kept=draw.kept,
        against=draw.against,
        goal=draw.goal,
        options=options,
        right=0,
        helps=helps,
    )


def _again(question: OutsQuestion) -> OutsQuestion:
    thrown = tuple(card for card in question.hand if card not in question.kept)
    draw = Draw(question.kept, thrown, question.against, question.goal)
    wrong = counts(draw)[1]
    chosen = (option.trap for option in question.options if option.trap and wrong.get(option.trap) == option.value)
    return build_outs(question.trap, draw, chosen)


def _is_reached(draw: Draw) -> bool:
    """Whether the badugi that would be broken up reaches the goal already."""
    hand = (*draw.kept, *draw.thrown)
    if draw.goal.code == "beat":
        return draw.against is not None and order(hand, best(draw.against)[0]) > 0
    return draw.goal.code == "badugi" or (draw.goal.top is not None and max(card.rank for card in hand) <= draw.goal.top)


def _draw(prng: Prng, goals: tuple[str, ...]) -> Draw | None:
    """Three cards that fit each other: of a hand of three cards, or of a badugi that is broken up."""
    code = prng.choice(goals)
    broken = prng.below(3) == 0
    hand = arranged((badugi if broken else dealt)(prng))
    kept, thrown = (hand[1:], hand[:1]) if broken else (hand[:KEPT], hand[KEPT:])
    if len({card.suit for card in kept}) < KEPT or len({card.rank for card in kept}) < KEPT:
        return None
    against = None
    if code == "beat":
        makers: tuple[Callable[[Prng], Holding], ...] = (dealt, badugi, partial(same_ranks, cards=kept))
        against = arranged(prng.choice(makers)(prng))
    if against and len(best(against)) > 1:
        return None  # which of its cards play must be plain to see
    hands = renamed([(*kept, *thrown), *([against] if against else [])])
    if not usable(*hands):
        return None
    goal = Goal(code, prng.choice(TOPS) if code == "badugi-of" else None)
    draw = Draw(hands[0][:KEPT], hands[0][KEPT:], hands[1] if against else None, goal)
    return None if broken and _is_reached(draw) else draw


def _about(trap: str, prng: Prng) -> OutsQuestion | None:
    draw = _draw(prng, _GOALS[trap])
    if draw is None:
        return None
    helps, wrong = counts(draw)
    if trap not in wrong or not 0 < len(helps) <= _MOST_HELPS:
        return None
    others = {value: name for name, value in wrong.items() if value != wrong[trap]}
    sets = [(trap, *names) for names in combinations(others.values(), OPTIONS - 2)]
    if not sets:
        return None
    # The place of the right number among the four is chosen first, so that no place is rare.
    places = {names: sum(wrong[name] < len(helps) for name in names) for names in sets}
    place = prng.choice(sorted(set(places.values())))
    return build_outs(trap, draw, prng.choice([names for names in sets if places[names] == place]))


def _difficulty(question: OutsQuestion) -> tuple[int, ...]:
    """The goal, then how near the wrong numbers are."""
    goals = ("badugi", "badugi-of", "better", "beat")
    right = question.options[question.right].value
    nearest = min(abs(option.value - right) for option in question.options if option.trap)
    return goals.index(question.goal.code), -nearest


def _guesses(question: OutsQuestion) -> dict[str, float]:
    """A place among the sorted numbers, or always the same number.

    Who knows that ten cards make a badugi is not thoughtless, so that goal is left out.
    """
    if question.goal.code == "badugi":
        return {}
    values = sorted(option.value for option in question.options)
    right = question.options[question.right].value
    return {f"number {values.index(right) + 1} of {OPTIONS}": 1.0, f"always {right}": 1.0}


def goal_text(goal: Goal) -> str:
    """A goal in a row: a letter, and the highest rank if it names one."""
    return {"badugi": "b", "badugi-of": "o", "better": "m", "beat": "w"}[goal.code] + (goal.top.letter if goal.top else "")


def _row(question: OutsQuestion) -> str:
    """Kept cards, the card thrown, cards of hand B if any; the goal, the helping cards, the right number
    and the others with their mistakes.
    """
    parts = [f"{option.value}{letter_of(option.trap) if option.trap else ''}" for option in question.options]
    cards = letters((*question.hand, *(question.against or ())))
    return ",".join([cards, goal_text(question.goal), letters(question.helps), *parts])


def _shown(question: OutsQuestion, disguise: Disguise) -> OutsQuestion:
    hand = disguise.hand(question.hand)
    against = question.against and disguise.hand(question.against).cards
    options, right = disguise.options(question.options, question.right)
    kept = {disguise.card(card) for card in question.kept}
    return replace(
        question,
        hand=hand.cards,
        kept=tuple(card for card in hand.cards if card in kept),
        against=against,
        options=options,
        right=right,
        helps=tuple(sorted(map(disguise.card, question.helps))),
    )


def _alike(question: OutsQuestion) -> Hashable:
    return question.goal, tuple(card.rank for card in question.kept)


OUTS = Kind(
    type="outs",
    proposals={trap: partial(_about, trap) for trap in METHODS},
    amount=18,
    again=_again,
    difficulty=_difficulty,
    answer=lambda question: question.options[question.right].value,
    guesses=_guesses,
    chance=1 / 4,
    row=_row,
    shown=_shown,
    alike=_alike,
    part=lambda question: question.goal.code,
)
