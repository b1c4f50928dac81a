"""What templates take from what they are given: their syntax trees, read with the types that the code declares."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from types import GenericAlias, NoneType, UnionType
from typing import Any, NamedTuple, Union, get_args, get_origin, get_type_hints

from jinja2 import Environment, FileSystemLoader, nodes

from tools.errors import ROOT
from tools.sitegen.render import PlacedMessages

Type = Any
"""A type as annotations have it. What belongs to MkDocs, the theme or Python is `Any` and not followed."""

OURS = ("badugi_core", "tools")
"""The packages whose classes are followed."""

_ELEMENT = ("first", "last", "min", "max", "random")
"""Filters that pick one of several things."""
_SAME = ("d", "default", "list", "reverse", "sort", "unique", "select", "reject", "selectattr", "rejectattr")
"""Filters that give things of the kind that they take."""


class Use(NamedTuple):
    """A name that a template takes from a thing."""

    owner: type
    """The class of the thing; that of the context for a name by itself."""
    name: str
    """The name."""
    place: str
    """The template with its line, such as ``docs/odds.md:12``."""


def folder(name: str) -> Environment:
    """The templates below a folder of the project."""
    environment = Environment(loader=FileSystemLoader(ROOT / name), extensions=[PlacedMessages])  # noqa: S701 - nothing is rendered
    environment.policies["ext.i18n.trimmed"] = True
    environment.newstyle_gettext = True  # type: ignore[attr-defined]
    environment.filters["url"] = str  # MkDocs adds this one
    return environment


@cache
def members(owner: type) -> Mapping[str, Type]:
    """The public names of a class: the type of each field and property, and of a method what it gives."""
    hints = dict(get_type_hints(owner))
    for base in reversed(owner.__mro__):
        for name, thing in vars(base).items():
            if isinstance(thing, property):
                hints[name] = get_type_hints(thing.fget).get("return", Any)
            elif callable(thing) and base.__module__.startswith(OURS):
                hints[name] = Callable[..., get_type_hints(thing).get("return", Any)]
    return {name: kind for name, kind in hints.items() if name == "_" or not name.startswith("_")}


def _origin(of: Type) -> Type:
    """What a type with parameters is made of."""
    return get_origin(of)


def _kind(of: Type) -> Type:
    """A type without its None."""
    if _origin(of) in (Union, UnionType):
        kinds = [each for each in get_args(of) if each is not NoneType]
        return kinds[0] if len(kinds) == 1 else Any
    return of


def is_ours(of: Type) -> bool:
    """Whether the members of a type are followed."""
    return isinstance(of, type) and of.__module__.startswith(OURS)


def _element(of: Type, *, by_key: bool = False) -> Type:
    """What a loop over a thing gives, or a key of it."""
    kinds = get_args(_kind(of))
    if not kinds:
        return Any
    return kinds[-1] if by_key and len(kinds) == 2 and issubclass(_origin(of), Mapping) else kinds[0]


class Reader:
    """Reads templates of one folder that are given the members of a class."""

    def __init__(self, name: str, given: type, others: Iterable[str] = ()) -> None:
        """`others` are names of MkDocs and the theme, which are not followed."""
        self._folder = name
        self._environment = folder(name)
        self._given = given
        self._others = dict.fromkeys((*others, *self._environment.globals, "loop", "super", "caller"), Any)
        self._scope: dict[str, Type] = {}
        self._template = ""
        self.uses: list[Use] = []
        """Every name taken from the context, and from what it leads to."""
        self.faults: list[str] = []
        """Names that are not there, each with its place."""
        self.parts: set[str] = set()
        """Templates that others include."""

    def read(self, template: str) -> None:
        """Follow a template and all that it includes."""
        self._scope = {}
        self._walk_file(template)

    def _walk_file(self, template: str) -> None:
        loader = self._environment.loader
        assert loader
        source, *_ = loader.get_source(self._environment, template)
        before, self._template = self._template, template
        self._walk(self._environment.parse(source))
        self._template = before

    def _walk(self, node: nodes.Node) -> None:
        """Follow statements; what they bind is known from there on."""
        match node:
            case nodes.Assign():
                self._bind(node.target, *self._types([node.node]))
            case nodes.For():
                self._bind(node.target, *map(_element, self._types([node.iter])))
                self._walk_all([*node.body, *node.else_])
            case nodes.With():
                for target, kind in zip(node.targets, self._types(node.values), strict=True):
                    self._bind(target, kind)
                self._walk_all(node.body)
            case nodes.Macro():
                self._scope |= {node.name: Any, **dict.fromkeys((argument.name for argument in node.args), Any)}
                self._walk_all(node.body)
            case nodes.Import():
                self._scope[node.target] = Any
            case nodes.Include(template=nodes.Const(value=str(part))):
                if not part.startswith("."):  # else a picture of the theme
                    self.parts.add(part)
                    self._walk_file(part)
            case nodes.Expr():
                self._type(node)
            case _:
                self._walk_all(node.iter_child_nodes())

    def _walk_all(self, found: Iterable[nodes.Node]) -> None:
        for node in found:
            self._walk(node)

    def _bind(self, target: nodes.Node, kind: Type) -> None:
        if isinstance(target, nodes.Name):
            self._scope[target.name] = kind
        elif isinstance(target, nodes.Tuple):
            kinds = get_args(kind)
            for place, each in enumerate(target.items):
                self._bind(each, kinds[place] if len(kinds) == len(target.items) else Any)

    def _type(self, node: nodes.Expr) -> Type:
        """The type of an expression; what it uses is noted on the way."""
        match node:
            case nodes.Name():
                return self._name(node)
            case nodes.Getattr():
                return self._member(self._type(node.node), node.attr, node)
            case nodes.Getitem():
                of = self._type(node.node)
                self._type(node.arg)
                return _element(of, by_key=True)
            case nodes.Call():
                called = _kind(self._type(node.node))
                self._types(node.iter_child_nodes(exclude=("node",)))
                return get_args(called)[-1] if get_args(called) else Any
            case nodes.Filter():
                of = self._type(node.node) if node.node else Any
                self._types(node.iter_child_nodes(exclude=("node",)))
                return _element(of) if node.name in _ELEMENT else of if node.name in _SAME else str
            case nodes.CondExpr():
                kinds = self._types(each for each in (node.expr1, node.expr2) if each)
                self._type(node.test)
                return kinds[0]
            case nodes.Or() | nodes.And():
                return self._types((node.left, node.right))[0]
            case nodes.Tuple() | nodes.List() if node.items:
                return GenericAlias(tuple, tuple(self._types(node.items)))
        self._types(node.iter_child_nodes())
        return Any

    def _types(self, found: Iterable[nodes.Node]) -> Sequence[Type]:
        return [self._type(node) if isinstance(node, nodes.Expr) else self._types(node.iter_child_nodes()) for node in found]

    def _name(self, node: nodes.Name) -> Type:
        if node.name in self._scope:
            return self._scope[node.name]
        if node.name in self._others and node.name not in members(self._given):
            return Any
        return self._member(self._given, node.name, node)

    def _member(self, owner: Type, name: str, node: nodes.Node) -> Type:
        owner = _kind(owner)
        if not is_ours(owner):
            return Any
        place = f"{self._folder}/{self._template}:{node.lineno}"
        if name not in members(owner):
            self.faults.append(f"{place}: {owner.__name__} has no {name}")
            return Any
        self.uses.append(Use(owner, name, place))
        return members(owner)[name]
