"""Characters that deceive: those that cannot be seen, and letters taken from another alphabet."""

from __future__ import annotations

import re
import unicodedata
from functools import cache

import babel
from babel.core import get_global

_INKLESS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters, marks and symbols by their category that print nothing."""

_VARIANTS = re.compile("[\ufe00-\ufe0f\U000e0100-\U000e01ef]")
"""Variation selectors: they turn ♥ into a coloured picture, and carry hidden text."""

_JOINERS = "\u200c\u200d"
_DIRECTION_MARKS = "\u061c\u200e\u200f"
"""Marks that give a neutral character a direction; they cannot turn letters round."""

_JOINING_SCRIPTS = frozenset(
    "ARABIC SYRIAC MANDAIC NKO MONGOLIAN DEVANAGARI BENGALI GURMUKHI GUJARATI ORIYA TAMIL TELUGU KANNADA"
    " MALAYALAM SINHALA KHMER MYANMAR TIBETAN LAO".split()
)
"""Scripts that are spelled with joiners."""

MOST_MARKS = 4
"""How many marks may stand on one letter: pointed Hebrew needs as many."""

_RESEMBLING = frozenset({"LATIN", "CYRILLIC", "GREEK", "COPTIC", "ARMENIAN", "CHEROKEE"})
"""Scripts with letters that look the same, so that no word has letters of two."""

_NEUTRAL = frozenset({"FEMININE", "MASCULINE", "MICRO", "MODIFIER", "IDEOGRAPHIC"})
"""First words of the names of letters that go with any script."""

_SCRIPTS = {
    "Hans": {"CJK"},
    "Hant": {"CJK", "BOPOMOFO"},
    "Jpan": {"CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "HALFWIDTH", "FULLWIDTH"},
    "Kore": {"HANGUL", "CJK"},
}
"""Writing systems that are not called by the names of their letters."""

_WORD = re.compile(r"[^\W\d_]+")


def invisible(character: str) -> bool:
    r"""Whether a character cannot be seen, or changes the direction of others.

    >>> invisible("\u200b"), invisible("\u202e"), invisible("é"), invisible("\u00a0")
    (True, True, False, False)
    """
    if character == "\n":
        return False
    if character in _INKLESS or _VARIANTS.match(character):
        return True
    return unicodedata.category(character) in ("Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp")


def hidden(text: str, known: str = "") -> str | None:
    """The first invisible character of a text that no spelling asks for, and that is not known."""
    right_to_left: bool | None = None
    before = ""
    for character in text:
        if (not character.isascii() or character < " " or character == "\x7f") and character not in known:
            if character in _DIRECTION_MARKS:
                if right_to_left is None:
                    right_to_left = any(one.isalpha() and unicodedata.bidirectional(one) in ("R", "AL") for one in text)
                if not right_to_left:
                    return character
            elif character in _JOINERS:
                if script(before) not in _JOINING_SCRIPTS:
                    return character
            elif invisible(character):
                return character
        before = character
    return None


def heaped(text: str) -> int:
    r"""The most marks that stand on one letter.

    >>> heaped("Tirez"), heaped("e\u0323\u0302")
    (0, 2)
    """
    most = count = 0
    for character in text:
        count = count + 1 if not character.isascii() and unicodedata.category(character)[0] == "M" else 0
        most = max(most, count)
    return most


@cache
def script(character: str) -> str:
    """The script of a letter as Unicode calls it, or the first word of another name.

    >>> script("a"), script("а"), script("")
    ('LATIN', 'CYRILLIC', '')
    """
    return unicodedata.name(character, "").partition(" ")[0] if character else ""


@cache
def scripts_of(code: str) -> frozenset[str]:
    """The scripts that a CLDR locale is written in; Latin goes with all of them.

    >>> sorted(scripts_of("ru")), sorted(scripts_of("pt_PT"))
    (['CYRILLIC', 'LATIN'], ['LATIN'])
    """
    locale = babel.Locale.parse(code)
    likely = get_global("likely_subtags")
    full = likely.get(code) or likely.get(locale.language) or ""
    writing = locale.script or next((part for part in full.split("_") if len(part) == 4), "Latn")
    name = babel.Locale("en").scripts.get(writing, writing)
    return frozenset({"LATIN"} | _SCRIPTS.get(writing, {name.split()[0].upper()}))


def foreign(text: str, code: str) -> tuple[str, str] | None:
    """The first letter that is not of the language, or not of the alphabet of its word, and the word.

    >>> foreign("рука с тузом", "ru")
    >>> foreign("pука с тузом", "ru"), foreign("Bаdugi", "fr")
    (('p', 'pука'), ('а', 'Bаdugi'))
    """
    allowed = scripts_of(code) | _NEUTRAL
    for match in _WORD.finditer(text):
        word = match[0]
        if word.isascii():
            continue
        of = [script(character) for character in word]
        for character, one in zip(word, of, strict=True):
            if one not in allowed:
                return character, word
        found = sorted(_RESEMBLING.intersection(of), key=of.count)
        if len(found) > 1:
            # The rarer alphabet is the mistake.
            return word[of.index(found[0])], word
    return None


def for_terminal(text: str, most: int = 60) -> str:
    r"""What a file says, on one line and short enough for the sentence about it.

    >>> for_terminal("a\nb"), for_terminal("a" * 9, 5)
    ('a�b', 'aaaa…')
    """
    line = "".join(character if character.isprintable() else "�" for character in text[:most])
    return line if len(text) <= most else line[: most - 1] + "…"
