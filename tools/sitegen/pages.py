"""The pages of one locale: each template rendered once for all that it depends on."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

from tools.kept import KEPT, Kept, digest, digest_of_files
from tools.sitegen.context import Shared
from tools.sitegen.page_checks import check_front_matter
from tools.sitegen.render import RenderedPage, Renderer
from tools.words.words import Words


def templates(docs: Path) -> list[str]:
    """Every page template below a folder, but for the contributors' pages in dev/.

    A file whose name begins with "_" is no page: pages include it.
    """
    return [path for path in markdown(docs) if not _is_part(path)]


def markdown(docs: Path) -> list[str]:
    """Every template and part of one."""
    paths = (path.relative_to(docs) for path in docs.rglob("*.md"))
    return sorted(path.as_posix() for path in paths if path.parts[0] != "dev")


def _is_part(path: str) -> bool:
    return path.rpartition("/")[2].startswith("_")


class Pages:
    """The pages of one locale."""

    def __init__(self, words: Words, shared: Shared, docs: Path) -> None:
        self.words = words
        self._docs = docs
        self._renderer = Renderer(docs, words, shared)
        self._kept = Kept(docs.parent / KEPT)
        self.common = digest(
            words.locale.code,
            [(message.key, message.plural, message.forms) for po in words.catalogue.files.values()
             for message in po.active() if message.translated],
            shared.rule_numbers,
            [repr(shared.translations.states), shared.translations.titles],
            digest_of_files(*_shared_sources(docs)),
        )  # fmt: skip
        """A digest of what any page depends on, besides its own template."""

    def render(self, page: str) -> RenderedPage:
        """One page, by its template.

        Raises:
            SiteError: the template is faulty.
        """
        key = digest(self.common, page, (self._docs / page).read_bytes())
        found = self._kept.find(key)
        if found is not None:
            text, fallbacks, english = json.loads(found)
            self.words.english.update(english)
            rendered = RenderedPage(text, frozenset(fallbacks))
        else:
            with self.words.heard() as english:
                rendered = self._renderer.render(page)
            if not rendered.disputes:  # which are more than text
                made = [rendered.text, sorted(rendered.fallbacks), sorted(english)]
                self._kept.keep(key, json.dumps(made).encode())
        return replace(rendered, meta=check_front_matter(self._docs, page, rendered.text))

    def all(self) -> dict[str, RenderedPage]:
        """Every page, by template.

        Raises:
            SiteError: a template is faulty.
        """
        return {page: self.render(page) for page in templates(self._docs)}


def _shared_sources(docs: Path) -> list[Path]:
    """What any page may tell of: parts of pages, deals, and all languages; no other page, and no catalogue."""
    parts = [docs / path for path in markdown(docs) if _is_part(path)]
    locales = docs.parent / "locales"
    others = [path for path in sorted(locales.rglob("*")) if path.is_file() and path.suffix not in {".po", ".pot"}]
    return [*parts, *sorted((docs / "deals").glob("*.deal")), *others]
