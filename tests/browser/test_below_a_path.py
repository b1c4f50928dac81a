"""A host like GitHub Pages: the site stands below a path, and nobody can set headers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.browser.everything import use_everything
from tests.browser.intrusions import nothing_gets_through
from tests.browser.server import serving
from tests.site.build import BELOW


@pytest.fixture(scope="module")
def address(below: Path) -> Iterator[str]:
    """Where that site is served; `visit` goes there."""
    with serving(below, urlsplit(BELOW).path, headers=False) as where:
        yield where


def test_everything_works_there(visit):
    """Pages, search, quiz, downloads and missing addresses, under the policy that each page carries."""
    use_everything(visit(), plain=False)


def test_what_slips_into_a_page_is_refused_there(visit):
    """By the policy in the page alone."""
    nothing_gets_through(visit())
