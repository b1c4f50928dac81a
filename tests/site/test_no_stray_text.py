"""No string stands outside the catalogues: in the pseudo-language, every text is in brackets.

What may stand outside: cards, ranks and numbers, the letters A and B of two hands (see
brackets.py), texts that say that they are in another language, and the name of the language.
The texts of the theme come from its own files; for the pseudo-language they are bracketed by
tools/theme/partials/languages/en-XA.html, so that they are looked for here too.
"""

from __future__ import annotations

import json
import re

import pytest
from pypdf import PdfReader

from tests.site.brackets import outside
from tests.site.pages import Node, read_pages
from tools.i18n.pseudo import STYLES

PSEUDO = "en-xa"
MANY_LANGUAGES = ("translate/", "glossary/", "sources/", "odds/#errata", "deals/")
"""What of the search index has words of other languages, which carry no mark there: names, words of the game, titles;
and the tables of deals, whose cells stand there without spaces. The pages themselves are looked at above."""

CODE = r"\b[0-9A-Z]{4}-[0-9A-Z-]+\b"
"""The code of a quiz."""

ATTRIBUTES = ("alt", "aria-label", "aria-description", "aria-roledescription", "label", "placeholder", "title")


@pytest.fixture(scope="module")
def mine(grown):
    """The pages of the pseudo-language by their address."""
    return {address: page for address, page in read_pages(grown.site).items() if page.language == PSEUDO}


def own(node, lang):
    """The element without what is in another language, and without what a program reads."""
    copy = Node(node.tag, node.attrs, node.parent)
    for child in node.children:
        if isinstance(child, str):
            copy.children.append(child)
        elif child.tag not in ("pre", "code") and child.attrs.get("lang", lang) == lang:
            copy.children.append(own(child, lang))
    return copy


@pytest.fixture(scope="module")
def roots(mine):
    """Each page as a tree without what is in another language."""
    return {address: own(page.root, "en-XA") for address, page in mine.items()}


def stray(texts):
    """The texts with words outside the brackets, each with these words."""
    return {text: words for text in texts if text != STYLES["en_XA"].name and (words := outside(text))}


def test_the_pseudo_language_is_looked_at(roots):
    """Every page, the one for missing addresses too, and all of it is in brackets somewhere."""
    assert len(roots) >= 10 and f"{PSEUDO}/404.html" in roots
    assert all("⟦" in root.one("h1").text for root in roots.values())


def test_no_text_of_a_page_is_outside_the_catalogues(roots):
    """Headings, paragraphs, tables, menus, buttons and footer."""
    found = {address: stray(root.one("body").blocks) for address, root in roots.items()}
    assert {address: texts for address, texts in found.items() if texts} == {}


def test_no_title_or_description_is_outside_the_catalogues(roots):
    """What search engines and tabs show."""
    for address, root in roots.items():
        assert stray([root.one("title").text, root.one("meta", name="description").attrs["content"]]) == {}, address


def test_no_label_is_outside_the_catalogues(roots):
    """Alternative texts, labels for screen readers, hints: every attribute that is read."""
    found = {}
    for address, root in roots.items():
        said = {node.attrs[name] for node in root.walk() for name in ATTRIBUTES if node.attrs.get(name)}
        found[address] = stray(said)
        assert len(said) > 5
    assert {address: texts for address, texts in found.items() if texts} == {}


def test_nothing_is_drawn_by_a_style_sheet(grown):
    """`content` of CSS holds signs and counters, no words."""
    for path in (grown.project / "docs/assets/css").glob("*.css"):
        for content in re.findall(r"content:\s*([^;]+);", path.read_text(encoding="utf-8")):
            texts = re.findall(r"\"[^\"]*\"", re.sub(r"\\[0-9A-Fa-f]+", "", content))  # "\A" ends a line
            assert not re.search(r"[^\W\d_]", "".join(texts)), (path.name, content)


def test_what_the_scripts_of_the_theme_say_is_in_brackets(mine):
    """The search tells of its results with the texts of the page."""
    for page in mine.values():
        given = json.loads(page.root.one("script", id="__config").children[0])["translations"]
        assert stray(given.values()) == {} and len(given) > 5


def test_the_search_index_is_in_brackets(grown):
    """Titles and texts that the search shows. Words of other languages carry no mark there."""
    index = json.loads((grown.site / PSEUDO / "search/search_index.json").read_text(encoding="utf-8"))
    shown = {}
    for document in index["docs"]:
        if not document["location"].startswith(MANY_LANGUAGES):
            shown |= stray([document["title"], re.sub(r"<code>.*?</code>|<[^>]+>", " ", document["text"])])
    assert shown == {} and len(index["docs"]) > 30


@pytest.mark.parametrize("part", ["quiz", "checker"])
def test_the_words_of_the_scripts_are_in_brackets(grown, part):
    """Messages in all their forms, cards and hands that the browser is given; the ranks are letters and digits."""
    words = json.loads((grown.site / PSEUDO / part / "words.json").read_text(encoding="utf-8"))
    messages = words["messages"].values()
    words["messages"] = {form: form for one in messages for form in (one.values() if isinstance(one, dict) else [one])}
    for group in ("messages", "cards", "hands"):
        assert stray(words[group].values()) == {} and words[group]
    assert words["english"] == []


def test_paper_is_in_brackets(grown):
    """The texts and titles of all PDFs, but for codes and the address of the site."""
    for path in sorted((grown.site / PSEUDO / "print").glob("*-a?.pdf")):
        reader = PdfReader(path)
        text = " ".join(" ".join(page.extract_text() for page in reader.pages).split())  # line ends are spaces
        assert stray([re.sub(rf"\S*/{PSEUDO}/\S*|{CODE}", "", text), re.sub(CODE, "", reader.metadata.title)]) == {}, path.name


def test_the_language_chooser_speaks_it(grown):
    """At the root and for a missing address, the introduction is a message."""
    pages = read_pages(grown.site)
    for address in ("", "404.html"):
        link = next(node for node in pages[address].root.all("a") if node.attrs["hreflang"] == "en-XA")
        assert stray(node.text for node in link.all("span")) == {} and link.all("span")
