"""Catalogues of a few messages, for tests of the checks."""

from __future__ import annotations

from tools.i18n.catalogues import Catalogue
from tools.i18n.checks import Fault, faults_in
from tools.i18n.locales import Locale, load_locale
from tools.i18n.po import Message, PoFile, format_po, parse_po

SCRIPT = ("docs/assets/js/quiz/view.js",)
"""The references of a message that the browser fills in."""

FIRST_LINE = 9
"""The line of the first msgid below `header_of`: msgid, msgstr, five fields, a blank line."""


def header_of(locale: Locale) -> str:
    """The header that a file of the locale must have."""
    return (
        f"Language: {locale.code}\nPlural-Forms: {locale.plural_forms}\nMIME-Version: 1.0\n"
        "Content-Type: text/plain; charset=UTF-8\nContent-Transfer-Encoding: 8bit\n"
    )


def catalogue_of(*messages: Message, code: str = "fr", header: str | None = None) -> Catalogue:
    """A catalogue with one file of these messages, written and read again."""
    locale = load_locale(code)
    po = PoFile(file="", header=header_of(locale) if header is None else header, messages=messages)
    return Catalogue(locale, {"ui": parse_po(format_po(po), "locales/x.po")})


def faults_of(*messages: Message, code: str = "fr", header: str | None = None) -> list[Fault]:
    """What the checks find in such a catalogue."""
    return faults_in(catalogue_of(*messages, code=code, header=header))


def ids_of(*messages: Message, code: str = "fr", header: str | None = None) -> list[str]:
    """Which checks find something there."""
    return [fault.id for fault in faults_of(*messages, code=code, header=header)]
