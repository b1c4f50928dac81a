"""What mkdocs.yml says, and whether it names every page, style sheet and script, and nothing else."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.utils.yaml import yaml_load

from tools.errors import ROOT, SiteError
from tools.sitegen.addresses import NOT_FOUND
from tools.sitegen.site import Site


def settings(root: Path = ROOT) -> dict[str, Any]:
    """The settings of a project, as they stand in the file."""
    found: dict[str, Any] = yaml_load((root / "mkdocs.yml").read_text(encoding="utf-8"))
    return found


def site_url(root: Path = ROOT) -> str:
    """Where the site is published, with a slash at its end.

    >>> site_url().endswith("/")
    True
    """
    return str(settings(root)["site_url"])


def _nav_pages(items: Any) -> list[str]:
    """The pages of the navigation of mkdocs.yml."""
    if isinstance(items, str):
        return [items]
    if isinstance(items, dict):
        for title, inside in items.items():
            if isinstance(inside, str):
                raise SiteError(f"mkdocs.yml: nav: '{title}': a page has its title in itself: write '- {inside}' alone.")
        items = list(items.values())
    return [page for item in items for page in _nav_pages(item)]


def check_configuration(nav: Any, config: MkDocsConfig, site: Site) -> None:
    """What mkdocs.yml names exists, and it names every page.

    Raises:
        SiteError: a page is missing on either side, or a style sheet or script is.
    """
    if not nav:
        raise SiteError("mkdocs.yml: nav is missing: list the pages there.")
    named, pages = set(_nav_pages(nav)), set(site.locales[0].pages) - {NOT_FOUND}
    if lost := sorted(named - pages):
        raise SiteError(f"mkdocs.yml: nav names '{lost[0]}', which docs/ lacks: write the page or take it out.")
    if lost := sorted(pages - named):
        raise SiteError(f"docs/{lost[0]}: the page is not in the nav of mkdocs.yml: add it there.")
    for path in map(str, [*config.extra_css, *config.extra_javascript]):
        if not (Path(config.docs_dir) / path).is_file():
            raise SiteError(f"mkdocs.yml: docs/{path} does not exist: write it or take it out.")
