"""Locales: one folder of `locales/` each, described by its locale.toml.

Nothing else lists the languages: a folder with a locale.toml is a language of the site.
"""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass, field, fields
from decimal import Decimal
from fractions import Fraction
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from babel.localedata import locale_identifiers
from babel.numbers import format_decimal

from badugi_core import INTERNATIONAL, Notation, NotationError, Rank, Suit
from tools.errors import ROOT, SiteError, place
from tools.i18n.glossary import Glossary, load_glossary
from tools.i18n.letters import MOST_MARKS, heaped, hidden, shown
from tools.i18n.plurals import plural_rule
from tools.i18n.typography import Typography, typography

SOURCE = "en"
"""The locale of the source strings; it has no catalogues."""

LOCALES = ROOT / "locales"

_LARGEST_FILE = 50_000
"""Of a locale.toml, in bytes; ours have two or three thousand."""


_written = lru_cache(maxsize=1 << 14)(format_decimal)
"""A number in a locale; kept, since pages say the same numbers again and again."""


@dataclass(frozen=True, kw_only=True)
class Locale:
    """One language of the site. The fields are the keys of locale.toml, except the first and the last ones."""

    code: str
    """The folder and gettext name: ``fr``, ``pt_PT``."""
    name: str
    """The language in its own words: ``Português``."""
    path: str
    """The first segment of its addresses: ``pt``."""
    lang: str
    """BCP 47, for ``<html lang>`` and hreflang: ``pt-PT``."""
    direction: str
    """``ltr`` or ``rtl``."""
    babel: str
    """The CLDR locale that formats numbers."""
    theme_language: str
    """The file of the theme's interface: ``partials/languages/<this>.html``."""
    search_language: str
    """The lunr language of the search index."""
    plural_forms: str
    """The Plural-Forms header that every catalogue of the locale must have."""
    percent: str
    """How a percentage is written around its number: ``{n} %``."""
    grouped_from_digits: int
    """Numbers of fewer digits have no thousands separator."""
    alphabet: str = ""
    """Its letters in order, a space between two, for lists in the order of words. A letter that is not among
    them, such as é, stands with the one it is made from. Without an alphabet, words stand by code points."""
    notation: Notation
    """How its readers write cards: the international letters, and the texts of the table ``[cards]``."""
    typography: Typography = Typography()
    """The table ``[typography]``, which may be left out."""
    forbidden: tuple[tuple[str, str], ...] = ()
    """The table ``[forbidden]``, which may be left out: forms that are wrong, with what is right."""
    search: tuple[tuple[str, str], ...] = ()
    """The table ``[search]``, which may be left out: words that readers look for, with one word or more of what they mean."""
    glossary: Glossary = field(default_factory=Glossary, repr=False, compare=False)
    """The terms of all locales, from glossary.tsv beside the folders of locales."""

    @property
    def is_source(self) -> bool:
        """Whether this is the language of the msgids."""
        return self.code == SOURCE

    def number(self, value: int | Decimal) -> str:
        """A number as this language writes it.

        >>> load_locale("pt_PT").number(1092), load_locale("en").number(270725)
        ('1092', '270,725')
        """
        grouped = len(str(abs(int(value)))) >= self.grouped_from_digits
        return _written(value, locale=self.babel, group_separator=grouped)

    def percentage(self, share: Fraction, digits: int = 2) -> str:
        """A share as a percentage, rounded half up to `digits` decimals.

        >>> load_locale("en").percentage(Fraction(1, 8), 1), load_locale("tr").percentage(Fraction(1, 8), 1)
        ('12.5%', '%12,5')
        """
        scaled = (share * 100 * 10**digits * 2 + 1) // 2
        value = Decimal(int(scaled)).scaleb(-digits)
        pattern = "#,##0." + "0" * digits if digits else "#,##0"
        return self.percent.format(n=_written(value, format=pattern, locale=self.babel))


def theme_folders(root: Path = ROOT) -> list[Path]:
    """Where the files of the theme are looked for: our part of it first."""
    return [root / "tools" / "theme", *(Path(path) / "templates" for path in _packages("material"))]


def _is_file_name(language: str) -> bool:
    """Whether a value can be part of the name of a file, and lead nowhere else."""
    return re.fullmatch(r"[A-Za-z]{2,8}(-[A-Za-z]{2,8})*", language) is not None


def theme_has(language: str) -> bool:
    """Whether the theme, or our part of it, speaks a language."""
    return _is_file_name(language) and any((folder / "partials" / "languages" / f"{language}.html").exists() for folder in theme_folders())


def search_has(language: str) -> bool:
    """Whether the theme's search can stem a language; English needs no file."""
    scripts = "templates/assets/javascripts/lunr/min"
    files = (Path(path) / scripts / f"lunr.{language}.min.js" for path in _packages("material"))
    return language == "en" or (_is_file_name(language) and any(file.exists() for file in files))


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


def _packages(name: str) -> list[str]:
    spec = find_spec(name)
    return list(spec.submodule_search_locations or ()) if spec else []


# Spaces, signs of many scripts, the marks that keep them beside the number, and letters.
_PERCENT = re.compile(r"([ \u00a0\u202f%٪﹪％\u061c\u200e\u200f]|[^\W\d_]){0,10}\{n\}([ \u00a0\u202f%٪﹪％\u061c\u200e\u200f]|[^\W\d_]){0,10}")

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


