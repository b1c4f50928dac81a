"""Has the finished page of a language the skeleton of the English page?

The shape of each translation was compared with its msgid before anything was rendered. This
looks once more, at what readers get: whatever slips through there shows here as an element, an
attribute or an address that the English page lacks. A translation may change words, their order
and how often an inline element stands among them, nothing else:

- the blocks (headings, lists, tables, forms, scripts …) are the same, in the same order;
- the links are the same, as often, in any order;
- every attribute that is not words has a value that the same element of the English page has;
- in an element marked `data-sorted`, the order of those marked `data-item` is that of the language:
  each has the blocks and links of one in the English page, and none is left over. What stands round
  them, such as headings with their first letters, is made of elements that English has there too,
  and leads nowhere but to itself;
- what scripts and style sheets inside the page say is the same.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from html.parser import HTMLParser
from itertools import zip_longest
from pathlib import Path
from urllib.parse import urljoin

from tools.errors import SiteError
from tools.i18n.letters import for_terminal
from tools.kept import Kept, digest
from tools.publish.policy import DATA
from tools.sitegen.addresses import NOT_FOUND, address
from tools.sitegen.site import LocaleSite, Site

_INLINE = frozenset(
    "a abbr b bdi bdo br cite code dfn em i img kbd mark q s samp small span strong sub sup time u var wbr".split()
)
"""Elements that a sentence may have in another order, or more or fewer of."""

_ALWAYS = {("bdi", None, None), ("br", None, None), ("span", None, None), ("wbr", None, None)}
"""Elements without attributes that no page need have in English."""

_WORDS = frozenset({"alt", "aria-description", "aria-label", "content", "label", "placeholder", "title"})
"""Attributes whose values are words."""

_ADDRESSES = frozenset({"action", "cite", "data", "data-address", "formaction", "href", "poster", "src"})
"""Attributes whose values are addresses."""

_VOID = frozenset("area base br col embed hr img input link meta source track wbr".split())

NOTICE = "fallback-notice"
"""The class of the element above a page with fallbacks; the English page has none."""


class Skeleton(HTMLParser):
    """What is left of a page when its words are taken out."""

    def __init__(self, html: str, address: str, codes: Iterable[str], languages: Iterable[str] = ()) -> None:
        """Read a page.

        Args:
            html: The whole page.
            address: Where it is published, below the root of the site: ``fr/quiz/``.
            codes: The first segments of the addresses of all languages, which are taken for one.
            languages: The tags that `lang` may have: these are taken for one too.
        """
        super().__init__(convert_charrefs=True)
        self.blocks: list[str] = []
        self.links: Counter[str] = Counter()
        self.attributes: set[tuple[str, str | None, str | None]] = set(_ALWAYS)
        """Element, attribute, value; None for the element itself."""
        self.code: list[str] = []
        self.items: Counter[tuple[tuple[str, ...], tuple[str, ...]]] = Counter()
        """What is sorted by language: the blocks and the links of each item."""
        self.frame: set[str] = set()
        """What stands round the items: elements and their attributes."""
        self.astray: set[str] = set()
        """Fragments to which the frame leads, though it has no such id."""
        self._sorted = 0
        """How many elements are open from the sorted one inwards."""
        self._item = 0
        """The same, from the item inwards."""
        self._item_blocks: list[str] = []
        self._item_links: list[str] = []
        self._frame_ids: set[str] = set()
        self._frame_links: set[str] = set()
        self._address = f"/{address}"
        self._locale = re.compile(rf"/(?:{'|'.join(map(re.escape, codes))})(?=/|$)")
        self._languages = frozenset(languages)
        self._runs = False
        self._notice = 0
        """How many elements are open from the notice inwards."""
        self.feed(html)
        self.close()
        self.astray = self._frame_links - self._frame_ids

    def _values(self, name: str, value: str) -> list[str]:
        """What is compared of an attribute."""
        if name in _WORDS:
            return ["words"]
        if name in _ADDRESSES:
            return [self._locale.sub("/*", urljoin(self._address, value.strip()), count=1)]
        if name == "class":
            return value.split()
        if (name == "lang" and value in self._languages) or (name == "dir" and value in {"ltr", "rtl"}):
            return []
        return [" ".join(value.split())]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note an element and its attributes."""
        values = {name: self._values(name, value or "") for name, value in attrs}
        opens_notice = not self._notice and NOTICE in values.get("class", ())
        if opens_notice:
            del values["class"]
        elif self._sorted and not self._item and "data-item" not in values:
            values = self._note_frame(tag, values)
        else:
            self.attributes.add((tag, None, None))
        self.attributes.update((tag, name, value) for name, several in values.items() for value in several)
        if tag == "base":
            self._address = urljoin(self._address, dict(attrs).get("href") or "")
        kind = dict(attrs).get("type")
        self._runs = tag == "style" or (tag == "script" and kind not in DATA)
        if self._notice or opens_notice:
            self._notice += tag not in _VOID
            return
        self._enter(tag, values)
        if tag not in _INLINE:
            self._note_block(f"<{tag}{''.join(' #' + value for value in values.get('id', ()))}>")
        if tag == "a":
            self.links.update(values.get("href", ()))
            if self._item:
                self._item_links += values.get("href", ())

    def _note_frame(self, tag: str, values: dict[str, list[str]]) -> dict[str, list[str]]:
        """Note an element round the items; gives those of its attributes that lead elsewhere."""
        here = self._locale.sub("/*", self._address, count=1) + "#"
        for name, several in values.items():
            for value in several:
                if name == "id":
                    self._frame_ids.add(value)
                elif name == "href" and value.startswith(here):
                    self._frame_links.add(value.removeprefix(here))
                else:
                    self.frame.add(f"<{tag} {name}={_short(value)}>")
        if (tag, None, None) not in _ALWAYS:
            self.frame.add(f"<{tag}>")
        return {name: [one for one in values[name] if not one.startswith(here)] for name in values if name == "href"}

    def _enter(self, tag: str, values: dict[str, list[str]]) -> None:
        """Keep count of what is open in a sorted element and in its items."""
        if tag in _VOID:
            return
        if self._item or (self._sorted and "data-item" in values):
            self._item += 1
        if self._sorted or "data-sorted" in values:
            self._sorted += 1

    def _leave(self, tag: str) -> None:
        """The same where an element ends; an item is complete when it is closed."""
        if tag in _VOID or not self._sorted:
            return
        self._sorted -= 1
        if self._item:
            self._item -= 1
            if not self._item:
                self.items[tuple(self._item_blocks), tuple(sorted(self._item_links))] += 1
                self._item_blocks, self._item_links = [], []

    def _note_block(self, block: str) -> None:
        """Note a block where it belongs: to the page, to an item, or round the items."""
        if self._item:
            self._item_blocks.append(block)
        elif self._sorted <= 1:
            self.blocks.append(block)

    def handle_endtag(self, tag: str) -> None:
        """Note where a block ends."""
        self._runs = False
        if self._notice:
            self._notice -= 1
            return
        if tag not in _INLINE:
            self._note_block(f"</{tag}>")
        self._leave(tag)

    def handle_data(self, data: str) -> None:
        """Keep what is run."""
        if self._runs:
            self.code.append(data)

    def handle_comment(self, data: str) -> None:
        """A comment hides what is in it."""
        self._note_sign("<!-- -->")

    def unknown_decl(self, data: str) -> None:
        """A part such as CDATA, which browsers read in another way."""
        self._note_sign("<![ ]]>")

    def handle_pi(self, data: str) -> None:
        """A processing instruction."""
        self._note_sign("<? >")

    def _note_sign(self, sign: str) -> None:
        """Note what is no element."""
        if self._sorted and not self._item:
            self.frame.add(sign)
        self._note_block(sign)


