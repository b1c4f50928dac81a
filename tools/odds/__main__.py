"""Write the file of exact chances anew, ``python -m tools.odds``, or only see whether it is right, ``--check``."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from tools.errors import place, reported
from tools.files import write
from tools.odds.table import FILE, as_text, check, work_out


def main(arguments: Sequence[str], path: Path = FILE) -> int:
    """Do what the command line says; the exit status."""
    if list(arguments) not in ([], ["--check"]):
        print("usage: python -m tools.odds [--check]", file=sys.stderr)
        return 2
    return reported(lambda: _check(path) if arguments else _write(path))


def _check(path: Path) -> None:
    check(work_out(), path)
    print(f"{place(path)} is right.")


def _write(path: Path) -> None:
    write({path: as_text(work_out())})
    print(f"{place(path)} is written.")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
