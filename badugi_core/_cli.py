"""The command line: its options, and how answers and faults leave the program.

Exit status: 0 all is well, 2 the input cannot be used; then standard error has one sentence.
"""

from __future__ import annotations

import json
import os
import re
import sys
from argparse import Action, ArgumentError, ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Sequence
from io import TextIOWrapper
from typing import Any, NoReturn

from badugi_core import _cli_commands
from badugi_core._cli_commands import MOST_HANDS, POLICIES, Answer, Refusal
from badugi_core._cli_english import listed, printable, quoted, shortened
from badugi_core._rulesets import DRAWS
from badugi_core._rulesets_read import BUNDLED

_PROGRAM = "python -m badugi_core"
_CARDS = "Cards are a rank A 2 3 4 5 6 7 8 9 T J Q K and a suit c d h s: 6h is the six of hearts."
_MOST_OF_A_REFUSAL = 300
"""Signs of a refusal in the words of `argparse`, which may say again what was typed."""
_INTERRUPTED = 130
"""What shells report for a program that Ctrl-C has ended."""


class _Parser(ArgumentParser):
    """A parser that refuses in one sentence and writes its help as answers are written."""

    def error(self, message: str) -> NoReturn:
        raise Refusal(f"{shortened(' '.join(message.split()), _MOST_OF_A_REFUSAL)}: see {self.prog} --help.")

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """As `argparse` does, but options that are not known are told first, and by the command itself."""
        args = sys.argv[1:] if args is None else list(args)
        for arg in args:
            if arg == "--" or (self._subparsers and not arg.startswith("-")):
                break
            if re.match("--?[^0-9-]", arg) and arg.partition("=")[0] not in self._option_string_actions:
                self.error(f"unknown option {quoted(arg)}")
        found, rest = super().parse_known_args(args, namespace)
        if rest:
            self.error(f"no place for {quoted(rest[0])}")
        return found, rest

    def _check_value(self, action: Action, value: Any) -> None:
        if action.choices is not None and value not in action.choices:
            raise ArgumentError(action, f"{quoted(value)} cannot be used: write {listed(action.choices, 'or')}")

    def print_help(self, file: Any = None) -> None:
        _write(self.format_help())


def _number(digits: str, allowed: str) -> Callable[[str], int]:
    """A reader of numbers whose digits match a pattern."""

    def read(text: str) -> int:
        if not re.fullmatch(digits, text):
            raise ArgumentTypeError(f"{quoted(text)} cannot be used: write {allowed}")
        return int(text)

    return read


def _parser() -> ArgumentParser:
    parser = _Parser(
        prog=_PROGRAM,
        description="Badugi: read hands, compare them, count odds, and tell deals.",
        epilog=f"Each command has a help of its own, with an example: {_PROGRAM} hand --help",
        allow_abbrev=False,
    )
    commands = parser.add_subparsers(title="commands", required=True, metavar="COMMAND", dest="command")
    for add in (_add_hand, _add_compare, _add_odds, _add_deal, _add_classes):
        add(commands)
    return parser


def _command(
    commands: Any, name: str, run: Callable[[Namespace], Answer], summary: str, more: str, example: str, **forms: str
) -> ArgumentParser:
    """A command, so far with the forms in which it can answer."""
    command: ArgumentParser = commands.add_parser(
        name,
        help=summary,
        description=f"{summary[0].upper()}{summary[1:]}. {more}",
        epilog=f"example: {_PROGRAM} {name} {example}",
        allow_abbrev=False,
    )
    group = command.add_mutually_exclusive_group()
    for form, what in {"json": "JSON", **forms}.items():
        group.add_argument(f"--{form}", action="store_true", help=f"print {what} instead of text")
    command.set_defaults(run=run)
    return command


def _add_hand(commands: Any) -> None:
    summary = "read a hand: which cards play, and how good it is"
    command = _command(commands, "hand", _cli_commands.hand, summary, _CARDS, "6h 4d 3s Ah")
    command.add_argument("cards", nargs="+", metavar="CARDS", help="one to four cards, apart or together: 6h4d3sAh")


def _add_compare(commands: Any) -> None:
    summary = "compare hands: who wins, and what decides"
    command = _command(commands, "compare", _cli_commands.compare, summary, _CARDS, "5s4h3d2c Ks3h2dAc")
    command.add_argument("hands", nargs="+", metavar="HAND", help=f"four cards; give 2 to {MOST_HANDS} hands")


def _add_odds(commands: Any) -> None:
    summary = "count what a hand becomes when it draws"
    more = "Every draw is counted, so the fractions are exact; three draws may take a while."
    command = _command(commands, "odds", _cli_commands.odds, summary, more, '6h4d3sAh --draws 2 --dead "Kd 2c"')
    command.add_argument("cards", nargs="+", metavar="CARDS", help="four cards, apart or together")
    draws = f"a whole number from 1 to {DRAWS}"
    command.add_argument(
        "--draws",
        type=_number(f"[1-{DRAWS}]", draws),
        default=1,
        metavar="NUMBER",
        help=f"draws left: {draws} (default: 1)",
    )
    policies = "; ".join(f"{name}: {how}" for name, (_, how) in POLICIES.items())
    command.add_argument("--policy", choices=POLICIES, default="keep-best", help=f"{policies} (default: keep-best)")
    command.add_argument("--dead", default="", metavar="CARDS", help="other cards that have been seen")


def _add_deal(commands: Any) -> None:
    summary = "tell a deal from its first chip to its last"
    more = "Give a file, or a seed: a number that stands for one shuffle and what the players do."
    history = "a hand history in the PHH format"
    command = _command(commands, "deal", _cli_commands.deal, summary, more, "--rules home --seed 7", phh=history)
    command.add_argument("file", nargs="?", metavar="FILE", help=history)
    seed = _number("[0-9]{1,18}", "a whole number of at most 18 digits")
    command.add_argument("--seed", type=seed, metavar="NUMBER", help="play a deal; equal numbers give equal deals")
    names = ", ".join(sorted(path.stem for path in BUNDLED.glob("*.toml")))
    command.add_argument("--rules", metavar="RULES", help=f"the rules to play by: {names}, or a file (default: home)")
    players = _number("[0-9]{1,18}", f"a whole number from 2 to {MOST_HANDS}")
    command.add_argument("--players", type=players, metavar="NUMBER", help="how many play (default: as few as may)")


def _add_classes(commands: Any) -> None:
    summary = "list all classes of hands"
    more = "From the best, 4-3-2-A, to the worst, a lone king."
    table = "a table for spreadsheets, with exact fractions,"
    _command(commands, "classes", _cli_commands.classes, summary, more, "--csv > classes.csv", csv=table)


def _write(text: str) -> None:
    """Write to standard output: the same bytes on every system, whatever its signs are.

    Nothing that was typed or read from a file can steer the terminal.
    """
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace", newline="\n")
    try:
        print(printable(text), end="", flush=True)
    except OSError as error:
        # What is left must go somewhere: Python writes it out once more at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if not isinstance(error, BrokenPipeError):  # the reader, such as head, has seen enough
            raise Refusal(f"standard output: {error.strerror}: write to another place.") from error


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit status."""
    try:
        options = _parser().parse_args(arguments)
        answer: Answer = options.run(options)
        _write(json.dumps(answer.data, indent=2) + "\n" if options.json else answer.text)
    except Refusal as refusal:
        print(printable(str(refusal)), file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return _INTERRUPTED
    return 0
