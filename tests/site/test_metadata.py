"""The site is found: titles, addresses, pictures and data for those who meet a page in a search or as a link."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import urljoin
from xml.etree import ElementTree

import pytest

from badugi_core import DECK
from tests.site.build import BELOW, SITE_URL
from tests.site.pages import LOCALES, Page, file_at, read_page
from tests.social.png import size_of
from tools.i18n.catalogues import Catalogue
from tools.publish.metadata import MANIFEST, head, network_locale, robots
from tools.sitegen.render import RenderedPage
from tools.sitegen.site import LocaleSite, Site
from tools.social.pictures import CHOOSER_PICTURE, HEIGHT, WIDTH
from tools.words.words import Words

each_locale = pytest.mark.parametrize("locale", LOCALES, ids=lambda locale: locale.code)

TITLE, DESCRIPTION = range(15, 66), range(50, 161)
"""How many letters say enough, and how many a search shows whole."""


def of(pages, locale) -> list[Page]:
    """The pages of a locale that have an address of their own."""
    return [page for page in pages.values() if page.language == locale.path and not page.is_404]


def meta(page: Page) -> dict[str, list[str]]:
    """What the head of a page says, by name."""
    found: dict[str, list[str]] = {}
    for node in page.root.all("meta"):
        name = node.attrs.get("property") or node.attrs.get("name", "")
        found.setdefault(name, []).append(node.attrs.get("content", ""))
    return found


def data(page: Page, kind: str) -> list[dict[str, Any]]:
    """What a page says to search engines as data of a kind."""
    all_data = [json.loads(node.text) for node in page.root.all("script", type="application/ld+json")]
    assert all(each["@context"] == "https://schema.org" for each in all_data)
    return [each for each in all_data if each["@type"] == kind]


def content_at(page: Page, address: str) -> bytes:
    """The file at a whole address, or at one that the page names."""
    path, _ = page.target(address)
    assert path, address
    return path.read_bytes()


def check_picture(page: Page) -> bytes:
    """The picture of a page has the size that the page says, and few bytes."""
    said = meta(page)
    assert said["twitter:card"] == ["summary_large_image"]
    content = content_at(page, said["og:image"][0])
    assert [said["og:image:width"], said["og:image:height"]] == [[str(WIDTH)], [str(HEIGHT)]]
    assert size_of(content) == (WIDTH, HEIGHT)
    assert len(content) < 80_000, said["og:image"]
    return content


@each_locale
def test_titles_and_descriptions_have_a_good_length(pages, locale):
    """Long enough to say something, short enough to be shown whole."""
    odd = []
    for page in of(pages, locale):
        title, (description,) = page.root.one("title").text, meta(page)["description"]
        odd += [(page.address, title)] * (len(title) not in TITLE)
        odd += [(page.address, description)] * (len(description) not in DESCRIPTION)
    assert not odd


@each_locale
def test_a_link_that_is_shared_shows_its_page(pages, locale):
    """Open Graph: title, description, address, languages, and a picture of this page alone, its cards in words."""
    words = Words(locale, Catalogue.load(locale))
    cards = {words.card_name(card) for card in DECK}
    mine = of(pages, locale)
    for page in mine:
        said = meta(page)
        assert page.root.one("title").text.startswith(" ".join(said["og:title"][0].split()))
        assert said["og:description"] == said["description"]
        assert said["og:url"] == [page.url]
        assert said["og:locale"] == [network_locale(locale.lang)]
        assert said["og:locale:alternate"] == [network_locale(each.lang) for each in LOCALES if each is not locale]
        named = said["og:image:alt"][0].partition(". ")[0].split(", ")
        assert len(named) == 4 and cards.issuperset(named), said["og:image:alt"]
    assert len({check_picture(page) for page in mine}) == len(mine)


def test_the_languages_have_their_regions():
    """As Open Graph wants them: from the tag of the language, or from where most of its speakers live."""
    assert [network_locale(lang) for lang in ("pt-PT", "pt-BR", "ru", "sr-Latn", "he", "en-XA")] == [
        "pt_PT", "pt_BR", "ru_RU", "sr_RS", "he_IL", "en_XA"
    ]  # fmt: skip


@each_locale
def test_data_says_the_way_to_each_page(pages, locale):
    """From the first page, which describes the site, by way of the first page of a folder that has one."""
    first = urljoin(SITE_URL, f"{locale.path}/")
    for page in of(pages, locale):
        sites, ways = data(page, "WebSite"), data(page, "BreadcrumbList")
        if page.url == first:
            assert not ways
            assert [(each["url"], each["inLanguage"]) for each in sites] == [(first, locale.lang)]
            continue
        assert not sites and len(ways) == 1
        steps = ways[0]["itemListElement"]
        assert [step["position"] for step in steps] == list(range(1, len(steps) + 1))
        folder = urljoin(page.url, "../")
        expected = [first, folder, page.url] if folder.removeprefix(SITE_URL) in pages else [first, page.url]
        assert [step["item"] for step in steps] == list(dict.fromkeys(expected))
        for step in steps[1:]:
            target = pages[step["item"].removeprefix(SITE_URL)]
            assert step["name"] in target.root.one("header", class_="md-header").text, step


def test_sitemap_says_what_the_heads_say(site, pages):
    """Both name the same translations and the same default of each page; the chooser is one of them."""
    spaces = {"s": "http://www.sitemaps.org/schemas/sitemap/0.9", "x": "http://www.w3.org/1999/xhtml"}
    listed = {}
    for entry in ElementTree.parse(site / "sitemap.xml").getroot().findall("s:url", spaces):
        links = entry.findall("x:link", spaces)
        listed[entry.findtext("s:loc", namespaces=spaces)] = {one.get("hreflang"): one.get("href") for one in links}
    heads = {}
    for page in pages.values():
        links = [node for node in page.root.all("link") if "alternate" in node.attrs.get("rel", "").split()]
        if not page.is_404:
            heads[page.url] = {node.attrs["hreflang"]: node.attrs["href"] for node in links}
            assert page.root.one("link", rel="canonical").attrs["href"] == page.url
    assert listed == heads
    # Whatever a page names as its translation or its default names it back.
    for url, others in listed.items():
        assert url in others.values()
        assert all(listed[other] == others for other in others.values())


def test_pages_for_missing_addresses_are_no_pages(pages):
    """No search engine keeps them, and they name no address, no translation and no picture."""
    for page in pages.values():
        if page.is_404:
            assert meta(page)["robots"] == ["noindex"]
            assert not page.root.all("link", rel="canonical"), page.address
            assert not [name for name in meta(page) if name.startswith("og:")]
            assert not page.root.all("script", type="application/ld+json")
        else:
            assert "robots" not in meta(page)


def test_the_chooser_has_a_picture(pages):
    """With the names of all languages."""
    page = pages[""]
    assert meta(page)["og:image"] == [urljoin(SITE_URL, CHOOSER_PICTURE)]
    assert meta(page)["og:url"] == [SITE_URL]
    check_picture(page)


def check_manifest(home: Page, locale) -> None:
    """It says its language and where it begins; its icons have the size that it names."""
    address = urljoin(home.url, MANIFEST)
    manifest = json.loads(content_at(home, address))
    assert (manifest["lang"], manifest["dir"]) == (locale.lang, locale.direction)
    assert urljoin(address, manifest["start_url"]) == urljoin(address, manifest["scope"]) == home.url
    assert manifest["name"] and manifest["description"] in content_at(home, home.site_url).decode()
    assert manifest["theme_color"] == meta(home)["theme-color"][0]
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        content = content_at(home, urljoin(address, icon["src"]))
        if icon["sizes"] == "any":
            assert ElementTree.fromstring(content).tag.endswith("svg")
        else:
            assert "x".join(map(str, size_of(content))) == icon["sizes"]


def test_each_language_is_a_program(pages):
    """All its pages name its manifest, and the icon of phones that read none."""
    for page in pages.values():
        links = page.root.all("link", rel="manifest")
        assert len(links) == bool(page.language)
        assert all(page.resolve(each.attrs["href"]) == f"{SITE_URL}{page.language}/{MANIFEST}" for each in links)
        touch = page.root.one("link", rel="apple-touch-icon").attrs["href"]
        assert size_of(content_at(page, touch)) == (180, 180)
    for locale in LOCALES:
        check_manifest(pages[f"{locale.path}/"], locale)


def test_robots_may_read_all(site, below):
    """And learn the address of the sitemap, where there is one."""
    for folder, url in ((site, SITE_URL), (below, BELOW)):
        assert (folder / "robots.txt").read_text(encoding="utf-8") == robots(url)
        assert f"Sitemap: {url}sitemap.xml\n" in robots(url)
    assert robots(None) == robots("") == "User-agent: *\nAllow: /\n"


def test_below_a_path_all_addresses_are_whole(below):
    """Pictures, data and manifest of a site that has only a part of its host."""
    (french,) = (locale for locale in LOCALES if locale.code == "fr")
    check_manifest(read_page(below, file_at(below, "fr/"), BELOW), french)
    page = read_page(below, file_at(below, "fr/rules/home/"), BELOW)
    check_picture(page)
    (way,) = data(page, "BreadcrumbList")
    assert way["itemListElement"][1]["item"] == f"{BELOW}fr/rules/"


@pytest.mark.parametrize("site_url", [None, ""])
def test_without_an_address_of_the_site_nothing_claims_one(site_url):
    """Its pages still say their titles and languages; what needs a whole address is left out."""
    english = Words(LOCALES[0], Catalogue(LOCALES[0]))
    page = RenderedPage("", frozenset(), meta={"title": "Glossary", "description": "Words."})
    each = LocaleSite(english, {"glossary.md": page}, {})
    said = head(each, "glossary.md", Site([each], {}, shared=None, version="1.0.0"), site_url)
    assert (said["title"], said["locale"]) == ("Glossary", "en_US")
    assert not said["picture"] and not said["data"]
