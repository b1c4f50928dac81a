"""A host that can go away, and whose site can become another one."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

from tests.browser.server import Instead, serving


class Host:
    """Serves a site until it is stopped."""

    def __init__(self, link: Path, site: Path) -> None:
        """Serve a site.

        Args:
            link: Where a link to the folder is made.
            site: The folder.
        """
        self._link = link
        self._running = ExitStack()
        self.asked: list[str] = []
        """The paths that were asked for."""
        self.instead: Instead = lambda path: None
        """What is answered in the place of files."""
        self.serve(site)
        self.address = self._running.enter_context(serving(link, instead=self._answer))

    def _answer(self, path: str) -> tuple[int, dict[str, str]] | None:
        self.asked.append(path)
        return self.instead(path)

    def serve(self, site: Path) -> None:
        """Serve another site from now on, with the same headers."""
        new = self._link.with_suffix(".new")
        new.symlink_to(site, target_is_directory=True)
        new.replace(self._link)

    def stop(self) -> None:
        """Go away."""
        self._running.close()
