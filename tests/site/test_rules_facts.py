"""Everything that is known of the rules stands on the pages: tests/golden/rules_facts.tsv.

Each row names places. At each of them every language must say something of its own; a place in
the rules must be a numbered rule, with one number for all languages. The tokens of a row, which
are the same thing in every language (cards, ranks, numbers, names of hands), and its English
phrase stand at the first place.
"""

from __future__ import annotations

import csv
import re
from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from functools import cache

import pytest

from badugi_core import evaluate, load_ruleset, parse_cards
from tests.site.build import ROOT
from tests.site.pages import LOCALES, TRANSLATED, Node, Page
from tools.i18n.catalogues import Catalogue
from tools.sitegen.addresses import address
from tools.words.words import Words

GOLDEN = ROOT / "tests/golden/rules_facts.tsv"
RULES = "rules/index.md"
NUMBER = re.compile(r"\d+\.\d+")
HEADING = re.compile(r"h[1-6]")

FAMILIES = {
    "OBJ": 3, "DECK": 4, "RANK": 3, "EVAL": 14, "SEAT": 3, "BTN": 3, "BLD": 4, "STK": 1, "DEAL": 4,
    "ACT": 11, "FL": 5, "PL": 2, "HP": 1, "MIN": 1, "LIM": 1, "DRAW": 10, "BURN": 1, "DISC": 1,
    "SHOW": 5, "TIE": 1, "ODD": 1, "ALL": 3, "SIDE": 1, "SESS": 3, "STRAT": 2, "HIST": 6, "UI": 1,
    "GAP": 14, "DER": 16,
}
"""How many numbered statements there are of each kind."""

PARAMETERS = set(
    "players limits bets blinds cap-fixed cap-pot option draws burn deck showdown odd-chip side-pots end".split()
)
"""The choices of rule sets, which have names instead of numbers."""

LEFT_OUT = {"UI-1", "DER-6"}
"""What no page says, each for the reason in its row."""


@dataclass(frozen=True)
class Fact:
    """One row of the file."""

    id: str
    statement: str
    places: str
    tokens: str
    phrase: str

    @property
    def spots(self) -> list[tuple[str, str]]:
        """Template and anchor of each place, the main one first."""
        if self.places == "-":
            return []
        return [(page, anchor) for page, _, anchor in (place.partition("#") for place in self.places.split())]

    @property
    def expressions(self) -> list[str]:
        """What must stand at the first place."""
        return [token for token in self.tokens.split("; ") if token]


def read_facts() -> list[Fact]:
    """All rows; lines that begin with # are for people."""
    lines = (line for line in GOLDEN.read_text(encoding="utf-8").splitlines() if not line.startswith("#"))
    return [Fact(**row) for row in csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE)]


FACTS = read_facts()
SAID = [fact for fact in FACTS if fact.spots]
each_fact = pytest.mark.parametrize("fact", SAID, ids=lambda fact: fact.id)


def page_of(pages: dict[str, Page], locale, template: str) -> Page:
    """The built page of a template in one language."""
    return pages[f"{locale.path}/{address(template)}"]


def spot(page: Page, anchor: str) -> list[Node]:
    """What an anchor stands for: a rule, the text below a heading, or the element itself.

    A rule and the text below a heading go on to the next rule or heading, with examples and tables.
    """
    node = page.root.one(id=anchor)
    start = node.parent if "rule" in node.classes else node
    if not ("rule" in node.classes or HEADING.fullmatch(start.tag)):
        return [node]
    siblings = [child for child in start.parent.children if isinstance(child, Node)]
    found = [start]
    for after in siblings[siblings.index(start) + 1 :]:
        if HEADING.fullmatch(after.tag) or any("rule" in child.classes for child in after.all("a")):
            break
        found.append(after)
    return found


def text_of(page: Page, anchor: str) -> str:
    """What can be read at an anchor."""
    return " ".join(node.text for node in spot(page, anchor))


def own_words(page: Page, anchor: str) -> str:
    """What an anchor stands for in words: without numbers, cards and the names of sources."""
    nodes = (node for start in spot(page, anchor) for node in start.walk())
    noise = {child for node in nodes if node.classes & {"by", "pc", "ranks"} for child in node.walk()}
    words = [
        child
        for start in spot(page, anchor)
        for node in start.walk()
        if node not in noise
        for child in node.children
        if isinstance(child, str)
    ]
    return " ".join(re.findall(r"[^\W\d_]+", " ".join(words)))


@cache
def words_of(locale) -> Words:
    """The words of one language, read once."""
    return Words(locale, Catalogue.load(locale))


