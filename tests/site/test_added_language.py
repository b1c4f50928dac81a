"""A language that was just added is published at once: in English with notices, but for what is translated."""

from __future__ import annotations

import json
import re
from xml.etree import ElementTree

import pytest

from tests.site.build import SITE_URL
from tests.site.grown import PAGE, TRANSLATED
from tests.site.pages import read_pages
from tools.i18n.theme import theme_texts

NEW = pytest.mark.parametrize("code", TRANSLATED)
DIRECTIONS = {"es": "ltr", "ar": "rtl"}
_WORD = re.compile(r"[^\W\d_]{2,}")


@pytest.fixture(scope="module")
def grown_pages(grown):
    """The pages of the grown site."""
    return read_pages(grown.site)


def of(pages, code):
    """The pages of a language by their address below it."""
    return {page.place: page for page in pages.values() if page.language == code}


NAMES = frozenset({"pagat.com", "PokerStars", "casinoman.net", "Robert’s Rules of Poker"})
"""What is called the same in every language."""


def unmarked(node, translated=frozenset()):
    """The texts below an element, but for those translated, those in an element with a language of its own, and code."""
    if "lang" in node.attrs or node.tag in ("script", "pre", "code"):
        return
    for child in node.children:
        if not isinstance(child, str):
            yield from unmarked(child, translated)
        elif (text := " ".join(child.split())) not in translated:
            yield text


def test_adding_touches_no_other_file(grown):
    """Neither code nor configuration nor another language: only the folder of the language."""
    made = {f"locales/{code}/{name}" for code in TRANSLATED for name in ("locale.toml", *(
        f"LC_MESSAGES/{domain}.po" for domain in ("pages", "ui", "cards")))}  # fmt: skip
    assert grown.added == made


@NEW
def test_every_page_is_there(grown_pages, code):
    """With the direction and the language of the new locale, and its sheet."""
    pages = of(grown_pages, code)
    assert pages.keys() == of(grown_pages, "en").keys()
    for page in pages.values():
        assert page.root.one("html").attrs["lang"] == code
        assert page.root.one("body").attrs["dir"] == DIRECTIONS[code]
    assert (grown_pages[""].site / code / "print" / "rules-home-a4.pdf").read_bytes().startswith(b"%PDF")


@NEW
def test_what_is_translated_is_shown(grown_pages, code):
    """Both messages stand in the page, unmarked."""
    texts = set(unmarked(of(grown_pages, code)[PAGE].article))
    assert set(TRANSLATED[code].values()) <= texts


@NEW
def test_everything_else_is_marked_as_english(grown_pages, code):
    """No word of an article is without a mark, and each page has its notice."""
    translated = frozenset(TRANSLATED[code].values())
    for page in of(grown_pages, code).values():
        left = [text for text in unmarked(page.article, translated | NAMES) if _WORD.search(text)]
        assert left == [], page.address
        assert len(page.root.all(class_="fallback-notice")) == 1, page.address


@NEW
def test_names_of_cards_are_marked_as_english(grown_pages, code):
    """What a screen reader says of a card too."""
    cards = [node for page in of(grown_pages, code).values() for node in page.article.all("span", class_="pc")]
    assert len(cards) > 100
    assert {node.attrs.get("lang") for node in cards} == {"en"}


@NEW
def test_the_other_languages_know_of_it(grown_pages, code):
    """Switcher, hreflang, sitemap and language chooser, without a line of configuration."""
    page = of(grown_pages, "fr")[PAGE]
    address = f"{code}/{PAGE}"
    switcher = page.root.one("details", class_="languages").all("a")
    assert f"{SITE_URL}{address}" in {page.resolve(link.attrs["href"]) for link in switcher}
    alternates = {node.attrs.get("hreflang"): node.attrs["href"] for node in page.root.all("link")}
    assert alternates[code] == f"{SITE_URL}{address}"
    locations = ElementTree.parse(page.site / "sitemap.xml").getroot().iter()
    assert f"{SITE_URL}{address}" in {node.text for node in locations}
    link = next(node for node in grown_pages[""].root.all("a") if node.attrs["hreflang"] == code)
    assert link.attrs["dir"] == DIRECTIONS[code]


@NEW
def test_the_theme_speaks_it(grown_pages, code):
    """Its own texts are there already: the search box, and what the search says of its results."""
    own = theme_texts(code)
    for page in of(grown_pages, code).values():
        assert page.root.one("input", name="query").attrs["placeholder"] == own["search.placeholder"]
        given = json.loads(page.root.one("script", id="__config").children[0])["translations"]
        assert given == {key: own[key] for key in given}


@NEW
def test_its_search_has_its_pages(grown, code):
    """An index of its own, in its language."""
    index = json.loads((grown.site / code / "search/search_index.json").read_text(encoding="utf-8"))
    assert index["config"]["lang"] == [code]
    assert any(TRANSLATED[code]["Nothing clashes"] in document["title"] for document in index["docs"])
    assert (grown.site / f"{code}/search/lunr/min/lunr.{code}.min.js").is_file()
