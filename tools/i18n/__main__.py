"""The commands of translators and of the tests: ``python -m tools.i18n --help``.

Exit status: 0 all is well, 1 something to correct was found, 2 the input cannot be used.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from tools.errors import ROOT, SiteError, place
from tools.i18n import checks
from tools.i18n.extract import extract, stale_templates, template_texts, write_templates
from tools.i18n.locales import load_locales
from tools.i18n.status import status, table
from tools.i18n.update import update


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tools.i18n", description="Translations of the site.")
    parser.add_argument("--root", type=Path, default=ROOT, help="the folder of the project (default: this one)")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")

    help_text = "find the messages of the sources and write locales/*.pot"
    command = commands.add_parser("extract", help=help_text, description=help_text.capitalize() + ".")
    command.add_argument("--check", action="store_true", help="write nothing; exit 1 if a .pot file is stale")
    command.set_defaults(run=_extract)

    help_text = "write locales/*.pot and bring every .po file up to date with them"
    command = commands.add_parser("update", help=help_text, description=help_text.capitalize() + ".")
    _add_codes(command)
    command.set_defaults(run=_update)

    help_text = "look for faults in the .po files; exit 1 if there are any"
    command = commands.add_parser("check", help=help_text, description=help_text.capitalize() + ".")
    command.add_argument("--list", action="store_true", help="list the checks instead")
    _add_codes(command)
    command.set_defaults(run=_check)

    help_text = "count what is translated, fuzzy and missing"
    command = commands.add_parser("status", help=help_text, description=help_text.capitalize() + ".")
    command.add_argument("--json", action="store_true", help="print JSON instead of a table")
    command.set_defaults(run=_status)
    return parser


def _add_codes(command: argparse.ArgumentParser) -> None:
    command.add_argument("locales", nargs="*", metavar="LOCALE", help="only these, such as fr (default: all)")


def _codes(options: argparse.Namespace) -> list[str] | None:
    known = [locale.code for locale in load_locales(options.root / "locales") if not locale.is_source]
    for code in options.locales:
        if code not in known:
            raise SiteError(f"unknown locale '{code}': write one of {', '.join(known)}.")
    return options.locales or None


def _extract(options: argparse.Namespace) -> int:
    texts = template_texts(extract(options.root), options.root / "locales")
    if options.check:
        stale = stale_templates(texts)
        for path in stale:
            print(f"{place(path, root=options.root)}: out of date: run make i18n-update.")
        return 1 if stale else 0
    for path in write_templates(texts):
        print(f"wrote {place(path, root=options.root)}")
    return 0


def _update(options: argparse.Namespace) -> int:
    codes = _codes(options)
    folder = options.root / "locales"
    sources = extract(options.root)
    for path in [*write_templates(template_texts(sources, folder)), *update(sources, folder, codes)]:
        print(f"wrote {place(path, root=options.root)}")
    return 0


def _check(options: argparse.Namespace) -> int:
    if options.list:
        for one in (*checks.CHECKS, checks.OUTDATED):
            print(f"{one.id:<14}{one.severity.value:<12}{one.description}")
        return 0
    codes = _codes(options)
    faults = checks.check(options.root, codes)
    for fault in faults:
        print(fault)
    if not faults:
        print(f"{', '.join(codes or ['all languages'])}: complete and safe.")
    return 1 if faults else 0


def _status(options: argparse.Namespace) -> int:
    rows = status(extract(options.root), options.root / "locales")
    print(json.dumps([row.as_data() for row in rows], indent=2) if options.json else table(rows))
    return 0


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit status."""
    options = _parser().parse_args(arguments)
    options.root = options.root.resolve()
    try:
        status_code: int = options.run(options)
    except SiteError as error:
        print(error, file=sys.stderr)
        return 2
    return status_code


if __name__ == "__main__":
    sys.exit(main())
