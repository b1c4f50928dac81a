"""The whole site as data: every page of every locale, and the files made beside them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, replace
from pathlib import Path

from tools.errors import ROOT, SiteError
from tools.i18n.locales import Locale, load_locales
from tools.kept import KEPT, Kept
from tools.sheet.printer import Printer
from tools.sitegen.addresses import FAQ_PAGE, NOT_FOUND
from tools.sitegen.context import Shared
from tools.sitegen.edition import site_version
from tools.sitegen.inputs import load_inputs
from tools.sitegen.made_files import (
    begin_documents,
    begin_pictures,
    begin_shared_pictures,
    desk_of,
    render_files,
    shared_files,
)
from tools.sitegen.page_checks import check_headings
from tools.sitegen.pages import Pages, markdown, templates
from tools.sitegen.render import RenderedPage
from tools.words.words import Words


@dataclass(frozen=True)
class LocaleSite:
    """What is published below the address of one locale."""

    words: Words
    pages: dict[str, RenderedPage]
    """By template, such as ``"hands/reading.md"``."""
    files: dict[str, bytes]
    """By address below the locale, such as ``"quiz/words.json"``."""

    @property
    def locale(self) -> Locale:
        """The locale."""
        return self.words.locale


@dataclass(frozen=True)
class Site:
    """Everything that is published, before MkDocs lays it out."""

    locales: list[LocaleSite]
    files: dict[str, bytes]
    """Files that all locales share, by address."""
    shared: Shared
    """What the pages of all locales were rendered with."""
    version: str
    """Of the site, for its footer."""


def build_site(root: Path = ROOT, site_url: str = "/", progress: Callable[[str], None] = lambda line: None) -> Site:
    """Render every page of every locale; nothing is written.

    Args:
        root: The folder of the project.
        site_url: Where the site will be published, with a slash at its end.
        progress: Is told of each language that is done.

    Raises:
        SiteError: an input is faulty: a template, a catalogue, a locale, the rule set.
    """
    docs, version = root / "docs", site_version(root)
    locales = load_locales(root / "locales")
    if not (docs / NOT_FOUND).exists():
        raise SiteError(f"docs/{NOT_FOUND}: the page for missing addresses is missing: write it.")
    for page in markdown(docs):
        check_headings(docs, page)
    spoken, shared = load_inputs(root, locales)
    sites, pictures = _made(root, [Pages(words, shared, docs) for words in spoken], shared, site_url)
    for each in sites:
        english = len(frozenset().union(*(page.fallbacks for page in each.pages.values())))
        note = f", messages in English: {english}" if english else ""
        progress(f"{each.locale.name}: {len(each.pages)} pages, {len(each.files)} files{note}")
    return Site(sites, pictures | shared_files(shared, locales), shared, version)


def _made(
    root: Path, of_locales: Sequence[Pages], shared: Shared, site_url: str
) -> tuple[list[LocaleSite], dict[str, bytes]]:
    """Every locale with its pages and files, and the pictures that all share; several processes do the work."""
    with Printer(root / KEPT) as printer:
        begun = []
        with Kept(root / KEPT).ahead(lambda page: [own.render(page) for own in of_locales], templates(root / "docs")):
            for own in of_locales:
                desk = desk_of(own.words, shared, {FAQ_PAGE: own.render(FAQ_PAGE)}, site_url)
                begun.append(begin_documents(desk, shared, printer, own))
        drawn = begin_shared_pictures([own.words for own in of_locales], printer)
        sites = []
        for own, documents in zip(of_locales, begun, strict=True):
            pages = own.all()
            documents.update(begin_pictures(own.words, pages, printer))
            sites.append(LocaleSite(own.words, pages, render_files(own.words, shared)))
        done = [
            replace(each, files=each.files | _done(documents)) for each, documents in zip(sites, begun, strict=True)
        ]
        return done, _done(drawn)


def _done(begun: Mapping[str, Future[bytes]]) -> dict[str, bytes]:
    """What was begun, when it is done."""
    return {address: made.result() for address, made in begun.items()}
