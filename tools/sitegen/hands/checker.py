"""The page that says who wins between hands: its frame as HTML, and the files for its scripts.

Evaluator, verdict and sentences are in docs/assets/js/checker. What the scripts cannot know is
made here: how many holdings make each class, and the letters of all languages, in one file for
the whole site; and the words of one language in a file of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from badugi_core import HAND_CLASSES, format_cards, parse_cards
from tools.files import json_text
from tools.i18n.catalogues import SCRIPTS
from tools.i18n.locales import Locale
from tools.quiz.mistakes.traps import TRAPS
from tools.sitegen.hands.ranking_filter import notation_data
from tools.words.scripts import HAND_SOURCE, browser_messages, words_json
from tools.words.words import Words

TABLE_FILE = "assets/checker/table.json"
"""The address of the file that all languages share."""

WORDS_FILE = "checker/words.json"
"""The address of the words, below the language."""

_SOURCES = (f"{SCRIPTS}/checker", HAND_SOURCE)
_EXAMPLE = parse_cards("6h 4d 3s Ac")
"""With the letters of all suits, which may not be those that a reader expects: c is clubs in French too."""


def table_json(locales: Iterable[Locale]) -> str:
    """How many holdings make each class, from the best to the worst, and the letters of all languages.

    >>> import json
    >>> from badugi_core import HOLDINGS
    >>> sum(json.loads(table_json([]))["counts"]) == HOLDINGS
    True
    """
    data = {
        "counts": [item.count for item in HAND_CLASSES],
        "notations": {locale.lang: notation_data(locale.notation) for locale in locales},
    }
    return json_text(data) + "\n"


def checker_words(words: Words) -> str:
    """What the scripts of the checker say in one language."""
    return words_json(words, browser_messages(words.catalogue, _SOURCES))


def dispute_link(trap: str) -> str:
    """The two hands of a mistake as the address of the checker has them.

    >>> dispute_link("straight-hurts")
    '5s4h3d2c.6s3h2dAc'
    """
    return ".".join(hand.replace(" ", "") for hand in TRAPS[trap].pair)


def checker(words: Words, disputes: Sequence[tuple[str, str]]) -> str:
    """The frame of the checker, hidden until its script fills it.

    Args:
        disputes: mistakes whose two hands can be tried at once, each with what is asked at the table, as HTML.
    """
    _ = words.html
    example = escape(format_cards(_EXAMPLE, words.locale.notation))
    # TRANSLATORS: %(cards)s: 6h 4d 3s Ac
    # TRANSLATORS: %(shown)s: 6♥ 4♦ 3♠ A♣
    hint = _(
        "Type four cards into a hand, such as %(cards)s for %(shown)s, or tap them in the deck."
        " You can also write them as any other language of this site does."
    ) % {"cards": f'<code dir="ltr">{example}</code>', "shown": words.cards(_EXAMPLE)}
    invitation = _("Or try a dispute that comes up often:")
    buttons = "".join(
        f'<button type="button" class="checker-button" data-hands="{dispute_link(trap)}">{question}</button>'
        for trap, question in disputes
    )
    return (
        # Not a <div>: the search index would take in again what follows the first one inside.
        f'<section id="checker" class="checker" data-table="../../{TABLE_FILE}" data-words="words.json"'
        ' data-search-exclude aria-busy="true" hidden>'
        f'<div class="checker-table"></div><p id="checker-hint">{hint}</p>'
        f'<p class="checker-try" id="checker-try">{invitation}</p>'
        f'<div class="checker-buttons" role="group" aria-labelledby="checker-try">{buttons}</div></section>'
    )
