"""The pages of the built site, parsed once, and a copy of the project for builds that must fail."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.site.build import FEW, copy_project, run_build, sentences, tree
from tests.site.pages import Page, read_pages


@pytest.fixture(scope="session")
def pages(site: Path) -> dict[str, Page]:
    """Every HTML page of the site by its address below the site."""
    return read_pages(site)


@pytest.fixture(scope="session")
def workshop(tmp_path_factory, few: Path) -> Path:
    """A copy of the project in few languages with a good site in it, mended after each test."""
    root = copy_project(tmp_path_factory.mktemp("faulty") / "project", FEW)
    shutil.copytree(few, root / "site")
    return root


@pytest.fixture
def refuse(workshop):
    """Change one file, build, and return what was said: status 2, no traceback, the last good site untouched."""
    kept = []

    def attempt(name, change):
        path = workshop / name
        kept.append((path, path.read_bytes()))
        before = tree(workshop / "site")
        change(path)
        done = run_build(workshop, workshop / "site")
        said = done.stdout + done.stderr
        assert "Traceback" not in said, said.splitlines()[-1]
        assert done.returncode == 2, sentences(said)
        assert tree(workshop / "site") == before
        assert not list(workshop.glob(".site-*"))
        return said

    yield attempt
    for path, content in kept:
        path.unlink()  # it may have become a link
        path.write_bytes(content)
