"""What the theme says by itself, and in which languages: search box, contents, previous and next page.

Its texts are not in our catalogues. Each language of the theme has a file
``partials/languages/<language>.html``; one in tools/theme, of the same name, comes first.
Where a file lacks a string, the theme falls back to English.
"""

from __future__ import annotations

import re
from importlib.util import find_spec
from pathlib import Path

from jinja2 import Environment, FileSystemLoader

from tools.errors import ROOT

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


def _packages(name: str) -> list[str]:
    spec = find_spec(name)
    return list(spec.submodule_search_locations or ()) if spec else []


def theme_folders(root: Path = ROOT) -> list[Path]:
    """Where the files of the theme are looked for: our part of it first."""
    return [root / "tools" / "theme", *(Path(path) / "templates" for path in _packages("material"))]


def _is_file_name(language: str) -> bool:
    """Whether a value can be part of the name of a file, and lead nowhere else."""
    return re.fullmatch(r"[A-Za-z]{2,8}(-[A-Za-z]{2,8})*", language) is not None


def theme_has(language: str) -> bool:
    """Whether the theme, or our part of it, speaks a language."""
    return _is_file_name(language) and any((folder / LANGUAGES / f"{language}.html").exists() for folder in theme_folders())


def search_has(language: str) -> bool:
    """Whether the theme's search can stem a language; English needs no file."""
    scripts = "templates/assets/javascripts/lunr/min"
    files = (Path(path) / scripts / f"lunr.{language}.min.js" for path in _packages("material"))
    return language == "en" or (_is_file_name(language) and any(file.exists() for file in files))


def theme_texts(language: str, root: Path = ROOT) -> dict[str, str]:
    """What the theme says in a language, by key; an empty text where it has none.

    >>> theme_texts("es")["search"], theme_texts("eo")["toc"] != ""
    ('Buscar', True)
    """
    loader = FileSystemLoader(theme_folders(root))
    environment = Environment(loader=loader)  # noqa: S701 - these are texts, not pages
    source, *_ = loader.get_source(environment, f"{LANGUAGES}/{ENGLISH}.html")
    translate = environment.get_template(f"{LANGUAGES}/{language}.html").module.t  # type: ignore[attr-defined]
    return {key: str(translate(key)) for key in re.findall(r'^\s*"([\w.]+)":', source, re.MULTILINE)}


def is_setting(key: str) -> bool:
    """Whether the value of a key is no text for readers."""
    return key.startswith(_SETTINGS)


def lacking_texts(language: str, root: Path = ROOT) -> dict[str, str]:
    """The strings that readers of the language meet in English, with the English text.

    >>> lacking_texts("en")
    {}
    """
    if language == ENGLISH:
        return {}
    own = theme_texts(language, root)
    return {
        key: text
        for key, text in theme_texts(ENGLISH, root).items()
        if not own[key] and not key.startswith(_UNUSED) and not is_setting(key)
    }
