"""nginx and Caddy as the build says they should serve; as a command, also installs them.

``python -m tests.hosting.hosts`` is what `make test` calls before the tests.
"""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.client import HTTPConnection
from pathlib import Path
from time import monotonic, sleep

from tests import apt

PACKAGES = {"nginx": "nginx", "caddy": "caddy", "brotli": "brotli"}
"""By the name of the program: the package of Debian and Ubuntu that has it."""

ADVICE = (
    "The tests of hosting need nginx, Caddy and brotli: install them, for example with "
    f"'apt install {' '.join(PACKAGES.values())}'."
)
ACCESS = "access"
"""What nginx sent: a line for each answer, with its status, its bytes, the headers among them, and its address."""
_LOG = "log_format sent '$status $bytes_sent $request_uri'; access_log {} sent;"
_ELSEWHERE = os.pathsep.join((os.environ.get("PATH", ""), "/usr/sbin", "/usr/local/sbin"))
_PATIENCE = 10
"""Seconds in which a server has to answer."""


def find(program: str) -> str | None:
    """The path of an installed server, or None."""
    return shutil.which(program, path=_ELSEWHERE)


def missing() -> list[str]:
    """What is not installed."""
    return [program for program in PACKAGES if not find(program)]


def install() -> bool:
    """Install what is missing, if this system can. The tests need no service of the system, so none is begun."""
    packages = [PACKAGES[program] for program in missing()]
    return apt.install(packages, "the tests of hosting", "--no-install-recommends", RUNLEVEL="1")


def _free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


def loopbacks() -> list[str]:
    """The addresses by which this computer speaks to itself: not each has one of IPv6."""
    found = []
    for family, name in ((socket.AF_INET, "127.0.0.1"), (socket.AF_INET6, "::1")):
        with suppress(OSError), socket.socket(family) as one:
            one.bind((name, 0))
            found.append(name)
    return found


def _nginx(folder: Path, site: Path, root: Path, port: int) -> tuple[list[str], dict[str, str]]:
    """How nginx is begun: the generated file in a frame that keeps to a folder of its own."""
    generated = (site / ".hosts/nginx.conf").read_text(encoding="utf-8")
    six = rf"\1[::1]:{port}\2;" if "::1" in loopbacks() else ""
    for old, new in (
        (r"(listen )80( default_server)?;", rf"\g<1>127.0.0.1:{port}\2;"),
        (r"(listen )\[::\]:80( default_server)?;", six),
        (r"(root )/srv/www;", rf'\1"{root}";'),
    ):
        generated, count = re.subn(old, new, generated)
        assert count, old
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    temporary = "\n".join(f"{kind}_temp_path {folder}/{kind};" for kind in kinds)
    configuration = folder / "nginx.conf"
    configuration.write_text(
        f"daemon off;\npid {folder}/pid;\nerror_log stderr;\nworker_processes 1;\n{_user()}"
        f"events {{ worker_connections 512; }}\nhttp {{\n{_LOG.format(folder / ACCESS)}\n{temporary}\n{generated}}}\n"
    )
    program = find("nginx")
    assert program, ADVICE
    return [program, "-c", str(configuration), "-e", "stderr"], {}


def _user() -> str:
    """Workers of a server that root begins would be somebody else, who may not read the folders of tests."""
    return "user root;\n" if os.geteuid() == 0 else ""


def _caddy(folder: Path, site: Path, root: Path, port: int) -> tuple[list[str], dict[str, str]]:
    program = find("caddy")
    assert program, ADVICE
    command = [program, "run", "--config", str(site / ".hosts/Caddyfile"), "--adapter", "caddyfile"]
    places = {name: str(folder) for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME")}
    return command, places | {"SITE_ADDRESS": f"http://127.0.0.1:{port}", "SITE_ROOT": str(root)}


_BEGUN = {"nginx": _nginx, "caddy": _caddy}


@contextmanager
def hosting(program: str, site: Path, folder: Path, root: Path | None = None) -> Iterator[int]:
    """Serve a site on this computer with one of the servers, as its generated file says; gives the port.

    Args:
        program: ``nginx`` or ``caddy``.
        site: The built site.
        folder: An empty folder for what the server writes.
        root: What the server shows, if it is more than the site.
    """
    port = _free_port()
    command, environment = _BEGUN[program](folder, site, root or site, port)
    log = folder / "log"
    with log.open("wb") as said:
        server = subprocess.Popen(command, env=os.environ | environment, stdout=said, stderr=said)
    try:
        end = monotonic() + _PATIENCE
        while not _answers(port):
            assert server.poll() is None and monotonic() < end, log.read_text(errors="replace")
            sleep(0.02)
        yield port
    finally:
        server.terminate()
        server.wait()


def compress(site: Path, program: str, *, best: bool = False) -> None:
    """Add the compressed copies to a copy of a site, as the container file for a server says; fast, or as small."""
    recipe = (site / f".hosts/{program}.Dockerfile").read_text(encoding="utf-8").replace("\\\n", "")
    (line,) = (line for line in recipe.splitlines() if line.startswith("RUN") and "find /site" in line)
    # The files for hosts stay, to see that nobody gets them.
    command = line[line.index("find /site") :].replace("/site", str(site))
    subprocess.run(command if best else command.replace("-9", "-1").replace("-q 11", "-q 1"), shell=True, check=True)


def _answers(port: int) -> bool:
    connection = HTTPConnection("127.0.0.1", port, timeout=_PATIENCE)
    try:
        connection.request("HEAD", "/")
        return connection.getresponse().status > 0
    except OSError:
        return False
    finally:
        connection.close()


def main() -> int:
    """Say which servers are used, install what is missing; 2 if that is not possible."""
    if missing() and not (install() and not missing()):
        print(ADVICE, file=sys.stderr)
        return 2
    print(f"Servers of the tests: {find('nginx')}, {find('caddy')}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
