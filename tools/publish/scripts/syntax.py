"""Scripts as trees, by the grammar of tree-sitter."""

from __future__ import annotations

from collections.abc import Iterator

import tree_sitter_javascript
from tree_sitter import Language, Node, Parser

from tools.errors import SiteError

_PARSER = Parser(Language(tree_sitter_javascript.language()))


def parse(script: bytes, name: str) -> Node:
    """The tree of a script; `name` is what a fault is reported of.

    Raises:
        SiteError: it is no JavaScript.

    >>> [text(node) for node in walk(parse(b"f(a);", "call.js")) if not node.children]
    ['f', '(', 'a', ')', ';']
    """
    try:
        script.decode()
    except UnicodeDecodeError as error:
        raise SiteError(f"{name}: this is no UTF-8 text: save it as UTF-8.") from error
    root = _PARSER.parse(script).root_node
    if root.has_error:
        raise fault(name, _first_fault(root), "this is no JavaScript: correct it")
    return root


def _first_fault(root: Node) -> Node:
    """The first place that the parser could not read."""
    node = root
    while inside := [child for child in node.children if child.has_error]:
        node = inside[0]
    return node


def fault(name: str, node: Node, what: str) -> SiteError:
    """What is wrong at the place of a node."""
    return SiteError(f"{name}:{node.start_point.row + 1}: {what}.")


def walk(root: Node) -> Iterator[Node]:
    """A node and all below it, in the order of the script."""
    nodes = [root]
    while nodes:
        node = nodes.pop()
        yield node
        nodes += reversed(node.children)


def text(node: Node) -> str:
    """What the script has there."""
    return (node.text or b"").decode()
