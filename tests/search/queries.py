"""What readers look for, language by language, and how much of it the search finds.

Each list, `queries/<code>.tsv`, has three columns: what is typed, the pages that it should lead to, of which one is
enough, and of what kind it is. A page is found if it, or a section of it, is the first or second result of the theme.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.js.node import run_node
from tools.i18n.locales import Locale
from tools.publish.search import INDEX, WORKER

LISTS = Path(__file__).parent / "queries"
KINDS = ("plain", "inflected", "unaccented", "upper", "mistyped", "notation", "name")
SHOWN = 2
"""The results that a reader looks at."""

Results = list[list[dict[str, Any]]]
"""What is found: pages, each with its sections, as the theme shows them."""


@dataclass(frozen=True)
class Query:
    """One line of a list."""

    text: str
    pages: tuple[str, ...]
    """Paths below the locale, with or without an anchor; ``./`` is its first page."""
    kind: str

    @property
    def addresses(self) -> set[str]:
        """The pages as the index names them."""
        return {page.partition("#")[0].removeprefix("./") for page in self.pages}

    def is_found(self, results: Results) -> bool:
        """Whether a page that is wanted is among those that are looked at."""
        return any(page[0]["location"].partition("#")[0] in self.addresses for page in results[:SHOWN])


def listed(locales: Iterable[Locale]) -> list[Locale]:
    """Those that have a list. A language that was added and has none is not asked."""
    return [locale for locale in locales if (LISTS / f"{locale.code}.tsv").is_file()]


def queries(code: str) -> list[Query]:
    """The list of a locale.

    >>> queries("en")[0]
    Query(text='rules', pages=('rules/',), kind='plain')
    """
    head, *lines = (LISTS / f"{code}.tsv").read_text(encoding="utf-8").splitlines()
    assert head == "query\tpage\tkind"
    rows = (line.split("\t") for line in lines)
    return [Query(text, tuple(pages.split()), kind) for text, pages, kind in rows]


def ask(site: Path, asked: Iterable[tuple[Locale, list[str]]]) -> list[list[Results]]:
    """What the published search of each locale finds for each text, by the worker that browsers run."""
    data = [
        {
            "worker": str(site / locale.path / WORKER),
            "index": str(site / locale.path / INDEX),
            "queries": texts,
        }
        for locale, texts in asked
    ]
    done = run_node("tests/search/ask.mjs", input=json.dumps({"asked": data}))
    assert done.returncode == 0 and not done.stderr, done.stderr
    return json.loads(done.stdout)


def table(lists: dict[str, list[Query]], found: dict[str, list[Results]]) -> str:
    """How many of each kind are found, a line for each locale."""
    lines = []
    for code, wanted in lists.items():
        hits = [(query.kind, query.is_found(results)) for query, results in zip(wanted, found[code], strict=True)]
        of, good = Counter(kind for kind, _ in hits), Counter(kind for kind, hit in hits if hit)
        kinds = ", ".join(f"{kind} {good[kind]}/{of[kind]}" for kind in KINDS)
        lines.append(f"{code}: {good.total() / of.total():.1%} of {of.total()} ({kinds})")
    return "\n".join(lines)
