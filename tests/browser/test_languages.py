"""Changing the language, and the colours that stay."""

from __future__ import annotations

import pytest

from tests.browser.keys import focused, tab_to
from tests.browser.until import until
from tests.site.pages import LOCALES

SWITCHER = ".languages summary"
each_locale = pytest.mark.parametrize("locale", LOCALES, ids=lambda locale: locale.path)


@each_locale
def test_switcher_by_keyboard_keeps_the_place(visit, locale):
    """From a part of a page in one language to the same part in the next one."""
    other = LOCALES[(LOCALES.index(locale) + 1) % len(LOCALES)]
    opened = visit()
    page = opened.go(f"{locale.path}/strategy/#pat")
    page.locator("h1").first.focus()
    tab_to(page, SWITCHER)
    page.keyboard.press("Enter")
    tab_to(page, f".languages a[lang='{other.lang}']", most=len(LOCALES) + 1)
    page.keyboard.press("Enter")
    page.wait_for_url(f"{opened.address}{other.path}/strategy/#pat")
    assert page.evaluate("document.documentElement.lang") == other.lang
    assert page.evaluate("document.querySelector(':target').id") == "pat"


def test_switcher_closes_like_a_menu(visit):
    """Escape closes it and gives the focus back; a click elsewhere closes it too."""
    page = visit().go("en/rules/")
    page.locator(SWITCHER).focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    assert focused(page, ".languages a")
    page.keyboard.press("Escape")
    assert focused(page, SWITCHER)
    assert page.locator(".languages ul").is_hidden()
    page.keyboard.press("Enter")
    page.locator("h1").first.click()
    assert page.locator(".languages ul").is_hidden()


def test_the_switcher_works_without_scripts(visit):
    """It opens, and leads to the same page."""
    opened = visit(java_script_enabled=False)
    page = opened.go("en/hands/reading/")
    page.locator(SWITCHER).click()
    page.locator(".languages a[lang='ru']").click()
    page.wait_for_url(f"{opened.address}ru/hands/reading/")


def test_missing_page_leads_home_and_to_other_languages(visit):
    """At any depth the links of the 404 page work."""
    opened = visit()
    page = opened.go("tr/rules/no-such-page/deep/", missing=True)
    page.locator("article a").first.click()
    page.wait_for_url(f"{opened.address}tr/")
    page = opened.go("tr/rules/no-such-page/deep/", missing=True)
    page.locator(SWITCHER).click()
    page.locator(".languages a[lang='fr']").click()
    page.wait_for_url(f"{opened.address}fr/")


@pytest.mark.parametrize(
    ("preferred", "suggested"),
    [("pt-BR", "pt-PT"), ("pt-PT", "pt-PT"), ("fr-CA", "fr"), ("ru", "ru"), ("tr-TR", "tr"), ("ja", None)],
)
def test_chooser_suggests_and_stays(visit, preferred, suggested):
    """The reader's language is marked, nothing more: no page is opened by itself."""
    opened = visit(locale=preferred)
    page = opened.go("")
    marked = [link.get_attribute("lang") for link in page.locator("a.suggested").all()]
    assert marked == ([suggested] if suggested else [])
    page.wait_for_load_state("networkidle")
    assert page.url == opened.address


def test_colours_stay_over_languages(visit):
    """Who chose dark in one language has it in the others, and after a reload."""
    opened = visit(color_scheme="light")
    page = opened.go("en/hands/reading/")
    scheme = "document.body.dataset.mdColorScheme"
    until(page, f"{scheme} === 'default'")
    page.locator("button[data-option=__palette_1]:visible").click()
    until(page, f"{scheme} === 'slate'")
    for locale in LOCALES:
        opened.go(f"{locale.path}/quiz/")
        until(page, f"{scheme} === 'slate'")
    page.locator("button[data-option=__palette_0]:visible").click()
    until(page, f"{scheme} === 'default'")
    opened.go("tr/")
    until(page, f"{scheme} === 'default'")


def test_colours_that_cannot_be_read_are_as_never_chosen(visit):
    """Where several sites share a host, another may keep something else in the same place."""
    opened = visit(color_scheme="light")
    page = opened.go("en/")
    scheme = "document.body.dataset.mdColorScheme"
    for damaged in ("", "{", "[]", '"x"', "1e999", '{"index":0.5}', '{"index":1,"color":{"<":""}}'):
        page.evaluate("kept => localStorage.setItem('/.__palette', kept)", damaged)
        page.reload()
        until(page, f"{scheme} === 'default'")
        page.locator("button[data-option=__palette_1]:visible").click()
        until(page, f"{scheme} === 'slate'")
