"""The questions in the page, read back from its HTML as a reader gets them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from xml.etree import ElementTree

from badugi_core import DECK, Card, Rank, parse_card
from tools.i18n.names import card_msgid

_NAMES = {card_msgid(card): card for card in DECK}
_SYMBOLS = dict(zip("♣♦♥♠", "cdhs", strict=True))
_RANKS = re.compile(r"\b(?:10|[A2-9JQK])(?:-(?:10|[A2-9JQK]))*(?=[),.]|$)")


@dataclass(frozen=True)
class Line:
    """A line of text and the cards in it."""

    text: str
    cards: tuple[Card, ...]

    @property
    def ranks(self) -> tuple[Rank, ...]:
        """The ranks that it ends with: 7-5-2 or (7-5-2)."""
        return ranks_in(self.text)[-1]


@dataclass(frozen=True)
class Item:
    """One question in the page."""

    ask: str
    given: tuple[Line, ...]
    options: tuple[Line, ...]
    answer: tuple[Line, ...]
    wrong: tuple[tuple[Line, str], ...]
    """Wrong answers, each with its mistake; several share a mistake."""
    lesson: str
    rule: str
    """Where the link to the rule leads."""


def ranks_in(text: str) -> list[tuple[Rank, ...]]:
    """Every row of ranks in a text, such as 10-7-A."""
    letters = (match[0].replace("10", "T").split("-") for match in _RANKS.finditer(text))
    return [tuple(Rank("A23456789TJQK".index(letter) + 1) for letter in row) for row in letters]


def _text(element: ElementTree.Element) -> str:
    return "".join(element.itertext()).strip()


def _card(element: ElementTree.Element) -> Card:
    """The card of a picture, which says the same in words, letters and colour."""
    card = _NAMES[element.attrib["aria-label"]]
    rank, symbol = _text(element).replace("10", "T")
    assert card == parse_card(rank + _SYMBOLS[symbol])
    assert element.attrib["class"] == f"pc {card.suit.letter}"
    return card


def _line(element: ElementTree.Element) -> Line:
    cards = (_card(part) for part in element.iter("span") if part.get("role") == "img")
    return Line(_text(element), tuple(cards))


def _wrong(pairs: Iterable[ElementTree.Element]) -> Iterator[tuple[Line, str]]:
    """Wrong answers, each with the mistake that follows it or the answers after it."""
    answers: list[Line] = []
    for element in pairs:
        if element.tag == "dt":
            answers.append(_line(element))
        else:
            yield from ((answer, _text(element)) for answer in answers)
            answers = []
    assert not answers


def _lines(elements: Iterable[ElementTree.Element]) -> tuple[Line, ...]:
    return tuple(map(_line, elements))


def _item(element: ElementTree.Element) -> Item:
    details = element.find("details")
    assert details is not None
    lesson = details.find("p[@class='quiz-lesson']")
    return Item(
        ask=_text(element.find("p[@class='quiz-ask']")),
        given=_lines(element.findall("p[@class='quiz-hand']")),
        options=_lines(element.findall("ul/li")),
        answer=_lines(details.findall("ul/li")),
        wrong=tuple(_wrong(details.findall("dl/*"))),
        lesson=_text(lesson),
        rule=lesson.find("a").attrib["href"],
    )


def read_items(html: str) -> dict[str, list[Item]]:
    """The questions by the anchor of their level; every tag is closed, or this fails."""
    levels = ElementTree.fromstring(html.replace(" data-search-exclude", "")).findall("section")
    return {level.find("h2").attrib["id"]: [_item(item) for item in level.findall("ol/li")] for level in levels}
