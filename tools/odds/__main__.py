"""Write the file of exact chances anew, ``python -m tools.odds``, or only see whether it is right, ``--check``."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from tools.errors import SiteError, place
from tools.odds.table import FILE, as_text, check, work_out


def main(arguments: Sequence[str], path: Path = FILE) -> int:
    """Do what the command line says; the exit status."""
    if list(arguments) not in ([], ["--check"]):
        print("usage: python -m tools.odds [--check]", file=sys.stderr)
        return 2
    try:
        if arguments:
            check(work_out(), path)
            print(f"{place(path)} is right.")
        else:
            path.write_text(as_text(work_out()), encoding="utf-8", newline="\n")
            print(f"{place(path)} is written.")
    except SiteError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
