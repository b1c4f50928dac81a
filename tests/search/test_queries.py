"""Readers find what they look for: at least nine of ten queries of each language, and nothing of another language."""

from __future__ import annotations

import json
import re
from collections import Counter

import pytest

from tests.search.queries import KINDS, ask, listed, queries, table
from tests.site.pages import LOCALES as ALL
from tools.publish.search import INDEX

LOCALES = listed(ALL)
each_locale = pytest.mark.parametrize("locale", LOCALES, ids=lambda locale: locale.path)
LISTS = {locale.code: queries(locale.code) for locale in LOCALES}

LEAST = 0.9
"""The share that is found in each language."""

OPERATORS = ['"odd chip"', "odd -chip", "chip", "~", "tags:", "xyzzy", "a^b", "   "]
"""What the theme's search takes besides words, and what is none of it."""


@pytest.fixture(scope="module")
def answers(site):
    """What the published searches find for all lists, by locale."""
    asked = [(locale, [query.text for query in LISTS[locale.code]]) for locale in LOCALES]
    return dict(zip(LISTS, ask(site, asked), strict=True))


def documents(site, locale):
    """The index of a locale, by address."""
    index = json.loads((site / locale.path / INDEX).read_text(encoding="utf-8"))
    return {document["location"]: document for document in index["docs"]}


def test_the_five_languages_have_lists():
    """Or nothing below would be asked."""
    assert {locale.code for locale in LOCALES} >= {"en", "fr", "pt_PT", "ru", "tr"}


@each_locale
def test_lists_are_long_and_of_all_kinds(locale):
    """170 different queries, eight at least of each kind, for pages and sections that exist."""
    wanted = LISTS[locale.code]
    texts = [query.text for query in wanted]
    assert len(texts) >= 170 and len(set(texts)) == len(texts)
    assert not [text for text in texts if text != " ".join(text.split())]
    kinds = Counter(query.kind for query in wanted)
    assert set(kinds) == set(KINDS) and min(kinds.values()) >= 8


@each_locale
def test_lists_name_what_exists(site, locale):
    """Pages and anchors."""
    named = {page.removeprefix("./").partition("#") for query in LISTS[locale.code] for page in query.pages}
    for address, _, anchor in named:
        html = (site / locale.path / address / "index.html").read_text(encoding="utf-8")
        assert not anchor or f' id="{anchor}"' in html, (address, anchor)


@each_locale
def test_nine_of_ten_are_found(answers, locale):
    """As the first or second result."""
    code = locale.code
    hits = [query.is_found(results) for query, results in zip(LISTS[code], answers[code], strict=True)]
    assert sum(hits) >= LEAST * len(hits), table({code: LISTS[code]}, answers)


@each_locale
def test_spelling_costs_nothing(answers, locale):
    """Capitals, mistyped case and missing accents: at most one of each is not found."""
    lost = Counter(
        query.kind
        for query, results in zip(LISTS[locale.code], answers[locale.code], strict=True)
        if query.kind in ("upper", "mistyped", "unaccented") and not query.is_found(results)
    )
    assert all(count <= 1 for count in lost.values()), table({locale.code: LISTS[locale.code]}, answers)


@each_locale
def test_results_are_of_the_language_and_as_written(site, answers, locale):
    """Each is an entry of the own index, and its title reads as there."""
    own = documents(site, locale)
    found = [entry for results in answers[locale.code] for page in results for entry in page]
    assert len(found) > 1_000
    for entry in found:
        title = re.sub(r"</?mark>", "", entry["title"])
        assert title == own[entry["location"]]["title"]


def test_what_cannot_be_found_is_not(site):
    """The measure can fail: words of another alphabet, and a list against the results of another one."""
    english, russian = (next(each for each in LOCALES if each.code == code) for code in ("en", "ru"))
    first, second = ask(site, [(english, ["шестёрка", "правила"]), (russian, ["правила"])])
    assert first == [[], []] and second != [[]]
    query = LISTS["en"][0]
    assert not query.is_found(second[0][::-1][:1]) and not query.is_found([])


def test_operators_of_the_theme_work(site):
    """Quotes must be met, a minus must not; what is no query finds nothing and stops nothing."""
    english = LOCALES[0]
    own = documents(site, english)
    ((quoted, without, plain, *rest),) = ask(site, [(english, OPERATORS)])
    words = re.compile(r"[a-z]+")
    assert quoted and plain and without and not any(rest)
    for page in quoted:
        for entry in page:
            assert not entry["score"] or {"odd", "chip"} <= set(entry["terms"]), entry["location"]
    for page in without:
        for entry in page:
            said = own[entry["location"]]
            assert not entry["score"] or "chip" not in words.findall(f"{said['title']} {said['text']}".lower())


def test_search_takes_shape_while_typing(site):
    """The beginning of a word is enough, a slip of one letter is forgiven, and what is missing is named."""
    ((begun, slipped, partly),) = ask(site, [(LOCALES[0], ["gloss", "showdwon", "showdown glossary xyzzy"])])
    assert begun[0][0]["location"] == "glossary/"
    assert "howdown" in slipped[0][0]["title"]
    assert partly[0][0]["terms"]["xyzzy"] is False


def test_missing_words_are_named_in_the_letters_of_the_language(site):
    """I is the capital of ı in Turkish, and İ that of i."""
    turkish = next(each for each in LOCALES if each.code == "tr")
    (((first, *_),),) = ask(site, [(turkish, ["KURALLAR YIRTIK İNCİR"])])
    assert first[0]["terms"] == {"kurallar": True, "yırtık": False, "incir": False}
