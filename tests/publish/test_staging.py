"""The new site takes the place of the old in one step, or the old one stays: with sites of one page."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from tests.site.killed import leftovers
from tools.errors import SiteError
from tools.publish import staging
from tools.publish.staging import Staging


@pytest.fixture
def target(tmp_path):
    """The old site."""
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "index.html").write_text("old", encoding="utf-8")
    return tmp_path / "site"


@pytest.fixture
def no_exchange(monkeypatch):
    """A system that cannot exchange two folders."""
    monkeypatch.setattr(staging, "_exchange_function", lambda: None)


def begun(target):
    """A new site of one page."""
    new = Staging(target)
    (new.folder / "index.html").write_text("new", encoding="utf-8")
    return new


def page(folder):
    """What the page of a site says."""
    return (folder / "index.html").read_text(encoding="utf-8")


def test_the_exchange_is_one_step(target):
    """The system itself exchanges the two folders, so that there is a site at any moment."""
    assert staging._exchange_function() is not None
    new = begun(target)
    assert staging._exchanged(new.folder, target)
    assert (page(target), page(new.folder)) == ("new", "old")
    new.close()


def test_where_there_is_a_site_it_is_exchanged(target, monkeypatch):
    """It is never moved away, even for a moment, where the system can exchange folders."""
    new = begun(target)
    monkeypatch.setattr(Path, "rename", lambda path, to: pytest.fail(f"{path} was moved"))
    new.publish()
    assert page(target) == "new"


@pytest.mark.parametrize("is_first", [True, False])
def test_the_new_site_takes_its_place(target, is_first):
    """With or without an old site; nothing is left."""
    if is_first:
        shutil.rmtree(target)
    begun(target).publish()
    assert page(target) == "new"
    assert os.listdir(target.parent) == ["site"]


@pytest.mark.usefixtures("no_exchange")
def test_without_an_exchange_the_new_site_takes_its_place_too(target):
    """By two renamings."""
    begun(target).publish()
    assert page(target) == "new"
    assert os.listdir(target.parent) == ["site"]


@pytest.mark.usefixtures("no_exchange")
def test_the_old_site_comes_back_if_the_new_one_cannot_follow(target):
    """Between two renamings something may fail: here, somebody has removed the new site."""
    new = begun(target)
    shutil.rmtree(new.folder)
    with pytest.raises(SiteError, match="nothing was published"):
        new.publish()
    assert page(target) == "old"
    assert os.listdir(target.parent) == ["site"]


def test_only_what_a_dead_build_has_left_is_removed(target):
    """Not what another build is at work on, and nothing that is not a workshop."""
    other = Staging(target)
    shutil.copytree(other.folder.parent, target.parent / ".site-building-dead")
    (target.parent / ".site-pseudo").mkdir()
    mine = Staging(target)
    assert leftovers(target.parent) == sorted([mine.folder.parent.name, other.folder.parent.name, ".site-pseudo"])
    mine.close()
    other.close()
    assert leftovers(target.parent) == [".site-pseudo"]
