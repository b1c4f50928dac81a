"""Where pages lie on the site, below the address of their language."""

from __future__ import annotations

import posixpath

RULES_PAGE = "rules/index.md"
"""The page that states the numbered rules."""
DIFFERENCES_PAGE = "rules/differences.md"
"""The page with all choices of all rule sets."""
FAQ_PAGE = "faq.md"
"""The page whose verdicts the rules sheet repeats."""
GLOSSARY_PAGE = "glossary.md"
"""The page of the terms."""
SOURCES_PAGE = "sources.md"
"""The page that describes the sources, each at ``#source-<its name>``."""
TRANSLATE_PAGE = "translate.md"
"""The page for translators, to which the notice of an unfinished page leads."""
NOT_FOUND = "404.md"
"""The template of each locale's page for a missing address."""


def address(page: str) -> str:
    """The address of a template below its locale: ``hands/reading/``.

    >>> address("hands/reading.md"), address("index.md")
    ('hands/reading/', '')
    """
    return page.removesuffix(".md").removesuffix("index").rstrip("/") + "/" if page != "index.md" else ""


def link(page: str, target: str) -> str:
    """A link in a template to another, as Markdown and MkDocs have it.

    >>> link("hands/reading.md", "rules/index.md"), link("index.md", "quiz.md")
    ('../rules/index.md', 'quiz.md')
    """
    return posixpath.relpath(target, posixpath.dirname(page) or ".")


def href(page: str, path: str, target: str) -> str:
    """A link in HTML from a page to a page of any locale, whose addresses begin with `path`.

    >>> href("translate.md", "fr", "hands/reading.md"), href("index.md", "fr", "index.md")
    ('../../fr/hands/reading/', '../fr/')
    """
    here = posixpath.join("own", address(page))
    return posixpath.relpath(posixpath.join(path, address(target)), here) + "/"
