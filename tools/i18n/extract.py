"""Find every message of the sources: templates, Python, JavaScript, navigation and names.

The result is the same on every machine and day: files in order of their paths, messages in
order of their places, references to headings, rules and functions (see `anchors`), no line
numbers and no dates, so that only a change of words changes a catalogue.
"""

from __future__ import annotations

import re
import tokenize
from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass, field
from io import BytesIO
from pathlib import Path
from typing import Any

import yaml
from babel.messages.extract import extract as babel_extract, extract_javascript, extract_python
from jinja2 import TemplateSyntaxError
from jinja2.ext import babel_extract as extract_jinja

from tools.errors import ROOT, SiteError
from tools.i18n.anchors import references
from tools.i18n.catalogues import DOMAINS, SCRIPTS
from tools.i18n.locales import LOCALES
from tools.i18n.names import MESSAGES
from tools.i18n.po import Message, PoFile, format_po
from tools.kept import Kept, digest

TAG = "TRANSLATORS:"
"""What opens a comment meant for translators."""

NAVIGATION = "navigation"
"""The context of section titles in the navigation of mkdocs.yml."""

_PROJECT = "badugi-reference"

_GETTEXT: dict[str, Any] = {
    "_": None,
    "N_": None,
    "gettext": None,
    "html": None,  # of Words: a message for HTML
    "ngettext": (1, 2),
    "pgettext": ((1, "c"), 2),
    "npgettext": ((1, "c"), 2, 3),
}
_JAVASCRIPT: dict[str, Any] = {"t": (1,), "tn": (1, 2)}
_JINJA_OPTIONS = {"trimmed": "true", "newstyle_gettext": "true", "silent": "false"}


@dataclass(frozen=True)
class _Source:
    """Which files speak in which domain, and who reads them."""

    domain: str
    pattern: str
    method: Callable[..., Any]
    keywords: dict[str, Any] = field(default_factory=lambda: _GETTEXT)
    options: dict[str, str] = field(default_factory=dict)
    without: Collection[str] = ()
    """Paths, or folders ending in ``/``, that the pattern takes in but this source leaves out."""

    def files(self, root: Path) -> list[Path]:
        def left_out(path: Path) -> bool:
            name = path.relative_to(root).as_posix()
            return any(name == out or (out.endswith("/") and name.startswith(out)) for out in self.without)

        return sorted(path for path in root.glob(self.pattern) if not left_out(path))


_NAMES = "tools/i18n/names.py"
_DEFINITIONS = "tools/sitegen/glossary/definitions.py"
_SOURCES = (
    _Source("cards", _NAMES, extract_python),
    _Source("ui", "tools/theme/**/*.html", extract_jinja, options=_JINJA_OPTIONS),
    _Source("ui", "tools/publish/*.py", extract_python),
    _Source("ui", "tools/deals/*.py", extract_python),
    _Source("ui", "tools/quiz/**/*.py", extract_python),
    _Source("ui", "tools/sitegen/**/*.py", extract_python, without=(_DEFINITIONS,)),
    _Source("ui", "tools/words/*.py", extract_python, without=(_NAMES,)),
    _Source("ui", SCRIPTS + "/**/*.js", extract_javascript, keywords=_JAVASCRIPT),
    _Source("pages", "docs/**/*.md", extract_jinja, options=_JINJA_OPTIONS, without=("docs/dev/",)),
    _Source("pages", _DEFINITIONS, extract_python),
    _Source("pages", "tools/sheet/**/*.py", extract_python),
)


@dataclass
class _Found:
    """A message and all the places it was found in."""

    id: str
    plural: str | None
    context: str | None
    domain: str
    place: str
    notes: list[str]
    references: set[str]

    def message(self) -> Message:
        texts = self.id + (self.plural or "")
        flags = {"python-format"} if re.search(r"%(\(\w+\)[a-z]|%)", texts) else set()
        if re.search(r"\{\w+\}", texts):
            flags.add("python-brace-format")
        return Message(
            id=self.id,
            plural=self.plural,
            context=self.context,
            forms=("",) if self.plural is None else ("", ""),
            notes=tuple(self.notes),
            references=tuple(sorted(self.references)),
            flags=frozenset(flags),
        )


class _Collector:
    def __init__(self) -> None:
        self.found: dict[tuple[str | None, str], _Found] = {}

    def add(
        self,
        domain: str,
        where: str,
        texts: str | tuple[str, ...],
        context: str | None = None,
        notes: Iterable[str] = (),
        reference: str = "",
    ) -> None:
        """Take in a message found at `where`, which is its reference too if none is given."""
        msgid, plural = (texts, None) if isinstance(texts, str) else (texts[0], texts[1])
        if "%%(" in msgid + (plural or ""):
            raise SiteError(f"{where}: %(name)s inside a trans block: write {{{{ name }}}} there.")
        message = self.found.setdefault(
            (context, msgid), _Found(msgid, plural, context, domain, where, [], set())
        )
        if message.plural != plural:
            message_text = msgid if len(msgid) < 60 else msgid[:57] + "…"
            remedy = "give one of them a context"
            raise SiteError(f"{where}: '{message_text}' has another plural than in {message.place}: {remedy}.")
        message.references.add(reference or where)
        message.notes.extend(note for note in notes if note not in message.notes)
        message.domain = min(message.domain, domain, key=_RANKS.__getitem__)


