"""The server of a preview, while the preview goes on."""

from __future__ import annotations

from pathlib import Path
from threading import Thread
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from tools.preview.server import HOST, Server, Shown


class Moving(Shown):
    """Shows another build after each look at where the build is."""

    def __init__(self, folders: list[Path]) -> None:
        self.folders = folders
        super().__init__(folders[0])

    @property
    def folder(self) -> Path:
        """The first of the folders, which then goes to the end."""
        self.folders.append(self.folders.pop(0))
        return self.folders[-1]

    @folder.setter
    def folder(self, folder: Path) -> None:
        assert folder in self.folders


@pytest.fixture
def address(tmp_path: Path):
    """Where two builds are served in turn."""
    folders = [tmp_path / "1", tmp_path / "2"]
    for folder in folders:
        (folder / "fr").mkdir(parents=True)
        for name in ("index", "404"):
            (folder / f"fr/{name}.html").write_text(f"<body>{name} of {folder.name}</body>", encoding="utf-8")
    server = Server(0, Moving(folders))
    thread = Thread(target=server.serve_forever)
    thread.start()
    yield f"http://{HOST}:{server.server_port}/"
    server.shutdown()
    thread.join()
    server.server_close()


def test_a_request_is_answered_from_one_build(address: str) -> None:
    """A build that is exchanged in the middle of a request does not end it."""
    for number in (1, 2, 1):
        with urlopen(f"{address}fr/") as answer:
            assert f"index of {number}" in answer.read().decode()
        with pytest.raises(HTTPError) as missing:
            urlopen(f"{address}fr/no-such-page/")
        assert f"404 of {3 - number}" in missing.value.read().decode()
        with urlopen(f"{address}fr/"):
            pass  # so that the next round begins with the other build
