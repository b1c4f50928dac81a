"""Shared by the tests of this folder: one pass over every holding, and the commands in this process."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations, cycle, islice, pairwise, permutations

import pytest

from badugi_core import DECK, Card, Evaluation, Reason, evaluate, rank
from badugi_core._cli import main
from tests import oracle

PLAIN: dict[Card, oracle.Plain] = {card: (int(card.rank), card.suit.letter) for card in DECK}
"""The cards of badugi_core as the oracle writes them."""
TEXTS = [str(card) for card in DECK]


@dataclass
class AllHoldings:
    """What the pass found. The lists hold one line for each fault."""

    hands: Counter[tuple[int, ...]] = field(default_factory=Counter)
    """Holdings by the ranks that the oracle lets play."""
    patterns: Counter[tuple[tuple[int, ...], int]] = field(default_factory=Counter)
    """Holdings by how often their ranks repeat, such as (2, 1, 1), and the size of the hand."""
    found: Counter[int] = field(default_factory=Counter)
    """Evaluations by the ordinal of their class; two for each holding."""
    ordinals: dict[tuple[int, ...], set[int]] = field(default_factory=dict)
    """Which ordinals the holdings of a hand got from `evaluate`."""
    ranked: dict[tuple[int, ...], set[int]] = field(default_factory=dict)
    """Which they got from `rank`, as ids and as text in each order."""
    wrong_values: list[str] = field(default_factory=list)
    """Size or ranks differ from the oracle."""
    wrong_choices: list[str] = field(default_factory=list)
    """The best subsets differ from the oracle, or are not in their promised order."""
    wrong_reasons: list[str] = field(default_factory=list)
    """The reasons do not follow from the cards that play."""
    codes: set[str] = field(default_factory=set)
    """The reason codes that occur."""
    wrong_shortcut: list[str] = field(default_factory=list)
    """Four ranks of which the lowest card of each suit is not the hand."""


Ids = tuple[int, ...]
"""Places in `DECK`."""


def card_orders(holding: Ids, shuffles: Iterator[tuple[int, ...]]) -> list[Ids]:
    """The holding as enumerated, from low to high, and in the next of the 23 other orders."""
    return [holding, tuple(holding[index] for index in next(shuffles))]


def choices_fault(evaluation: Evaluation, best: set[frozenset[oracle.Plain]]) -> bool:
    """Whether the choices are not exactly the oracle's, each once and from high to low."""
    choices = evaluation.choices
    return (
        {frozenset(PLAIN[card] for card in choice) for choice in choices} != best
        or len(choices) != len(best)
        or any(a.rank <= b.rank for choice in choices for a, b in pairwise(choice))
        or evaluation.playing != choices[0]
    )


def expected_reason(card: Card, evaluation: Evaluation) -> tuple[str, list[Card], list[Card]]:
    """The code of a card, and the playing cards that have its suit and its rank."""
    playing = evaluation.playing
    if card in playing:
        return "plays", [], []
    same_suit = [other for other in playing if other.suit == card.suit]
    same_rank = [other for other in playing if other.rank == card.rank]
    if any(card in choice for choice in evaluation.choices[1:]):
        code = "surplus"
    elif same_suit and same_rank:
        code = "same-suit-and-rank"
    elif same_suit:
        code = "same-suit"
    else:
        code = "same-rank" if same_rank else "none: it would play"
    return code, same_suit, same_rank


def reasons_fault(evaluation: Evaluation, reasons: tuple[Reason, ...]) -> bool:
    """Whether the reasons are not those of the cards, one for each and in their order."""
    for card, reason in zip(evaluation.cards, reasons, strict=True):
        code, same_suit, same_rank = expected_reason(card, evaluation)
        named_suit = [reason.suit_of] if reason.suit_of else []
        named_rank = [reason.rank_of] if reason.rank_of else []
        if (reason.card, reason.code.value) != (card, code):
            return True
        if (named_suit, named_rank) != (same_suit, same_rank):
            return True
    return False


@pytest.fixture(scope="session")
def all_holdings() -> AllHoldings:
    """Evaluate each of the 270,725 holdings in two orders of its cards, beside the oracle."""
    result = AllHoldings()
    shuffles = cycle(islice(permutations(range(4)), 1, None))
    for holding in combinations(range(52), 4):
        plain = tuple(PLAIN[DECK[place]] for place in holding)
        best = oracle.best(plain)
        hand = oracle.ranks(next(iter(best)))
        result.hands[hand] += 1
        pattern = Counter(rank for rank, _ in plain).values()
        result.patterns[tuple(sorted(pattern, reverse=True)), len(hand)] += 1
        if len(pattern) == 4:
            # Low to high, so that the first card of each suit is the lowest.
            lowest = {suit: rank for rank, suit in reversed(plain)}
            if tuple(sorted(lowest.values(), reverse=True)) != hand:
                result.wrong_shortcut.append(str(plain))
        for ids in card_orders(holding, shuffles):
            cards = [DECK[place] for place in ids]
            text = "".join([TEXTS[place] for place in ids])
            result.ranked.setdefault(hand, set()).update((rank(ids), rank(text)))
            evaluation = evaluate(cards)
            result.found[evaluation.hand_class.ordinal] += 1
            result.ordinals.setdefault(hand, set()).add(evaluation.hand_class.ordinal)
            if (evaluation.size, evaluation.ranks) != (len(hand), hand):
                result.wrong_values.append(f"{cards}: {evaluation.ranks}, not {hand}")
            if evaluation.cards != tuple(cards) or choices_fault(evaluation, best):
                result.wrong_choices.append(f"{cards}: {evaluation.choices}")
            reasons = evaluation.reasons  # worked out at each call
            result.codes.update(reason.code.value for reason in reasons)
            if reasons_fault(evaluation, reasons):
                result.wrong_reasons.append(f"{cards}: {reasons}")
    return result


@pytest.fixture
def text(capsys):
    """What a command prints in this process, when all is well."""

    def printed(*arguments: str) -> str:
        status = main(arguments)
        out, err = capsys.readouterr()
        assert (status, err) == (0, "")
        return out

    return printed


@pytest.fixture
def data(text):
    """What a command prints with --json, read back."""
    return lambda *arguments: json.loads(text(*arguments, "--json"))


@pytest.fixture
def refusal(capsys):
    """The one sentence of a command that is refused."""

    def printed(*arguments: str) -> str:
        status = main(arguments)
        out, err = capsys.readouterr()
        assert (status, out) == (2, "")
        assert err.endswith(".\n") and err.count("\n") == 1 and "Traceback" not in err
        return err.rstrip("\n")

    return printed
