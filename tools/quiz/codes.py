"""Names for a quiz that fit on paper: the version of a bank, and the short code of a quiz.

The digits are Crockford's base 32, which has no I, L, O and U. docs/assets/js/quiz/link.js is the twin.
"""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from hashlib import sha256

from tools.quiz.questions import LEVELS

LENGTHS = (6, 10, 20)
"""How many questions a quiz may have."""

SEEDS = 2**32
"""Seeds are the whole numbers below it."""

_DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_MISREAD = str.maketrans("OIL", "011")
_OF_BANK = 2
_LEAST = 4
_GROUP = 4


class CodeError(ValueError):
    """A code that gives no quiz: ``unreadable``, or of ``another-bank``."""


@dataclass(frozen=True)
class Code:
    """What a short code says."""

    seed: int
    level: int
    length: int


def _is_passed_over(sign: str) -> bool:
    """Spaces, hyphens and what else stands between digits, seen or not."""
    kind = unicodedata.category(sign)
    return sign.isspace() or kind == "Cf" or kind.startswith("P")


def version_of(data: bytes, digits: int = 4) -> str:
    """A version: the first digits of a digest.

    >>> version_of(b"")
    'WERC'
    """
    number = int.from_bytes(sha256(data).digest()[:5])
    return "".join(_DIGITS[number >> 35 - 5 * place & 31] for place in range(digits))


def quiz_code(version: str, code: Code) -> str:
    """The short code of a quiz: two digits of the bank, then what the quiz is made of.

    >>> quiz_code("K7Q2", Code(seed=417, level=2, length=10))
    'K703-ND'
    """
    number = (code.seed * len(LEVELS) + LEVELS.index(code.level)) * len(LENGTHS) + LENGTHS.index(code.length)
    digits = ""
    while number or len(digits) < _LEAST:
        number, digit = divmod(number, len(_DIGITS))
        digits = _DIGITS[digit] + digits
    text = version[:_OF_BANK] + digits
    return "-".join(text[start : start + _GROUP] for start in range(0, len(text), _GROUP))


def read_code(version: str, text: str) -> Code:
    """The quiz of a code, however it is typed.

    Raises:
        CodeError: the code cannot be read, or is of another bank.

    >>> read_code("K7Q2", "k7o3 nd")
    Code(seed=417, level=2, length=10)
    """
    digits = "".join(sign for sign in text.upper() if not _is_passed_over(sign)).translate(_MISREAD)
    if len(digits) < _OF_BANK + _LEAST or set(digits) - set(_DIGITS):
        raise CodeError("unreadable")
    if digits[:_OF_BANK] != version[:_OF_BANK]:
        raise CodeError("another-bank")
    number = 0
    for digit in digits[_OF_BANK:]:
        number = number * len(_DIGITS) + _DIGITS.index(digit)
    number, length = divmod(number, len(LENGTHS))
    seed, level = divmod(number, len(LEVELS))
    if seed >= SEEDS:
        raise CodeError("unreadable")
    return Code(seed, LEVELS[level], LENGTHS[length])
