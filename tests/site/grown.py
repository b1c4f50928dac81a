"""The site with more languages: two that were just added, and the two pseudo-languages."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from tests.i18n.locale_files import retranslate
from tests.site.build import FEW, build, copy_project, tree
from tools.i18n.catalogues import po_path
from tools.i18n.pseudo import STYLES, add_pseudo

TRANSLATED = {
    "es": {
        "Read a hand in two steps: first find the cards that play, then compare them.": (
            "Lee una mano en dos pasos: busca las cartas que juegan y luego compáralas."
        ),
        "Nothing clashes": "Nada choca",
    },
    "ar": {
        "Read a hand in two steps: first find the cards that play, then compare them.": (
            "اقرأ اليد على خطوتين: ابحث أولًا عن الأوراق التي تلعب، ثم قارنها."
        ),
        "Nothing clashes": "لا تعارض",
    },
}
"""The two messages that a translator has done in each new language; both stand on one page."""

PAGE = "hands/reading/"
"""The page on which they stand."""


@dataclass(frozen=True)
class Grown:
    """A copy of the project in which languages were added to `FEW`, and its site."""

    folder: Path
    """What `grow` has filled."""

    @property
    def project(self) -> Path:
        """The copy."""
        return self.folder / "project"

    @property
    def site(self) -> Path:
        """What was built from it."""
        return self.folder / "site"

    @property
    def added(self) -> set[str]:
        """The files that adding made or changed."""
        return set(json.loads((self.folder / "added.json").read_text(encoding="utf-8")))


def run_i18n(root: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a command of tools.i18n in a project, as a person does."""
    return subprocess.run(
        [sys.executable, "-W", "error", "-m", "tools.i18n", *arguments],
        cwd=root,
        env=os.environ | {"PYTHONDONTWRITEBYTECODE": "1", "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def grow(folder: Path) -> None:
    """Add the languages to a copy of the project, translate two messages in each, and build."""
    project = copy_project(folder / "project", FEW)
    before = tree(project)
    for code in TRANSLATED:
        done = run_i18n(project, "add", code)
        assert done.returncode == 0, done.stderr
    added = [path for path, digest in tree(project).items() if before.get(path) != digest]
    (folder / "added.json").write_text(json.dumps(added), encoding="utf-8")
    for code, messages in TRANSLATED.items():
        for english, text in messages.items():
            retranslate(po_path(code, "pages", project / "locales"), english, lambda form, text=text: text)
    for code in STYLES:
        add_pseudo(project, code)
    build(project, folder / "site")
