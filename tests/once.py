"""What takes seconds to make and nobody changes: folders once in each run, data once in each process."""

from __future__ import annotations

import fcntl
import os
import shutil
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from tools.errors import ROOT
from tools.quiz.bank import Bank
from tools.sitegen.context import Shared
from tools.sitegen.inputs import load_shared


def once(tmp_path_factory: pytest.TempPathFactory, name: str, make: Callable[[Path], object]) -> Path:
    """A folder filled by `make`: by the process that needs it first, while the others wait. Nobody may change it."""
    base = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        base = base.parent  # of the folders of all processes of this run
    folder, unfinished = base / name, base / f"{name}-unfinished"
    with (base / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not folder.exists():
            shutil.rmtree(unfinished, ignore_errors=True)
            unfinished.mkdir()
            make(unfinished)
            unfinished.rename(folder)
    return folder


@cache
def shared() -> Shared:
    """What all pages of the site share."""
    return load_shared(ROOT)


def bank() -> Bank:
    """The questions of the quiz."""
    return shared().bank