def tokens(locale, expressions: list[str]) -> list[str]:
    """What expressions of the file are in one language."""
    words = words_of(locale)
    home, room, pagat = map(load_ruleset, ("home", "room-fixed-limit", "pagat"))
    names = {
        "home": home,
        "room": room,
        "pagat": pagat,
        "order": [words.rank_order],
        "year": lambda value: [str(value)],
        "number": lambda value: [words.number(value)],
        "series": lambda values: [words.series(values)],
        "percentage": lambda part, whole, digits=2: [words.percentage(Fraction(part, whole), digits)],
        "cards": lambda text: [words.card_text(card) for card in parse_cards(text)],
        "ranks": lambda text: [words.ranks(evaluate(text).hand_class)],
        "hand": lambda text: [words.hand_name(evaluate(text).hand_class)],
    }
    found = [token for expression in expressions for token in eval(expression, {"__builtins__": {}}, names)]
    return [" ".join(token.split()) for token in found]


def missing(text: str, wanted: list[str]) -> list[str]:
    """The tokens that do not stand in a text, each by itself and not as a part of a longer number."""
    before, after = r"(?<![\w.,])(?<![\dAJQK]-)", r"(?![\w♣♦♥♠]|[.,]\d|-[\dAJQK])"
    return [one for one in wanted if not re.search(before + re.escape(one) + after, text)]


def test_a_number_inside_another_does_not_count():
    """The search for tokens can fail."""
    assert missing("a pot of 28, then 1,320", ["28"]) == []
    assert missing("a pot of 284, then 1,320 or 4.28", ["28", "320", "1"]) == ["28", "320", "1"]
    assert missing("a 4♦ in 6-4-3", ["4", "4-3"]) == ["4", "4-3"]


def test_ids_are_complete_and_unique():
    """Every numbered statement has one row, and there are no others."""
    numbered = {f"{family}-{number}" for family, count in FAMILIES.items() for number in range(1, count + 1)}
    expected = numbered | {f"PAR-{name}" for name in PARAMETERS}
    assert Counter(fact.id for fact in FACTS) == Counter(expected)


def test_the_ids_of_the_code_are_among_them():
    """What code and tests cite is in the file."""
    cited = re.findall(r"\b([A-Z]{2,5}-\d+)\b", (ROOT / "docs/dev/rule-ids.md").read_text(encoding="utf-8"))
    assert set(cited) <= {fact.id for fact in FACTS} and len(cited) > 40


def test_nothing_else_is_left_out():
    """A row without a place says why, and only two have none."""
    assert {fact.id for fact in FACTS if not fact.spots} == LEFT_OUT
    assert all(fact.statement and fact.phrase for fact in FACTS)


def test_every_rule_is_cited(pages):
    """No rule stands on the page of rules that is not in the file."""
    cited = {anchor for fact in SAID for page, anchor in fact.spots if page == RULES}
    rules = page_of(pages, LOCALES[0], RULES).root.all("a", class_="rule")
    assert {rule.attrs["id"] for rule in rules} == cited


@pytest.mark.parametrize("locale", LOCALES, ids=lambda locale: locale.path)
def test_every_rule_has_its_number(pages, locale):
    """A rule begins its paragraph with its number, the same as in English, which leads to itself."""
    mine = page_of(pages, locale, RULES).root.all("a", class_="rule")
    english = page_of(pages, LOCALES[0], RULES).root.all("a", class_="rule")
    assert [(rule.attrs["id"], rule.text) for rule in mine] == [(rule.attrs["id"], rule.text) for rule in english]
    for rule in mine:
        assert NUMBER.fullmatch(rule.text) and rule.attrs["href"] == f"#{rule.attrs['id']}"
        assert rule.parent.tag == "p" and rule.parent.text.startswith(rule.text)


@each_fact
def test_it_stands_in_english(pages, fact):
    """Each place exists, and the first has the phrase."""
    texts = [text_of(page_of(pages, LOCALES[0], page), anchor) for page, anchor in fact.spots]
    assert all(texts)
    assert fact.phrase in texts[0]


@each_fact
def test_what_needs_no_translation_stands_everywhere(pages, fact):
    """Cards, ranks, numbers and names of hands, as each language writes them."""
    page, anchor = fact.spots[0]
    for locale in LOCALES:
        wanted = tokens(locale, fact.expressions)
        assert missing(text_of(page_of(pages, locale, page), anchor), wanted) == [], locale.code


@each_fact
def test_it_is_translated(pages, fact):
    """At each place every language has words, and they are not the English ones."""
    for page, anchor in fact.spots:
        english = own_words(page_of(pages, LOCALES[0], page), anchor)
        for locale in TRANSLATED:
            mine = own_words(page_of(pages, locale, page), anchor)
            assert mine and mine != english, (locale.code, anchor)
            marked = [node for node in spot(page_of(pages, locale, page), anchor) if node.all(lang="en")]
            assert not marked, (locale.code, anchor)
