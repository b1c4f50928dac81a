"""Sheets to look at: in English, and in stand-ins for languages with other letters."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import cycle, islice
from typing import Any

from tools.i18n.locales import load_locale
from tools.words.words import Words

ALPHABETS = {
    "en": "",
    "fr": "éàèùâêîôûëïçœ’",
    "pt_PT": "ãõáéíóúâêôàç«»",
    "ru": "абвгдеёжзийклмнопрстуфхцчшщъыьэюяАБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ№—",
    "tr": "çğıöşüâÇĞİÖŞÜIi’",
}
"""The letters that each language adds to English."""


@dataclass(frozen=True)
class PseudoCatalogue:
    """A catalogue that translates by writing more: a text grows by a share of itself."""

    letters: str
    growth: float = 0.2

    def lookup(self, msgid: str, **_: Any) -> str:
        if not self.letters:
            return msgid
        # Words of seven letters. Messages begin at different letters, so that all occur.
        wanted = round(len(msgid) * self.growth)
        letters = islice(cycle(self.letters), len(msgid), len(msgid) + wanted)
        padding = "".join(letters)
        return " ".join([*(padding[at : at + 7] for at in range(0, wanted, 7)), msgid])


def words_of(code: str, growth: float = 0.2) -> Words:
    """English itself, or the longer stand-in for another language."""
    return Words(load_locale(code), PseudoCatalogue(ALPHABETS[code], growth))  # type: ignore[arg-type]
