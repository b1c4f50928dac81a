"""Plural rules: which form of a message goes with which number."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from gettext import c2py

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
    try:
        if not match:
            raise ValueError("no nplurals")
        count, index = int(match[1]), c2py(match[2])
        forms = [index(n) for n in range(250)]
        if set(forms) != set(range(count)):
            raise ValueError("forms without a number, or numbers without a form")
    except (ArithmeticError, RecursionError) as error:
        raise ValueError(f"no rule for every number: {header}") from error
    numbers = (forms.index(form) if forms.count(form) == 1 else None for form in range(count))
    return PluralRule(count, index, tuple(numbers))
