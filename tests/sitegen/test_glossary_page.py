"""Links to terms of the glossary, definitions, and what a language without words of its own is shown."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from tests.i18n.locale_files import copy_locales
from tools.errors import SiteError
from tools.i18n.catalogues import Catalogue
from tools.i18n.glossary import load_glossary
from tools.i18n.locales import LOCALES, load_locale
from tools.sitegen.addresses import GLOSSARY_PAGE
from tools.sitegen.glossary.definitions import DEFINITIONS
from tools.sitegen.glossary.page import definition_text, entries, glossary_html, glossary_json
from tools.words.words import Words


def test_every_term_is_defined_and_every_definition_has_a_term():
    """In the same order, so that both files are read side by side."""
    assert [term.key for term in load_glossary(LOCALES).terms] == list(DEFINITIONS)


def test_a_term_without_definition_is_refused(words, tmp_path):
    """One sentence says where to write it."""
    folder = copy_locales(tmp_path, ("en",))
    (folder / "glossary.tsv").write_text("key\ten\nfrog\tfrog\n", encoding="utf-8")
    locale = load_locale("en", folder)
    with pytest.raises(SiteError, match=r"^locales/glossary\.tsv: the term 'frog' has no definition: write it in \S+\.$"):
        entries(Words(locale, Catalogue(locale)))


@pytest.mark.parametrize(
    ("page", "address"),
    [
        ("index.md", "glossary.md#big-blind"),
        ("hands/reading.md", "../glossary.md#big-blind"),
        ("rules/index.md", "../glossary.md#big-blind"),
        (GLOSSARY_PAGE, "glossary.md#big-blind"),
    ],
)
@pytest.mark.parametrize("code", ["en", "tr"])
def test_a_template_links_a_term(context, code, page, address):
    """By its key with hyphens, from any page, the same in every language."""
    assert context(code, page).term("big-blind") == address


@pytest.mark.parametrize("name", ["frog", "big_blind", "Big-blind", ""])
def test_an_unknown_term_stops_the_build(fault, name):
    """At its line, and says where the keys are."""
    said = fault(f"text\n\n{{% trans x=term('{name}') %}}[x]({{{{ x }}}}){{% endtrans %}}\n")
    assert said == f"docs/hands/page.md:3: unknown term '{name}': write a key of locales/glossary.tsv, with hyphens."


@pytest.mark.parametrize(
    ("key", "text"),
    [
        ("ten", "10. The rank below it is 9."),
        ("two", "2. The rank below it is A."),
        ("king", "K. The rank below it is Q."),
        ("jack_badugi", "highest card: J."),
        ("heart", "the sign ♥."),
        ("club", "the sign ♣."),
        ("nuts", "this one: 4-3-2-A."),
        ("smooth", "smooth: 8-3-2-A."),
        ("rough", "rough: 8-7-6-5."),
    ],
)
def test_ranks_signs_and_hands_are_filled_in(words, key, text):
    """With those of the term."""
    assert text in definition_text(words("en"), key)


def test_a_language_without_a_column_is_shown_english_words():
    """Marked as English, in the order of English, with the words of the other languages below."""
    french = load_locale("fr")
    locale = replace(french, code="es", lang="es", name="Español", alphabet="")
    words = Words(locale, Catalogue(locale))
    assert [entry.word for entry in entries(words)][:2] == ["ace", "act"]
    html = glossary_html(words, [load_locale("en"), locale, french], lambda anchor: anchor)
    assert '<h3 id="ace"><a href="#ace"><span lang="en" dir="ltr">ace</span></a></h3>' in html
    (ace,) = [item for item in html.split("data-item") if 'id="ace"' in item]
    assert '<h2 id="letter-1" data-search-exclude><span lang="en" dir="ltr">A</span></h2>' in html
    assert ace.count("<li>") == 1 and ">as</span>" in ace
    assert json.loads(glossary_json(words))["ace"] == {"text": DEFINITIONS["ace"].text, "lang": "en"}


def test_a_project_without_a_glossary_has_an_empty_page(words):
    """The file can be missing."""
    locale = replace(load_locale("en"), glossary=load_glossary(LOCALES / "en"))
    assert glossary_json(Words(locale, Catalogue(locale))) == "{}"
