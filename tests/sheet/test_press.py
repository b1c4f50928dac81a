"""What turns documents into PDFs refuses what would look wrong, and marks what is English."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.sheet.conftest import words_of
from tests.sheet.paper import text_of
from tools.errors import SiteError
from tools.sheet import typeset
from tools.sheet.pieces import Hand, pieces
from tools.sheet.press import Document, job_of, print_pdf
from tools.words.lines import Ranks
from tools.words.words import English

TEMPLATE = """#import "common.typ": document, content, say
#show: document.with()
#title()
#say(content.text)
"""


@dataclass(frozen=True)
class Text:
    """Content of one text."""

    text: str


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of templates, with one that says a text."""
    (tmp_path / "common.typ").write_bytes((typeset.FOLDER / "common.typ").read_bytes())
    (tmp_path / "text.typ").write_text(TEMPLATE, encoding="utf-8")
    monkeypatch.setattr(typeset, "FOLDER", tmp_path)
    return tmp_path


def document(text: str, **changes: object) -> Document:
    """A document that says a text."""
    fields = {"template": "text", "title": "A title", "content": Text(text), "words": words_of("fr"), "paper": "a4"}
    return Document(**{**fields, "pages": 1, **changes})  # type: ignore[arg-type]


def test_a_text_is_printed() -> None:
    """With its cards and ranks in their places."""
    assert text_of(print_pdf(document("Avec 4♥ 3♦ on a 4-3, pas 5."))) == "AtitleAvec4♥3♦ona4-3,pas5."


def test_the_first_size_that_fits_is_used() -> None:
    """And none that is smaller."""
    long = "mot " * 900
    sizes = [print_pdf(document(long, sizes=sizes)) for sizes in ((14, 9, 8), (9, 8), (9,))]
    assert sizes[0] == sizes[1] == sizes[2]
    assert sizes[0] != print_pdf(document(long, sizes=(8,)))


def test_too_long_a_text_is_refused() -> None:
    """With the template, the title, the language and the paper."""
    with pytest.raises(SiteError, match=r"text\.typ: 'A title' in 'fr' on a4 has \d pages, not 1: shorten its text\.$"):
        print_pdf(document("mot " * 3000))


def test_as_many_pages_as_it_takes() -> None:
    """Where the number is not promised."""
    assert typeset.page_count(print_pdf(document("mot " * 3000, pages=None))) > 1


def test_unknown_paper_is_refused() -> None:
    """With the papers that there are."""
    with pytest.raises(SiteError, match="unknown paper 'a5': write a4 or letter or a3 or tabloid"):
        print_pdf(document("", paper="a5"))


def test_a_faulty_template_is_refused(folder: Path) -> None:
    """In one sentence that names it."""
    (folder / "bad.typ").write_text("#unknown", encoding="utf-8")
    with pytest.raises(SiteError, match=r"bad\.typ: .*unknown variable: unknown: correct the template or its text\.$"):
        print_pdf(document("", template="bad"))


def test_a_letter_that_no_font_has_is_refused() -> None:
    """It is not printed as an empty box."""
    with pytest.raises(SiteError, match="漢"):
        print_pdf(document("漢"))


@pytest.mark.parametrize("text", ["Sorry", "4♥ 3♦ is 4-3."])
def test_english_in_another_language_is_marked(text: str) -> None:
    """For screen readers; nothing else is."""
    assert b"/Lang(en)" in print_pdf(document(English(text)))
    assert b"/Lang(en)" not in print_pdf(document(text))


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("", [""]),
        ("nothing", ["nothing"]),
        ("10-7-5-4", [Ranks("10-7-5-4")]),
        ("A4-3-2 and 2026-11-30", ["A4-3-2 and 2026-11-30"]),
    ],
)
def test_pieces_of_a_text(text: str, found: list[object]) -> None:
    """Ranks are taken out, but not what only looks like them."""
    assert pieces(text) == found


def test_cards_beside_each_other_are_one_hand() -> None:
    """However they are parted; all of them play."""
    (hand,) = pieces("10♥\u00a03♦ 2♣")
    assert isinstance(hand, Hand)
    assert [str(card) for card in hand.cards] == ["Th", "3d", "2c"]
    assert hand.playing == hand.cards


def test_what_a_document_says_follows_its_content() -> None:
    """Title, text, paper, language: a change of any is another document."""
    same = document("One")
    others = (document("Two"), document("One", title="B"), document("One", paper="a3"), document("One", words=words_of("tr")))
    assert job_of(same) == job_of(document("One"))
    assert all(job_of(same) != job_of(other) for other in others)
