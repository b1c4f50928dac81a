"""The exceptions of badugi_core.

    BadugiError (ValueError)
    ├── CardError      text or cards that cannot be a Badugi holding
    └── RuleSetError   a rule set file that cannot be used

Errors carry a code and data, so that callers can word them in any language.
`str(error)` is a short English line for programmers.
"""

from __future__ import annotations


class BadugiError(ValueError):
    """The root of every error that badugi_core raises."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code
        """What is wrong, as a stable word such as ``"duplicate-card"``."""


class CardError(BadugiError):
    """Cards that cannot be read, repeat, or are too few or too many.

    Codes: ``unknown-rank``, ``unknown-suit``, ``missing-suit``,
    ``duplicate-card``, ``wrong-count``.
    """

    def __init__(self, code: str, text: str, position: int) -> None:
        super().__init__(code)
        self.args = (code, text, position)  # so that the error can be copied
        self.text = text
        """The offending piece of the input."""
        self.position = position
        """Where it starts: a 0-based character offset in a text, else the index of the card."""

    def __str__(self) -> str:
        return f"{self.code}: {self.text!r} at position {self.position}"


class RuleSetError(BadugiError):
    """A rule set file with a missing, unknown or impossible entry.

    Codes: ``unreadable``, ``syntax``, ``unknown-key``, ``missing-key``,
    ``wrong-type``, ``out-of-range``, ``not-allowed``.
    """

    def __init__(self, code: str, file: str, line: int, key: str = "", allowed: str = "") -> None:
        super().__init__(code)
        self.args = (code, file, line, key, allowed)  # so that the error can be copied
        self.file = file
        """The path of the file."""
        self.line = line
        """1-based line in that file; 1 where no line can be named."""
        self.key = key
        """The dotted key, such as ``"betting.big_bet"``; empty for a syntax error."""
        self.allowed = allowed
        """What would be accepted, as a short English phrase."""

    def __str__(self) -> str:
        detail = f" {self.key}" if self.key else ""
        hint = f" (allowed: {self.allowed})" if self.allowed else ""
        return f"{self.file}:{self.line}: {self.code}{detail}{hint}"
