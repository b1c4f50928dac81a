"""Printing many documents beside other work: in processes of their own, and each only once.

What was printed is kept by a digest of the job and of what sets it: a document that says what it
said before is not set again.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import asdict
from functools import cache
from importlib.metadata import version
from pathlib import Path
from threading import local
from types import TracebackType
from typing import Any, Self

from tools.errors import SiteError
from tools.kept import Kept
from tools.sheet import typeset

_ENDED = '{"fault": "The process that prints has ended too early, perhaps for want of memory: try again."}'
_MOST_WORKERS = 4


class Printer:
    """Prints jobs while its block runs.

    >>> from tempfile import TemporaryDirectory
    >>> job = typeset.Job(template="blank", inputs=EXAMPLE, pages=1, sizes=(10,), name="nothing")
    >>> with TemporaryDirectory() as folder, Printer(Path(folder)) as printer:
    ...     pdf = printer.submit(job).result()
    ...     pdf == printer.submit(job).result() == typeset.typeset(job)
    True
    """

    def __init__(self, folder: Path) -> None:
        self._kept = Kept(folder)
        self._threads = ThreadPoolExecutor(min(os.cpu_count() or 1, _MOST_WORKERS))
        self._own = local()
        self._workers: list[subprocess.Popen[bytes]] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._threads.shutdown(cancel_futures=True)
        for worker in self._workers:
            assert worker.stdin
            assert worker.stdout
            with suppress(BrokenPipeError):
                worker.stdin.close()  # which ends it
            worker.wait()
            worker.stdout.close()
        self._kept.throw_away()

    def submit(self, job: typeset.Job) -> Future[bytes]:
        """The PDF of a job, when it is ready; or the `SiteError` that stands in its way."""
        key = _digest(job)
        pdf = self._kept.find(key)
        if pdf is None:
            return self._threads.submit(self._print, job, key)
        done: Future[bytes] = Future()
        done.set_result(pdf)
        return done

    def _print(self, job: typeset.Job, key: str) -> bytes:
        worker = self._worker()
        assert worker.stdin
        assert worker.stdout
        with suppress(BrokenPipeError):
            worker.stdin.write(json.dumps(asdict(job)).encode() + b"\n")
            worker.stdin.flush()
        answer = json.loads(worker.stdout.readline() or _ENDED)
        if "fault" in answer:
            raise SiteError(answer["fault"])
        return self._kept.keep(key, worker.stdout.read(answer["bytes"]))

    def _worker(self) -> subprocess.Popen[bytes]:
        """The process of the thread at hand. It ends when nobody can write to it any more."""
        if not hasattr(self._own, "worker"):
            command = [sys.executable, "-m", __name__]
            root = typeset.FOLDER.parents[1]
            pipe = subprocess.PIPE
            self._own.worker = subprocess.Popen(command, cwd=root, stdin=pipe, stdout=pipe)
            self._workers.append(self._own.worker)
        worker: subprocess.Popen[bytes] = self._own.worker
        return worker


EXAMPLE: Mapping[str, str] = {
    "content": "null", "title": "Nothing", "width": "210", "height": "297", "lang": "en", "region": "", "direction": "ltr"
}  # fmt: skip
"""What any template is told, at least."""


def _digest(job: typeset.Job) -> str:
    said = json.dumps([asdict(job), _setters(job.template)], sort_keys=True)
    return hashlib.sha256(said.encode()).hexdigest()


@cache
def _setters(template: str) -> list[str]:
    """What sets a job: Typst, the templates of documents, and those beside its own."""
    folders = {typeset.FOLDER, (typeset.FOLDER / template).resolve().parent}
    files = sorted(path for folder in folders for path in folder.rglob("*") if path.suffix in {".typ", ".otf", ".ttf"})
    return [version("typst"), *(hashlib.sha256(path.read_bytes()).hexdigest() for path in files)]


def _work() -> None:
    """Print what is asked for on the one side, and answer on the other, until nobody asks any more."""
    out = sys.stdout.buffer
    for line in sys.stdin.buffer:
        job: dict[str, Any] = json.loads(line)
        try:
            pdf = typeset.typeset(typeset.Job(**job))
            out.write(json.dumps({"bytes": len(pdf)}).encode() + b"\n" + pdf)
        except SiteError as error:
            out.write(json.dumps({"fault": str(error)}).encode() + b"\n")
        out.flush()


if __name__ == "__main__":
    _work()
