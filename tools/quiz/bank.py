"""The question bank: made from the traps by a fixed seed, proved, and written as compact JSON.

    v      version of the format and of the questions
    traps  [id, mistake, lesson] each; questions name a trap by its place in this list
    plays  [trap or -1, group, cards, faults, {subset: traps}, {subset: reasons}]
    winner [trap or -1, group, cards of A, cards of B, answer, {answer: traps},
            playing A, playing B, what decides, suits that must keep their order]

A subset is a number, bit 0 for the first card. `faults` has one letter for each of the
subsets 1 to 15. The reasons of the cards that do not play are four letters each: the card's
place, the code, and the places of the playing cards with its suit and with its rank.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from badugi_core import Card, Reason, ReasonCode, evaluate, explain_comparison
from tools.quiz.methods import Holding
from tools.quiz.prng import Prng
from tools.quiz.proposals import HANDS, PAIRS, plain_hand, plain_pair
from tools.quiz.questions import (
    ANSWERS,
    SUBSETS,
    PlaysQuestion,
    Question,
    WinnerQuestion,
    build_plays,
    build_winner,
    subset_of,
)
from tools.quiz.traps import TRAPS

VERSION = 1
"""Changes whenever the same seed gives the reader another round."""

PER_TRAP = 20
_MOST_ALIKE = 3
"""How many questions of one trap may have the same ranks: K-Q-J-A leaves little choice."""
_PLAIN_SIZES = (4, 3, 2, 4, 1, 4, 2, 4, 3, 1) * 2

_FAULT_LETTERS = {"": "+", "clash-suit": "s", "clash-rank": "r", "too-few": "f", "not-lowest": "l"}
_REASON_LETTERS = {
    ReasonCode.SAME_SUIT: "s",
    ReasonCode.SAME_SUIT_AND_RANK: "b",
    ReasonCode.SURPLUS: "u",
}


Q = TypeVar("Q", PlaysQuestion, WinnerQuestion)


class BankError(ValueError):
    """A question whose stored data the evaluator does not confirm."""


@dataclass(frozen=True)
class Bank:
    """All questions of both types."""

    plays: tuple[PlaysQuestion, ...]
    winner: tuple[WinnerQuestion, ...]


def _usable(cards: Holding) -> bool:
    return len(set(cards)) == len(cards)


def _plays_about(prng: Prng, trap: str) -> PlaysQuestion:
    """The next question on whose holding the trap keeps wrong cards."""
    while True:
        hand = tuple(prng.shuffled(HANDS[trap](prng)))
        if _usable(hand) and any(TRAPS[trap].readings(hand)):
            return build_plays(trap, hand)


def _winner_about(prng: Prng, trap: str) -> WinnerQuestion:
    """The next question on whose holdings the trap gives a wrong verdict, sides by chance."""
    while True:
        a, b = (tuple(prng.shuffled(hand)) for hand in prng.shuffled(PAIRS[trap](prng)))
        if _usable(a + b) and TRAPS[trap].verdict(a, b) != explain_comparison(a, b).result:
            return build_winner(trap, a, b)


def _plain_winner(prng: Prng) -> WinnerQuestion:
    while True:
        a, b = plain_pair(prng)
        if _usable(a + b):
            return build_winner(None, a, b)


def _varied(count: int, make: Callable[[], Q]) -> list[Q]:
    """The next `count` questions, none with the same ranks too often."""
    found: list[Q] = []
    alike: Counter[object] = Counter()
    while len(found) < count:
        question = make()
        kind = _ranks_of(question)
        if alike[kind] < _MOST_ALIKE:
            alike[kind] += 1
            found.append(question)
    return found


def _ranks_of(question: Question) -> object:
    hands = (question.hand,) if isinstance(question, PlaysQuestion) else (question.a, question.b)
    return frozenset(tuple(sorted(card.rank for card in hand)) for hand in hands)


def make_bank(seed: int = 1) -> Bank:
    """Every question, the same for the same seed.

    >>> bank = make_bank()
    >>> len(bank.plays), len(bank.winner)
    (160, 380)
    """
    prng = Prng(seed)
    plays = [
        question
        for trap in HANDS
        for question in _varied(PER_TRAP, lambda trap=trap: _plays_about(prng, trap))
    ]
    plays += [build_plays(None, plain_hand(prng, size)) for size in _PLAIN_SIZES]
    winner = [
        question
        for trap in PAIRS
        for question in _varied(PER_TRAP, lambda trap=trap: _winner_about(prng, trap))
    ]
    winner += _varied(PER_TRAP, lambda: _plain_winner(prng))
    return Bank(tuple(plays), tuple(winner))


def prove(bank: Bank) -> None:
    """Work every question out again and compare.

    Raises:
        BankError: a stored answer, mark or reason is not what the cards say.

    >>> prove(make_bank())
    """
    for question in bank.plays:
        reading = evaluate(question.hand)
        right = [subset_of(question.hand, mask) for mask in SUBSETS if not question.marks[mask - 1].fault]
        if {frozenset(subset) for subset in right} != {frozenset(choice) for choice in reading.choices}:
            raise BankError(f"{question.hand}: the right subsets are {reading.choices}")
        if question.choices[0].reasons != reading.reasons:
            raise BankError(f"{question.hand}: the reasons are {reading.reasons}")
        if any(mark.traps and not mark.fault for mark in question.marks):
            raise BankError(f"{question.hand}: a right answer is called a mistake")
        if question != build_plays(question.trap, question.hand):
            raise BankError(f"{question.hand}: the question differs when it is made again")
    for pair in bank.winner:
        comparison = explain_comparison(pair.a, pair.b)
        if pair.answer != {1: "A", -1: "B", 0: "tie"}[comparison.result] or pair.answer in pair.wrong:
            raise BankError(f"{pair.a} {pair.b}: the answer is not {pair.answer}")
        if not _usable(pair.a + pair.b):
            raise BankError(f"{pair.a} {pair.b}: a card is dealt twice")
        if pair != build_winner(pair.trap, pair.a, pair.b):
            raise BankError(f"{pair.a} {pair.b}: the question differs when it is made again")


def _places(ids: tuple[str, ...]) -> list[int]:
    order = list(TRAPS)
    return [order.index(name) for name in ids]


def _trap_place(trap: str | None) -> int:
    return -1 if trap is None else _places((trap,))[0]


def _reasons_text(hand: Holding, reasons: tuple[Reason, ...]) -> str:
    def place(card: Card | None) -> str:
        return "-" if card is None else str(hand.index(card))

    return "".join(
        place(reason.card) + _REASON_LETTERS[reason.code] + place(reason.suit_of) + place(reason.rank_of)
        for reason in reasons
        if reason.code is not ReasonCode.PLAYS
    )


def _text(hand: Holding) -> str:
    return "".join(map(str, hand))


def _plays_data(question: PlaysQuestion) -> list[object]:
    return [
        _trap_place(question.trap),
        question.group,
        _text(question.hand),
        "".join(_FAULT_LETTERS[mark.fault] for mark in question.marks),
        {str(mask): _places(mark.traps) for mask, mark in zip(SUBSETS, question.marks) if mark.traps},
        {str(choice.mask): _reasons_text(question.hand, choice.reasons) for choice in question.choices},
    ]


def _winner_data(question: WinnerQuestion) -> list[object]:
    deciding = question.comparison.deciding_ranks
    sizes = question.comparison.sizes
    decision: list[object] = [rank.letter for rank in deciding] if deciding else list(sizes)
    return [
        _trap_place(question.trap),
        question.group,
        _text(question.a),
        _text(question.b),
        question.answer,
        {option: _places(question.wrong[option]) for option in ANSWERS if question.wrong.get(option)},
        *question.playing,
        decision,
        question.suit_order,
    ]


def bank_json(bank: Bank) -> str:
    """The bank as the browser reads it; the same bytes for the same bank.

    The first trap's messages stand near the start of the file:

    >>> bank_json(make_bank())[:46]
    '{"v":1,"traps":[["drop-higher-then-pair","You '
    """
    data = {
        "v": VERSION,
        "traps": [[trap.id, trap.mistake, trap.lesson] for trap in TRAPS.values()],
        "plays": [_plays_data(question) for question in bank.plays],
        "winner": [_winner_data(question) for question in bank.winner],
    }
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"
