"""Everything that a template may use: each public name below is one name in the templates."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from badugi_core import (
    DECK,
    DRAWS,
    HAND_CLASSES,
    HOLDINGS,
    HOLE_CARDS,
    Card,
    CardError,
    RuleSet,
    evaluate,
    parse_cards,
)
from tools.quiz.bank import Bank
from tools.quiz.render import render_static
from tools.quiz.static import static_questions
from tools.sheet.content import sheet_content
from tools.sheet.html import sheet_html
from tools.sitegen import blocks, tables
from tools.sitegen.addresses import link
from tools.sitegen.translations import Translations, glossary_table, state_tables
from tools.words.words import Words

RULES_PAGE = "rules/house.md"
"""The page that states the numbered rules."""

TRANSLATE_PAGE = "translate.md"
"""The page for translators, to which the notice of an unfinished page leads."""

_CARD_HELP = {
    "unknown-rank": "write a rank A 2 3 4 5 6 7 8 9 T J Q K",
    "unknown-suit": "write a suit c d h s",
    "missing-suit": "write a suit c d h s after the rank",
    "duplicate-card": "write each card once",
    "wrong-count": "write {count} cards",
}
_COUNTS = {3: "three", 4: "four"}


class TemplateFault(Exception):
    """A fault in a template; the renderer adds the file and the line."""


@dataclass(frozen=True)
class Shared:
    """What is the same for all locales and pages of one build."""

    rules: RuleSet
    bank: Bank
    rule_numbers: dict[str, str]
    translations: Translations = field(default_factory=Translations)


def read_cards(text: str, count: int | None = HOLE_CARDS) -> tuple[Card, ...]:
    """The cards of a template, or a `TemplateFault` that says what to write.

    >>> read_cards("Ah 2x", None)
    Traceback (most recent call last):
    ...
    tools.sitegen.context.TemplateFault: unknown suit 'x' in the cards 'Ah 2x': write a suit c d h s.
    """
    try:
        cards = parse_cards(text)
        if count is not None and len(cards) != count:
            raise CardError("wrong-count", text, 0)
    except CardError as error:
        advice = _CARD_HELP[error.code].format(count=_COUNTS.get(count))
        what = error.code.replace("-", " ")
        raise TemplateFault(f"{what} '{error.text}' in the cards '{text}': {advice}.") from error
    return cards


class Count(int):
    """A whole number with its text in one language.

    >>> "%(n)s chips" % {"n": Count(1000, "1,000")}
    '1,000 chips'
    """

    _text: str

    def __new__(cls, value: int, text: str) -> Count:
        count = super().__new__(cls, value)
        count._text = text
        return count

    def __str__(self) -> str:
        return self._text


class PageContext:
    """The names that a template sees, for one page in one locale."""

    def __init__(self, shared: Shared, words: Words, page: str) -> None:
        self._shared = shared
        self._words = words
        self._page = page

    @property
    def rules(self) -> RuleSet:
        """The house rule set: every number of the house rules."""
        return self._shared.rules

    @property
    def game(self) -> dict[str, int]:
        """The numbers of the game: ``deck``, ``hole``, ``draws``, ``classes``, ``holdings``."""
        return {
            "deck": len(DECK),
            "hole": HOLE_CARDS,
            "draws": DRAWS,
            "classes": len(HAND_CLASSES),
            "holdings": HOLDINGS,
        }

    def sheet_html(self) -> str:
        """The rules sheet, with the same content as the PDF."""
        return sheet_html(sheet_content(self._words, self.rules), self._words)

    @property
    def rank_order(self) -> str:
        """The ranks from low to high."""
        return self._words.rank_order

    def series(self, values: Iterable[int]) -> str:
        """Numbers in a row: 2, 4, 6, 8."""
        return self._words.series(values)

    def number(self, value: int) -> str:
        """A number as the language writes it."""
        return self._words.number(value)

    def count(self, value: int) -> Count:
        """A number that chooses a plural form and is shown as the language writes it."""
        return Count(value, self.number(value))

    def percentage(self, part: int, whole: int, digits: int = 1) -> str:
        """`part` of `whole` as a percentage."""
        return self._words.percentage(Fraction(part, whole), digits)

    def cards(self, text: str) -> str:
        """Any number of cards inside text, as in ``cards("6h 4d")``."""
        return self._words.cards(read_cards(text, None))

    def ranks(self, text: str) -> str:
        """The ranks that play in a holding, highest first, such as 4-3-A."""
        return self._words.ranks_html(evaluate(read_cards(text)).hand_class)

    def outs(self, text: str) -> int:
        """How many of the unseen cards turn three kept cards into a badugi."""
        kept = read_cards(text, HOLE_CARDS - 1)
        unseen = (card for card in DECK if card not in kept)
        return sum(evaluate((*kept, card)).size == HOLE_CARDS for card in unseen)

    def example(self, text: str) -> str:
        """A worked hand: each card with the reason why it plays or not."""
        return blocks.example(self._words, read_cards(text))

    def versus(self, a: str, b: str) -> str:
        """Two holdings of one deal and who wins."""
        first, second = read_cards(a), read_cards(b)
        if shared := set(first) & set(second):
            raise TemplateFault(f"the hands '{a}' and '{b}' share {min(shared)}: change one of them.")
        return blocks.versus(self._words, first, second)

    def ladder(self, holdings: Sequence[str]) -> str:
        """Holdings from the weakest to the strongest."""
        try:
            return blocks.ladder(self._words, [read_cards(text) for text in holdings])
        except ValueError as error:
            raise TemplateFault(f"wrong order in the ladder: {error}.") from error

    def size_table(self, links: dict[int, str]) -> str:
        """How often each number of playing cards is dealt."""
        return tables.size_table(self._words, links)

    def class_sections(self, size: int) -> str:
        """Headings and tables of all classes of one size, by highest card."""
        return tables.class_sections(self._words, size)

    def class_table(self, size: int, label: str) -> str:
        """One table of all classes of one size; `label` is the id of its heading."""
        classes = [item for item in HAND_CLASSES if item.size == size]
        return tables.class_table(self._words, classes, label)

    def quiz_static(self) -> str:
        """Ten questions with answers that need no JavaScript."""
        return render_static(static_questions(self._shared.bank), self._words)

    def state_tables(self) -> str:
        """How far each language is: translated, fuzzy, missing and words to do, in all, by group and by page."""
        return state_tables(self._words, self._shared.translations, self._page)

    def glossary_table(self, label: str) -> str:
        """The words of the game in all languages, side by side; `label` is the id of its heading."""
        return glossary_table(self._words, self._shared.translations, label)

    def _rule_number(self, anchor: str) -> str:
        try:
            return self._shared.rule_numbers[anchor]
        except KeyError:
            raise TemplateFault(f"unknown rule '{anchor}': see {RULES_PAGE} for the anchors.") from None

    def section(self, anchor: str) -> str:
        """The number of a section of the rules."""
        return f"{self._rule_number(anchor)}."

    def rule(self, anchor: str) -> str:
        """The number of a rule as a link to itself, at the start of its paragraph."""
        number = self._rule_number(anchor)
        return f'<a class="rule" id="{anchor}" href="#{anchor}">{number}</a>'

    def rule_ref(self, anchor: str) -> str:
        """A link to a rule from any page."""
        number = self._rule_number(anchor)
        target = link(self._page, RULES_PAGE)
        _ = self._words.html
        citation = _("rule %(number)s") % {"number": number}
        return f"[{citation}]({target}#{anchor})"

    def require(self, condition: bool, advice: str) -> str:
        """Nothing, or a fault when the rule set does not fit what the page describes."""
        if not condition:
            raise TemplateFault(advice)
        return ""

    def names(self) -> dict[str, object]:
        """The public names above, for the template engine."""
        return {name: getattr(self, name) for name in dir(self) if not name.startswith("_") and name != "names"}


