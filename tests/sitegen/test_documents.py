"""What the site offers to print can be printed in any state of a language, and repeats what its pages say."""

from __future__ import annotations

import pytest

from badugi_core import load_ruleset
from tests.sheet.paper import read, text_of
from tools.errors import ROOT
from tools.i18n.catalogues import Catalogue
from tools.i18n.locales import load_locale
from tools.sheet.press import print_pdf
from tools.sheet.rules.sheet import rules_document
from tools.sitegen.addresses import FAQ_PAGE
from tools.sitegen.inputs import load_shared
from tools.sitegen.made_files import desk_of
from tools.sitegen.printing.documents import ON_THE_SHEET, Desk, ready
from tools.sitegen.render import Renderer
from tools.words.rulesets import RULESETS
from tools.words.words import Words

SITE_URL = "https://badugi.example/"


@pytest.fixture(scope="module")
def shared():
    """What all languages share."""
    return load_shared(ROOT)


def desk(shared, words: Words) -> Desk:
    """What lies ready in a language."""
    pages = {FAQ_PAGE: Renderer(ROOT / "docs", words, shared).render(FAQ_PAGE)}
    return desk_of(words, shared, pages, SITE_URL)


@pytest.mark.parametrize("code", ["fr", "ru", "tr"])
def test_a_new_language_can_be_printed(shared, code):
    """Without a single translation all documents stand in English, and say so."""
    locale = load_locale(code)
    nothing = desk(shared, Words(locale, Catalogue(locale)))
    for address, document in ready(nothing, shared.rulesets):
        pdf = print_pdf(document)
        assert b"/Lang(en)" in pdf, address
        assert read(pdf).trailer["/Root"]["/Lang"] == locale.lang, address


def test_the_sheet_repeats_the_disputes_of_the_page(shared):
    """Word for word, with their rules by number."""
    locale = load_locale("tr")
    words = Words(locale, Catalogue.load(locale))
    ready_desk = desk(shared, words)
    text = text_of(print_pdf(rules_document(ready_desk.rules(load_ruleset("home"), "Ev kuralları", "rules/home/"), words, "a4")))
    assert len(ready_desk.disputes) == len(ON_THE_SHEET)
    for each in ready_desk.disputes:
        assert each.numbers
        for said in (each.question, each.answer, *each.numbers):
            assert "".join(said.split()) in text


def test_every_document_leads_to_its_page(shared):
    """The address on the paper is that of the rules, the ranking or the quiz with its seed."""
    locale = load_locale("ru")
    words = Words(locale, Catalogue.load(locale))
    pages = {"card": "hands/ranking/", "poster": "hands/ranking/"}
    pages |= {f"{kind}-{name}": f"rules/{name}/" for kind in ("rules", "large") for name in RULESETS}
    for address, document in ready(desk(shared, words), shared.rulesets):
        name = address.removeprefix("print/").rpartition("-")[0]
        text = text_of(print_pdf(document))
        assert f"badugi.example/ru/{pages.get(name, 'quiz/?s=')}" in text, address
