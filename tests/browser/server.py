"""A web server for the built site, as a static host would serve it: with the headers that the build made for it."""

from __future__ import annotations

import gzip
import io
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from socket import SHUT_RDWR, socket
from threading import Thread
from typing import BinaryIO
from urllib.parse import urlsplit

from tools.publish.servers import TYPES

Rules = list[tuple[str, dict[str, str]]]
"""Patterns of addresses, which may end in `*`, and the headers of each."""

Instead = Callable[[str], tuple[int, dict[str, str]] | None]
"""What is answered to a path in the place of its file, if anything: a status without a body, and its headers."""

BY_DEFAULT = {"Cache-Control": "public, max-age=0, must-revalidate"}
"""What hosts that read `_headers` send where it says nothing."""


def read_headers(text: str) -> Rules:
    """The rules of a file `_headers`.

    >>> read_headers("# All.\\n/*\\n  A: 1\\n  B: 2; c\\n\\n/x\\n  C: 3\\n")
    [('/*', {'A': '1', 'B': '2; c'}), ('/x', {'C': '3'})]
    """
    rules: Rules = []
    for line in text.splitlines():
        if not line.strip() or line.startswith("#"):
            continue
        if line[0].isspace():
            name, _, value = line.partition(":")
            rules[-1][1][name.strip()] = value.strip()
        else:
            rules.append((line.strip(), {}))
    return rules


def headers_for(path: str, rules: Rules) -> dict[str, str]:
    """What is sent with a path: all rules that match count, and none may say again what another says."""
    sent: dict[str, str] = {}
    for pattern, headers in rules:
        if path == pattern or (pattern.endswith("*") and path.startswith(pattern[:-1])):
            assert not sent.keys() & headers.keys(), f"{path}: hosts would join two values of a header"
            sent |= headers
    return BY_DEFAULT | sent


class _Handler(SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    extensions_map = {f".{end}": kind for end, kind in TYPES.items()}  # noqa: RUF012 - as its base class has it

    def __init__(self, *args: object, base: str, rules: Rules, instead: Instead, directory: str) -> None:
        self._base = base
        self._rules = rules
        self._instead = instead
        super().__init__(*args, directory=directory)  # type: ignore[arg-type]

    def do_GET(self) -> None:
        """Answer with the file, unless there is something else to say."""
        other = self._instead(self.path)
        if not other:
            super().do_GET()
            return
        status, headers = other
        self.send_response(status)
        for name, value in (headers | {"Content-Length": "0"}).items():
            self.send_header(name, value)
        self.end_headers()

    def translate_path(self, path: str) -> str:
        """The file of an address; what is outside of the site's address does not exist, nor what is for hosts."""
        inside = path.removeprefix(self._base) if path.startswith(self._base) else "none"
        return super().translate_path("/none" if inside.startswith((".", "_")) else f"/{inside}")

    def end_headers(self) -> None:
        """Send what the host was told to."""
        for name, value in headers_for(urlsplit(self.path).path, self._rules).items():
            self.send_header(name, value)
        super().end_headers()

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """Missing addresses get the page of their language, and the status 404."""
        if code != HTTPStatus.NOT_FOUND:
            super().send_error(code, message, explain)
            return
        section = self.path.removeprefix(self._base).split("/")[0]
        pages = (Path(self.directory, folder, "404.html") for folder in (section, ""))
        body = next(page for page in pages if page.is_file()).read_bytes()
        self.send_response(code)
        self.send_header("Content-Type", TYPES["html"])
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def list_directory(self, path: object) -> None:
        """A folder without a page is a missing address."""
        self.send_error(HTTPStatus.NOT_FOUND)

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing: the tests note what fails."""


class _Server(ThreadingHTTPServer):
    daemon_threads = True

    def __init__(self, *args: object) -> None:
        self._connections: set[socket] = set()
        super().__init__(*args)  # type: ignore[arg-type]

    def process_request(self, request: object, client_address: object) -> None:
        """Remember a connection, which browsers leave open for what they may ask later."""
        self._connections.add(request)  # type: ignore[arg-type]
        super().process_request(request, client_address)  # type: ignore[arg-type]

    def shutdown_request(self, request: object) -> None:
        """Forget it when it is closed."""
        self._connections.discard(request)
        super().shutdown_request(request)  # type: ignore[arg-type]

    def server_close(self) -> None:
        """A host that is gone answers nobody, not even on the connections that it has."""
        super().server_close()
        for each in list(self._connections):
            with suppress(OSError):
                each.shutdown(SHUT_RDWR)

    def handle_error(self, request: object, client_address: object) -> None:
        """A browser that hangs up is no fault of the site."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


class _Compressing(_Handler):
    def send_head(self) -> BinaryIO | None:
        """Send text as servers do, since it is half of the speed of a page."""
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        kind = self.guess_type(path)
        if not path.is_file() or not kind.startswith(("text/", "application/json", "application/xml", "image/svg")):
            return super().send_head()  # type: ignore[return-value]
        body = gzip.compress(path.read_bytes(), mtime=0)
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        return io.BytesIO(body)


@contextmanager
def serving(
    folder: Path,
    base: str = "/",
    *,
    headers: bool = True,
    compressed: bool = False,
    instead: Instead = lambda path: None,
) -> Iterator[str]:
    """Serve a site; gives its address, with a slash at the end.

    Args:
        folder: The built site.
        base: The path of its address.
        headers: Whether the host lets the site set headers.
        compressed: Whether it makes texts smaller on their way.
        instead: What it answers in the place of files.
    """
    rules = read_headers((folder / "_headers").read_text(encoding="utf-8")) if headers else []
    kind = _Compressing if compressed else _Handler
    handler = partial(kind, base=base, rules=rules, instead=instead, directory=str(folder))
    with _Server(("127.0.0.1", 0), handler) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}{base}"
        finally:
            server.shutdown()
            thread.join()
