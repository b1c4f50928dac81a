"""Catalogues: the translations of one locale, ready to be looked up.

Each locale but the source has three files, one per domain. A message stands in one of them
only, so a lookup does not ask which. What is missing, empty or fuzzy is not a translation:
`Catalogue.lookup` answers None and the caller falls back to English.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

import babel

from tools.i18n.locales import LOCALES, Locale
from tools.i18n.plurals import PluralRule, plural_rule
from tools.i18n.po import Message, PoFile, read_po

DOMAINS = ("pages", "ui", "cards")
"""The catalogues: page text, the interface (quiz and navigation), names of cards and hands."""

SCRIPTS = "docs/assets/js"
"""The folder whose messages are formatted in the browser, with ``%(name)s`` placeholders."""


def po_path(code: str, domain: str, folder: Path = LOCALES) -> Path:
    """Where a catalogue lies.

    >>> po_path("fr", "ui", Path("locales")).as_posix()
    'locales/fr/LC_MESSAGES/ui.po'
    """
    return folder / code / "LC_MESSAGES" / f"{domain}.po"


def read_catalogues(code: str, folder: Path = LOCALES) -> dict[str, PoFile]:
    """The files of a locale that exist, by domain.

    Raises:
        SiteError: a file cannot be read, names the file and the line.
    """
    paths = {domain: po_path(code, domain, folder) for domain in DOMAINS}
    return {domain: read_po(path, folder.parent) for domain, path in paths.items() if path.exists()}


@dataclass(frozen=True)
class Catalogue:
    """The translations of one locale: its three files and one table of what can be used."""

    locale: Locale
    files: Mapping[str, PoFile] = field(default_factory=dict)
    """The files that exist, by domain; none for the source locale."""
    _texts: Mapping[tuple[str | None, str], Message] = field(default_factory=dict, repr=False)

    @classmethod
    def load(cls, locale: Locale, folder: Path = LOCALES) -> Catalogue:
        """Read the files of a locale; a file that does not exist yet holds no translation.

        Raises:
            SiteError: a file cannot be read, names the file and the line.

        >>> from tools.i18n.locales import load_locale
        >>> Catalogue.load(load_locale("en")).lookup("card", plural="cards", n=2)
        'cards'
        """
        if locale.is_source:
            return cls(locale)
        files = read_catalogues(locale.code, folder)
        texts: dict[tuple[str | None, str], Message] = {}
        for po in files.values():
            for message in po.active():
                if message.translated:
                    texts.setdefault(message.key, message)
        return cls(locale, files, texts)

    @property
    def plurals(self) -> PluralRule:
        """The plural rule of the locale."""
        return plural_rule(self.locale.plural_forms)

    def texts(self, key: tuple[str | None, str]) -> tuple[str, ...]:
        """Every form of a translation, by context and msgid; none where there is none to be trusted."""
        message = self._texts.get(key)
        return message.forms if message else ()

    def lookup(
        self, msgid: str, *, context: str | None = None, plural: str | None = None, n: int | None = None
    ) -> str | None:
        """The translation of a message, None where there is none to be trusted.

        With `plural`, the form that goes with the whole number `n`.
        """
        number = 1 if n is None else n
        if self.locale.is_source:
            return msgid if plural is None or number == 1 else plural
        message = self._texts.get((context, msgid))
        if message is None or (plural is not None and plural != message.plural):
            return None
        if message.plural is None:
            return message.forms[0]
        if len(message.forms) != self.plurals.count:
            return None
        return message.forms[self.plurals.index(abs(number))]

    def entries(self) -> Iterator[tuple[PoFile, Message]]:
        """Every message that is not obsolete, with its file; `message.line` is its line."""
        for po in self.files.values():
            for message in po.active():
                yield po, message

    def messages_from(self, folder: str) -> dict[str, str | list[str]]:
        """The translations of messages used below a folder: a text, or the list of its forms.

        A message with a context has the key ``context + "\\x04" + msgid``, as in gettext.

        >>> from tools.i18n.locales import load_locale
        >>> Catalogue.load(load_locale("en")).messages_from(SCRIPTS)
        {}
        """
        prefix = folder.rstrip("/") + "/"
        found: dict[str, str | list[str]] = {}
        for message in self._texts.values():
            if any(file.startswith(prefix) for file in message.files):
                key = message.id if message.context is None else f"{message.context}\x04{message.id}"
                found[key] = list(message.forms) if message.plural is not None else message.forms[0]
        return found

    def plural_categories(self) -> dict[str, int]:
        """Which form each CLDR category of whole numbers takes: the browser's Intl knows these.

        >>> from tools.i18n.locales import load_locale
        >>> Catalogue.load(load_locale("ru")).plural_categories()
        {'one': 0, 'few': 1, 'many': 2, 'other': 2}
        """
        category = babel.Locale.parse(self.locale.babel).plural_form
        numbers = [*range(200), 1_000_000]
        forms = {category(n): self.plurals.index(n) for n in reversed(numbers)}
        forms.setdefault("other", self.plurals.count - 1)
        order = ("zero", "one", "two", "few", "many", "other")
        return {name: forms[name] for name in order if name in forms}
