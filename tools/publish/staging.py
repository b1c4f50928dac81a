"""The new site is made in a workshop beside the old one, and takes its place whole or not at all.

The workshop is a folder of its own, ``.site-building-…``, in which the new site is built under the name
of the old one. When all of it is done, the system exchanges the two in one step: at any moment, readers
and whoever kills the build find one whole site, the old or the new. Where a system cannot exchange
folders, there is none for the moment between two renamings.

A build holds a lock on its workshop as long as it lives. What nobody holds was left by a build that was
killed, and the next one removes it.
"""

from __future__ import annotations

import ctypes
import errno
import fcntl
import os
import shutil
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from tempfile import mkdtemp

from tools.errors import SiteError, place

_FULL = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}
"""What has no room: it is never the fault of what is read, whatever file the system names."""

_AT_CWD = {"linux": -100, "darwin": -2}
_EXCHANGE = 2
"""The flag of `renameat2` on Linux and of `renameatx_np` on macOS; these happen to agree."""


class Staging:
    """The workshop of one build, until it is closed."""

    def __init__(self, target: Path) -> None:
        """Make room for a site that will take the place of `target`. A link stays a link.

        Raises:
            SiteError: something is in its place, or nothing can be written there.
        """
        self.target = target.resolve()
        if self.target.exists() and not self.target.is_dir():
            raise SiteError(f"{target}: this is not a folder: remove it.")
        prefix = f".{self.target.name}-building-"
        try:
            self.target.parent.mkdir(parents=True, exist_ok=True)
            for path in self.target.parent.glob(f"{prefix}*"):
                _remove_if_left(path)
            self._workshop, self._lock = _locked_folder(prefix, self.target.parent)
            self.folder = self._workshop / self.target.name
            self.folder.mkdir()
        except OSError as error:
            raise unwritable(self.target, error) from error

    def sentence(self, error: OSError) -> SiteError:
        """What is said when the system refuses something: to write the new site, or else to read an input."""
        name = error.filename
        if error.errno in _FULL or name is None or self._workshop in Path(os.fsdecode(name)).parents:
            return unwritable(self.target, error)
        where = place(os.fsdecode(name))
        return SiteError(f"{where}: this cannot be read ({error.strerror}): see who may read it; nothing was published.")

    def publish(self) -> None:
        """Let the new site take the place of the old.

        Raises:
            SiteError: it cannot; the old site is still there.
        """
        try:
            if not self._taken():
                old = self._workshop / "old"
                self.target.rename(old)
                try:
                    self.folder.rename(self.target)
                except OSError:
                    old.rename(self.target)
                    raise
        except OSError as error:
            raise unwritable(self.target, error) from error
        finally:
            self.close()

    def _taken(self) -> bool:
        """Whether the place could be taken in one step."""
        with suppress(OSError):  # another build may be quicker, and then there is a site to exchange
            if not self.target.exists():
                self.folder.rename(self.target)
                return True
        return _exchanged(self.folder, self.target)

    def close(self) -> None:
        """Leave nothing behind."""
        shutil.rmtree(self._workshop, ignore_errors=True)
        with suppress(OSError):
            os.close(self._lock)


def unwritable(target: Path, error: OSError) -> SiteError:
    """What is said when a site cannot be written.

    >>> print(unwritable(Path("/home/me/site"), OSError(errno.ENOSPC, "No space left on device")))
    site: the new site cannot be written (No space left on device): make room and build again; nothing was published.
    """
    remedy = "make room and build again" if error.errno in _FULL else "see who may write there"
    return SiteError(
        f"{target.name}: the new site cannot be written ({error.strerror}): {remedy}; nothing was published."
    )


def _locked_folder(prefix: str, parent: Path) -> tuple[Path, int]:
    """A new folder and the lock on it."""
    while True:
        folder = Path(mkdtemp(prefix=prefix, dir=parent))
        # Between these two steps, another build may take it for a leftover.
        with suppress(FileNotFoundError):
            lock = os.open(folder, os.O_RDONLY)
            with suppress(OSError):  # a file system without locks has no leftovers removed
                fcntl.flock(lock, fcntl.LOCK_EX)
            if folder.exists():
                return folder, lock
            os.close(lock)


def _remove_if_left(folder: Path) -> None:
    """Remove the workshop of a build that is no more."""
    with suppress(OSError):
        lock = os.open(folder, os.O_RDONLY)
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            shutil.rmtree(folder, ignore_errors=True)
        finally:
            os.close(lock)


def _exchanged(one: Path, other: Path) -> bool:
    """Whether the system has exchanged two folders, in one step."""
    function = _exchange_function()
    if function is None:
        return False
    here = _AT_CWD[sys.platform]
    return function(here, os.fsencode(one), here, os.fsencode(other), _EXCHANGE) == 0


def _exchange_function() -> Callable[[int, bytes, int, bytes, int], int] | None:
    """The system's own exchange, if it has one: Python does not offer it."""
    name = {"linux": "renameat2", "darwin": "renameatx_np"}.get(sys.platform)
    function = getattr(ctypes.CDLL(None), name, None) if name else None
    if function is not None:
        function.argtypes = (ctypes.c_int, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_uint)
    return function
