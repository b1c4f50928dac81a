"""docs/dev/rulesets.md: the keys of rule set files, drawn from the code."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from itertools import groupby

from badugi_core import BUNDLED, OPTIONS, Option, RuleSet, Source, load_ruleset
from tools.devdocs.docstrings import texts

_HEAD = """\
# Rule set files

Written by `python -m tools.devdocs` from `badugi_core/_rulesets*.py` and `badugi_core/rulesets/`: change it there.

A rule set is a TOML file with the sections below, read by `load_ruleset("home")` or `load_ruleset("my-table.toml")`.
Every key is needed where it applies and refused elsewhere. Amounts are whole chips.
Ids such as FL-1 are those of [rule-ids.md](rule-ids.md).
"""

_SOURCES = """\
## [sources]

Who says so: a list of these ids for any key above. Your own file may leave out this section.
"""


def _members(kind: type[StrEnum], indent: str = "") -> Iterator[str]:
    for name, text in texts(kind).items():
        yield f'{indent}- `"{kind[name]}"`: {text}'


def _row(option: Option, rules: list[RuleSet]) -> str:
    values = (getattr(each, option.name) if option.applies(each.structure) else "–" for each in rules)
    cells = (f"`{option.name}`", option.accepts, option.only or "always", *values)
    return "| " + " | ".join(str(cell).lower() if isinstance(cell, bool) else str(cell) for cell in cells) + " |"


def rulesets_page() -> str:
    """The page as Markdown."""
    rules = sorted(map(load_ruleset, BUNDLED.glob("*.toml")), key=lambda each: each.name)
    said = texts(RuleSet)
    lines = [_HEAD]
    for section, group in groupby(OPTIONS.values(), key=lambda option: option.section):
        keys = list(group)
        lines += [f"## [{section}]", ""]
        lines += ["| " + " | ".join(("key", "accepts", "applies to", *(each.name for each in rules))) + " |"]
        lines += ["|---" * (3 + len(rules)) + "|", *(_row(option, rules) for option in keys), ""]
        for option in keys:
            lines.append(f"- `{option.name}`: {said[option.name]}")
            if issubclass(option.kind, StrEnum):
                lines += _members(option.kind, "    ")
        lines.append("")
    return "\n".join([*lines, _SOURCES, *_members(Source)]) + "\n"