_RANKS = {"cards": 0, "ui": 1, "pages": 2}
"""A message found in several domains stands in the first of these."""


def _extracted(source: _Source, data: bytes) -> list[Any]:
    """What Babel finds in a source: lines, texts, comments and contexts."""
    found = babel_extract(
        source.method, BytesIO(data), source.keywords, (TAG,), source.options, strip_comment_tags=True
    )
    return list(found)


def _read(source: _Source, path: Path, root: Path, collector: _Collector) -> None:
    file = path.relative_to(root).as_posix()
    try:
        data = path.read_bytes()
        reference = references(file, data.decode("utf-8-sig"))
        key = digest("messages", source.domain, file, source.keywords, source.options, data)
        results = Kept().thing(key, lambda: _extracted(source, data))
        for line, texts, comments, context in results:
            lines = (" ".join(row.split()) for comment in comments for row in comment.split("\n"))
            notes = list(filter(None, lines))
            collector.add(source.domain, f"{file}:{line}", texts, context, notes, reference(line))
    except TemplateSyntaxError as error:
        raise SiteError(f"{file}:{error.lineno}: {error.message}: correct the template.") from error
    except (SyntaxError, tokenize.TokenError) as error:
        raise SiteError(f"{file}: {error.args[0]}: correct the program.") from error
    except (OSError, UnicodeDecodeError) as error:
        raise SiteError(f"{file}: {error}: make it a readable file in UTF-8.") from error


class _Lenient(yaml.SafeLoader):
    """Reads mkdocs.yml for its texts: tags such as !ENV are of no interest."""


_Lenient.add_multi_constructor("", lambda loader, suffix, node: None)


def _navigation(root: Path, collector: _Collector) -> None:
    file = "mkdocs.yml"
    try:
        settings = yaml.load((root / file).read_text(encoding="utf-8"), Loader=_Lenient)  # noqa: S506 - a SafeLoader
    except FileNotFoundError:
        return  # a copy of the sources without a site has no navigation
    except (OSError, UnicodeDecodeError, yaml.YAMLError) as error:
        raise SiteError(f"{file}: {' '.join(str(error).split())}: write readable YAML.") from error
    for key in ("site_name", "site_description"):
        if text := settings.get(key):
            collector.add("ui", file, text)
    for title in _section_titles(settings.get("nav") or []):
        collector.add("ui", file, title, NAVIGATION)


def _section_titles(nav: list[Any]) -> Iterator[str]:
    for item in nav:
        for title, value in item.items() if isinstance(item, dict) else ():
            if isinstance(value, list):
                yield title
                yield from _section_titles(value)


def _names(collector: _Collector, names: Iterable[tuple[str, str, str]]) -> None:
    for context, msgid, note in names:
        collector.add("cards", _NAMES, msgid, context, [note] if note else [])


def extract(
    root: Path = ROOT, names: Iterable[tuple[str, str, str]] = MESSAGES
) -> dict[str, tuple[Message, ...]]:
    """Every message of the sources below `root`, by domain.

    Args:
        root: The folder of the project.
        names: The (context, msgid, comment) of names; by default those of tools.i18n.names.

    Raises:
        SiteError: a source cannot be read, or one message has two plurals.

    >>> ("card", "ace of spades") in {message.key for message in extract()["cards"]}
    True
    """
    collector = _Collector()
    _names(collector, names)
    _navigation(root, collector)
    for source in _SOURCES:
        for path in source.files(root):
            _read(source, path, root, collector)
    found = collector.found.values()
    return {
        domain: tuple(message.message() for message in found if message.domain == domain)
        for domain in DOMAINS
    }


def template_texts(messages: dict[str, tuple[Message, ...]], folder: Path = LOCALES) -> dict[Path, str]:
    """What each .pot file must contain.

    >>> texts = template_texts({"ui": (Message(id="Deal"),)})
    >>> [path.name for path in texts]
    ['ui.pot']
    """
    header = "".join(
        f"{name}: {value}\n"
        for name, value in (
            ("Project-Id-Version", _PROJECT),
            ("MIME-Version", "1.0"),
            ("Content-Type", "text/plain; charset=UTF-8"),
            ("Content-Transfer-Encoding", "8bit"),
        )
    )
    comment = ("The messages of the site, in English. Made by: make i18n-extract",)
    return {
        folder / f"{domain}.pot": format_po(
            PoFile(file=f"{domain}.pot", comments=comment, header=header, messages=found)
        )
        for domain, found in messages.items()
    }
