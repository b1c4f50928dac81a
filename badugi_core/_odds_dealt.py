"""Chances at the deal, and after the deal and some draws, before anybody has seen a card."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import combinations
from pathlib import Path

from badugi_core._cards import DECK, Card, Suit
from badugi_core._classes import HAND_CLASSES, HandClass, holdings_by_class
from badugi_core._errors import OddsError
from badugi_core._hands import HOLE_CARDS
from badugi_core._notation import to_cards
from badugi_core._odds_distribution import Distribution
from badugi_core._odds_draws import KEEP_BEST, Cards, check_draws
from badugi_core._odds_playout import TIES, Keep, as_set, final_hands, keeps, preferred
from badugi_core._rank import rank

_TABLE = Path(__file__).with_name("data") / "deal_then_draw.tsv"
"""One line for each class. ``final_n`` is its weight among the final hands after n draws, ``badugi_n``
the chance that a holding dealt in this class is a badugi by then. `tests.core.draw_table` writes it anew."""


def deal_distribution(dead: Cards = ()) -> Distribution:
    """The hands that can be dealt when `dead` cards cannot come.

    Raises:
        CardError: cards that cannot be read, or a card twice.
        OddsError: ``deck-runs-out`` with fewer than four cards left.

    >>> deal_distribution().of_size(4)
    Fraction(264, 4165)
    """
    gone = to_cards(dead)
    if not gone:
        return Distribution.of({item.ordinal: item.count for item in HAND_CLASSES})
    live = [card.id for card in DECK if card not in gone]
    if len(live) < HOLE_CARDS:
        raise OddsError("deck-runs-out", str(len(live)))
    return Distribution.of(Counter(map(rank, combinations(live, HOLE_CARDS))))


TABLE_DRAWS = 2
"""The most draws after a random deal that the table has: a third takes too long to work out,
and what is not worked out exactly is not said."""


@cache
def _table() -> list[dict[str, str]]:
    head, *rows = (line.split("\t") for line in _TABLE.read_text(encoding="utf-8").splitlines())
    return [dict(zip(head, row, strict=True)) for row in rows]


def deal_then_draw_distribution(draws: int) -> Distribution:
    """The final hands of a random deal after one or two draws with `KEEP_BEST`, read from a table.

    Raises:
        OddsError: ``wrong-draws``.

    >>> deal_then_draw_distribution(1).of_size(4)
    Fraction(1960453, 9004730)
    """
    check_draws(draws, TABLE_DRAWS)
    return Distribution.of({int(row["ordinal"]): int(row[f"final_{draws}"]) for row in _table()})


def badugi_probability(dealt: HandClass, draws: int) -> Fraction:
    """The chance that a holding dealt in a class is a badugi after one or two draws with `KEEP_BEST`.

    All holdings of the class are equally likely. This is read from a table.

    Raises:
        OddsError: ``wrong-draws``.

    >>> badugi_probability(HAND_CLASSES[1000], 1)  # any three-card hand
    Fraction(5, 24)
    """
    check_draws(draws, TABLE_DRAWS)
    return Fraction(_table()[dealt.ordinal - 1][f"badugi_{draws}"])


def dealt_draw_distribution(dealt: HandClass, draws: int) -> Distribution:
    """The final hands of a holding dealt in a class, after one to three draws with `KEEP_BEST`.

    All holdings of the class are equally likely. This is worked out anew: three draws may take
    a while.

    Raises:
        OddsError: ``wrong-draws``.

    >>> dealt_draw_distribution(HAND_CLASSES[1000], 1).of_size(4)
    Fraction(5, 24)
    """
    check_draws(draws)
    if dealt >= KEEP_BEST.stands_on:
        return Distribution.of({dealt.ordinal: 1})
    starts: Counter[Keep] = Counter()
    for ranks, hand_class, suits_of_all in holdings_by_class():
        if hand_class == dealt:
            for suits in suits_of_all:
                held = as_set(Card(rank, Suit(suit)) for rank, suit in zip(ranks, suits, strict=True))
                choices = preferred(keeps(held, dealt.ordinal), 0)
                for choice in choices:
                    starts[choice] += TIES // len(choices)
    return Distribution.of(final_hands(0, starts, draws, KEEP_BEST.stands_on.ordinal))
