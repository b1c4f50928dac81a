"""The PDF of the sheet: one tagged page that says everything, the same at each making."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from io import BytesIO
from pathlib import Path

import pytest
from pypdf import PdfReader

from badugi_core import RuleSet
from tests.house import HOUSE
from tests.sheet.conftest import ALPHABETS, strings, words_of
from tools.errors import SiteError
from tools.i18n.locales import load_locale
from tools.sheet import pdf as sheet_module
from tools.sheet.content import sheet_content
from tools.sheet.model import Sheet
from tools.sheet.pdf import PAPERS, page_count, sheet_pdf

MOST_BYTES = 80_000
SIZES = {"a4": (595.28, 841.89), "us-letter": (612.0, 792.0)}
"""Width and height in points."""

codes = pytest.mark.parametrize("code", sorted(ALPHABETS))


@cache
def made(code: str, paper: str = "a4") -> tuple[Sheet, bytes]:
    """A sheet and its PDF."""
    sheet = sheet_content(words_of(code), HOUSE)
    return sheet, sheet_pdf(sheet, load_locale(code), paper)


def squeezed(text: str) -> str:
    """The text without white space, which a PDF may break anywhere."""
    return "".join(text.split())


@codes
@pytest.mark.parametrize("paper", PAPERS)
def test_one_page(code: str, paper: str) -> None:
    """One page of the paper, also with texts a third longer than English."""
    pdf = made(code, paper)[1]
    (page,) = PdfReader(BytesIO(pdf)).pages
    assert (float(page.mediabox.width), float(page.mediabox.height)) == pytest.approx(SIZES[paper], abs=0.1)
    assert page_count(pdf) == 1
    assert len(pdf) < MOST_BYTES


@codes
def test_accessible(code: str) -> None:
    """Tagged, with a language and a title that is shown (PDF/UA-1)."""
    sheet, pdf = made(code)
    reader = PdfReader(BytesIO(pdf))
    root = reader.root_object
    assert root["/MarkInfo"]["/Marked"]
    assert root["/StructTreeRoot"]["/K"]
    assert root["/Lang"] == load_locale(code).lang
    assert root["/ViewerPreferences"]["/DisplayDocTitle"]
    assert reader.metadata and reader.metadata.title == f"{sheet.title} – {sheet.subtitle}"
    assert b"<pdfuaid:part>1</pdfuaid:part>" in reader.root_object["/Metadata"].get_data()


@codes
def test_fonts_are_embedded(code: str) -> None:
    """It looks the same everywhere: no font of the system is used."""
    (page,) = PdfReader(BytesIO(made(code)[1])).pages
    fonts = page["/Resources"]["/Font"].values()
    assert fonts
    for font in fonts:
        for descendant in font["/DescendantFonts"]:
            descriptor = descendant.get_object()["/FontDescriptor"]
            assert {"/FontFile2", "/FontFile3"} & set(descriptor)


@codes
def test_says_everything(code: str) -> None:
    """Every string of the content and every letter of the language can be read and copied."""
    sheet, pdf = made(code)
    text = squeezed(PdfReader(BytesIO(pdf)).pages[0].extract_text())
    assert [missing for missing in strings(sheet) if squeezed(missing) not in text] == []
    assert [letter for letter in ALPHABETS[code] if letter not in text] == []


def test_same_bytes() -> None:
    """The same input gives the same file, without a date."""
    sheet, pdf = made("ru")
    assert sheet_pdf(sheet, load_locale("ru")) == pdf
    metadata = PdfReader(BytesIO(pdf)).metadata
    assert metadata and metadata.creation_date is None and metadata.modification_date is None


def test_changed_numbers(house: RuleSet) -> None:
    """A small bet of 3 is in the PDF."""
    sheet = sheet_content(words_of("en"), replace(house, small_bet=3))
    text = PdfReader(BytesIO(sheet_pdf(sheet, load_locale("en")))).pages[0].extract_text()
    assert "2, 5, 8, 11" in text and "3, 6, 9, 12" in text
    assert "2, 4, 6, 8" not in text


def test_too_long(house: RuleSet) -> None:
    """Text that would become too small to read is refused."""
    sheet = sheet_content(words_of("fr", growth=1.5), house)
    with pytest.raises(SiteError, match=r"^tools/sheet/sheet.typ: the sheet in 'fr' .*too long for one page"):
        sheet_pdf(sheet, load_locale("fr"))


def test_unknown_paper(english: Sheet) -> None:
    """The design is for two papers."""
    with pytest.raises(SiteError, match="unknown paper 'a5': write a4 or us-letter"):
        sheet_pdf(english, load_locale("en"), "a5")


@pytest.mark.parametrize(
    ("template", "fault"),
    [
        ('#set document(title: "Two")\na\n#pagebreak()\nb', "has 2 pages: shorten its text"),
        ("#unknown", "unknown variable: unknown: shorten its text or correct the template"),
    ],
)
def test_faulty_template(
    template: str, fault: str, english: Sheet, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A second page and a fault of the template are refused."""
    file = tmp_path / "sheet.typ"
    file.write_text(template, encoding="utf-8")
    monkeypatch.setattr(sheet_module, "TEMPLATE", file)
    with pytest.raises(SiteError, match=fault):
        sheet_pdf(english, load_locale("en"))


def test_unknown_letters(english: Sheet) -> None:
    """A letter that the font lacks is refused, not printed as an empty box."""
    with pytest.raises(SiteError, match="漢"):
        sheet_pdf(replace(english, footer="漢"), load_locale("en"))
