"""What the checks of shape refuse beyond mere slips: deceit, and texts made to take long."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from time import process_time_ns

import pytest

from tools.errors import SiteError
from tools.i18n.checks import shape
from tools.i18n.checks.numbers import same_numbers
from tools.i18n.checks.shape import Pair
from tools.i18n.letters import MOST_MARKS
from tools.i18n.po import parse_po

# Check, English, translation, CLDR locale: refused by that check.
REFUSED = [
    # A width would make Python write a gigabyte; a repr would show what stands behind a value.
    (shape.percent, "%(n)s cards", "%(n)s cartes %(n)999999999s", "fr"),
    (shape.percent, "%(n)s cards", "%(n)s cartes %(n)*s", "fr"),
    (shape.percent, "Half of it", "50 %", "fr"),
    # The value of the placeholder could be the name of an element.
    (shape.html, "%(cards)s", "<%(cards)s onclick=alert(1)>", "fr"),
    (shape.html, "Page not found", "Page no&#x3ct found&#", "fr"),
    (shape.html, "<b>one</b> two", "</b>un<b> deux", "fr"),
    (shape.html, "<b><i>one</i></b>", "<b><i>un</b></i>", "fr"),
    (shape.links, "See [rules](#a) now", "](#a) voir [règles", "fr"),
    (shape.links, "See [rules](%(url)s).", ").Voir [règles](%(url)s", "fr"),
    (shape.lines, "Deal", "#Donne", "fr"),
    (shape.lines, "Deal", "-", "fr"),
    (shape.lines, "Deal", "=", "fr"),
    (shape.lines, "- deal", "- - - donne", "fr"),
    (shape.lines, "> deal", "> > donne", "fr"),
    (shape.lines, "Deal", "\tdonne", "fr"),
    # Addresses as plain text: of another alphabet, with another dot, of mail.
    (shape.schemes, "See badugi.org", "Voir badug\u0456.org", "fr"),
    (shape.schemes, "See badugi.org", "См. b\u0430dugi.org", "ru"),
    (shape.schemes, "See the rules", "Voir badugi.org", "fr"),
    (shape.schemes, "See the rules", "Voir badugi\uff0eorg", "fr"),
    (shape.schemes, "See the rules", "Voir badugi\u2024org/x", "fr"),
    (shape.schemes, "See the rules", "badugi\u3002org", "fr"),
    (shape.schemes, "See the rules", "Voir xn--badug-l2e.org", "fr"),
    (shape.schemes, "See the rules", "Voir <a@b.cd>", "fr"),
    (shape.schemes, "See the rules", "Voir file:///etc/passwd", "fr"),
    (shape.control, "Deal", "Don\x00ne", "fr"),
    (shape.control, "Deal", "Donne\r", "fr"),
    (shape.control, "Deal", "Donne\x7f", "fr"),
    (shape.control, "Deal", "Donne\x85", "fr"),
    (shape.control, "Deal", "\ufeffDonne", "fr"),
    (shape.control, "Deal", "Donne\ue000", "fr"),
    (shape.control, "Deal", "Donne\ud800", "fr"),
    (shape.control, "Deal", "Donne\uffff", "fr"),
    (shape.control, "Deal", "Donne\U000e0041", "fr"),
    (shape.control, "Hearts ♥", "Cœurs ♥\ufe0f", "fr"),
    (shape.control, "Deal", "Donne\U000e0101", "fr"),
    (shape.control, "Deal", "Don\u034fne", "fr"),
    (shape.control, "Deal", "Donne\u3164", "fr"),
    (shape.control, "Deal", "Don\u200dne", "fr"),
    (shape.control, "Deal", "\u200fDonne", "fr"),
    (shape.control, "Deal", "ورق\u202e", "ar"),
    (shape.control, "Deal", "Donne" + "\u0301" * (MOST_MARKS + 1), "fr"),
    (shape.alphabet, "a card", "карta", "ru"),
    (shape.alphabet, "a card", "Кapта", "ru"),
    (shape.alphabet, "a card", "c\u0430rte", "fr"),
    (shape.alphabet, "a card", "карта", "fr"),
    (shape.alphabet, "a card", "\U0001d41carte", "fr"),
]


def named(value: object) -> str:
    """A short name of a check, or of a text without what a terminal cannot show."""
    return value.__name__ if callable(value) else ascii(value)[1:25]


@pytest.mark.parametrize(("check", "english", "text", "babel"), REFUSED, ids=named)
def test_deceit_is_refused(check: Callable[[Pair], str | None], english: str, text: str, babel: str) -> None:
    """Each by the check that is named, in one short line."""
    said = check(Pair(text, (english,), babel))
    assert said and said.isprintable() and len(said) < 250


# English, translation, CLDR locale: what spelling asks for is not deceit.
ACCEPTED = [
    ("See [the rules](%(url)s), %(n)s cards.", "%(n)s cartes : [les règles](%(url)s).", "fr"),
    ("For example, i.e. a card", "p. ex. une carte, etc.", "fr"),
    ("that is, and so on", "т.е. карта и т.п.", "ru"),
    ("a PDF", "PDF-файл", "ru"),
    ("Badugi cards", "карты Badugi", "ru"),
    ("a PDF", "PDF’ten", "tr"),
    ("2nd card, 1 µm", "2ª carta, 1 µm", "pt_PT"),
    ("I want", "می\u200cخواهم", "fa"),
    ("Hindi", "क\u094d\u200dष", "hi"),
    ("the PDF", "ملف PDF\u200f.", "ar"),
    ("shalom", "ש\u05c1\u05bc\u05b8לום", "he"),
    ("Vietnamese", "Vie\u0323\u0302t", "vi"),
    ("Cards.", "カードです。ポーカー", "ja"),
    ("a PDF", "PDFファイル", "ja"),
    ("Cards", "карте", "sr"),
    ("Deal" + "\u0301" * (MOST_MARKS + 1), "Donne" + "\u0301" * (MOST_MARKS + 1), "fr"),
]


@pytest.mark.parametrize(("english", "text", "babel"), ACCEPTED, ids=named)
def test_spelling_is_no_deceit(english: str, text: str, babel: str) -> None:
    """Joiners, marks and second alphabets where languages need them."""
    pair = Pair(text, (english,), babel)
    checks = (shape.control, shape.alphabet, shape.schemes, shape.links, shape.percent, shape.html, shape.lines)
    assert [check(pair) for check in checks] == [None] * len(checks)


def test_a_catalogue_cannot_call_a_text_one_of_scripts() -> None:
    """Python fills in what has no lone % in English, whatever references the file claims."""
    assert shape.percent(Pair("50 %", ("half",), script=True))
    assert shape.percent(Pair("{n} %", ("{n}%",), script=True)) is None


CHECKS = (
    *(shape.placeholders, shape.percent, shape.percent_signs, shape.jinja, shape.control, shape.alphabet, shape.links),
    *(shape.emphasis, shape.lines, shape.edges, shape.schemes, shape.html, shape.quotes, shape.braces, shape.icons),
    *(shape.cards, same_numbers),
)

PIECES = (
    *("a", "а", "1", " ", "\t", "\n", "-", "_", "*", "`", "<", "<a", "</a", "&a", "&#1", "[", "](", "][", "![", "{", "}", "{n"),
    *("%", "%%", "%(", "%(n", "%(n)", "%(n)s", "%(n)0", "%(n)0.0", "//", "a://", "a:", ":a", "javascript ", "data:a", "www.", "a."),
    *("a\u2024", "a\u3002", "a@", "@", "1,", "1,111", "1.1", "As", "As ", "A-", "10-", "10♦", "- ", "1. ", "> ", "=", "= ", "#", "|"),
    *("\u0301", "\u200d", "\u202e", "a\u200d", "\u200f", "\0", "<!--", '"', "\\", "~~", "::: ", "!!! ", "-8<", "{{"),
)
"""What a pattern could begin with, again and again."""


SHORT, LONG = 1_000, 16_000


def work(run: Callable[[str], object], piece: str, length: int) -> int:
    """The processor time that a text takes which repeats a piece, in nanoseconds."""
    text = (piece * length)[:length]
    start = process_time_ns()
    with suppress(SiteError):
        run(text)
    return max(process_time_ns() - start, 200_000)  # less is noise


def growth(run: Callable[[str], object], piece: str) -> float:
    """How many times the work of a short text a long one takes: the least of a few tries."""
    least = float("inf")
    for _ in range(4):
        least = min(least, work(run, piece, LONG) / work(run, piece, SHORT))
        if least < LONG / SHORT:
            break
    return least


@pytest.mark.parametrize("check", CHECKS, ids=named)
def test_a_long_text_takes_time_in_proportion(check: Callable[[Pair], str | None]) -> None:
    """A pattern that tries again from each character would take the square: 16 times as much again."""
    for piece in PIECES:
        assert growth(lambda text: check(Pair(text, ("a",))), piece) < 6 * LONG / SHORT, piece
        assert growth(lambda text: check(Pair(text, (text + "a",))), piece) < 6 * LONG / SHORT, piece


@pytest.mark.parametrize("piece", ["a", '"a"\n', '"\\', '"\\n"\n', "\n", "# a\n", "#~ ", '#| "a"\n', "#, a,", 'msgid "a"\n', "\\"])
@pytest.mark.parametrize("start", ["", 'msgid ""\nmsgstr ""\n', '#| msgid ""\n', 'msgid "', "#, "])
def test_a_long_file_takes_time_in_proportion(start: str, piece: str) -> None:
    """Whether it can be read or not."""
    assert growth(lambda text: parse_po(start + text, "x.po"), piece) < 6 * LONG / SHORT
