"""Which files were saved: looked at again and again, which works on every system and drive."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from pathlib import Path

INTERVAL = 0.05
"""Seconds between two looks."""


class Watch:
    """Knows the files as they were when last looked at."""

    def __init__(self, files: Callable[[], Iterable[Path]]) -> None:
        """`files` gives what to look at: files come and go."""
        self._files = files
        self._seen = self._look()

    def _look(self) -> dict[Path, tuple[int, ...]]:
        found: dict[Path, tuple[int, ...]] = {}
        for path in self._files():
            try:
                state = path.stat()
            except OSError:
                continue
            found[path] = (state.st_mtime_ns, state.st_size, state.st_ino)
        return found

    def saved(self) -> bool:
        """Whether a file was saved, made or removed since this was last asked.

        Answers no while files still change: an editor may empty a file before it writes it, or
        put a new one in its place.
        """
        now = self._look()
        if now == self._seen:
            return False
        while now != (now := self._wait_and_look()):
            pass
        self._seen = now
        return True

    def _wait_and_look(self) -> dict[Path, tuple[int, ...]]:
        time.sleep(INTERVAL)
        return self._look()

    def wait(self) -> None:
        """Return when something was saved."""
        while not self.saved():
            time.sleep(INTERVAL)
