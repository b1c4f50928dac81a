"""The exported trees are plain: bare MkDocs makes of them the articles of the site."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys

import pytest

from tests.site.build import FEW, ROOT, SITE_URL, copy_project
from tools.errors import SiteError
from tools.publish.export import make_folder

ADDRESS = re.compile(r'\s*<p class="page-address" data-address="[^"]*"></p>')
"""What our theme adds at the end of an article, for paper."""

NAME = "-a reader's\ntrees"
"""A folder that a shell must be told of with care."""


def run(module, *arguments, cwd):
    """Run a program in a project."""
    variables = {"NO_MKDOCS_2_WARNING": "1", "PYTHONIOENCODING": "utf-8", "SITE_URL": SITE_URL}
    command = [sys.executable, "-m", module, *map(str, arguments)]
    return subprocess.run(
        command, cwd=cwd, env=os.environ | variables, capture_output=True, encoding="utf-8", check=False
    )


@pytest.fixture(scope="module")
def project(tmp_path_factory):
    """A copy of the project."""
    return copy_project(tmp_path_factory.mktemp("exported") / "project", FEW)


@pytest.fixture(scope="module")
def said(project):
    """What is printed when trees are written."""
    done = run("tools.sitegen", "export", "--", NAME, cwd=project)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def exported(project, said):
    """The trees."""
    return project / NAME


def article(path):
    """The article of a page, as its bytes are."""
    html = path.read_text(encoding="utf-8")
    (found,) = re.findall(r"<article[^>]*>(.*?)</article>", html, re.DOTALL)
    return ADDRESS.sub("", found).strip()


def test_bare_mkdocs_makes_the_same_articles(exported, few):
    """Page by page and file by file, without our hook and our theme, and without a warning."""
    for tree in sorted(exported.iterdir()):
        code = tree.name
        done = run("mkdocs", "build", "--strict", cwd=tree)
        assert done.returncode == 0, done.stderr
        pages = {path.relative_to(few) for path in (few / code).rglob("index.html")}
        assert pages == {path.relative_to(tree / "site") for path in (tree / "site" / code).rglob("index.html")}
        for page in pages:
            assert article(tree / "site" / page) == article(few / page), page
        for path in (tree / "docs" / code).rglob("*.json"):
            assert path.read_bytes() == (few / path.relative_to(tree / "docs")).read_bytes()
    assert len(list(exported.iterdir())) == 2


def test_a_tree_names_nothing_of_ours(exported):
    """No hook, no folder of the theme and no path of this project: any builder of such trees can take it."""
    for path in exported.glob("*/mkdocs.yml"):
        text = path.read_text(encoding="utf-8")
        assert not re.search("tools|hooks|custom_dir|!ENV", text)
        assert "language: " in text and f"{path.parent.name}/index.md" in text


def test_a_folder_with_something_in_it_is_refused(tmp_path):
    """One sentence, status 2, and what is there stays alone."""
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "letter.txt").write_text("Dear", encoding="utf-8")
    done = run("tools.sitegen", "export", tmp_path / "mine", cwd=ROOT)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "this is not an empty folder: name a new one." in done.stderr
    assert [path.name for path in (tmp_path / "mine").iterdir()] == ["letter.txt"]


def test_a_folder_of_the_project_is_refused(project):
    """What it reads or writes itself is no place for trees: status 2, one sentence at once, and nothing is made."""
    done = run("tools.sitegen", "export", "docs/assets/tree", cwd=project)
    sentence = "docs/assets/tree: the project has docs/ for itself: name a folder elsewhere.\n"
    assert (done.returncode, done.stdout, done.stderr) == (2, "", sentence)
    assert not os.path.lexists(project / "docs/assets/tree")


@pytest.mark.parametrize("inside", ["docs/tree", "locales/../docs/tree", "tests/new/tree", ".kept/tree", "site", "way"])
def test_so_is_each_of_them_by_any_way(tmp_path, inside):
    """Through another folder, through a link, and when it does not exist yet."""
    for name in ("docs", "locales", "elsewhere"):
        (tmp_path / name).mkdir()
    (tmp_path / ".kept").symlink_to("elsewhere")
    (tmp_path / "way").symlink_to("docs")
    with pytest.raises(SiteError, match=r": the project has \S+/ for itself: name a folder elsewhere\.$"):
        make_folder(tmp_path / inside, tmp_path)
    assert sorted(path.name for path in tmp_path.rglob("*")) == [".kept", "docs", "elsewhere", "locales", "way"]


def test_what_is_in_the_way_is_said_before_all_work(project, tmp_path):
    """The project itself, a file, a link that leads nowhere, or a name that no folder can have."""
    (tmp_path / "file").write_text("Dear", encoding="utf-8")
    (tmp_path / "link").symlink_to("nowhere")
    other = "something that is no folder is in the way: name a new one."
    for folder, sentence in {
        project: "this is not an empty folder: name a new one.",
        project / "docs/..": "this is not an empty folder: name a new one.",
        tmp_path / "file": other,
        tmp_path / "file/new/tree": other,
        tmp_path / "link": other,
        tmp_path / "link/tree": other,
        tmp_path / ("x" * 300): "this cannot be written (File name too long): name another folder",
    }.items():
        with pytest.raises(SiteError, match=re.escape(f"{folder}: {sentence}")):
            make_folder(folder, project)
    assert sorted(os.listdir(tmp_path)) == ["file", "link"]


def test_the_command_that_is_printed_can_be_copied(said, exported):
    """Into a shell, from anywhere, whatever the name of the folder."""
    (command,) = re.findall(r"^To build one of them: (.*)\n\Z", said, re.DOTALL | re.MULTILINE)
    assert shlex.split(command) == ["mkdocs", "build", "-f", str(exported / "en/mkdocs.yml")]
