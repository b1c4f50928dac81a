"""Where the sheet is English for want of a translation, the page and the PDF say so."""

from __future__ import annotations

import re

from tests.house import HOUSE
from tests.sheet.conftest import words_of
from tools.i18n.catalogues import Catalogue
from tools.i18n.locales import load_locale
from tools.i18n.po import Message
from tools.sheet.content import sheet_content
from tools.sheet.html import sheet_html
from tools.sheet.pdf import sheet_pdf
from tools.words.words import Words

FRENCH = load_locale("fr")
TITLE = Message(id="Badugi rules", forms=("Règles du badugi",))
NOTHING = Words(FRENCH, Catalogue(FRENCH))
TITLE_ALONE = Words(FRENCH, Catalogue(FRENCH, {}, {TITLE.key: TITLE}))


def test_page_marks_every_text() -> None:
    """Nothing is left outside the marks but numbers, ranks and cards."""
    html = sheet_html(sheet_content(NOTHING, HOUSE), NOTHING)
    cards = re.sub(r'<span class="pc [^>]*lang="en">[^<]*</span>', "", html)
    assert 'class="pc ' not in cards
    rest = re.sub(r'<span lang="en" dir="ltr">.*?</span>', "", cards)
    assert re.sub(r"<[^>]+>|[\dAJQK,-]|\s", "", rest) == ""


def test_page_marks_nothing_else() -> None:
    """A title that is translated stands bare."""
    html = sheet_html(sheet_content(TITLE_ALONE, HOUSE), TITLE_ALONE)
    assert '<h2 id="sheet-title">Règles du badugi</h2>' in html


def test_pdf_marks_its_text() -> None:
    """Headings, sentences and cells have the language English in the tags of a French document."""
    pdf = sheet_pdf(sheet_content(NOTHING, HOUSE), FRENCH)
    assert b"/Lang(fr)" in pdf
    assert re.search(rb"/S/H2/[^>]*/Lang\(en\)", pdf)
    assert pdf.count(b"/Lang(en)") > 20


def test_pdf_of_a_whole_translation_marks_nothing() -> None:
    """Its one language is that of the document."""
    assert b"/Lang(en)" not in sheet_pdf(sheet_content(words_of("fr"), HOUSE), FRENCH)
