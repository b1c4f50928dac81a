"""The kinds of pages, from the templates: a new one is looked at without being listed anywhere."""

from __future__ import annotations

import re
from pathlib import Path

from tests.site.build import ROOT


def templates(docs: Path = ROOT / "docs") -> dict[str, Path]:
    """The templates of pages by the address of the page below its language.

    >>> templates()["rules/"].name, templates()["quiz/"].name
    ('index.md', 'quiz.md')
    >>> [place for place in templates() if "404" in place or "_" in place or place.startswith("dev")]
    []
    """
    found = {path.relative_to(docs).with_suffix("").as_posix(): path for path in sorted(docs.rglob("*.md"))}
    pages = {name: path for name, path in found.items() if not re.search(r"^404$|^dev/|(^|/)_", name)}
    return {re.sub(r"(^|/)index/$", r"\1", f"{name}/"): path for name, path in pages.items()}


def kinds(docs: Path = ROOT / "docs") -> list[str]:
    """One page of each kind: pages that include the same part, such as the worked deals, are alike.

    >>> {"", "quiz/", "hands/ranking/", "print/own-rules/"} < set(kinds())
    True
    >>> len([place for place in kinds() if place.startswith("deals/")])
    2
    """
    found: dict[str, str] = {}
    for place, path in templates(docs).items():
        part = re.search(r'{% include "([^"]+)" %}', path.read_text(encoding="utf-8"))
        found.setdefault(part[1] if part else place, place)
    return list(found.values())


KINDS = kinds()
