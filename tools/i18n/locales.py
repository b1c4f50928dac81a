"""Locales: one folder of `locales/` each, described by its locale.toml.

Nothing else lists the languages: a folder with a locale.toml is a language of the site.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, fields
from decimal import Decimal
from fractions import Fraction
from pathlib import Path

from babel.numbers import format_decimal

from tools.errors import ROOT, SiteError, place

SOURCE = "en"
"""The locale of the source strings; it has no catalogues."""

LOCALES = ROOT / "locales"


@dataclass(frozen=True, kw_only=True)
class Locale:
    """One language of the site. The fields are the keys of locale.toml, except `code`."""

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


def load_locale(code: str, folder: Path = LOCALES) -> Locale:
    """Read one locale.

    Raises:
        SiteError: locale.toml cannot be read, or a key is missing, unknown or of a wrong type.

    >>> load_locale("pt_PT").lang
    'pt-PT'
    """
    path = folder / code / "locale.toml"
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise SiteError(f"{place(path)}: {error}: write a readable TOML file.") from error
    wanted = {field.name: field.type for field in fields(Locale) if field.name != "code"}
    for key in [*data, *wanted]:
        if key not in wanted:
            raise SiteError(f"{place(path)}: unknown key '{key}': use {', '.join(wanted)}.")
        if key not in data:
            raise SiteError(f"{place(path)}: missing key '{key}': add it, as the other locales have it.")
        if type(data[key]).__name__ != wanted[key]:
            raise SiteError(f"{place(path)}: key '{key}' must be of type {wanted[key]}.")
    return Locale(code=code, **data)


def load_locales(folder: Path = LOCALES) -> list[Locale]:
    """Every locale in order of its address, the source language first.

    Raises:
        SiteError: a locale.toml is faulty, or two locales share an address.
    """
    codes = sorted(path.parent.name for path in folder.glob("*/locale.toml"))
    locales = [load_locale(code, folder) for code in codes]
    locales.sort(key=lambda locale: (not locale.is_source, locale.path))
    for first, second in zip(locales, locales[1:]):
        if first.path == second.path:
            file = place(folder / second.code / "locale.toml")
            raise SiteError(f"{file}: path '{second.path}' is taken by {first.code}: choose another.")
    return locales
