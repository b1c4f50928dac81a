"""Chooses the seeds of the quiz's questions anew: ``python -m tools.quiz``."""

from __future__ import annotations

import sys
from pathlib import Path

from tools.errors import reported
from tools.quiz.bank import SEEDS
from tools.quiz.choosing import write_seeds


def main(path: Path = SEEDS) -> int:
    """Write the table of seeds; the exit status."""
    return reported(lambda: write_seeds(path))


if __name__ == "__main__":
    sys.exit(main())
