"""A message that stands in a table and is said later."""

from __future__ import annotations


def N_(msgid: str) -> str:  # noqa: N802 - gettext's name for "translate later"
    """Mark a message for translators; it is translated where it is shown.

    >>> N_("Three draws")
    'Three draws'
    """
    return msgid