def difference(page: Skeleton, english: Skeleton) -> str | None:
    """What a page has or lacks against the English one, or None."""
    if extra := page.attributes - english.attributes:
        # An element that is new matters more than any attribute.
        tag, name, value = min(extra, key=lambda one: (one[1] is not None, *(part or "" for part in one)))
        if name is None:
            return f"has <{tag}>, an element which the English page lacks"
        return f"has {name}={_short(value)} on <{tag}>, which the English page lacks"
    if page.code != english.code:
        return "has another script or style sheet in it than the English page"
    for mine, theirs in zip_longest(page.blocks, english.blocks, fillvalue="its end"):
        if mine != theirs:
            return f"has {mine} where the English page has {theirs}"
    for what, has, lacks in (("has", page.items, english.items), ("lacks", english.items, page.items)):
        if odd := has - lacks:
            (first, *_), links = min(odd)
            return f"{what} a sorted item {first} with {len(links)} links, unlike the English page"
    if around := page.frame - english.frame:
        return f"has {min(around)} round its sorted items, which the English page lacks there"
    if page.astray:
        return f"has a link to '#{for_terminal(min(page.astray))}' round its sorted items, where no such id is"
    if extra_links := page.links - english.links:
        return f"has a link to {_short(min(extra_links))} which the English page lacks"
    if lacking := english.links - page.links:
        return f"lacks a link to {_short(min(lacking))} which the English page has"
    return None


