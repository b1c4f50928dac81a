"""Words as data writes them: forms in which ``*`` stands for any letters.

The glossary and the lists of wrong words in locale.toml are written in such forms, because
words inflect: ``jou*`` finds *joue* and *jouent*.
"""

from __future__ import annotations

import re
from functools import cache

_PLACEHOLDER = re.compile(r"%\(\w+\)[a-z]|\{\w+\}")
_MARKUP = re.compile(r"\]\([^()]*\)|<[^<>]*>|`[^`]*`|&#?\w+;|[*_\[\]]")


def prose(text: str) -> str:
    """A text without what is not language: placeholders, link targets, tags, code and marks.

    >>> prose("See [**the** rules](%(url)s), %(name)s!").split()
    ['See', 'the', 'rules', ',', '!']
    """
    return _MARKUP.sub(" ", _PLACEHOLDER.sub(" ", text))


@cache
def pattern(forms: tuple[str, ...]) -> re.Pattern[str]:
    """What finds any of some forms as whole words, in capitals or not; each form is a group.

    >>> pattern(("grosse* blind*",)).findall("La Grosse blind.")
    ['Grosse blind']
    """
    return re.compile("|".join(f"({_one(form)})" for form in forms), re.IGNORECASE)


def _one(form: str) -> str:
    words = (re.escape(word).replace(r"\*", r"\w*") for word in form.split())
    return r"(?<!\w)" + r"\s+".join(words) + r"(?!\w)"


def found(forms: tuple[str, ...], text: str) -> str | None:
    """The first words of a text that have one of the forms.

    >>> found(("kulüp*", "elmas*"), "Bu kulüpler"), found((), "x")
    ('kulüpler', None)
    """
    match = pattern(forms).search(text) if forms else None
    return match[0] if match else None


def plain(forms: tuple[str, ...]) -> set[str]:
    """The forms without a star, in small letters."""
    return {form.lower() for form in forms if "*" not in form}
