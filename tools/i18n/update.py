"""Bring the catalogues of each language up to date with the sources.

What stayed keeps its translation. What changed takes the translation of the old wording,
marked fuzzy, with the old wording beside it. What is gone is kept as obsolete, and comes
back if the message does. A message that moved to another file takes its translation along.

Poedit, Weblate and gettext's own tools fold lines, order header fields and mark their work
each in its own way; here every file comes back in one form, with what people wrote in it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from difflib import get_close_matches
from pathlib import Path

from tools.i18n.catalogues import po_path, read_catalogues
from tools.i18n.locales import LOCALES, Locale, translated_locales
from tools.i18n.plurals import plural_rule
from tools.i18n.po import Message, PoFile, format_po

_FIELDS = (
    "Project-Id-Version",
    "Report-Msgid-Bugs-To",
    "PO-Revision-Date",
    "Last-Translator",
    "Language-Team",
    "Language",
    "MIME-Version",
    "Content-Type",
    "Content-Transfer-Encoding",
    "Plural-Forms",
)
"""The order of header fields, which is that of gettext; others follow by name."""

_DROPPED = ("POT-Creation-Date",)
"""Header fields that gettext's tools add and that say nothing here: our templates have no date."""

_SIMILAR = 0.6
"""How alike two wordings are, from 0 to 1, for one to be taken for a new version of the other."""


class _Old:
    """The messages that a locale had, in all its files."""

    def __init__(self, files: Iterable[PoFile], wanted: set[tuple[str | None, str]]) -> None:
        self.by_key: dict[tuple[str | None, str], Message] = {}
        for message in sorted((one for po in files for one in po.messages), key=lambda one: one.obsolete):
            self.by_key.setdefault(message.key, message)
        self.candidates = {
            message.id.lower(): message
            for message in self.by_key.values()
            if message.key not in wanted and any(message.forms) and not message.obsolete
        }
        self.used: set[tuple[str | None, str]] = set()

    def same(self, message: Message) -> Message | None:
        return self.by_key.get(message.key)

    def similar(self, message: Message) -> Message | None:
        """The gone message that this one most resembles."""
        match = get_close_matches(message.id.lower(), self.candidates, 1, _SIMILAR)
        if not match:
            return None
        found = self.candidates[match[0]]
        self.used.add(found.key)
        return found


def _merged(new: Message, old: Message | None, count: int, *, similar: bool = False) -> Message:
    """A message of the sources with the translation of an old one."""
    size = count if new.plural is not None else 1
    if old is None:
        return replace(new, forms=("",) * size)
    forms = (*old.forms, *("",) * size)[:size]
    flags = new.flags | ({"fuzzy"} & old.flags)
    previous = old.previous if old.fuzzy else ()
    changed = similar or old.plural != new.plural or len(old.forms) > size
    if changed and any(forms):
        flags |= {"fuzzy"}
        was = (("msgctxt", old.context), ("msgid", old.id), ("msgid_plural", old.plural))
        previous = previous or tuple((keyword, text) for keyword, text in was if text is not None)
    return replace(new, forms=forms, flags=flags, previous=previous, comments=old.comments)


def _header(old: PoFile | None, locale: Locale) -> str:
    """The header: what the locale decides is set, what a translator wrote stays."""
    fields = {"Project-Id-Version": "badugi-reference"}
    for line in (old.header if old else "").split("\n"):
        name, colon, value = line.partition(":")
        if colon:
            fields[name.strip()] = value.strip()
    fields |= {
        "Language": locale.code,
        "Plural-Forms": locale.plural_forms,
        "MIME-Version": "1.0",
        "Content-Type": "text/plain; charset=UTF-8",
        "Content-Transfer-Encoding": "8bit",
    }
    rank = {name: number for number, name in enumerate(_FIELDS)}
    names = sorted(fields.keys() - set(_DROPPED), key=lambda name: (rank.get(name, len(rank)), name))
    return "".join(f"{name}: {fields[name]}\n" for name in names)


def _place(message: Message) -> tuple[str, str, bool]:
    """The place of an obsolete message among others; of two alike, the living one first."""
    return message.id, message.context or "", message.obsolete


def merge(
    sources: Mapping[str, tuple[Message, ...]], files: Mapping[str, PoFile], locale: Locale
) -> dict[str, PoFile]:
    """The files of a locale as they should be, by domain.

    >>> from tools.i18n.locales import load_locale
    >>> old = PoFile(file="ui.po", messages=(Message(id="Deal", forms=("Donne",)),))
    >>> new = merge({"ui": (Message(id="Deals"),)}, {"ui": old}, load_locale("fr"))
    >>> [(one.id, one.forms, one.fuzzy) for one in new["ui"].messages]
    [('Deals', ('Donne',), True)]
    """
    count = plural_rule(locale.plural_forms).count
    wanted = {message.key for messages in sources.values() for message in messages}
    old = _Old(files.values(), wanted)
    merged: dict[str, list[Message]] = {}
    for domain, messages in sources.items():
        merged[domain] = []
        for message in messages:
            if same := old.same(message):
                merged[domain].append(_merged(message, same, count))
            else:
                similar = old.similar(message)
                merged[domain].append(_merged(message, similar, count, similar=True))
    result = {}
    kept: set[tuple[str | None, str]] = set()
    for domain, found in merged.items():
        po = files.get(domain)
        for message in sorted(po.messages, key=_place) if po else ():
            gone = message.key not in wanted | old.used | kept
            if gone and any(message.forms):
                kept.add(message.key)
                flags = message.flags & {"fuzzy"}
                found.append(
                    replace(message, obsolete=True, notes=(), references=(), flags=flags, previous=())
                )
        comments = po.comments if po else (f"{locale.name}: see locales/README.md",)
        result[domain] = PoFile(
            file=f"{domain}.po", comments=comments, header=_header(po, locale), messages=tuple(found)
        )
    return result


def catalogue_texts(
    sources: Mapping[str, tuple[Message, ...]], folder: Path = LOCALES, codes: Iterable[str] | None = None
) -> dict[Path, str]:
    """What each file of every locale must contain.

    Args:
        sources: What `extract` found.
        folder: The folder of the locales.
        codes: Only these locales; all by default.

    Raises:
        SiteError: a catalogue or locale.toml cannot be read.
    """
    return {
        po_path(locale.code, domain, folder): format_po(po)
        for locale in translated_locales(folder, codes)
        for domain, po in merge(sources, read_catalogues(locale.code, folder), locale).items()
    }
