"""The file of exact chances: writing it, and reading it when the site is built.

Some of its chances take seconds each, so they are worked out once and kept as fractions.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from itertools import zip_longest
from pathlib import Path

from tools.errors import SiteError, place
from tools.files import rows
from tools.odds.questions import Name, questions

Chances = Mapping[Name, Fraction]
"""Exact chances by name."""

FILE = Path(__file__).with_name("chances.tsv")
"""Where the chances stand."""

COLUMNS = ("table", "row", "column", "chance")
HEAD = "# Exact chances of the pages on odds and strategy. Made by: python -m tools.odds\n" + "\t".join(COLUMNS) + "\n"

_ADVICE = "write the file anew with python -m tools.odds"


def work_out() -> dict[Name, Fraction]:
    """Every chance, worked out anew. This takes a while."""
    return {name: question() for name, question in questions()}


def as_text(chances: Chances) -> str:
    """The whole file."""
    return HEAD + "".join("\t".join((*name, str(chance))) + "\n" for name, chance in chances.items())


def read_chances(path: Path = FILE) -> dict[Name, Fraction]:
    """Every chance in the file, by name.

    Raises:
        SiteError: the file cannot be read, or a row is not a chance.

    >>> read_chances()["starts", "As 2d 3h 9h", "1"]
    Fraction(5, 24)
    """
    return dict(rows(path, COLUMNS, _chance, _ADVICE))


def _chance(table: str, row: str, column: str, chance: str) -> tuple[Name, Fraction]:
    value = Fraction(chance)
    if not 0 <= value <= 1:
        raise ValueError(chance)
    return (table, row, column), value


def check(chances: Chances, path: Path = FILE) -> None:
    """See that the file holds these chances and no others.

    Raises:
        SiteError: names the first line that is wrong.
    """
    right = as_text(chances).splitlines()
    found = as_text(read_chances(path)).splitlines()
    for number, (want, line) in enumerate(zip_longest(right, found), 1):
        if want != line:
            what = f"'{line}' should be '{want}'" if want and line else f"'{want or line}' is missing or too much"
            raise SiteError(f"{place(path, number)}: {what}: {_ADVICE}.")
