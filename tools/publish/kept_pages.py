"""Pages that MkDocs lays out once: what its slow steps make of a page is kept, by all that it depends on.

There are three of them: Markdown to HTML, HTML into the theme, and the entries of a page in the search
index. Each is done by MkDocs or its plugin as ever, here or in other processes ahead of this one; what is
kept takes its place. A page of which MkDocs complains is read anew in each build: complaints are results too.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from typing import Any

from jinja2 import Environment, Template
from mkdocs.commands.build import get_context
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import Files
from mkdocs.structure.nav import Navigation
from mkdocs.structure.pages import Page
from mkdocs.structure.toc import AnchorLink, TableOfContents

from tools.compiled import Compiled
from tools.i18n.po import Message
from tools.kept import Kept, digest, digest_of_files
from tools.publish.layout import Layout
from tools.publish.mkdocs_log import overheard
from tools.publish.unchanged import settings

SEARCH = "material/search"
"""The plugin that indexes pages as they are laid out."""

_THEME = "tools/theme/"


class KeptPages:
    """The pages of one build, or of a preview."""

    def __init__(self, kept: Kept, layout: Layout, config: MkDocsConfig) -> None:
        self._kept = kept
        self._layout = layout
        self._config = config
        assert config.theme.custom_dir
        self._settings = digest(settings(config), digest_of_files(Path(config.theme.custom_dir)))
        self._nav: Navigation
        self._files: Files
        self._addresses: str

    def read_ahead(self, nav: Navigation, files: Files) -> None:
        """Have the Markdown of all pages read by several processes."""
        self._nav, self._files = nav, files
        self._addresses = digest([(file.src_uri, file.url) for file in files])
        pages = [file.page for file in files.documentation_pages() if file.page]
        with _in_silence(), self._kept.ahead(self._read, pages):
            pass

    def _read(self, page: Page) -> None:
        """The same as MkDocs does for a page, as far as it is kept."""
        self.take(page)
        page.read_source(self._config)
        page.render(self._config, self._files)

    def take(self, page: Page) -> None:
        """Let a page keep what is made of its Markdown."""
        page.render = lambda config, files: self._render(page, config, files)  # type: ignore[method-assign]

    def _render(self, page: Page, config: MkDocsConfig, files: Files) -> None:
        key = digest(self._settings, self._addresses, page.file.src_uri, page.markdown)
        found = self._kept.find(key)
        if found is not None:
            _restore(page, json.loads(found), files)
            return
        with overheard(logging.INFO) as said:
            Page.render(page, config, files)
        if not said:
            self._kept.keep(key, json.dumps(_noted(page)).encode())

    def templates(self, env: Environment) -> _Templates:
        """The templates of the theme, which keep the pages, all of them laid out by several processes."""
        env.bytecode_cache = Compiled(self._kept)
        templates = _Templates(env, self)
        index = self._config.plugins[SEARCH].search_index  # type: ignore[attr-defined]
        add = index.add_entry_from_context
        index.add_entry_from_context = lambda page: self._index(index, add, page)
        pages = self._files.documentation_pages()

        def lay_out(page: Page) -> None:
            """The same as MkDocs does for a page, up to its template."""
            page.active = True
            context = get_context(self._nav, pages, self._config, page)
            template = templates.get_template(page.meta.get("template", "main.html"))
            context = self._config.plugins.on_page_context(context, page=page, config=self._config, nav=self._nav)
            template.render(context)
            page.active = False

        with _in_silence(), self._kept.ahead(lay_out, [file.page for file in pages]):
            pass
        return templates

    @cached_property
    def _theme_messages(self) -> list[Message]:
        """The messages of the theme's templates."""
        sources = self._layout.site.shared.translations.sources.values()
        return [one for part in sources for one in part if any(file.startswith(_THEME) for file in one.files)]

    def _index(self, index: Any, add: Any, page: Page) -> None:
        key = digest("search", page.url, page.title, page.content, _links(page.toc), _plain(page.meta))
        before = len(index.entries)

        def added() -> bytes:
            add(page)
            return json.dumps(index.entries[before:]).encode()

        index.entries[before:] = json.loads(self._kept.made(key, added))

    def laid_out(self, template: Template, context: dict[str, Any]) -> str:
        """A page in its theme."""
        key = self._page_key(context) if context.get("page") else None
        if key is None:
            return template.render(context)
        words = self._layout.locale_of(context["page"].file.src_uri).words

        def made() -> bytes:
            with words.heard() as english:
                html = template.render(context)
            return json.dumps([html, sorted(english)]).encode()

        html: str
        html, english = json.loads(self._kept.made(key, made))
        words.english.update(english)
        return html

    def _page_key(self, context: dict[str, Any]) -> str | None:
        """What a page in its theme depends on; None if it cannot be known."""
        page, config = context["page"], context["config"]
        each = self._layout.locale_of(page.file.src_uri)
        texts = [each.words.catalogue.texts(one.key) for one in self._theme_messages]
        handed = {name: value for name, value in context.items() if name not in _OBJECTS and not callable(value)}
        around = [other and (str(other.title), other.url) for other in (page.previous_page, page.next_page)]
        facts = (page.url, page.canonical_url, str(page.title), page.is_homepage, page.edit_url, page.content)
        theme = {name: config.theme[name] for name in config.theme}
        try:
            return digest(
                self._settings, each.locale.code, texts, handed, around, facts, _links(page.toc), _plain(page.meta),
                _menu(context["nav"]), config.site_name, dict(config.extra), _plain(theme),
            )  # fmt: skip
        except TypeError:  # something was handed to the page of which there is no digest
            return None


