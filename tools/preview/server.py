"""The web server of a preview: the pages as they lie in the folder, and two things more.

Each page gets a script that loads it again when something is new, and, while the catalogues
have a fault, a banner that says it. Both are added on the way out, where the page leaves its
policy behind, which would refuse them: the folder has neither.
"""

from __future__ import annotations

import io
import secrets
import sys
from functools import partial
from html import escape
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import BinaryIO
from urllib.parse import urlsplit

from tools.errors import SiteError
from tools.publish.policy import without_policy

HOST = "127.0.0.1"
VERSION = "preview-version"
"""Where the script asks whether something is new."""

_SCRIPT = """
<script>
setInterval(async () => {{
  const answer = await fetch("{address}").catch(() => null);
  if (answer?.ok && (await answer.text()) !== "{version}") location.reload();
}}, 250);
</script>
"""

_BANNER = """
<div role="alert" lang="en" dir="ltr" style="position: fixed; inset: auto 0 0; z-index: 99;
padding: 1em; background: #b00020; color: #fff; font: 16px/1.4 sans-serif; overflow-wrap: anywhere">{fault}</div>
"""


class Shown:
    """What the server shows at the moment."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.base = "/"
        """The path of the site's address: links of the 404 pages begin with it."""
        self.section = ""
        """The first segment of the addresses of the locale, whose pages show the fault."""
        self._fault: str | None = None
        self.version = ""
        self.renew(fault=None)

    def show(self, folder: Path, base: str, section: str) -> None:
        """Show another build."""
        self.folder, self.base, self.section = folder, base, section

    def renew(self, fault: str | None) -> None:
        """Make open pages load again, those of an earlier preview too, with or without a fault."""
        self._fault = fault
        self.version = secrets.token_hex(8)

    def page(self, html: str, address: str) -> str:
        """A page with the script and the banner at the end of its body."""
        extra = _SCRIPT.format(address=f"{self.base}{VERSION}", version=self.version)
        if self._fault and address.startswith(f"{self.section}/"):
            extra += _BANNER.format(fault=escape(self._fault))
        before, body, after = without_policy(html).rpartition("</body>")
        return f"{before}{extra}{body}{after}"


class _Handler(SimpleHTTPRequestHandler):
    extensions_map = SimpleHTTPRequestHandler.extensions_map | {".js": "text/javascript", ".woff2": "font/woff2"}

    def __init__(self, *args: object, shown: Shown) -> None:
        self.shown = shown
        self._folder = shown.folder  # for the whole request: another build may take its place meanwhile
        super().__init__(*args, directory=str(self._folder))  # type: ignore[arg-type]

    def translate_path(self, path: str) -> str:
        """The file of an address; what is outside of the site's address does not exist."""
        base = self.shown.base
        inside = path.removeprefix(base) if path.startswith(base) else VERSION
        return super().translate_path(f"/{inside}")

    def send_head(self) -> io.BytesIO | BinaryIO | None:
        """Answer a request; pages are completed on the way."""
        if urlsplit(self.path).path == f"{self.shown.base}{VERSION}":
            return self._answer(HTTPStatus.OK, "text/plain", self.shown.version)
        file = Path(self.translate_path(self.path))
        if file.is_dir() and urlsplit(self.path).path.endswith("/"):
            file /= "index.html"
        if file.suffix == ".html" and file.is_file():
            return self._page(HTTPStatus.OK, file)
        return super().send_head()

    def _page(self, status: HTTPStatus, file: Path) -> io.BytesIO:
        address = file.relative_to(self._folder).as_posix()
        return self._answer(status, "text/html", self.shown.page(file.read_text(encoding="utf-8"), address))

    def _answer(self, status: HTTPStatus, kind: str, text: str) -> io.BytesIO:
        body = text.encode()
        self.send_response(status)
        self.send_header("Content-Type", f"{kind}; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        return io.BytesIO(body)

    def end_headers(self) -> None:
        """Let no browser keep anything: it is new at any moment."""
        self.send_header("Cache-Control", "no-store")
        super().end_headers()

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """Missing addresses get the page of their language, as they do on the site."""
        first = self.path.removeprefix(self.shown.base).split("/")[0]
        pages = (self._folder / part / "404.html" for part in (first, ""))
        page = next((page for page in pages if page.is_file()), None)
        if code != HTTPStatus.NOT_FOUND or page is None:
            super().send_error(code, message, explain)
            return
        body = self._page(HTTPStatus.NOT_FOUND, page)
        if self.command == "GET":
            self.copyfile(body, self.wfile)

    def list_directory(self, path: object) -> None:
        """A folder without a page is a missing address."""
        self.send_error(HTTPStatus.NOT_FOUND)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - as its base class has it
        """Say nothing: the terminal is for faults."""


class Server(ThreadingHTTPServer):
    """Serves what is shown on this computer only."""

    daemon_threads = True

    def __init__(self, port: int, shown: Shown) -> None:
        """Take a port; 0 takes any that is free.

        Raises:
            SiteError: the port is taken, or there is none of this number.
        """
        try:
            super().__init__((HOST, port), partial(_Handler, shown=shown))
        except (OSError, OverflowError) as error:
            why = error.strerror if isinstance(error, OSError) else "there is no such port"
            raise SiteError(f"port {port} cannot be used ({why}): choose another with --port.") from error

    def handle_error(self, request: object, client_address: object) -> None:
        """A browser that hangs up is no fault."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]
