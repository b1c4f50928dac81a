"""`python -m tests.site.killed`: builds that are killed at random moments, 50 of them if nothing else is said."""

from __future__ import annotations

import random
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.site.build import FEW, begin_build, build, copy_project, tree

TIMES = 50


def leftovers(folder: Path) -> list[str]:
    """What builds have left beside the site."""
    return sorted(path.name for path in folder.glob(".site-*"))


def kill_builds(project: Path, times: int, seed: int = 8) -> None:
    """Kill builds of a project at random moments; its site is always whole, that before a change or that after it."""
    chance, site = random.Random(seed), project / "site"
    style = project / "docs" / "assets" / "css" / "cards.css"
    texts = [style.read_bytes(), style.read_bytes() + b"\n"]
    whole, seconds = [], 0.0
    for text in texts:
        style.write_bytes(text)
        start = time.monotonic()
        whole.append(tree(build(project, site)))
        seconds = time.monotonic() - start  # of the second, which finds most things kept as those below do
    for turn in range(times):
        style.write_bytes(texts[turn % 2])
        with begin_build(project, site) as process:
            time.sleep(chance.uniform(0, seconds))
            process.kill()
            process.communicate()
        assert tree(site) in whole, "the site is neither the old one nor the new one"
    assert tree(build(project, site)) == whole[(times - 1) % 2]
    assert not leftovers(project)


if __name__ == "__main__":
    with TemporaryDirectory() as scratch:
        kill_builds(copy_project(Path(scratch) / "project", FEW), int((sys.argv[1:] or [TIMES])[0]))
    print("Builds were killed, and the site was whole each time.")
