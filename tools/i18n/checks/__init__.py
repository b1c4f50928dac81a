"""The checks of translations: what they are called, how grave they are, and what they found.

A fault is either *unsafe*, then the site is not built, or *incomplete*, then the site can be
built but the language is not ready to be published. `python -m tools.i18n check` and the
tests accept neither. Each check is one small function: how one text is compared with its
msgid is in `tools.i18n.checks.shape`, the rest in the modules of this folder, by theme. A new one
needs its function, a row in `CHECKS`, and a fault in tests/i18n/test_checks_sentences.py.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from tools.errors import ROOT, place
from tools.i18n.catalogues import DOMAINS, Catalogue, po_path
from tools.i18n.checks import entry, files, length, numbers, shape, typography, wording
from tools.i18n.checks.model import Check, Fault, Severity, Text, pairs, short
from tools.i18n.checks.waivers import waiver_faults, waivers
from tools.i18n.extract import extract
from tools.i18n.locales import translated_locales
from tools.i18n.names import MESSAGES
from tools.i18n.po import Message, PoFile

__all__ = ["CHECKS", "Check", "Fault", "Severity", "Text", "check", "faults_in", "pairs", "unsafe_faults"]

_U, _I = Severity.UNSAFE, Severity.INCOMPLETE

WAIVER = Check("waiver", _I, "a waiver names a check that finds a fault, and a reason")
"""Made by the runner, from what the other checks found."""

CHECKS: tuple[Check, ...] = (
    Check("header", _U, "Language, Plural-Forms and charset agree with locale.toml", file=files.header),
    Check("duplicate", _U, "each message stands once in a file, obsolete ones included", file=files.duplicates),
    Check("plural-count", _U, "as many plural forms as the language has", message=entry.plural_count),
    Check("placeholders", _U, "the %(name)s and {name} of the English text, no others", shape.placeholders),
    Check("percent", _U, "a % is doubled or part of %(name)s", shape.percent),
    Check("quotes", _U, "the same straight quotes and backslashes", shape.quotes),
    Check("braces", _U, "no braces but placeholders and those of the English text", shape.braces),
    Check("jinja", _U, "no template code", shape.jinja),
    Check("links", _U, "the same links and images", shape.links),
    Check("schemes", _U, "no web address that the English text lacks or that looks like one of it", shape.schemes),
    Check("html", _U, "the same HTML tags, attributes and entities", shape.html),
    Check("emphasis", _U, "the same emphasis and code marks, around words", shape.emphasis),
    Check("icons", _U, "the same :icons:", shape.icons),
    Check("lines", _U, "the same lines, lists and headings", shape.lines),
    Check("control", _U, "no invisible or direction-changing characters, no heaps of marks", shape.control),
    Check("alphabet", _I, "letters of the language or Latin ones, of one alphabet in a word", shape.alphabet),
    Check("cards", _I, "the same cards and rank strings", shape.cards),
    Check("numbers", _I, "the same numbers in digits, with the separators of the language", numbers.numbers),
    Check("percent-signs", _I, "as many percent signs", shape.percent_signs),
    Check("edges", _I, "the same spaces at both ends", shape.edges),
    Check("mime", _I, "the header fields that gettext expects", file=files.mime),
    Check("empty-form", _I, "no plural form is empty", message=entry.empty_form),
    Check("missing", _I, "every message is translated", message=entry.missing),
    Check("fuzzy", _I, "every translation is confirmed", message=entry.fuzzy),
    Check("untranslated", _I, "the translation is not the English text", entry.untranslated),
    Check("glossary", _I, "a term is called as in locales/glossary.tsv", wording.glossary),
    Check("forbidden", _I, "no word that locale.toml forbids, such as Brazilian ones in pt_PT", wording.forbidden),
    Check("inconsistent", _I, "one English text has one translation", catalogue=wording.inconsistent),
    Check("double-space", _I, "one space between two words", typography.double_spaces),
    Check("apostrophe", _I, "apostrophes are curved", typography.apostrophes),
    Check("ellipsis", _I, "… and not three dots", typography.ellipsis),
    Check("quotation", _I, "the quotation marks of the language, in pairs, the inner ones inside", typography.quotation),
    Check("punctuation", _I, "the spaces of the language before : ; ! ? . and ,", typography.marks_spacing),
    Check("dash", _I, "the dash of the language with its spaces, and no hyphen for it", typography.dashes),
    Check("no-break", _I, "a no-break space after words such as №", typography.no_breaks),
    Check("percent-form", _I, "percentages as the language writes them", typography.percent_form),
    Check("capital-i", _I, "the capital of i and that of ı, where they differ", catalogue=typography.capital_i),
    Check("too-long", _I, "a text fits on the sheet, in a button, in the menu", message=length.too_long),
    Check("sheet-full", _I, "the texts of the sheet fit on one page together", catalogue=length.sheet_full),
    WAIVER,
)
"""Every check of a catalogue by itself, in the order of the report."""

OUTDATED = Check("outdated", _I, "the file has the messages of the sources, no more, no fewer")
ENCODING = Check("encoding", _I, "UTF-8 without a byte order mark, with the line ends of Unix")
"""The checks that need more than the catalogue: the sources, and the bytes of the files."""

EVERY_CHECK = (*CHECKS, ENCODING, OUTDATED)

WAIVABLE = frozenset(one.id for one in CHECKS if one.waivable)
"""What ``# waive: <id> <reason>`` above a message can switch off for it."""


