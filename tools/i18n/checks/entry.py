"""Is an entry translated, in all its forms, and confirmed?"""

from __future__ import annotations

from tools.i18n.checks.model import Text, short
from tools.i18n.forms import plain, prose
from tools.i18n.locales import Locale
from tools.i18n.plurals import plural_rule
from tools.i18n.po import Message


def plural_count(message: Message, locale: Locale) -> str | None:
    """As many plural forms as the language has."""
    count = plural_rule(locale.plural_forms).count
    if message.plural is None or len(message.forms) == count:
        return None
    return f"the translation has {len(message.forms)} plural forms, not {count}: run make i18n-update"


def missing(message: Message, locale: Locale) -> str | None:
    """There is a translation."""
    return None if any(message.forms) else f"'{short(message.id)}' is not translated: translate it"


def empty_form(message: Message, locale: Locale) -> str | None:
    """No plural form is left out."""
    if all(message.forms) or not any(message.forms):
        return None
    return f"plural form {message.forms.index('')} is empty: translate it"


def fuzzy(message: Message, locale: Locale) -> str | None:
    """A person has confirmed the translation."""
    if not message.fuzzy:
        return None
    return "the English text changed or resembles another: correct the translation and take the fuzzy mark off"


def untranslated(pair: Text) -> str | None:
    """The translation is not the English text, unless that has no words but names.

    A name is a word in capitals such as PDF, or what the glossary calls the same in both languages.
    """
    if pair.text not in pair.sources:
        return None
    left = prose(pair.text)
    for words, term in pair.language.glossary.terms_in(left):
        if words.lower() in plain(term.forms.get(pair.language.code, ())):
            left = left.replace(words, " ")
    letters = "".join(character if character.isalpha() else " " for character in left)
    if all(word.isupper() for word in letters.split()):
        return None
    return f"'{short(pair.text)}' is the English text: translate it"
