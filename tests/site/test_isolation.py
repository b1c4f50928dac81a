"""The site asks nothing of other hosts and fits a strict content policy."""

from __future__ import annotations

import re

LOADED = {
    "audio": ("src",),
    "base": ("href",),
    "button": ("formaction",),
    "embed": ("src",),
    "form": ("action",),
    "iframe": ("src", "srcdoc"),
    "image": ("href", "xlink:href"),
    "img": ("src", "srcset"),
    "input": ("src", "formaction"),
    "object": ("data",),
    "script": ("src",),
    "source": ("src", "srcset"),
    "track": ("src",),
    "use": ("href", "xlink:href"),
    "video": ("src", "poster"),
}
"""Attributes that make a browser fetch something or send something."""

ABSOLUTE = re.compile(r"[a-z][a-z0-9+.-]*:|//", re.IGNORECASE)
SVG_NAMESPACE = "http://www.w3.org/2000/svg"
JSON_SCHEMA = "https://json-schema.org/draft/2020-12/schema"
"""The name of a language, which no browser fetches."""

DATA = {"application/json", "application/ld+json"}
"""Types of scripts that are never run, so that no policy need name them."""

PASSIVE_LINKS = {"canonical", "alternate"}
"""Links of the head that no browser fetches; they have to be absolute."""


def each_node(pages):
    """Every element with its page."""
    return ((page, node) for page in pages.values() for node in page.nodes)


def test_pages_load_from_their_own_origin_only(pages):
    """Scripts, styles, images, fonts and forms have relative addresses."""
    found = [
        (page.address, node.tag, node.attrs[name])
        for page, node in each_node(pages)
        for name in LOADED.get(node.tag, ())
        if ABSOLUTE.match(node.attrs.get(name, "").strip())
    ]
    assert found == []


def test_head_links_are_relative_unless_they_only_inform(pages):
    """Style sheets, icons and hints such as preconnect stay on the site."""
    found = [
        (page.address, node.attrs)
        for page, node in each_node(pages)
        if node.tag == "link"
        and not PASSIVE_LINKS & set(node.attrs["rel"].split())
        and ABSOLUTE.match(node.attrs["href"].strip())
    ]
    assert found == []


def test_links_of_the_text_use_no_scripts(pages):
    """No javascript: and no data: behind a link."""
    for page, node in each_node(pages):
        for name in ("href", "src", "action", "formaction"):
            value = re.sub(r"\s", "", node.attrs.get(name, "")).lower()
            assert not value.startswith(("javascript:", "data:", "vbscript:")), (page.address, value)


def test_no_inline_handlers_and_styles(pages):
    """No on… and no style attribute, no style element."""
    found = {
        (page.address, node.tag, name)
        for page, node in each_node(pages)
        for name in [*node.attrs, *(["style"] if node.tag == "style" else [])]
        if name.startswith("on") or name == "style"
    }
    assert found == set()


def test_no_refresh_and_no_other_equivalents(pages):
    """No page sends the reader anywhere; the one header that pages have is the policy."""
    assert {node.attrs["http-equiv"] for _, node in each_node(pages) if "http-equiv" in node.attrs} == {"Content-Security-Policy"}


def test_styles_load_from_the_site(site):
    """No url() and no @import of a style sheet leaves the site."""
    for path in site.rglob("*.css"):
        text = path.read_text(encoding="utf-8")
        for address in re.findall(r"url\(\s*[\"']?([^\"')]+)", text):
            assert address.startswith("data:") or not ABSOLUTE.match(address), (path.name, address)
        assert "@import" not in text, path.name


def test_own_scripts_name_no_other_host(site):
    """Nothing in our scripts and data could be fetched from elsewhere."""
    for path in [*(site / "assets/js").rglob("*.js"), *site.rglob("*.json")]:
        text = path.read_text(encoding="utf-8").replace(SVG_NAMESPACE, "").replace(JSON_SCHEMA, "")
        assert not re.search(r"(https?|wss?):?//", text), path.name


def test_images_are_drawings_that_load_nothing(site):
    """The SVG files have no scripts and no references."""
    for path in site.rglob("*.svg"):
        text = re.sub(r'\bxmlns(:\w+)?="[^"]*"', "", path.read_text(encoding="utf-8"))
        assert not re.search(r"<script|href=|https?:|\bon\w+=", text), path.name


def test_inline_scripts_are_the_few_of_the_theme(pages):
    """A policy can list their hashes: they are the same on all pages of a depth."""
    scripts = {
        re.sub(r'new URL\("[./]*",location\)', "", str(node.children[0]))
        for page, node in each_node(pages)
        if node.tag == "script" and "src" not in node.attrs and node.attrs.get("type") not in DATA
    }
    assert len(scripts) <= 5
