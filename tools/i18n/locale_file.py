"""The file locale.toml: what each of its keys must be. It is untrusted input, as catalogues are.

What has one value is in `_RULES`; the tables ``[cards]``, ``[forbidden]`` and ``[search]`` have a function
each, and ``[typography]`` a module of its own.
"""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from babel.localedata import locale_identifiers

from badugi_core import INTERNATIONAL, Notation, NotationError, Rank, Suit
from tools.errors import SiteError, place
from tools.i18n.letters import MOST_MARKS, for_terminal, heaped, hidden
from tools.i18n.plurals import plural_rule
from tools.i18n.theme import search_has, theme_has

_LARGEST = 50_000
"""In bytes; ours have two or three thousand."""


def _is_plural_rule(text: str) -> bool:
    try:
        plural_rule(text)
    except ValueError:
        return False
    return True


def is_name(text: str) -> bool:
    """Whether a text can stand in a menu as it is: letters and a few marks, none of them hidden."""
    return len(text) <= 40 and all(
        unicodedata.category(one)[0] in "LMN" or one in " .,-()‘’·་" for one in text
    ) and any(map(str.isalpha, text)) and hidden(text) is None and heaped(text) <= MOST_MARKS


def _is_alphabet(text: str) -> bool:
    """Whether a value lists letters: *ch* can be one too."""
    letters = text.split(" ") if text else []
    return len(set(letters)) == len(letters) and all(
        0 < len(each) <= 3 and each == each.lower() and all(unicodedata.category(one)[0] in "LM" for one in each)
        for each in letters
    )


# Spaces, signs of many scripts, the marks that keep them beside the number, and letters.
_SIGNS = r"([ \u00a0\u202f%٪﹪％\u061c\u200e\u200f]|[^\W\d_]){0,10}"
_PERCENT = re.compile(_SIGNS + r"\{n\}" + _SIGNS)

_RULES: dict[str, tuple[Callable[[Any], object], str]] = {
    "name": (is_name, "a name of letters, without < > & and quotes"),
    "path": (re.compile(r"(?!assets$|search$)[a-z]{2,8}(-[a-z0-9]{1,8}){0,3}").fullmatch, "lower-case letters, not assets or search"),
    "lang": (re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{1,8}){0,4}").fullmatch, "a tag such as pt-PT"),
    "direction": (lambda text: text in {"ltr", "rtl"}, "ltr or rtl"),
    "babel": (lambda text: text in locale_identifiers(), "a locale that Babel knows, such as pt_PT"),
    "theme_language": (theme_has, "a file of partials/languages/ of the theme"),
    "search_language": (search_has, "a language of the theme's search, such as pt"),
    "plural_forms": (_is_plural_rule, "a rule such as nplurals=2; plural=(n != 1);"),
    "percent": (_PERCENT.fullmatch, "a sign and one {n}, such as {n} %"),
    "grouped_from_digits": (lambda digits: digits > 0, "a number above 0"),
    "alphabet": (_is_alphabet, "small letters in order, each once, with a space between two, such as a b c"),
}
"""What the value of a key must be, and how to say so."""

_TABLES = ("cards", "typography", "forbidden", "search")
_OPTIONAL = ("alphabet", "typography", "forbidden", "search")
"""The keys that a locale can do without."""

_CARD_KEYS: dict[str, Rank | Suit | None] = {part.name.lower(): part for part in (*Rank, *Suit)} | {"ignored": None}
"""The keys of the table ``[cards]``; ``ignored`` has the texts of a card that does not play."""

_CARD_TEXT = re.compile(r"[^\W_]{1,20}|[♣♦♥♠]")
"""A text that can stand on a page as it is."""

_CODE = re.compile(r"[a-z]{2,3}([_@][A-Za-z0-9]{2,8}){0,3}")
"""The name of the folder, which stands in addresses of files and in headers."""


