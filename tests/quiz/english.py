"""English words for the quiz, with a mark around each message where a test asks for it, and links to rules."""

from __future__ import annotations

from dataclasses import dataclass

from tools.i18n.locales import load_locale
from tools.words.words import Words


@dataclass(frozen=True)
class MarkedCatalogue:
    """Puts a mark around each message, to prove that it was asked for; names stay bare."""

    mark: str

    def lookup(self, msgid: str, *, context: str | None = None, plural: str | None = None, n: int = 1) -> str:
        text = plural if plural and n != 1 else msgid
        return text if context else f"{self.mark}{text}{self.mark}"


def english_words(mark: str = "") -> Words:
    """What the renderer would lend to the quiz in English."""
    return Words(load_locale("en"), MarkedCatalogue(mark))  # type: ignore[arg-type]


def rule_link(anchor: str) -> str:
    """A link to a rule, as a page gives it to the renderer."""
    return f'<a href="../rules/#{anchor}">Rule 1</a>'
