"""What is printed: the documents that the site offers, and those that a host asks for."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass

from badugi_core import RuleSet, parse_cards
from tools.quiz.bank import Bank
from tools.quiz.rounds import Wanted
from tools.sheet.address import address
from tools.sheet.pieces import Hand
from tools.sheet.press import Document
from tools.sheet.ranking import card_document, poster_document
from tools.sheet.rules.sections import Dispute, RulesSheet
from tools.sheet.rules.sheet import SheetFacts, large_document, rules_document, rules_sheet
from tools.sheet.worksheet import ready_wanted, worksheet_document
from tools.sitegen.edition import EDITIONS
from tools.sitegen.rules import faq
from tools.words.later import N_
from tools.words.rulesets import RULESETS
from tools.words.words import English, Words

ON_THE_SHEET = ("straight", "which-card", "three-or-four", "kicker", "all-four-cards")
"""The disputes that come up most, by their anchors: four misread hands and one missing card."""

_RANKING_ADDRESS = "hands/ranking/"
RULES_ADDRESS = "rules/"
"""Where the sheet of a host's own rules leads to."""

PRINT = "print"
"""The folder of the documents below each language."""

ZIP = f"{PRINT}/badugi.zip"
"""All pages of a language in one file, to be opened from disk: `tools/publish/disk.py`."""
ZIP_MEGABYTES = 2
"""About how large it is; the build stops when it is not."""

_HAND_PAPERS = ("a4", "letter")
_WALL_PAPERS = ("a3", "tabloid")


_AMERICAN: Mapping[str, str] = {
    # TRANSLATORS: These are sizes of American paper: 8.5 by 11 and 11 by 17 inches.
    "letter": N_("Letter"),
    "tabloid": N_("Tabloid"),
}


def paper_name(words: Words, paper: str) -> str:
    """What readers call a paper; the names of the others are the same in all languages.

    >>> from tools.i18n.catalogues import Catalogue
    >>> from tools.i18n.locales import load_locale
    >>> words = Words(load_locale("fr"), Catalogue.load(load_locale("fr")))
    >>> paper_name(words, "a4"), paper_name(words, "letter")
    ('A4', 'Lettre US')
    """
    return words.gettext(_AMERICAN[paper]) if paper in _AMERICAN else paper.upper()


def papers_of(name: str) -> tuple[str, ...]:
    """The papers on which a ready document is offered.

    >>> papers_of("poster"), papers_of("card")
    (('a3', 'tabloid'), ('a4', 'letter'))
    """
    return _WALL_PAPERS if name == "poster" else _HAND_PAPERS


RULES_DOCUMENTS: Mapping[str, Callable[[RulesSheet, Words, str], Document]] = {
    "rules": rules_document,
    "large": large_document,
}
"""What a rules sheet can be printed as."""


@dataclass(frozen=True, kw_only=True)
class Desk:
    """What lies ready to be printed in one language."""

    words: Words
    rule_numbers: Mapping[str, str]
    disputes: tuple[Dispute, ...]
    """Those of `ON_THE_SHEET`."""
    bank: Bank
    site_url: str

    def facts(self, page: str, *, own: bool = False) -> SheetFacts:
        """What a sheet says beside its rules; `page` is the address that it leads to."""
        return SheetFacts(
            rule_numbers=self.rule_numbers,
            disputes=self.disputes,
            address=address(self.words, self.site_url, page),
            version=self.words.number(EDITIONS[0].number),
            date=self.words.date(EDITIONS[0].published),
            own=own,
        )

    def rules(self, rules: RuleSet, name: str, page: str) -> RulesSheet:
        """What the rules sheet of a rule set says; with the page of all rules it is a host's own."""
        return rules_sheet(self.words, rules, name, self.facts(page, own=page == RULES_ADDRESS))

    def card(self, paper: str) -> Document:
        """The hand-ranking card, two on a page."""
        return card_document(self.words, self.facts(_RANKING_ADDRESS).address, paper)

    def poster(self, paper: str) -> Document:
        """The poster of all hands."""
        facts = self.facts(_RANKING_ADDRESS)
        return poster_document(self.words, facts.address, facts.version, facts.date, paper)

    def worksheet(self, wanted: Wanted, paper: str, *, key: bool) -> Document:
        """A round of the quiz on paper, with or without its key."""
        return worksheet_document(
            self.words, self.bank, wanted, self.site_url, paper, key=key, rule_numbers=self.rule_numbers
        )


def sheet_disputes(found: Iterable[faq.Dispute], rule_numbers: Mapping[str, str]) -> tuple[Dispute, ...]:
    """The disputes of the sheet among those of the page, as plain text.

    Raises:
        KeyError: the page lacks one.
    """
    by_anchor = {each.anchor: each for each in found}
    return tuple(
        Dispute(
            question=_plain(each.question),
            answer=_plain(each.answer),
            numbers=tuple(rule_numbers[anchor] for anchor in each.rules),
            hands=tuple(Hand(parse_cards(cards)) for cards in each.hands),
        )
        for each in (by_anchor[anchor] for anchor in ON_THE_SHEET)
    )


def _plain(html: str) -> str:
    text = faq.plain(html)
    return English(text) if '<span lang="en"' in html else text


def ready(desk: Desk, rulesets: Mapping[str, RuleSet]) -> Iterator[tuple[str, Document]]:
    """The documents that the site offers, by their addresses below the language.

    Args:
        desk: The language and what lies ready.
        rulesets: The bundled rule sets by name.
    """
    for name, document in _named(desk, rulesets):
        yield f"{PRINT}/{name}-{document.paper}.pdf", document


def _named(desk: Desk, rulesets: Mapping[str, RuleSet]) -> Iterator[tuple[str, Document]]:
    words = desk.words
    for name, title in RULESETS.items():
        sheet = desk.rules(rulesets[name], words.gettext(title), f"rules/{name}/")
        for kind, document in RULES_DOCUMENTS.items():
            for paper in papers_of(kind):
                yield f"{kind}-{name}", document(sheet, words, paper)
    for paper in papers_of("card"):
        yield "card", desk.card(paper)
    for paper in papers_of("poster"):
        yield "poster", desk.poster(paper)
    for wanted in ready_wanted(desk.bank):
        for paper in papers_of("worksheet"):
            yield f"worksheet-{wanted.level}", desk.worksheet(wanted, paper, key=True)
