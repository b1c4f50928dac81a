"""No violation of an accessibility rule, on any kind of page, light and dark."""

from __future__ import annotations

import pytest

from tests.browser.axe import PRINTED, in_all_colours, violations
from tests.browser.kinds import KINDS
from tests.site.pages import LOCALES


@pytest.mark.parametrize("place", KINDS)
def test_each_kind_of_page_breaks_no_rule(visit, place):
    """Every kind of page, in English, light and dark, then on paper."""
    page = visit().go(f"en/{place}")
    assert in_all_colours(page) == []
    page.emulate_media(media="print")
    assert violations(page, PRINTED) == []


def test_each_colour_scheme_is_looked_at(visit):
    """What is illegible only in dark colours is found, and so is what is in light ones."""
    page = visit().go("en/print/")
    for scheme, ground in (("default", "#fff"), ("slate", "#000")):
        page.evaluate(
            """([scheme, ground]) => {
              const one = document.querySelector("article").appendChild(document.createElement("p"));
              one.textContent = scheme;
              one.className = `faint-${scheme}`;
              const sheet = new CSSStyleSheet();
              sheet.replaceSync(`[data-md-color-scheme=${scheme}] .faint-${scheme} { background: ${ground}; color: #777c }`);
              document.adoptedStyleSheets.push(sheet);
            }""",
            [scheme, ground],
        )
    found = in_all_colours(page)
    assert len(found) == 2 and all(line.startswith("color-contrast: ") for line in found)
    assert "default" in found[0] and "slate" in found[1]


@pytest.mark.parametrize("locale", LOCALES, ids=lambda locale: locale.path)
def test_a_page_for_a_missing_address_breaks_no_rule(visit, locale):
    """The page for missing addresses, deep below the language."""
    page = visit().go(f"{locale.path}/no/such/page/", missing=True)
    assert page.evaluate("document.documentElement.lang") == locale.lang
    assert (in_all_colours if locale.is_source else violations)(page) == []


def test_the_chooser_breaks_no_rule(visit):
    """The page at the root."""
    assert in_all_colours(visit().go("")) == []


def test_chooser_for_a_missing_page(visit):
    """Outside every language, all of them are offered."""
    page = visit().go("no/such/page", missing=True)
    assert page.locator("a").count() == len(LOCALES)
    assert in_all_colours(page) == []


def test_the_open_switcher_breaks_no_rule(visit):
    """The list of languages."""
    page = visit().go("en/rules/")
    page.locator(".languages summary").click()
    assert in_all_colours(page, [".md-header"]) == []
