"""How likely each final hand is: integer weights on the 1,092 hand classes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from itertools import compress
from math import gcd, lcm

from badugi_core._cards import Rank
from badugi_core._classes import HAND_CLASSES, HandClass
from badugi_core._errors import OddsError


@dataclass(frozen=True)
class Distribution:
    """The chances of all hand classes, exactly. Equal chances are equal values.

    Raises:
        OddsError: ``wrong-weights``, unless there is one for each class, a whole number from 0 up,
            and not all of them are 0.

    >>> pat = Distribution.of({1: 3, 2: 9})
    >>> pat.probability(HAND_CLASSES[0]), pat.total
    (Fraction(1, 4), 4)
    """

    weights: tuple[int, ...]
    """One for each class, in the order of `HAND_CLASSES`, in lowest terms; they add up to `total`."""

    def __post_init__(self) -> None:
        weights = tuple(self.weights)
        if len(weights) != len(HAND_CLASSES):
            raise OddsError("wrong-weights", f"{len(weights)} weights")
        _check_weights(weights)
        divisor = gcd(*weights)
        object.__setattr__(self, "weights", tuple(weight // divisor for weight in weights))

    @classmethod
    def of(cls, weights: Mapping[int, int]) -> Distribution:
        """From weights by ordinal; classes that are not named have none.

        Raises:
            OddsError: ``wrong-weights``, as for the class itself, or no class has this ordinal.

        >>> Distribution.of({1093: 1})
        Traceback (most recent call last):
        badugi_core._errors.OddsError: wrong-weights: 1093
        """
        if unknown := set(weights).difference(range(1, len(HAND_CLASSES) + 1)):
            raise OddsError("wrong-weights", str(unknown.pop()))
        return cls(tuple(weights.get(item.ordinal, 0) for item in HAND_CLASSES))

    @classmethod
    def mixture(cls, parts: Iterable[tuple[Distribution, int]]) -> Distribution:
        """One of several distributions, each as likely as its weight says.

        Raises:
            OddsError: ``wrong-weights``, as for the class itself.

        >>> certain = [Distribution.of({ordinal: 1}) for ordinal in (1, 716)]
        >>> Distribution.mixture(zip(certain, (1, 3))).of_size(3)
        Fraction(3, 4)
        """
        parts = tuple(parts)
        _check_weights([weight for _, weight in parts])
        common = lcm(*(part.total for part, _ in parts))
        weights: Counter[int] = Counter()
        for part, weight in parts:
            share = weight * common // part.total
            for item in part.support:
                weights[item.ordinal] += share * part.weights[item.ordinal - 1]
        return cls.of(weights)

    @property
    def total(self) -> int:
        """The common denominator of all chances.

        >>> Distribution.of({716: 5, 1: 5}).total
        2
        """
        return sum(self.weights)

    @property
    def support(self) -> tuple[HandClass, ...]:
        """The classes that can be had, the strongest first.

        >>> [str(item) for item in Distribution.of({716: 5, 1: 5}).support]
        ['4-3-2-A', '3-2-A']
        """
        return tuple(compress(HAND_CLASSES, self.weights))

    def probability(self, hand_class: HandClass) -> Fraction:
        """The chance of this very class."""
        return Fraction(self.weights[hand_class.ordinal - 1], self.total)

    def at_least(self, hand_class: HandClass) -> Fraction:
        """The chance of this class or a stronger one.

        >>> Distribution.of({1: 1, 715: 1, 716: 2}).at_least(HAND_CLASSES[714])
        Fraction(1, 2)
        """
        return Fraction(sum(self.weights[: hand_class.ordinal]), self.total)

    def of_size(self, size: int, top: Rank | None = None) -> Fraction:
        """The chance of a hand of `size` playing cards, or of such a hand with `top` as its highest.

        >>> even = Distribution.of({1: 1, 715: 1, 716: 2})
        >>> even.of_size(4), even.of_size(4, Rank.FOUR), even.of_size(2)
        (Fraction(1, 2), Fraction(1, 4), Fraction(0, 1))
        """
        weight = sum(
            weight
            for item, weight in zip(HAND_CLASSES, self.weights, strict=True)
            if item.size == size and top in (None, item.ranks[0])
        )
        return Fraction(weight, self.total)


def _check_weights(weights: Collection[int]) -> None:
    """That they are whole numbers from 0 up, and not all 0."""
    if not any(weights):
        raise OddsError("wrong-weights", "nothing")
    if {*map(type, weights)} != {int} or min(weights) < 0:  # to Python, True is a number too
        wrong = next(weight for weight in weights if type(weight) is not int or weight < 0)
        raise OddsError("wrong-weights", str(wrong))
