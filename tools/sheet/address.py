"""Addresses of the site on paper: as text to type, and as a QR code to photograph."""

from __future__ import annotations

import io
from dataclasses import dataclass
from functools import cache
from urllib.parse import urlsplit

import segno

from tools.words.words import Words


@dataclass(frozen=True)
class Address:
    """An address as a sheet shows it."""

    shown: str
    """Without what nobody types: badugi.example/tr/rules/home/"""
    svg: str
    """The QR code as a picture."""
    text: str
    """What the picture says in words."""


def address(words: Words, site_url: str, page: str) -> Address:
    """A page of the reader's language, such as ``"rules/home/"`` or ``"quiz/?s=7&l=1"``.

    Args:
        words: The language.
        site_url: Where the site is published, with a slash at its end.
        page: The address below the language.

    >>> from tools.i18n.catalogues import Catalogue
    >>> from tools.i18n.locales import load_locale
    >>> words = Words(load_locale("en"), Catalogue.load(load_locale("en")))
    >>> address(words, "https://badugi.example/", "rules/home/").shown
    'badugi.example/en/rules/home/'
    """
    url = f"{site_url}{words.locale.path}/{page}"
    shown = url.removeprefix(f"{urlsplit(url).scheme}://")
    # TRANSLATORS: What a picture shows, for readers who cannot see it. %(address)s: badugi.example/en/
    text = words.gettext("QR code of the address %(address)s") % {"address": shown}
    return Address(shown, _qr_code(url), text)


@cache
def _qr_code(url: str) -> str:
    """A picture of an address, which many documents share."""
    out = io.BytesIO()
    # Error correction of 15 %, enough for paper; no colours, so that the paper's own white is the ground.
    segno.make(url, error="m", micro=False).save(out, kind="svg", xmldecl=False, border=0)
    return out.getvalue().decode()