def _short(text: str | None) -> str:
    return f"'{for_terminal(text or '')}'"


class Skeletons:
    """The English pages of a site, which those of the other languages have to match."""

    def __init__(self, folder: Path, site: Site) -> None:
        """`folder` is where the English pages lie."""
        self._folder = folder
        self._kept = Kept()
        self._source, *self._others = site.locales
        self._codes = [each.locale.path for each in site.locales]
        self._languages = {each.locale.lang for each in site.locales}
        self._english: dict[str, Skeleton] = {}

    def _read(self, each: LocaleSite, page: str, html: str) -> Skeleton:
        place = page_path(each, page).removesuffix("index.html")
        return Skeleton(html, place, self._codes, self._languages)

    def check(self, each: LocaleSite, page: str, html: str) -> None:
        """Compare a page of a locale, by its template, with the English one.

        Raises:
            SiteError: it has what the English page lacks, or the other way round.
        """
        html_of_source = (self._folder / page_path(self._source, page)).read_text(encoding="utf-8")
        key = digest("skeleton", self._codes, sorted(self._languages), each.locale.path, page, html, html_of_source)
        self._kept.once(key, lambda: self._compare(each, page, html, html_of_source))

    def _compare(self, each: LocaleSite, page: str, html: str, html_of_source: str) -> None:
        if page not in self._english:
            self._english[page] = self._read(self._source, page, html_of_source)
        if what := difference(self._read(each, page, html), self._english[page]):
            code = each.locale.code
            raise SiteError(
                f"docs/{page}: the finished page in {each.locale.name} ({code}) {what}: "
                f"correct the translation that does it, in locales/{code}/LC_MESSAGES."
            )

    def check_page(self, page: str) -> None:
        """Compare a page of every language, as it lies in the folder, with the English one.

        Raises:
            SiteError: it has what the English page lacks, or the other way round.
        """
        for each in self._others:
            self.check(each, page, (self._folder / page_path(each, page)).read_text(encoding="utf-8"))


def page_path(each: LocaleSite, page: str) -> str:
    """Where a finished page lies below the site: ``fr/hands/reading/index.html``."""
    name = "404.html" if page == NOT_FOUND else f"{address(page)}index.html"
    return f"{each.locale.path}/{name}"


def check_skeletons(folder: Path, site: Site) -> None:
    """Compare every finished page of every language with the English one.

    Raises:
        SiteError: a page has what the English page lacks, or the other way round.
    """
    skeletons = Skeletons(folder, site)
    pages = list(site.locales[0].pages)
    with Kept().ahead(skeletons.check_page, pages):
        pass
    for page in pages:
        skeletons.check_page(page)
