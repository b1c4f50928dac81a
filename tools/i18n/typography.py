"""How a language sets its type: the table ``[typography]`` of a locale.toml, as data.

Every key may be left out; then nothing is demanded of that. What holds in every language
(no double spaces, no straight apostrophes) is not written down here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from tools.errors import SiteError


@dataclass(frozen=True)
class Typography:
    """The marks of a language."""

    quotes: tuple[str, ...] = ()
    """What opens and what closes a quotation, with the spaces inside: ``«\u00a0`` and ``\u00a0»``."""
    inner_quotes: tuple[str, ...] = ()
    """The same for a quotation in a quotation."""
    before: tuple[tuple[str, str], ...] | None = None
    """The marks that have a space before them, with that space; no other mark has one."""
    dash: str = ""
    """The dash of sentences with the spaces round it."""
    no_break_after: tuple[str, ...] = ()
    """Words such as ``№`` that a no-break space ties to the next."""
    capital_i: str = ""
    """The capital of i where that is not I, which is then the capital of ı."""


def _texts(count: int | None) -> Callable[[Any], bool]:
    def check(value: Any) -> bool:
        texts = isinstance(value, list) and all(isinstance(one, str) and one for one in value)
        return texts and count in (None, len(value))

    return check


def _marks(value: Any) -> bool:
    return isinstance(value, dict) and all(len(mark) == 1 and isinstance(space, str) for mark, space in value.items())


_KEYS: dict[str, tuple[Callable[[Any], bool], str]] = {
    "quotes": (_texts(2), 'the opening and the closing one, such as ["“", "”"]'),
    "inner_quotes": (_texts(2), 'the opening and the closing one, such as ["‘", "’"]'),
    "before": (_marks, 'marks and spaces, such as { "!" = "\\u202f" }, or {}'),
    "dash": (lambda value: isinstance(value, str) and bool(value.strip()), 'a dash and its spaces, such as " – "'),
    "no_break_after": (_texts(None), 'a list of words, such as ["№"]'),
    "capital_i": (lambda value: value == "İ", '"İ", or leave it out'),
}
"""What the value of a key must be, and how to say so."""


def typography(table: Mapping[str, Any], fault: Callable[[str, str, str], SiteError]) -> Typography:
    """The table as data; `fault` makes the error of a key.

    >>> typography({"dash": " – "}, lambda key, what, remedy: SiteError(what)).dash
    ' – '
    """
    values: dict[str, Any] = {}
    for key, value in table.items():
        if key not in _KEYS:
            raise fault(key, f"unknown key '{key}' in [typography]", f"use {', '.join(_KEYS)}")
        fits, remedy = _KEYS[key]
        if not fits(value):
            raise fault(key, f"'{key}' has a wrong value", f"write {remedy}")
        values[key] = value if isinstance(value, str) else tuple(value.items() if isinstance(value, dict) else value)
    return Typography(**values)
