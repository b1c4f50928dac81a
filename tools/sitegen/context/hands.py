"""The names about cards and hands."""

from __future__ import annotations

from collections.abc import Sequence

from badugi_core import DECK, HOLE_CARDS, evaluate
from tools.quiz.mistakes.traps import TRAPS
from tools.sitegen.context.base import GameNames, TemplateFault, read_cards
from tools.sitegen.hands import checker, mistakes, ranking, ranking_files, ranking_filter, worked_hands
from tools.sitegen.rules import sources
from tools.words.words import shown


class HandNames(GameNames):
    """Names about cards and hands."""

    def cards(self, text: str) -> str:
        """Any number of cards inside text, as in ``cards("6h 4d")``."""
        return self._words.cards(read_cards(text, None))

    def hand_name(self, text: str) -> str:
        """The name of the hand that a holding makes, in lower case."""
        return shown(self._words.hand_name(evaluate(read_cards(text)).hand_class))

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
        return worked_hands.example(self._words, read_cards(text))

    def versus(self, a: str, b: str) -> str:
        """Two holdings of one deal and who wins."""
        first, second = read_cards(a), read_cards(b)
        if shared := set(first) & set(second):
            raise TemplateFault(f"the hands '{a}' and '{b}' share {min(shared)}: change one of them.")
        return worked_hands.versus(self._words, first, second)

    def ladder(self, holdings: Sequence[str]) -> str:
        """Holdings from the weakest to the strongest."""
        try:
            return worked_hands.ladder(self._words, [read_cards(text) for text in holdings])
        except ValueError as error:
            raise TemplateFault(f"wrong order in the ladder: {error}.") from error

    def size_table(self, links: dict[int, str]) -> str:
        """How often each number of playing cards is dealt."""
        return ranking.size_table(self._words, links)

    def class_sections(self, size: int) -> str:
        """Headings and tables of all classes of one size, by highest card."""
        return ranking.class_sections(self._words, size)

    def class_table(self, size: int, label: str) -> str:
        """One table of all classes of one size; `label` is the id of its heading."""
        return ranking.class_table(self._words, ranking.classes_of(size), label)

    def class_filter(self) -> str:
        """The field that searches the tables of all classes; it needs assets/js/hands/main.js."""
        return ranking_filter.class_filter(self._words)

    def checker(self, disputes: Sequence[tuple[str, str]]) -> str:
        """The page that says who wins: mistakes to try at once, with their questions; it needs assets/js/checker/main.js."""
        for trap, _question in disputes:
            if trap not in TRAPS:
                raise TemplateFault(f"unknown mistake '{trap}': write one of {', '.join(TRAPS)}.")
        return checker.checker(self._words, disputes)

    def class_downloads(self) -> str:
        """Links to the files of all classes."""
        return ranking_files.class_downloads(self._words, self._page)

    def class_fields(self, label: str) -> str:
        """What the fields of these files mean; `label` is the id of the heading."""
        return ranking_files.field_table(self._words, label)

    @property
    def holdings_of_different_ranks(self) -> int:
        """How many holdings have four different ranks."""
        return mistakes.holdings_of_different_ranks()

    def misread_holdings(self, *names: str) -> int:
        """How many holdings some mistakes misread that never apply to the same holding."""
        return mistakes.misread_holdings(*names)

    def shared_cards(self, a: str, b: str) -> str:
        """The cards that two printed holdings have in common, which no deal allows."""
        shared = set(read_cards(a)) & set(read_cards(b))
        if not shared:
            raise TemplateFault(f"the hands '{a}' and '{b}' share no card: correct one of them.")
        return self._words.cards(sorted(shared, reverse=True))

    def misread_upwards(self) -> int:
        """How many holdings can be misread by going up from the lowest card and dropping what clashes."""
        return sources.misread_upwards()
