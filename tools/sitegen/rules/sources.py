"""What the page of sources computes: what rests on each source, and figures that correct one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from html import escape
from itertools import combinations, permutations
from math import comb

from badugi_core import DECK, HOLE_CARDS, Card, Rank, RuleSet, Source, Suit, evaluate
from tools.sitegen.rules.rule_text import ruleset_link
from tools.sitegen.tables import column_heads, wide_table
from tools.words.rulesets import RULESETS, SOURCES, source_name
from tools.words.words import Words


def choices_of(source: Source, rulesets: Iterable[RuleSet]) -> int:
    """How many choices of rule sets rest on a source, alone or with others."""
    return sum(source in named for rules in rulesets for named in rules.sources.values())


def choices_in_all(rulesets: Iterable[RuleSet]) -> int:
    """How many choices rule sets make, each of which has a source."""
    return sum(len(rules.sources) for rules in rulesets)


def source_table(words: Words, page: str, rulesets: Mapping[str, RuleSet], label: str) -> str:
    """How many choices of each rule set rest on each source; `label` is the id of the heading.

    A source on which no choice rests has no row: its rules are the same in all rule sets.
    """
    _ = words.html
    # TRANSLATORS: Head of a column: who says that a rule is so.
    title = _("Named source")
    columns = [name for name in RULESETS if name in rulesets]
    head = column_heads([title, *(ruleset_link(words, page, name) for name in columns)])
    rows = []
    for source in SOURCES:
        counts = [choices_of(source, [rulesets[name]]) for name in columns]
        if any(counts):
            cells = "".join(f"<td>{words.number(count)}</td>" for count in counts)
            link = f'<a href="#source-{source}">{source_name(words, source)}</a>'
            rows.append(f'<tr><th scope="row">{link}</th>{cells}</tr>')
    return wide_table("parts sources", label, head, f"<tbody>{''.join(rows)}</tbody>")


def quote(lang: str, text: str) -> str:
    """A few words of a source in its own language, which no catalogue translates.

    >>> quote("fr", "une carte au sept")
    '<q lang="fr" dir="ltr" data-search-exclude>une carte au sept</q>'
    """
    return f'<q lang="{lang}" dir="ltr" data-search-exclude>{escape(text, quote=False)}</q>'


def _scanned(held: Iterable[Card]) -> list[Card]:
    """What is left of cards in their order when each that clashes with one before it goes."""
    kept: list[Card] = []
    for card in held:
        if all(card.rank != other.rank and card.suit != other.suit for other in kept):
            kept.append(card)
    return kept


def _can_be_misread(held: tuple[Card, ...]) -> bool:
    best = evaluate(held).ranks
    ranks = [card.rank for card in held]
    orders = (order for order in permutations(held) if [card.rank for card in order] == ranks)
    return any(tuple(card.rank for card in reversed(_scanned(order))) != best for order in orders)


@cache
def misread_upwards(ranks: int = len(Rank)) -> int:
    """How many holdings can be misread by going up from the lowest card and dropping what clashes.

    Which of two equal ranks comes first is left to chance. The outcome depends on the order of
    the ranks, not on which they are: so the holdings of the lowest ranks stand for all.

    Args:
        ranks: how many ranks the deck has.
    """
    total = 0
    for held in combinations(DECK[: HOLE_CARDS * len(Suit)], HOLE_CARDS):
        different = {card.rank for card in held}
        if max(different) == len(different) and _can_be_misread(held):
            total += comb(ranks, len(different))
    return total
