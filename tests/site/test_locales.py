"""The languages have the same pages and anchors, and know of each other."""

from __future__ import annotations

import re

import pytest

from tests.site.build import SITE_URL
from tests.site.pages import LOCALES, file_at

HEADINGS = ("h1", "h2", "h3", "h4", "h5", "h6")
each_locale = pytest.mark.parametrize("locale", LOCALES, ids=lambda locale: locale.path)


def of(pages, locale):
    """The pages of a language by their address below it."""
    return {page.place: page for page in pages.values() if page.language == locale.path}


def anchors(page):
    """The ids that people link to, in order: headings and rules.

    What each language sorts by its own alphabet, the terms of the glossary, has no common order.
    """
    apart = {node for part in page.nodes if "data-sorted" in part.attrs for node in inside(part)}
    return [
        (node.tag, node.attrs.get("id"))
        for node in page.nodes
        if node not in apart and (node.tag in HEADINGS or "rule" in node.classes)
    ]


def inside(node):
    """Every element in an element."""
    for child in node.children:
        if not isinstance(child, str):
            yield child
            yield from inside(child)


def alternates(page):
    """The translations that the head of a page names, by language."""
    links = [node for node in page.root.all("link") if "alternate" in node.attrs["rel"].split()]
    return {node.attrs["hreflang"]: node.attrs["href"] for node in links}


@each_locale
def test_all_languages_have_the_same_pages(pages, locale):
    """The addresses below the language are the English ones."""
    assert set(of(pages, locale)) == set(of(pages, LOCALES[0]))
    assert len(of(pages, locale)) >= 9


@each_locale
def test_all_languages_have_the_same_anchors(pages, locale):
    """Headings and rules have the ids of the English page, so a link works in any language."""
    english = of(pages, LOCALES[0])
    for place, page in of(pages, locale).items():
        assert anchors(page) == anchors(english[place]), page.address


@each_locale
def test_anchors_are_plain_ascii(pages, locale):
    """Every heading has an id that needs no encoding."""
    for page in of(pages, locale).values():
        for tag, anchor in anchors(page):
            assert anchor and re.fullmatch(r"[a-z][a-z0-9-]*", anchor), (page.address, tag, anchor)


@each_locale
def test_page_says_its_language(pages, locale):
    """<html lang> and the direction of the text are those of the locale."""
    for page in of(pages, locale).values():
        assert page.root.one("html").attrs["lang"] == locale.lang
        assert page.root.one("body").attrs["dir"] == locale.direction


@each_locale
def test_page_has_one_heading_a_title_and_a_description(pages, locale):
    """One h1; title and description are there and differ between pages."""
    chosen = of(pages, locale).values()
    for page in chosen:
        assert page.root.one("h1").text
    titles = [page.root.one("title").text for page in chosen]
    descriptions = [page.root.one("meta", name="description").attrs["content"] for page in chosen]
    assert len(set(titles)) == len(set(descriptions)) == len(chosen)
    assert all(titles) and all(descriptions)


@each_locale
def test_canonical_address_is_the_own_address(pages, locale):
    """Each page names itself, absolutely."""
    for page in of(pages, locale).values():
        if not page.is_404:
            assert page.root.one("link", rel="canonical").attrs["href"] == page.url


@each_locale
def test_head_names_every_translation(site, pages, locale):
    """hreflang lists all languages and x-default, absolutely, and each names this page back."""
    for page in of(pages, locale).values():
        if page.is_404:
            assert alternates(page) == {}
            continue
        found = alternates(page)
        assert list(found) == [each.lang for each in LOCALES] + ["x-default"]
        assert found[locale.lang] == page.url
        for each in LOCALES:
            other = pages[found[each.lang].removeprefix(SITE_URL)]
            assert other.place == page.place
            assert alternates(other) == found
        assert file_at(site, found["x-default"].removeprefix(SITE_URL)).is_file()


@each_locale
def test_switcher_leads_to_the_same_page(pages, locale):
    """Every language in its own name; the own one is marked. From a 404 page, to the first page."""
    for page in of(pages, locale).values():
        links = page.root.one("details", class_="languages").all("a")
        assert [link.text for link in links] == [each.name for each in LOCALES]
        for link, each in zip(links, LOCALES, strict=True):
            place = "" if page.is_404 else page.place
            assert page.resolve(link.attrs["href"]) == f"{SITE_URL}{each.path}/{place}"
            assert link.attrs["hreflang"] == link.attrs["lang"] == each.lang
            assert ("aria-current" in link.attrs) == (each is locale)


@pytest.mark.parametrize("address", ["", "404.html"])
def test_chooser_offers_every_language(pages, address):
    """The page at the root links to each language, named in itself."""
    page = pages[address]
    links = page.root.all("a")
    targets = [page.resolve(link.attrs["href"]).removeprefix(SITE_URL) for link in links]
    assert targets == [f"{each.path}/" for each in LOCALES]
    for link, each in zip(links, LOCALES, strict=True):
        assert link.one("strong").text == each.name
        assert (link.attrs["lang"], link.attrs["dir"]) == (each.lang, each.direction)


def test_chooser_names_the_translations(pages):
    """Its head lists the first page of each language and itself as the default."""
    expected = {each.lang: f"{SITE_URL}{each.path}/" for each in LOCALES} | {"x-default": SITE_URL}
    assert alternates(pages[""]) == expected
    assert pages[""].root.one("link", rel="canonical").attrs["href"] == SITE_URL


@pytest.mark.parametrize("address", ["", "404.html"])
def test_chooser_never_redirects(site, pages, address):
    """No refresh, and no script that sets an address."""
    page = pages[address]
    assert "refresh" not in [node.attrs.get("http-equiv", "").lower() for node in page.nodes]
    for script in page.root.all("script"):
        path, _ = page.target(script.attrs["src"])
        code = path.read_text(encoding="utf-8")
        assert not re.search(r"\blocation\b|\.open\(|\.click\(|history", code), path.name


@each_locale
def test_own_page_for_missing_addresses(pages, locale):
    """It works at any depth, stays out of search engines and leads to the first page."""
    page = pages[f"{locale.path}/404.html"]
    assert page.root.one("base").attrs["href"] == f"/{locale.path}/404.html"
    assert page.root.one("meta", name="robots").attrs["content"] == "noindex"
    targets = {page.resolve(link.attrs["href"]) for link in page.article.all("a")}
    assert f"{SITE_URL}{locale.path}/" in targets
