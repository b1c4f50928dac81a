"""Menu, search and files: each language has its own and nothing of the others."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from urllib.parse import urljoin

import pytest

from tests.site.build import SITE_URL
from tests.site.pages import LOCALES

SHARED_FILE = re.compile(r"/(deals/[\w-]+\.phh|hands/classes\.(csv|json|schema\.json))$")
"""Files that know no language."""

each_locale = pytest.mark.parametrize("locale", LOCALES, ids=lambda locale: locale.path)


def menu(page):
    """The links of the menu: address and text."""
    navigation = page.root.one("nav", class_="md-nav--primary")
    links = navigation.all("a", class_="md-nav__link")
    return [(page.resolve(link.attrs["href"]), link.text) for link in links if "#" not in link.attrs["href"]]


def index_of(site, locale):
    """The search index of a language."""
    path = site / locale.path / "search/search_index.json"
    return json.loads(path.read_text(encoding="utf-8"))


@each_locale
def test_menu_lists_the_own_pages_by_their_titles(pages, locale):
    """Every page of the language in one order, named like its heading, on every page."""
    mine = {page.url: page for page in pages.values() if page.language == locale.path}
    expected = menu(mine[f"{SITE_URL}{locale.path}/"])
    assert {address for address, _ in expected} == {url for url, page in mine.items() if not page.is_404}
    assert len(expected) == len(set(expected))
    for page in mine.values():
        assert menu(page) == expected
    for address, title in expected[1:]:
        assert title == mine[address].root.one("h1").text


@each_locale
def test_links_stay_in_the_language(pages, locale):
    """Only the switcher leaves the language, and links that name the language of their target."""
    for page in pages.values():
        if page.language != locale.path:
            continue
        switcher = set(page.root.one("details", class_="languages").all("a"))
        for link in page.root.all("a"):
            if link not in switcher:
                address = page.resolve(link.attrs["href"])
                if not address.startswith(SITE_URL) or SHARED_FILE.search(address):
                    continue
                lang = link.attrs.get("hreflang", locale.lang)
                path = next(each.path for each in LOCALES if each.lang == lang)
                assert address.startswith(f"{SITE_URL}{path}/"), (page.address, address)


@each_locale
def test_footer_leads_through_the_pages_in_order(pages, locale):
    """Previous and next follow the menu."""
    order = [address for address, _ in menu(pages[f"{locale.path}/"])]
    for before, after in pairwise(order):
        first, second = (pages[address.removeprefix(SITE_URL)] for address in (before, after))
        following = first.root.one("a", class_="md-footer__link--next")
        previous = second.root.one("a", class_="md-footer__link--prev")
        assert first.resolve(following.attrs["href"]) == after
        assert second.resolve(previous.attrs["href"]) == before


@each_locale
def test_search_index_has_the_own_language(site, locale):
    """It is configured for the language of its pages."""
    assert index_of(site, locale)["config"]["lang"] == [locale.search_language]


@each_locale
def test_search_index_has_exactly_the_own_pages(site, pages, locale):
    """Every page but the 404 page, with text, and no page of another language."""
    found = {document["location"].partition("#")[0] for document in index_of(site, locale)["docs"]}
    own = {page.place for page in pages.values() if page.language == locale.path and not page.is_404}
    assert found == own
    assert sum(len(document["text"]) for document in index_of(site, locale)["docs"]) > 5_000


@each_locale
def test_search_index_has_the_headings_of_the_pages(site, pages, locale):
    """Each section is found under the words of its heading."""
    for document in index_of(site, locale)["docs"]:
        address, _, fragment = document["location"].partition("#")
        if fragment:
            page = pages[f"{locale.path}/{address}"]
            heading = next(node for node in page.nodes if node.attrs.get("id") == fragment)
            assert " ".join(document["title"].split()) == heading.text


@each_locale
def test_search_index_leaves_out_the_class_tables(site, locale):
    """A thousand rows of numbers would only be in the way."""
    ranking = [d for d in index_of(site, locale)["docs"] if d["location"].startswith("hands/ranking/")]
    assert sum(len(document["text"]) for document in ranking) < 3_000


def shown_at(page):
    """Where a page may be shown: a 404 page at any depth."""
    return f"{SITE_URL}{page.language}/no/such/page/" if page.is_404 else page.url


@each_locale
def test_pages_search_their_own_language(pages, locale):
    """The theme's script loads the index from below the language, wherever the page is shown."""
    for page in pages.values():
        if page.language == locale.path:
            settings = json.loads(page.root.one("script", id="__config").children[0])
            base = urljoin(shown_at(page), settings["base"])
            assert base == f"{SITE_URL}{locale.path}/", page.address
            assert page.target(settings["search"])[0].is_file(), page.address


@each_locale
def test_choices_of_the_reader_are_kept_for_all_languages(pages, locale):
    """Dark or light is stored under the root of the site, wherever the page is shown."""
    for page in pages.values():
        if page.language == locale.path:
            scopes = [each.attrs["data-scope"] for each in page.root.all("script") if "data-scope" in each.attrs]
            assert [urljoin(shown_at(page), scope) for scope in scopes] == [SITE_URL], page.address


def test_no_common_search_index(site):
    """There is one index for each language and none for all."""
    found = {path.parent.parent.name for path in site.rglob("search_index.json")}
    assert found == {locale.path for locale in LOCALES}


def test_only_used_search_languages_are_published(site):
    """The theme brings thirty; each language has its own, if it exists, beside its index."""
    assert not (site / "assets/javascripts/lunr").exists()
    for locale in LOCALES:
        files = {path.name for path in (site / locale.path / "search/lunr").rglob("*.js")}
        own = {f"lunr.{locale.search_language}.min.js", "lunr.stemmer.support.min.js"}
        assert files == (own if locale.search_language != "en" else set())


def test_nothing_superfluous_is_published(site):
    """No source maps, no templates, no pages for contributors, nothing that carries a time."""
    files = {path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file()}
    source = (".map", ".md", ".gz", ".py", ".po", ".toml")
    assert {name.rpartition("/")[2] for name in files if name.endswith(source)} == {"my-game.toml"}
    assert not [name for name in files if "/dev/" in f"/{name}"]
    assert not [path for path in site.rglob("*") if path.is_dir() and not any(path.iterdir())]
