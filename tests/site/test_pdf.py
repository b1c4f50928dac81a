"""The printable sheets: one tagged A4 page in each language."""

from __future__ import annotations

import pytest
from pypdf import PdfReader

from tests.site.pages import LOCALES

NAME = "badugi-rules.pdf"
A4 = (595.28, 841.89)


@pytest.fixture(params=LOCALES, ids=lambda locale: locale.path)
def locale(request):
    """One language."""
    return request.param


@pytest.fixture
def pdf(site, locale):
    """Its sheet."""
    return PdfReader(site / locale.path / NAME, strict=True)


def fonts(pdf):
    """Every font of the pages, the descendants of composite ones in their place."""
    for page in pdf.pages:
        for font in page["/Resources"]["/Font"].values():
            font = font.get_object()
            descendants = font.get("/DescendantFonts")
            yield from (each.get_object() for each in descendants) if descendants else (font,)


def test_one_a4_page(pdf):
    """It fits the table: one upright side of A4."""
    assert len(pdf.pages) == 1
    box = pdf.pages[0].mediabox
    assert (float(box.width), float(box.height)) == pytest.approx(A4, abs=0.5)


def test_language_and_title(pdf, locale, pages):
    """The document says its language and has the title of the sheet on the page."""
    assert pdf.trailer["/Root"]["/Lang"] == locale.lang
    title = pages[f"{locale.path}/sheet/"].root.one("h2", id="sheet-title").text
    assert pdf.metadata.title.startswith(title)
    assert pdf.trailer["/Root"]["/ViewerPreferences"]["/DisplayDocTitle"]


def test_tagged(pdf):
    """Screen readers find its structure."""
    root = pdf.trailer["/Root"]
    assert root["/MarkInfo"]["/Marked"]
    assert root["/StructTreeRoot"]["/K"]


def test_fonts_are_embedded(pdf):
    """It looks the same everywhere."""
    found = list(fonts(pdf))
    assert found
    for font in found:
        descriptor = font["/FontDescriptor"].get_object()
        assert {"/FontFile", "/FontFile2", "/FontFile3"} & set(descriptor), font["/BaseFont"]


def test_text_can_be_read_out(pdf, pages, locale):
    """Every word of the sheet on the page is in the text of the PDF, in its own script."""
    found = set(pdf.pages[0].extract_text().replace("\N{NO-BREAK SPACE}", " ").split())
    sheet = pages[f"{locale.path}/sheet/"].root.one("article", class_="sheet")
    words = {word for word in sheet.text.split() if len(word) > 3 and word.isalpha()}
    missing = {word for word in words if not any(word in other for other in found)}
    assert len(missing) <= len(words) // 10, sorted(missing)


def test_no_times_and_no_random_ids(pdf):
    """The same content gives the same bytes, so nothing in it says when it was made."""
    assert pdf.metadata.creation_date is None
    assert pdf.metadata.modification_date is None


def test_linked_from_the_page(pages, locale):
    """The page of the sheet offers it."""
    page = pages[f"{locale.path}/sheet/"]
    targets = {page.target(link.attrs["href"])[0] for link in page.article.all("a")}
    assert page.site / locale.path / NAME in targets
