"""A PDF as tests look at it: what all of them must have, its text, its tags, where its words stand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from io import BytesIO
from typing import Any

import pytest
from pypdf import PageObject, PdfReader

from tools.i18n.catalogues import Catalogue
from tools.i18n.locales import load_locale
from tools.sheet.pieces import Hand
from tools.words.words import Words

LANGUAGES = ("en", "fr", "pt_PT", "ru", "tr")
SIZES = {"a4": (595.28, 841.89), "letter": (612.0, 792.0), "a3": (841.89, 1190.55), "tabloid": (792.0, 1224.0)}
"""Width and height in points."""

MOST_BYTES = 80_000
"""Small enough to send."""

LETTERS = {"fr": "éàèê", "pt_PT": "ãõáéç", "ru": "йёщыюя", "tr": "çğıöşüİ"}
"""Letters that every sheet of a language has."""


@cache
def real_words(code: str) -> Words:
    """A language as it is published."""
    locale = load_locale(code)
    return Words(locale, Catalogue.load(locale))


def in_words(hand: Hand, words: Words) -> str:
    """What a drawn hand is called: all its cards, then, where no text beside it says so, those that are idle."""
    said = ", ".join(map(words.card_name, hand.cards))
    idle = [words.card_name(card) for card in hand.cards if hand.alone and card not in hand.playing]
    sentence = words.gettext("Cards that do not play: %(cards)s.")
    return said + (f". {sentence % {'cards': ', '.join(idle)}}" if idle else "")


def squeezed(text: str) -> str:
    """The text without white space, which a PDF may break anywhere, joiners, and the hyphen that Portuguese repeats."""
    return "".join(text.split()).replace("\u2060", "").replace("--", "-")


def read(pdf: bytes) -> PdfReader:
    """The PDF, to be looked at."""
    return PdfReader(BytesIO(pdf))


def tags(pdf: bytes) -> list[dict[str, Any]]:
    """Every element of its structure, in the order of reading."""

    def below(node: Any) -> Iterator[dict[str, Any]]:
        node = node.get_object()
        if isinstance(node, list):
            for child in node:
                yield from below(child)
        elif isinstance(node, dict):
            if "/S" in node:
                yield node
            if "/K" in node:
                yield from below(node["/K"])

    return list(below(read(pdf).root_object["/StructTreeRoot"]["/K"]))


def pictures(pdf: bytes) -> list[str]:
    """What its pictures say in words."""
    return [str(tag["/Alt"]) for tag in tags(pdf) if tag["/S"] == "/Figure"]


def bookmarks(pdf: bytes) -> list[str]:
    """Its headings, as a reader's window lists them."""

    def flat(items: list[Any]) -> Iterator[str]:
        for item in items:
            if isinstance(item, list):
                yield from flat(item)
            else:
                yield item.title

    return list(flat(read(pdf).outline))


def assert_sound(pdf: bytes, paper: str, lang: str, title: str, most: int = MOST_BYTES) -> None:
    """It is light, on its paper, tagged (PDF/UA-1), with its language, a title that is shown, and all its fonts."""
    assert len(pdf) < most
    reader = read(pdf)
    for page in reader.pages:
        assert (float(page.mediabox.width), float(page.mediabox.height)) == pytest.approx(SIZES[paper], abs=0.1)
        assert _fonts_are_embedded(page)
    root: Any = reader.root_object
    assert root["/MarkInfo"]["/Marked"] and root["/ViewerPreferences"]["/DisplayDocTitle"]
    assert b"<pdfuaid:part>1</pdfuaid:part>" in root["/Metadata"].get_data()
    assert root["/Lang"] == lang
    assert reader.metadata and reader.metadata.title == title


def assert_undated(pdf: bytes) -> None:
    """No date makes two files of the same content differ."""
    metadata = read(pdf).metadata
    assert metadata and metadata.creation_date is None and metadata.modification_date is None


def _fonts_are_embedded(page: PageObject) -> bool:
    """Whether it looks the same everywhere: no font of the system is used."""
    resources: Any = page["/Resources"]
    if "/Font" not in resources:
        return not page.extract_text()  # the back of a sheet may be empty
    fonts = [font for each in resources["/Font"].values() for font in each["/DescendantFonts"]]
    found = [font.get_object()["/FontDescriptor"] for font in fonts]
    return bool(found) and all({"/FontFile2", "/FontFile3"} & set(descriptor) for descriptor in found)


@dataclass(frozen=True)
class Run:
    """Some letters and where they begin, in points from the left and from the bottom."""

    text: str
    x: float
    y: float
    size: float


@cache
def runs(pdf: bytes) -> list[list[Run]]:
    """The pieces of text of each page with their places."""
    return [_runs(page) for page in read(pdf).pages]


def _runs(page: PageObject) -> list[Run]:
    found: list[Run] = []

    def visit(text: str, cm: list[float], tm: list[float], _font: Any, size: float) -> None:
        if text.strip():
            x = tm[4] * cm[0] + tm[5] * cm[2] + cm[4]
            y = tm[4] * cm[1] + tm[5] * cm[3] + cm[5]
            found.append(Run(text, x, y, size * abs(tm[3] * cm[3])))

    page.extract_text(visitor_text=visit)
    return found


def text_of(pdf: bytes) -> str:
    """All its text, squeezed."""
    return squeezed("".join(run.text for page in runs(pdf) for run in page))
