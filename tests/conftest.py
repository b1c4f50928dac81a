"""One build of the site and one browser for the whole session, and copies of the project to break."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import ADVICE, ARGUMENTS, find
from tests.site.build import ROOT, build, copy_project
from tests.site.grown import Grown, grow


def pytest_addoption(parser: pytest.Parser) -> None:
    """The one option of our own."""
    parser.addoption("--update-golden", action="store_true", help="write the texts of tests/playthroughs anew")


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The published site, built once from the checkout; nobody may change it."""
    return build(ROOT, tmp_path_factory.mktemp("published") / "site")


@pytest.fixture(scope="session")
def grown(tmp_path_factory: pytest.TempPathFactory) -> Grown:
    """The site with languages that were just added, and with pseudo-languages; nobody may change it."""
    return grow(tmp_path_factory.mktemp("grown"))


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """The browser of all tests; each test opens a context of its own."""
    executable = find()
    assert executable, ADVICE
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=list(ARGUMENTS))
        yield browser
        browser.close()


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A copy of everything that a build reads, for tests that change it."""
    return copy_project(tmp_path / "project")
