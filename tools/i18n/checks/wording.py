"""Are the words those of the language: the glossary's, no forbidden ones, the same for the same?"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from tools.i18n.catalogues import Catalogue
from tools.i18n.checks.model import Text, short
from tools.i18n.forms import pattern, prose
from tools.i18n.po import Message, PoFile


def glossary(pair: Text) -> str | None:
    """A term of the glossary is called by one of its names there."""
    terms, code = pair.language.glossary, pair.language.code
    faults = [next(terms.faults(prose(source), pair.prose, code), None) for source in pair.sources]
    return None if None in faults else faults[0]


def forbidden(pair: Text) -> str | None:
    """No form of the table [forbidden]: Brazilian words in European Portuguese, mistranslations."""
    text = _folded(pair.prose)
    for form, right in pair.language.forbidden:
        letters, find = _finder(form)
        # Most texts have no such letters: to look for them first is ten times as fast.
        if letters in text and (match := find.search(pair.prose)):
            return f"'{match[0]}' does not belong in this language: write '{right}'"
    return None


@cache
def _finder(form: str) -> tuple[str, re.Pattern[str]]:
    """The longest letters of a form, and its pattern.

    A form with a capital finds only that: *A la* is wrong in French, *il a la main* is right.
    """
    find = pattern((form,))
    if form != form.lower():
        find = re.compile(find.pattern)
    return max(map(_folded, re.split(r"[\s*]", form)), key=len), find


def _folded(text: str) -> str:
    """A text in which letters that a search takes for one are one, also I, İ and ı."""
    return text.replace("İ", "i").lower().replace("ı", "i")


def _sentences(text: str) -> list[str]:
    """The sentences of a text. A full stop before a small letter ends none: it is Turkish *1. tur*.

    >>> _sentences("1. bahis turu. Bu el (en iyisi) kazanır! 2")
    ['1. bahis turu.', 'Bu el (en iyisi) kazanır! 2']
    """
    sentences, start = [], 0
    for gap in re.finditer(r"(?<=[.!?…])\s+", text):
        if next(filter(str.isalnum, text[gap.end() : gap.end() + 20]), "").isupper():
            sentences.append(text[start : gap.start()])
            start = gap.end()
    return [*sentences, text[start:]]


def _comparable(text: str) -> str:
    """A text without the end and the capitals that depend on its place."""
    return re.sub(r"[.:!?…\s]+$", "", " ".join(text.split())).lower()


_ENOUGH = 4
"""Sentences of fewer words may well need different words in different places."""


def _units(message: Message) -> Iterator[tuple[str, frozenset[str]]]:
    """What can be compared of an entry: English texts, each with what it has become."""
    wholes = [(message.id, message.forms[:1])]
    if message.plural is not None:
        wholes.append((message.plural, message.forms[1:] or message.forms))
    for english, forms in wholes:
        yield english, frozenset(map(_comparable, forms))
        if message.plural is None:
            parts, texts = _sentences(english), _sentences(forms[0])
            if len(parts) == len(texts) > 1:
                yield from ((part, frozenset({_comparable(text)})) for part, text in zip(parts, texts, strict=True))


def inconsistent(catalogue: Catalogue) -> Iterator[tuple[PoFile, Message, str]]:
    """One English text, or whole sentence of it, has one translation.

    Also in another context, as the plural of another message, or inside a longer text.
    """
    seen: dict[str, tuple[PoFile, Message, frozenset[str], str]] = {}
    for po, message in catalogue.entries():
        if not message.translated:
            continue
        for english, texts in _units(message):
            key = _comparable(english)
            if len(key.split()) < _ENOUGH and english not in (message.id, message.plural):
                continue
            other_po, other, others, _ = seen.setdefault(key, (po, message, texts, english))
            if other is not message and not texts & others:
                yield po, message, (
                    f"'{short(english)}' is '{short(min(texts))}' here but '{short(min(others))}'"
                    f" in {other_po.file}:{other.line}: translate it alike"
                )
                break
