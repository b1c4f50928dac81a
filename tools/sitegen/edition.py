"""The versions of the rules: their dates and what changed, the newest first.

Whoever changes a rule adds a version here; pages and sheets show the first one.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date


def N_(msgid: str) -> str:  # noqa: N802 - gettext's name for "translate later"
    return msgid


@dataclass(frozen=True)
class Edition:
    """One version of the rules.

    >>> EDITIONS[0].number > EDITIONS[-1].number
    True
    """

    number: int
    """Counts up by one."""
    published: date
    """The day from which it holds."""
    changes: str
    """What is new in it: an English msgid."""


EDITIONS = (
    Edition(
        2,
        date(2026, 11, 30),
        N_(
            "All rules for two to eight players, with fixed, pot and half-pot limit: tables of three or more,"
            " side pots, the deck that runs out, and what to do when something goes wrong."
            " The rules have new numbers; the addresses of single rules stay."
        ),
    ),
    Edition(1, date(2026, 11, 29), N_("House rules for two players with fixed limit.")),
)
"""Every version, the newest first."""
