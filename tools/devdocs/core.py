"""docs/dev/core.md: the parts of badugi_core, how a deal goes, and its errors, drawn from the code."""

from __future__ import annotations

import ast
import inspect
from pathlib import Path

import badugi_core
from badugi_core import TRANSITIONS, BadugiError, Progress, State
from tools.devdocs.docstrings import first_paragraph, in_table, texts

PACKAGE = Path(badugi_core.__file__).parent

INTRODUCTION = """\
# badugi_core

The game, and nothing but the game: cards, hands, odds, rule sets, deals, histories.
It imports only the standard library. Users import names from `badugi_core` itself; its modules are private.
What it says is data: codes, numbers, cards. Sentences are made in `tools/`, or in the command line.
Modules that belong together begin alike: `_cli` is the command line, `_deal` one deal, `_odds` chances, `_phh` histories.

`python -m tools.devdocs` draws this page from the code; a test says when it is out of date."""


def core_page() -> str:
    """The page as Markdown."""
    parts = (INTRODUCTION, _modules(), _public_names(), _example(), _fields(), _machine(), _histories(), _errors())
    return "\n\n".join(parts) + "\n"


def _text(module: str) -> str:
    """What a module of the core says of itself."""
    return ast.get_docstring(ast.parse((PACKAGE / f"{module}.py").read_text(encoding="utf-8"))) or ""


def _beginning(module: str) -> str:
    """The first paragraph of that."""
    return in_table(_text(module).split("\n\n")[0])


def _modules() -> str:
    paths = sorted(PACKAGE.glob("_[a-z]*.py"))
    rows = [f"| `{path.name}` | {_beginning(path.stem)} |" for path in paths]
    return "\n".join(("## Modules", "", "| module | what it is for |", "|---|---|", *rows))


def _public_names() -> str:
    """Each with the module that defines it and the first lines of its documentation."""
    constants = {
        name: (path.stem, in_table(text)) for path in sorted(PACKAGE.glob("_[a-z]*.py")) for name, text in texts(path).items()
    }
    rows = []
    for name in badugi_core.__all__:
        thing = getattr(badugi_core, name)
        is_defined = inspect.isclass(thing) or inspect.isfunction(thing)
        home, text = (thing.__module__.split(".")[-1], first_paragraph(thing)) if is_defined else constants[name]
        rows.append(f"| `{name}` | `{home}` | {text} |")
    return "\n".join(("## Public names", "", "| name | module | what it is |", "|---|---|---|", *rows))


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
            _beginning("_deal"),
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
    return "## Histories\n\n" + _text("_phh").replace("``", "`")


def _errors() -> str:
    kinds = sorted(BadugiError.__subclasses__(), key=lambda kind: kind.__name__)
    rows = [f"| `{kind.__name__}` | {first_paragraph(kind)} |" for kind in kinds]
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
