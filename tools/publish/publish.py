"""What MkDocs does not know about locales: page context, chooser, and the order of all that is published."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Collection
from html import escape, unescape
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.pages import Page
from mkdocs.utils.meta import get_data

from tools.errors import SiteError
from tools.publish.found import alternates, chooser_head, head, write_found
from tools.publish.skeleton import check_skeletons
from tools.publish.disk import publish_editions
from tools.publish.layout import Layout
from tools.publish.offline import publish_workers, withdraw_workers
from tools.publish.policy import with_policy
from tools.publish.put import put
from tools.publish.scripts import publish_scripts
from tools.publish.search import publish_search, with_own_search
from tools.publish.servers import write_servers
from tools.sitegen.site import NOT_FOUND, LocaleSite, Site
from tools.words.words import lang_mark


def page_context(
    context: dict[str, Any],
    page: Page,
    config: MkDocsConfig,
    layout: Layout,
) -> dict[str, Any]:
    """The theme's context of a page, in the page's own language."""
    each = layout.locale_of(page.file.src_uri)
    words, locale = each.words, each.locale
    source = page.file.src_uri.removeprefix(f"{locale.path}/")
    folder = posixpath.dirname(page.url)
    root, home = posixpath.relpath(".", folder), posixpath.relpath(locale.path, folder)
    if source == NOT_FOUND:
        page.canonical_url = None
        # Shown at any depth, and the theme's script does not look at <base>.
        root = urlsplit(config.site_url or "/").path
        home = f"{root}{locale.path}/"
    config.theme["language"] = locale.theme_language
    config.theme["direction"] = locale.direction
    config.site_name = words.gettext("Badugi")
    config.extra["homepage"] = f"{locale.path}/"
    # True, not a list: the header shows our switcher, and the head lists no alternates.
    config.extra["alternate"] = True
    # One store of the reader's choices (dark or light) for all languages.
    config.extra["scope"] = root
    context.update(
        # In attributes and titles; `gettext` gives HTML, which marks what is English.
        _=words.text,
        gettext=words.html,
        lang_mark=lang_mark,
        english_title=(page.meta.get("head_title") or page.meta.get("title")) in words.english,
        nav=layout.menus[locale.path],
        # Search and logo stay in the language.
        base_url=home,
        alternates=alternates(layout.site, source),
        page_lang=locale.lang,
        found=None if source == NOT_FOUND else head(each, source, layout.site, config.site_url),
        # A page for a missing address is shown at any depth: its links start from here.
        document_base=f"{home}404.html" if source == NOT_FOUND else None,
    )
    return context


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


_SEARCH_DIALOG = 'data-md-component="search" role="dialog"'


_TITLE = re.compile(
    r'(?P<tag><(?:(?:span|div) class="md-ellipsis"|label class="md-nav__title"[^>]*|meta name="description"))'
    r'(?P<rest>(?:>(?:\s*<span class="md-nav__icon md-icon"></span>)?| content=")[\d.\s]*(?P<text>[^<>"]*?)\s*["<])'
)
"""Where the theme shows the titles of pages, sections and headings, and the description. The names
of whole menus stay unmarked: what the menus hold may well be translated."""


def _mark_titles(html: str, english: Collection[str]) -> str:
    """The page with a language on each title that is one of these texts."""

    def mark(found: re.Match[str]) -> str:
        return f'{found["tag"]} lang="en"{found["rest"]}' if unescape(found["text"]) in english else found[0]

    return _TITLE.sub(mark, html) if english else html


WATCHED = "watched"
"""Set in the configuration by `mkdocs serve`, which adds to each page a script that no policy could name."""


def under_policy(html: str, config: MkDocsConfig) -> str:
    """A finished page with its policy, unless MkDocs adds to it on its way."""
    return html if config.extra.get(WATCHED) else with_policy(html)


def page_html(html: str, each: LocaleSite, config: MkDocsConfig) -> str:
    """The page with what the theme leaves out: a name for the search dialog, the language of titles
    that are English for want of a translation, and what the page may do.

    Raises:
        SiteError: the theme no longer has that dialog, so this mending must be looked at.
    """
    if _SEARCH_DIALOG not in html:
        raise SiteError(f"the theme has no '{_SEARCH_DIALOG}': see page_html in tools/publish/publish.py.")
    _ = each.words.gettext
    label = escape(_("Search this site"))
    html = html.replace(_SEARCH_DIALOG, f'{_SEARCH_DIALOG} aria-label="{label}"')
    html = with_own_search(html, each.locale)
    return under_policy(_mark_titles(html, each.words.english), config)


def _prune(folder: Path) -> None:
    """Remove what no page loads: source maps."""
    for path in folder.rglob("*.map"):
        path.unlink()


def _chooser_entry(each: LocaleSite) -> dict[str, Any]:
    """What the language chooser says in one language."""
    _ = each.words.html
    return {
        "locale": each.locale,
        "about": _("The rules of Badugi, every hand, a quiz and a sheet to print."),
        "missing": _("There is no page at this address."),
    }


def finish(folder: Path, site: Site, config: MkDocsConfig, *, published: bool) -> None:
    """Everything that is done once all pages are written.

    Args:
        folder: The built site.
        site: What it was made of.
        config: How.
        published: It is no preview.

    Raises:
        SiteError: a page of a language has what the English page lacks, or a script cannot be published.
    """
    check_skeletons(folder, site)
    publish_scripts(folder)
    _check_scripts(folder, site, config)
    publish_search(folder, site.locales)
    _prune(folder)
    write_choosers(folder, site, config)
    write_found(folder, site, config.site_url)
    write_servers(folder, site, config)
    # A compressed copy would carry the time of the build.
    (folder / "sitemap.xml.gz").unlink(missing_ok=True)
    if published:
        publish_editions(folder, site, config)
        publish_workers(folder, site)
    else:
        withdraw_workers(folder, site)


def _check_scripts(folder: Path, site: Site, config: MkDocsConfig) -> None:
    """The scripts that pages name are published by themselves."""
    named = set(map(str, config.extra_javascript))
    for page in site.locales[0].pages.values():
        named.update(get_data(page.text)[1].get("scripts", ()))
    if lost := sorted(path for path in named if not (folder / path).is_file()):
        raise SiteError(f"docs/{lost[0]}: a page names this script and another one imports it: name only that one.")


def write_choosers(folder: Path, site: Site, config: MkDocsConfig) -> None:
    """The pages outside of all languages: the first one, and the one for a missing address."""
    environment = config.theme.get_env()
    chooser = environment.get_template("chooser.html")
    base = urlsplit(config.site_url or "/").path
    languages = [_chooser_entry(each) for each in site.locales]
    for name, missing, root in (("index.html", False, "./"), ("404.html", True, base)):
        html = chooser.render(
            languages=languages, missing=missing, root=root, site_url=config.site_url, **chooser_head(site)
        )
        put(folder / name, under_policy(html, config).encode())


def summary(folder: Path, site: Site) -> str:
    """What was built and how to look at it."""
    pages = sum(len(each.pages) for each in site.locales)
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    return (
        f"Built {pages} pages in {len(site.locales)} languages, {size / 1e6:.1f} MB, in {folder.name}/\n"
        f"To look at it: python3 -m http.server --directory {folder.name} 8000\n"
        "and open http://localhost:8000/ (or run `make serve` for a live preview)."
    )
