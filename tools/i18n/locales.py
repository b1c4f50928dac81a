"""Locales: one folder of `locales/` each, described by its locale.toml.

Nothing else lists the languages: a folder with a locale.toml is a language of the site.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, fields
from decimal import Decimal
from fractions import Fraction
from functools import lru_cache
from pathlib import Path
from typing import Any

from babel.numbers import format_decimal

from badugi_core import Notation
from tools.errors import ROOT, SiteError, place
from tools.i18n.glossary import Glossary, load_glossary
from tools.i18n.locale_file import LocaleFile, forbidden, notation, search
from tools.i18n.typography import Typography, typography

SOURCE = "en"
"""The locale of the source strings; it has no catalogues."""

LOCALES = ROOT / "locales"

_written = lru_cache(maxsize=1 << 14)(format_decimal)
"""A number in a locale; kept, since pages say the same numbers again and again."""


def rounded(value: Fraction, digits: int) -> Decimal:
    """A fraction, not below zero, as a decimal number rounded half up.

    >>> rounded(Fraction(41, 7), 2)
    Decimal('5.86')
    """
    return Decimal(int((value * 10**digits * 2 + 1) // 2)).scaleb(-digits)


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
    typography: Typography = field(default_factory=Typography)
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
        value = rounded(share * 100, digits)
        pattern = "#,##0." + "0" * digits if digits else "#,##0"
        return self.percent.format(n=_written(value, format=pattern, locale=self.babel))


def load_locale(code: str, folder: Path = LOCALES) -> Locale:
    """Read one locale.

    Raises:
        SiteError: locale.toml cannot be read, or a key is missing, unknown or has a wrong value.

    >>> load_locale("pt_PT").lang
    'pt-PT'
    """
    kinds = {one.name: str(one.type) for one in fields(Locale) if str(one.type) in ("str", "int") and one.name != "code"}
    file = LocaleFile(folder, code, kinds)
    tables: dict[str, Any] = {
        "notation": notation(file.values.pop("cards"), file.fault),
        "typography": typography(file.values.pop("typography", {}), file.fault),
        "forbidden": forbidden(file.values.pop("forbidden", {}), file.fault),
        "search": search(file.values.pop("search", {}), file.fault),
    }
    return Locale(code=code, glossary=load_glossary(folder), **tables, **file.values)


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


def translated_locales(folder: Path = LOCALES, codes: Iterable[str] | None = None) -> list[Locale]:
    """Every locale but the source, or some of them by their codes.

    Raises:
        SiteError: see `load_locales`.

    >>> [locale.code for locale in translated_locales(codes=["fr", "en"])]
    ['fr']
    """
    wanted = None if codes is None else set(codes)
    return [one for one in load_locales(folder) if not one.is_source and (wanted is None or one.code in wanted)]
