"""Locales: one folder of `locales/` each, described by its locale.toml.

Nothing else lists the languages: a folder with a locale.toml is a language of the site.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from dataclasses import dataclass, fields
from decimal import Decimal
from fractions import Fraction
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from babel.localedata import locale_identifiers
from babel.numbers import format_decimal

from badugi_core import INTERNATIONAL, Notation, NotationError, Rank, Suit
from tools.errors import ROOT, SiteError, place
from tools.i18n.plurals import plural_rule

SOURCE = "en"
"""The locale of the source strings; it has no catalogues."""

LOCALES = ROOT / "locales"


@dataclass(frozen=True, kw_only=True)
class Locale:
    """One language of the site. The fields are the keys of locale.toml, except `code` and `notation`."""

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
    notation: Notation
    """How its readers write cards: the international letters, and the texts of the table ``[cards]``."""

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
        return format_decimal(value, locale=self.babel, group_separator=grouped)

    def percentage(self, share: Fraction, digits: int = 2) -> str:
        """A share as a percentage, rounded half up to `digits` decimals.

        >>> load_locale("en").percentage(Fraction(1, 8), 1), load_locale("tr").percentage(Fraction(1, 8), 1)
        ('12.5%', '%12,5')
        """
        scaled = (share * 100 * 10**digits * 2 + 1) // 2
        value = Decimal(int(scaled)).scaleb(-digits)
        pattern = "#,##0." + "0" * digits if digits else "#,##0"
        return self.percent.format(n=format_decimal(value, format=pattern, locale=self.babel))


def _theme_has(language: str) -> bool:
    """Whether the theme, or our part of it, speaks a language."""
    folders = [ROOT / "tools" / "theme", *(Path(path) / "templates" for path in _packages("material"))]
    return any((folder / "partials" / "languages" / f"{language}.html").exists() for folder in folders)


def _search_has(language: str) -> bool:
    """Whether the theme's search can stem a language; English needs no file."""
    scripts = "templates/assets/javascripts/lunr/min"
    files = (Path(path) / scripts / f"lunr.{language}.min.js" for path in _packages("material"))
    return language == "en" or any(file.exists() for file in files)


def _is_plural_rule(text: str) -> bool:
    try:
        plural_rule(text)
    except ValueError:
        return False
    return True


def _packages(name: str) -> list[str]:
    spec = find_spec(name)
    return list(spec.submodule_search_locations or ()) if spec else []


_RULES: dict[str, tuple[Callable[[Any], object], str]] = {
    "name": (re.compile(r"[^<>&\"]+").fullmatch, "a name without < > & and quotes"),
    "path": (re.compile(r"(?!assets$|search$)[a-z]{2,8}(-[a-z0-9]+)*").fullmatch, "lower-case letters, not assets or search"),
    "lang": (re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]+)*").fullmatch, "a tag such as pt-PT"),
    "direction": (lambda text: text in {"ltr", "rtl"}, "ltr or rtl"),
    "babel": (lambda text: text in locale_identifiers(), "a locale that Babel knows, such as pt_PT"),
    "theme_language": (_theme_has, "a file of partials/languages/ of the theme"),
    "search_language": (_search_has, "a language of the theme's search, such as pt"),
    "plural_forms": (_is_plural_rule, "a rule such as nplurals=2; plural=(n != 1);"),
    "percent": (re.compile(r"[^{}<>&\"]*\{n\}[^{}<>&\"]*").fullmatch, "a text with one {n}"),
    "grouped_from_digits": (lambda digits: digits > 0, "a number above 0"),
}
"""What the value of a key must be, and how to say so."""

_CARD_KEYS: dict[str, Rank | Suit | None] = {part.name.lower(): part for part in (*Rank, *Suit)} | {"ignored": None}
"""The keys of the table ``[cards]``; ``ignored`` has the texts of a card that does not play."""

_CARD_TEXT = re.compile(r"[^\W_]+|[♣♦♥♠]")
"""A text that can stand on a page as it is."""


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


def load_locale(code: str, folder: Path = LOCALES) -> Locale:
    """Read one locale.

    Raises:
        SiteError: locale.toml cannot be read, or a key is missing, unknown or has a wrong value.

    >>> load_locale("pt_PT").lang
    'pt-PT'
    """
    path = folder / code / "locale.toml"

    def fault(line: int | None, what: str, remedy: str) -> SiteError:
        return SiteError(f"{place(path, line, folder.parent)}: {what}: {remedy}.")

    try:
        text = path.read_text(encoding="utf-8-sig")
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"at line (\d+)", str(error))
        number = int(found[1]) if found else text.count("\n") + 1
        raise fault(number, "this is not TOML", 'write key = "value"') from error
    except (OSError, UnicodeDecodeError) as error:
        raise fault(1, "the file cannot be read", "write it in UTF-8") from error

    lines = {match[1]: number for number, row in enumerate(text.split("\n"), 1) if (match := re.match(r"\[?(\w+)", row))}
    wanted = {field.name: str(field.type) for field in fields(Locale) if field.name not in {"code", "notation"}}
    wanted["cards"] = "dict"
    for key, value in data.items():
        line = lines.get(key, 1)
        if key not in wanted:
            raise fault(line, f"unknown key '{key}'", f"use {', '.join(wanted)}")
        if type(value).__name__ != wanted[key]:
            kind = {"str": "a text in quotes", "int": "a whole number", "dict": "[cards], and its keys below"}[wanted[key]]
            raise fault(line, f"'{key}' has a value of a wrong type", f"write {kind}")
        if key in _RULES and not _RULES[key][0](value):
            raise fault(line, f"'{key}' cannot be '{value}'", f"write {_RULES[key][1]}")
    if missing := [key for key in wanted if key not in data]:
        raise fault(1, f"the key '{missing[0]}' is missing", "add it, as the other locales have it")
    notation = _notation(data.pop("cards"), lambda key, *sentence: fault(lines.get(key, 1), *sentence))
    return Locale(code=code, notation=notation, **data)


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
