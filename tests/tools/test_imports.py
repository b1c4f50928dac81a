"""Dependencies point one way, as docs/dev/ARCHITECTURE.md says."""

import ast
from graphlib import TopologicalSorter

import pytest

from tools.errors import ROOT

LAYERS = ("errors", "kept", "compiled", "odds", "devdocs", "i18n", "words", "quiz", "sheet", "social", "deals", "sitegen", "publish", "preview", "mkdocs_hooks")
"""A part of tools/ may import those before it. What is run as a program stands on top of all."""
MODULES = {
    ".".join(path.relative_to(ROOT).with_suffix("").parts): path for path in sorted((ROOT / "tools").rglob("*.py"))
}


def imported(module):
    """The modules of the project that a module imports by name."""
    tree = ast.parse(MODULES[module].read_text(encoding="utf-8"))
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{name.name}" for name in node.names)}
        elif isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
    return found & MODULES.keys()


@pytest.mark.parametrize("module", [name for name in MODULES if not name.endswith(("__init__", "__main__"))])
def test_a_part_imports_only_parts_below_it(module):
    """No part knows who uses it."""
    layer = LAYERS.index(module.split(".")[1])
    for other in imported(module):
        below = LAYERS.index(other.split(".")[1])
        assert below <= layer, f"{module} imports {other}"


def test_no_module_imports_itself_round_a_corner():
    """The imports have an order: a circle would raise here."""
    assert list(TopologicalSorter({name: imported(name) for name in MODULES}).static_order())
