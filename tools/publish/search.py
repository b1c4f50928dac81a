"""The search of each language: its index, and the theme's worker with what that lacks in front of it.

`docs/assets/js/search/` has what it lacks. All of it stands below the language, so that a browser asks the
service worker of the language for it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from shutil import rmtree
from typing import Any

from tools.errors import SiteError
from tools.files import json_text, put
from tools.i18n.locales import Locale
from tools.publish.scripts.join import SCRIPTS
from tools.sitegen.site import LocaleSite
from tools.words.words import SUIT_SYMBOLS

INDEX = "search/search_index.json"
WORKER = "search/workers/search.js"
"""No name of the theme's: its digest would not be that of what is in the file."""

SOURCES = f"{SCRIPTS}/search"
"""Where the script is that goes in front of the theme's worker."""

_THEME = "assets/javascripts"
_NAMED = re.compile(rf'("search": "[./]*){_THEME}/workers/search\.\w+\.min\.js')
_SOURCE_MAP = re.compile(rb"\n//# sourceMappingURL=\S+\s*\Z")

_NEEDED = (
    *("self.lunr=", 'addEventListener("message"', "case 0:return yield", '.version="2.3.9"', ".stopWordFilter"),
    *("this.index.search(", ".matchData.metadata", ".Pipeline.prototype.run=", ".Builder.prototype.build="),
    *("._documents[", ".fieldLengths=", ".averageFieldLength=", ".QueryLexer.termSeparator=", ".fromFuzzyString="),
)  # fmt: skip
"""What of the theme's worker our part of it takes the place of, or uses."""

_GLUED = re.compile(r"(?<=[♣♦♥♠.!?])(?=[^\W\d_])")
_WORD = re.compile(r"\w\w+")
"""Where what stood in two elements of a page may meet in its text."""


def with_own_search(html: str, locale: Locale) -> str:
    """A page that takes the worker of the search from below its language.

    Raises:
        SiteError: the theme no longer names it as it did.
    """
    html, count = _NAMED.subn(rf"\1{locale.path}/{WORKER}", html)
    if count != 1:
        raise SiteError(
            "the theme does not name the worker of its search: see with_own_search in tools/publish/search.py."
        )
    return html


def publish_search(folder: Path, locales: Iterable[LocaleSite]) -> None:
    """Give each language its index, and the worker with the one file that it loads beside it.

    Raises:
        SiteError: the theme's worker is not as it was, so our part of it may not fit.
    """
    locales = list(locales)
    split_search_index(folder, locales)
    theme = folder / _THEME
    worker = _worker(theme, (folder / SOURCES / "main.js").read_bytes())
    rmtree(folder / SOURCES)
    for each in locales:
        own = folder / each.locale.path
        put(own / WORKER, worker)
        # English is in the worker itself.
        for name in () if each.locale.search_language == "en" else ("stemmer.support", each.locale.search_language):
            file = f"lunr/min/lunr.{name}.min.js"
            put(own / "search" / file, (theme / file).read_bytes())
    for name in ("workers", "lunr"):
        rmtree(theme / name)


def _worker(theme: Path, script: bytes) -> bytes:
    """The theme's worker with our script in front of it, in a scope of its own."""
    found = list(theme.glob("workers/search.*.min.js"))
    worker = found[0].read_bytes() if len(found) == 1 else b""
    if lost := [text for text in _NEEDED if text.encode() not in worker]:
        what = f"the worker of the theme's search has no '{lost[0]}'"
        raise SiteError(f"{what}: see docs/{SOURCES}/main.js, which stands in front of it.")
    return b'"use strict";{' + script + b"}\n" + _SOURCE_MAP.sub(b"\n", worker)


def split_search_index(folder: Path, locales: Iterable[LocaleSite]) -> None:
    """One index for each of these locales, in its language, in the place of the common one."""
    common = folder / INDEX
    index = json.loads(common.read_text(encoding="utf-8"))

    @cache
    def html(address: str) -> str:
        path = folder / address / "index.html"
        return path.read_text(encoding="utf-8") if path.is_file() else ""

    def page(document: dict[str, Any]) -> str:
        return html(document["location"].partition("#")[0])

    for each in locales:
        prefix = f"{each.locale.path}/"
        mine = {
            "config": _config(index["config"], each.locale),
            "docs": [
                document
                | {"location": document["location"].removeprefix(prefix), "text": _apart(document["text"], page(document))}
                for document in index["docs"]
                if document["location"].startswith(prefix)
            ],
        }
        put(folder / each.locale.path / INDEX, json_text(mine).encode())
    common.unlink()
    common.parent.rmdir()


def _apart(text: str, html: str) -> str:
    """A text with a space where what stood in two elements of its page meets.

    >>> _apart("Cards that play: 4♦ A♥.Cards that do not play: 6♥.", "")
    'Cards that play: 4♦ A♥. Cards that do not play: 6♥.'
    >>> _apart("2DealerBig blind with JavaScript", "<td>Dealer</td> <p>JavaScript</p>")
    '2 Dealer Big blind with JavaScript'
    """
    text = _GLUED.sub(lambda found: " " if found.string[found.end()].isupper() else "", text)
    return _WORD.sub(lambda found: _parted(found[0], html), text)


def _parted(word: str, html: str) -> str:
    """A word with a space before a capital or a number that stood in another element."""
    if (word.isalpha() and word[1:].islower()) or word.isupper() or word.isdigit() or word in html:
        return word
    return "".join(
        f" {one}" if (before.islower() and not one.islower()) or (before.isdigit() and one.isupper()) else one
        for before, one in zip(f" {word}", word, strict=False)
    )


def _config(config: dict[str, Any], locale: Locale) -> dict[str, Any]:
    """What the worker is told of a language, by the theme's keys and by ours."""
    return config | {
        "lang": [locale.search_language],
        "separator": _separator(locale),
        # Our part of the worker does without: a word that says little counts little.
        "pipeline": [],
        # Addresses are in English, and the same in all languages: "faq" and "showdown" find their place.
        "fields": config["fields"] | {"location": {"boost": 1.0}},
        "cards": _cards(locale),
        "also": [[word, to] for word, meant in locale.search for to in meant.split()],
    }


def _separator(locale: Locale) -> str:
    """What parts words, for JavaScript.

    Not the full stop of a number, and not the hyphens of 4-3-2-A; and each card of a row is a word.
    """
    texts = {text for text in locale.notation.ranks if not text.islower()}
    ranks = "|".join(sorted(texts, key=lambda text: (-len(text), text)))
    return (
        r"""[\s–—;:!?…()\[\]{}«»“”„‘’'"/|·%&<>*_=+#]+|[.,](?!\d)"""
        rf"|-(?!(?:{ranks})(?:[-\s.,;:!?)…»”]|$))|(?=(?:{ranks})[♠♥♦♣])"
    )


def _cards(locale: Locale) -> dict[str, Any]:
    """How readers write cards: the letters of ranks in small, and of suits, and the pages that cards and numbers lead to."""
    ranks = {text.lower(): rank.letter.lower() for text, rank in locale.notation.ranks.items()}
    return {
        "ranks": {text: letter for text, letter in ranks.items() if text != letter},
        "suits": {text.lower(): SUIT_SYMBOLS[suit] for text, suit in locale.notation.suits.items()},
        "page": "checker",
        "order": "ranking",
        "rules": "rules",
    }

