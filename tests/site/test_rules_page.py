"""The page of the rules as it is published, in every language."""

from __future__ import annotations

import json
import re

import pytest

from tests.site.pages import LOCALES

each_locale = pytest.mark.parametrize("locale", LOCALES, ids=lambda locale: locale.path)


def rules(page):
    """The number of each rule by its anchor."""
    return {link.attrs["id"]: link.text for link in page.root.all("a", class_="rule")}


@each_locale
def test_a_rule_has_one_number_in_all_languages(pages, locale):
    """Numbers and anchors are those of the English page, in the same order."""
    found, english = (rules(pages[f"{path}/rules/"]) for path in (locale.path, "en"))
    assert list(found.items()) == list(english.items())
    assert all(re.fullmatch(r"\d+\.\d+", number) for number in found.values())


@each_locale
def test_sources_of_rules_are_on_the_page_of_sources(pages, locale):
    """Each name in small print leads to an entry that exists."""
    page, ids = pages[f"{locale.path}/rules/"], pages[f"{locale.path}/sources/"].ids
    lines = page.root.all("span", class_="by")
    assert len(lines) == len(rules(page))
    for line in lines:
        links = [link.attrs["href"] for link in line.all("a")]
        assert links and all(link.rpartition("#")[2] in ids for link in links)


@each_locale
def test_disputes_cite_rules_by_their_numbers(pages, locale):
    """At least 25 disputes, each with the number that the rule has on its page."""
    page, numbers = pages[f"{locale.path}/faq/"], rules(pages[f"{locale.path}/rules/"])
    cited = [
        (link.attrs["href"].rpartition("#")[2], link.text)
        for link in page.article.all("a")
        if re.search(r"rules/#[\w-]+$", link.attrs.get("href", ""))
    ]
    assert len(page.article.all("h3")) >= 25
    assert len(cited) >= 25
    for anchor, text in cited:
        assert re.search(rf"(?<!\d){re.escape(numbers[anchor])}(?!\d)", text), anchor


@each_locale
def test_disputes_are_data_for_search_engines(pages, locale):
    """Every question of the page, in its language, with its answer as plain text."""
    page = pages[f"{locale.path}/faq/"]
    found = [json.loads(node.text) for node in page.root.all("script", type="application/ld+json")]
    data = [each for each in found if each["@type"] == "FAQPage"]
    assert len(data) == 1
    assert data[0]["inLanguage"] == locale.lang
    questions = [each["name"] for each in data[0]["mainEntity"]]
    headings = [" ".join(heading.text.split()) for heading in page.article.all("h3")]
    assert [" ".join(question.split()) for question in questions] == headings
    for each in data[0]["mainEntity"]:
        answer = each["acceptedAnswer"]["text"]
        assert answer and not re.search(r"[<>\[\]]|&\w+;", answer)
