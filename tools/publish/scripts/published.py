"""Scripts as they are published: joined, without comments and indentation, and with short names.

What ends a line in the source ends a line still, wherever that can have a meaning.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

from tree_sitter import Node

from tools.files import put
from tools.kept import Kept, digest, digest_of_files
from tools.publish.scripts.join import SCRIPTS, joined
from tools.publish.scripts.short_names import with_short_names
from tools.publish.scripts.syntax import parse

_WHOLE = {"regex", "string", "template_string"}
"""Nodes whose text stays as it is, spaces and all."""

_LINE_END = re.compile("[\n\r\u2028\u2029]")

_OPENING = set("{[(,;")
"""After these tokens the end of a line means nothing."""

_APART = _OPENING | set(")]}=:") | {"=>", "===", "!==", "&&", "||", "??"}
"""Tokens that need no space on either side: beside no other token do they become a longer one."""


def _tokens(root: Node) -> Iterator[Node]:
    """The tokens in their order, without comments."""
    nodes = [root]
    while nodes:
        node = nodes.pop()
        if node.type == "comment":
            continue
        if node.children and node.type not in _WHOLE:
            nodes += reversed(node.children)
        elif node.text:
            yield node


def _between(before: str, gap: str, after: str) -> str:
    """What must stay between two tokens of the space and the comments that part them."""
    if not gap or not before:
        return ""
    if _LINE_END.search(gap):
        return "" if before in _OPENING else "\n"
    return "" if before in _APART or after in _APART else " "


def smaller(script: bytes, name: str) -> bytes:
    r"""The same program in fewer bytes; `name` is what a fault is reported of.

    >>> smaller(b"// Adds.\nconst add = (one, other) => one + other; // all\n", "add.js")
    b'const e=(e,t)=>e + t;\n'

    Raises:
        SiteError: it is no JavaScript.
    """
    short = with_short_names(script, parse(script, name))
    return _without_comments(short, parse(short, name))


def _without_comments(script: bytes, root: Node) -> bytes:
    """The tokens of a script, and what must stand between them."""
    parts: list[str] = []
    before, end = "", 0
    for token in _tokens(root):
        text = script[token.start_byte : token.end_byte].decode()
        parts += _between(before, script[end : token.start_byte].decode(), text), text
        before, end = text, token.end_byte
    return ("".join(parts) + "\n").encode()


def _published(scripts: Path) -> dict[str, str]:
    """What is published of the scripts below a folder."""
    return {path: smaller(script, f"docs/{SCRIPTS}/{path}").decode() for path, script in joined(scripts)}


def publish_scripts(folder: Path) -> None:
    """In the place of our scripts in a built site, put those that pages load, joined and smaller.

    Raises:
        SiteError: a script is no JavaScript, or has what cannot be joined.
    """
    scripts = folder / SCRIPTS
    key = digest("scripts", digest_of_files(scripts))
    made = json.loads(Kept().made(key, lambda: json.dumps(_published(scripts)).encode()))
    published = {scripts / path: script.encode() for path, script in made.items()}
    for path in sorted(scripts.rglob("*"), reverse=True):  # a folder after what is in it
        if path in published:
            put(path, published[path])
        elif path.is_file():
            path.unlink()
        elif not any(path.iterdir()):
            path.rmdir()
