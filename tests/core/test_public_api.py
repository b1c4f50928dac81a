"""The public names of badugi_core, their documentation, and what the package imports."""

from __future__ import annotations

import ast
import doctest
import importlib
import inspect
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import badugi_core

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "badugi_core"
MODULES = sorted(PACKAGE.rglob("*.py"))

Definition = ast.ClassDef | ast.FunctionDef


@cache
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
    for node, after in zip(body, [*body[1:], None], strict=True):
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


def test_no_other_name_is_found():
    """A name that is not public is not found, and the error says so like any other."""
    with pytest.raises(AttributeError, match="module 'badugi_core' has no attribute 'deal'"):
        badugi_core.deal  # noqa: B018 - to ask for it is enough
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


def text_of(name: str) -> str:
    """What stands in the source of a public constant, class or function to explain it; empty if nothing does."""
    home = PACKAGE / f"{badugi_core._HOMES[name]}.py"
    return dict(documented(parse(home).body)).get(name) or ""


def test_no_public_name_stands_twice():
    """The table of the package has each name in one module."""
    names = [name for names in badugi_core._MODULES.values() for name in names.split()]
    assert sorted(names) == badugi_core.__all__


@pytest.mark.parametrize("name", badugi_core.__all__)
def test_every_public_name_is_documented(name):
    """Each public constant, class and function has its own documentation in the source."""
    assert text_of(name)


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


@pytest.mark.parametrize("name", badugi_core.__all__)
def test_every_public_name_has_an_example(name):
    """In its own documentation, or in that of one of its methods."""
    thing = getattr(badugi_core, name)
    methods = vars(thing).values() if inspect.isclass(thing) else ()
    assert any(">>>" in text for text in (text_of(name), *(each.__doc__ or "" for each in methods)))


@pytest.mark.parametrize("home", badugi_core._MODULES)
def test_examples_of_constants_are_right(home):
    """pytest runs those of functions and classes; the text after a constant is only in the source."""
    body = parse(PACKAGE / f"{home}.py").body
    defined = {node.name for node in body if isinstance(node, Definition)}
    values = vars(importlib.import_module(f"badugi_core.{home}"))
    for name, text in documented(body):
        if text and name not in defined:
            test = doctest.DocTestParser().get_doctest(text, dict(values), name, home, 0)
            assert doctest.DocTestRunner(verbose=False).run(test).failed == 0, name


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.stem)
def test_every_module_is_documented(path):
    """A module begins by saying what it is for."""
    assert ast.get_docstring(parse(path))


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.stem)
def test_a_module_imports_the_standard_library_only(path):
    """A module imports the standard library and badugi_core, never tools or a package of others."""
    names = {name.split(".")[0] for name in imported(parse(path))}
    assert names <= sys.stdlib_module_names | {"badugi_core"}
    assert "tools" not in names


def test_all_modules_import_without_other_packages():
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


def test_every_name_can_be_had_from_the_package():
    """Every name of ``__all__`` can be had from the package."""
    package = importlib.import_module("badugi_core")
    assert all(hasattr(package, name) for name in package.__all__)


def test_the_exceptions_hang_together_as_drawn():
    """The picture in the module of errors has every kind, all under BadugiError, a ValueError."""
    drawn = re.findall(r"[├└]── (\w+)", importlib.import_module("badugi_core._errors").__doc__)
    assert badugi_core.BadugiError.__bases__ == (ValueError,)
    assert drawn == sorted(kind.__name__ for kind in badugi_core.BadugiError.__subclasses__())
    assert set(drawn) <= set(badugi_core.__all__)
