"""The card and the poster on paper: everything said, nothing cut off, no text on a fold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import takewhile
from typing import Any

import pytest
from pypdf import PageObject

from tests.sheet.conftest import ALPHABETS, words_of
from tests.sheet.paper import assert_sound, assert_undated, bookmarks, read, real_words, squeezed, tags
from tools.errors import SiteError
from tools.i18n.locales import load_locale
from tools.sheet.address import address
from tools.sheet.example import Example
from tools.sheet.press import Document, print_pdf
from tools.sheet.ranking import Band, Group, Ranking, card_document, poster_document
from tools.words.words import Words

SITE_URL = "https://badugi.example/"
MM = 72 / 25.4
HEADINGS = {"card": {"/H1": 1, "/H2": 4}, "poster": {"/H1": 1, "/H2": 6}}
TABLES = {"card": (3, 10), "poster": (4, 15)}
"""How many tables, and how many head cells they have together. Only the first card is read out."""

codes = pytest.mark.parametrize("code", sorted(ALPHABETS))
documents = pytest.mark.parametrize(
    ("kind", "paper"), [("card", "a4"), ("card", "letter"), ("poster", "a3"), ("poster", "tabloid")]
)


def document(words: Words, kind: str, paper: str) -> Document:
    """The card or the poster in one language."""
    where = address(words, SITE_URL, "hands/ranking/")
    if kind == "card":
        return card_document(words, where, paper)
    return poster_document(words, where, words.number(2), "30.11.2026", paper)


@cache
def made(code: str, kind: str, paper: str) -> tuple[Document, bytes]:
    """The card or the poster as it is published, and its PDF."""
    wanted = document(real_words(code), kind, paper)
    return wanted, print_pdf(wanted)


def page_of(pdf: bytes) -> PageObject:
    """The only page of a PDF."""
    (page,) = read(pdf).pages
    return page


def range_text(group: Group | Band) -> str:
    """The best and the worst hand, which may be the same."""
    return f"{group.best}–{group.worst}" if group.worst else group.best


def example_text(shown: Example, words: Words) -> str:
    """A hand to read, and what is said beside it."""
    return "".join((*map(words.card_text, shown.hand.cards), shown.ranks, shown.name, *shown.reasons))


def card_text(content: Ranking, words: Words) -> str:
    """All that stands on a card, panel by panel."""
    heads = content.heads

    def ladder(band: Band, note: str) -> Iterator[str]:
        yield from (band.title, heads.both, heads.place, heads.or_better)
        for group in band.groups:
            yield from (range_text(group), group.name, group.place, group.or_better)
        yield note

    front = [content.title, content.winning, *(f"•{line}" for line in content.order)]
    front += [heads.hand, heads.best, heads.worst, heads.share]
    front += [text for band in content.bands for text in (band.title, band.best, band.worst, band.share)]
    reading = [content.reading, *(f"{place}.{step}" for place, step in enumerate(content.steps, 1)), content.ranks]
    reading += [example_text(shown, words) for shown in content.examples]
    badugis, three, *_ = content.bands
    panels = (*front, content.address.shown, *ladder(badugis, content.count), *reading, *ladder(three, content.meaning))
    return squeezed("".join(panels))


def poster_text(content: Ranking, words: Words) -> str:
    """All that stands on the poster, from the top to the bottom."""
    heads = content.heads

    def drawn(shown: Example) -> str:
        return "".join(map(words.card_text, shown.hand.cards))

    def ladder(band: Band) -> Iterator[str]:
        alone = band.size == 1
        yield from (band.title, band.share)
        yield heads.hand if alone else heads.both
        yield from (heads.share, "" if alone else heads.classes, heads.or_better)
        for group in band.groups:
            yield from (range_text(group), group.name, group.share, "" if alone else group.classes, group.or_better)

    best, worst = content.best, content.worst
    parts = [content.title, content.ladder, drawn(best), best.title, best.name]
    parts += [text for band in content.bands for text in ladder(band)]
    parts += [content.reading, *(f"{place}.{step}" for place, step in enumerate(content.steps, 1))]
    parts += [example_text(shown, words) for shown in content.examples]
    parts += [content.winning, *(f"•{line}" for line in (*content.order, content.ranks))]
    parts += [content.count, content.meaning, content.address.shown, content.version]
    return squeezed("".join((*parts, worst.title, worst.name, drawn(worst))))


@dataclass(frozen=True)
class Run:
    """Letters beside each other, in points from the left and the lower edge."""

    left: float
    right: float
    base: float
    size: float

    @property
    def top(self) -> float:
        """As high as letters reach."""
        return self.base + 0.75 * self.size

    @property
    def bottom(self) -> float:
        """As low as letters hang."""
        return self.base - 0.25 * self.size

    def meets(self, other: Run) -> bool:
        """Whether the letters of both, without what hangs below the line, lie over each other."""
        return (
            self.left < other.right - 0.5
            and other.left < self.right - 0.5
            and self.base < other.base + 0.6 * other.size
            and other.base < self.base + 0.6 * self.size
        )


def runs(page: PageObject) -> list[Run]:
    """Where the letters of a page stand. Typst writes codes of two bytes and turns the page upside down twice."""
    found: list[Run] = []
    now: dict[str, Any] = {}
    widths: dict[str, dict[int, float]] = {}
    fonts = page["/Resources"]["/Font"]

    def width(font: str, code: int) -> float:
        if font not in widths:
            (descendant,) = fonts[font]["/DescendantFonts"]
            widths[font] = dict(_widths(list(descendant.get_object()["/W"])))
        return widths[font].get(code, 0)

    def visit(operator: bytes, operands: Any, matrix: list[float], _: Any) -> None:
        if operator == b"Tf":
            now["font"], now["size"] = operands[0], float(operands[1])
        elif operator == b"TJ":
            length = 0.0
            for item in operands[0]:
                if isinstance(item, (int, float)):
                    length -= float(item)
                else:
                    raw = item.original_bytes if hasattr(item, "original_bytes") else bytes(item)
                    length += sum(width(now["font"], int.from_bytes(raw[at : at + 2])) for at in range(0, len(raw), 2))
            size = now["size"]
            found.append(Run(matrix[4], matrix[4] + length * size / 1000, matrix[5], size))

    page.extract_text(visitor_operand_before=visit)
    return found


def _widths(table: list[Any]) -> Iterator[tuple[int, float]]:
    """The widths of letters in a PDF: ``first [w w w]`` or ``first last w``."""
    at = 0
    while at < len(table):
        if isinstance(table[at + 1], list):
            yield from enumerate(map(float, table[at + 1]), int(table[at]))
            at += 2
        else:
            for code in range(int(table[at]), int(table[at + 1]) + 1):
                yield code, float(table[at + 2])
            at += 3


@codes
@documents
def test_it_has_one_page(code: str, kind: str, paper: str) -> None:
    """One page of the paper, sound and with its title."""
    wanted, pdf = made(code, kind, paper)
    assert page_of(pdf)
    assert_sound(pdf, paper, load_locale(code).lang, wanted.title)


@codes
@documents
def test_longer_texts_fit(code: str, kind: str, paper: str) -> None:
    """Texts a third longer than English still fit, each letter of the language is there, and nothing overlaps."""
    wanted = document(words_of(code, growth=1 / 3), kind, paper)
    page = page_of(print_pdf(wanted))
    assert set(ALPHABETS[code]) <= set(assert_says_everything(page, wanted))
    assert_nothing_is_cut_off(page, kind)


@codes
@documents
def test_it_says_everything_and_nothing_else(code: str, kind: str, paper: str) -> None:
    """Every text of the content can be read and copied, in its order, and there is nothing else on the page."""
    wanted, pdf = made(code, kind, paper)
    assert_says_everything(page_of(pdf), wanted)


def assert_says_everything(page: PageObject, wanted: Document) -> str:
    """The text of the page, which is the text of the content; of a card, there are two."""
    content = wanted.content
    assert isinstance(content, Ranking)
    shown = squeezed(page.extract_text())
    if wanted.template == "card":
        assert shown == card_text(content, wanted.words) * 2
    else:
        assert shown == poster_text(content, wanted.words)
    return shown


@codes
@documents
def test_it_has_headings_and_tables(code: str, kind: str, paper: str) -> None:
    """It has headings, also as bookmarks, and tables with heads."""
    pdf = made(code, kind, paper)[1]
    found = Counter(str(tag["/S"]) for tag in tags(pdf))
    assert {tag: found[tag] for tag in HEADINGS[kind]} == HEADINGS[kind]
    assert (found["/Table"], found["/TH"]) == TABLES[kind]
    assert bookmarks(pdf)


@codes
@documents
def test_nothing_is_cut_off(code: str, kind: str, paper: str) -> None:
    """Every letter is on the page, and no text lies over another."""
    assert_nothing_is_cut_off(page_of(made(code, kind, paper)[1]), kind)


def assert_nothing_is_cut_off(page: PageObject, kind: str) -> None:
    """All letters keep away from the edges, from each other and, on the card, from where it is cut and folded."""
    width, height = float(page.mediabox.width), float(page.mediabox.height)
    found = runs(page)
    assert len(found) > 100
    edge = 5 * MM
    assert all(edge <= run.left and run.right <= width - edge for run in found)
    assert all(edge <= run.bottom and run.top <= height - edge for run in found)
    found.sort(key=lambda run: run.base)
    for place, run in enumerate(found):
        above = takewhile(lambda other, run=run: other.base < run.base + 0.6 * run.size, found[place + 1 :])
        assert not any(map(run.meets, above))
    if kind == "card":
        away = 3 * MM
        assert all(run.right < width / 2 - away or run.left > width / 2 + away for run in found)
        for line in (height / 4, height / 2, height * 3 / 4):
            assert all(run.top < line - away or run.bottom > line + away for run in found)


@codes
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_both_cards_are_alike(code: str, paper: str) -> None:
    """What stands on the upper half stands on the lower half, at the same places."""
    page = page_of(made(code, "card", paper)[1])
    half = float(page.mediabox.height) / 2
    found = runs(page)
    upper = [run for run in found if run.base > half]
    lower = [run for run in found if run.base < half]
    assert len(upper) == len(lower) == len(found) / 2
    for above, below in zip(upper, lower, strict=True):
        assert (above.left, above.right, above.base - half, above.size) == pytest.approx(
            (below.left, below.right, below.base, below.size), abs=0.01
        )


@documents
def test_the_same_input_gives_the_same_bytes(kind: str, paper: str) -> None:
    """The same input gives the same file, without a date."""
    wanted, pdf = made("ru", kind, paper)
    assert print_pdf(wanted) == pdf
    assert_undated(pdf)


@documents
def test_a_text_that_is_too_long_is_refused(kind: str, paper: str) -> None:
    """Text that would become too small to read is refused."""
    with pytest.raises(SiteError, match=rf"^tools/sheet/{kind}.typ: .* has \d pages, not 1: shorten its text"):
        print_pdf(document(words_of("fr", growth=2), kind, paper))
