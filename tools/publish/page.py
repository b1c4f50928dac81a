"""A page as the theme lays it out: what its templates know of the language, and what they leave out."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Collection
from html import escape, unescape
from typing import Any
from urllib.parse import urlsplit

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.pages import Page

from tools.errors import SiteError
from tools.publish.layout import Layout
from tools.publish.metadata import alternates, head
from tools.publish.policy import with_policy
from tools.publish.search import with_own_search
from tools.publish.theme_names import ThemeNames, Versions
from tools.sitegen.addresses import NOT_FOUND, RULES_PAGE, address
from tools.sitegen.edition import EDITIONS
from tools.sitegen.site import LocaleSite, Site
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
    names = ThemeNames(
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
        versions=_versions(each, layout.site),
        metadata=None if source == NOT_FOUND else head(each, source, layout.site, config.site_url),
        # A page for a missing address is shown at any depth: its links start from here.
        document_base=f"{home}404.html" if source == NOT_FOUND else None,
    )
    context.update(names)
    return context


def _versions(each: LocaleSite, site: Site) -> Versions:
    """What the footer says of versions; it is plain data, so a page that is kept depends on it."""
    rules = EDITIONS[0]
    return {
        "number": each.words.number(rules.number),
        "date": each.words.date(rules.published),
        "changes": f"{each.locale.path}/{address(RULES_PAGE)}#versions",
        "questions": site.shared.bank.version,
        "site": site.version,
    }


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
        raise SiteError(f"the theme has no '{_SEARCH_DIALOG}': see page_html in tools/publish/page.py.")
    _ = each.words.gettext
    label = escape(_("Search this site"))
    html = html.replace(_SEARCH_DIALOG, f'{_SEARCH_DIALOG} aria-label="{label}"')
    html = with_own_search(html, each.locale)
    return under_policy(_mark_titles(html, each.words.english), config)
