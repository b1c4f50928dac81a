"""The foot of every page shows the versions of the rules, of the quiz questions and of the site."""

from __future__ import annotations

import pytest

from tests.site.pages import LOCALES
from tools.sitegen.edition import EDITIONS, site_version
from tools.sitegen.inputs import load_words


@pytest.fixture(scope="module")
def bank_version(site):
    """The version that the browser reads with the questions."""
    return (site / "assets/quiz/bank.json").read_text(encoding="utf-8").split('"')[3]


@pytest.mark.parametrize("locale", LOCALES, ids=lambda locale: locale.path)
def test_every_page_shows_what_the_code_says(pages, bank_version, locale):
    """Number and day of the rules as the language writes them, the version of the bank, that of the project."""
    words, rules = load_words(locale), EDITIONS[0]
    mine = [page for page in pages.values() if page.language == locale.path]
    assert len(mine) > 30
    for page in mine:
        shown = [item.text for item in page.root.one("ul", class_="versions").all("li")]
        of_rules, of_questions, of_site = shown
        assert words.number(rules.number) in of_rules
        assert " ".join(words.date(rules.published).split()) in of_rules
        assert of_questions.endswith(f" {bank_version}")
        assert of_site.endswith(f" {site_version()}")


def test_the_version_of_the_rules_leads_to_what_changed(pages):
    """On every page, the one for missing addresses too."""
    for page in pages.values():
        if page.language:
            link = page.root.one("ul", class_="versions").one("a")
            path, anchor = page.target(link.attrs["href"])
            assert path == page.site / page.language / "rules" / "index.html"
            assert anchor == "versions"
            assert anchor in pages[f"{page.language}/rules/"].ids
