"""Counts anew how often each of the eighteen mistakes matters: ``python -m tools.quiz.mistakes``. It takes a minute."""

from __future__ import annotations

import sys
from pathlib import Path

from tools.errors import reported
from tools.quiz.mistakes.bites import TABLE
from tools.quiz.mistakes.counting import write_bites


def main(path: Path = TABLE) -> int:
    """Write the table of counts; the exit status."""
    return reported(lambda: write_bites(path))


if __name__ == "__main__":
    sys.exit(main())
