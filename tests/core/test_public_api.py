"""The public names of badugi_core, their documentation, and what the package imports."""

from __future__ import annotations

import ast
import importlib
import inspect
import subprocess
import sys
from collections.abc import Iterator
from enum import Enum
from pathlib import Path
from types import FunctionType

import pytest

import badugi_core

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "badugi_core"
MODULES = sorted(PACKAGE.rglob("*.py"))

Definition = ast.ClassDef | ast.FunctionDef


def parse(path: Path) -> ast.Module:
    """The syntax tree of a module."""
    return ast.parse(path.read_text(encoding="utf-8"), filename=path.name)


def imported(tree: ast.Module) -> Iterator[str]:
    """The dotted names of all modules that a module imports, at its top or inside functions."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are written in full"
            yield node.module


def documented(body: list[ast.stmt]) -> Iterator[tuple[str, str | None]]:
    """The names that a module or class body defines, each with its documentation.

    A function or class has its docstring; a constant the text on the line after it.
    """
    for node, after in zip(body, [*body[1:], None]):
        if isinstance(node, Definition):
            yield node.name, ast.get_docstring(node)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
            text = after.value if isinstance(after, ast.Expr) else None
            yield ast.unparse(target), text.value if isinstance(text, ast.Constant) else None


def test_all_is_what_type_checkers_see():
    """``__all__`` and the stub have the same names, from the same modules, each once."""
    stub = [
        (alias.asname, f"{node.module}.{alias.name}")
        for node in parse(PACKAGE / "__init__.pyi").body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    ]
    homes = {name: f"badugi_core.{home}.{name}" for name, home in badugi_core._HOMES.items()}
    assert sorted(name for name, _ in stub) == badugi_core.__all__
    assert dict(stub) == homes


def test_a_name_is_where_it_is_said_to_be():
    """Each class and function is defined in the module that the table of the package names."""
    for name, home in badugi_core._HOMES.items():
        thing = getattr(badugi_core, name)
        if inspect.isclass(thing) or inspect.isfunction(thing):
            assert thing.__module__ == f"badugi_core.{home}", name


def test_no_other_name():
    """A name that is not public is not found, and the error says so like any other."""
    with pytest.raises(AttributeError, match="module 'badugi_core' has no attribute 'deal'"):
        badugi_core.deal
    assert set(badugi_core.__all__) <= set(dir(badugi_core))


def test_a_name_loads_what_it_needs_only():
    """Whoever imports the package, or ranks hands, does not load deals, odds or the reader of TOML."""
    program = (
        f"import sys; sys.path.insert(0, {str(ROOT)!r}); import badugi_core; "
        "print(len([name for name in sys.modules if name.startswith('badugi_core.')])); "
        "badugi_core.rank('6h4d3sAh'); "
        "print({'badugi_core._deal', 'badugi_core._rulesets', 'tomllib'} & set(sys.modules))"
    )
    run = subprocess.run([sys.executable, "-S", "-I", "-B", "-c", program], capture_output=True, text=True, check=True)
    assert run.stdout.split() == ["0", "set()"]


def test_modules_are_private():
    """Every module but ``__init__`` starts with an underscore; users import the package only."""
    assert {path.name for path in MODULES if not path.name.startswith("_")} == set()


def test_every_public_name_is_documented():
    """Each public constant, class and function has its own documentation in the source."""
    texts = {name: text for path in MODULES for name, text in documented(parse(path).body)}
    assert [name for name in badugi_core.__all__ if not texts[name]] == []


def test_every_public_method_is_documented():
    """Each method and property without an underscore, of each public class, has a docstring."""
    missing = [
        f"{node.name}.{method.name}"
        for path in MODULES
        for node in parse(path).body
        if isinstance(node, ast.ClassDef) and node.name in badugi_core.__all__
        for method in node.body
        if isinstance(method, ast.FunctionDef) and not method.name.startswith("_")
        if not ast.get_docstring(method)
    ]
    assert missing == []


def examples(thing: type | FunctionType) -> list[str]:
    """The docstrings of a function or class, its methods included, that show an example."""
    parts = [thing, *vars(thing).values()] if inspect.isclass(thing) else [thing]
    return [text for part in parts if ">>>" in (text := getattr(part, "__doc__", None) or "")]


def test_every_public_function_and_value_has_an_example():
    """Functions and classes that hold data have a doctest; choices, errors and bare actions need none."""
    bare = {badugi_core.Fold, badugi_core.Check, badugi_core.Call, badugi_core.StandPat}
    missing = [
        name
        for name in badugi_core.__all__
        if inspect.isfunction(thing := getattr(badugi_core, name)) or inspect.isclass(thing)
        if thing not in bare and not (inspect.isclass(thing) and issubclass(thing, Enum | Exception))
        if not examples(thing)
    ]
    assert missing == []


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.stem)
def test_every_module_is_documented(path):
    """A module begins by saying what it is for."""
    assert ast.get_docstring(parse(path))


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.stem)
def test_standard_library_only(path):
    """A module imports the standard library and badugi_core, never tools or a package of others."""
    names = {name.split(".")[0] for name in imported(parse(path))}
    assert names <= sys.stdlib_module_names | {"badugi_core"}
    assert "tools" not in names


def test_imports_alone():
    """The package and all its modules import with no site-packages, with warnings as errors."""
    names = ["badugi_core"]
    names += [f"badugi_core.{path.stem}" for path in MODULES if path.stem != "__init__"]
    program = (
        f"import sys; sys.path.insert(0, {str(ROOT)!r}); import {', '.join(names)}; "
        "print(badugi_core.evaluate('6h 4d 3s Ah').hand_class); "
        "print([name for name in sys.modules if name.split('.')[0] in ('tools', 'pytest')])"
    )
    run = subprocess.run(
        [sys.executable, "-S", "-I", "-B", "-W", "error", "-c", program],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.splitlines() == ["4-3-A", "[]"]


def test_star_import():
    """Every name of ``__all__`` can be had from the package."""
    package = importlib.import_module("badugi_core")
    assert all(hasattr(package, name) for name in package.__all__)


def test_error_tree():
    """The exceptions hang together as drawn: both kinds under BadugiError, a ValueError."""
    assert badugi_core.BadugiError.__bases__ == (ValueError,)
    assert badugi_core.CardError.__bases__ == (badugi_core.BadugiError,)
    assert badugi_core.RuleSetError.__bases__ == (badugi_core.BadugiError,)
