"""The glossary: one table of terms for translators, for the site and for the checks.

`locales/glossary.tsv` says at its top how it is written.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from tools.errors import SiteError, place
from tools.i18n.forms import found, pattern

FILE = "glossary.tsv"
"""The name of the file in the folder of the locales."""

SOURCE_COLUMN = "en"

_NEVER = "!"
_SHOWN_ONLY = "~"


@dataclass(frozen=True)
class Term:
    """One thing and its names."""

    key: str
    forms: Mapping[str, tuple[str, ...]]
    """What the check takes for its name, by locale; the first is recommended, the others may have stars."""
    never: Mapping[str, tuple[str, ...]]
    """What it must not be called, by locale."""
    names: Mapping[str, str]
    """What people are shown, by locale: the first form, also one that the check does not look for."""

    def shown(self, code: str) -> str | None:
        """The recommended name in a locale, None where the glossary has none."""
        return self.names.get(code)


@dataclass(frozen=True, eq=False)
class Glossary:
    """The terms in the order of the file; without a file there are none."""

    terms: tuple[Term, ...] = ()
    locales: tuple[str, ...] = ()
    """The locales that have a column."""

    @cached_property
    def _english(self) -> tuple[tuple[str, ...], tuple[Term, ...]]:
        """Every English form with its term, long ones first: *big blind* is not a *blind* too."""
        pairs = [(form, term) for term in self.terms for form in term.forms[SOURCE_COLUMN]]
        pairs.sort(key=lambda pair: -len(pair[0]))
        return tuple(form for form, _ in pairs), tuple(term for _, term in pairs)

    def terms_in(self, english: str) -> Iterator[tuple[str, Term]]:
        """The terms that an English text uses, with the words that it uses.

        >>> folder = Path(__file__).parents[2] / "locales"
        >>> [(words, term.key) for words, term in load_glossary(folder).terms_in("The big blind folds.")]
        [('big blind', 'big_blind'), ('folds', 'fold')]
        """
        forms, terms = self._english
        for match in pattern(forms).finditer(english) if forms else ():
            yield match[0], terms[(match.lastindex or 1) - 1]

    def faults(self, english: str, text: str, code: str) -> Iterator[str]:
        """What the glossary says against a translation of an English text into a locale."""
        for words, term in self.terms_in(english):
            wanted = term.forms.get(code, ())
            if wrong := found(term.never.get(code, ()), text):
                yield f"'{wrong}' is not the word for '{words}': write '{term.shown(code)}'"
            elif wanted and not found(wanted, text):
                yield f"'{words}' has not become '{wanted[0]}': use the word of the glossary"


def load_glossary(folder: Path) -> Glossary:
    """Read the glossary of a folder of locales.

    Raises:
        SiteError: it cannot be read, or a row is not as the top of the file says.
    """
    path = folder / FILE
    if not path.exists():
        return Glossary()

    def fault(line: int, what: str, remedy: str) -> SiteError:
        return SiteError(f"{place(path, line, folder.parent)}: {what}: {remedy}.")

    try:
        lines = path.read_text(encoding="utf-8-sig").split("\n")
    except (OSError, UnicodeDecodeError) as error:
        raise fault(1, "the file cannot be read", "write it in UTF-8") from error
    rows = [(number, line) for number, line in enumerate(lines, 1) if line.strip() and not line.startswith("#")]
    head = [name.strip() for name in rows[0][1].split("\t")] if rows else []
    if head[:2] != ["key", SOURCE_COLUMN]:
        raise fault(rows[0][0] if rows else 1, "the first row is no head", f"begin it with key and {SOURCE_COLUMN}")
    terms: list[Term] = []
    taken: dict[str, int] = {}
    for number, line in rows[1:]:
        cells = [cell.strip() for cell in line.split("\t")]
        if len(cells) > len(head):
            raise fault(number, f"the row has {len(cells)} cells, not {len(head)}", "put one tab between two cells")
        term = _term(dict(zip(head, cells, strict=False)))
        if not term.key or not term.shown(SOURCE_COLUMN):
            raise fault(number, "the row lacks its key or its English words", "fill in both")
        for name in (f"key {term.key}", *dict.fromkeys(form.lower() for form in term.forms[SOURCE_COLUMN])):
            if name in taken:
                raise fault(number, f"'{name}' stands in line {taken[name]} too", "write it once")
            taken[name] = number
        terms.append(term)
    return Glossary(tuple(terms), tuple(head[1:]))


def _term(cells: Mapping[str, str]) -> Term:
    forms: dict[str, tuple[str, ...]] = {}
    never: dict[str, tuple[str, ...]] = {}
    names: dict[str, str] = {}
    for code, cell in cells.items():
        texts = [text.strip() for text in cell.split(";") if text.strip()]
        if code != "key":
            right = [text for text in texts if not text.startswith(_NEVER)]
            forms[code] = tuple(text for text in right if not text.startswith(_SHOWN_ONLY))
            never[code] = tuple(text[1:].strip() for text in texts if text.startswith(_NEVER))
            if right:
                names[code] = right[0].removeprefix(_SHOWN_ONLY).strip()
    return Term(cells["key"], forms, never, names)
