"""The built pages as trees of elements, and where their references lead."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urldefrag, urljoin

from tests.site.build import SITE_URL
from tools.i18n.locales import load_locales

LOCALES = load_locales()
"""Every language of the site, English first."""

TRANSLATED = [locale for locale in LOCALES if not locale.is_source]
"""The languages that need translations."""

_VOID = set("area base br col embed hr img input link meta source track wbr".split())
_INLINE = set("a abbr b code em i label small span strong sub sup".split())
_EDGE = "\0"
_UNSEEN = {"script", "style"}


@dataclass(eq=False, repr=False)
class Node:
    """An element."""

    tag: str
    attrs: dict[str, str]
    parent: Node | None = None
    children: list[Node | str] = field(default_factory=list)

    @property
    def classes(self) -> set[str]:
        """The names in `class`."""
        return set(self.attrs.get("class", "").split())

    def walk(self) -> Iterator[Node]:
        """This element and every one below it, in the order of the page."""
        waiting = [self]
        while waiting:
            node = waiting.pop()
            yield node
            waiting += [child for child in reversed(node.children) if isinstance(child, Node)]

    def all(self, tag: str = "", **attrs: str) -> list[Node]:
        """The elements below with this tag and these attributes; `class_` is one of the classes."""
        wanted_class = attrs.pop("class_", None)
        return [
            node
            for node in self.walk()
            if (not tag or node.tag == tag)
            and (wanted_class is None or wanted_class in node.classes)
            and all(node.attrs.get(name) == value for name, value in attrs.items())
        ]

    def one(self, tag: str = "", **attrs: str) -> Node:
        """The only such element."""
        found = self.all(tag, **attrs)
        assert len(found) == 1, f"{len(found)} elements {tag} {attrs}"
        return found[0]

    def _pieces(self) -> Iterator[str]:
        for child in self.children:
            if isinstance(child, str):
                yield child
            elif child.tag not in _UNSEEN:
                edge = "" if child.tag in _INLINE else _EDGE
                yield edge
                yield from child._pieces()
                yield edge

    @property
    def text(self) -> str:
        """What can be read in it, with single spaces."""
        return " ".join("".join(self._pieces()).replace(_EDGE, " ").split())

    @property
    def blocks(self) -> list[str]:
        """The text of each paragraph, cell, heading and so on."""
        blocks = "".join(self._pieces()).split(_EDGE)
        return [text for block in blocks if (text := " ".join(block.split()))]


class _Parser(HTMLParser):
    """Refuses elements that are not closed in their order."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.root = self.open = Node("#document", {})

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = [name for name, _ in attrs]
        assert len(names) == len(set(names)), f"line {self.getpos()[0]}: <{tag}> repeats an attribute"
        node = Node(tag, {name: value or "" for name, value in attrs}, self.open)
        self.open.children.append(node)
        if tag not in _VOID:
            self.open = node

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in _VOID:
            self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        assert tag == self.open.tag, f"line {self.getpos()[0]}: </{tag}> closes <{self.open.tag}>"
        assert self.open.parent is not None
        self.open = self.open.parent

    def handle_data(self, data: str) -> None:
        self.open.children.append(data)


@dataclass(eq=False, repr=False)
class Page:
    """One HTML file of a built site."""

    site: Path
    address: str
    """Below the site: ``fr/hands/reading/``, ``fr/404.html``."""
    root: Node
    site_url: str = SITE_URL

    @property
    def url(self) -> str:
        """Where it is published."""
        return urljoin(self.site_url, self.address)

    @property
    def language(self) -> str:
        """The first segment of the address, nothing for the two pages at the root."""
        return self.address.partition("/")[0] if "/" in self.address else ""

    @property
    def place(self) -> str:
        """The address below the language."""
        return self.address.removeprefix(f"{self.language}/")

    @property
    def is_404(self) -> bool:
        """Whether it is shown at addresses that do not exist."""
        return self.address.endswith("404.html")

    @cached_property
    def nodes(self) -> list[Node]:
        """Every element."""
        return list(self.root.walk())

    @cached_property
    def ids(self) -> list[str]:
        """Every id, in the order of the page."""
        return [node.attrs["id"] for node in self.nodes if "id" in node.attrs]

    @property
    def article(self) -> Node:
        """The content without header, menus and footer."""
        return self.root.one("article", class_="md-content__inner")

    @cached_property
    def _base(self) -> str:
        base = next((node.attrs["href"] for node in self.root.all("base")), "")
        return urljoin(self.url, base)

    def resolve(self, reference: str) -> str:
        """The absolute address of a reference in the page."""
        return urljoin(self._base, reference)

    def target(self, reference: str) -> tuple[Path | None, str]:
        """The file that a reference leads to, None outside the site, and the fragment."""
        address, fragment = urldefrag(self.resolve(reference))
        if not address.startswith(self.site_url):
            return None, fragment
        return file_at(self.site, unquote(address.removeprefix(self.site_url))), unquote(fragment)


def file_at(site: Path, address: str) -> Path:
    """The file that a plain web server sends for an address."""
    path = site / address.partition("?")[0]
    return path / "index.html" if address.endswith("/") or not address else path


def read_page(site: Path, path: Path, site_url: str = SITE_URL) -> Page:
    """Parse one page."""
    parser = _Parser()
    parser.feed(path.read_text(encoding="utf-8"))
    parser.close()
    assert parser.open is parser.root, f"{path.name}: <{parser.open.tag}> stays open"
    address = path.relative_to(site).as_posix()
    if path.name == "index.html":
        address = address.removesuffix("index.html")
    return Page(site, address, parser.root, site_url)


def read_pages(site: Path, site_url: str = SITE_URL) -> dict[str, Page]:
    """Every page of a built site by its address."""
    pages = (read_page(site, path, site_url) for path in sorted(site.rglob("*.html")))
    return {page.address: page for page in pages}
