"""One build of the site for the whole session, and copies of the project to break."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.site.build import ROOT, build, copy_project


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The published site, built once from the checkout; nobody may change it."""
    return build(ROOT, tmp_path_factory.mktemp("published") / "site")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A copy of everything that a build reads, for tests that change it."""
    return copy_project(tmp_path / "project")
