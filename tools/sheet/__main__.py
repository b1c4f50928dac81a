"""Prints one document: ``python -m tools.sheet --help``. Exit status 2: the input cannot be used."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from tools.errors import ROOT, SiteError, reported
from tools.files import put
from tools.i18n.locales import load_locale, load_locales
from tools.publish.configuration import site_url
from tools.quiz.codes import LENGTHS, SEEDS, Code, CodeError, quiz_code, read_code
from tools.quiz.questions import LEVELS
from tools.quiz.rounds import Wanted
from tools.sheet.press import Document, print_pdf
from tools.sitegen.addresses import FAQ_PAGE
from tools.sitegen.inputs import load_shared, load_words
from tools.sitegen.made_files import desk_of
from tools.sitegen.printing.documents import RULES_ADDRESS, RULES_DOCUMENTS, Desk, papers_of
from tools.sitegen.render import Renderer
from tools.sitegen.rules.read_ruleset import read_ruleset
from tools.words.rulesets import RULESETS
from tools.words.words import Words

_EXAMPLES = """\
examples:
  python -m tools.sheet rules --rules home --locale fr --out sheet.pdf
  python -m tools.sheet large --rules my-game.toml --name "Friday game" --locale tr --paper letter --out large.pdf
  python -m tools.sheet poster --locale ru --out poster.pdf
  python -m tools.sheet worksheet --level 2 --seed 7 --key --out worksheet.pdf
"""

_LONGEST_NAME = 40
_CODE_ADVICE = {
    "unreadable": "this is no code of a quiz: type it as on the paper, such as {example}",
    "another-bank": "this code is of an older edition of the quiz: its questions are gone, choose another",
}


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m tools.sheet",
        description="Print a document of the site as a PDF: your own house rules, a worksheet of any code.",
        epilog=_EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    commands = parser.add_subparsers(dest="kind", required=True, metavar="DOCUMENT")
    codes = [locale.code for locale in load_locales()]
    for kind, about in (
        ("rules", "the rules sheet of a rule set, on one side"),
        ("large", "the rules sheet in large print, on two sides"),
        ("card", "the hand-ranking card, two on a page"),
        ("poster", "the poster of all hands"),
        ("worksheet", "a round of the quiz on paper"),
    ):
        command = commands.add_parser(kind, help=about, description=f"Print {about}.")
        if kind in RULES_DOCUMENTS:
            help_text = f"a file such as my-game.toml, or one of: {', '.join(RULESETS)} (default: home)"
            command.add_argument("--rules", default="home", help=help_text)
            command.add_argument("--name", default="", help="the title of the rules (default: from the name of the file)")
        if kind == "worksheet":
            command.add_argument("--code", default="", help="the code of a quiz, instead of seed, level and length")
            command.add_argument("--seed", type=int, default=1, help="a number that chooses the questions (default: 1)")
            command.add_argument("--level", type=int, choices=LEVELS, default=1, help="how hard (default: 1)")
            command.add_argument("--length", type=int, choices=LENGTHS, default=10, help="questions (default: 10)")
            command.add_argument("--key", action="store_true", help="add the answers, on a page of their own")
        papers = papers_of(kind)
        command.add_argument("--locale", choices=codes, default="en", help="the language (default: en)")
        command.add_argument("--paper", type=str.lower, choices=papers, default=papers[0], help=f"(default: {papers[0]})")
        command.add_argument("--out", type=Path, required=True, help="the PDF to write, such as sheet.pdf")
    return parser


def _desk(code: str) -> Desk:
    words = load_words(load_locale(code))
    shared = load_shared(ROOT)
    pages = {FAQ_PAGE: Renderer(ROOT / "docs", words, shared).render(FAQ_PAGE)}
    return desk_of(words, shared, pages, site_url())


def _document(options: argparse.Namespace) -> Document:
    if options.kind in RULES_DOCUMENTS:
        rules = read_ruleset(options.rules)  # first: it has most of the faults
        desk = _desk(options.locale)
        bundled = options.rules in RULESETS
        if len(options.name) > _LONGEST_NAME or not options.name.isprintable():
            raise SiteError(
                f"--name {options.name!a}: the title has no room for this: write up to {_LONGEST_NAME} letters."
            )
        name = options.name.strip() or (desk.words.gettext(RULESETS[options.rules]) if bundled else _title(desk.words, options.rules))
        page = f"rules/{options.rules}/" if bundled else RULES_ADDRESS
        return RULES_DOCUMENTS[options.kind](desk.rules(rules, name, page), desk.words, options.paper)
    desk = _desk(options.locale)
    if options.kind == "worksheet":
        return desk.worksheet(_wanted(options, desk), options.paper, key=options.key)
    return desk.card(options.paper) if options.kind == "card" else desk.poster(options.paper)


def _title(words: Words, file: str) -> str:
    """A title from the name of a file: friday-night.toml is "Friday night"."""
    return words.sentence_case(Path(file).stem.replace("-", " ").replace("_", " "))


def _wanted(options: argparse.Namespace, desk: Desk) -> Wanted:
    if options.code:
        try:
            code = read_code(desk.bank.version, options.code)
        except CodeError as error:
            advice = _CODE_ADVICE[str(error)].format(example=quiz_code(desk.bank.version, Code(1, LEVELS[0], LENGTHS[0])))
            raise SiteError(f"--code {options.code!a}: {advice}.") from error
        return Wanted(seed=code.seed, level=code.level, length=code.length)
    if not 0 <= options.seed < SEEDS:
        raise SiteError(f"--seed {options.seed}: there is no such seed: write a number from 0 to {SEEDS - 1}.")
    return Wanted(seed=options.seed, level=options.level, length=options.length)


def main(arguments: Sequence[str] | None = None) -> int:
    """Print what the command line asks for."""
    return reported(lambda: _print(_parser().parse_args(arguments)))


def _print(options: argparse.Namespace) -> None:
    try:
        # A file of rules that is named by mistake must not become a PDF.
        if options.out.suffix.lower() != ".pdf" or (options.out.exists() and not options.out.is_file()):
            raise SiteError(f"{options.out}: this is no name of a PDF: end it with .pdf, and name no folder.")
        document = _document(options)
        put(options.out, print_pdf(document))
    except OSError as error:
        raise SiteError(f"{options.out}: cannot be written: {error.strerror}: choose another file.") from error
    print(f"{options.out}: {document.title}, {options.locale}, {options.paper}")


if __name__ == "__main__":
    sys.exit(main())
