"""Files with which the usual hosts serve the built site, each made from a template in hosts/.

`_headers` and `_redirects` lie where their hosts read them, and these do not serve them. The rest
stands in the folder `.hosts`, which is no page: the configurations made there answer 404 for it.

What is always revalidated may be new at any visit. Only a file whose name changes with its content
is kept for a year.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from urllib.parse import urlsplit

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from mkdocs.config.defaults import MkDocsConfig

from tools.files import put
from tools.publish.policy import headers_of
from tools.sitegen.site import Site

TYPES = {
    "css": "text/css; charset=utf-8",
    "csv": "text/csv; charset=utf-8",
    "html": "text/html; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "json": "application/json",
    "md": "text/markdown; charset=utf-8",
    "pdf": "application/pdf",
    "phh": "text/plain; charset=utf-8",
    "png": "image/png",
    "svg": "image/svg+xml",
    "toml": "application/toml",
    "txt": "text/plain; charset=utf-8",
    "webmanifest": "application/manifest+json",
    "woff2": "font/woff2",
    "xml": "application/xml",
    "zip": "application/zip",
}
"""What every server says of a file, by the end of its name."""

_COMPRESSED = ("css", "csv", "html", "js", "json", "md", "phh", "svg", "toml", "txt", "webmanifest", "xml")
"""What gets smaller on its way; the rest is as small as it gets."""

KEPT_FOR_A_YEAR = "public, max-age=31536000, immutable"
REVALIDATED = "no-cache"

HOSTS = ".hosts"
"""Where the files lie that no host looks for by itself."""

_FILES = {
    "headers.txt": "_headers",
    "redirects.txt": "_redirects",
    "nginx.conf": f"{HOSTS}/nginx.conf",
    "nginx.Dockerfile": f"{HOSTS}/nginx.Dockerfile",
    "Caddyfile": f"{HOSTS}/Caddyfile",
    "caddy.Dockerfile": f"{HOSTS}/caddy.Dockerfile",
}
"""By template: where it is put in the site."""

_DIGEST = re.compile(r"\.[0-9a-f]{8}\.min\.(?:css|js)$")


def unchanging(folder: Path, theme: Iterable[str]) -> list[str]:
    """The files whose names carry the digest of their content, as paths below the site.

    The theme gives them such names, so this holds as long as they are what the theme has: one that
    we changed is revalidated like the rest. `theme` is the list of its folders.
    """
    found = []
    for path in sorted(folder.glob("assets/**/*.min.*")):
        name = path.relative_to(folder).as_posix()
        originals = [original for each in theme if (original := Path(each, name)).is_file()]
        if _DIGEST.search(name) and originals and originals[0].read_bytes() == path.read_bytes():
            found.append(name)
    return found


def _types() -> dict[str, list[str]]:
    """The ends of names by their type, without the character set."""
    types: dict[str, list[str]] = {}
    for end, kind in TYPES.items():
        types.setdefault(kind.partition(";")[0], []).append(end)
    return types


def _name_on_the_wire(host: str | None) -> str:
    """How a browser sends the name of a host; without one, a name that fits none.

    >>> _name_on_the_wire("игры.example")
    'xn--c1ajz8b.example'
    """
    name = host or "_"
    return name if name.isascii() else name.encode("idna").decode()


def write_servers(folder: Path, site: Site, config: MkDocsConfig) -> None:
    """Put the files for hosts into a site whose pages are finished."""
    environment = Environment(  # noqa: S701 - these are no pages
        loader=FileSystemLoader(Path(__file__).with_name("hosts")),
        undefined=StrictUndefined,
        keep_trailing_newline=True,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.filters["escape_pattern"] = re.escape
    address = urlsplit(config.site_url or "/")
    context = {
        "base": address.path,
        "host": _name_on_the_wire(address.hostname),
        "headers": headers_of(folder),
        "locales": [each.locale for each in site.locales],
        "unchanging": unchanging(folder, config.theme.dirs),
        "kept": KEPT_FOR_A_YEAR,
        "revalidated": REVALIDATED,
        "types": _types(),
        "full_types": TYPES,
        "text_types": sorted({kind.partition(";")[0] for kind in TYPES.values() if ";" in kind} - {"text/html"}),
        "compressed": _COMPRESSED,
        "compressed_types": sorted({TYPES[end].partition(";")[0] for end in _COMPRESSED} - {"text/html"}),
    }
    for template, name in _FILES.items():
        put(folder / name, environment.get_template(template).render(context).encode())
