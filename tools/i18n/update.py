"""Bring the catalogues of each language up to date with the sources.

What stayed keeps its translation. What changed takes the translation of the old wording,
marked fuzzy, with the old wording beside it. What is gone is kept as obsolete, and comes
back if the message does. A message that moved to another file takes its translation along.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from difflib import get_close_matches
from pathlib import Path

from tools.i18n.catalogues import DOMAINS, po_path
from tools.i18n.locales import LOCALES, Locale, load_locales
from tools.i18n.plurals import plural_rule
from tools.i18n.po import Message, PoFile, format_po, read_po

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
    return "".join(f"{name}: {value}\n" for name, value in fields.items())


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
        for message in po.messages if po else ():
            gone = message.key not in wanted | old.used | kept
            if gone and any(message.forms):
                kept.add(message.key)
                found.append(replace(message, obsolete=True, notes=(), references=(), previous=()))
        comments = po.comments if po else (f"{locale.name}: see locales/README.md",)
        result[domain] = PoFile(
            file=f"{domain}.po", comments=comments, header=_header(po, locale), messages=tuple(found)
        )
    return result


def update(
    sources: Mapping[str, tuple[Message, ...]], folder: Path = LOCALES, codes: Iterable[str] | None = None
) -> list[Path]:
    """Write the files of every locale that are not up to date, and name them.

    Args:
        sources: What `extract` found.
        folder: The folder of the locales.
        codes: Only these locales; all by default.

    Raises:
        SiteError: a catalogue or locale.toml cannot be read.
    """
    wanted = None if codes is None else set(codes)
    written = []
    for locale in load_locales(folder):
        if locale.is_source or (wanted is not None and locale.code not in wanted):
            continue
        paths = {domain: po_path(locale.code, domain, folder) for domain in DOMAINS}
        files = {
            domain: read_po(path, folder.parent) for domain, path in paths.items() if path.exists()
        }
        for domain, po in merge(sources, files, locale).items():
            path, text = paths[domain], format_po(po)
            if path.exists() and path.read_bytes() == text.encode():
                continue
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8", newline="\n")
            written.append(path)
    return written
