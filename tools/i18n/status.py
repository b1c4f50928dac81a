"""How far each language is: every message is translated, fuzzy or missing, and only one of these."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from tools.i18n.catalogues import Catalogue
from tools.i18n.locales import LOCALES, load_locales
from tools.i18n.po import Message


@dataclass(frozen=True, kw_only=True)
class Status:
    """One catalogue of one locale, counted against the messages of the sources."""

    locale: str
    domain: str
    translated: int
    fuzzy: int
    missing: int
    words: int
    """The English words of what is still to do."""

    @property
    def total(self) -> int:
        """How many messages the sources have."""
        return self.translated + self.fuzzy + self.missing

    def as_data(self) -> dict[str, Any]:
        """The fields and the total, for JSON.

        >>> Status(locale="fr", domain="ui", translated=2, fuzzy=0, missing=1, words=4).as_data()["total"]
        3
        """
        return {**asdict(self), "total": self.total}


def status(sources: Mapping[str, tuple[Message, ...]], folder: Path = LOCALES) -> list[Status]:
    """The state of every catalogue, the locales in order of their addresses.

    Raises:
        SiteError: a catalogue or locale.toml cannot be read.
    """
    rows = []
    for locale in load_locales(folder):
        if locale.is_source:
            continue
        catalogue = Catalogue.load(locale, folder)
        present = {message.key: message for _, message in catalogue.entries()}
        for domain, wanted in sources.items():
            states = {message: _state(message, present.get(message.key)) for message in wanted}
            counts = list(states.values())
            rows.append(
                Status(
                    locale=locale.code,
                    domain=domain,
                    translated=counts.count("translated"),
                    fuzzy=counts.count("fuzzy"),
                    missing=counts.count("missing"),
                    words=sum(len(one.id.split()) for one, state in states.items() if state != "translated"),
                )
            )
    return rows


def _state(source: Message, message: Message | None) -> str:
    if message is None or message.plural != source.plural or not all(message.forms):
        return "missing"
    return "fuzzy" if message.fuzzy else "translated"


def table(rows: Iterable[Status]) -> str:
    """The rows as text.

    >>> print(table([Status(locale="fr", domain="ui", translated=2, fuzzy=0, missing=1, words=4)]))
    locale  domain  translated  fuzzy  missing  total  words to do
    fr      ui               2      0        1      3            4
    """
    lines = ["locale  domain  translated  fuzzy  missing  total  words to do"]
    for row in rows:
        lines.append(
            f"{row.locale:<8}{row.domain:<8}{row.translated:>10}{row.fuzzy:>7}{row.missing:>9}"
            f"{row.total:>7}{row.words:>13}"
        )
    return "\n".join(lines)
