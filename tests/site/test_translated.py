"""No English is left in a page of another language."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path

import jinja2
import material
import pytest
from pypdf import PdfReader

from tests.once import bank
from tests.site.build import ROOT
from tests.site.pages import TRANSLATED
from tools.i18n.catalogues import DOMAINS, Catalogue
from tools.i18n.po import read_po

THEME = (ROOT / "tools/theme", Path(material.__file__).parent / "templates")
ATTRIBUTES = ("alt", "aria-label", "aria-description", "placeholder", "title")
BREAKS = re.compile(r"%\(\w+\)s|\{\w+\}|\*\*|`|[\[\]()]|<[^>]+>|\n")
"""What separates the pieces of a message that stand in a page as they are."""


def message_texts():
    """Every English text of the templates, the code and the names."""
    for domain in DOMAINS:
        path = ROOT / "locales" / f"{domain}.pot"
        for message in read_po(path, ROOT).active():
            yield message.id
            if message.plural:
                yield message.plural


def pieces(text):
    """The parts of a message between its placeholders that are at least two words."""
    for piece in BREAKS.split(text):
        piece = " ".join(piece.split()).strip(" .,:;?!").casefold()
        if len(re.findall(r"[^\W\d_]+", piece)) > 1:
            yield piece


TITLES = {"robert’s rules of poker"}
"""What is called the same in every language."""

ENGLISH = {piece for text in message_texts() for piece in pieces(text)} - TITLES


@pytest.fixture(scope="session", params=TRANSLATED, ids=lambda locale: locale.path)
def locale(request):
    """A language that needs translations."""
    return request.param


@pytest.fixture(scope="session")
def catalogue(locale):
    """Its translations."""
    return Catalogue.load(locale)


@pytest.fixture(scope="session")
def untranslated(catalogue):
    """A function that finds English in a text: pieces that no translation contains too."""
    translations = " | ".join(form for _, message in catalogue.entries() for form in message.forms)
    allowed = " ".join(translations.split()).casefold()
    english = sorted(piece for piece in ENGLISH if piece not in allowed)

    def find(text):
        text = " ".join(text.split()).casefold()
        candidates = (piece for piece in english if piece in text)
        return [piece for piece in candidates if re.search(rf"(?<!\w){re.escape(piece)}(?!\w)", text)]

    return find


@pytest.fixture(scope="session")
def mine(pages, locale):
    """The pages of the language."""
    return [page for page in pages.values() if page.language == locale.path]


def spoken(page):
    """What a page says outside its text: attributes, and what search engines show."""
    for node in page.nodes:
        yield from (node.attrs[name] for name in ATTRIBUTES if name in node.attrs)
        if node.tag == "meta" and node.attrs.get("name") == "description":
            yield node.attrs["content"]


def test_english_messages_are_known():
    """The search below looks for hundreds of texts, not for none."""
    assert len(ENGLISH) > 300
    assert "six of hearts" in ENGLISH


def many_languages(page):
    """The parts that stand in all languages on purpose: the switcher, names of languages and of data,
    the glossary, quotations, and titles of published pages.
    """
    names = [node for tag in ("bdi", "code", "q") for node in page.root.all(tag) if "lang" in node.attrs]
    names += page.root.all("span", class_="named")
    return [*page.root.all("details", class_="languages"), *page.root.all(class_="term-words"), *names]


def test_nothing_is_marked_as_english(mine, locale):
    """No element but those parts is in another language than the page."""
    for page in mine:
        expected = {node for part in many_languages(page) for node in part.walk()}
        marked = [node for node in page.nodes if node.attrs.get("lang", locale.lang) != locale.lang]
        assert [node.text for node in marked if node not in expected] == [], page.address


def test_no_fallback_notice(mine):
    """No page says that a part of it is in English."""
    assert [page.address for page in mine if page.root.all(class_="fallback-notice")] == []


def test_no_english_in_the_text(mine, untranslated):
    """Headings, paragraphs, tables, menus and titles are translated."""
    found = {}
    for page in mine:
        foreign = Counter(text for part in many_languages(page) for text in part.blocks)
        found[page.address] = untranslated(" | ".join((Counter(page.root.blocks) - foreign).elements()))
    assert {address: texts for address, texts in found.items() if texts} == {}


def test_no_english_in_labels_and_descriptions(mine, untranslated):
    """What screen readers and search engines are told is translated, cards included."""
    found = {page.address: untranslated(" | ".join(spoken(page))) for page in mine}
    assert {address: texts for address, texts in found.items() if texts} == {}


def test_no_english_on_paper(site, locale, untranslated):
    """Every PDF is translated, but for the address of the site."""
    for path in sorted((site / locale.path / "print").glob("*-a?.pdf")):
        reader = PdfReader(path)
        text = "\n".join(page.extract_text() for page in reader.pages)
        assert untranslated(re.sub(rf"\S*/{locale.path}/\S*", "", text)) == [], path.name
        assert untranslated(reader.metadata.title) == [], path.name


def forms(messages):
    """The translations of a file of messages, with each form of a plural."""
    return [form for text in messages.values() for form in (text.values() if isinstance(text, dict) else [text])]


@pytest.mark.parametrize("name", ["quiz", "checker"])
def test_no_english_in_the_words_of_scripts(site, locale, untranslated, name):
    """The browser gets a translation of every message that the scripts of a page ask for."""
    words = json.loads((site / locale.path / name / "words.json").read_text(encoding="utf-8"))
    assert words["lang"] == locale.lang
    asked = [
        message
        for message in read_po(ROOT / "locales/ui.pot", ROOT).active()
        if any(place.startswith((f"docs/assets/js/{name}/", "docs/assets/js/hands/")) for place in message.references)
    ]
    assert {message.id for message in asked} == set(words["messages"])
    for group in ("messages", "cards", "hands"):
        assert untranslated(" | ".join(forms(words[group]))) == []


def test_no_english_in_the_questions_of_the_quiz(site, locale, untranslated):
    """The browser gets a translation of every message that the bank names."""
    files = [json.loads((site / locale.path / f"quiz/{name}.json").read_text("utf-8")) for name in ("questions", "words")]
    messages = files[0] | files[1]["messages"]
    assert bank().msgids <= messages.keys()
    assert untranslated(" | ".join(forms(files[0]))) == []


def test_no_english_in_the_search_index(site, locale, untranslated):
    """What the search shows is translated."""
    text = (site / locale.path / "search/search_index.json").read_text(encoding="utf-8")
    documents = json.loads(text)["docs"]
    shown = " | ".join(document["title"] + " | " + document["text"] for document in documents)
    assert untranslated(re.sub(r"<[^>]+>", "", shown)) == []


def interface(language):
    """The strings of the theme in a language, by key."""
    environment = jinja2.Environment(loader=jinja2.FileSystemLoader(THEME))
    source, *_ = environment.loader.get_source(environment, "partials/languages/en.html")
    translate = environment.get_template(f"partials/languages/{language}.html").module.t
    texts = {key: str(translate(key)) for key in re.findall(r'^\s*"([\w.]+)":', source, re.MULTILINE)}
    return {key: text for key, text in texts.items() if text}


def shown(page):
    """Every text node and every attribute that is read, each by itself."""
    foreign = {node for part in many_languages(page) for node in part.walk()}
    for node in page.nodes:
        if node.tag not in ("script", "style") and node not in foreign:
            yield from (" ".join(child.split()) for child in node.children if isinstance(child, str))
    yield from spoken(page)


def test_interface_of_the_theme_is_translated(mine, locale):
    """Search box, contents, skip link and buttons have the strings of the language."""
    english, own = interface("en"), interface(locale.theme_language)
    assert {"action.skip", "search", "toc", "top"} <= set(own)
    foreign = set(english.values()) - set(own.values()) - {""}
    for page in mine:
        assert foreign.isdisjoint(shown(page)), page.address
        for key in ("action.skip", "search.placeholder", "search.reset", "toc", "top", "select.language"):
            if not page.is_404 or key not in ("toc", "top"):
                assert own[key] in set(shown(page)), (page.address, key)


def test_scripts_of_the_theme_get_translations(mine, locale):
    """What the search says about its results is not English either."""
    own = interface(locale.theme_language)
    for page in mine:
        given = json.loads(page.root.one("script", id="__config").children[0])["translations"]
        assert given == {key: own[key] for key in given}, page.address


def test_chooser_speaks_every_language(pages, locale, catalogue):
    """At the root each language introduces the site in its own words."""
    for address in ("", "404.html"):
        link = next(a for a in pages[address].root.all("a") if a.attrs["lang"] == locale.lang)
        said = catalogue.lookup("The rules of Badugi, every hand, a quiz and a sheet to print.")
        assert said and said in link.text
