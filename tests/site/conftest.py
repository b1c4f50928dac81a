"""The pages of the built site, parsed once."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.site.pages import Page, read_pages


@pytest.fixture(scope="session")
def pages(site: Path) -> dict[str, Page]:
    """Every HTML page of the site by its address below the site."""
    return read_pages(site)
