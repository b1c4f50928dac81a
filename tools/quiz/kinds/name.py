"""What is this hand?"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any

from badugi_core import HOLE_CARDS, Card, Rank, evaluate
from tools.quiz.kinds.kind import Disguise, Kind, arranged, choices, letter_of, letters, renamed, usable
from tools.quiz.kinds.proposals import HANDS, badugi, dealt, no_hand, plain_hand
from tools.quiz.mistakes.methods import Holding
from tools.quiz.mistakes.readings import READERS, misreadings
from tools.quiz.prng import Prng
from tools.quiz.questions import Choice, NameOption, NameQuestion, conflict_group, mask_of

_NO_HAND = "one-suit-no-hand"
_MOST_WRONG = 3

Ranks = tuple[Rank, ...]


def _ranks(cards: Iterable[Card]) -> Ranks:
    return tuple(sorted((card.rank for card in cards), reverse=True))


def wrong_names(hand: Holding) -> dict[str, tuple[Ranks, ...]]:
    """What each mistake takes the hand for, where that is another one.

    >>> from badugi_core import parse_cards
    >>> wrong = wrong_names(parse_cards("As 2s 3h 3d"))
    >>> [rank.letter for rank in wrong["separate-vs-shared-conflict"][0]]
    ['3', '2', 'A']
    """
    right = evaluate(hand).ranks
    found = {name: dict.fromkeys(map(_ranks, subsets)) for name, subsets in misreadings(hand).items()}
    if 1 in (len({card.suit for card in hand}), len({card.rank for card in hand})):
        found[_NO_HAND] = {(): None}
    return {name: tuple(ranks for ranks in names if ranks != right) for name, names in found.items()}


def build_name(trap: str | None, hand: Holding, wrong: Iterable[NameOption]) -> NameQuestion:
    """The question on a holding, the right option first."""
    reading = evaluate(hand)
    playing = choices(hand)[0]
    options = (NameOption(reading.ranks, None), *wrong)
    return NameQuestion(
        trap=trap,
        group=conflict_group(hand),
        hand=hand,
        options=options,
        right=0,
        choice=Choice(mask_of(hand, playing), reading.reasons_for(playing)),
    )


def _again(question: NameQuestion) -> NameQuestion:
    """The question with those of its options that the mistakes lead to."""
    names = wrong_names(question.hand)
    wrong = (option for option in question.options if option.trap and option.ranks in names.get(option.trap, ()))
    return build_name(question.trap, question.hand, wrong)


def _about(trap: str | None, hand: Holding, prng: Prng) -> NameQuestion | None:
    if not usable(hand):
        return None
    (hand,) = renamed([arranged(hand)])
    options: dict[Ranks, str] = {}
    names = wrong_names(hand)
    for name in sorted(names, key=lambda name: name != trap):
        for ranks in names[name]:
            options.setdefault(ranks, name)
    first = [ranks for ranks, name in options.items() if name == trap]
    if trap is not None and not first:
        return None
    others = prng.shuffled([ranks for ranks in options if ranks not in first[:1]])
    # Wrong hands of the right size first, and short ones last, or size and length would give the answer away.
    size = evaluate(hand).size
    others.sort(key=lambda ranks: (len(ranks) != size, len(ranks) < 2))
    count = _MOST_WRONG - prng.below(2)
    chosen = (first[:1] + others)[:count]
    if len(chosen) < _MOST_WRONG - 1:
        return None
    return build_name(trap, hand, [NameOption(ranks, options[ranks]) for ranks in chosen])


def _difficulty(question: NameQuestion) -> tuple[int, ...]:
    """Options, how many of them have the right number of cards, mistakes that bite."""
    size = len(question.options[question.right].ranks)
    close = sum(len(option.ranks) == size for option in question.options)
    return len(question.options), close, len(misreadings(question.hand))


def _guesses(question: NameQuestion) -> dict[str, float]:
    """The most or the fewest cards, the strongest or the weakest look, the lowest or the highest top."""
    keys: dict[str, Callable[[tuple[Rank, ...]], Any]] = {
        "most cards": len,
        "fewest cards": lambda ranks: -len(ranks),
        "the lowest top": lambda ranks: -max(ranks, default=0),
        "the highest top": lambda ranks: max(ranks, default=0),
        "the strongest": lambda ranks: (len(ranks), [-rank for rank in ranks]),
        "the weakest": lambda ranks: (-len(ranks), list(ranks)),
        # In most languages hands of two and three cards have the longest names.
        "the longest name": lambda ranks: (len(ranks) in (2, 3), sum(len(rank.letter.replace("T", "10")) for rank in ranks)),
    }
    names = [option.ranks for option in question.options]
    found = {}
    for size in range(1, HOLE_CARDS + 1):
        picked = [ranks for ranks in names if len(ranks) == size] or names
        found[f"size {size}"] = (names[question.right] in picked) / len(picked)
    for name, key in keys.items():
        best = max(key(ranks) for ranks in names)
        picked = [ranks for ranks in names if key(ranks) == best]
        found[name] = (names[question.right] in picked) / len(picked)
    return found


def _row(question: NameQuestion) -> str:
    """Cards, the other right subsets, then each wrong option as its mistake and its ranks."""
    others = "".join(f"{mask_of(question.hand, choice):x}" for choice in choices(question.hand)[1:])
    wrong = (option for option in question.options if option.trap)
    parts = [letter_of(str(option.trap)) + "".join(rank.letter for rank in option.ranks) for option in wrong]
    return ",".join([letters(question.hand), others, *parts])


def _shown(question: NameQuestion, disguise: Disguise) -> NameQuestion:
    hand = disguise.hand(question.hand)
    options, right = disguise.options(question.options, question.right)
    return replace(question, hand=hand.cards, choice=hand.choice(question.choice), options=options, right=right)


_MAKERS: Mapping[str, Callable[[Prng], Holding]] = {**HANDS, _NO_HAND: no_hand, "high-card-out": badugi}
"""For each mistake what makes hands that it may misread, if any dealt hand is not as good."""


def _proposal(trap: str) -> Callable[[Prng], NameQuestion | None]:
    make = _MAKERS.get(trap, dealt)
    return lambda prng: _about(trap, make(prng), prng)


NAME = Kind(
    type="name",
    proposals={
        None: lambda prng: _about(None, plain_hand(prng, 1 + prng.below(HOLE_CARDS)), prng),
        **{trap: _proposal(trap) for trap in (*READERS, _NO_HAND)},
    },
    amount=21,
    again=_again,
    difficulty=_difficulty,
    answer=lambda question: len(question.options[question.right].ranks),
    guesses=_guesses,
    chance=1 / 3,
    row=_row,
    shown=_shown,
    alike=lambda question: tuple(card.rank for card in question.hand),
)
