"""The commands of translators and of the tests: ``python -m tools.i18n --help``.

Exit status: 0 all is well, 1 something to correct was found, 2 the input cannot be used.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from tools.errors import ROOT, SiteError, place, reported
from tools.files import stale, write
from tools.i18n import checks
from tools.i18n.add import add, next_steps
from tools.i18n.checks.report import FORMATS, list_as_json, list_as_text
from tools.i18n.examples import Sources, without_example
from tools.i18n.extract import extract, template_texts
from tools.i18n.locales import translated_locales
from tools.i18n.pseudo import STYLES, copy_with_pseudo
from tools.i18n.status import load_status, table
from tools.i18n.update import catalogue_texts
from tools.sitegen.examples import described


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tools.i18n", description="Translations of the site.")
    parser.add_argument("--root", type=Path, default=ROOT, help="the folder of the project (default: this one)")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")

    def added(name: str, run: Callable[[argparse.Namespace], int], what: str) -> argparse.ArgumentParser:
        command: argparse.ArgumentParser = commands.add_parser(name, help=what, description=f"{what.capitalize()}.")
        command.set_defaults(run=run)
        return command

    command = added("extract", _extract, "find the messages of the sources and write locales/*.pot")
    command.add_argument("--check", action="store_true", help="write nothing; exit 1 if a .pot file is out of date")

    command = added("update", _update, "write locales/*.pot and bring every .po file up to date with them")
    command.add_argument("--check", action="store_true", help="write nothing; exit 1 if a file is out of date")
    _add_codes(command)

    command = added("check", _check, "look for faults in the .po files; exit 1 if there are any")
    command.add_argument("--list", action="store_true", help="list the checks instead, as text or JSON")
    said = "how to print the faults: for people, programs, or the view of changes on GitHub or GitLab"
    command.add_argument("--format", choices=FORMATS, default="text", help=said)
    _add_codes(command)

    command = added("status", _status, "count what is translated, fuzzy and missing, in all, by group and by page")
    command.add_argument("--json", action="store_true", help="print JSON instead: a list with one object for each row")
    _add_codes(command)

    command = added("add", _add, "make the files of a new language, which the site then has at once, in English with notices")
    command.add_argument("locale", metavar="LOCALE", help="its code, such as es, pt_BR or zh_Hant")

    command = added("pseudo", _pseudo, "copy the project with pseudo-languages in it, to see what is no message and what is too narrow")
    command.add_argument("target", metavar="FOLDER", type=Path, help="a folder that does not exist yet")

    command = added("preview", _preview, "show the site on this computer; its pages follow the .po files of one language as they are saved")
    command.add_argument("locales", nargs=1, metavar="LOCALE", help="the language, such as fr")
    command.add_argument("--port", type=int, default=8000, help="where it is served (default: 8000; 0: any that is free)")
    return parser


def _add_codes(command: argparse.ArgumentParser) -> None:
    command.add_argument("locales", nargs="*", metavar="LOCALE", help="only these, such as fr (default: all)")


def _codes(options: argparse.Namespace) -> list[str] | None:
    known = [locale.code for locale in translated_locales(options.root / "locales")]
    for code in options.locales:
        if code not in known:
            raise SiteError(f"unknown locale '{code}': write one of {', '.join(known)}.")
    return options.locales or None


def _report(options: argparse.Namespace, sources: Sources, texts: Mapping[Path, str]) -> int:
    """Write the files or, with --check, name those that are out of date; and say what has no example."""
    faults = [
        f"{message.references[0]}: {placeholder} has no example: write a comment above it,"
        f" such as TRANSLATORS: {placeholder}: 12."
        for found in sources.values()
        for message, placeholder in without_example(found)
    ]
    names = [place(path, root=options.root) for path in (stale if options.check else write)(texts)]
    if options.check:
        faults += [f"{name}: out of date: run make i18n-update." for name in names]
    for line in [*faults, *(f"wrote {name}" for name in names if not options.check)]:
        print(line)
    return 1 if options.check and faults else 0


def _extract(options: argparse.Namespace) -> int:
    sources = described(options.root)
    return _report(options, sources, template_texts(sources, options.root / "locales"))


def _update(options: argparse.Namespace) -> int:
    codes, folder = _codes(options), options.root / "locales"
    sources = described(options.root)
    # A catalogue that cannot be read stops the command here, before anything is written.
    return _report(options, sources, template_texts(sources, folder) | catalogue_texts(sources, folder, codes))


def _check(options: argparse.Namespace) -> int:
    if options.list:
        print((list_as_json if options.format == "json" else list_as_text)(checks.EVERY_CHECK))
        return 0
    codes = _codes(options)
    faults = checks.check(options.root, codes)
    if faults or options.format != "text":
        print(FORMATS[options.format](faults), end="\n" if faults or options.format in ("json", "gitlab") else "")
    else:
        print(f"{', '.join(codes or ['all languages'])}: complete and safe.")
    return 1 if faults else 0


def _status(options: argparse.Namespace) -> int:
    rows = load_status(extract(options.root), options.root / "locales", _codes(options))
    print(json.dumps([row.as_data() for row in rows], indent=2) if options.json else table(rows))
    return 0


def _add(options: argparse.Namespace) -> int:
    added = add(options.locale, described(options.root), options.root / "locales")
    for path in added.written:
        print(f"wrote {place(path, root=options.root)}")
    for number, step in enumerate(next_steps(added), 1):
        print(f"{number}. {step}")
    return 0


def _pseudo(options: argparse.Namespace) -> int:
    copy_with_pseudo(options.target, options.root)
    print(f"copied the project with {', '.join(STYLES)} into {options.target}")
    return 0


def _preview(options: argparse.Namespace) -> int:
    from tools.preview.preview import run  # noqa: PLC0415 - only this command needs MkDocs

    codes = _codes(options)
    assert codes
    return run(options.root, codes[0], options.port)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit status."""
    options = _parser().parse_args(arguments)
    options.root = options.root.resolve()
    try:
        status = reported(lambda: options.run(options))
        sys.stdout.flush()
    except BrokenPipeError:  # the reader, such as head, has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return status


if __name__ == "__main__":
    sys.exit(main())
