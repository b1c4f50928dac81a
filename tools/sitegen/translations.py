"""Tables for translators: how far each language is."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from html import escape
from pathlib import Path

from tools.i18n.catalogues import Catalogue
from tools.i18n.extract import extract
from tools.i18n.locales import Locale
from tools.i18n.po import Message
from tools.i18n.status import ALL, Status, status
from tools.sitegen.addresses import href
from tools.sitegen.tables import column_heads, wide_table
from tools.words.words import Words


@dataclass(frozen=True)
class Translations:
    """What the site knows about its own translations."""

    locales: tuple[Locale, ...] = ()
    """All of them, the source language first."""
    sources: Mapping[str, tuple[Message, ...]] = field(default_factory=dict)
    """Every message of the site by domain."""
    states: tuple[Status, ...] = ()
    """Every part of every locale but the source."""
    titles: Mapping[str, str] = field(default_factory=dict)
    """The title of each page, in English."""

    def counted(self, catalogues: Iterable[Catalogue]) -> Translations:
        """The same with the states that the catalogues of all locales give."""
        return replace(self, states=tuple(status(self.sources, catalogues)))

    def state(self, code: str, part: str) -> Status | None:
        """The state of one part, None where nothing is translated from: the source language."""
        return next((each for each in self.states if (each.locale, each.part) == (code, part)), None)


_TITLE = re.compile(r'^title: \{\{ _\("(.+)"\) \| tojson \}\}$', re.MULTILINE)
"""How a template gives its title in the front matter."""


def load_translations(root: Path, catalogues: Iterable[Catalogue]) -> Translations:
    """What the project below `root` says of the translations in these catalogues.

    Raises:
        SiteError: a source cannot be read.
    """
    catalogues = list(catalogues)
    docs = root / "docs"
    sources = extract(root)  # which refuses a template that is not text
    templates = {path.relative_to(docs).as_posix(): path.read_text(encoding="utf-8") for path in docs.rglob("*.md")}
    return Translations(
        locales=tuple(catalogue.locale for catalogue in catalogues),
        sources=sources,
        titles={page: found[1] for page, text in templates.items() if (found := _TITLE.search(text))},
    ).counted(catalogues)


def _share(words: Words, state: Status) -> str:
    """How much is translated, rounded down: only what is complete has 100 %."""
    return words.percentage(Fraction(100 * state.translated // state.total if state.total else 100, 100), 0)


def _part_name(words: Words, translations: Translations, part: str, locale: Locale, page: str) -> str:
    """A group in words, or a page by its title, as a link to it in the language of the row."""
    _ = words.html
    names = {
        ALL: _("Everything"),
        "interface": _("Menus, and sentences of many pages"),
        "cards": _("Names of cards and hands"),
        "quiz": _("Questions of the quiz"),
        "sheet": _("Sheets to print"),
    }
    if part in names:
        return names[part]
    title = _(translations.titles[part]) if part in translations.titles else escape(part)
    # The page for a missing address has no address of its own.
    if part == "404.md":
        return title
    return f'<a href="{href(page, locale.path, part)}" hreflang="{locale.lang}">{title}</a>'


def _row(words: Words, translations: Translations, state: Status, locale: Locale, page: str) -> str:
    name = _part_name(words, translations, state.part, locale, page)
    counts = (state.translated, state.fuzzy, state.missing, state.words)
    cells = "".join(f"<td>{words.number(count)}</td>" for count in counts)
    return f'<tr><th scope="row">{name} <span class="share">{_share(words, state)}</span></th>{cells}</tr>'


def state_tables(words: Words, translations: Translations, page: str) -> str:
    """A table for each language but the source, folded."""
    _ = words.html
    head = column_heads(
        (
            # TRANSLATORS: Head of a column: pages and other parts of the site.
            _("Part of the site"),
            # TRANSLATORS: Head of a column: the number of messages that are translated.
            _("Translated"),
            # TRANSLATORS: Head of a column: the number of messages marked fuzzy.
            _("Needs work"),
            # TRANSLATORS: Head of a column: the number of messages without a translation.
            _("Missing"),
            # TRANSLATORS: Head of a column: the number of English words still to be translated.
            _("Words to do"),
        )
    )
    tables = []
    for locale in translations.locales:
        whole = translations.state(locale.code, ALL)
        if whole is None:
            continue
        rows = "".join(
            _row(words, translations, state, locale, page)
            for state in translations.states
            if state.locale == locale.code
        )
        name = f'<bdi lang="{locale.lang}">{escape(locale.name)}</bdi>'
        label = f"state-{locale.path}"
        tables.append(
            f'<details class="translation"><summary id="{label}">{name} {_share(words, whole)}</summary>'
            f"{wide_table('parts', label, head, f'<tbody>{rows}</tbody>')}</details>"
        )
    return "\n".join(tables)
