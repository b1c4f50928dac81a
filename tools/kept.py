"""What was made once and may be wanted again, kept in a folder by a digest of all that it depends on.

So what is kept is never wrong, only unknown, and the folder may be deleted at any time.
A file holds the digest of its content before it, because a disk may have lost a part of it, and is put
in place in one step, because several builds may share the folder. Nothing is kept once a source has been
touched since this program began: what was made may then be of the one text and its digest of the other.
What nobody has asked for in a month is thrown away, and what was not asked for longest, as soon as there is
too much.
"""

from __future__ import annotations

import hashlib
import json
import os
import pickle
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import asdict, is_dataclass
from functools import cache
from pathlib import Path
from typing import Any

from tools.errors import ROOT
from tools.files import CODE, SOURCES, write_whole

KEPT = ".kept"
"""The folder, below that of a project."""

_DIGEST = hashlib.sha256().digest_size
_DAYS = 30
_MOST_BYTES = 400_000_000
_MOST_PROCESSES = 4


class Kept:
    """The folder.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     kept = Kept(Path(folder))
    ...     kept.find("a digest"), kept.keep("a digest", b"what was made"), kept.find("a digest")
    (None, b'what was made', b'what was made')
    """

    def __init__(self, folder: Path = ROOT / KEPT) -> None:
        self._folder = folder

    def find(self, key: str) -> bytes | None:
        """What was kept under a digest, if it is there and whole."""
        file = self._folder / key
        with suppress(OSError):
            digest, content = (whole := file.read_bytes())[:_DIGEST], whole[_DIGEST:]
            if hashlib.sha256(content).digest() == digest:
                os.utime(file)
                return content
        return None

    def keep(self, key: str, content: bytes) -> bytes:
        """Keep a content under a digest, and give it back."""
        if _held is not None:
            _held.append((self, key, content))
        elif is_untouched():
            self._put(key, content)
        return content

    def _put(self, key: str, content: bytes) -> None:
        with suppress(OSError):  # a folder that cannot be written costs time, nothing else
            write_whole(self._folder / key, hashlib.sha256(content).digest() + content)

    def made(self, key: str, make: Callable[[], bytes]) -> bytes:
        """What was kept under a digest, or else is made now."""
        found = self.find(key)
        return self.keep(key, make()) if found is None else found

    def thing(self, key: str, make: Callable[[], Any]) -> Any:
        """The same for whatever Python can write down."""
        return pickle.loads(self.made(key, lambda: pickle.dumps(make())))  # noqa: S301 - trusted as the code beside it

    def once(self, key: str, check: Callable[[], object]) -> None:
        """Check something, unless it was found right under this digest before; what it raises is met again."""

        def checked() -> bytes:
            check()
            return b"as it should be"

        self.made(key, checked)

    @contextmanager
    def ahead(self, work: Callable[[Any], object], items: Sequence[Any]) -> Iterator[None]:
        """Let other processes do some work on each item, while the block runs, for what they keep by it.

        Nothing else of it comes back: this process does the same work afterwards in its own order, finds
        most of it kept, and meets each fault where it belongs. So it is only a matter of time.
        """
        # A copy of a process with threads may wait for ever for one that it lacks.
        can = hasattr(os, "fork") and threading.active_count() == 1
        count = min(os.cpu_count() or 1, _MOST_PROCESSES, len(items)) if can else 0
        processes = [_begin(work, items[n::count]) for n in range(count)]
        try:
            yield
        except BaseException:
            for process in processes:
                os.kill(process, signal.SIGKILL)
            raise
        finally:
            for process in processes:
                os.waitpid(process, 0)

    def throw_away(self) -> None:
        """Remove what has not been asked for long."""
        files = []
        for path in self._folder.glob("*"):
            with suppress(OSError):
                state = path.stat()
                files.append((state.st_mtime, state.st_size, path))
        room = _MOST_BYTES
        for moment, size, path in sorted(files, reverse=True):
            room -= size
            if room < 0 or time.time() - moment > _DAYS * 24 * 60 * 60:
                with suppress(OSError):
                    path.unlink()


_held: list[tuple[Kept, str, bytes]] | None = None
"""In a process that works ahead: what is kept when all of it is done, so that sources are looked at once."""


def _begin(work: Callable[[Any], object], items: Sequence[Any]) -> int:
    """A process at work, without a word. It ends early when the first one is no more."""
    first = os.getpid()
    if process := os.fork():
        return process
    global _held  # noqa: PLW0603 - of this process, which ends below
    _held = []
    try:
        for item in items:
            if os.getppid() != first:
                break
            work(item)
    finally:  # whatever it met, the first process meets it too, and says so
        with suppress(BaseException):
            for kept, key, content in _held if is_untouched() else ():
                kept._put(key, content)  # noqa: SLF001 - what `keep` has put off
        os._exit(0)


def digest(*parts: object) -> str:
    """One digest of plain data and data classes, and of the code.

    >>> digest("a", "b") == digest("a", "b"), digest("a", "b") == digest("ab")
    (True, False)
    """
    said = hashlib.sha256(code().encode())
    for part in parts:
        content = part if isinstance(part, bytes) else json.dumps(part, sort_keys=True, default=_fields).encode()
        said.update(b"%d:" % len(content) + content)
    return said.hexdigest()


def _fields(value: object) -> dict[str, Any]:
    if is_dataclass(value) and not isinstance(value, type):
        return asdict(value)
    raise TypeError(f"a {type(value).__name__} is no data")


def digest_of_files(*places: Path) -> str:
    """A digest of these files, and of all files below these folders: names and contents."""
    said = hashlib.sha256()
    for place in places:
        for path, content in _contents(place):
            said.update(f"{path}\0{len(content)}\0".encode() + content)
    return said.hexdigest()


def _contents(place: Path) -> Iterable[tuple[str, bytes]]:
    for path in _files(place):
        yield path.relative_to(place.parent).as_posix(), path.read_bytes()


def _files(place: Path) -> list[Path]:
    """A file, or all files below a folder, those behind links too."""
    if not place.is_dir():
        return [place] if place.is_file() else []
    folders = [(folder, names) for folder, _, names in os.walk(place, followlinks=True)]
    found = [Path(folder, name) for folder, names in folders for name in names if Path(folder).name != "__pycache__"]
    return sorted(path for path in found if path.is_file())


def _state() -> list[tuple[str, int, int, int]]:
    """When each source was touched: the system alone sets this time. It is asked for whenever something is kept."""
    found = []
    folders = [str(ROOT)]
    while folders:
        folder = folders.pop()
        with os.scandir(folder) as entries:
            for entry in entries:
                if entry.name == "__pycache__" or (folder == str(ROOT) and entry.name not in SOURCES):
                    continue
                if entry.is_dir():
                    folders.append(entry.path)
                    continue
                with suppress(OSError):  # a link that leads nowhere, as some editors make
                    state = entry.stat()
                    found.append((entry.path, state.st_ino, state.st_size, state.st_ctime_ns))
    return sorted(found)


_BEGINNING = _state()


def is_untouched() -> bool:
    """Whether every source is the file that it was when this program began."""
    return _state() == _BEGINNING


@cache
def code() -> str:
    """What the results of a build depend on besides its inputs: our code, Python, and what is installed."""
    folders = (Path(entry) for entry in sys.path if entry)
    installed = {path.name for folder in folders if folder.is_dir() for path in folder.glob("*.dist-info")}
    ours = digest_of_files(*(ROOT / name for name in CODE))
    return json.dumps([sys.version, sorted(installed), ours])
