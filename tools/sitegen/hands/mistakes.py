"""The eighteen mistakes on their page: two hands, what the mistake makes of them, how often it bites."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from math import comb

from badugi_core import HOLDINGS, HOLE_CARDS, Card, Rank, Suit, parse_cards
from tools.quiz.mistakes.bites import bites, showdowns
from tools.quiz.mistakes.traps import TRAPS, Trap
from tools.sitegen.hands import worked_hands
from tools.words.sentences import outcome_sentence
from tools.words.words import Words

_LEAST_SHARE = Fraction(1, 10_000)
"""Shares below it would be shown as 0.00 %."""


def trap_of(name: str) -> Trap:
    """A mistake by its id.

    Raises:
        ValueError: there is none of this name.
    """
    if name not in TRAPS:
        raise ValueError(f"unknown mistake '{name}': see tools/quiz/mistakes/traps.py for the ids")
    return TRAPS[name]


def _kept(words: Words, side: str, cards: Sequence[Card]) -> str:
    """What the mistake keeps of a hand."""
    _ = words.html
    if not cards:
        return _("Hand A keeps no card at all.") if side == "A" else _("Hand B keeps no card at all.")
    # TRANSLATORS: %(cards)s: 6♠ 4♠
    first = _("Hand A is read as %(cards)s.")
    # TRANSLATORS: %(cards)s: 6♠ 4♠
    second = _("Hand B is read as %(cards)s.")
    text = first if side == "A" else second
    return text % {"cards": words.cards(cards)}


def mistake(words: Words, name: str) -> str:
    """Two hands with the right verdict, then what the mistake makes of them."""
    _ = words.html
    trap = trap_of(name)
    a, b = map(parse_cards, trap.pair)
    tempted = trap.tempted(a, b)
    readings = [
        _kept(words, side, sorted(cards, reverse=True))
        for side, cards in (("A", tempted.first), ("B", tempted.second))
        if cards is not None
    ]
    said = " ".join([*readings, f"<strong>{outcome_sentence(_, tempted.verdict)}</strong>"])
    label = _("With the mistake:")
    return f'{worked_hands.versus(words, a, b)}\n\n<p class="mistaken"><strong>{label}</strong> {said}</p>'


def _share(words: Words, share: Fraction) -> str:
    """A share with two decimals, or a bound for what is smaller."""
    if share >= _LEAST_SHARE:
        return words.percentage(share)
    _ = words.html
    # TRANSLATORS: %(share)s: 0.01%
    return _("less than %(share)s") % {"share": words.percentage(_LEAST_SHARE)}


def how_often(words: Words, name: str) -> str:
    """How many holdings a mistake misreads, or in which share of showdowns it is wrong."""
    _ = words.html
    count = bites(trap_of(name).id)
    if TRAPS[name].misreads:
        # TRANSLATORS: %(count)s: 28,860
        # TRANSLATORS: %(all)s: 270,725
        # TRANSLATORS: %(share)s: 10.66%
        return _("Misread holdings: %(count)s of %(all)s (%(share)s).") % {
            "count": words.number(count),
            "all": words.number(HOLDINGS),
            "share": _share(words, Fraction(count, HOLDINGS)),
        }
    # TRANSLATORS: %(share)s: 14.90%
    return _("Wrong verdicts between two dealt hands: %(share)s.") % {
        "share": _share(words, Fraction(count, showdowns()))
    }


def mistake_notes(words: Words, name: str, anchors: Sequence[str], cite: Callable[[str], str]) -> str:
    """Markdown: the rules that decide, and how often the mistake bites."""
    _ = words.html
    rules = ", ".join(map(cite, anchors))
    # TRANSLATORS: %(rules)s: rule 2.2, rule 2.5
    decided = _("Rules that decide: %(rules)s.") % {"rules": rules}
    return f"- {decided}\n- {how_often(words, name)}"


def misread_holdings(*names: str) -> int:
    """How many holdings some mistakes misread that never apply to the same holding."""
    return sum(bites(trap_of(name).id) for name in names)


def holdings_of_different_ranks() -> int:
    """How many holdings have four different ranks.

    >>> holdings_of_different_ranks()
    183040
    """
    suits: int = len(Suit) ** HOLE_CARDS
    return comb(len(Rank), HOLE_CARDS) * suits
