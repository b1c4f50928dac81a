"""Documents: what a template shows, as data, in one language. The same document gives the same bytes."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass
from typing import Any

from badugi_core import Card
from tools.errors import SiteError
from tools.sheet.papers import PAPERS
from tools.sheet.pieces import Hand, pieces
from tools.sheet.typeset import Job, typeset
from tools.words.lines import Ranks
from tools.words.words import English, Words


@dataclass(frozen=True, kw_only=True)
class Document:
    """One PDF to be made."""

    template: str
    """The name of its template: ``"card"`` is set by card.typ."""
    title: str
    """What a reader's window shows."""
    content: object
    """A dataclass with what the template shows."""
    words: Words
    paper: str
    """One of `PAPERS`."""
    pages: int | None
    """How many pages it must have; None for as many as it takes."""
    sizes: Sequence[float] = (10,)
    """Sizes of the text in points, the largest first: the first at which it fits is used."""


def print_pdf(document: Document) -> bytes:
    """A document as a tagged PDF (PDF/UA-1).

    Raises:
        SiteError: Typst refuses, or the text does not fit its pages at any size.

    >>> from tools.i18n.catalogues import Catalogue
    >>> from tools.i18n.locales import load_locale
    >>> from tools.sheet.typeset import page_count
    >>> words = Words(load_locale("en"), Catalogue.load(load_locale("en")))
    >>> card = Document(template="blank", title="Nothing", content=None, words=words, paper="a4", pages=1)
    >>> page_count(print_pdf(card))
    1
    """
    return typeset(job_of(document))


def job_of(document: Document) -> Job:
    """All that a document shows, said in its language.

    Raises:
        SiteError: there is no such paper.
    """
    paper = PAPERS.get(document.paper)
    if paper is None:
        raise SiteError(f"unknown paper '{document.paper}': write {' or '.join(PAPERS)}.")
    locale = document.words.locale
    language, *subtags = locale.lang.split("-")
    inputs = {
        "content": json.dumps(_data(document.content, document.words), ensure_ascii=False),
        "title": document.title,
        "width": str(paper.width),
        "height": str(paper.height),
        "lang": language,
        "region": next((tag for tag in subtags if len(tag) == 2), ""),
        "direction": locale.direction,
    }
    return Job(
        template=document.template,
        inputs=inputs,
        pages=document.pages,
        sizes=tuple(document.sizes),
        name=f"'{document.title}' in '{locale.code}' on {document.paper}",
    )


def _data(value: Any, words: Words) -> Any:
    """What a template reads as JSON: texts in pieces, fields by their names, hands and cards with what they say."""
    if isinstance(value, Card):
        return _data(Hand((value,)), words)
    if isinstance(value, Hand):
        return {
            "cards": [words.card_text(card) for card in value.cards],
            "idle": [card not in value.playing for card in value.cards],
            "alt": in_words(value, words),
        }
    if isinstance(value, Ranks):
        return {"ranks": value.text}
    if isinstance(value, English):
        return {"english": _text(value, words)}
    if isinstance(value, str):
        return _text(value, words)
    if is_dataclass(value):
        return {field.name: _data(getattr(value, field.name), words) for field in fields(value)}
    if isinstance(value, Mapping):
        return {name: _data(inside, words) for name, inside in value.items()}
    return [_data(inside, words) for inside in value] if isinstance(value, (list, tuple)) else value


def in_words(hand: Hand, words: Words) -> str:
    """The cards in words, and which of them do not play, where only their outline shows it."""
    alt = ", ".join(map(words.card_name, hand.cards))
    idle = ", ".join(words.card_name(card) for card in hand.cards if card not in hand.playing)
    if not (idle and hand.alone):
        return alt
    sentence = words.gettext("Cards that do not play: %(cards)s.") % {"cards": idle}
    return f"{alt}. {sentence}"


def _text(text: str, words: Words) -> Any:
    found = pieces(text)
    return str(text) if found == [text] else {"pieces": [_data(piece, words) for piece in found]}
