"""The types of badugi_core hold under the strictest checks."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_mypy_strict_finds_nothing(tmp_path):
    """`mypy --strict badugi_core` is clean, with the settings of pyproject.toml."""
    run = subprocess.run(
        [sys.executable, "-m", "mypy", "badugi_core", "--cache-dir", str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (run.returncode, run.stderr) == (0, ""), run.stdout
