"""Rules sheets in print, in the languages, games and papers of the site, each printed once in a process."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

from tests.sheet.paper import LANGUAGES, real_words
from tests.sheet.test_rules import GAMES, sheet_of
from tools.sheet.press import Document, print_pdf
from tools.sheet.rules.sections import RulesSheet
from tools.words.words import Words

languages = pytest.mark.parametrize("code", LANGUAGES)
papers = pytest.mark.parametrize("paper", ["a4", "letter"])
games = pytest.mark.parametrize("game", GAMES)


@cache
def printed(
    document: Callable[[RulesSheet, Words, str], Document], code: str, game: str = "home", paper: str = "a4"
) -> tuple[RulesSheet, bytes]:
    """The sheet of a bundled rule set in a language of the site, and the PDF of the document made of it."""
    words = real_words(code)
    sheet = sheet_of(GAMES[game], words)
    return sheet, print_pdf(document(sheet, words, paper))
