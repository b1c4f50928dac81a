"""A build of the site against a bare `mkdocs build` of the same rendered pages, and against mkdocs-static-i18n.

The peers are handed what `python -m tools.sitegen export` writes, all languages in one project with one menu.
They do not make the pages, check translations, shrink scripts or split the search index, as ours does.
PDFs and pictures are kept on our side: the subject `paper` has them.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import yaml

from tests.bench.measure import Measure, seconds
from tests.i18n.locale_files import retranslate
from tests.site.build import PRINTED, SITE_URL, begin_build, build, copy_project, forget, keep_apart
from tools.i18n.catalogues import po_path

ROUNDS = 3
"""A turn of either side is a whole build."""

MESSAGE = "How to read a hand"
_QUIET = {"NO_MKDOCS_2_WARNING": "1", "SITE_URL": SITE_URL}


class Ours:
    """A project of ours, built in several states."""

    def __init__(self, root: Path) -> None:
        self._root = root
        keep_apart(root, only=PRINTED)
        self._edits = count(1)
        self.site = root / "site"

    def make(self) -> None:
        """Build it."""
        build(self._root, self.site)

    def forget(self) -> None:
        """Keep nothing but what is printed."""
        forget(self._root)

    def edit_page(self) -> None:
        """Change a sentence of a page."""
        page = self._root / "docs/hands/reading.md"
        page.write_text(f"{page.read_text(encoding='utf-8')}\n{next(self._edits)}\n", encoding="utf-8")

    def edit_style(self) -> None:
        """Change what no page is made of: all of them are written again from what is kept."""
        path = self._root / "docs/assets/css/cards.css"
        path.write_text(f"{path.read_text(encoding='utf-8')}\n", encoding="utf-8")

    def edit_message(self) -> None:
        """Change a translation."""
        path = po_path("fr", "pages", self._root / "locales")
        retranslate(path, MESSAGE, lambda text: f"{text.rstrip('.')}{'.' * next(self._edits)}")

    def after(self, change: Callable[[], None]) -> float:
        """The seconds of a build after something was done."""
        change()
        return seconds(self.make)

    def megabytes(self) -> float:
        """The most memory of a process of a build from nothing."""
        self.forget()
        return _megabytes(begin_build(self._root, self.site))


class Bare:
    """The exported trees in one project, built by MkDocs alone."""

    def __init__(self, trees: Path, folder: Path, plugins: list[Any]) -> None:
        settings = {}
        for tree in sorted(trees.iterdir()):
            shutil.copytree(tree / "docs", folder / "docs", dirs_exist_ok=True)
            own = yaml.safe_load((tree / "mkdocs.yml").read_text(encoding="utf-8"))
            menu = [*settings.get("nav", ()), {tree.name: own["nav"]}]
            settings = own | {"nav": menu, "plugins": ["search", *plugins]}
        if plugins:  # which has a menu for each language by itself
            settings["nav"] = None
        (folder / "mkdocs.yml").write_text(yaml.safe_dump(settings), encoding="utf-8")
        self._folder = folder
        self.site = folder / "site"

    def begin(self) -> subprocess.Popen[str]:
        """Begin to build it."""
        command = [sys.executable, "-m", "mkdocs", "build", "--quiet"]
        return subprocess.Popen(command, cwd=self._folder, env=os.environ | _QUIET, text=True)

    def make(self) -> None:
        """Build it."""
        assert self.begin().wait() == 0


def _megabytes(process: subprocess.Popen[str]) -> float:
    """The most memory that a process, or one that it began, has had at once."""
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    assert process.returncode == 0
    for pipe in (process.stdout, process.stderr):
        if pipe:
            pipe.close()
    return usage.ru_maxrss / 1024


def _pages(site: Path) -> int:
    """How many pages there are in all languages; only ours has one above them all."""
    chooser = (site / "en/index.html").is_file() and (site / "index.html").is_file()
    return len(list(site.rglob("index.html"))) - chooser


def measures(scratch: Path, small: bool) -> list[Measure]:
    """From nothing, after changes of different sizes, and the peak of memory. `small` changes nothing: no test runs it."""
    root = copy_project(scratch / "project")
    ours = Ours(root)
    subprocess.run(
        [sys.executable, "-m", "tools.sitegen", "export", scratch / "trees"],
        cwd=root, env=os.environ | _QUIET, check=True, capture_output=True,
    )  # fmt: skip
    bare = Bare(scratch / "trees", scratch / "bare", [])
    codes = sorted(path.name for path in (scratch / "trees").iterdir())
    languages = [{"locale": code, "name": code, "build": True, "default": code == "en"} for code in codes]
    i18n = Bare(scratch / "trees", scratch / "i18n", [{"i18n": {"docs_structure": "folder", "languages": languages}}])

    def measure(what: str, bar: float, ours_turn: Callable[[], float], peer: Bare = bare, name: str = "mkdocs build") -> Measure:
        return Measure(
            what=what,
            peer=name,
            bar=bar,
            ours=ours_turn,
            theirs=partial(seconds, peer.make),
            agree=lambda: _pages(ours.site) == _pages(peer.site) > 0,
            rounds=ROUNDS,
        )

    memory = Measure(
        what="peak memory",
        peer="mkdocs build",
        bar=0.5,
        ours=ours.megabytes,
        theirs=lambda: _megabytes(bare.begin()),
        agree=lambda: _pages(ours.site) == _pages(bare.site),
        rounds=1,
    )
    return [
        measure("from nothing", 1, partial(ours.after, ours.forget), i18n, "mkdocs-static-i18n"),
        measure("nothing changed", 4, partial(ours.after, lambda: None)),
        measure("from nothing", 0.87, partial(ours.after, ours.forget)),
        measure("a style sheet changed", 0.87, partial(ours.after, ours.edit_style)),
        measure("a page changed", 0.87, partial(ours.after, ours.edit_page)),
        measure("a message changed", 0.87, partial(ours.after, ours.edit_message)),
        memory,
    ]
