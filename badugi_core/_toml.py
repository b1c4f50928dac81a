"""What `tomllib` leaves out of TOML: files, writing values, and on which lines things stand.

The lines serve error messages. Where `tomllib` has read the text before, it is valid TOML, and
the pieces below need only tell strings and comments from the rest.
"""

from __future__ import annotations

import datetime
import json
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

_PIECE = re.compile(
    r'''"""(?:[^\\]|\\.)*?"{3,5}'''  # up to two quotes may stand before the three that close
    r"""|'''.*?'{3,5}"""
    r"""|"(?:[^"\\\n]|\\.)*"|'[^'\n]*\'"""
    r"""|\#[^\n]*|[\[\]{}=\n]|[^\s\[\]{}=,#"']+""",
    re.DOTALL,
)
"""Strings, comments, brackets, the ends of lines, and words with the dots between them."""

_QUOTES = ('"', "'")


class TomlFault(Exception):
    """Why a file cannot be read as TOML; the ``__cause__`` tells more."""

    def __init__(self, code: str, line: int = 0, key: str = "") -> None:
        super().__init__(code, line, key)
        self.code = code
        """``unreadable``, ``syntax``, or ``out-of-range`` for a number that no Python takes."""
        self.line = line
        """1-based; 0 if no line is at fault, but the file."""
        self.key = key
        """The key of the number."""


def read_text(path: str | Path) -> str:
    """The text of a file; a mark of UTF-8 at its start, which some editors write, is none of it.

    Raises:
        TomlFault: ``unreadable``.
    """
    try:
        if not str(path):  # to Python, the working folder
            raise FileNotFoundError
        return Path(path).read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        raise TomlFault("unreadable", error.object.count(b"\n", 0, error.start) + 1) from error
    except (OSError, ValueError) as error:  # ValueError: no path at all
        raise TomlFault("unreadable") from error


def parse_toml(text: str) -> dict[str, Any]:
    """The values of a TOML text.

    Raises:
        TomlFault: ``syntax`` or ``out-of-range``.

    >>> parse_toml("a = [1]")
    {'a': [1]}
    """
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:  # arrays can be too deep for Python
        found = re.search(r"at line (\d+)", str(error))
        raise TomlFault("syntax", int(found[1]) if found else text.count("\n") + 1) from error
    except ValueError as error:  # a number that is too long for Python
        start = max(re.finditer("[0-9_]+", text), key=lambda number: len(number[0])).start()
        line = text.count("\n", 0, start) + 1
        keys = [key for key, place in find_lines(text).keys.items() if place <= line]
        raise TomlFault("out-of-range", line, keys[-1] if keys else "") from error


class Lines(NamedTuple):
    """1-based lines of a TOML text."""

    keys: Mapping[str, int]
    """The line of each key and table by its dotted name."""
    items: Mapping[str, tuple[int, ...]]
    """The lines of the strings in each array that is the value of a key."""


def find_lines(text: str) -> Lines:
    """The lines of the keys of a valid TOML text, and of the strings in its arrays.

    >>> find_lines('a = 1\\n[b]\\nc = [  # "no"\\n  "d",\\n]\\n')
    Lines(keys={'a': 1, 'b': 2, 'b.c': 3}, items={'b.c': (4,)})
    """
    keys: dict[str, int] = {}
    items: dict[str, tuple[int, ...]] = {}
    line, section, name, value, depth = 1, "", "", "", 0
    for match in _PIECE.finditer(text):
        piece = match[0]
        if value:
            if piece[0] in _QUOTES and depth == 1:
                items[value] = (*items.get(value, ()), line)
            depth += piece in ("[", "{")
            depth -= piece in ("]", "}")
            value = "" if piece == "\n" and not depth else value
        elif piece == "=":
            value, name = f"{section}.{name}" if section else name, ""
            keys.setdefault(value, line)
        elif piece == "\n":
            name = ""
        elif piece == "]" and name:
            section, name = name, ""
            keys.setdefault(section, line)
        elif piece not in ("[", "]") and not piece.startswith("#"):
            name += tomllib.loads(f"key = {piece}")["key"] if piece[0] in _QUOTES else piece
        line += piece.count("\n")
    return Lines(keys, items)


def format_key(key: str) -> str:
    """A key as TOML has it.

    >>> format_key("small_bet"), format_key("small bet")
    ('small_bet', '"small bet"')
    """
    return key if re.fullmatch(r"[A-Za-z0-9_-]+", key) else format_value(key)


def format_value(value: object) -> str:
    """A value as TOML has it, on one line.

    Raises:
        TypeError: TOML has no such value.

    >>> format_value({"cards": ["As", "2h"], "known": True})
    '{cards = ["As", "2h"], known = true}'
    """
    match value:
        case bool():
            return str(value).lower()
        case str():
            return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
        case int() | float():
            return repr(value)
        case datetime.datetime() | datetime.date() | datetime.time():
            return value.isoformat()
        case list() | tuple():
            return "[" + ", ".join(map(format_value, value)) + "]"
        case Mapping():
            pairs = (f"{format_key(key)} = {format_value(entry)}" for key, entry in value.items())
            return "{" + ", ".join(pairs) + "}"
    raise TypeError(f"TOML has no value such as {value!r}")
