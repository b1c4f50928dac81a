"""What stands in a page in another language says so, for whoever has the page read aloud."""

from __future__ import annotations

import re

from tests.site.pages import Node

WORDS = re.compile(r"\b[a-z]{2,}(?: [a-z]{2,})+\b")
"""Ordinary words in Latin letters. Names and single technical words need no language."""

GLOSSES = {"pull request"}
"""What a translation shows beside its own word."""


def unmarked(node: Node, language: str) -> list[str]:
    """Such words in the text of an element that has this language."""
    if node.tag in {"script", "style", "code", "template"} or node.attrs.get("lang", language) != language:
        return []
    found = []
    for child in node.children:
        found += WORDS.findall(child) if isinstance(child, str) else unmarked(child, language)
    return found


def test_foreign_words_have_a_language(pages):
    """In Russian, whose letters are others, every quotation and title in Latin letters is marked."""
    found = {(page.address, word) for page in pages.values() if page.language == "ru" for word in unmarked(page.root, "ru")}
    assert {(address, word) for address, word in found if word not in GLOSSES} == set()


def test_it_would_be_seen():
    """Of two sentences, the one without a language is found."""
    marked = Node("i", {"lang": "en"}, children=["cards that play"])
    page = Node("html", {"lang": "ru"}, children=["Карты: ", marked, Node("i", {}, children=["a pat hand is dealt"])])
    assert unmarked(page, "ru") == ["pat hand is dealt"]
