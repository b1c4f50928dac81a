"""``python -m tools.i18n preview LOCALE``: save in the PO editor, see the page change."""

from __future__ import annotations

import signal
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread

from tools.errors import SiteError
from tools.i18n.catalogues import DOMAINS, po_path
from tools.i18n.checks import Fault, faults_in
from tools.preview.live import LiveSite
from tools.preview.server import HOST, Server, Shown
from tools.preview.watch import Watch

MOST = 10
"""Faults that one save may print; the whole list has a command of its own."""


class Preview:
    """One locale on its way from its catalogues to the browser."""

    def __init__(self, root: Path, code: str, shown: Shown) -> None:
        """Build the site below the folder that is shown.

        Raises:
            SiteError: it cannot be built.
        """
        self._root = root
        self._code = code
        self._scratch = shown.folder
        self._builds = 0
        self._shown = shown
        self._watch = Watch(self._inputs)
        self._build()
        self._faults = self._incomplete()

    def _inputs(self) -> Iterator[Path]:
        folder = self._root / "locales"
        yield folder / self._code / "locale.toml"
        yield from (po_path(self._code, domain, folder) for domain in DOMAINS)

    def _build(self) -> None:
        self._builds += 1
        self.live = LiveSite(self._root, self._code, self._scratch / str(self._builds))
        self._shown.show(self.live.folder, self.live.base, self.live.each.locale.path)

    def _incomplete(self) -> dict[tuple[str, str, str], Fault]:
        """What does not stop a page; lines are left out of the keys, since they move with every save."""
        faults = faults_in(self.live.each.words.catalogue)
        return {(fault.file, fault.id, fault.message): fault for fault in faults}

    def _say_new_faults(self) -> None:
        """Name what the last save brought, and keep silent about what was there before."""
        before, self._faults = self._faults, self._incomplete()
        new = [fault for key, fault in self._faults.items() if key not in before]
        for fault in new[:MOST]:
            print(fault, flush=True)
        if (more := len(new) - MOST) > 0:
            print(f"{more} more: run make i18n-check.", flush=True)

    def follow(self, first: Callable[[list[str]], None] = lambda addresses: None) -> None:
        """Wait until something is saved and let the pages follow, or show why they cannot.

        Args:
            first: is told the addresses of the pages whose text is new, as soon as they are in place.
        """
        self._watch.wait()
        started = time.perf_counter()

        def in_place(addresses: list[str]) -> None:
            self._shown.renew(fault=None)
            first(addresses)
            said = ", ".join(addresses) or "all is well, and no page has a new text"
            print(f"{said} ({time.perf_counter() - started:.1f} s)", flush=True)
            self._say_new_faults()

        try:
            if self.live.is_outgrown:
                self._build()
                in_place([f"{self.live.each.locale.path}/"])
            elif self.live.update(in_place):
                self._shown.renew(fault=None)
        except SiteError as error:
            said = f"{error} Until then pages may stay as they were."
            self._shown.renew(fault=said)
            print(said, file=sys.stderr, flush=True)


def run(root: Path, code: str, port: int) -> int:
    """Preview a locale until interrupted, and return the exit status.

    Raises:
        SiteError: the port is taken, or the site cannot be built at the start.
    """
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.default_int_handler)
    try:
        with TemporaryDirectory(prefix="badugi-preview-") as scratch:
            shown = Shown(Path(scratch))
            with Server(port, shown) as server:
                print("Building the site once …", flush=True)
                preview = Preview(root, code, shown)
                Thread(target=server.serve_forever, daemon=True).start()
                address = f"http://{HOST}:{server.server_port}{shown.base}{shown.section}/"
                print(f"{address} follows locales/{code}. Ctrl-C ends it.", flush=True)
                while True:
                    preview.follow()
    except KeyboardInterrupt:
        return 0
