"""What the documents to print add to a build of the site, against the whole build."""

from __future__ import annotations

import shutil
import subprocess
import sys
import time
from functools import partial
from pathlib import Path

from tests.bench.measure import Measure, seconds
from tests.site.build import FEW, ROOT, SITE_URL, build, copy_project, tree
from tools.sheet.printer import KEPT
from tools.sitegen import site

ROUNDS = 3
"""A turn of theirs is a whole build."""

LEAST = 0.001
"""What is added at least, in seconds: less cannot be told from nothing."""


def _rendered(root: Path, documents: str) -> float:
    """The seconds that a process of its own takes to render the site, ``with`` documents or ``without``."""
    command = [sys.executable, "-m", "tests.bench.paper", str(root), documents]
    return float(subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout)


def _added(root: Path) -> float:
    """The seconds that all documents add when none of them is kept."""
    shutil.rmtree(root / KEPT, ignore_errors=True)
    return max(_rendered(root, "with") - _rendered(root, "without"), LEAST)


def measures(scratch: Path, small: bool) -> list[Measure]:
    """One measure; a small one has few languages."""
    root, folder = copy_project(scratch / "project", FEW if small else None), scratch / "site"
    (root / KEPT).unlink()  # the folder of all copies

    def agree() -> bool:
        """What was kept is what is printed anew."""
        printed = tree(build(root, folder))
        kept = len(list((root / KEPT).iterdir()))
        return tree(build(root, folder)) == printed and kept == sum(name.endswith(".pdf") for name in printed)

    return [
        Measure(
            what="documents to print",
            peer="the whole of mkdocs build",
            bar=10,
            ours=partial(_added, root),
            theirs=partial(seconds, partial(build, root, folder)),
            agree=agree,
            rounds=ROUNDS,
        )
    ]


def _main(root: Path, documents: str) -> None:
    if documents == "without":
        site.ready = lambda *_: ()  # type: ignore[assignment]
    start = time.perf_counter()
    site.build_site(root, SITE_URL)
    print(time.perf_counter() - start)


if __name__ == "__main__":
    _main(Path(sys.argv[1]), sys.argv[2])
