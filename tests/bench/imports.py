"""What importing badugi_core costs, against a start of Python and against importing PokerKit.

Whole programs are timed, from outside.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from functools import partial
from pathlib import Path

import badugi_core
from tests.bench.measure import Measure, seconds

PACKAGE = Path(badugi_core.__file__).parent


def run(folder: Path, program: str) -> str:
    """What a new Python prints that runs `program` in `folder`."""
    # Byte code is kept, as it is for every user of an installed package.
    environment = {key: text for key, text in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    command = [sys.executable, "-c", program]
    return subprocess.run(
        command, cwd=folder, env=environment, check=True, capture_output=True, text=True
    ).stdout


def program(folder: Path, text: str) -> float:
    """The seconds of a whole program."""
    return seconds(partial(run, folder, text))


def is_the_copy(folder: Path) -> bool:
    """Whether the copy of our package is what gets imported, and PokerKit can be."""
    run(folder, "import pokerkit")
    place = run(folder, "import badugi_core; print(badugi_core.__file__)").strip()
    return Path(place).samefile(folder / "badugi_core" / "__init__.py")


def measures(scratch: Path, small: bool) -> list[Measure]:
    """An import may add 50 milliseconds, which is about five starts of Python: so six in all.

    There is no smaller import, so `small` changes nothing.
    """
    shutil.copytree(
        PACKAGE, scratch / "badugi_core", ignore=shutil.ignore_patterns("__pycache__")
    )
    return [
        Measure(
            what=what,
            peer=peer,
            bar=bar,
            ours=partial(program, scratch, ours),
            theirs=partial(program, scratch, theirs),
            agree=partial(is_the_copy, scratch),
        )
        for what, ours, peer, theirs, bar in (
            ("import badugi_core", "import badugi_core", "starting Python", "pass", 1 / 6),
            ("all its names", "from badugi_core import *", "import pokerkit", "import pokerkit", 3),
        )
    ]
