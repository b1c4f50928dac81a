"""What the documents to print and the pictures of pages add to a build of the site, against the whole build."""

from __future__ import annotations

import subprocess
import sys
import time
from functools import partial
from pathlib import Path

from tests.bench.measure import Measure, seconds
from tests.site.build import PRINTED, ROOT, SITE_URL, build, copy_project, tree
from tools.kept import KEPT
from tools.sitegen import site

ROUNDS = 3
"""A turn of theirs is a whole build."""

LEAST = 0.001
"""What is added at least, in seconds: less cannot be told from nothing."""


def _rendered(root: Path, documents: str) -> float:
    """The seconds that a process of its own takes to render the site, ``with`` documents or ``without``."""
    command = [sys.executable, "-m", "tests.bench.paper", str(root), documents]
    return float(subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout)


def _is_printed(path: Path) -> bool:
    """Whether what is kept there is a document or a picture."""
    return any(kind in path.read_bytes()[:64] for kind in PRINTED)


def _added(root: Path) -> float:
    """The seconds that all documents and pictures add when none of them is kept, and everything else is."""
    _rendered(root, "without")
    for path in (root / KEPT).iterdir():
        if _is_printed(path):
            path.unlink()
    return max(_rendered(root, "with") - _rendered(root, "without"), LEAST)


def measures(scratch: Path, small: bool) -> list[Measure]:
    """One measure. `small` changes nothing: no test runs it."""
    root, folder = copy_project(scratch / "project"), scratch / "site"
    (root / KEPT).unlink()  # the folder of all copies

    def agree() -> bool:
        """What was kept is what is printed anew."""
        printed = tree(build(root, folder))
        kept = sum(map(_is_printed, (root / KEPT).iterdir()))
        made = sum(name.endswith((".pdf", ".png")) for name in printed)
        return tree(build(root, folder)) == printed and 0 < kept <= made

    return [
        Measure(
            what="documents, pictures",
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
        site.begin_documents = site.begin_pictures = site.begin_shared_pictures = lambda *_: {}  # type: ignore[assignment]
    start = time.perf_counter()
    site.build_site(root, SITE_URL)
    print(time.perf_counter() - start)


if __name__ == "__main__":
    _main(Path(sys.argv[1]), sys.argv[2])