@dataclass(frozen=True)
class _Found:
    """A fault and the message it is about."""

    check: Check
    po: PoFile
    line: int
    text: str
    message: Message | None = None


def _findings(catalogue: Catalogue, checks: tuple[Check, ...]) -> Iterator[_Found]:
    """What the checks find, waived or not: of one message the first fault of each check."""
    for one in checks:
        for po in catalogue.files.values():
            if one.file:
                yield from (_Found(one, po, line, text) for line, text in one.file(po, catalogue.locale))
        if one.catalogue:
            yield from (_Found(one, po, message.line, text, message) for po, message, text in one.catalogue(catalogue))
    for po, message in catalogue.entries():
        texts = pairs(message, catalogue.locale)
        for one in checks:
            text = next(filter(None, map(one.text, texts)), None) if one.text else None
            text = one.message(message, catalogue.locale) if one.message else text
            if text:
                yield _Found(one, po, message.line, text, message)


def _unwaived(catalogue: Catalogue, checks: tuple[Check, ...]) -> Iterator[_Found]:
    """What no waiver excuses, and what is wrong with the waivers."""
    at_message: defaultdict[int, set[str]] = defaultdict(set)
    for one in _findings(catalogue, checks):
        at_message[id(one.message)].add(one.check.id)
        waived = WAIVABLE.intersection(name for name, _ in waivers(one.message)) if one.message else ()
        if one.check.id not in waived:
            yield one
    for po, message in catalogue.entries() if WAIVER in checks else ():
        for text in waiver_faults(message, WAIVABLE, at_message[id(message)]):
            yield _Found(WAIVER, po, message.line, text, message)


def faults_in(catalogue: Catalogue, checks: tuple[Check, ...] = CHECKS) -> list[Fault]:
    """What the checks find in the files of one locale, by file and line."""
    code = catalogue.locale.code
    return sorted(
        Fault(one.po.file, one.line, one.check.id, one.text, one.check.severity, code)
        for one in _unwaived(catalogue, checks)
    )


def unsafe_faults(catalogue: Catalogue) -> list[Fault]:
    """What must stop a build: only the faults that are unsafe.

    >>> from tools.i18n.locales import load_locale
    >>> unsafe_faults(Catalogue.load(load_locale("en")))
    []
    """
    return faults_in(catalogue, tuple(one for one in CHECKS if one.severity is Severity.UNSAFE))


def _outdated(catalogue: Catalogue, sources: dict[str, tuple[Message, ...]], folder: Path) -> Iterator[Fault]:
    code = catalogue.locale.code

    def fault(file: str, line: int, text: str) -> Fault:
        return Fault(file, line, OUTDATED.id, f"{text}: run make i18n-update", OUTDATED.severity, code)

    for domain in DOMAINS:
        wanted = {message.key: message for message in sources[domain]}
        po = catalogue.files.get(domain)
        if po is None:
            if wanted:
                yield fault(place(po_path(code, domain, folder), root=folder.parent), 1, "the file is missing")
            continue
        present = {message.key for message in po.active()}
        for key, message in wanted.items():
            if key not in present:
                yield fault(po.file, 1, f"'{short(message.id)}' is not in it")
        for message in po.active():
            if message.key not in wanted or message.plural != wanted[message.key].plural:
                yield fault(po.file, message.line, f"'{short(message.id)}' is no longer in the sources")


def _encoding(catalogue: Catalogue, folder: Path) -> Iterator[Fault]:
    code = catalogue.locale.code
    for domain, po in catalogue.files.items():
        for line, text in files.encoding(po_path(code, domain, folder).read_bytes()):
            yield Fault(po.file, line, ENCODING.id, text, ENCODING.severity, code)


def check(
    root: Path = ROOT,
    codes: Iterable[str] | None = None,
    names: Iterable[tuple[str, str, str]] = MESSAGES,
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
    faults: list[Fault] = []
    for locale in translated_locales(folder, codes):
        catalogue = Catalogue.load(locale, folder)
        faults += faults_in(catalogue)
        faults += _encoding(catalogue, folder)
        faults += _outdated(catalogue, sources, folder)
    return sorted(faults)
