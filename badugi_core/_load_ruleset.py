"""Reading a rule set from a TOML file, with the line of whatever is wrong."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

from badugi_core._errors import RuleSetError
from badugi_core._rulesets import RuleSet, applies, checked, dotted, not_applicable, options

BUNDLED = Path(__file__).with_name("rulesets")
"""The folder of the rule sets that come with the package."""


def _line_of(text: str, section: str, key: str) -> int:
    """The 1-based line of a key, else of its section, else 1."""
    current, section_line = "", 1
    for number, line in enumerate(text.split("\n"), start=1):
        if header := re.match(r"\s*\[+([^\]]+)\]", line):
            current = header[1].strip()
            section_line = number if current == section else section_line
        elif current == section and key and re.match(rf"""\s*["']?{re.escape(key)}["']?\s*=""", line):
            return number
    return section_line


def _entries(data: dict[str, Any]) -> dict[str, Any]:
    """The values of all sections by the names of the fields; `sources` is one of them.

    Raises:
        RuleSetError: an entry is unknown or missing, does not apply or cannot be. Whether the
            entries go together is for `RuleSet` to say.
    """
    known: dict[str, list[str]] = {}
    for option in options():
        known.setdefault(option.metadata["section"], []).append(option.name)
    values: dict[str, Any] = {}
    for section, entries in data.items():
        if section not in (*known, "sources") or not isinstance(entries, dict):
            allowed = ", ".join(f"[{name}]" for name in (*known, "sources"))
            raise RuleSetError("unknown-key", key=section, allowed=allowed)
        if section == "sources":
            values["sources"] = entries
            continue
        for key, value in entries.items():
            if key not in known[section]:
                allowed = ", ".join(known[section])
                raise RuleSetError("unknown-key", key=f"{section}.{key}", allowed=allowed)
            values[key] = value
    for option in options():  # in this order, the structure comes before the keys that depend on it
        needed = applies(option, values.get("structure"))
        if needed and option.name not in values:
            raise RuleSetError("missing-key", key=dotted(option.name))
        if needed:
            checked(option, values[option.name])
        elif option.name in values:
            raise not_applicable(option)
    return values


def load_ruleset(source: str | Path) -> RuleSet:
    """Read a rule set: the name of a bundled one, or the path of a TOML file.

    Raises:
        RuleSetError: the file cannot be read, or an entry is missing, unknown or impossible.

    >>> load_ruleset("home").max_players
    2
    """
    bundled = isinstance(source, str) and re.fullmatch(r"[a-z0-9-]+", source)
    path = BUNDLED / f"{source}.toml" if bundled else Path(source)
    file = str(path)
    try:
        text = path.read_text(encoding="utf-8-sig")  # some editors write a mark
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        line = re.search(r"at line (\d+)", str(error))
        line_number = int(line[1]) if line else text.count("\n") + 1
        raise RuleSetError("syntax", file, line_number) from error
    except (OSError, ValueError) as error:  # ValueError: not UTF-8, or no path at all
        names = ", ".join(sorted(known.stem for known in BUNDLED.glob("*.toml")))
        allowed = f"a readable UTF-8 TOML file, or the name of a bundled one ({names})"
        raise RuleSetError("unreadable", file, 1, allowed=allowed) from error
    try:
        return RuleSet(name=path.stem, **_entries(data))
    except RuleSetError as error:
        section, _, key = error.key.partition(".")
        if not isinstance(data.get(section), dict):  # a key above all sections, or no such section
            section, key = "", error.key
        line_number = _line_of(text, section, key)
        raise RuleSetError(error.code, file, line_number, error.key, error.allowed) from error