class LocaleFile:
    """A locale.toml whose keys are known to have values that can be."""

    def __init__(self, folder: Path, code: str, keys: Mapping[str, str]) -> None:
        """Read it.

        Args:
            folder: The folder of the locales.
            code: The name of the folder of this one.
            keys: The keys that have one value, each with its type, ``str`` or ``int``.

        Raises:
            SiteError: it cannot be read, or a key is missing, unknown or has a wrong value.
        """
        self._path = folder / code / "locale.toml"
        self._root = folder.parent
        if not _CODE.fullmatch(code):
            raise self._fault_at(None, "the folder is not called like a language", "name it like fr or pt_BR")
        text = self._text()
        self.values = self._toml(text)
        """Its values by key, those of tables too."""
        rows = ((number, re.match(r'\[?(?:"([^"]+)"|([\w-]+))', row)) for number, row in enumerate(text.split("\n"), 1))
        self._lines = {match[1] or match[2]: number for number, match in rows if match}
        self._check({**keys, **dict.fromkeys(_TABLES, "dict")})

    def fault(self, key: str, what: str, remedy: str) -> SiteError:
        """What is said of a key, which may be one of a table."""
        return self._fault_at(self._lines.get(key, 1), what, remedy)

    def _fault_at(self, line: int | None, what: str, remedy: str) -> SiteError:
        where = place(self._path, line, self._root)
        return SiteError(f"{where}: {for_terminal(what, 200)}: {remedy}.")

    def _text(self) -> str:
        try:
            with self._path.open("rb") as stream:
                raw = stream.read(_LARGEST + 1)
            if len(raw) > _LARGEST:
                raise self._fault_at(1, f"larger than {_LARGEST} bytes", "take out what is not a key")
            return raw.decode("utf-8-sig").replace("\r\n", "\n")
        except (OSError, UnicodeDecodeError) as error:
            raise self._fault_at(1, "the file cannot be read", "write it in UTF-8") from error

    def _toml(self, text: str) -> dict[str, Any]:
        try:
            return tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            found = re.search(r"at line (\d+)", str(error))
            line = int(found[1]) if found else text.count("\n") + 1
            raise self._fault_at(line, "this is not TOML", 'write key = "value"') from error
        except (RecursionError, ValueError) as error:  # brackets in brackets in brackets, a number without end
            raise self._fault_at(1, "this is more than TOML can be", 'write key = "value"') from error

    def _check(self, wanted: Mapping[str, str]) -> None:
        for key, value in self.values.items():
            if key not in wanted:
                raise self.fault(key, f"unknown key '{key}'", f"use {', '.join(wanted)}")
            if type(value).__name__ != wanted[key]:
                kinds = {"str": "a text in quotes", "int": "a whole number", "dict": f"[{key}], and its keys below"}
                raise self.fault(key, f"'{key}' has a value of a wrong type", f"write {kinds[wanted[key]]}")
            if key in _RULES and not _RULES[key][0](value):
                raise self.fault(key, f"'{key}' cannot be '{value}'", f"write {_RULES[key][1]}")
        if missing := [key for key in wanted if key not in self.values and key not in _OPTIONAL]:
            raise self._fault_at(1, f"the key '{missing[0]}' is missing", "add it, as the other locales have it")


def notation(cards: dict[str, object], fault: Callable[[str, str, str], SiteError]) -> Notation:
    """The international notation with the texts of the table ``[cards]``.

    Key by key, so that `fault` can name the key whose text clashes with another.
    """
    read = INTERNATIONAL
    for key, texts in cards.items():
        if key not in _CARD_KEYS:
            raise fault(key, f"unknown key '{key}' in [cards]", f"use {', '.join(_CARD_KEYS)}")
        if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
            raise fault(key, f"'{key}' has a value of a wrong type", 'write a list such as ["K", "k"]')
        for text in texts:
            if not _CARD_TEXT.fullmatch(text):
                raise fault(key, f"'{key}' cannot be '{text}'", "write letters and digits, or one of ♣ ♦ ♥ ♠")
        part = _CARD_KEYS[key]
        try:
            if isinstance(part, Rank):
                read = read.extended(ranks=dict.fromkeys(texts, part))
            elif isinstance(part, Suit):
                read = read.extended(suits=dict.fromkeys(texts, part))
            else:
                read = read.extended(ignored=texts)
        except NotationError as error:
            raise fault(key, f"'{key}' gives '{error.text}' a second meaning", "leave that text out") from error
    return read


def forbidden(
    words: dict[str, object], fault: Callable[[str, str, str], SiteError]
) -> tuple[tuple[str, str], ...]:
    """The forms that are wrong, each with what to write."""
    for form, right in words.items():
        if not isinstance(right, str) or not right or form.count("*") > 2 or not form.replace("*", "").strip():
            raise fault(form, f"'{form}' has no right word in [forbidden]", 'write a line such as "tela*" = "ecrã"')
    return tuple((form, str(right)) for form, right in words.items())


def search(words: dict[str, object], fault: Callable[[str, str, str], SiteError]) -> tuple[tuple[str, str], ...]:
    """The words that lead to others."""
    for word, meant in words.items():
        if not (isinstance(meant, str) and word.isalnum() and meant.replace(" ", "").isalnum()):
            raise fault(word, f"'{word}' is not one word that leads to others in [search]", 'write a line such as dictionary = "glossary"')
    return tuple((word, str(meant)) for word, meant in words.items())
