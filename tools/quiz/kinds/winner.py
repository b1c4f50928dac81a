"""Which hand wins?"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

from badugi_core import Comparison, evaluate, explain_comparison
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
from tools.quiz.kinds.proposals import PAIRS, plain_pair
from tools.quiz.mistakes import methods
from tools.quiz.mistakes.methods import Holding, best, order, strength
from tools.quiz.mistakes.readings import one_of_a_pair_goes
from tools.quiz.mistakes.traps import TRAPS
from tools.quiz.prng import Prng
from tools.quiz.questions import WinnerQuestion, conflict_group, mask_of

BY_RESULT = {1: "A", -1: "B", 0: "tie"}
_SWAPPED = {"A": "B", "B": "A", "tie": "tie"}


def _wrong_card_of_a_pair(a: Holding, b: Holding) -> int:
    """The verdict of who drops the wrong card of a pair, where the lesson says which one goes."""
    if any(map(one_of_a_pair_goes, (a, b))):
        return TRAPS["which-pair-card"].verdict(a, b)
    return order(best(a)[0], best(b)[0])


JUDGES: dict[str, Callable[[Holding, Holding], int]] = {
    **{name: trap.verdict for name, trap in TRAPS.items()},
    "which-pair-card": _wrong_card_of_a_pair,
    "only-counted": methods.only_counted,
    "higher-wins": methods.higher_wins,
    "cards-held": methods.cards_held,
}
"""What each mistake says of two holdings. The last ones give every wrong answer a name: all else failing,
the higher card wins, or both players hold as many cards."""

_EITHER = "suit-breaks-tie"
"""Games that rank the suits do not agree in which order: in a tie it may name either hand."""


def winner_group(trap: str | None, a: Holding, b: Holding, comparison: Comparison) -> str:
    """``shared`` or ``separate`` where a mistake in reading meets such a hand; else ``tie``,
    ``near-tie`` (equal at the top), ``count`` (sizes decide) or ``plain``.
    """
    if trap is None:
        return "plain"
    if TRAPS[trap].read is not None:
        conflicts = {conflict_group(a), conflict_group(b)}
        for group in ("separate", "shared"):
            if group in conflicts:
                return group
    if comparison.result == 0:
        return "tie"
    if comparison.sizes[0] != comparison.sizes[1]:
        return "count"
    return "near-tie" if evaluate(a).ranks[0] == evaluate(b).ranks[0] else "plain"


def build_winner(trap: str | None, a: Holding, b: Holding) -> WinnerQuestion:
    """The question on two holdings.

    >>> from badugi_core import parse_cards
    >>> a, b = parse_cards("8s 3d 2h Ac"), parse_cards("7s 6d 5h 4c")
    >>> build_winner("compare-from-lowest", a, b).wrong["A"][0]
    'compare-from-lowest'
    """
    comparison = explain_comparison(a, b)
    tied = comparison.result == 0
    wrong: dict[str, tuple[str, ...]] = {}
    for result, option in BY_RESULT.items():
        if result != comparison.result:
            ids = [name for name, judge in JUDGES.items() if judge(a, b) == result or (tied and name == _EITHER)]
            wrong[option] = tuple(sorted(ids, key=lambda name: name != trap))
    return WinnerQuestion(
        trap=trap,
        group=winner_group(trap, a, b, comparison),
        a=a,
        b=b,
        answer=BY_RESULT[comparison.result],
        wrong=wrong,
        playing=(mask_of(a, choices(a)[0]), mask_of(b, choices(b)[0])),
        comparison=comparison,
    )


def _better_first(a: Holding, b: Holding) -> tuple[Holding, ...]:
    """Sides are given when a question is drawn, so the better hand is kept as A."""
    pair = sorted((arranged(a), arranged(b)), key=lambda hand: strength(best(hand)[0]), reverse=True)
    return renamed(pair)


def _about(trap: str, prng: Prng) -> WinnerQuestion | None:
    pair = PAIRS[trap](prng)
    if not usable(*pair):
        return None
    a, b = _better_first(*pair)
    right = order(best(a)[0], best(b)[0])
    return build_winner(trap, a, b) if JUDGES[trap](a, b) != right else None


def _plain(prng: Prng) -> WinnerQuestion | None:
    pair = plain_pair(prng)
    return build_winner(None, *_better_first(*pair)) if usable(*pair) else None


def _difficulty(question: WinnerQuestion) -> tuple[int, ...]:
    """Where the first difference stands: the number of cards, then one place after the other."""
    ranks = [evaluate(hand).ranks for hand in (question.a, question.b)]
    equal = sum(one == other for one, other in zip(*ranks, strict=False)) if question.comparison.deciding_ranks else 0
    sizes = question.comparison.sizes
    close = 1 + equal if sizes[0] == sizes[1] else 0
    return close, sum(map(len, question.wrong.values())), 4 * len(ranks) - sum(sizes)


def _guesses(question: WinnerQuestion) -> dict[str, float]:
    """Sides by their raw cards; both sides are as likely where these are equal."""
    looks: dict[str, Callable[[Holding], Any]] = {
        **LOOKS,
        "more ranks": lambda hand: len({card.rank for card in hand}),
        "all four cards": lambda hand: [-rank for rank in reversed(raw_ranks(hand))],
    }
    found = {"tie": float(question.answer == "tie")}
    for name, look in looks.items():
        one, other = look(question.a), look(question.b)
        verdict = (one > other) - (one < other)
        sides = 1 / 2 if verdict == 0 else float(BY_RESULT[verdict] == question.answer)
        found[name] = 0.0 if question.answer == "tie" else sides
    return found


def _row(question: WinnerQuestion) -> str:
    """Cards of the winner and of the loser, ``=`` for a tie, then wrong answers with their first mistake."""
    traps = "".join(option[0].upper() + letter_of(ids[0]) for option, ids in sorted(question.wrong.items()))
    tie = "=" if question.answer == "tie" else ""
    return f"{letters(question.a)}{letters(question.b)},{tie},{traps}"


def _shown(question: WinnerQuestion, disguise: Disguise) -> WinnerQuestion:
    a, b = disguise.hand(question.a), disguise.hand(question.b)
    playing = a.mask(question.playing[0]), b.mask(question.playing[1])
    return replace(question, a=a.cards, b=b.cards, playing=playing)


def swapped(question: WinnerQuestion) -> WinnerQuestion:
    """The question with hands A and B exchanged."""
    before = question.comparison
    ranks = before.deciding_ranks
    return replace(
        question,
        a=question.b,
        b=question.a,
        answer=_SWAPPED[question.answer],
        wrong={_SWAPPED[option]: ids for option, ids in question.wrong.items()},
        playing=(question.playing[1], question.playing[0]),
        comparison=Comparison(-before.result, (before.sizes[1], before.sizes[0]), ranks and (ranks[1], ranks[0])),
    )


WINNER = Kind(
    type="winner",
    proposals={
        None: _plain,
        **{trap: partial(_about, trap) for trap in PAIRS},
    },
    amount=36,
    again=lambda question: build_winner(question.trap, question.a, question.b),
    difficulty=_difficulty,
    answer=lambda question: question.answer,
    guesses=_guesses,
    chance=1 / 2,
    row=_row,
    shown=_shown,
    alike=lambda question: frozenset(map(raw_ranks, (question.a, question.b))),
)
