"""The exceptions of badugi_core.

    BadugiError (ValueError)
    ├── ActionError    an action that is not legal now (in _deal_actions.py)
    ├── CardError      text or cards that cannot be a Badugi holding
    ├── DealError      a deal that cannot be started, or cannot be the next of a session
    ├── HistoryError   text that is not the history of a deal
    ├── NotationError  letters in which cards cannot be read back
    ├── OddsError      a question about chances that has no answer
    └── RuleSetError   a rule set that cannot be used

Errors carry a code and data, so that callers can word them in any language.
`str(error)` is a short English line for programmers.
"""

from __future__ import annotations


class BadugiError(ValueError):
    """The root of every error that badugi_core raises.

    >>> from badugi_core import evaluate
    >>> try:
    ...     evaluate("6h 4d")
    ... except BadugiError as error:
    ...     print(type(error).__name__, error.code)
    CardError wrong-count
    """

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code
        """What is wrong, as a stable word such as ``"duplicate-card"``."""


class CardError(BadugiError):
    """Cards that cannot be read, repeat, or are too few or too many.

    Codes: ``unknown-rank``, ``unknown-suit``, ``missing-rank``, ``missing-suit``,
    ``unknown-card`` (an id), ``duplicate-card``, ``duplicate-rank``, ``wrong-count``.

    >>> from badugi_core import parse_cards
    >>> try:
    ...     parse_cards("6h 4x")
    ... except CardError as error:
    ...     print(error.code, error.text, error.position)
    unknown-suit x 4
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


class DealError(BadugiError):
    """A deal that cannot be started, or that a session cannot go on from.

    Codes: ``wrong-players``, ``wrong-stack``, ``wrong-deck``, ``wrong-button``;
    ``session-over``, ``other-deal``, ``deal-not-over``.

    >>> from badugi_core import load_ruleset, start_session
    >>> try:
    ...     start_session(load_ruleset("pagat"), players=9)
    ... except DealError as error:
    ...     print(error.code, error.value)
    wrong-players 9
    """

    def __init__(self, code: str, value: str = "") -> None:
        super().__init__(code)
        self.args = (code, value)  # so that the error can be copied
        self.value = value
        """What was given, as text: the number of players, the stack, the seat or the number of cards."""

    def __str__(self) -> str:
        return f"{self.code}: {self.value}" if self.value else self.code


class HistoryError(BadugiError):
    """A text that is not the history of a deal.

    Codes of the file: ``unreadable``, ``syntax``, ``missing-key``, ``wrong-type``, ``out-of-range``,
    ``wrong-count`` (of the entries of an array), ``unknown-variant``, ``not-supported`` (antes,
    straddles, or a least bet that is not the big blind), ``unknown-key`` and ``reserved-key`` (of a
    field to be written).

    Codes of an action: ``unknown-action``, ``unknown-player``, ``unknown-card``; ``wrong-player``
    (it is not their turn), ``not-dealt`` (other cards than the deal can have), ``too-few-cards``
    (some of those that a player is dealt, not all), ``not-shown`` (other cards than the player
    has), ``mucked`` (a hand that wins), ``unknown-cards`` (a showdown of cards that the file does
    not tell); ``other-stacks`` (than the file says at the end).

    And the codes of `ActionError`, `DealError` and `RuleSetError`, which is then the ``__cause__``.

    >>> from badugi_core import parse_phh
    >>> try:
    ...     parse_phh('variant = "FT"\\nstarting_stacks = [9, 9]')
    ... except HistoryError as error:
    ...     print(error.code, error.line, error.text)
    unknown-variant 1 FT
    """

    def __init__(
        self, code: str, file: str = "", line: int = 1, text: str = "", key: str = "", allowed: str = ""
    ) -> None:
        super().__init__(code)
        self.args = (code, file, line, text, key, allowed)  # so that the error can be copied
        self.file = file
        """The path of the file; empty for a text without one."""
        self.line = line
        """1-based line of the action or the key; 1 where no line can be named, 0 where the file cannot be read."""
        self.text = text
        """The offending action or value as it stands there, or the key that is missing or unknown."""
        self.key = key
        """The key of the value, such as ``"small_bet"`` or ``"_rules.burns"``; empty for an action."""
        self.allowed = allowed
        """What would be accepted, as a short English phrase; empty if that follows from the code."""

    def __str__(self) -> str:
        line = f"{self.file}:{self.line}" if self.file else f"line {self.line}"
        place = line if self.line else self.file
        return f"{place}: {self.code}" + (f": {self.text}" if self.text else "")


class NotationError(BadugiError):
    """Letters in which cards could not be read back.

    Codes: ``missing-text`` (of a rank or suit), ``empty-text``, ``separator-in-text``,
    ``two-meanings``, ``ambiguous``; ``no-separator``, between cards to be written.

    >>> from badugi_core import INTERNATIONAL, Suit
    >>> try:
    ...     INTERNATIONAL.extended(suits={"c": Suit.HEART})
    ... except NotationError as error:
    ...     print(error.code, error.text)
    two-meanings c
    """

    def __init__(self, code: str, text: str, other: str = "") -> None:
        super().__init__(code)
        self.args = (code, text, other)  # so that the error can be copied
        self.text = text
        """The offending text; for ``missing-text``, the name of the rank or suit without one."""
        self.other = other
        """For ``ambiguous``, the text with which the longer `text` begins."""

    def __str__(self) -> str:
        return f"{self.code}: {self.text!r}" + (f" beside {self.other!r}" if self.other else "")


class OddsError(BadugiError):
    """A question about chances that has no answer.

    Codes: ``wrong-draws`` (not one to three, or too many for the goal), ``not-held`` (a discard),
    ``none-kept`` (where a card must stay), ``deck-runs-out`` (too many cards are dead),
    ``wrong-weights`` (of classes).

    >>> from badugi_core import draw_distribution
    >>> try:
    ...     draw_distribution("6h4d3sAh", draws=4)
    ... except OddsError as error:
    ...     print(error.code, error.value)
    wrong-draws 4
    """

    def __init__(self, code: str, value: str) -> None:
        super().__init__(code)
        self.args = (code, value)  # so that the error can be copied
        self.value = value
        """What was given, as text: the number of draws, the card, the holding, or how many cards are left."""

    def __str__(self) -> str:
        return f"{self.code}: {self.value}"


class RuleSetError(BadugiError):
    """A rule set with a missing, unknown or impossible entry.

    Codes: ``unreadable``, ``syntax``, ``unknown-key``, ``missing-key``, ``wrong-type``,
    ``out-of-range``, ``not-allowed``, ``not-applicable`` (with this betting structure),
    ``deck-runs-out`` (which the rule set says is impossible).

    >>> from badugi_core import load_ruleset
    >>> try:
    ...     load_ruleset("room-no-limit")
    ... except RuleSetError as error:
    ...     print(error.code, error.file)
    unreadable room-no-limit
    """

    def __init__(
        self, code: str, file: str = "", line: int = 0, key: str = "", allowed: str = ""
    ) -> None:
        super().__init__(code)
        self.args = (code, file, line, key, allowed)  # so that the error can be copied
        self.file = file
        """The path of the file; empty for a rule set built without one."""
        self.line = line
        """1-based line in that file; 1 where no line can be named, 0 where no file could be read."""
        self.key = key
        """The dotted key, such as ``"betting.big_bet"``; empty for a syntax error."""
        self.allowed = allowed
        """What would be accepted, as a short English phrase."""

    def __str__(self) -> str:
        line = f":{self.line}" if self.line else ""
        place = f"{self.file}{line}: " if self.file else ""
        detail = f" {self.key}" if self.key else ""
        hint = f" (allowed: {self.allowed})" if self.allowed else ""
        return f"{place}{self.code}{detail}{hint}"
