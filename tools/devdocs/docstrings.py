"""What the code says of itself: docstrings, and the texts on the lines after fields."""

from __future__ import annotations

import ast
import inspect
from itertools import pairwise
from pathlib import Path
from textwrap import dedent


def first_paragraph(thing: object) -> str:
    """The first sentence or paragraph of a docstring, fit for a table.

    >>> first_paragraph(first_paragraph)
    'The first sentence or paragraph of a docstring, fit for a table.'
    """
    return in_table((inspect.getdoc(thing) or "").split("\n\n")[0])


def in_table(text: str) -> str:
    """A text that can stand in a cell of a table.

    >>> in_table("one of a|b,\\nor ``c``")
    'one of a\\\\|b, or `c`'
    """
    return text.replace("\n", " ").replace("|", "\\|").replace("``", "`")


def texts(owner: type | Path) -> dict[str, str]:
    """The text on the line after each field or member of a class, or each constant of a file; without examples.

    >>> from badugi_core import Source
    >>> texts(Source)["OURS"]
    'This reference, where no rule book decides.'
    """
    source = owner.read_text(encoding="utf-8") if isinstance(owner, Path) else dedent(inspect.getsource(owner))
    body: list[ast.stmt] = ast.parse(source).body
    if isinstance(owner, type) and isinstance(body[0], ast.ClassDef):
        body = body[0].body
    found = {}
    for node, after in pairwise(body):
        if isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(after, ast.Expr):
            target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
            text = str(ast.literal_eval(after.value)).partition("\n\n>>>")[0]
            found[ast.unparse(target)] = " ".join(text.split())
    return found
