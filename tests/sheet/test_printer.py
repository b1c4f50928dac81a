"""Printing in other processes: the same PDFs, faults as sentences, nothing printed twice, nobody left behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from hashlib import sha256
from pathlib import Path

import pytest

from tools.errors import ROOT, SiteError
from tools.sheet import typeset
from tools.sheet.printer import EXAMPLE, Printer

JOB = typeset.Job(template="blank", inputs=EXAMPLE, pages=1, sizes=(10,), name="nothing")


def titled(title: str) -> typeset.Job:
    """A job of its own."""
    return replace(JOB, inputs={**EXAMPLE, "title": title})


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where PDFs are kept."""
    return tmp_path / "kept"


@pytest.fixture
def printer(folder: Path) -> Iterator[Printer]:
    """A printer at work."""
    with Printer(folder) as at_work:
        yield at_work


def test_each_job_gets_its_own_pdf(printer: Printer) -> None:
    """However many are asked for at once; the same bytes as without a process."""
    jobs = [titled(f"Number {number}") for number in range(30)]
    begun = [printer.submit(job) for job in jobs]
    assert [pdf.result() for pdf in begun] == [typeset.typeset(job) for job in jobs]


def test_what_is_kept_is_not_printed_again(printer: Printer, folder: Path) -> None:
    """A job that says the same is read; one that says something else is not."""
    pdf = printer.submit(JOB).result()
    (file,) = folder.iterdir()
    assert file.read_bytes().endswith(pdf)
    file.write_bytes(sha256(b"as it was kept").digest() + b"as it was kept")
    assert printer.submit(JOB).result() == b"as it was kept"
    for other in (titled("Other"), replace(JOB, sizes=(11,)), replace(JOB, inputs={**EXAMPLE, "width": "297"})):
        assert printer.submit(other).result() == typeset.typeset(other)


@pytest.mark.parametrize("damage", [lambda kept: b"", lambda kept: kept[:2000], lambda kept: b"garbage" * 20])
def test_what_is_damaged_is_printed_again(printer: Printer, folder: Path, damage: Callable[[bytes], bytes]) -> None:
    """It is never published, and it is whole again afterwards."""
    pdf = printer.submit(JOB).result()
    (file,) = folder.iterdir()
    whole = file.read_bytes()
    file.write_bytes(damage(whole))
    assert printer.submit(JOB).result() == pdf
    assert file.read_bytes() == whole


def test_a_fault_is_the_same_sentence(printer: Printer) -> None:
    """And the next job is printed."""
    faulty = replace(JOB, pages=2)
    with pytest.raises(SiteError) as expected:
        typeset.typeset(faulty)
    with pytest.raises(SiteError) as found:
        printer.submit(faulty).result()
    assert str(found.value) == str(expected.value) == "tools/sheet/blank.typ: nothing has 1 pages, not 2: shorten its text."
    assert printer.submit(JOB).result() == typeset.typeset(JOB)


def test_a_folder_that_cannot_be_written_stops_nothing(tmp_path: Path) -> None:
    """Then nothing is kept."""
    (tmp_path / "file").write_text("not a folder")
    with Printer(tmp_path / "file") as printer:
        assert printer.submit(JOB).result() == typeset.typeset(JOB)


def test_a_process_that_dies_is_a_fault(printer: Printer) -> None:
    """In one sentence, and nobody waits for it."""
    printer.submit(JOB).result()
    for worker in printer._workers:
        worker.kill()
        worker.wait()
    with pytest.raises(SiteError, match="has ended too early"):
        printer.submit(titled("Later")).result()


def test_what_is_old_is_thrown_away(folder: Path) -> None:
    """After a month without use; what was used is not."""
    with Printer(folder) as printer:
        printer.submit(JOB).result()
        printer.submit(titled("Other")).result()
    for path in folder.iterdir():
        os.utime(path, (0, 0))
    with Printer(folder) as printer:
        printer.submit(JOB).result()
    assert len(list(folder.iterdir())) == 1


PROGRAM = """
import sys, time
from pathlib import Path
from tests.sheet.test_printer import JOB
from tools.sheet.printer import Printer
printer = Printer(Path(sys.argv[1]))
printer.submit(JOB).result()
print(*[worker.pid for worker in printer._workers], flush=True)
time.sleep(600)
"""


def test_no_process_outlives_a_build_that_is_killed(folder: Path) -> None:
    """They end when nobody can ask them for anything any more."""
    command = [sys.executable, "-c", PROGRAM, str(folder)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as build:
        assert build.stdout
        workers = [int(pid) for pid in build.stdout.readline().split()]
        assert workers
        build.send_signal(signal.SIGKILL)
        build.wait()
        # The pipe of a worker's errors is that of the build: it ends when all of them have ended.
        for pid in workers:
            while _runs(pid):
                os.sched_yield()


def _runs(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"
