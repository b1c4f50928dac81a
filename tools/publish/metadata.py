"""Metadata: what pages tell search engines, networks and phones, the sitemap, robots.txt and web manifests."""

from __future__ import annotations

import posixpath
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

from babel.core import get_global

from tools.files import json_text, put
from tools.publish.theme_names import Alternate, Entry, Head, SitemapNames, Translation
from tools.sheet.press import in_words
from tools.sitegen.addresses import NOT_FOUND, address
from tools.sitegen.page_data import data_script
from tools.sitegen.site import LocaleSite, Site
from tools.social.icons import ICONS, SVG_ICON
from tools.social.pictures import hand_of, headline, picture_address

MANIFEST = "manifest.webmanifest"
"""The manifest of each locale, below it."""

_HOME = "index.md"
_GROUND = "#00695c"
"""The colour of the header, in both palettes."""


def alternates(site: Site, page: str) -> list[Alternate]:
    """The same page in every locale, as paths from the root of the site."""
    return [
        {
            "name": each.locale.name,
            "lang": each.locale.lang,
            "path": f"{each.locale.path}/{'' if page == NOT_FOUND else address(page)}",
        }
        for each in site.locales
    ]


def sitemap_names(site: Site, site_url: str | None) -> SitemapNames:
    """The page at the root and every page with its translations, as absolute addresses."""
    base = site_url or "/"
    entries: list[Entry] = []
    for page in site.locales[0].pages:
        if page == NOT_FOUND:
            continue
        others: list[Translation] = [
            {"lang": other["lang"], "url": urljoin(base, other["path"])} for other in alternates(site, page)
        ]
        urls = [base] if page == _HOME else []
        urls += [other["url"] for other in others]
        others.append({"lang": "x-default", "url": urljoin(base, _default(site, page))})
        entries += [{"url": url, "alternates": others} for url in urls]
    return {"entries": entries}


def _default(site: Site, page: str) -> str:
    """Where readers of other languages go: to the language chooser for the first page, else to English."""
    return "" if page == _HOME else alternates(site, page)[0]["path"]


def head(each: LocaleSite, page: str, site: Site, site_url: str | None) -> Head:
    """What the head of a page says for whoever meets it elsewhere: in a search, or as a link in a message."""
    meta = each.pages[page].meta
    others = (other.locale.lang for other in site.locales if other is not each)
    return {
        "kind": "website" if page == _HOME else "article",
        "title": headline(meta, each.words),
        "description": meta["description"],
        "default": _default(site, page),
        "locale": network_locale(each.locale.lang),
        "other_locales": [network_locale(lang) for lang in others],
        # These need whole addresses.
        "picture": site_url and urljoin(site_url, f"{each.locale.path}/{picture_address(page)}"),
        "picture_text": in_words(hand_of(meta), each.words),
        "data": site_url and data_script("application/ld+json", _data(each, page, site_url)),
    }


def chooser_picture_text(site: Site) -> str:
    """What the picture of the page at the root shows, in words."""
    return in_words(hand_of({}), site.locales[0].words)


def network_locale(lang: str) -> str:
    """A language as Open Graph writes it, with the region where most of its speakers live if it names none.

    >>> network_locale("pt-PT"), network_locale("tr")
    ('pt_PT', 'tr_TR')
    """
    language, *subtags = lang.split("-")
    likely = get_global("likely_subtags").get(language, "").split("_")
    region = next((tag for tag in (*subtags, *likely) if len(tag) == 2 and tag.isupper()), "")
    return f"{language}_{region}" if region else language


def _data(each: LocaleSite, page: str, site_url: str) -> dict[str, Any]:
    """A page as schema.org describes it: the site on its first page, the way to it on the others."""
    words, root = each.words, urljoin(site_url, f"{each.locale.path}/")
    name = words.gettext("Badugi")
    if page == _HOME:
        return {
            "@context": "https://schema.org",
            "@type": "WebSite",
            "name": name,
            "url": root,
            "inLanguage": each.locale.lang,
            "description": each.pages[page].meta["description"],
        }
    way = ((each.pages[step].meta["title"], urljoin(root, address(step))) for step in _way(each, page))
    return {
        "@context": "https://schema.org",
        "@type": "BreadcrumbList",
        "itemListElement": [
            {"@type": "ListItem", "position": position, "name": name, "item": url}
            for position, (name, url) in enumerate([(name, root), *way], start=1)
        ],
    }


def _way(each: LocaleSite, page: str) -> Iterator[str]:
    """The first page of the folder of a page, if it has one, then the page."""
    first = posixpath.join(posixpath.dirname(page), _HOME)
    if first not in {_HOME, page} and first in each.pages:
        yield first
    yield page


def manifest(each: LocaleSite) -> bytes:
    """What a phone or a desktop needs to know of a locale to show it among its programs."""
    words = each.words
    icons = [{"src": SVG_ICON, "sizes": "any", "type": "image/svg+xml", "purpose": "any"}]
    icons += [
        {"src": icon.address, "sizes": f"{icon.side}x{icon.side}", "type": "image/png", "purpose": icon.purpose}
        for icon in ICONS
    ]
    data = {
        "name": words.gettext("Badugi"),
        "description": words.gettext("The rules of Badugi, every hand, a quiz and a sheet to print."),
        "lang": each.locale.lang,
        "dir": each.locale.direction,
        "start_url": "./",
        "scope": "./",
        # With a way back, which documents to print lack.
        "display": "minimal-ui",
        "theme_color": _GROUND,
        "background_color": "#ffffff",
        "icons": [icon | {"src": f"../{icon['src']}"} for icon in icons],
    }
    return json_text(data).encode()


def robots(site_url: str | None) -> str:
    """All may read all; the sitemap has a whole address or none.

    >>> print(robots("https://badugi.example/"), end="")
    User-agent: *
    Allow: /
    Sitemap: https://badugi.example/sitemap.xml
    """
    sitemap = f"Sitemap: {urljoin(site_url, 'sitemap.xml')}\n" if site_url else ""
    return f"User-agent: *\nAllow: /\n{sitemap}"


def write_manifests(folder: Path, site: Site) -> None:
    """The manifest of each locale."""
    for each in site.locales:
        put(folder / each.locale.path / MANIFEST, manifest(each))


def write_metadata(folder: Path, site: Site, site_url: str | None) -> None:
    """What lies beside the pages for those who find the site."""
    put(folder / "robots.txt", robots(site_url).encode())
    write_manifests(folder, site)
