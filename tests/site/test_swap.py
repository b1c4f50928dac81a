"""The new site takes the place of the old one whole, or not at all, whatever happens to the build."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.site.build import FEW, copy_project, run_build, sentences, tree
from tests.site.killed import kill_builds, leftovers


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
    assert [build.wait() for build in builds] == [0, 0]
    assert tree(folder / "site") == tree(few)
    assert not leftovers(folder)


def test_no_folder_can_be_made(folder):
    """Where nothing can be written, not even by root, that is said in one sentence before any work."""
    done = run_build(folder, Path("/proc/site"))
    assert done.returncode == 2
    (said,) = sentences(done.stdout + done.stderr)
    assert said.startswith("site: the new site cannot be written (") and said.endswith("nothing was published.")


def test_no_room_on_the_disk(folder, few):
    """A write that the system refuses stops the build with one sentence, and the last good site is whole."""
    shutil.copytree(few, folder / "site")
    done = run_build(folder, folder / "site", largest=60_000)
    assert done.returncode == 2
    (said,) = sentences(done.stdout + done.stderr)
    assert said.startswith("site: the new site cannot be written (") and "make room" in said
    assert tree(folder / "site") == tree(few)
    assert not leftovers(folder)


def test_a_build_that_is_killed(folder):
    """Killed at any moment, it leaves the old site or the new one; the next build removes what it left."""
    kill_builds(folder, times=6)
