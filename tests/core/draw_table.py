"""The table of final hands after the deal and some draws, worked out anew.

    python -m tests.core.draw_table > badugi_core/data/deal_then_draw.tsv

This takes some minutes on two cores.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import product
from multiprocessing import Pool
from pathlib import Path

import badugi_core
from badugi_core import HAND_CLASSES, Distribution, HandClass, dealt_draw_distribution
from badugi_core._odds_dealt import TABLE_DRAWS

TABLE = Path(badugi_core.__file__).with_name("data") / "deal_then_draw.tsv"
"""Where the table stands."""

HEAD = ("ordinal", "ranks", *(f"{column}_{draws}" for column in ("final", "badugi") for draws in range(1, TABLE_DRAWS + 1)))


def row(dealt: HandClass, final: Sequence[Distribution], from_dealt: Iterable[Distribution]) -> str:
    """The line of a class: its weights among all final hands, and its own chances of a badugi."""
    cells = [dealt.ordinal, dealt]
    cells += [distribution.weights[dealt.ordinal - 1] for distribution in final]
    cells += [badugi(distribution) for distribution in from_dealt]
    return "\t".join(map(str, cells))


def badugi(distribution: Distribution) -> Fraction:
    """The chance of a badugi."""
    return distribution.of_size(4)


def _work(job: tuple[int, int]) -> Distribution:
    place, draws = job
    return dealt_draw_distribution(HAND_CLASSES[place], draws)


def table() -> str:
    """The whole table, tabs between."""
    jobs = list(product(range(len(HAND_CLASSES)), range(1, TABLE_DRAWS + 1)))
    with Pool(2) as pool:
        found = dict(zip(jobs, pool.imap(_work, jobs), strict=True))
    return as_text(found)


def as_text(found: dict[tuple[int, int], Distribution]) -> str:
    """The table from the final hands of each class, by its place among the classes and the number of draws."""
    draws = range(1, TABLE_DRAWS + 1)
    final = [
        Distribution.mixture((found[place, count], item.count) for place, item in enumerate(HAND_CLASSES))
        for count in draws
    ]
    lines = ["\t".join(HEAD)]
    lines += [row(item, final, [found[place, count] for count in draws]) for place, item in enumerate(HAND_CLASSES)]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    print(table(), end="")
