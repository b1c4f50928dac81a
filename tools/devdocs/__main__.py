"""Write the pages of docs/dev that are drawn from the code: ``python -m tools.devdocs``."""

from __future__ import annotations

from tools.devdocs.context import context_page
from tools.devdocs.core import core_page
from tools.devdocs.decisions import index_page
from tools.devdocs.rulesets import rulesets_page
from tools.devdocs.tree import architecture_page
from tools.errors import ROOT

FOLDER = ROOT / "docs/dev"

PAGES = {
    FOLDER / "ARCHITECTURE.md": architecture_page,
    FOLDER / "core.md": core_page,
    FOLDER / "decisions/README.md": index_page,
    FOLDER / "rulesets.md": rulesets_page,
    FOLDER / "template-context.md": context_page,
}
"""Each file, and what makes its text."""


def main() -> None:
    """Write every page."""
    for path, page in PAGES.items():
        path.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
