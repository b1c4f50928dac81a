"""Write the pages of docs/dev that are drawn from the code: ``python -m tools.devdocs``."""

from __future__ import annotations

from tools.devdocs.core import core_page
from tools.devdocs.rulesets import rulesets_page
from tools.errors import ROOT

FOLDER = ROOT / "docs/dev"

PAGES = {FOLDER / "core.md": core_page, FOLDER / "rulesets.md": rulesets_page}
"""Each file, and what makes its text."""


def main() -> None:
    """Write every page."""
    for path, page in PAGES.items():
        path.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
