"""The new site takes the place of the old one whole, or not at all."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.site.build import FEW, copy_project, run_build, tree


@pytest.fixture
def folder(tmp_path):
    """A copy of the project without a site."""
    return copy_project(tmp_path / "project", FEW)


def test_a_file_in_the_place_of_the_site_is_not_touched(folder):
    """One sentence, and the file is still there."""
    (folder / "site").write_text("mine", encoding="utf-8")
    done = run_build(folder, folder / "site")
    assert done.returncode == 2 and "Traceback" not in done.stderr
    assert "site: this is not a folder: remove it." in done.stderr
    assert (folder / "site").read_text(encoding="utf-8") == "mine"


def test_a_link_to_a_folder_stays_a_link(folder, few):
    """The site is published where the link leads."""
    (folder / "elsewhere").mkdir()
    (folder / "site").symlink_to(folder / "elsewhere")
    assert run_build(folder, folder / "site").returncode == 0
    assert (folder / "site").is_symlink()
    assert tree(folder / "elsewhere") == tree(few)


def test_two_builds_at_once_leave_one_whole_site(folder, few):
    """Neither writes into the folder of the other."""
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet"]
    builds = [subprocess.Popen(command, cwd=folder) for _ in range(2)]
    assert 0 in [build.wait() for build in builds]
    assert tree(folder / "site") == tree(few)
    assert not list(folder.glob(".site-*"))
