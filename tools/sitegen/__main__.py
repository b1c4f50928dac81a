"""``python -m tools.sitegen export DIR``: the rendered pages as plain Markdown trees, one for each locale."""

from __future__ import annotations

import argparse
import shlex
import sys
from pathlib import Path

from tools.errors import ROOT, reported
from tools.publish.configuration import site_url
from tools.publish.export import export, make_folder
from tools.sitegen.site import build_site


def main(arguments: list[str]) -> int:
    """Run a command, and return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tools.sitegen", description="The site before it is laid out.")
    commands = parser.add_subparsers(dest="command", required=True)
    command = commands.add_parser("export", help="write plain Markdown trees, one for each locale, with a mkdocs.yml")
    command.add_argument("folder", type=Path, help="a folder that is empty or does not exist")
    wanted = parser.parse_args(arguments)
    return reported(lambda: _export(wanted.folder))


def _export(folder: Path) -> None:
    make_folder(folder, ROOT)  # before all work
    url = site_url()
    export(build_site(ROOT, url, print), ROOT, url, folder)
    settings = folder.absolute() / "en/mkdocs.yml"
    print(f"To build one of them: {shlex.join(('mkdocs', 'build', '-f', str(settings)))}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
