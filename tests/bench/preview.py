"""From the save of a catalogue to the changed page, against a whole build of the site."""

from __future__ import annotations

import io
import time
from contextlib import redirect_stdout
from functools import partial
from itertools import count
from pathlib import Path
from threading import Timer

from tests.bench.measure import Measure, seconds
from tests.i18n.locale_files import retranslate
from tests.site.build import PRINTED, build, copy_project, forget, keep_apart, previewed
from tools.i18n.catalogues import po_path
from tools.i18n.po import read_po
from tools.preview.preview import Preview
from tools.preview.server import Shown
from tools.preview.watch import INTERVAL

ROUNDS = 5
"""A turn of theirs is a whole build."""

CODE = "fr"
PAGE = "hands/reading"


class Editor:
    """A translator at work on one sentence of a page, and the preview that follows."""

    def __init__(self, root: Path, folder: Path) -> None:
        folder.mkdir()
        self._path = po_path(CODE, "pages", root / "locales")
        messages = read_po(self._path).active()
        self._msgid, self._text = next(
            (message.id, message.forms[0])
            for message in messages
            if message.translated and message.plural is None and message.files == (f"docs/{PAGE}.md",)
        )
        self._edits = count(1)
        self._shown = Shown(folder)
        self._preview = Preview(root, CODE, self._shown)

    @property
    def folder(self) -> Path:
        """Where the pages lie."""
        return self._shown.folder

    def turn(self) -> float:
        """The seconds from the save until the page is in place. The preview waits before and finishes after."""
        saved: list[float] = []
        shown: list[tuple[float, list[str]]] = []
        text = self._text + "." * next(self._edits)

        def save() -> None:
            retranslate(self._path, self._msgid, lambda old: text)
            saved.append(time.perf_counter())

        Timer(2 * INTERVAL, save).start()
        with redirect_stdout(io.StringIO()):
            self._preview.follow(lambda addresses: shown.append((time.perf_counter(), addresses)))
        ((moment, addresses),) = shown
        assert addresses == [f"{CODE}/{PAGE}/"], addresses
        return moment - saved[0]


def measures(scratch: Path, small: bool) -> list[Measure]:
    """One measure. `small` changes nothing: no test runs it."""
    root, site = copy_project(scratch / "project"), scratch / "site"
    keep_apart(root, only=PRINTED)
    editor = Editor(root, scratch / "preview")

    def from_nothing() -> float:
        """The seconds of a build that finds nothing kept but what is printed."""
        forget(root)
        return seconds(partial(build, root, site))

    return [
        Measure(
            what="a save, previewed",
            peer="mkdocs build from nothing",
            bar=10,
            ours=editor.turn,
            theirs=from_nothing,
            agree=lambda: previewed(editor.folder) == previewed(site),
            rounds=ROUNDS,
        )
    ]
