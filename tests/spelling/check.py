"""Is every word of a language spelled as a dictionary or its word list spells it?

What is checked is what readers see: the msgids as the sources have them, and the translations
that are confirmed. Typed messages of code (faults, commands) are not part of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from tests.spelling.speller import LIST, Entry, Speller, read_list
from tests.spelling.words import words
from tools.errors import ROOT, place
from tools.i18n.catalogues import Catalogue
from tools.i18n.extract import extract
from tools.i18n.locales import LOCALES, SOURCE, load_locale


@dataclass(frozen=True)
class Text:
    """A text that readers see, and where it is corrected."""

    place: str
    text: str


def texts(code: str, root: Path = ROOT) -> Iterator[Text]:
    """Every text of a language: of English the msgids, of others the confirmed translations."""
    if code == SOURCE:
        for messages in extract(root).values():
            for message in messages:
                yield from (Text(message.references[0], text) for text in (message.id, message.plural) if text)
        return
    folder = root / "locales"
    for po, message in Catalogue.load(load_locale(code, folder), folder).entries():
        if not message.fuzzy:
            yield from (Text(f"{po.file}:{message.line}", text) for text in message.forms)


def unknown_words(speller: Speller, found: Iterable[Text]) -> dict[str, list[str]]:
    """The words that nobody knows, each with its places, in the order of the texts."""
    unknown: dict[str, list[str]] = {}
    for text in found:
        for word in words(text.text):
            for piece in speller.unknown(word):
                places = unknown.setdefault(piece, [])
                if text.place not in places:
                    places.append(text.place)
    return unknown


def word_faults(speller: Speller, found: Iterable[Text]) -> list[str]:
    """A sentence for each place of a word that nobody knows."""
    remedy = f"correct it, or add it to locales/{speller.code}/{LIST}"
    return [
        f"{where}: '{word}' is not in the dictionary: {remedy}."
        for word, places in unknown_words(speller, found).items()
        for where in places
    ]


def order(word: str) -> tuple[str, str]:
    """How a list is sorted: capitals count only between words that are otherwise alike."""
    return word.lower(), word


def list_faults(speller: Speller, listed: tuple[Entry, ...]) -> list[str]:
    """What is wrong with a word list, once the texts were looked through."""
    faults = []
    for index, entry in enumerate(listed):
        where = place(LOCALES / speller.code / LIST, entry.line)
        if index and order(listed[index - 1].word) >= order(entry.word):
            faults.append(f"{where}: '{entry.word}' stands below '{listed[index - 1].word}': sort the list.")
        if speller.in_dictionary(entry.word):
            faults.append(f"{where}: '{entry.word}' is in the dictionary: take it out.")
        elif entry not in speller.needed:
            faults.append(f"{where}: no text has '{entry.word}': take it out.")
    return faults


def faults(code: str) -> list[str]:
    """Everything that is wrong in one language."""
    listed = read_list(code)
    speller = Speller(code, listed)
    return word_faults(speller, texts(code)) + list_faults(speller, listed)
