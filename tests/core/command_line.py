"""The command line as its tests use it: how to run it, and what it is called."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from badugi_core import (
    BUNDLED,
    DECK,
    ActionError,
    BadugiError,
    CardError,
    DealError,
    HistoryError,
    LegalActions,
    NotationError,
    OddsError,
    Raise,
    RuleSetError,
    parse_cards,
)

ROOT = Path(__file__).parents[2]
PROGRAM = "python -m badugi_core"
NAMES = ", ".join(sorted(path.stem for path in BUNDLED.glob("*.toml")))
COMMANDS = ("hand", "compare", "odds", "deal", "classes")
CLI_MODULES = ("_cli", "_commands", "_english", "_error_text", "_play", "_transcript")
"""The modules that only the command line uses."""

UNSEEN = " ".join(str(card) for card in DECK if card not in parse_cards("6h4d3sAh"))
"""All cards but four."""

ARGUMENTS: dict[type[BadugiError], tuple[object, ...]] = {
    ActionError: (Raise(5), LegalActions(seat=0, fold=True, call=2)),
    CardError: ("1d", 3),
    DealError: ("9",),
    HistoryError: ("file", 3, "odd"),
    NotationError: ("one", "other"),
    OddsError: ("4",),
    RuleSetError: ("file", 3, "betting.big_bet", "a whole number from 1 to 9"),
}
"""What an error of each class is made with, after its code."""


def environment(**changes: str) -> dict[str, str]:
    """The variables of this process without those that decide what signs a program can print."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "LC_", "LANG"))}
    return kept | {"PYTHONDONTWRITEBYTECODE": "1", "PYTHONWARNINGS": "error"} | changes


def run(*arguments: str, **changes: str) -> tuple[int, bytes, bytes]:
    """The real program: its exit status, standard output and standard error."""
    done = subprocess.run(
        [sys.executable, "-m", "badugi_core", *arguments],
        cwd=ROOT,
        env=environment(**changes),
        capture_output=True,
        check=False,
    )
    return done.returncode, done.stdout, done.stderr
