"""Write the pages of docs/dev that are drawn from the code: ``python -m tools.devdocs``."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from pathlib import Path

from tools.devdocs.context import context_page
from tools.devdocs.core import core_page
from tools.devdocs.decisions import index_page
from tools.devdocs.rulesets import rulesets_page
from tools.devdocs.tree import architecture_page
from tools.errors import ROOT, reported
from tools.files import write

FOLDER = ROOT / "docs/dev"

PAGES = {
    FOLDER / "ARCHITECTURE.md": architecture_page,
    FOLDER / "core.md": core_page,
    FOLDER / "decisions/README.md": index_page,
    FOLDER / "rulesets.md": rulesets_page,
    FOLDER / "template-context.md": context_page,
}
"""Each file, and what makes its text."""


def main(pages: Mapping[Path, Callable[[], str]] = PAGES) -> int:
    """Write every page that is not as it must be; none where one cannot be drawn."""
    return reported(lambda: _write(pages))


def _write(pages: Mapping[Path, Callable[[], str]]) -> None:
    write({path: page() for path, page in pages.items()})


if __name__ == "__main__":
    sys.exit(main())
