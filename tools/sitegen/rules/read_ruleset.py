"""Reading a rule set file for people: a fault is one sentence that names its line."""

from __future__ import annotations

from pathlib import Path

from badugi_core import RuleSet, RuleSetError, load_ruleset
from tools.errors import SiteError, place

_ADVICE = {
    "unreadable": "cannot be read",
    "syntax": "is not valid TOML: {reason}",
    "unknown-key": "has the unknown key '{key}'",
    "missing-key": "lacks the key '{key}': add it",
    "wrong-type": "has a value of a wrong type for '{key}'",
    "out-of-range": "has a value out of range for '{key}'",
    "not-allowed": "has a value that is not allowed for '{key}'",
    "not-applicable": "has the key '{key}', which means nothing with its structure",
    "deck-runs-out": "lets the deck run out, but '{key}' says that it cannot",
}


_MOST_BYTES = 1_000_000


def read_ruleset(source: str | Path) -> RuleSet:
    """A bundled rule set by its name, or the one of a file.

    Raises:
        SiteError: names the file, the line and what is allowed there.

    >>> read_ruleset("home").max_players
    2
    """
    path = Path(source)
    # A device never ends, and no rule set is long.
    if path.exists() and not (path.is_file() and path.stat().st_size <= _MOST_BYTES):
        raise SiteError(f"{place(path)}: this is no file of rules: give a TOML file such as the example.")
    try:
        return load_ruleset(source)
    except RuleSetError as error:
        allowed = f": use {error.allowed}" if error.allowed else ""
        what = _ADVICE[error.code].format(key=error.key, reason=error.__cause__)
        raise SiteError(f"{place(error.file, error.line)}: the rule set {what}{allowed}.") from error
