"""One build of the site for the whole run, one browser for each process, and copies of the project to break."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import ADVICE, ARGUMENTS, find
from tests.once import once
from tests.site.build import BELOW, FEW, ROOT, build, copy_project
from tests.site.grown import Grown, grow

SLOW = {"below", "chromium", "few", "grown", "project", "site"}
"""What a test asks for that needs a build or a browser: its file runs last."""

LONGEST = (
    "tests/browser/test_layout.py",
    "tests/site/test_preview.py",
    "tests/site/test_changed_number.py",
    "tests/browser/test_quiz.py",
    "tests/browser/test_pseudo_languages.py",
    "tests/browser/test_checker.py",
    "tests/browser/test_accessibility.py",
    "tests/browser/test_worksheet.py",
    "tests/browser/test_print.py",
    "tests/site/test_build.py",
    "tests/bench/test_bench.py",
    "tests/browser/test_deals.py",
    "tests/browser/test_ranking_filter.py",
    "tests/browser/test_languages.py",
)
"""The slow files that take longest. They begin first, so that none is left to one process while others have nothing."""


# No test depends on how fast the machine is.
settings.register_profile("untimed", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("untimed")


def pytest_configure() -> None:
    """What pyproject.toml says of warnings holds for the programs that tests start, too."""
    os.environ["PYTHONWARNINGS"] = "error"


def pytest_addoption(parser: pytest.Parser) -> None:
    """The one option of our own."""
    parser.addoption("--update-golden", action="store_true", help="write the texts of tests/playthroughs anew")


def file_of(item: pytest.Item) -> str:
    """The file that has a test."""
    return item.nodeid.partition("::")[0]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what is soon known, then with what takes longest; within a file nothing changes its place."""
    slow = {file_of(item) for item in items if SLOW & set(getattr(item, "fixturenames", ()))}

    def turn(item: pytest.Item) -> tuple[bool, int]:
        file = file_of(item)
        return file in slow, LONGEST.index(file) if file in LONGEST else len(LONGEST)

    items.sort(key=turn)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The published site, built once from the checkout; nobody may change it."""
    return once(tmp_path_factory, "published", lambda folder: build(ROOT, folder / "site")) / "site"


@pytest.fixture(scope="session")
def few(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same site in `FEW` languages, with all pages; nobody may change it."""

    def make(folder: Path) -> None:
        build(copy_project(folder / "project", FEW), folder / "site")

    return once(tmp_path_factory, "few", make) / "site"


@pytest.fixture(scope="session")
def below(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site in `FEW` languages for an address below a path; nobody may change it."""

    def make(folder: Path) -> None:
        build(copy_project(folder / "project", FEW), folder / "site", SITE_URL=BELOW)

    return once(tmp_path_factory, "below", make) / "site"


@pytest.fixture(scope="session")
def grown(tmp_path_factory: pytest.TempPathFactory) -> Grown:
    """The site with languages that were just added, and with pseudo-languages; nobody may change it."""
    return Grown(once(tmp_path_factory, "grown", grow))


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
    """A copy of everything that a build reads, in `FEW` languages, for tests that change it."""
    return copy_project(tmp_path / "project", FEW)
