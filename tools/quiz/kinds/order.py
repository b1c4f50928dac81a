"""Put the hands in order, the best first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cmp_to_key, partial
from itertools import combinations, pairwise, permutations

from badugi_core import compare, evaluate
from tools.quiz.kinds.kind import (
    LOOKS,
    Disguise,
    Kind,
    arranged,
    choices,
    letter_of,
    letters,
    raw_ranks,
    renamed,
    usable,
)
from tools.quiz.kinds.proposals import PAIRS, dealt
from tools.quiz.mistakes.methods import Holding
from tools.quiz.mistakes.traps import TRAPS
from tools.quiz.prng import Prng
from tools.quiz.questions import OrderQuestion, WrongOrder, mask_of

_SIZES = (3, 4)

Verdict = Callable[[Holding, Holding], int]
Places = tuple[int, ...]


def _sorted(hands: Sequence[Holding], verdict: Verdict) -> Places | None:
    """Their places, the best first, if the verdicts agree with one order without ties."""
    def compared(one: int, other: int) -> int:
        return -verdict(hands[one], hands[other])

    order = sorted(range(len(hands)), key=cmp_to_key(compared))
    agrees = all(verdict(hands[one], hands[other]) > 0 for one, other in combinations(order, 2))
    return tuple(order) if agrees else None


def order_group(hands: Sequence[Holding]) -> str:
    """``near-tie`` if two neighbours are equal at the top, ``count`` if sizes differ, or ``plain``."""
    readings = sorted((evaluate(hand) for hand in hands), key=lambda reading: reading.hand_class)
    if any((one.size, one.ranks[0]) == (other.size, other.ranks[0]) for one, other in pairwise(readings)):
        return "near-tie"
    return "count" if readings[0].size != readings[-1].size else "plain"


def build_order(trap: str | None, hands: tuple[Holding, ...]) -> OrderQuestion | None:
    """The question on three or four holdings; None if two of them are equal.

    >>> from badugi_core import parse_cards
    >>> hands = tuple(map(parse_cards, ("8s 3d 2h Ac", "7s 6d 5h 4c", "Ks Kh Kd Kc")))
    >>> build_order("compare-from-lowest", hands).right
    (1, 0, 2)
    """
    right = _sorted(hands, compare)
    if right is None:
        return None
    wrong: list[WrongOrder] = []
    for name in sorted(TRAPS, key=lambda name: name != trap):
        order = _sorted(hands, TRAPS[name].verdict)
        if order is not None and order != right and order not in [other.order for other in wrong]:
            wrong.append(WrongOrder(order, name))
    return OrderQuestion(
        trap=trap,
        group=order_group(hands),
        hands=hands,
        playing=tuple(mask_of(hand, choices(hand)[0]) for hand in hands),
        right=right,
        start=right[::-1],
        wrong=tuple(wrong),
    )


def _again(question: OrderQuestion) -> OrderQuestion:
    again = build_order(question.trap, question.hands)
    return replace(again, start=question.start) if again else question


def _about(trap: str, prng: Prng) -> OrderQuestion | None:
    hands = [*PAIRS[trap](prng), *(dealt(prng) for _ in range(prng.choice(_SIZES) - 2))]
    places = _sorted(hands, compare) if usable(*hands) else None
    if places is None or _sorted(hands, TRAPS[trap].verdict) in (None, places):
        return None
    question = build_order(trap, renamed([arranged(hands[place]) for place in places]))
    assert question is not None
    return question if trap in [wrong.trap for wrong in question.wrong] else None


def _difficulty(question: OrderQuestion) -> tuple[int, ...]:
    """Hands, mistakes, then how many neighbours have the same number of cards."""
    sizes = [evaluate(hand).size for hand in question.hands]
    return len(sizes), len(question.wrong), sum(one == other for one, other in pairwise(sizes))


def _guesses(question: OrderQuestion) -> dict[str, float]:
    """Orders by the raw cards, each as likely where hands look equal."""
    best_first = [question.hands[place] for place in question.right]
    found = {}
    for name, look in LOOKS.items():
        looks = [look(hand) for hand in best_first]
        best = sorted(looks, reverse=True)
        orders = [order for order in permutations(looks) if list(order) == best]
        found[name] = (looks == best) / len(orders)
    return found


def _row(question: OrderQuestion) -> str:
    """Cards of all hands, the best hand first, then each wrong order as its mistake and places."""
    parts = [letter_of(wrong.trap) + "".join(map(str, wrong.order)) for wrong in question.wrong]
    return ",".join(["".join(map(letters, question.hands)), *parts])


def _shown(question: OrderQuestion, disguise: Disguise) -> OrderQuestion:
    """Hands in another order too, and at first in any order but the right one."""
    hands = [disguise.hand(hand) for hand in question.hands]
    places = disguise.prng.shuffled(range(len(hands)))
    moved = {place: new for new, place in enumerate(places)}

    def new(order: Places) -> Places:
        return tuple(moved[place] for place in order)

    right = new(question.right)
    start = right
    while start == right:
        start = tuple(disguise.prng.shuffled(range(len(hands))))
    return replace(
        question,
        hands=tuple(hands[place].cards for place in places),
        playing=tuple(hands[place].mask(question.playing[place]) for place in places),
        right=right,
        start=start,
        wrong=tuple(WrongOrder(new(wrong.order), wrong.trap) for wrong in question.wrong),
    )


_OF_TIES = ("same-raw-ranks-tie", "dead-card-kicker", "suit-breaks-tie", "stop-at-top", "one-suit-no-hand")
"""Mistakes that give no other order, because they make or break ties."""

ORDER = Kind(
    type="order",
    proposals={trap: partial(_about, trap) for trap in PAIRS if trap not in _OF_TIES},
    amount=15,
    again=_again,
    difficulty=_difficulty,
    answer=lambda question: question.right,
    guesses=_guesses,
    chance=1 / 4,
    row=_row,
    shown=_shown,
    alike=lambda question: frozenset(map(raw_ranks, question.hands)),
)
