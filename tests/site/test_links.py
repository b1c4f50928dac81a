"""Every reference in the published files leads somewhere."""

from __future__ import annotations

import json
import re
from collections import Counter
from urllib.parse import urljoin
from xml.etree import ElementTree

import pytest

from tests.site.build import BELOW, SITE_URL
from tests.site.pages import LOCALES, file_at, read_pages

REFERENCES = ("href", "src", "data-bank", "data-words")
SECTIONS = [locale.path for locale in LOCALES] + [""]


def broken(pages, chosen):
    """Every reference of the chosen pages without a file or without an element of its id."""
    ids = {file_at(page.site, page.address): set(page.ids) for page in pages.values()}
    found = []
    for page in chosen:
        for node in page.nodes:
            for name in REFERENCES:
                if name not in node.attrs or node.tag == "base":
                    continue
                path, fragment = page.target(node.attrs[name])
                if path is None and node.tag in ("a", "link"):
                    continue
                if path is None or not path.is_file() or (fragment and fragment not in ids[path]):
                    found.append(f"{page.address}: <{node.tag} {name}={node.attrs[name]!r}>")
    return found


@pytest.mark.parametrize("section", SECTIONS)
def test_every_reference_leads_to_a_file_and_an_element(pages, section):
    """Links, images, styles, scripts and fragments, on 404 pages from their base address."""
    chosen = [page for page in pages.values() if page.language == section]
    assert chosen
    assert broken(pages, chosen) == []


def test_links_hold_below_a_path(below):
    """The site also works where it is not at the root of its host."""
    pages = read_pages(below, BELOW)
    assert broken(pages, pages.values()) == []
    assert all(page.url.startswith(BELOW) for page in pages.values())
    canonicals = [node for page in pages.values() for node in page.root.all("link", rel="canonical")]
    assert all(node.attrs["href"].startswith(BELOW) for node in canonicals)


def test_links_leave_the_site_nowhere_unannounced(pages):
    """Only links that people follow, and the addresses of the page itself, may be absolute."""
    for page in pages.values():
        for node in page.root.all("link"):
            path, _ = page.target(node.attrs["href"])
            assert path is not None, (page.address, node.attrs)


def test_ids_are_unique(pages):
    """No page has an id twice."""
    twice = {page.address: [i for i, n in Counter(page.ids).items() if n > 1] for page in pages.values()}
    assert {address: ids for address, ids in twice.items() if ids} == {}


def test_labels_name_elements_of_the_page(pages):
    """`for` and the ARIA references name ids that exist."""
    missing = []
    for page in pages.values():
        for node in page.nodes:
            for name in ("for", "aria-labelledby", "aria-describedby", "aria-controls"):
                references = node.attrs.get(name, "").split()
                missing += [(page.address, name, reference) for reference in references if reference not in page.ids]
    assert missing == []


def test_styles_refer_to_files(site):
    """Every url() of a style sheet is a file of the site or stands in the sheet itself."""
    for path in site.rglob("*.css"):
        for address in re.findall(r"url\(\s*[\"']?([^\"')]+)", path.read_text(encoding="utf-8")):
            if not address.startswith(("data:", "#")):
                assert (path.parent / address).is_file(), (path.name, address)


def test_every_picture_is_named(site):
    """Each file beside the icons is one that a page or a manifest names."""
    named = "".join(path.read_text(encoding="utf-8") for kind in ("*.html", "*.webmanifest") for path in site.rglob(kind))
    pictures = {path.relative_to(site).as_posix() for path in (site / "assets/images").iterdir()}
    assert len(pictures) > 5 and [path for path in sorted(pictures) if path not in named] == []


def test_scripts_import_nothing(site):
    """Every script of ours is whole: what it imported is in it."""
    scripts = [path.read_text(encoding="utf-8") for path in (site / "assets/js").rglob("*.js")]
    assert scripts and not [script for script in scripts if re.search(r"^(import|export)\b|\bimport\(", script, re.MULTILINE)]


@pytest.mark.parametrize("locale", LOCALES, ids=lambda locale: locale.path)
def test_search_results_lead_to_headings(site, pages, locale):
    """Every place in the search index is an element of a page."""
    index = json.loads((site / locale.path / "search/search_index.json").read_text(encoding="utf-8"))
    for document in index["docs"]:
        address, _, fragment = document["location"].partition("#")
        page = pages[urljoin(f"{locale.path}/", address)]
        assert not fragment or fragment in page.ids, document["location"]


def test_sitemap_lists_every_page_with_its_translations(site, pages):
    """All pages but those for missing addresses, each with every language and x-default."""
    spaces = {"s": "http://www.sitemaps.org/schemas/sitemap/0.9", "x": "http://www.w3.org/1999/xhtml"}
    entries = ElementTree.parse(site / "sitemap.xml").getroot().findall("s:url", spaces)
    listed = {}
    for entry in entries:
        others = [link.attrib for link in entry.findall("x:link", spaces)]
        assert [other["hreflang"] for other in others] == [each.lang for each in LOCALES] + ["x-default"]
        assert all(file_at(site, other["href"].removeprefix(SITE_URL)).is_file() for other in others)
        listed[entry.findtext("s:loc", namespaces=spaces)] = others
    assert len(listed) == len(entries)
    assert set(listed) == {page.url for page in pages.values() if not page.is_404}
    # Reciprocal: whatever a page names as its translation names the same set.
    assert all(listed[other["href"]] == others for others in listed.values() for other in others[:-1])
