"""The names about single pages: the odds, the disputes, the worked deals, the glossary, the quiz, the languages."""

from __future__ import annotations

from collections.abc import Sequence

from tools.deals.html import deal_html
from tools.deals.telling import Telling
from tools.i18n.glossary import FILE
from tools.quiz.static import render_static, static_rounds
from tools.sitegen.addresses import GLOSSARY_PAGE, link
from tools.sitegen.context.base import Shared, TemplateFault
from tools.sitegen.context.hands import HandNames
from tools.sitegen.context.rules import RuleNames
from tools.sitegen.glossary.page import glossary_html, is_term
from tools.sitegen.hands import mistakes
from tools.sitegen.odds.names import Odds
from tools.sitegen.rules import sources
from tools.sitegen.rules.faq import Dispute, faq_data
from tools.sitegen.translations import state_tables
from tools.words.words import Words


class PageNames(HandNames, RuleNames):
    """Names about single pages."""

    def __init__(self, shared: Shared, words: Words, page: str, disputes: list[Dispute] | None = None) -> None:
        """`disputes` takes up those of the page, in its order."""
        super().__init__(shared, words, page)
        self._disputes = [] if disputes is None else disputes

    @property
    def odds(self) -> Odds:
        """The chances of the pages on odds and strategy: tools/sitegen/odds/names.py has its names."""
        return Odds(self._words)

    def mistake(self, name: str) -> str:
        """The two hands of a mistake and what it makes of them."""
        return mistakes.mistake(self._words, name)

    def mistake_notes(self, name: str, *rules: str) -> str:
        """The rules that decide instead of a mistake, by their anchors, and how often it matters."""
        return mistakes.mistake_notes(self._words, name, rules, self.rule_ref)

    def dispute(
        self, anchor: str, question: str, answer: str, rules: Sequence[str], hands: Sequence[str] = ()
    ) -> str:
        """A question as a heading, its verdict with the rules that decide, and two hands if there are any."""
        cited = " · ".join(map(self.rule_ref, rules))
        each = Dispute(
            anchor=anchor, question=question, answer=answer, rules=tuple(rules), cited=cited, hands=tuple(hands)
        )
        self._disputes.append(each)
        shown_hands = f"\n\n{self.versus(*hands)}" if hands else ""
        return f"### {question} {{ #{anchor} }}\n\n{each.verdict}{shown_hands}\n"

    def faq_data(self) -> str:
        """The disputes of the page so far, for search engines."""
        return faq_data(self._disputes, self._words.lang)

    def told(self, deal: str) -> Telling:
        """A worked deal by the name of its script: its steps and results, as data."""
        try:
            return self._shared.deals[deal]
        except KeyError:
            known = ", ".join(self._shared.deals)
            raise TemplateFault(f"unknown deal '{deal}': write one of {known}.") from None

    def deal(self, deal: str) -> str:
        """A worked deal, told step by step."""
        return deal_html(self._words, self.told(deal))

    def step_ref(self, deal: str, mark: str, after: int = 0) -> str:
        """A link to a step of a worked deal on the same page, by its mark in the script, or to one after it."""
        try:
            number = self.told(deal).at(mark).number + after
        except KeyError:
            raise TemplateFault(f"unknown mark '{mark}': put @{mark} behind a line of {deal}.deal.") from None
        _ = self._words.html
        # TRANSLATORS: A step of a worked deal. %(number)s: 12
        citation = _("step %(number)s") % {"number": self._words.number(number)}
        return f"[{citation}](#step-{number})"

    def glossary(self) -> str:
        """Every word of the game: what it means, and its names in all languages."""
        return glossary_html(self._words, self._shared.translations.locales, self._rule_link)

    def term(self, name: str) -> str:
        """The address of a term of the glossary, such as ``big-blind``: a link to it shows what the term means."""
        if not is_term(self._words, name):
            raise TemplateFault(f"unknown term '{name}': write a key of locales/{FILE}, with hyphens.")
        return f"{link(self._page, GLOSSARY_PAGE)}#{name}"

    def quote(self, lang: str, text: str) -> str:
        """A few words of a source in its own language."""
        return sources.quote(lang, text)

    def quiz_static(self) -> str:
        """Ten questions of each level, with answers that need no JavaScript."""
        return render_static(static_rounds(self._shared.bank), self._words, self._rule_link)

    def state_tables(self) -> str:
        """How far each language is: translated, fuzzy, missing and words to do, in all, by group and by page."""
        return state_tables(self._words, self._shared.translations, self._page)
