"""The names about what is printed."""

from __future__ import annotations

import posixpath
from collections.abc import Sequence
from html import escape

from tools.quiz.questions import LEVELS
from tools.quiz.sentences import level_title
from tools.sitegen.context.base import GameNames
from tools.sitegen.printing.documents import PRINT, ZIP, ZIP_MEGABYTES, paper_name, papers_of
from tools.sitegen.printing.own_rules import OwnRules, own_rules
from tools.sitegen.rules.faq import plain
from tools.words.rulesets import RULESETS, ruleset_name
from tools.words.words import lang_mark


class PrintNames(GameNames):
    """Names about what is printed."""

    def games(self) -> Sequence[tuple[str, str]]:
        """The bundled rule sets: the name of the file and the name in words, in the order of the pages."""
        return [(name, ruleset_name(self._words, name)) for name in RULESETS]

    def quiz_levels(self) -> Sequence[tuple[int, str]]:
        """The levels of the ready worksheets with their titles."""
        return [(level, level_title(level, self._words)) for level in LEVELS]

    def pdf_links(self, name: str, what: str, game: str = "") -> str:
        """Links to a ready document on each of its papers; `what` and `game` name it for who hears the links alone."""
        _ = self._words.gettext
        document = plain(what)
        if game:
            # TRANSLATORS: What a link leads to. %(document)s: Rules sheet
            # TRANSLATORS: %(game)s: Card room, pot limit
            document = _("%(document)s – %(game)s") % {"document": document, "game": plain(game)}
        links = []
        for paper in papers_of(name):
            shown = paper_name(self._words, paper)
            # TRANSLATORS: What a link leads to. %(document)s: Rules sheet
            # TRANSLATORS: %(paper)s: A4
            label = _("%(document)s, %(paper)s (PDF)") % {"document": document, "paper": shown}
            address = posixpath.relpath(f"{PRINT}/{name}-{paper}.pdf", posixpath.dirname(self._page))
            links.append(f'[{shown}]({address}){{ aria-label="{escape(label)}"{lang_mark(label)} }}')
        return " · ".join(links)

    def edition_link(self, what: str) -> str:
        """A link to the edition that opens from disk; it is no Markdown, since it is made when all pages are written."""
        return f'<a href="{posixpath.relpath(ZIP, posixpath.dirname(self._page))}">{what}</a>'

    def edition_size(self) -> str:
        """About how large that edition is, in megabytes."""
        return self.number(ZIP_MEGABYTES)

    def own_rules(self) -> OwnRules:
        """How a host prints rules of their own: the file to change, the command, and what a mistake in it says."""
        return own_rules(self._words, self.rules, [each.code for each in self._shared.translations.locales])