_OBJECTS = {"nav", "pages", "config", "page", "build_date_utc"}
"""What MkDocs hands to a template besides plain values."""


class _Templates:
    """The theme's environment, as far as MkDocs asks it for templates."""

    def __init__(self, env: Environment, pages: KeptPages) -> None:
        self._env = env
        self._pages = pages

    def __getattr__(self, name: str) -> Any:
        return getattr(self._env, name)

    def get_template(self, name: str, *rest: Any) -> Any:
        """A template that keeps the pages that it makes."""
        return _Template(self._env.get_template(name, *rest), self._pages)


class _Template:
    """A template of the theme, as far as MkDocs uses it."""

    def __init__(self, template: Template, pages: KeptPages) -> None:
        self._template = template
        self._pages = pages

    def render(self, context: dict[str, Any]) -> str:
        """What the template makes of a page."""
        return self._pages.laid_out(self._template, context)


def _noted(page: Page) -> dict[str, Any]:
    """What MkDocs has made of the Markdown of a page."""
    return {
        "content": page.content,
        "toc": _links(page.toc),
        "title": page._title_from_render,  # noqa: SLF001 - MkDocs shows it nowhere else
        "ids": sorted(page.present_anchor_ids or ()),
        "anchors": [[file.src_uri, anchors] for file, anchors in (page.links_to_anchors or {}).items()],
    }


def _restore(page: Page, noted: dict[str, Any], files: Files) -> None:
    """Make a page what it was when this was noted of it."""
    page.content = noted["content"]
    page.toc = TableOfContents(list(map(_anchor_link, noted["toc"])))
    page._title_from_render = noted["title"]  # noqa: SLF001 - as above
    page.present_anchor_ids = set(noted["ids"])
    page.links_to_anchors = {files.src_uris[path]: anchors for path, anchors in noted["anchors"]}


def _links(toc: Any) -> list[dict[str, Any]]:
    """A table of contents as plain data."""
    return [
        {"title": link.title, "id": link.id, "level": link.level, "children": _links(link.children)} for link in toc
    ]


def _anchor_link(data: dict[str, Any]) -> AnchorLink:
    link = AnchorLink(data["title"], data["id"], data["level"])
    link.children = list(map(_anchor_link, data["children"]))
    return link


def _menu(items: Any) -> list[Any]:
    """A menu as plain data: titles, addresses and what they hold."""
    return [[str(item.title), getattr(item, "url", None), _menu(item.children or ())] for item in items]


def _plain(values: Any) -> Any:
    """Values from YAML, of which some have no form in JSON, such as days."""
    return json.loads(json.dumps(values, default=str))


@contextmanager
def _in_silence() -> Iterator[None]:
    """Nothing is said by the processes that begin here: this one will say it."""
    logger = logging.getLogger("mkdocs")
    handlers, propagate = logger.handlers, logger.propagate
    logger.handlers, logger.propagate = [], False
    try:
        yield
    finally:
        logger.handlers, logger.propagate = handlers, propagate
