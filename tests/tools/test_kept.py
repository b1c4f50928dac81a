"""What is kept is found again whole or not at all, and other processes can work ahead."""

from __future__ import annotations

import os
import time
from multiprocessing import get_context
from pathlib import Path

import pytest

from tools import kept as module
from tools.errors import SiteError
from tools.kept import Kept, digest, digest_of_files


@pytest.fixture
def kept(tmp_path):
    """An empty folder."""
    return Kept(tmp_path / "kept")


def test_it_is_made_once(kept):
    """The second time, it is found."""
    assert [kept.made("key", lambda: text) for text in (b"first", b"second")] == [b"first", b"first"]
    assert kept.thing("pair", lambda: (1, 2)) == kept.thing("pair", lambda: None) == (1, 2)


@pytest.mark.parametrize("damage", [lambda whole: whole[:-1], lambda whole: whole[:3], lambda whole: b"", lambda whole: whole[:-1] + b"?"])
def test_what_is_damaged_is_made_again(kept, tmp_path, damage):
    """A disk that lost or changed a byte is noticed."""
    kept.keep("key", b"as it was")
    file = tmp_path / "kept" / "key"
    file.write_bytes(damage(file.read_bytes()))
    assert kept.find("key") is None
    assert kept.made("key", lambda: b"anew") == kept.find("key") == b"anew"


def test_a_folder_that_cannot_be_written_costs_nothing_but_time(tmp_path):
    """What is made is given all the same."""
    (tmp_path / "file").write_text("", encoding="utf-8")
    kept = Kept(tmp_path / "file")
    assert kept.made("key", lambda: b"made") == b"made"
    kept.throw_away()


def test_what_was_not_asked_for_is_thrown_away(kept, tmp_path, monkeypatch):
    """After a month; and the oldest first as soon as there is too much."""
    for number, name in enumerate(["ancient", "old", "new"]):
        kept.keep(name, bytes(100))
        os.utime(tmp_path / "kept" / name, (number and 2_000_000_000 + number,) * 2)
    kept.throw_away()
    assert {path.name for path in (tmp_path / "kept").iterdir()} == {"old", "new"}
    monkeypatch.setattr(module, "_MOST_BYTES", 150)
    kept.throw_away()
    assert {path.name for path in (tmp_path / "kept").iterdir()} == {"new"}


def test_what_was_asked_for_stays(kept, tmp_path):
    """However long ago it was made."""
    kept.keep("old", b"content")
    os.utime(tmp_path / "kept" / "old", (0, 0))
    assert kept.find("old") == b"content"
    kept.throw_away()
    assert kept.find("old") == b"content"


def alone(steps, *given):
    """Take steps in a new process. This one may have threads, of other tests, and then nobody works ahead of it."""
    process = get_context("spawn").Process(target=steps, args=given)
    process.start()
    process.join()
    assert process.exitcode == 0


def _some_of_it_fails(kept):
    def work(number):
        if number == 3:
            raise SiteError("not this one")
        kept.keep(str(number), str(os.getpid()).encode())

    with kept.ahead(work, range(6)):
        pass
    assert str(os.getpid()).encode() != kept.find("0")


def test_other_processes_work_ahead(kept):
    """What they keep is found here; what they fail at is left to this one."""
    alone(_some_of_it_fails, kept)
    found = {number: kept.find(str(number)) for number in range(6)}
    assert found[0] and found[1] and found[3] is None


def _the_first_one_fails(kept):
    with pytest.raises(SiteError), kept.ahead(lambda number: time.sleep(600), range(2)):
        raise SiteError("a fault")


def test_a_fault_here_ends_the_others(kept):
    """Nobody waits for work that nobody wants."""
    alone(_the_first_one_fails, kept)


def test_a_digest_is_of_contents_and_names(tmp_path):
    """Whatever differs in one of them is another thing."""
    assert digest("a", {"b": 1, "c": 2}) == digest("a", {"c": 2, "b": 1}) != digest("a", {"b": 1})
    assert len({digest(b"a", b"b"), digest(b"ab"), digest(b"", b"ab")}) == 3
    (tmp_path / "one").write_bytes(b"content")
    before = digest_of_files(tmp_path)
    (tmp_path / "one").rename(tmp_path / "other")
    assert digest_of_files(tmp_path) != before
    with pytest.raises(TypeError):
        digest(Path)


def test_a_digest_is_of_the_code(tmp_path, monkeypatch):
    """So nothing is kept beyond a change of it."""
    (tmp_path / "tools").mkdir()
    monkeypatch.setattr(module, "ROOT", tmp_path)
    monkeypatch.setattr(module, "code", module.code.__wrapped__)  # which a program asks for once
    found = []
    for text in ("best = min", "best = max", "best = min"):
        (tmp_path / "tools" / "module.py").write_text(text, encoding="utf-8")
        found.append(digest("a"))
    assert found[0] == found[2] != found[1]


def _begin_in(project, setattr):
    """Let the module find a project as a program does that begins now."""
    setattr(module, "ROOT", project)
    setattr(module, "_BEGINNING", module._state())


@pytest.fixture
def project(tmp_path, monkeypatch):
    """A project of one source, a folder of which is a link, as a program finds it that begins now."""
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "elsewhere" / "source").write_text("as it was", encoding="utf-8")
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "linked").symlink_to(tmp_path / "elsewhere", target_is_directory=True)
    _begin_in(tmp_path, monkeypatch.setattr)
    return tmp_path


def _work(project, kept, touch, ahead):
    _begin_in(project, setattr)

    def work(_):
        if touch:
            for text in ("of the moment", "as it was"):
                (project / "docs" / "linked" / "source").write_text(text, encoding="utf-8")
        kept.keep("key", b"made")

    if ahead:
        with kept.ahead(work, [None]):
            pass
    else:
        work(None)


@pytest.mark.parametrize("ahead", [False, True], ids=["here", "ahead"])
@pytest.mark.parametrize("touch", [False, True], ids=["as it was", "touched and put back"])
def test_nothing_is_kept_of_sources_that_change_meanwhile(project, kept, touch, ahead):
    """Even if they are again what they were: what was made in between is of neither digest."""
    alone(_work, project, kept, touch, ahead)
    assert kept.find("key") == (None if touch else b"made")


def test_a_digest_is_of_what_links_lead_to(project):
    """A folder of sources may be a link."""
    before = digest_of_files(project / "docs")
    (project / "elsewhere" / "source").write_text("another", encoding="utf-8")
    assert digest_of_files(project / "docs") != before
