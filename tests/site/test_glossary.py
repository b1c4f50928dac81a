"""The glossary of every language: all terms, in its order, with the words of the table and the same anchors."""

from __future__ import annotations

import json
import re

import pytest

from tests.site.build import ROOT
from tests.site.pages import LOCALES

each_locale = pytest.mark.parametrize("locale", LOCALES, ids=lambda locale: locale.path)

ROWS = [
    line.split("\t")
    for line in (ROOT / "locales/glossary.tsv").read_text(encoding="utf-8").split("\n")
    if line and not line.startswith("#")
]
TABLE = {row[0].replace("_", "-"): dict(zip(ROWS[0][1:], row[1:], strict=True)) for row in ROWS[1:]}
"""The table as text: what is written for each anchor, by locale."""

IN_ORDER = {
    "en": ["ace", "all-in", "check", "check-raise", "check-answer", "pot", "pot-limit", "two", "two-card-hand", "two-pairs"],
    "fr": ["four-of-a-kind", "diamond", "card", "heart", "holding", "ten", "discard", "draw", "tie", "face-down"],
    "pt": ["opponent", "ace", "cards-speak", "raise", "hand", "rough", "four-of-a-kind", "position", "pot-limit", "pot"],
    "ru": ["seven", "session", "burn", "score", "shuffle", "club", "three-card-hand", "three-of-a-kind", "three"],
    "tr": ["mistake", "two-card-hand", "two", "queen", "kicker", "small-bet", "session", "sheet", "king"],
}  # fmt: skip
"""Terms of which each stands after the one before, for the most part not by code points; by address."""

LETTERS = {
    "en": ("A", "T"),
    "fr": ("A", "V"),
    "pt": ("A", "V"),
    "ru": ("А", "Ш"),
    "tr": ("A", "Y"),
}
"""The first and the last letter that begins a term."""


def word(cell):
    """What is shown of a cell of the table: its first form."""
    return cell.split(";")[0].strip().removeprefix("~")


@pytest.fixture
def page(pages, locale):
    """The glossary of a language."""
    return pages[f"{locale.path}/glossary/"]


def terms(page):
    """The entries in the order of the page, by their anchors."""
    return {item.one("h3").attrs["id"]: item for item in page.article.all("div", class_="term")}


@each_locale
def test_every_term_stands_there_once(page, locale):
    """Under the anchor that it has in all languages."""
    found = [item.one("h3").attrs["id"] for item in page.article.all("div", class_="term")]
    assert sorted(found) == sorted(TABLE)


@each_locale
def test_words_are_those_of_the_table(page, locale):
    """The reader's own as heading, which links to itself; the others below, each marked with its language."""
    others = [other for other in LOCALES if other is not locale]
    for anchor, item in terms(page).items():
        cells = TABLE[anchor]
        assert item.one("h3").text == word(cells[locale.code])
        assert item.one("h3").one("a").attrs["href"] == f"#{anchor}"
        rows = [row.all("span") for row in item.one("ul").all("li")]
        assert [[(each.text, each.attrs["lang"]) for each in row] for row in rows] == [
            [(other.name, other.lang), (word(cells[other.code]), other.lang)] for other in others
        ]


@each_locale
def test_every_term_has_a_definition_that_ends(page, locale):
    """One or two sentences, with every placeholder filled in."""
    for anchor, item in terms(page).items():
        text = re.sub(r"\S+ [\d.]+$", "", item.one("p").text) if item.one("p").all("a") else item.one("p").text
        assert len(text) > 15 and text.rstrip().endswith("."), anchor
        assert not re.search(r"[%{}]", text), anchor


@each_locale
def test_rules_that_are_cited_say_more(pages, page, locale):
    """Each link of a definition leads to a rule of the page of rules, in the same language."""
    rules = pages[f"{locale.path}/rules/"]
    links = [link for item in terms(page).values() for link in item.one("p").all("a")]
    assert len(links) > len(TABLE) // 2
    for link in links:
        address, _, anchor = page.resolve(link.attrs["href"]).partition("#")
        assert address == rules.url and anchor in rules.ids


@each_locale
def test_terms_stand_in_the_order_of_the_language(page, locale):
    """As a few neighbours show."""
    order = list(terms(page))
    wanted = IN_ORDER[locale.path]
    assert sorted(wanted, key=order.index) == wanted


@each_locale
def test_letters_lead_to_their_terms(page, locale):
    """Each letter once, above the terms that begin with it; the bar has the same letters."""
    sections = page.article.one("div", class_="glossary").all("section")
    letters = [section.one("h2").text for section in sections]
    assert len(set(letters)) == len(letters)
    assert (letters[0], letters[-1]) == LETTERS[locale.path]
    bar = page.article.one("nav", class_="letters").all("a")
    assert [(link.text, link.attrs["href"]) for link in bar] == [
        (section.one("h2").text, f"#{section.one('h2').attrs['id']}") for section in sections
    ]
    plain = str.maketrans("ÁÀÂÉÈÊÍÓÔ", "AAAEEEIOO")
    for section in sections:
        for heading in section.all("h3"):
            first = next(filter(str.isalpha, heading.text))
            capital = {"i": "İ", "ı": "I"}.get(first, first.upper()) if locale.path == "tr" else first.upper()
            assert capital.translate(plain) == section.one("h2").text


@each_locale
def test_tooltips_say_what_the_page_says(page, site, locale):
    """The data has every definition, without the rule."""
    data = json.loads((site / locale.path / "glossary.json").read_text(encoding="utf-8"))
    assert list(data) == list(terms(page))
    for anchor, item in terms(page).items():
        text = item.one("p").text
        rest = text.removeprefix(" ".join(data[anchor]["text"].split()))
        assert rest == "".join(f" {link.text}" for link in item.one("p").all("a")), anchor


@each_locale
def test_search_finds_each_term_under_its_name(site, locale):
    """Each is a result of its own; words of other languages and the letters are not searched."""
    index = json.loads((site / locale.path / "search/search_index.json").read_text(encoding="utf-8"))
    found = {doc["location"]: doc for doc in index["docs"] if doc["location"].startswith("glossary/#")}
    found.pop("glossary/#glossary", None)  # the page itself, where a notice stands above its heading
    assert {location.removeprefix("glossary/#"): doc["title"] for location, doc in found.items()} == {
        anchor: word(cells[locale.code]) for anchor, cells in TABLE.items()
    }
    assert not any(other.name in doc["text"] for doc in found.values() for other in LOCALES)


@each_locale
def test_first_page_links_its_words(pages, locale):
    """To terms of the glossary of the same language."""
    page = pages[f"{locale.path}/"]
    links = {link.attrs["href"] for link in page.article.all("a") if "glossary/#" in link.attrs["href"]}
    assert links == {f"glossary/#{anchor}" for anchor in ("badugi", "betting-round", "draw", "draw-poker")}
