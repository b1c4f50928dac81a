"""Reading a rule set from a TOML file, with the line of whatever is wrong."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from badugi_core._errors import RuleSetError
from badugi_core._rulesets import OPTIONS, RuleSet, checked, not_applicable
from badugi_core._toml import TomlFault, find_lines, parse_toml, read_text

BUNDLED = Path(__file__).with_name("rulesets")
"""The folder of the rule sets that come with the package.

>>> sorted(path.stem for path in BUNDLED.glob("room-*.toml"))
['room-fixed-limit', 'room-half-pot-limit', 'room-pot-limit']
"""


def _entries(data: dict[str, Any]) -> dict[str, Any]:
    """The values of all sections by the names of the fields; `sources` is one of them.

    Raises:
        RuleSetError: an entry is unknown or missing, does not apply or cannot be. Whether the
            entries go together is for `RuleSet` to say.
    """
    known: dict[str, list[str]] = {}
    for option in OPTIONS.values():
        known.setdefault(option.section, []).append(option.name)
    values: dict[str, Any] = {}
    for section, entries in data.items():
        if section not in (*known, "sources"):
            allowed = ", ".join(f"[{name}]" for name in (*known, "sources"))
            raise RuleSetError("unknown-key", key=section, allowed=allowed)
        if not isinstance(entries, dict):
            raise RuleSetError("wrong-type", key=section, allowed=f"one section [{section}]")
        if section == "sources":
            values["sources"] = entries
            continue
        for key, value in entries.items():
            if key not in known[section]:
                allowed = ", ".join(known[section])
                raise RuleSetError("unknown-key", key=f"{section}.{key}", allowed=allowed)
            values[key] = value
    for name, option in OPTIONS.items():  # in this order, the structure comes before the keys that depend on it
        needed = option.applies(values.get("structure"))
        if needed and name not in values:
            raise RuleSetError("missing-key", key=option.key)
        if needed:
            checked(option, values[name])
        elif name in values:
            raise not_applicable(option)
    return values


def load_ruleset(source: str | Path) -> RuleSet:
    """Read a rule set: the name of a bundled one, or the path of a TOML file.

    Raises:
        RuleSetError: the file cannot be read, or an entry is missing, unknown or impossible.

    >>> load_ruleset("home").max_players
    2
    """
    names = sorted(known.stem for known in BUNDLED.glob("*.toml"))
    bundled = isinstance(source, str) and re.fullmatch(r"[a-z0-9-]+", source)
    if bundled and source not in names:
        allowed = f"{', '.join(names)}, or ./{source} for a file of that name"
        raise RuleSetError("unreadable", str(source), allowed=allowed)
    path = BUNDLED / f"{source}.toml" if bundled else Path(source)
    file = str(path) if str(source) else ""
    text = ""
    try:
        text = read_text(path if bundled else source)
        return RuleSet(name=path.stem, **_entries(parse_toml(text)))
    except TomlFault as fault:
        hints = {
            "unreadable": f"a readable UTF-8 TOML file, or the name of a bundled one ({', '.join(names)})",
            "out-of-range": "a number of fewer digits",
        }
        raise RuleSetError(fault.code, file, fault.line, fault.key, hints.get(fault.code, "")) from fault.__cause__
    except RuleSetError as error:
        lines = find_lines(text).keys
        line = lines.get(error.key) or lines.get(error.key.partition(".")[0], 1)
        raise RuleSetError(error.code, file, line, error.key, error.allowed) from error
