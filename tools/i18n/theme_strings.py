"""The interface strings of the theme: search box, contents, previous and next page.

They are not in our catalogues. Each language of the theme has a file
``partials/languages/<language>.html``; one in tools/theme, of the same name, comes first.
Where a file lacks a string, the theme falls back to English.
"""

from __future__ import annotations

import re
from pathlib import Path

from jinja2 import Environment, FileSystemLoader

from tools.errors import ROOT
from tools.i18n.locales import theme_folders

LANGUAGES = "partials/languages"
"""The folder of the language files, in the theme and in our part of it."""

ENGLISH = "en"
"""The language that has every string."""

_UNUSED = tuple(
    "action.edit action.view announce. blog. clipboard. consent. meta. readtime. rss."
    " search.share select.version source tabs".split()
)
"""What opens the keys of parts of the theme that the site does not have."""

_SETTINGS = ("direction", "language", "search.config.")
"""What opens the keys whose values are no words."""


def strings(language: str, root: Path = ROOT) -> dict[str, str]:
    """What the theme says in a language, by key; an empty text where it has none.

    >>> strings("es")["search"], strings("eo")["toc"] != ""
    ('Buscar', True)
    """
    loader = FileSystemLoader(theme_folders(root))
    environment = Environment(loader=loader)  # noqa: S701: these are texts, not pages
    source, *_ = loader.get_source(environment, f"{LANGUAGES}/{ENGLISH}.html")
    translate = environment.get_template(f"{LANGUAGES}/{language}.html").module.t  # type: ignore[attr-defined]
    return {key: str(translate(key)) for key in re.findall(r'^\s*"([\w.]+)":', source, re.MULTILINE)}


def is_setting(key: str) -> bool:
    """Whether the value of a key is no text for readers."""
    return key.startswith(_SETTINGS)


def lacking(language: str, root: Path = ROOT) -> dict[str, str]:
    """The strings that readers of the language meet in English, with the English text.

    >>> lacking("en")
    {}
    """
    if language == ENGLISH:
        return {}
    own = strings(language, root)
    return {
        key: text
        for key, text in strings(ENGLISH, root).items()
        if not own[key] and not key.startswith(_UNUSED) and not is_setting(key)
    }
