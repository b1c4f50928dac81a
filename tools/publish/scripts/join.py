"""Each script of a page in one file with all that it imports, so that a page loads one file.

The modules stand in the order in which a browser would run them, without `import` and `export`.
All their names are then in one scope, so what would mean something else there is refused.
"""

from __future__ import annotations

import posixpath
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from tree_sitter import Node

from tools.publish.scripts.short_names import FUNCTIONS, Names, around, declared
from tools.publish.scripts.syntax import fault, parse, text, walk

SCRIPTS = "assets/js"
"""Where our scripts are, in docs/ and in the site."""

_GOES_ON = tuple("([`/+-")
"""A statement that begins so would go on with the one above it, if that has no semicolon."""


def _is_odd_import(node: Node) -> bool:
    """Whether it renames, imports all or a default, names no file of ours, or stands below other code."""
    clauses = [each for each in node.named_children if each.type != "string"]
    inside = [each for clause in clauses for each in clause.named_children]
    specifiers = [each for names in inside for each in names.named_children]
    above = {each.type for each in node.parent.children[: node.parent.children.index(node)]} if node.parent else set()
    return (
        any(clause.type != "import_clause" for clause in clauses)
        or any(names.type != "named_imports" for names in inside)
        or any(specifier.child_by_field_name("alias") for specifier in specifiers)
        or not _source(node).startswith(("./", "../"))
        or not above <= {"import_statement", "comment"}
    )


def _is_odd_export(node: Node) -> bool:
    return not node.child_by_field_name("declaration") or any(each.type == "default" for each in node.children)


_REFUSED: dict[str, tuple[Callable[[Node], bool], str]] = {
    "import_statement": (
        _is_odd_import,
        'this import cannot be joined: write import { a, b } from "./c.js" or import "./c.js", above all other code',
    ),
    "export_statement": (_is_odd_export, "this export cannot be joined: write export before a declaration with a name"),
    "import": (
        lambda node: not node.parent or node.parent.type != "import_statement",
        "import() and import.meta cannot be joined: import at the top of the script",
    ),
    "await": (
        lambda node: not any(outer.type in FUNCTIONS for outer in around(node)),
        "await outside of a function cannot be joined: put it into an async function",
    ),
    "var": (lambda node: True, "var has a scope of its own: write let or const"),
}
"""By the type of a node: when it is refused, and what is said."""


def _is_exported(node: Node) -> bool:
    return any(outer.type == "export_statement" for outer in around(node))


def _source(node: Node) -> str:
    """The address that an import names."""
    source = node.child_by_field_name("source")
    return text(source)[1:-1] if source else ""


@dataclass(frozen=True)
class _Import:
    """An import, from the path of a script below the folder of all scripts."""

    node: Node
    path: str
    names: frozenset[str]


class _Module:
    """One script of the folder.

    Raises:
        SiteError: it is no JavaScript, or has what cannot be joined.
    """

    def __init__(self, path: str, script: bytes) -> None:
        self.name = f"docs/{SCRIPTS}/{path}"
        self._script = script
        self._root = parse(script, self.name)
        for node in walk(self._root):
            refused, what = _REFUSED.get(node.type, (None, ""))
            if refused and refused(node):
                raise fault(self.name, node, what)
        self.imports = [self._import(path, node) for node in self._root.children if node.type == "import_statement"]
        own = ((name, node) for node in walk(self._root) for scope, name in declared(node) if scope == self._root)
        self.declared = dict(own)
        """The names that all of it knows, and where each is declared."""
        self.exported = {name for name, node in self.declared.items() if _is_exported(node)}
        imported = {name for each in self.imports for name in each.names}
        self.foreign = {name: node for name, node in Names(self._root).free().items() if name not in imported}
        """The names that it takes from the browser, and where."""

    @staticmethod
    def _import(path: str, node: Node) -> _Import:
        names = frozenset(text(each) for each in walk(node) if each.type == "import_specifier")
        return _Import(node, posixpath.normpath(posixpath.join(posixpath.dirname(path), _source(node))), names)

    def body(self) -> bytes:
        """The script without `import` and `export`."""
        start = max((each.node.end_byte for each in self.imports), default=0)
        code = [node for node in self._root.children if node.start_byte >= start and node.type != "comment"]
        parts = [b";"] if code and text(code[0]).startswith(_GOES_ON) else []
        for node in code:
            if node.type == "export_statement":
                parts.append(self._script[start : node.start_byte])
                start = node.start_byte + len("export")
        return b"".join((*parts, self._script[start:]))


def _check_imports(module: _Module, modules: Mapping[str, _Module]) -> None:
    for each in module.imports:
        if each.path not in modules:
            raise fault(module.name, each.node, f"'{_source(each.node)}' does not exist: write it or import another")
        if lost := sorted(each.names - modules[each.path].exported):
            what = f"'{_source(each.node)}' exports no '{lost[0]}': export it there or do not import it"
            raise fault(module.name, each.node, what)


def _order(path: str, modules: Mapping[str, _Module]) -> list[str]:
    """A script after all that it imports, as a browser runs them."""
    order: dict[str, None] = {}

    def run(path: str, waiting: tuple[str, ...]) -> None:
        for each in modules[path].imports:
            if each.path in waiting:
                what = f"'{_source(each.node)}' imports this script in turn: let one of the two do without the other"
                raise fault(modules[path].name, each.node, what)
            if each.path not in order:
                run(each.path, (*waiting, each.path))
        order[path] = None

    run(path, (path,))
    return list(order)


def _check_names(modules: list[_Module]) -> None:
    """Each name means in the one scope of all what it meant in its own."""
    owners: dict[str, _Module] = {}
    for module in modules:
        for name, node in module.declared.items():
            other = owners.setdefault(name, module)
            if other is not module:
                what = f"'{name}' is a name in {_place(other, name)} too, which is in one file with it: rename one"
                raise fault(module.name, node, what)
    for module in modules:
        for name, node in module.foreign.items():
            if name in owners:
                where = _place(owners[name], name)
                what = f"'{name}' is of the browser here and of {where}, which is in one file with it"
                raise fault(module.name, node, f"{what}: import it or rename that one")


def _place(module: _Module, name: str) -> str:
    return f"{module.name}:{module.declared[name].start_point.row + 1}"


def joined(folder: Path) -> Iterator[tuple[str, bytes]]:
    """Each script of a folder that no other imports, by its path there, in one file with all that it imports.

    Raises:
        SiteError: a script is no JavaScript, or has what cannot be joined.
    """
    paths = sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*.js"))
    modules = {path: _Module(path, (folder / path).read_bytes()) for path in paths}
    for module in modules.values():
        _check_imports(module, modules)
    orders = {path: _order(path, modules) for path in paths}
    inner = {each.path for module in modules.values() for each in module.imports}
    for path in (path for path in paths if path not in inner):
        parts = [modules[each] for each in orders[path]]
        _check_names(parts)
        yield path, b"\n".join(part.body() for part in parts)
