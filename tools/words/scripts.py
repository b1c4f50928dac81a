"""What scripts say in one language, as files for the browser."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from badugi_core import DECK, Rank
from tools.files import json_text
from tools.i18n.catalogues import SCRIPTS, Catalogue
from tools.i18n.names import HAND_NAMES
from tools.words.words import English, Words

Message = str | dict[str, str]
"""A translation, or its plural forms by the category that the browser's Intl.PluralRules names."""

HAND_SOURCE = f"{SCRIPTS}/hands"
"""The folder whose messages the scripts of the quiz and of the checker both say."""

QUIZ_SOURCES = (f"{SCRIPTS}/quiz", HAND_SOURCE)
"""The folders whose messages the scripts of the quiz say by themselves."""

WORKSHEET_FILE = "print/worksheet/words.json"
"""The address of what the page of worksheets says beyond the quiz, below the language."""

_WORKSHEET_SOURCES = (f"{SCRIPTS}/worksheet",)


def browser_messages(catalogue: Catalogue, folders: Iterable[str]) -> dict[str, Message]:
    """The translations of the messages below folders, as `t` and `tn` of docs/assets/js/i18n.js read them.

    The modules that stand in no folder have no messages of their own.

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
    return json_text(data) + "\n"


def questions_json(catalogue: Catalogue, msgids: Collection[str]) -> str:
    """The file that `data-questions` of the quiz names: the messages of its bank that its scripts do not have.

    Args:
        msgids: Those of the bank.

    >>> from tools.i18n.locales import load_locale
    >>> questions_json(Catalogue.load(load_locale("fr")), ["Right.", "The dealer"])
    '{"The dealer":"Le donneur"}\\n'
    """
    if catalogue.locale.is_source:
        return json_text({}) + "\n"
    lacking = set(msgids) - browser_messages(catalogue, QUIZ_SOURCES).keys()
    return json_text({msgid: text for msgid in sorted(lacking) if (text := catalogue.lookup(msgid))}) + "\n"


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
    return json_text({"messages": messages, "numbers": dict(rule_numbers)}) + "\n"
