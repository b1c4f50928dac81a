"""The one kind of error that a person who edits files is shown."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
"""The folder of the project."""


class SiteError(Exception):
    """A fault in an input file, said in one sentence that names the place and what to do.

    Commands print ``str(error)`` and exit with status 2: `reported`.

    >>> print(SiteError("docs/index.md:3: unknown card '1h': write a rank A 2 … K and a suit c d h s."))
    docs/index.md:3: unknown card '1h': write a rank A 2 … K and a suit c d h s.
    """


def place(path: Path | str, line: int | None = None, root: Path = ROOT) -> str:
    """How a message names a place: the path below the project, and the line if known.

    >>> place(ROOT / "docs" / "index.md", 3)
    'docs/index.md:3'
    """
    path = Path(path)
    if path.is_absolute() and path.is_relative_to(root):
        path = path.relative_to(root)
    return f"{path.as_posix()}:{line}" if line else path.as_posix()


def reported(run: Callable[[], int | None]) -> int:
    """Run a command: its exit status, 0 if it names none; 2 after a fault of an input, which is printed."""
    try:
        return run() or 0
    except SiteError as error:
        print(error, file=sys.stderr)
        return 2
