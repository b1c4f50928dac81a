"""What makes each language work without a connection: a service worker that knows the files of its version.

`docs/assets/js/offline/worker.js` says how it keeps them. Here each worker is told the digests, so it is
written when nothing changes any more, and only where the site is published: a preview must leave no worker
in a browser, and ends one that was left there at its address.
"""

from __future__ import annotations

import base64
import hashlib
import json
import posixpath
from collections.abc import Iterator
from pathlib import Path

from tools.files import put
from tools.i18n.locales import Locale
from tools.publish.scripts.join import SCRIPTS
from tools.sitegen.printing.documents import PRINT
from tools.sitegen.site import Site

WORKER = "sw.js"
"""The name of each worker: what is below its folder is its own."""

SOURCES = f"{SCRIPTS}/offline"
"""Where the scripts are of which this is made."""
_KEPT = frozenset({".css", ".html", ".js", ".json", ".svg", ".webmanifest", ".woff2"})
"""The ends of what pages are made of."""
_OPENED = frozenset({".pdf", ".toml"})
"""The ends of what is kept once a reader has opened it."""
_SHEET = f"{PRINT}/rules-home-"
"""The sheet of the house rules is kept like a page."""

_ELSEWHERE = frozenset({f"{SCRIPTS}/chooser.js", "assets/css/chooser.css"})
"""What no page of a language loads."""


def publish_workers(folder: Path, site: Site) -> None:
    """Write the worker of each language, when all files are as they will be published."""
    script = (folder / SOURCES / "worker.js").read_bytes()
    _remove_sources(folder)
    for each in site.locales:
        put(folder / each.locale.path / WORKER, worker(folder, each.locale, script))


def withdraw_workers(folder: Path, site: Site) -> None:
    """In a preview, have the browser give up what it keeps of a published site that had the same address."""
    leave = (folder / SOURCES / "leave.js").read_bytes()
    _remove_sources(folder)
    put(folder / SOURCES / "main.js", b"")
    for each in site.locales:
        put(folder / each.locale.path / WORKER, leave)


def _remove_sources(folder: Path) -> None:
    for name in ("worker.js", "leave.js", "disk.js"):
        (folder / SOURCES / name).unlink(missing_ok=True)


def worker(folder: Path, locale: Locale, script: bytes) -> bytes:
    """The worker of a language: what it knows on the first line, then what it does."""
    files: dict[str, str] = {}
    more: dict[str, str] = {}
    for path in files_of(folder, locale):
        digest = base64.b64encode(hashlib.sha256((folder / path).read_bytes()).digest()).decode()
        kept = Path(path).suffix in _KEPT or path.startswith(f"{locale.path}/{_SHEET}")
        (files if kept else more)[_address(path, locale)] = digest
    said = json.dumps({"files": files, "more": more}, separators=(",", ":"), sort_keys=True)
    version = hashlib.sha256(said.encode() + script).hexdigest()[:12]
    return f'self.published={{"version":"{version}",{said[1:]};\n'.encode() + script


def files_of(folder: Path, locale: Locale) -> Iterator[str]:
    """What the pages of a language need, by paths below the site."""
    for part in (locale.path, "assets"):
        for path in (folder / part).rglob("*"):
            name = path.relative_to(folder).as_posix()
            if (
                path.suffix in (_KEPT | _OPENED)
                and path.is_file()
                and name != f"{locale.path}/{WORKER}"
                and name not in _ELSEWHERE
            ):
                yield name


def _address(path: str, locale: Locale) -> str:
    """How a worker names a file: by its address from the folder of the language.

    >>> from tools.i18n.locales import load_locale
    >>> french = load_locale("fr")
    >>> _address("fr/quiz/index.html", french), _address("fr/index.html", french), _address("assets/a.js", french)
    ('quiz/', '', '../assets/a.js')
    """
    address = path.removesuffix("index.html") if path.endswith("/index.html") else path
    named = posixpath.relpath(address, locale.path)
    return f"{named}/".removeprefix("./") if address.endswith("/") else named
