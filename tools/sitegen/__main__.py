"""``python -m tools.sitegen export DIR``: the rendered pages as plain Markdown trees, one for each locale."""

from __future__ import annotations

import argparse
import shlex
import sys
from pathlib import Path

from mkdocs.utils.yaml import yaml_load

from tools.errors import ROOT, SiteError
from tools.publish.export import export, make_folder
from tools.sitegen.site import build_site


def main(arguments: list[str]) -> int:
    """Run a command, and return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tools.sitegen", description="The site before it is laid out.")
    commands = parser.add_subparsers(dest="command", required=True)
    command = commands.add_parser("export", help="write plain Markdown trees, one for each locale, with a mkdocs.yml")
    command.add_argument("folder", type=Path, help="a folder that is empty or does not exist")
    wanted = parser.parse_args(arguments)
    site_url = yaml_load((ROOT / "mkdocs.yml").read_text(encoding="utf-8"))["site_url"]
    try:
        make_folder(wanted.folder, ROOT)  # before all work
        export(build_site(ROOT, site_url, print), ROOT, site_url, wanted.folder)
    except SiteError as error:
        print(error, file=sys.stderr)
        return 2
    settings = wanted.folder.absolute() / "en/mkdocs.yml"
    print(f"To build one of them: {shlex.join(('mkdocs', 'build', '-f', str(settings)))}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
