"""The checks of translations: what they are called, how grave they are, and what they found.

A fault is either *unsafe*, then the site is not built, or *incomplete*, then the site can be
built but the language is not ready to be published. `python -m tools.i18n check` and the
tests accept neither. How one text is compared with its msgid is in `shape`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from tools.errors import ROOT, place
from tools.i18n import shape
from tools.i18n.catalogues import DOMAINS, SCRIPTS, Catalogue, po_path
from tools.i18n.extract import extract
from tools.i18n.locales import Locale, load_locales
from tools.i18n.plurals import plural_rule
from tools.i18n.po import Message, PoFile
from tools.i18n.shape import Pair


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

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.id}: {self.message}."


class Severity(Enum):
    """What a fault means for the site."""

    UNSAFE = "unsafe"
    """It could break a page or smuggle something in: the build stops."""
    INCOMPLETE = "incomplete"
    """The page would be in English, or doubtful: the check fails."""


@dataclass(frozen=True)
class Check:
    """One check. Exactly one of the three functions is set."""

    id: str
    severity: Severity
    description: str
    text: Callable[[Pair], str | None] | None = None
    """Looks at one translated text."""
    message: Callable[[Message, Locale], str | None] | None = None
    """Looks at one entry."""
    file: Callable[[PoFile, Locale], Iterable[tuple[int, str]]] | None = None
    """Looks at a whole file; gives (line, message)."""


# ---- one entry ------------------------------------------------------------------------------


def _plural_count(message: Message, locale: Locale) -> str | None:
    count = plural_rule(locale.plural_forms).count
    if message.plural is None or len(message.forms) == count:
        return None
    return f"the translation has {len(message.forms)} plural forms, not {count}: run make i18n-update"


def _missing(message: Message, locale: Locale) -> str | None:
    return None if any(message.forms) else f"'{_short(message.id)}' is not translated: translate it"


def _empty_form(message: Message, locale: Locale) -> str | None:
    if all(message.forms) or not any(message.forms):
        return None
    return f"plural form {message.forms.index('')} is empty: translate it"


def _fuzzy(message: Message, locale: Locale) -> str | None:
    if not message.fuzzy:
        return None
    return "the English text changed or resembles another: correct the translation and take the fuzzy mark off"


def _waivers(message: Message) -> Iterator[tuple[str, str]]:
    for comment in message.comments:
        if match := re.match(r"waive:\s*(\S*)\s*(.*)", comment):
            yield match[1], match[2]


def _waiver(message: Message, locale: Locale) -> str | None:
    for check, reason in _waivers(message):
        if check not in WAIVABLE:
            return f"'{check}' cannot be waived: waive one of {', '.join(sorted(WAIVABLE))}"
        if not reason:
            return f"the waiver of {check} gives no reason: add one"
        by_id = next(one for one in CHECKS if one.id == check)
        if not _finding(by_id, message, locale, pairs(message, locale)):
            return f"the waiver of {check} waives nothing: take it out"
    return None


# ---- a file ---------------------------------------------------------------------------------


def _header(po: PoFile, locale: Locale) -> Iterator[tuple[int, str]]:
    for name, wanted in (("Language", locale.code), ("Plural-Forms", locale.plural_forms)):
        found = po.field(name)
        if found is None or _spaceless(found) != _spaceless(wanted):
            yield po.header_line, f"the header {name} is not '{wanted}': run make i18n-update"
    if "charset=utf-8" not in _spaceless(po.field("Content-Type") or "").lower():
        yield po.header_line, "the header Content-Type does not say charset=UTF-8: run make i18n-update"


def _spaceless(text: str) -> str:
    return re.sub(r"\s|;$", "", text)


def _duplicates(po: PoFile, locale: Locale) -> Iterator[tuple[int, str]]:
    first: dict[tuple[object, ...], Message] = {}
    for message in sorted(po.messages, key=lambda one: (one.obsolete, one.line)):
        other = first.setdefault(message.key, message)
        if other is not message:
            kind = "obsolete message" if message.obsolete else "message"
            yield message.line, f"{kind} '{_short(message.id)}' stands in line {other.line} too: delete one"


def _short(text: str) -> str:
    text = " ".join(text.split())
    return text if len(text) <= 50 else text[:49] + "…"


# ---- the table ------------------------------------------------------------------------------

_U, _I = Severity.UNSAFE, Severity.INCOMPLETE

CHECKS: tuple[Check, ...] = (
    Check("header", _U, "Language, Plural-Forms and charset agree with locale.toml", file=_header),
    Check("duplicate", _U, "each message stands once in a file, obsolete ones included", file=_duplicates),
    Check("plural-count", _U, "as many plural forms as the language has", message=_plural_count),
    Check("placeholders", _U, "the %(name)s and {name} of the English text, no others", shape.placeholders),
    Check("percent", _U, "a % is doubled or part of %(name)s", shape.percent),
    Check("quotes", _U, "the same straight quotes and backslashes", shape.quotes),
    Check("braces", _U, "no braces but placeholders and those of the English text", shape.braces),
    Check("jinja", _U, "no template code", shape.jinja),
    Check("links", _U, "the same links and images", shape.links),
    Check("schemes", _U, "no web address that the English text lacks", shape.schemes),
    Check("html", _U, "the same HTML tags, attributes and entities", shape.html),
    Check("emphasis", _U, "the same emphasis and code marks, around words", shape.emphasis),
    Check("icons", _U, "the same :icons:", shape.icons),
    Check("lines", _U, "the same lines, lists and headings", shape.lines),
    Check("control", _U, "no invisible or direction-changing characters", shape.control),
    Check("cards", _I, "the same cards and rank strings", shape.cards),
    Check("numbers", _I, "the same numbers in digits", shape.numbers),
    Check("percent-signs", _I, "as many percent signs", shape.percent_signs),
    Check("edges", _I, "the same spaces at both ends", shape.edges),
    Check("empty-form", _I, "no plural form is empty", message=_empty_form),
    Check("missing", _I, "every message is translated", message=_missing),
    Check("fuzzy", _I, "every translation is confirmed", message=_fuzzy),
    Check("waiver", _I, "a waiver names a check that finds a fault, and a reason", message=_waiver),
)
"""Every check of a catalogue by itself, in the order of the report."""

OUTDATED = Check("outdated", _I, "the file has the messages of the sources, no more, no fewer")
"""The one check that needs the sources too."""

WAIVABLE = frozenset({"cards", "numbers", "percent-signs", "edges"})
"""What ``# waive: <id> <reason>`` above a message can switch off for it."""


