"""The words of scripts in one language, as files for the browser."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping

from badugi_core import DECK, Rank
from tools.i18n.catalogues import SCRIPTS, Catalogue
from tools.quiz.bank import Bank
from tools.words.names import HAND_NAMES
from tools.words.words import English, Words

Message = str | dict[str, str]
"""A translation, or its plural forms by the category that the browser's Intl.PluralRules names."""

QUIZ_SOURCES = (f"{SCRIPTS}/quiz",)
"""The folder whose messages the scripts of the quiz say by themselves."""

WORKSHEET_FILE = "print/worksheet/words.json"
"""The address of what the page of worksheets says beyond the quiz, below the language."""

_WORKSHEET_SOURCES = (f"{SCRIPTS}/worksheet",)


def browser_messages(catalogue: Catalogue, folders: Iterable[str]) -> dict[str, Message]:
    """The translations of the messages below folders, as `t` and `tn` of docs/assets/js/i18n.js read them.

    The modules that all scripts share have no messages of their own.

    >>> from tools.i18n.locales import load_locale
    >>> browser_messages(Catalogue.load(load_locale("fr")), QUIZ_SOURCES)["Right."]
    'Bonne réponse.'
    """
    categories = catalogue.plural_categories()

    def read(text: str | list[str]) -> Message:
        return text if isinstance(text, str) else {name: text[form] for name, form in categories.items()}

    found = (catalogue.messages_from(folder) for folder in folders)
    return {msgid: read(text) for messages in found for msgid, text in messages.items()}


def words_json(words: Words, messages: Mapping[str, Message]) -> str:
    """The file that `data-words` of a page names.

    Args:
        messages: from `browser_messages`, for the scripts of the page.
    """
    cards = {str(card): words.card_name(card) for card in DECK}
    hands = {f"{size}-{top.letter}": words.name_by_top(size, top) for size, top in HAND_NAMES}
    data = {
        "lang": words.lang,
        "direction": words.locale.direction,
        "percent": words.locale.percent,
        "messages": dict(sorted(messages.items())),
        "cards": cards,
        "ranks": {rank.letter: words.rank(rank) for rank in Rank},
        "hands": hands,
        # Names that are English for want of a translation; of messages, those are left out.
        "english": sorted({name for name in (*cards.values(), *hands.values()) if isinstance(name, English)}),
    }
    return _json(data)


def questions_json(catalogue: Catalogue, bank: Bank) -> str:
    """The file that `data-questions` of the quiz names: the messages of its bank that its scripts do not have.

    >>> from tools.i18n.locales import load_locale
    >>> from tools.quiz.bank import make_bank
    >>> questions_json(Catalogue.load(load_locale("en")), make_bank())
    '{}\\n'
    """
    msgids = set() if catalogue.locale.is_source else bank.msgids - browser_messages(catalogue, QUIZ_SOURCES).keys()
    return _json({msgid: text for msgid in sorted(msgids) if (text := catalogue.lookup(msgid))})


def worksheet_json(catalogue: Catalogue, rule_numbers: Mapping[str, str]) -> str:
    """The file that `data-own` of the page of worksheets names, which also loads the two files of the quiz.

    Args:
        catalogue: The messages that the quiz does not say are taken from it.
        rule_numbers: The number of each rule, by its anchor: on paper it stands for a link.

    >>> from tools.i18n.locales import load_locale
    >>> worksheet_json(Catalogue.load(load_locale("en")), {"plays": "2.3"})
    '{"messages":{},"numbers":{"plays":"2.3"}}\\n'
    """
    of_quiz = browser_messages(catalogue, QUIZ_SOURCES)
    messages = {
        msgid: text
        for msgid, text in sorted(browser_messages(catalogue, _WORKSHEET_SOURCES).items())
        if msgid not in of_quiz
    }
    return _json({"messages": messages, "numbers": dict(rule_numbers)})


def _json(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"
