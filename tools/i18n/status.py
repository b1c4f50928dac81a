"""How far each language is: every message is translated, fuzzy or missing, and only one of these.

The messages are counted for the whole language, for each group of them and for each page. One
that stands on several pages counts on each of them, so only the whole adds up.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from tools.i18n.catalogues import SCRIPTS, Catalogue
from tools.i18n.locales import LOCALES, translated_locales
from tools.i18n.po import Message

ALL = "all"
"""The part that every message belongs to, once."""

GROUPS = ("interface", "cards", "quiz", "sheet")
"""Messages by their use: menus and blocks, names of cards and hands, the quiz, the sheets to print."""

_PARTS = (
    ("tools/i18n/names.py", ("cards",)),
    ("tools/quiz/", ("quiz", "quiz.md")),
    (f"{SCRIPTS}/quiz/", ("quiz", "quiz.md")),
    (f"{SCRIPTS}/checker/", ("checker.md",)),
    (f"{SCRIPTS}/hands/", ("quiz", "quiz.md", "checker.md")),
    (f"{SCRIPTS}/worksheet/", ("print/worksheet.md",)),
    (f"{SCRIPTS}/", ("interface",)),
    ("tools/sheet/", ("sheet", "print/index.md")),
    ("tools/sitegen/printing/own_rules.py", ("print/own-rules.md",)),
    ("tools/sitegen/glossary/definitions.py", ("glossary.md",)),
    ("docs/", ()),
    ("", ("interface",)),
)
"""Which parts a message of a file belongs to: the first beginning of its path that fits decides.
A file of docs/ is a page, a part of its own; the quiz and the sheets are parts of their pages too.
What pages include, a file whose name begins with "_", has sentences of many pages: interface."""


@dataclass(frozen=True, kw_only=True)
class Status:
    """One part of one locale, counted against the messages of the sources."""

    locale: str
    part: str
    """``all``, one of `GROUPS`, or a page by its template, such as ``hands/reading.md``."""
    translated: int
    fuzzy: int
    missing: int
    words: int
    """The English words of what is still to do."""

    @property
    def total(self) -> int:
        """How many messages the sources have."""
        return self.translated + self.to_do

    @property
    def to_do(self) -> int:
        """How many messages are shown in English: the fuzzy and the missing ones.

        >>> Status(locale="fr", part="quiz", translated=2, fuzzy=3, missing=1, words=4).to_do
        4
        """
        return self.fuzzy + self.missing

    @property
    def kind(self) -> str:
        """What the part is: ``all``, ``group`` or ``page``."""
        if self.part == ALL:
            return ALL
        return "group" if self.part in GROUPS else "page"

    def as_data(self) -> dict[str, Any]:
        """The fields, the kind and the total, for JSON.

        >>> Status(locale="fr", part="quiz", translated=2, fuzzy=0, missing=1, words=4).as_data()["total"]
        3
        """
        return {**asdict(self), "kind": self.kind, "total": self.total}


def parts_of(message: Message) -> set[str]:
    """The parts that a message belongs to.

    >>> sorted(parts_of(Message(id="Tie", references=("docs/quiz.md#quiz", "tools/sheet/rules.py"))))
    ['all', 'print/index.md', 'quiz.md', 'sheet']
    """
    found = {ALL}
    for file in message.files:
        start, parts = next(each for each in _PARTS if file.startswith(each[0]))
        included = file.rpartition("/")[2].startswith("_")
        found.update(parts or (("interface",) if included else (file.removeprefix(start),)))
    return found


def status(sources: Mapping[str, tuple[Message, ...]], catalogues: Iterable[Catalogue]) -> list[Status]:
    """The state of every part of every locale: the whole, the groups, the pages by their paths."""
    wanted = [message for messages in sources.values() for message in messages]
    parts = [parts_of(message) for message in wanted]
    order = [ALL, *GROUPS, *sorted(set().union(*parts) - {ALL, *GROUPS})]
    rows = []
    for catalogue in catalogues:
        if catalogue.locale.is_source:
            continue
        present = {message.key: message for _, message in catalogue.entries()}
        states = [_state(message, present.get(message.key)) for message in wanted]
        for part in order:
            inside = [(message, state) for message, state, own in zip(wanted, states, parts, strict=True) if part in own]
            counts = Counter(state for _, state in inside)
            rows.append(
                Status(
                    locale=catalogue.locale.code,
                    part=part,
                    translated=counts["translated"],
                    fuzzy=counts["fuzzy"],
                    missing=counts["missing"],
                    words=sum(len(message.id.split()) for message, state in inside if state != "translated"),
                )
            )
    return rows


def load_status(
    sources: Mapping[str, tuple[Message, ...]], folder: Path = LOCALES, codes: Iterable[str] | None = None
) -> list[Status]:
    """The state of the catalogues of a folder, the locales in order of their addresses.

    Raises:
        SiteError: a catalogue or locale.toml cannot be read.
    """
    return status(sources, [Catalogue.load(locale, folder) for locale in translated_locales(folder, codes)])


def _state(source: Message, message: Message | None) -> str:
    if message is None or message.plural != source.plural or not all(message.forms):
        return "missing"
    return "fuzzy" if message.fuzzy else "translated"


_HEAD = ("locale", "part", "translated", "fuzzy", "missing", "total", "words to do")


def table(rows: Iterable[Status]) -> str:
    """The rows as text, at most 100 columns wide.

    >>> print(table([Status(locale="fr", part="quiz", translated=2, fuzzy=0, missing=1, words=4)]))
    locale  part  translated  fuzzy  missing  total  words to do
    fr      quiz           2      0        1      3            4
    """
    lines: list[tuple[str, ...]] = [_HEAD]
    lines += [
        (row.locale, row.part, *map(str, (row.translated, row.fuzzy, row.missing, row.total, row.words)))
        for row in rows
    ]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    # Names to the left, numbers to the right.
    sides = ("<", "<", *">>>>>")
    return "\n".join("  ".join(map("{:{}{}}".format, line, sides, widths)) for line in lines)
