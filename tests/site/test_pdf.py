"""The printable documents of the site: each tagged, on its paper, small, in its language, and linked."""

from __future__ import annotations

from collections import Counter

import pytest
from pypdf import PdfReader

from tests.site.pages import LOCALES
from tools.words.rulesets import RULESETS

MOST_BYTES = 80_000
PAPERS = {
    "a4": (595.28, 841.89),
    "letter": (612, 792),
    "a3": (841.89, 1190.55),
    "tabloid": (792, 1224),
}
"""Width and height in points."""

PAGES = {
    **{f"rules-{name}": 1 for name in RULESETS},
    **{f"large-{name}": 2 for name in RULESETS},
    "card": 1,
    "poster": 1,
}
"""How many pages a document has; worksheets have as many as they need."""

NAMES = sorted(
    [f"{name}-{paper}" for name in PAGES if name != "poster" for paper in ("a4", "letter")]
    + ["poster-a3", "poster-tabloid"]
    + [f"worksheet-{level}-{paper}" for level in (1, 2, 3) for paper in ("a4", "letter")]
)


@pytest.fixture(params=LOCALES, ids=lambda locale: locale.path)
def locale(request):
    """One language."""
    return request.param


@pytest.fixture
def pdfs(site, locale):
    """Its documents by their names."""
    return {path.stem: PdfReader(path, strict=True) for path in sorted((site / locale.path / "print").glob("*.pdf"))}


def fonts(pdf):
    """Every font of the pages, the descendants of composite ones in their place."""
    for page in pdf.pages:
        for font in page["/Resources"].get("/Font", {}).values():  # a blank page has none
            font = font.get_object()
            descendants = font.get("/DescendantFonts")
            yield from (each.get_object() for each in descendants) if descendants else (font,)


def test_no_document_is_missing_or_too_heavy(site, locale, pdfs):
    """No document is missing, none is too heavy for a phone."""
    assert sorted(pdfs) == NAMES
    for path in (site / locale.path / "print").glob("*.pdf"):
        assert path.stat().st_size < MOST_BYTES, path.name


def test_pages_and_paper_are_as_promised(pdfs):
    """Exactly the promised pages, all of the promised paper."""
    for name, pdf in pdfs.items():
        document, paper = name.rsplit("-", 1)
        assert len(pdf.pages) == PAGES.get(document, len(pdf.pages)), name
        for page in pdf.pages:
            size = (float(page.mediabox.width), float(page.mediabox.height))
            assert size == pytest.approx(PAPERS[paper], abs=0.5), name


def test_language_title_and_tags(pdfs, locale):
    """The document says its language, shows its title, has structure and headings to jump to."""
    for name, pdf in pdfs.items():
        root = pdf.trailer["/Root"]
        assert root["/Lang"] == locale.lang, name
        assert pdf.metadata.title, name
        assert root["/ViewerPreferences"]["/DisplayDocTitle"], name
        assert root["/MarkInfo"]["/Marked"], name
        assert root["/StructTreeRoot"]["/K"], name
        assert pdf.outline, name


def test_titles_differ(pdfs):
    """In the list of a reader's files each can be told from the others; the two papers say the same."""
    titles = Counter(pdf.metadata.title for pdf in pdfs.values())
    assert set(titles.values()) == {2}


def test_fonts_are_embedded(pdfs):
    """They look the same everywhere."""
    for name, pdf in pdfs.items():
        found = list(fonts(pdf))
        assert found, name
        for font in found:
            descriptor = font["/FontDescriptor"].get_object()
            assert {"/FontFile", "/FontFile2", "/FontFile3"} & set(descriptor), (name, font["/BaseFont"])


def test_no_times_and_no_random_ids(pdfs):
    """The same content gives the same bytes, so nothing in it says when it was made."""
    for pdf in pdfs.values():
        assert pdf.metadata.creation_date is None
        assert pdf.metadata.modification_date is None


def test_linked_from_the_page(pages, locale, pdfs):
    """The page of printed things offers them all, and nothing that is not there."""
    page = pages[f"{locale.path}/print/"]
    targets = {page.target(link.attrs["href"])[0] for link in page.article.all("a")}
    folder = page.site / locale.path / "print"
    assert {target.stem for target in targets if target.suffix == ".pdf"} == set(pdfs)
    assert all((folder / f"{name}.pdf") in targets for name in pdfs)
