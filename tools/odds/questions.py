"""The chances that the pages on odds and strategy show, each as a question to badugi_core.

A chance has a name of three parts: its table, its row and its column. Suits are alike, so one
holding stands for all of its kind.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache, partial
from itertools import permutations, product

from badugi_core import (
    DECK,
    DRAWS,
    HAND_CLASSES,
    HOLE_CARDS,
    KEEP_BEST,
    Card,
    Distribution,
    DrawPolicy,
    HandClass,
    Rank,
    dealt_draw_distribution,
    draw_distribution,
    draw_once,
    evaluate,
    parse_cards,
    rank,
)

Name = tuple[str, str, str]
"""Table, row, column."""

Question = Callable[[], Fraction]
"""Works a chance out."""

DRAW_COUNTS = range(1, DRAWS + 1)
"""How many draws can be left."""

THREE_CARDS = ("As 2d 3h 9h", "As 2d 5h 9h", "2s 4d 6h 9h", "3s 5d 7h Kh", "6s 7d 8h Kh", "9s Td Jh Qh", "Js Qd Kh Qh")
"""Three-card hands from smooth to rough, each with a card to throw away."""

STARTS = ("As 2d 3h 9h", "As 2d 9s 9d", "As 5s 9s Ks")
"""Low starts of three, two and one playing cards."""

GOALS = (Rank.KING, Rank.TEN, Rank.EIGHT, Rank.SIX)
"""The highest cards of badugis to reach: a king means any badugi."""

BROKEN = (Rank.KING, Rank.QUEEN, Rank.JACK, Rank.TEN, Rank.NINE, Rank.EIGHT, Rank.SEVEN, Rank.SIX)
"""The highest cards of badugis that are broken."""

DRAWING = "As 2d 3h 9h"
"""The hand that draws one card against a badugi that stands pat."""

PAT = ("Kc 6s 5d 4h", "Qc 6s 5d 4h", "Jc 6s 5d 4h", "Tc 6s 5d 4h", "9c 6s 5d 4h", "8c 6s 5d 4h", "7c 6s 5d 4h")
"""The badugis that stand pat against it. They share no card with it."""

DRAWS_COMPARED = ("As 2d 3h 9h", "As 3d 6h 9h", "6s 7d 8h 9h")
"""Smooth and rough hands that draw one card."""

STANDING = ("Kc Qs Jd Th", "Tc 9s 5d 4h", "8c 5s 4d 2h")
"""The badugis that stand pat against these."""

BOTH = (("As 2d 3h 9h", "6s 7d 8h 9d"), ("As 2d 3h 9h", "2s 4d 6h 9d"), ("2s 4d 6h 9d", "6d 7h 8s 8h"))
"""Two hands that draw one card each, at the last draw."""

TO_BREAK = ("Kc 3h 2d As", "Qc 3h 2d As", "Jc 3h 2d As", "Tc 3h 2d As", "9c 3h 2d As")
"""Badugis that could be broken at the last draw, and what their owner would draw to is better…"""

AGAINST_WORSE = "4s 5d 7h 8h"
"""…than what the opponent draws to."""

TO_KEEP = ("Kc 7h 5d 4s", "Qc 7h 5d 4s", "Jc 7h 5d 4s", "Tc 7h 5d 4s", "9c 7h 5d 4s")
"""The same, but what their owner would draw to is worse…"""

AGAINST_BETTER = "As 2d 3h 8h"
"""…than what the opponent draws to."""

GONE = ("", "Kc", "Kc Qc", "Kc Qc Jc", "Kc Qc Jc Tc")
"""Outs of the hand that draws which the player knows to be gone."""


def weakest_with(top: Rank) -> HandClass:
    """The weakest badugi whose highest card is `top`, or lower where there is none.

    >>> str(weakest_with(Rank.EIGHT))
    '8-7-6-5'
    """
    return next(item for item in reversed(HAND_CLASSES) if item.size == 4 and item.ranks[0] <= top)


def better_than(holding: str) -> HandClass:
    """The weakest class that beats a holding.

    >>> str(better_than("8s 3d 2h Ac"))
    '7-6-5-4'
    """
    return HAND_CLASSES[evaluate(holding).hand_class.ordinal - 2]


def broken(top: Rank, draws: int) -> Distribution:
    """The final hands when `top`-3-2-A is broken at each draw until its highest card is lower."""
    goal = weakest_with(Rank(top - 1))
    return draw_distribution(f"{top.letter}c 3h 2d As", draws, DrawPolicy(goal))


def beats_pat(drawing: str, pat: str, draws: int) -> Fraction:
    """The chance that a hand which draws until it is better beats a badugi that stands pat."""
    goal = better_than(pat)
    return draw_distribution(drawing, draws, DrawPolicy(goal), pat).at_least(goal)


@cache
def last_draw(mine: str, theirs: str, draws: bool = True) -> tuple[Fraction, Fraction, Fraction]:
    """How often the first of two hands wins, ties and loses at the last draw, each drawing one card.

    Each throws away what `KEEP_BEST` says, and a badugi its highest card; or the first stands pat.

    >>> last_draw("Kc 3h 2d As", "4s 5d 7h 8h", draws=False)
    (Fraction(35, 44), Fraction(0, 1), Fraction(9, 44))
    """
    cards = parse_cards(mine), parse_cards(theirs)
    kept = [tuple(sorted(evaluate(each).playing)[:3]) for each in cards]
    unseen = [card for card in DECK if card not in cards[0] + cards[1]]
    results = []
    for first, second in permutations(unseen, 2):
        own: tuple[Card, ...] = (*kept[0], first) if draws else cards[0]
        results.append(rank([card.id for card in (*kept[1], second)]) - rank([card.id for card in own]))
    total = len(results)
    wins, ties = sum(result > 0 for result in results), results.count(0)
    return Fraction(wins, total), Fraction(ties, total), Fraction(total - wins - ties, total)


@cache
def after_exchange(size: int) -> Distribution:
    """The hands after one draw of all that are dealt with `size` playing cards."""
    dealt = [item for item in HAND_CLASSES if item.size == size]
    return Distribution.mixture((dealt_draw_distribution(item, 1), item.count) for item in dealt)


def _any_badugi(holding: str, draws: int, dead: str = "") -> Fraction:
    return draw_distribution(holding, draws, KEEP_BEST, dead).of_size(HOLE_CARDS)


def _goal(holding: str, draws: int, top: Rank) -> Fraction:
    return draw_distribution(holding, draws).at_least(weakest_with(top))


def _lower(top: Rank, draws: int) -> Fraction:
    return broken(top, draws).at_least(weakest_with(Rank(top - 1)))


def _badugi_after_breaking(top: Rank, draws: int) -> Fraction:
    return broken(top, draws).of_size(HOLE_CARDS)


def _size_after_exchange(size: int, after: int) -> Fraction:
    return after_exchange(size).of_size(after)


def _result(mine: str, theirs: str, place: int, draws: bool = True) -> Fraction:
    return last_draw(mine, theirs, draws)[place]


def _card_player() -> Fraction:
    """From A-2 to 4-2-A or better, with the best cards to throw away."""
    goal = next(item for item in HAND_CLASSES if str(item) == "4-2-A")
    return draw_once("Ad 2h 8d 9d", "8d 9d").at_least(goal)


def questions() -> Iterator[tuple[Name, Question]]:
    """Every question, in the order of the file."""
    for holding, draws, top in product(THREE_CARDS, DRAW_COUNTS, GOALS):
        yield ("three-cards", holding, f"{draws}:{top.letter}"), partial(_goal, holding, draws, top)
    for holding, draws in product(STARTS, DRAW_COUNTS):
        yield ("starts", holding, str(draws)), partial(_any_badugi, holding, draws)
    for top, draws in product(BROKEN, DRAW_COUNTS):
        yield ("broken", top.letter, f"{draws}:lower"), partial(_lower, top, draws)
        yield ("broken", top.letter, f"{draws}:badugi"), partial(_badugi_after_breaking, top, draws)
    for size, after in product((3, 2, 1), (4, 3, 2, 1)):
        yield ("exchanged", str(HOLE_CARDS - size), str(after)), partial(_size_after_exchange, size, after)
    for pat, draws in product(PAT, DRAW_COUNTS):
        yield ("pat", pat, str(draws)), partial(beats_pat, DRAWING, pat, draws)
    for drawing, pat in product(DRAWS_COMPARED, STANDING):
        yield ("compared", drawing, pat), partial(beats_pat, drawing, pat, DRAWS)
    for (mine, theirs), (place, column) in product(BOTH, enumerate(("win", "tie", "lose"))):
        yield ("both", f"{mine} / {theirs}", column), partial(_result, mine, theirs, place)
    for holdings, theirs in ((TO_BREAK, AGAINST_WORSE), (TO_KEEP, AGAINST_BETTER)):
        for mine in holdings:
            yield ("last-draw", f"{mine} / {theirs}", "stand"), partial(_result, mine, theirs, 0, draws=False)
            yield ("last-draw", f"{mine} / {theirs}", "break"), partial(_result, mine, theirs, 0)
    for gone, draws in product(GONE, DRAW_COUNTS):
        yield ("gone", gone or "-", str(draws)), partial(_any_badugi, DRAWING, draws, gone)
    yield ("errata", "two-cards", "4-2-A"), _card_player
