"""Plural rules: which form of a message goes with which number."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from gettext import c2py

_TRIED = 250
"""Below this, every number is tried when a rule is read."""

_PLURAL_FORMS = re.compile(r"nplurals=(\d);\s*plural=([^;]+);?")


@dataclass(frozen=True)
class PluralRule:
    """Which form of a message goes with which number."""

    count: int
    """How many forms there are."""
    index: Callable[[int], int]
    """The form of a whole number."""
    numbers: tuple[int | None, ...]
    """For each form the one number that it stands for, None where there are several."""


def _total(index: Callable[[int], int], count: int) -> Callable[[int], int]:
    """The rule with the last form for a number that it forgets: not all numbers can be tried."""

    def form(n: int) -> int:
        if n < _TRIED:
            return index(n)
        try:
            found = index(n)
        except ArithmeticError:
            return count - 1
        return found if 0 <= found < count else count - 1

    return form


@cache
def plural_rule(header: str) -> PluralRule:
    """Read a Plural-Forms header.

    Raises:
        ValueError: it is not one, or it names a form that it does not count.

    >>> plural_rule("nplurals=2; plural=(n > 1);").index(0)
    0
    >>> plural_rule("nplurals=2; plural=(n != 1);").numbers
    (1, None)
    """
    match = _PLURAL_FORMS.fullmatch(header.strip())
    # c2py reads C and nothing else: no names but n, no calls, a depth and a length that it limits.
    try:
        if not match:
            raise ValueError("no nplurals")
        count, index = int(match[1]), _total(c2py(match[2]), int(match[1]))
        forms = [index(n) for n in range(_TRIED)]
        if set(forms) != set(range(count)):
            raise ValueError("forms without a number, or numbers without a form")
    except (ArithmeticError, RecursionError) as error:
        raise ValueError(f"no rule for every number: {header}") from error
    numbers = (forms.index(form) if forms.count(form) == 1 else None for form in range(count))
    return PluralRule(count, index, tuple(numbers))