def pairs(message: Message, locale: Locale) -> list[Pair]:
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
            found.append(Pair(text, sources, locale.babel, script, number))
    return found


def _finding(check: Check, message: Message, locale: Locale, texts: Iterable[Pair]) -> str | None:
    """What one check says of one entry: the first fault of its texts, or the fault of the whole."""
    if check.text:
        return next(filter(None, map(check.text, texts)), None)
    return check.message(message, locale) if check.message else None


def _in_file(po: PoFile, locale: Locale, checks: tuple[Check, ...]) -> Iterator[Fault]:
    for check in checks:
        if check.file:
            yield from (Fault(po.file, line, check.id, text) for line, text in check.file(po, locale))
    for message in po.active():
        waived = WAIVABLE.intersection(name for name, _ in _waivers(message))
        texts = pairs(message, locale)
        for check in checks:
            if check.id not in waived and (text := _finding(check, message, locale, texts)):
                yield Fault(po.file, message.line, check.id, text)


def faults_in(catalogue: Catalogue, checks: tuple[Check, ...] = CHECKS) -> list[Fault]:
    """What the checks find in the files of one locale, by file and line."""
    return sorted(
        fault for po in catalogue.files.values() for fault in _in_file(po, catalogue.locale, checks)
    )


def unsafe_faults(catalogue: Catalogue) -> list[Fault]:
    """What must stop a build: only the faults that are unsafe.

    >>> from tools.i18n.locales import load_locale
    >>> unsafe_faults(Catalogue.load(load_locale("en")))
    []
    """
    return faults_in(catalogue, tuple(one for one in CHECKS if one.severity is Severity.UNSAFE))


def _outdated(catalogue: Catalogue, sources: dict[str, tuple[Message, ...]], folder: Path) -> Iterator[Fault]:
    for domain in DOMAINS:
        wanted = {message.key: message for message in sources[domain]}
        po = catalogue.files.get(domain)
        if po is None:
            if wanted:
                file = place(po_path(catalogue.locale.code, domain, folder), root=folder.parent)
                yield Fault(file, 1, OUTDATED.id, "the file is missing: run make i18n-update")
            continue
        present = {message.key for message in po.active()}
        for key, message in wanted.items():
            if key not in present:
                text = f"'{_short(message.id)}' is not in it: run make i18n-update"
                yield Fault(po.file, 1, OUTDATED.id, text)
        for message in po.active():
            if message.key not in wanted or message.plural != wanted[message.key].plural:
                text = f"'{_short(message.id)}' is no longer in the sources: run make i18n-update"
                yield Fault(po.file, message.line, OUTDATED.id, text)


def check(
    root: Path = ROOT,
    codes: Iterable[str] | None = None,
    names: Iterable[tuple[str, str, str]] | None = None,
) -> list[Fault]:
    """Every fault of the catalogues below `root`, by file and line.

    Args:
        root: The folder of the project.
        codes: Only these locales; all by default.
        names: See `extract`.

    Raises:
        SiteError: a catalogue or a source cannot be read.
    """
    sources = extract(root, names)
    folder = root / "locales"
    wanted = None if codes is None else set(codes)
    faults: list[Fault] = []
    for locale in load_locales(folder):
        if locale.is_source or (wanted is not None and locale.code not in wanted):
            continue
        catalogue = Catalogue.load(locale, folder)
        faults += faults_in(catalogue)
        faults += _outdated(catalogue, sources, folder)
    return sorted(faults)
