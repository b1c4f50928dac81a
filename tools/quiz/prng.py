"""A small random generator, mulberry32, that JavaScript repeats bit for bit.

`docs/assets/js/quiz/prng.js` is its twin; tests/shared/prng.json holds both to the same numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

_MASK = 0xFFFFFFFF


def _multiply(a: int, b: int) -> int:
    """The low 32 bits of a product, as ``Math.imul`` keeps them."""
    return a * b & _MASK


class Prng:
    """A stream of numbers fixed by its seed.

    >>> prng = Prng(1)
    >>> prng.next(), prng.below(6)
    (2693262067, 0)
    """

    def __init__(self, seed: int) -> None:
        self._state = seed & _MASK

    def next(self) -> int:
        """The next number from 0 to 2**32 - 1."""
        self._state = self._state + 0x6D2B79F5 & _MASK
        mixed = _multiply(self._state ^ self._state >> 15, self._state | 1)
        mixed ^= mixed + _multiply(mixed ^ mixed >> 7, mixed | 61) & _MASK
        return mixed ^ mixed >> 14

    def below(self, bound: int) -> int:
        """A number from 0 to ``bound - 1``."""
        return self.next() * bound >> 32

    def choice(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """The items in another order (Fisher and Yates, from the end).

        >>> Prng(7).shuffled("cdhs")
        ['h', 'd', 's', 'c']
        """
        result = list(items)
        for last in range(len(result) - 1, 0, -1):
            other = self.below(last + 1)
            result[last], result[other] = result[other], result[last]
        return result
