"""A built site that follows the catalogues of one locale.

MkDocs builds the whole site once, as for publication, and everything that it made stays: its
files, pages, menus and templates. When a catalogue was saved, the messages are loaded, checked
and rendered to Markdown as in a build, and then

1. the pages whose Markdown is new are laid out and put in place, at once;
2. whatever else may be new follows: pages of the theme (menus, titles of neighbours), the files
   of the locale, its search index, the count of translations on pages of other languages.

Only what differs is written, so the folder equals a new build of the same catalogues.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from urllib.parse import urlsplit

from jinja2 import Environment
from mkdocs.commands.build import _build_page, _populate_page, build
from mkdocs.config import load_config
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import MkDocsException
from mkdocs.structure.files import File, Files
from mkdocs.structure.nav import Navigation

from tools.errors import SiteError
from tools.files import put
from tools.kept import KEPT
from tools.publish import publish
from tools.publish.kept_pages import SEARCH
from tools.publish.layout import Layout
from tools.publish.metadata import write_manifests
from tools.publish.mkdocs_log import overheard
from tools.publish.search import split_search_index
from tools.publish.skeleton import Skeletons
from tools.sheet.printer import Printer
from tools.sitegen.inputs import load_words
from tools.sitegen.made_files import begin_documents, begin_pictures, desk_of, render_files
from tools.sitegen.pages import Pages
from tools.sitegen.render import RenderedPage
from tools.sitegen.site import LocaleSite
from tools.words.words import Words


@contextmanager
def _one_sentence() -> Iterator[None]:
    """Turn every way in which MkDocs stops or complains into one SiteError."""
    with overheard(logging.WARNING) as said:
        try:
            yield
        except MkDocsException as error:
            # Beside its own sentence, MkDocs logs it; what else it logged says more.
            more = [text for text in said if str(error) not in text]
            raise SiteError(" ".join([*more, str(error)])) from error
    if said:
        raise SiteError(" ".join(said))


class LiveSite:
    """The site in a folder, kept up to date with one locale."""

    def __init__(self, root: Path, code: str, folder: Path) -> None:
        """Build the site of the project below `root` into an empty folder.

        Raises:
            SiteError: it cannot be built.
        """
        self.folder = folder
        self._root = root
        self._code = code
        self._languages = self._read_languages()
        self._texts: dict[str, str] = {}
        self._contents: dict[str, str | None] = {}
        with _one_sentence():
            self._config = load_config(str(root / "mkdocs.yml"), site_dir=str(folder))
            # MkDocs calls the methods on_… below, like those of a hook.
            self._config.plugins["preview"] = self  # type: ignore[assignment]
            self._config.plugins.on_startup(command="preview", dirty=False)  # type: ignore[arg-type]
            build(self._config)
        (self._hook,) = self._config.hooks.values()  # type: ignore[attr-defined]
        self._layout: Layout = self._hook.current.layout

    def on_nav(self, nav: Navigation, config: MkDocsConfig, files: Files) -> None:
        """Keep what MkDocs has made of the pages."""
        self._nav, self._files = nav, files

    def on_env(self, env: Environment, config: MkDocsConfig, files: Files) -> None:
        """Keep the templates of the theme, and the pages before the search plugin trims them."""
        self._templates = env
        for file in files.documentation_pages():
            assert file.page
            self._texts[file.src_uri] = file.content_string
            self._contents[file.src_uri] = file.page.content

    @property
    def each(self) -> LocaleSite:
        """The locale that is watched."""
        return next(each for each in self._layout.site.locales if each.locale.code == self._code)

    @property
    def base(self) -> str:
        """The path of the site's address."""
        return urlsplit(self._config.site_url or "/").path

    def _read_languages(self) -> dict[Path, bytes]:
        return {path: path.read_bytes() for path in (self._root / "locales").glob("*/locale.toml")}

    @property
    def is_outgrown(self) -> bool:
        """Whether a locale.toml changed, came or went: every page may show it, so build anew."""
        return self._languages != self._read_languages()

    def update(self, first: Callable[[list[str]], None] = lambda addresses: None) -> list[str]:
        """Follow the catalogues; return the addresses of the pages that are new.

        Args:
            first: is told the addresses of those whose text is new, as soon as they are in place.

        Raises:
            SiteError: a catalogue, or what is made of it, cannot be used and is not put in place.
        """
        # A build that failed meanwhile may have left its own there.
        self._hook.current.layout = self._layout
        words = load_words(self.each.locale, self._root)
        changed = self._take(LocaleSite(words, self._render(words), self.each.files))
        addresses = self._put_pages(changed)
        first(list(addresses))

        counts_differ = self._count()
        for each in list(self._layout.site.locales):
            if each.locale.code == self._code:
                # Anew, in the order of a build: words remember what they had to say in English.
                words = Words(each.locale, words.catalogue)
                pages = self._render(words)
                files = self._files_of(words, pages)
                addresses += self._put_all(LocaleSite(words, pages, files))
            elif counts_differ:
                addresses += self._put_all(replace(each, pages=self._render(each.words)))
        publish.write_choosers(self.folder, self._layout.site, self._config)
        write_manifests(self.folder, self._layout.site)
        return addresses

    def _render(self, words: Words) -> dict[str, RenderedPage]:
        return Pages(words, self._layout.site.shared, self._root / "docs").all()

    def _files_of(self, words: Words, pages: Mapping[str, RenderedPage]) -> dict[str, bytes]:
        """The files of the locale; of its documents, only those are set that say something new."""
        shared = self._layout.site.shared
        desk = desk_of(words, shared, pages, self._config.site_url or "/")
        with Printer(self._root / KEPT) as printer:
            begun = begin_documents(desk, shared, printer, Pages(words, shared, self._root / "docs"))
            begun |= begin_pictures(words, pages, printer)
            made = {address: file.result() for address, file in begun.items()}
        return render_files(words, shared) | made

    def _count(self) -> bool:
        """Count the translations again, which pages of all languages show; whether a count differs."""
        site = self._layout.site
        before = site.shared.translations
        after = before.counted(each.words.catalogue for each in site.locales)
        self._layout.site = replace(site, shared=replace(site.shared, translations=after))
        return after.states != before.states

    def _put_all(self, each: LocaleSite) -> list[str]:
        """Let a locale take its place, and put whatever differs in place; gives the addresses of pages."""
        self._take(each)
        search = self._config.plugins[SEARCH]
        search.on_config(config=self._config)  # an empty index
        addresses = self._put_pages(self._pages(each))
        search.on_post_build(config=self._config)
        split_search_index(self.folder, [each])
        for address, content in each.files.items():
            put(self.folder / each.locale.path / address, content)
        return addresses

    def _pages(self, each: LocaleSite) -> list[File]:
        mine = f"{each.locale.path}/"
        return [file for file in self._files.documentation_pages() if file.src_uri.startswith(mine)]

    def _take(self, each: LocaleSite) -> list[File]:
        """Let a locale take its place, and read the pages whose Markdown is new."""
        locales = self._layout.site.locales
        locales[[one.locale.code for one in locales].index(each.locale.code)] = each
        changed = []
        with _one_sentence():
            for file in self._pages(each):
                text = each.pages[file.src_uri.removeprefix(f"{each.locale.path}/")].text
                if text != self._texts[file.src_uri]:
                    assert file.page
                    file.content_string = text
                    _populate_page(file.page, self._config, self._files)
                    self._contents[file.src_uri] = file.page.content
                    changed.append(file)
            self._layout.make_menu(each, self._files, self._config)
        # Only now: what MkDocs complained about is read, and complained about, again.
        self._texts.update((file.src_uri, file.content_string) for file in changed)
        return changed

    def _put_pages(self, files: list[File]) -> list[str]:
        """Lay pages out and, if all is well, put those that differ in place."""
        skeletons = Skeletons(self.folder, self._layout.site)
        with _one_sentence():
            pages = {file: self._html(file) for file in files}
        for file, html in pages.items():
            each = self._layout.locale_of(file.src_uri)
            if not each.locale.is_source:
                skeletons.check(each, file.src_uri.removeprefix(f"{each.locale.path}/"), html.decode())
        return [file.url for file, html in pages.items() if put(self.folder / file.dest_uri, html)]

    def _html(self, file: File) -> bytes:
        """The page in its theme, as a build would write it."""
        assert file.page
        draft = self.folder.with_name(f"{self.folder.name}.draft")
        file.abs_dest_path = str(draft)
        file.page.content = self._contents[file.src_uri]
        _build_page(file.page, self._config, self._files.documentation_pages(), self._nav, self._templates)
        file.page.validate_anchor_links(files=self._files, log_level=self._config.validation.links.anchors)
        return draft.read_bytes()
