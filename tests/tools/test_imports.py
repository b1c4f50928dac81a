"""Dependencies point one way, as docs/dev/ARCHITECTURE.md says."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from graphlib import TopologicalSorter

import pytest

from tools.devdocs.tree import layers
from tools.errors import ROOT

LAYERS = layers()
"""A part of tools/ may import those before it. What is run as a program stands on top of all."""
MODULES = {
    ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): path
    for folder in ("badugi_core", "tools")
    for path in sorted((ROOT / folder).rglob("*.py"))
}
TREES = {name: ast.parse(path.read_text(encoding="utf-8")) for name, path in MODULES.items()}
TOOLS = [name for name in MODULES if name.startswith("tools.")]
PARTS = [name for name in TOOLS if not name.endswith(".__main__")]

BY_NAME = {"import_module", "__import__", "run_module", "run_path", "exec_module", "load_module"}
"""What imports a module by a name that nobody can look for."""
MAY_IMPORT_BY_NAME = {
    "badugi_core",  # imports its own modules when their names are asked for
    "tools.mkdocs_hooks",  # imports anew, at each build, what has changed
}


def imported(tree: ast.Module) -> Iterator[str]:
    """The modules that a program imports, wherever in it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"line {node.lineno}: an import is written in full"
            names = (f"{node.module}.{name.name}" for name in node.names)
            yield from (name if name in MODULES else node.module for name in names)


def imported_by_name(tree: ast.Module) -> Iterator[str]:
    """The ways round an import statement that a program knows."""
    for node in ast.walk(tree):
        names = {getattr(node, field, None) for field in ("id", "attr", "name")}
        yield from names & BY_NAME


def packages(tree: ast.Module) -> set[str]:
    """The packages from which a program imports."""
    return {name.split(".")[0] for name in imported(tree)}


def part(module: str) -> int:
    """The place of a module of tools/ among the parts."""
    return LAYERS.index(module.split(".")[1])


def too_high(module: str, tree: ast.Module) -> list[str]:
    """What a module imports of parts that may import its own."""
    others = {name for name in imported(tree) if name in TOOLS}
    return sorted(other for other in others if part(other) > part(module))


def test_a_part_imports_only_parts_below_it():
    """No part knows who uses it."""
    assert {module: found for module in PARTS if (found := too_high(module, TREES[module]))} == {}


def test_nothing_is_imported_by_name():
    """Such an import would be on nobody's list."""
    assert {module for module, tree in TREES.items() if any(imported_by_name(tree))} == MAY_IMPORT_BY_NAME


def test_no_module_imports_itself_round_a_corner():
    """The imports have an order: a circle would raise here."""
    graph = {name: {other for other in imported(TREES[name]) if other in TOOLS} - {name} for name in TOOLS}
    assert list(TopologicalSorter(graph).static_order())


def test_only_what_publishes_knows_mkdocs():
    """The parts below could serve another builder; programs ask tools/publish what mkdocs.yml says."""
    know = {module for module in TOOLS if "mkdocs" in packages(TREES[module])}
    assert {module.split(".")[1] for module in know} == {"publish", "preview", "mkdocs_hooks"}


def test_nothing_that_is_shipped_knows_the_tests():
    """Tests know everything, and nobody knows them."""
    assert [module for module, tree in TREES.items() if "tests" in packages(tree)] == []


@pytest.mark.parametrize(
    "program",
    [
        "from tools.sitegen.pages import templates",
        "import tools.sitegen.pages as pages",
        "import tools.sitegen",
        "from tools import sitegen",
        "from tools.sitegen import pages",
        "def found():\n    from tools.sitegen.pages import templates",
        "if TYPE_CHECKING:\n    from tools.sitegen.pages import Pages",
    ],
)
def test_an_import_of_a_higher_part_is_found(program):
    """The check can fail, wherever the import stands and however it is written."""
    assert too_high("tools.i18n.extract", ast.parse(program))


@pytest.mark.parametrize(
    "program",
    [
        'importlib.import_module("tools.sitegen.pages")',
        "from importlib import import_module as load",
        'found = __import__("tools.sitegen.pages")',
        "load = importlib.import_module",
        'runpy.run_module("tools.sitegen")',
    ],
)
def test_an_import_by_name_is_found(program):
    """The check can fail, by whatever name the function goes."""
    assert list(imported_by_name(ast.parse(program)))


def test_a_relative_import_is_refused():
    """It would hide which part is meant."""
    with pytest.raises(AssertionError, match="written in full"):
        list(imported(ast.parse("from ..sitegen import pages")))
