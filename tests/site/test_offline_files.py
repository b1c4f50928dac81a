"""What the browser is told to keep of each language: all that its pages need, and not too much."""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import re

import pytest

from tests.site.pages import LOCALES, file_at
from tools.publish.offline import WORKER

KB = 1024
MOST_KEPT = 800 * KB
MOST_CODE = 2 * KB
REFERENCES = ("src", "data-bank", "data-own", "data-questions", "data-table", "data-words")

each_locale = pytest.mark.parametrize("locale", LOCALES, ids=lambda locale: locale.path)


def told(site, locale):
    """What the worker of a language knows, and what it does."""
    known, code = (site / locale.path / WORKER).read_text(encoding="utf-8").split("\n", 1)
    return json.loads(re.fullmatch(r"self\.published=(.*);", known)[1]), code


def file_of(site, locale, address):
    """The file at an address of a worker."""
    return file_at(site, f"{locale.path}/{address}")


def compressed(content):
    """The bytes that a server sends."""
    return len(gzip.compress(content, 6, mtime=0))


@each_locale
def test_all_that_pages_need_is_kept(site, pages, locale):
    """Every page of the language with its styles, scripts, pictures and data, the search, and the font."""
    known, _ = told(site, locale)
    kept = {file_of(site, locale, address).resolve() for address in known["files"]}
    needed = {site / locale.path / "search/search_index.json", site / "assets/fonts/suits.woff2"}
    needed |= set((site / locale.path / "search").rglob("*.js"))
    for page in (page for page in pages.values() if page.language == locale.path):
        needed.add(file_at(site, page.address))
        for node in page.nodes:
            names = [*REFERENCES, "href"] if node.tag == "link" and node.attrs["rel"] in ("stylesheet", "icon") else REFERENCES
            needed |= {page.target(node.attrs[name])[0] for name in names if name in node.attrs}
    assert {path.resolve() for path in needed if path} - kept == set()
    others = {path for path in kept if not path.is_relative_to(site.resolve() / locale.path)}
    assert all(path.is_relative_to(site.resolve() / "assets") for path in others)


@each_locale
def test_digests_are_those_of_the_files(site, locale):
    """Of what is kept, and of what is kept once it was opened: each PDF of the language."""
    known, _ = told(site, locale)
    for address, digest in (known["files"] | known["more"]).items():
        content = file_of(site, locale, address).read_bytes()
        assert base64.b64encode(hashlib.sha256(content).digest()).decode() == digest, address
    papers = {path.relative_to(site / locale.path).as_posix() for path in (site / locale.path).rglob("*.pdf")}
    assert papers <= known["files"].keys() | known["more"].keys()
    assert not known["files"].keys() & known["more"].keys()


@each_locale
def test_what_is_kept_is_light(site, locale):
    """What is kept, and the worker itself."""
    known, code = told(site, locale)
    weight = sum(compressed(file_of(site, locale, address).read_bytes()) for address in known["files"])
    assert weight < MOST_KEPT
    assert compressed(code.encode()) < MOST_CODE
