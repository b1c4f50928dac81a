"""Where a message stands in a source: the file and a name within it, never a line number.

A line number changes whenever a line above it does, and with it every catalogue. A heading,
a rule or a function keeps its name.
"""

from __future__ import annotations

import ast
import re
from bisect import bisect_right
from collections.abc import Callable, Iterator

_Mark = tuple[int, str]
"""A line, and the anchor that holds from there; an empty one ends the anchor before it."""

_HEADING = re.compile(r"#+ .*\{ #([\w-]+)[^}]*\}\s*$")
_RULE = re.compile(r"""\{\{-?\s*(?:rule|dispute)\(["']([\w-]+)["']\)""")
_SCRIPT = re.compile(r"(?:export )?(?:default )?(?:async )?(?:function\*?|class) (\w+)")


def _template(text: str) -> Iterator[_Mark]:
    """Headings with an explicit anchor, numbered rules, and disputes."""
    for number, line in enumerate(text.split("\n"), 1):
        if found := _HEADING.match(line) or _RULE.search(line):
            yield number, found[1]


def _python(text: str) -> Iterator[_Mark]:
    """Functions and classes of the module itself."""
    for node in ast.parse(text).body:
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            yield min([node.lineno, *(one.lineno for one in node.decorator_list)]), node.name
            yield (node.end_lineno or node.lineno) + 1, ""


def _script(text: str) -> Iterator[_Mark]:
    """Functions and classes that begin, and end with their brace, at the start of a line."""
    for number, line in enumerate(text.split("\n"), 1):
        if found := _SCRIPT.match(line):
            yield number, found[1]
        elif line.startswith("}"):
            yield number + 1, ""


_MARKS: dict[str, Callable[[str], Iterator[_Mark]]] = {".md": _template, ".py": _python, ".js": _script}


def references(file: str, text: str) -> Callable[[int], str]:
    """A function from a line of a source to its reference.

    Raises:
        SyntaxError: the source is Python that cannot be read.

    >>> at = references("docs/rules/index.md", 'Before.\\n## Bets { #betting }\\n\\n{{ rule("cap") }} Three.')
    >>> at(1), at(3), at(4)
    ('docs/rules/index.md', 'docs/rules/index.md#betting', 'docs/rules/index.md#cap')
    """
    suffix = file[file.rfind(".") :]
    marks = list(_MARKS[suffix](text)) if suffix in _MARKS else []
    lines = [line for line, _ in marks]

    def at(line: int) -> str:
        index = bisect_right(lines, line) - 1
        anchor = marks[index][1] if index >= 0 else ""
        return f"{file}#{anchor}" if anchor else file

    return at


def file_of(reference: str) -> str:
    """The file of a reference, without its anchor.

    >>> file_of("docs/rules/index.md#betting")
    'docs/rules/index.md'
    """
    return reference.partition("#")[0]
