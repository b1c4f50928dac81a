"""The search as readers use it: by keyboard, in the letters of their language or without them."""

from __future__ import annotations

import re

import pytest

from tests.browser.keys import focused
from tests.site.pages import LOCALES

each_locale = pytest.mark.parametrize("locale", LOCALES, ids=lambda locale: locale.path)

TYPED = {
    "en": [("RESHUFFLED", "glossary/#reshuffle"), ("hand calculator", "checker/"), ("kqjt", "hands/ranking/")],
    "fr": [("regles maison", "rules/home/"), ("LEXIQUE", "glossary/"), ("brelans", "glossary/#three-of-a-kind")],
    "pt_PT": [("glossario", "glossary/"), ("NOCOES DE ESTRATEGIA", "strategy/"), ("blufes", "glossary/#bluff")],
    "ru": [("пятерка", "glossary/#five"), ("СЕМЁРКА БАДУГИ", "hands/ranking/#cards-4-7"), ("тренажера", "quiz/")],
    "tr": [("SIRALAMASI", "hands/ranking/"), ("siralamasi", "hands/ranking/"), ("SABİT LİMİT", "rules/room-fixed-limit/")],
}
"""What is typed, and what then comes first: other forms, capitals, no accents, ё and е, İ, I and ı, words for words."""

STILL = """list => new Promise(done => {
  let timer = setTimeout(done, 300);
  const again = () => { clearTimeout(timer); timer = setTimeout(done, 300); };
  new MutationObserver(again).observe(list, { childList: true, subtree: true });
})"""
"""Waits until a list has not changed for a while: each letter typed draws it anew, and takes the focus from it."""


def searched(page, text):
    """The links to what is found for a text in the place of what was typed before."""
    page.locator("input[name=query]").click()
    page.keyboard.press("ControlOrMeta+A")
    page.keyboard.type(text)
    page.locator(".md-search-result__item a").first.wait_for()
    page.locator(".md-search-result__list").evaluate(STILL)
    return page.locator(".md-search-result__item a")


@each_locale
def test_what_is_typed_comes_first(visit, locale):
    """Whatever its spelling, on a page that is read anyway; all that is found is in the language, its words marked."""
    opened = visit()
    page = opened.go_and_settle(f"{locale.path}/sources/")
    home = f"{opened.address}{locale.path}/"
    for text, wanted in TYPED[locale.code]:
        found = searched(page, text)
        addresses = found.evaluate_all("links => links.map(link => link.href)")
        # The theme shows a page above its sections.
        assert home + wanted in addresses[:2], text
        assert all(address.startswith(home) for address in addresses)
        assert "<" not in found.first.inner_text()


def test_a_text_that_comes_without_keys_is_searched(visit):
    """Pasted by touch, dictated or dropped: the field has it, but no key was pressed."""
    page = visit().go_and_settle("en/sources/")
    page.locator("input[name=query]").click()
    for text, wanted in (("reshuffle", "glossary/#reshuffle"), ("hand calculator", "checker/")):
        page.locator("input[name=query]").fill(text)
        page.locator(f".md-search-result__item a[href*='{wanted}']").first.wait_for()


def test_who_does_not_search_pays_for_no_index(visit):
    """The box is ready at once; what the index is made with is loaded for the first letter, and once."""
    opened = visit()
    loaded = []
    opened.context.on("request", lambda request: loaded.append(request.url))
    page = opened.go_and_settle("fr/sources/")
    page.locator("input[name=query]").click()
    page.wait_for_timeout(300)
    made_with = [f"{opened.address}fr/search/lunr/min/lunr.{name}.min.js" for name in ("stemmer.support", "fr")]
    assert not set(made_with) & set(loaded)
    searched(page, "badugi")
    assert [url for url in loaded if url in made_with] == made_with


@each_locale
def test_a_result_opens(visit, locale):
    """By keyboard, from the box to the page."""
    opened = visit()
    page = opened.go_and_settle(f"{locale.path}/sources/")
    searched(page, "badugi" if locale.path != "ru" else "бадуги")
    page.keyboard.press("ArrowDown")
    assert focused(page, ".md-search-result__item a")
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile(rf"{re.escape(opened.address)}{locale.path}/(?!sources/)"))
