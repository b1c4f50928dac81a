"""Holdings ranked in a second, against PokerKit."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pokerkit

from badugi_core import DECK, HAND_CLASSES, HOLE_CARDS, rank
from tests.bench.measure import Measure, seconds

SIZE = 2_000
"""Random holdings, the same for both sides."""
REPEATS = 20
"""We do them all so often in a turn: once would be over before a clock can tell."""

Evaluate = Callable[[Any], Any]


def answers(evaluate: Evaluate, holdings: Sequence[Any]) -> list[Any]:
    """The work: one call for each holding."""
    return [evaluate(holding) for holding in holdings]


def same(ours: Sequence[Any], parsed: Sequence[Any]) -> bool:
    """Whether the same ranks play on both sides, which is to say the same class."""
    classes = [set(str(HAND_CLASSES[ordinal - 1]).split("-")) for ordinal in answers(rank, ours)]
    hands = answers(pokerkit.BadugiHand.from_game, parsed)
    return classes == [{card.rank.value for card in hand.cards} for hand in hands]


def measures(scratch: Path, small: bool) -> list[Measure]:
    """From ids and from text. PokerKit gets cards that it has parsed before, its fastest way in;
    for text it is measured once more with the text.
    """
    source = random.Random(1_092)
    size = SIZE // 20 if small else SIZE
    holdings = [tuple(source.sample(range(len(DECK)), HOLE_CARDS)) for _ in range(size)]
    texts = ["".join(str(DECK[card_id]) for card_id in ids) for ids in holdings]
    parsed = [tuple(pokerkit.Card.parse(text)) for text in texts]
    lines: list[tuple[str, list[Any], str, list[Any], int]] = [
        ("rank, from ids", holdings, "PokerKit, from parsed cards", parsed, 100),
        ("rank, from text", texts, "PokerKit, from parsed cards", parsed, 50),
        ("rank, from text", texts, "PokerKit, from text", texts, 50),
    ]
    return [
        Measure(
            what=what,
            peer=peer,
            bar=bar,
            ours=partial(seconds, partial(answers, rank, ours), REPEATS),
            theirs=partial(seconds, partial(answers, pokerkit.BadugiHand.from_game, theirs)),
            agree=partial(same, ours, theirs),
        )
        for what, ours, peer, theirs, bar in lines
    ]
