"""Plain Markdown trees: what MkDocs is handed, one folder for each locale, for any builder that reads mkdocs.yml.

Each folder has a mkdocs.yml of its own, without our hook and our theme, and in docs/ the rendered pages with
every file that they load, at the addresses that they have on the site. So the sites built of all trees can be
put into one folder, and every link between their pages holds.
"""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterator, Mapping, Sequence
from importlib.resources import files as files_of
from pathlib import Path
from typing import Any

import yaml
from mkdocs.utils.meta import get_data

from tools.errors import SiteError
from tools.files import put
from tools.publish.configuration import settings
from tools.publish.layout import translated_menu
from tools.sitegen.addresses import NOT_FOUND
from tools.sitegen.site import LocaleSite, Site

_OURS = ("exclude_docs", "hooks", "nav", "watch")
"""Parts of mkdocs.yml that lead to our code, or are written anew."""

_OFFLINE = "assets/js/offline/"
"""Scripts for files that are made when all pages are laid out, so that a tree cannot have them."""


_OF_THE_PROJECT = (".git", ".kept", "badugi_core", "docs", "locales", "site", "tests", "tools")
"""Folders of the project in which trees would be read, copied into themselves or thrown away."""


def export(site: Site, root: Path, site_url: str, folder: Path) -> None:
    """Write the trees of all locales into a folder that is empty or does not exist.

    Raises:
        SiteError: this is no place for them, or it cannot be written.
    """
    make_folder(folder, root)
    try:
        for each in site.locales:
            tree = folder / each.locale.path
            shutil.copytree(root / "docs/assets", tree / "docs/assets")
            for address, content in _files(each, site):
                put(tree / "docs" / address, content)
            put(tree / "mkdocs.yml", _settings(each, root, site_url).encode())
    except OSError as error:
        raise _unwritable(folder, error) from error


def make_folder(folder: Path, root: Path) -> None:
    """Make the folder for the trees, which also shows that nothing is in the way.

    Raises:
        SiteError: something is.
    """
    place = Path(os.path.realpath(folder))
    for name in _OF_THE_PROJECT:
        if place.is_relative_to(os.path.realpath(root / name)):
            raise SiteError(f"{folder}: the project has {name}/ for itself: name a folder elsewhere.")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()):
            raise SiteError(f"{folder}: this is not an empty folder: name a new one.")
    except (FileExistsError, NotADirectoryError) as error:
        raise SiteError(f"{folder}: something that is no folder is in the way: name a new one.") from error
    except OSError as error:
        raise _unwritable(folder, error) from error


def _unwritable(folder: Path, error: OSError) -> SiteError:
    return SiteError(
        f"{folder}: this cannot be written ({error.strerror}): name another folder, or see who may write there."
    )


def _files(each: LocaleSite, site: Site) -> Iterator[tuple[str, bytes]]:
    """Every file of a tree below its docs/; a builder has its own page for missing addresses."""
    prefix = each.locale.path
    yield from site.files.items()
    yield from ((f"{prefix}/{address}", content) for address, content in each.files.items())
    yield from ((f"{prefix}/{page}", each.pages[page].text.encode()) for page in each.pages if page != NOT_FOUND)


def _settings(each: LocaleSite, root: Path, site_url: str) -> str:
    """The mkdocs.yml of a tree."""
    ours = settings(root)
    metas = [get_data(page.text)[1] for page in each.pages.values()]
    theme = {name: value for name, value in ours["theme"].items() if name != "custom_dir"}
    plugins = [{"search": {"lang": each.locale.search_language}} if one == "search" else one for one in ours["plugins"]]
    theirs = {name: value for name, value in ours.items() if name not in _OURS} | {
        "site_name": each.words.gettext("Badugi"),
        "site_url": site_url,
        "docs_dir": "docs",
        "site_dir": "site",
        "theme": theme | {"language": _theme_language(each)},
        "plugins": plugins,
        "extra_css": _with_those_of_pages(ours["extra_css"], metas, "styles"),
        "extra_javascript": [
            script if isinstance(script, Mapping) else {"path": script, "type": "module"}
            for script in _with_those_of_pages(ours["extra_javascript"], metas, "scripts")
            if _OFFLINE not in str(script)
        ],
        "nav": translated_menu(ours["nav"], each),
    }
    return yaml.safe_dump(json.loads(json.dumps(theirs)), allow_unicode=True, sort_keys=False, width=1000)


def _with_those_of_pages(common: list[Any], metas: Sequence[Mapping[str, Any]], name: str) -> list[Any]:
    """Without our theme, what single pages ask for is loaded by all: nothing in it minds other pages."""
    return [*common, *dict.fromkeys(path for meta in metas for path in meta.get(name, ()))]


def _theme_language(each: LocaleSite) -> str:
    """The language of the theme as the theme itself has it: some of ours are mended."""
    languages = files_of("material") / "templates/partials/languages"
    wanted = each.locale.theme_language
    return wanted if (languages / f"{wanted}.html").is_file() else each.locale.lang.partition("-")[0]
