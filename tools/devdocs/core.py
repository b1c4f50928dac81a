"""docs/dev/core.md: the parts of badugi_core, how a deal goes, and its errors, drawn from the code."""

from __future__ import annotations

import inspect
from importlib import import_module
from pathlib import Path
from types import ModuleType

import badugi_core
from badugi_core import TRANSITIONS, BadugiError, Progress, State
from tools.devdocs.rulesets import texts

PACKAGE = Path(badugi_core.__file__).parent

INTRODUCTION = """\
# badugi_core

The game, and nothing but the game: cards, hands, odds, rule sets, deals, histories.
It imports only the standard library. Users import names from `badugi_core` itself; its modules are private.
What it says is data: codes, numbers, cards. Sentences are made in `tools/`, or in the command line.

`python -m tools.devdocs` draws this page from the code; a test says when it is out of date."""


def core_page() -> str:
    """The page as Markdown."""
    parts = (INTRODUCTION, _modules(), _public_names(), _example(), _fields(), _machine(), _histories(), _errors())
    return "\n\n".join(parts) + "\n"


def _first_line(thing: object) -> str:
    """The first sentence or line of a docstring, fit for a table."""
    text = inspect.getdoc(thing) or ""
    return text.split("\n\n")[0].replace("\n", " ").replace("|", "\\|")


def _module(path: Path) -> ModuleType:
    return import_module(f"badugi_core.{path.stem}")


def _modules() -> str:
    paths = sorted(PACKAGE.glob("_[a-z]*.py"))
    rows = [f"| `{path.name}` | {_first_line(_module(path))} |" for path in paths]
    return "\n".join(("## Modules", "", "| module | what it is for |", "|---|---|", *rows))


def _public_names() -> str:
    """Classes and functions with the first line of their documentation; constants by name."""
    rows, constants = [], []
    for name in badugi_core.__all__:
        thing = getattr(badugi_core, name)
        if inspect.isclass(thing) or inspect.isfunction(thing):
            rows.append(f"| `{name}` | `{thing.__module__.split('.')[-1]}` | {_first_line(thing)} |")
        else:
            constants.append(f"`{name}`")
    return "\n".join(
        (
            "## Public names",
            "",
            "| name | module | what it is |",
            "|---|---|---|",
            *rows,
            "",
            f"Constants and types: {', '.join(constants)}.",
        )
    )


def _example() -> str:
    """The example of the class that holds everything together; it runs as a doctest."""
    lines = (inspect.getdoc(badugi_core.Session) or "").split("\n")
    code = [line for line in lines if line.startswith((">>>", "..."))]
    after = lines[lines.index(code[-1]) + 1 :]
    return "\n".join(("## A session in twenty lines", "", "```pycon", *code, *after, "```"))


def _fields() -> str:
    """What the fields of values mean, from the text on the line after each."""
    lines = ["## Fields", "", "Seats count from 0, clockwise; amounts are whole chips. Rule sets have [a page of their own](rulesets.md)."]
    for name in badugi_core.__all__:
        thing = getattr(badugi_core, name)
        if inspect.isclass(thing) and thing is not badugi_core.RuleSet and (found := texts(thing)):
            lines += ["", f"**{name}**", "", *(f"- `{field}`: {text}" for field, text in found.items())]
    return "\n".join(lines)


def _machine() -> str:
    lines = [f"    [*] --> {State.BETTING.name}: start_deal"]
    lines += [
        f"    {state.name} --> {following.name}: {progress.value}"
        for (state, progress), following in TRANSITIONS.items()
    ]
    lines.append(f"    {State.COMPLETE.name} --> [*]")
    rows = [
        f"| {state.name} | {progress.value} | {following.name} |"
        for (state, progress), following in TRANSITIONS.items()
    ]
    unused = set(Progress) - {progress for _, progress in TRANSITIONS}
    assert not unused, f"no transition for {unused}"
    return "\n".join(
        (
            "## How a deal goes",
            "",
            _first_line(import_module("badugi_core._deal")),
            "The picture and the table are `TRANSITIONS`, the table by which `apply` moves a deal on.",
            "",
            "```mermaid",
            "stateDiagram-v2",
            *lines,
            "```",
            "",
            "| state | what has come about | next state |",
            "|---|---|---|",
            *rows,
        )
    )


def _histories() -> str:
    return "## Histories\n\n" + (inspect.getdoc(import_module("badugi_core._phh")) or "").replace("``", "`")


def _errors() -> str:
    kinds = sorted(BadugiError.__subclasses__(), key=lambda kind: kind.__name__)
    rows = [f"| `{kind.__name__}` | {_first_line(kind)} |" for kind in kinds]
    return "\n".join(
        (
            "## Errors",
            "",
            "Each carries a `code` and data, and leaves the wording to others. The codes stand in the docstrings.",
            "",
            "| error | when |",
            "|---|---|",
            *rows,
        )
    )