def _notation(cards: dict[str, object], fault: Callable[[str, str, str], SiteError]) -> Notation:
    """The international notation with the texts of the table ``[cards]``.

    Key by key, so that `fault` can name the key whose text clashes with another.
    """
    notation = INTERNATIONAL
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
                notation = notation.extended(ranks=dict.fromkeys(texts, part))
            elif isinstance(part, Suit):
                notation = notation.extended(suits=dict.fromkeys(texts, part))
            else:
                notation = notation.extended(ignored=texts)
        except NotationError as error:
            raise fault(key, f"'{key}' gives '{error.text}' a second meaning", "leave that text out") from error
    return notation


def _forbidden(
    words: dict[str, object], fault: Callable[[str, str, str], SiteError]
) -> tuple[tuple[str, str], ...]:
    """The forms that are wrong, each with what to write."""
    for form, right in words.items():
        if not isinstance(right, str) or not right or form.count("*") > 2 or not form.replace("*", "").strip():
            raise fault(form, f"'{form}' has no right word in [forbidden]", 'write a line such as "tela*" = "ecrã"')
    return tuple((form, str(right)) for form, right in words.items())


def _search(words: dict[str, object], fault: Callable[[str, str, str], SiteError]) -> tuple[tuple[str, str], ...]:
    """The words that lead to others."""
    for word, meant in words.items():
        if not (isinstance(meant, str) and word.isalnum() and meant.replace(" ", "").isalnum()):
            raise fault(word, f"'{word}' is not one word that leads to others in [search]", 'write a line such as dictionary = "glossary"')
    return tuple((word, str(meant)) for word, meant in words.items())


def load_locale(code: str, folder: Path = LOCALES) -> Locale:
    """Read one locale.

    Raises:
        SiteError: locale.toml cannot be read, or a key is missing, unknown or has a wrong value.

    >>> load_locale("pt_PT").lang
    'pt-PT'
    """
    path = folder / code / "locale.toml"

    def fault(line: int | None, what: str, remedy: str) -> SiteError:
        return SiteError(f"{place(path, line, folder.parent)}: {shown(what, 200)}: {remedy}.")

    if not _CODE.fullmatch(code):
        raise fault(None, "the folder is not called like a language", "name it like fr or pt_BR")
    try:
        with path.open("rb") as stream:
            raw = stream.read(_LARGEST_FILE + 1)
        if len(raw) > _LARGEST_FILE:
            raise fault(1, f"larger than {_LARGEST_FILE} bytes", "take out what is not a key")
        text = raw.decode("utf-8-sig").replace("\r\n", "\n")
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"at line (\d+)", str(error))
        number = int(found[1]) if found else text.count("\n") + 1
        raise fault(number, "this is not TOML", 'write key = "value"') from error
    except (OSError, UnicodeDecodeError) as error:
        raise fault(1, "the file cannot be read", "write it in UTF-8") from error
    except (RecursionError, ValueError) as error:  # brackets in brackets in brackets, a number without end
        raise fault(1, "this is more than TOML can be", 'write key = "value"') from error

    keys = ((number, re.match(r'\[?(?:"([^"]+)"|([\w-]+))', row)) for number, row in enumerate(text.split("\n"), 1))
    lines = {match[1] or match[2]: number for number, match in keys if match}
    wanted = {one.name: str(one.type) for one in fields(Locale) if str(one.type) in ("str", "int") and one.name != "code"}
    wanted |= dict.fromkeys(_TABLES, "dict")
    for key, value in data.items():
        line = lines.get(key, 1)
        if key not in wanted:
            raise fault(line, f"unknown key '{key}'", f"use {', '.join(wanted)}")
        if type(value).__name__ != wanted[key]:
            kind = {"str": "a text in quotes", "int": "a whole number", "dict": f"[{key}], and its keys below"}[wanted[key]]
            raise fault(line, f"'{key}' has a value of a wrong type", f"write {kind}")
        if key in _RULES and not _RULES[key][0](value):
            raise fault(line, f"'{key}' cannot be '{value}'", f"write {_RULES[key][1]}")
    if missing := [key for key in wanted if key not in data and key not in _OPTIONAL]:
        raise fault(1, f"the key '{missing[0]}' is missing", "add it, as the other locales have it")

    def key_fault(key: str, what: str, remedy: str) -> SiteError:
        return fault(lines.get(key, 1), what, remedy)

    return Locale(
        code=code,
        notation=_notation(data.pop("cards"), key_fault),
        typography=typography(data.pop("typography", {}), key_fault),
        forbidden=_forbidden(data.pop("forbidden", {}), key_fault),
        search=_search(data.pop("search", {}), key_fault),
        glossary=load_glossary(folder),
        **data,
    )


def load_locales(folder: Path = LOCALES) -> list[Locale]:
    """Every locale in order of its address, the source language first.

    Raises:
        SiteError: a locale.toml is faulty, or two locales share an address.
    """
    codes = sorted(path.parent.name for path in folder.glob("*/locale.toml"))
    locales = [load_locale(code, folder) for code in codes]
    locales.sort(key=lambda locale: (not locale.is_source, locale.path))
    for index, locale in enumerate(locales):
        for other in locales[:index]:
            for key in ("path", "lang"):
                if (value := getattr(locale, key)) == getattr(other, key):
                    file = place(folder / locale.code / "locale.toml", root=folder.parent)
                    raise SiteError(f"{file}: {key} '{value}' is taken by {other.code}: choose another.")
    if not locales or not locales[0].is_source:
        raise SiteError(f"{place(folder / SOURCE / 'locale.toml', root=folder.parent)}: the source language is missing.")
    return locales
