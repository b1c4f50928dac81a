"""Short names for what only its own script knows: the same program, a tenth lighter.

A binding is a name in a scope. Each gets the first short name that means nothing else where it is
used; names that a script takes from the browser stay. A script is whole: `join.py` has seen to it
that nothing is imported or exported, and that nothing is declared with `var`, which knows no blocks.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from itertools import chain, product

from tree_sitter import Node

from tools.publish.scripts.syntax import text, walk

_LETTERS = "etnraiscoludpmhfgvybwxkjqzETNRAISCOLUDPMHFGVYBWXKJQZ"
_RESERVED = {"do", "if", "in", "is", "of", "as", "for", "get", "let", "new", "set", "try", "var"}

_DECLARED = {"function_declaration", "generator_function_declaration", "class_declaration"}
"""What binds its name around itself."""
_EXPRESSED = {"function_expression", "generator_function", "class"}
"""What binds its name inside itself."""
FUNCTIONS = {
    *("function_declaration", "generator_function_declaration", "function_expression", "generator_function"),
    *("arrow_function", "method_definition"),
}
_SCOPES = FUNCTIONS | {
    *("program", "statement_block", "class", "switch_body"),
    *("for_statement", "for_in_statement", "catch_clause"),
}
_IDENTIFIERS = {"identifier", "shorthand_property_identifier", "shorthand_property_identifier_pattern"}

Binding = tuple[int, str]
"""The scope, as the id of its node, and the name."""


def around(node: Node) -> Iterator[Node]:
    """What a node stands in, from the inside."""
    outer = node.parent
    while outer:
        yield outer
        outer = outer.parent


def _bound(pattern: Node | None) -> Iterator[str]:
    """The names that a pattern binds: `a`, `[a, b]`, `{ a, b: c, d = 1, ...e }`."""
    if pattern is None:
        return
    if pattern.type in _IDENTIFIERS:
        yield text(pattern)
    elif pattern.type in ("assignment_pattern", "object_assignment_pattern"):
        yield from _bound(pattern.child_by_field_name("left"))
    elif pattern.type == "pair_pattern":
        yield from _bound(pattern.child_by_field_name("value"))
    elif pattern.type in ("object_pattern", "array_pattern", "rest_pattern", "formal_parameters"):
        for inside in pattern.named_children:
            yield from _bound(inside)


def declared(node: Node) -> Iterator[tuple[Node, str]]:
    """The names that a node declares, each with the node whose scope it belongs to."""
    name = node.child_by_field_name("name")
    if node.type in _DECLARED and name:
        yield next(outer for outer in around(node) if outer.type in _SCOPES), text(name)
    if node.type in _EXPRESSED and name:
        yield node, text(name)
    if node.type == "variable_declarator":
        scope = next(outer for outer in around(node) if outer.type in _SCOPES)
        yield from ((scope, each) for each in _bound(name))
    inside = {"for_in_statement": ("left",) if node.child_by_field_name("kind") else (), "catch_clause": ("parameter",)}
    fields = ("parameters", "parameter") if node.type in FUNCTIONS else inside.get(node.type, ())
    for field in fields:
        yield from ((node, each) for each in _bound(node.child_by_field_name(field)))


class Names:
    """Every binding of a script and where it is used."""

    def __init__(self, root: Node) -> None:
        nodes = list(walk(root))
        self.scopes: dict[int, dict[str, int]] = defaultdict(dict)
        """How often each name of each scope is used."""
        for node in nodes:
            for scope, name in declared(node):
                self.scopes[scope.id][name] = 0
        self.used: dict[int, set[Binding]] = defaultdict(set)
        """What is used inside a scope and comes from around it."""
        self.places: list[tuple[Node, Binding]] = []
        for node in nodes:
            if node.type in _IDENTIFIERS:
                self.places.append((node, self._resolve(node)))
        self._nodes = nodes

    def _resolve(self, node: Node) -> Binding:
        """What a name means at its place; the scope is 0 if no part of the script declares it."""
        name = text(node)
        passed = []
        found = 0
        for outer in around(node):
            if name in self.scopes.get(outer.id, ()):
                found = outer.id
                self.scopes[found][name] += 1
                break
            passed.append(outer.id)
        for scope in passed:
            self.used[scope].add((found, name))
        return found, name

    def free(self) -> dict[str, Node]:
        """The names that no part of the script declares, each with a place of it."""
        return {name: node for node, (scope, name) in reversed(self.places) if not scope}

    def short(self) -> dict[Binding, str]:
        """A short name for each binding; those that are used most get the shortest."""
        short: dict[Binding, str] = {}
        for node in self._nodes:  # from the outside
            if node.id not in self.scopes:
                continue
            taken = {short.get(binding, binding[1]) for binding in self.used[node.id]} | _RESERVED
            parent = node.parent
            if parent and parent.type in FUNCTIONS | {"catch_clause"}:
                # What a function or `catch` takes may not be declared again in its body.
                taken |= {short[parent.id, name] for name in self.scopes.get(parent.id, ())}
            words = chain.from_iterable(product(_LETTERS, repeat=length) for length in (1, 2, 3))
            free = (word for word in map("".join, words) if word not in taken)
            mine = self.scopes[node.id]
            short |= {(node.id, name): next(free) for name in sorted(mine, key=mine.__getitem__, reverse=True)}
        return short


def with_short_names(script: bytes, root: Node) -> bytes:
    """The script with short names; `root` is what the parser made of it."""
    names = Names(root)
    short = names.short()
    parts: list[bytes] = []
    end = 0
    for node, binding in names.places:
        if (new := short.get(binding, binding[1])) != binding[1]:
            # `{ name }` keeps the name of the property.
            kept = f"{binding[1]}:" if node.type.startswith("shorthand") else ""
            parts += script[end : node.start_byte], f"{kept}{new}".encode()
            end = node.end_byte
    return b"".join((*parts, script[end:]))
