"""What a check is, what it looks at, and what it finds."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from enum import Enum
from functools import cached_property

from tools.i18n.catalogues import SCRIPTS, Catalogue
from tools.i18n.checks.shape import Pair
from tools.i18n.forms import prose
from tools.i18n.locales import Locale
from tools.i18n.plurals import plural_rule
from tools.i18n.po import Message, PoFile


class Severity(Enum):
    """What a fault means for the site."""

    UNSAFE = "unsafe"
    """It could break a page or smuggle something in: the build stops, and no waiver helps."""
    INCOMPLETE = "incomplete"
    """The page would be in English, or doubtful: the check fails."""


@dataclass(frozen=True, order=True)
class Fault:
    """Something wrong in a catalogue.

    >>> print(Fault("locales/fr/LC_MESSAGES/ui.po", 12, "html", "the translation lacks '<b>': put it back"))
    locales/fr/LC_MESSAGES/ui.po:12: html: the translation lacks '<b>': put it back.
    """

    file: str
    line: int
    id: str
    """Which check found it."""
    message: str
    severity: Severity = field(default=Severity.UNSAFE, compare=False)
    locale: str = field(default="", compare=False)

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.id}: {self.message}."


@dataclass(frozen=True)
class Text(Pair):
    """One text of a translation beside the English texts, with its language."""

    locale: Locale | None = None

    @property
    def language(self) -> Locale:
        """The locale, for the checks that ask how a language is written."""
        assert self.locale is not None
        return self.locale

    @cached_property
    def prose(self) -> str:
        """The translation without what is not language."""
        return prose(self.text)


@dataclass(frozen=True)
class Check:
    """One check. One of the four functions is set, but for the checks that the runner makes itself."""

    id: str
    severity: Severity
    description: str
    text: Callable[[Text], str | None] | None = None
    """Looks at one translated text."""
    message: Callable[[Message, Locale], str | None] | None = None
    """Looks at one entry."""
    file: Callable[[PoFile, Locale], Iterable[tuple[int, str]]] | None = None
    """Looks at a whole file; gives (line, what is wrong)."""
    catalogue: Callable[[Catalogue], Iterable[tuple[PoFile, Message, str]]] | None = None
    """Compares the entries of a locale; gives each that is wrong."""

    @property
    def waivable(self) -> bool:
        """Whether ``# waive: <id> <reason>`` above a message switches the check off for it.

        What is unsafe is compared by a machine because no translator should have to judge it.
        """
        return self.severity is Severity.INCOMPLETE and bool(self.text or self.message or self.catalogue)


def short(text: str, most: int = 50) -> str:
    """A text in one line of at most `most` characters.

    >>> short("a b\\nc"), len(short("x" * 99))
    ('a b c', 50)
    """
    text = " ".join(text.split())
    return text if len(text) <= most else text[: most - 1] + "…"


def pairs(message: Message, locale: Locale) -> list[Text]:
    """Each text of an entry beside the English texts that it may stand for.

    An empty text has nothing to compare, and a fuzzy one is not published.

    >>> from tools.i18n.locales import load_locale
    >>> message = Message(id="a card", plural="%(n)s cards", forms=("bir kart", "%(n)s kart"))
    >>> [pair.sources for pair in pairs(message, load_locale("tr"))]
    [('a card', '%(n)s cards'), ('%(n)s cards',)]
    """
    references = message.references
    script = bool(references) and all(one.startswith(SCRIPTS + "/") for one in references)
    found = []
    numbers = plural_rule(locale.plural_forms).numbers
    for index, text in enumerate(message.forms):
        number = None
        sources: tuple[str, ...] = (message.id,)
        if message.plural is not None:
            number = numbers[index] if index < len(numbers) else None
            sources = (message.id, message.plural) if number == 1 else (message.plural,)
        if text and not message.fuzzy:
            found.append(Text(text, sources, locale.babel, script, number, locale))
    return found
