"""The picture of each page in each language, which networks and messengers show beside a link to it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from badugi_core import evaluate, parse_cards
from tools.errors import ROOT
from tools.sheet.pieces import Hand
from tools.sheet.press import Document, job_of
from tools.sheet.typeset import Job
from tools.words.words import English, Words

WIDTH, HEIGHT = 1200, 630
"""The size that all networks show whole, in pixels."""

CHOOSER_PICTURE = "assets/images/social.png"
"""The address of the picture of the page at the root."""

_BEST = "Ac 2d 3h 4s"
"""The hand of a page that names none: the best there is."""

_SIZES = (72, 64, 56, 48, 40, 32)
"""Of the title, in pixels: the first for one line, the second for two. Larger ones make files of more than 60 KB."""


@dataclass(frozen=True)
class Picture:
    """What a picture shows."""

    site: str
    title: str
    hand: Hand


def picture_address(page: str) -> str:
    """Where the picture of a page lies below its language.

    >>> picture_address("hands/reading.md")
    'social/hands/reading.png'
    """
    return f"social/{page.removesuffix('.md')}.png"


def headline(meta: Mapping[str, Any], words: Words) -> str:
    """The title of a page where it stands alone; `English` if it is for want of a translation."""
    title: str = meta.get("head_title") or meta["title"]
    return English(title) if title in words.english else title


def hand_of(meta: Mapping[str, Any]) -> Hand:
    """The hand of a page, as its front matter names it.

    >>> [str(card) for card in hand_of({"hand": "6h 4d 3s Ah"}).playing]
    ['4d', '3s', 'Ah']
    """
    cards = parse_cards(meta.get("hand", _BEST))
    return Hand(cards, plays=evaluate(cards).playing, alone=True)


def pictures(words: Words, pages: Mapping[str, Mapping[str, Any]]) -> Iterator[tuple[str, Job]]:
    """The pictures of pages, by their addresses below the language.

    Args:
        words: The language.
        pages: The front matter of each page, by its template.
    """
    for page, meta in pages.items():
        yield picture_address(page), picture(words, headline(meta, words), hand_of(meta))


def chooser_picture(words: Words, languages: Iterable[str]) -> Job:
    """The picture of the page at the root: the names of all languages."""
    return picture(words, ", ".join(languages), hand_of({}))


def picture(words: Words, title: str, hand: Hand) -> Job:
    """A picture with a title and a hand.

    >>> from tools.i18n.catalogues import Catalogue
    >>> from tools.i18n.locales import load_locale
    >>> from tools.sheet.typeset import typeset
    >>> words = Words(load_locale("en"), Catalogue.load(load_locale("en")))
    >>> typeset(picture(words, "How to read a hand", hand_of({})))[1:4]
    b'PNG'
    """
    document = Document(
        template="../social/picture",
        title=title,
        content=Picture(words.gettext("Badugi"), title, hand),
        words=words,
        paper="a4",  # which the template replaces by the size of the picture
        pages=1,
        sizes=_SIZES,
    )
    job = job_of(document)
    name = f"the picture of '{title}' in '{words.locale.code}'"
    return replace(job, form="png", name=name, inputs={**job.inputs, "logo": _logo()})


@cache
def _logo() -> str:
    return (ROOT / "docs/assets/images/logo.svg").read_text(encoding="utf-8")
