"""Is a file what gettext and the locale expect: header, encoding, one entry for each message?"""

from __future__ import annotations

import re
from collections.abc import Iterator

from tools.i18n.checks.model import short
from tools.i18n.locales import Locale
from tools.i18n.po import Message, PoFile

_MIME = {"MIME-Version": "1.0", "Content-Transfer-Encoding": "8bit"}


def header(po: PoFile, locale: Locale) -> Iterator[tuple[int, str]]:
    """The header says the language, its plural forms and the encoding, as locale.toml does."""
    wanted = {
        "Language": locale.code,
        "Plural-Forms": locale.plural_forms,
        "Content-Type": "text/plain; charset=UTF-8",
    }
    yield from _fields(po, wanted)


def mime(po: PoFile, locale: Locale) -> Iterator[tuple[int, str]]:
    """The header has the fields that gettext expects, whatever the language."""
    yield from _fields(po, _MIME)


def _fields(po: PoFile, wanted: dict[str, str]) -> Iterator[tuple[int, str]]:
    for name, value in wanted.items():
        found = po.field(name)
        if found is None or _spaceless(found) != _spaceless(value):
            yield po.header_line, f"the header {name} is not '{value}': run make i18n-update"


def _spaceless(text: str) -> str:
    return re.sub(r"\s|;$", "", text).lower()


def duplicates(po: PoFile, locale: Locale) -> Iterator[tuple[int, str]]:
    """Each message stands once, obsolete ones included."""
    first: dict[tuple[object, ...], Message] = {}
    for message in sorted(po.messages, key=lambda one: (one.obsolete, one.line)):
        other = first.setdefault(message.key, message)
        if other is not message:
            kind = "obsolete message" if message.obsolete else "message"
            yield message.line, f"{kind} '{short(message.id)}' stands in line {other.line} too: delete one"


def encoding(data: bytes) -> Iterator[tuple[int, str]]:
    r"""The bytes of a file: UTF-8 without a mark before it, and the line ends of Unix.

    >>> list(encoding(b"msgid"))
    [(1, 'the last line has no end: end it, or run make i18n-update')]
    """
    remedy = "run make i18n-update"
    if data.startswith(b"\xef\xbb\xbf"):
        yield 1, f"the file begins with a byte order mark: save it as UTF-8 without one, or {remedy}"
    if (at := data.find(b"\r")) >= 0:
        line = data.count(b"\n", 0, at) + 1
        yield line, f"a line ends with a carriage return: save with line ends of Unix, or {remedy}"
    if data and not data.endswith(b"\n"):
        yield data.count(b"\n") + 1, f"the last line has no end: end it, or {remedy}"
