"""The page on badugi_core is as the code is."""

from tools.devdocs.core import core_page
from tools.errors import ROOT


def test_the_committed_page_is_current():
    """After a change of a public name, a module or the transitions: python -m tools.devdocs."""
    assert (ROOT / "docs/dev/core.md").read_text(encoding="utf-8") == core_page()
