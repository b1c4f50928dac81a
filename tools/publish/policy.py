"""What a browser may do with the site, written once: for the pages themselves and for every server.

A page loads from its own site alone, and runs what the site serves and the few scripts in the page,
which are named by their digests. So a text that slipped a script in would find it refused.
Each page carries the policy, for hosts that let nobody set headers; `servers.py` writes it, with
the rest of the headers, for hosts that do.
"""

from __future__ import annotations

import base64
import hashlib
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from tools.errors import SiteError

_SOURCES = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    # The theme's style sheets have their icons in themselves.
    "img-src": "'self' data:",
    "font-src": "'self'",
    # The search index, the questions of the quiz, the table of the checker.
    "connect-src": "'self'",
    # The search, and what keeps the site for readers without a connection.
    "worker-src": "'self'",
    "manifest-src": "'self'",
    # The page for a missing address is shown at any depth: its links start from its <base>.
    "base-uri": "'self'",
    "form-action": "'none'",
}
"""What may come from where. There is no 'unsafe-inline' and no 'unsafe-eval'."""

_FRAMES = "frame-ancestors 'none'"
"""Browsers obey this in a header only, and complain of it in a page."""

_REFERRER = "no-referrer"

_FEATURES = (
    *("accelerometer", "autoplay", "camera", "display-capture", "encrypted-media", "fullscreen", "geolocation"),
    *("gyroscope", "hid", "idle-detection", "magnetometer", "microphone", "midi", "payment", "picture-in-picture"),
    *("publickey-credentials-get", "screen-wake-lock", "serial", "usb", "xr-spatial-tracking"),
)
"""What a browser could ask the reader for, and never need. A name that a browser does not know makes it complain."""

DATA = frozenset({"application/json", "application/ld+json"})
"""Types of scripts that are not run: the theme keeps its words in one."""

_SCRIPT = re.compile(r"<script\b([^>]*)>(.*?)</script>", re.DOTALL)
_ATTRIBUTE = re.compile(r"""([^\s=]+)(?:=(?:"([^"]*)"|'([^']*)'|(\S+)))?""")

_START = "<head>"
"""The policy stands before anything that it speaks of."""

_IN_PAGE = re.compile(r'<meta http-equiv="Content-Security-Policy"[^>]*><meta name="referrer"[^>]*>')


def scripts_in(html: str) -> Iterator[str]:
    """The scripts that stand in a page itself and are run.

    >>> list(scripts_in('<script src="a.js"></script><script>go()</script><script type="application/json">1</script>'))
    ['go()']
    """
    for attributes, script in _SCRIPT.findall(html):
        values = {name: first or second or third for name, first, second, third in _ATTRIBUTE.findall(attributes)}
        if "src" not in values and values.get("type") not in DATA:
            yield script


def digest(script: str) -> str:
    """How a policy names a script.

    >>> digest("go()")
    "'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='"
    """
    return f"'sha256-{base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()}'"


def policy(digests: Iterable[str]) -> str:
    """The policy of pages that run these scripts of their own."""
    sources = _SOURCES | {"script-src": " ".join((_SOURCES["script-src"], *sorted(digests)))}
    return "; ".join(f"{what} {where}" for what, where in sources.items())


def with_policy(html: str) -> str:
    """A finished page that carries its policy.

    Raises:
        SiteError: it has no head.
    """
    if _START not in html:
        raise SiteError(f"the theme has no '{_START}': see with_policy in tools/publish/policy.py.")
    content = policy(set(map(digest, scripts_in(html))))
    said = f'<meta http-equiv="Content-Security-Policy" content="{content}">'
    said += f'<meta name="referrer" content="{_REFERRER}">'
    return html.replace(_START, _START + said, 1)


def without_policy(html: str) -> str:
    """The page as it was before: for what adds to it on its way to the reader, or opens it from a disk."""
    return _IN_PAGE.sub("", html, count=1)


def headers(pages: Iterable[str]) -> dict[str, str]:
    """What a server sends with every answer; `pages` are all pages, as HTML."""
    digests = {digest(script) for html in pages for script in scripts_in(html)}
    return {
        "Content-Security-Policy": f"{policy(digests)}; {_FRAMES}",
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cross-Origin-Resource-Policy": "same-origin",
        "Permissions-Policy": ", ".join(f"{feature}=()" for feature in _FEATURES),
        "Referrer-Policy": _REFERRER,
        "X-Content-Type-Options": "nosniff",
        # For browsers that do not know frame-ancestors.
        "X-Frame-Options": "DENY",
    }


def headers_of(folder: Path) -> dict[str, str]:
    """The same for a built site."""
    return headers(path.read_text(encoding="utf-8") for path in folder.rglob("*.html"))
