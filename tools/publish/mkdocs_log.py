"""What MkDocs says of something while it does it."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager


class _Ear(logging.Handler):
    """Takes a note of each message."""

    def __init__(self, level: int) -> None:
        super().__init__(level)
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Take a note."""
        self.said.append(record.getMessage())


@contextmanager
def overheard(level: int) -> Iterator[list[str]]:
    """What MkDocs says while the block runs, from a level on.

    >>> with overheard(logging.WARNING) as said:
    ...     logging.getLogger("mkdocs").info("a page")
    ...     logging.getLogger("mkdocs.pages").warning("a link")
    >>> said
    ['a link']
    """
    logger, ear = logging.getLogger("mkdocs"), _Ear(level)
    logger.addHandler(ear)
    try:
        yield ear.said
    finally:
        logger.removeHandler(ear)
