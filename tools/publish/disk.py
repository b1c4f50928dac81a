"""The edition of each language that opens from disk: all its pages in one ZIP, which need no server.

Browsers allow a page that they read from disk less than one from a host, so some things are put otherwise:

- a link to a folder names its `index.html`, and one that leads out of the edition is an address on the web,
  as is the one that a worksheet prints;
- scripts are no modules, so each has its names in a function of its own;
- a JSON file is in a script, and the index of the search in one that the theme waits for;
- `docs/assets/js/offline/disk.js`, the first script of each page, does the rest.

What needs a host is left out: the policy, the web manifest, the worker, the switch to other languages.
"""

from __future__ import annotations

import hashlib
import io
import posixpath
import re
from collections.abc import Collection, Iterator
from functools import cache
from pathlib import Path
from urllib.parse import urljoin
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from mkdocs.config.defaults import MkDocsConfig

from tools.errors import SiteError
from tools.files import put
from tools.i18n.locales import Locale
from tools.kept import Kept, digest
from tools.publish.offline import SOURCES, files_of
from tools.publish.policy import without_policy
from tools.publish.scripts.join import SCRIPTS
from tools.sitegen.printing.documents import ZIP, ZIP_MEGABYTES
from tools.sitegen.site import Site

_NO_USE = re.compile(rf"^{SOURCES}/(?!disk)|^[^/]+/404\.html$|\.webmanifest$")
"""What has no use without a host."""

_SHARED = ("assets/fonts/*.txt", "deals/*", "hands/*")
"""What readers are given besides what pages are made of."""

_LINK = re.compile(r'(?<=\s)(?P<name>href|src|data-(?!scope)[a-z]+)="(?P<path>[^"?#:]*)(?P<rest>[?#][^"]*)?"')
_PRINTED = "data-quiz"
"""Where a worksheet finds the address that it prints."""
_LOCATION = re.compile(rb'("location":"(?:[^"#]*/)?)((?:#[^"]*)?")')
"""The addresses in the index of the search."""
_MODULE = re.compile(r'(<script\b[^>]*) type="module"')
_BUNDLE = re.compile(r'(?=<script src="([./]*)assets/javascripts/bundle)')
_NEEDS_A_HOST = re.compile(
    r'<link rel="manifest"[^>]*>'
    rf'|<script [^>]*{SOURCES}/main\.js"[^>]*></script>'
    r'|<details class="languages".*?</details>',
    re.DOTALL,
)

_START = """<!doctype html>
<html lang="{lang}">
<meta charset="utf-8">
<meta http-equiv="refresh" content="0; url={path}/index.html">
<title>Badugi</title>
<a href="{path}/index.html">Badugi</a>
"""
"""What a reader opens, above the folders."""


def publish_editions(folder: Path, site: Site, config: MkDocsConfig) -> None:
    """Write the edition of each language, when its files are as they will be published.

    Raises:
        SiteError: the edition is not as large as the pages say.
    """
    kept = Kept()
    for each in site.locales:
        files = _files(folder, each.locale)
        said = {name: hashlib.sha256(content).hexdigest() for name, content in files.items()}
        key = digest("disk", config.site_url, each.locale.path, each.locale.lang, said)
        edition = kept.made(key, lambda: _zip(_edition(files, each.locale, config.site_url or "/")))  # noqa: B023 - at once
        megabytes = len(edition) / 1e6
        if not ZIP_MEGABYTES / 2 < megabytes < ZIP_MEGABYTES * 1.5:
            raise SiteError(
                f"tools/sitegen/printing/documents.py: the edition of '{each.locale.code}' has {megabytes:.1f} MB: "
                "correct ZIP_MEGABYTES, which the page tells readers."
            )
        put(folder / each.locale.path / ZIP, edition)


def _files(folder: Path, locale: Locale) -> dict[str, bytes]:
    """The files of an edition as they are published, by their paths below the site."""
    names = {name for name in files_of(folder, locale) if not _NO_USE.search(name)}
    names |= {path.relative_to(folder).as_posix() for pattern in _SHARED for path in folder.glob(pattern)}
    return {name: (folder / name).read_bytes() for name in sorted(names)}


def _edition(files: dict[str, bytes], locale: Locale, site_url: str) -> Iterator[tuple[str, bytes]]:
    """The files of an edition as a browser can use them from disk."""
    yield "index.html", _START.format(lang=locale.lang, path=locale.path).encode()
    for name, content in files.items():
        if name.endswith(".html"):
            yield name, _page(content.decode(), name, files, site_url).encode()
        elif name == f"{locale.path}/search/search_index.json":
            yield name.removesuffix("on"), b"var __index=" + _LOCATION.sub(rb"\1index.html\2", content)
        elif name.endswith(".json") and not name.startswith("hands/"):
            yield f"{name}.js", b"document.currentScript.data=" + content
        elif name.startswith(f"{SCRIPTS}/"):
            yield name, b'(()=>{"use strict";' + content + b"})();\n"
        else:
            yield name, content


def _page(html: str, name: str, files: Collection[str], site_url: str) -> str:
    """A page as a browser can use it from disk."""
    folder = posixpath.dirname(name)

    @cache
    def local(attribute: str, path: str) -> str:
        target = posixpath.normpath(posixpath.join(folder, path))
        is_folder = path.endswith("/") or posixpath.basename(path) in {".", ".."}
        file = f"{target}/index.html" if is_folder else target
        if file in files and attribute != _PRINTED:
            return posixpath.relpath(file, folder)
        if file not in files and attribute.startswith("data-"):
            return path  # no address
        return urljoin(site_url, f"{target}/" if is_folder else target)

    def put_otherwise(match: re.Match[str]) -> str:
        path = match["path"] and local(match["name"], match["path"])
        return f'{match["name"]}="{path}{match["rest"] or ""}"'

    html = _NEEDS_A_HOST.sub("", without_policy(html))
    html = _BUNDLE.sub(rf'<script src="\1{SOURCES}/disk.js"></script>', html)
    html = _MODULE.sub(r"\1 defer", html)
    return _LINK.sub(put_otherwise, html)


def _zip(files: Iterator[tuple[str, bytes]]) -> bytes:
    """Files in one, without dates, so that the same files give the same bytes."""
    buffer = io.BytesIO()
    with ZipFile(buffer, "w", ZIP_DEFLATED) as archive:
        for name, content in files:
            entry = ZipInfo(f"badugi/{name}")
            entry.compress_type = ZIP_DEFLATED
            entry.create_system = 3  # as on any system that is not Windows
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, content)
    return buffer.getvalue()
