"""Sheets to look at: in English, and in stand-ins for languages with other letters."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import cycle, islice
from typing import Any

import pytest

from badugi_core import RuleSet
from tests.house import HOUSE
from tools.i18n.locales import load_locale
from tools.sheet.content import sheet_content
from tools.sheet.model import Sheet
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


@pytest.fixture(scope="session")
def house() -> RuleSet:
    """The rule set of the tests."""
    return HOUSE


@pytest.fixture(scope="session")
def changed(house: RuleSet) -> RuleSet:
    """The rule set with other numbers, all of them unlike the rest."""
    return replace(
        house,
        stack=250,
        deals=17,
        small_blind=3,
        big_blind=6,
        small_bet=6,
        big_bet=13,
        raises_predraw=2,
        raises=2,
        burns=2,
    )


@pytest.fixture(scope="session")
def english(house: RuleSet) -> Sheet:
    """The sheet of the rule set in English."""
    return sheet_content(words_of("en"), house)


def strings(value: Any) -> list[str]:
    """Every text in a sheet, except anchors."""
    if isinstance(value, str):
        return [value] if value else []
    if isinstance(value, tuple):
        return [text for item in value for text in strings(item)]
    if hasattr(value, "__dataclass_fields__"):
        fields = (name for name in value.__dataclass_fields__ if name not in ("anchor", "card"))
        return [text for name in fields for text in strings(getattr(value, name))]
    return []
