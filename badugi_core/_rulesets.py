"""Rule sets: every choice on which published rules differ, as a named field read from TOML.

What no rule book disputes (four cards, three draws, how hands rank) is not a choice and
has no field.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import Field, dataclass, field, fields
from pathlib import Path
from typing import Any

from badugi_core._cards import DECK
from badugi_core._errors import RuleSetError
from badugi_core._hands import HOLE_CARDS

DRAWS = 3
"""Draws in a deal (rule DRAW-1)."""

ROUNDS = DRAWS + 1
"""Betting rounds in a deal: one before the first draw, one after each draw (rule ACT-1)."""

BUNDLED = Path(__file__).with_name("rulesets")
"""The folder of the rule sets that come with the package."""


def _number(section: str, low: int, high: int) -> Any:
    return field(metadata={"section": section, "range": (low, high)})


def _choice(section: str, *values: str) -> Any:
    return field(metadata={"section": section, "choices": values})


@dataclass(frozen=True, kw_only=True)
class Round:
    """One betting round of a fixed-limit deal."""

    number: int
    """1 to 4."""
    bet: int
    """Chips that a bet or a raise adds."""
    totals: tuple[int, ...]
    """What a player has put in after the bet, after the first raise, … up to the cap."""


@dataclass(frozen=True, kw_only=True)
class RuleSet:
    """A fixed-limit game. Amounts are whole chips.

    >>> home = load_ruleset("home")
    >>> home.rounds[0].totals[0] == home.big_blind
    True
    """

    players: int = _number("table", 2, 8)
    """Seats. Known values: home 2, rooms 2–6, pagat 2–8 (SEAT-1 to SEAT-3)."""
    stack: int = _number("table", 1, 1_000_000)
    """Chips of each player at the start of a session (STK-1)."""
    deals: int = _number("table", 1, 1_000)
    """Deals in a session, unless a stack is empty before (SESS-1)."""
    small_blind: int = _number("betting", 1, 1_000_000)
    """Normally half the big blind (BLD-1, BLD-2)."""
    big_blind: int = _number("betting", 1, 1_000_000)
    """It is the opening bet of round 1 (BLD-3)."""
    small_bet: int = _number("betting", 1, 1_000_000)
    """What a bet or raise adds in the first rounds (FL-1, FL-2)."""
    big_bet: int = _number("betting", 1, 1_000_000)
    """What a bet or raise adds in the later rounds (FL-1, FL-2)."""
    small_bet_rounds: int = _number("betting", 1, ROUNDS)
    """How many rounds use the small bet; everywhere 2: the bet doubles after the second draw."""
    raises: int = _number("betting", 1, 10)
    """Raises after the bet in each round; home 3 (FL-3)."""
    burns: int = _number("draw", 0, 3)
    """Cards burned before each draw: live games 1, on-line rooms 0 (BURN-1)."""
    odd_chip: str = _choice("showdown", "big-blind", "left-of-button")
    """Who gets a chip that cannot be split (ODD-1)."""

    @property
    def rounds(self) -> tuple[Round, ...]:
        """The four betting rounds. The big blind is the bet of round 1 (FL-4).

        >>> home = load_ruleset("home")
        >>> home.rounds[3].bet == home.rounds[3].totals[0] == home.big_bet
        True
        """
        rounds = []
        for number in range(1, ROUNDS + 1):
            bet = self.small_bet if number <= self.small_bet_rounds else self.big_bet
            opening = self.big_blind if number == 1 else bet
            totals = tuple(opening + count * bet for count in range(self.raises + 1))
            rounds.append(Round(number=number, bet=bet, totals=totals))
        return tuple(rounds)

    @property
    def most_chips(self) -> int:
        """The most chips that the bets let one player put into a deal, stacks aside.

        >>> home = load_ruleset("home")
        >>> home.most_chips == sum(limits.totals[-1] for limits in home.rounds)
        True
        """
        return sum(limits.totals[-1] for limits in self.rounds)

    @property
    def most_cards(self) -> int:
        """The most cards that a deal can use: hole cards, replacements and burned cards.

        >>> home = load_ruleset("home")
        >>> home.most_cards - home.burns * DRAWS  # 2 players, 4 cards, dealt once and drawn 3 times
        32
        """
        return self.players * HOLE_CARDS * (1 + DRAWS) + self.burns * DRAWS

    @property
    def deck_can_run_out(self) -> bool:
        """Whether a deal can need more cards than the deck has (DECK-2).

        >>> load_ruleset("home").deck_can_run_out
        False
        """
        return self.most_cards > len(DECK)


_AT_MOST = {"small_blind": ("betting", "big_blind"), "small_bet": ("betting", "big_bet")}
"""Keys that may not exceed another: (section, the other key)."""


def _line_of(text: str, section: str, key: str) -> int:
    """The 1-based line of a key, else of its section, else 1."""
    current, section_line = "", 1
    for number, line in enumerate(text.split("\n"), start=1):
        if header := re.match(r"\s*\[+([^\]]+)\]", line):
            current = header[1].strip()
            section_line = number if current == section else section_line
        elif current == section and key and re.match(rf"""\s*["']?{re.escape(key)}["']?\s*=""", line):
            return number
    return section_line


def _check_value(option: Field[Any], value: object) -> tuple[str, str] | None:
    """The error code and the allowed values, if `value` does not fit the field."""
    if choices := option.metadata.get("choices"):
        allowed = " or ".join(f'"{choice}"' for choice in choices)
        return None if value in choices else ("not-allowed", allowed)
    low, high = option.metadata["range"]
    allowed = f"a whole number from {low} to {high}"
    if type(value) is not int:
        return "wrong-type", allowed
    return None if low <= value <= high else ("out-of-range", allowed)


def load_ruleset(source: str | Path) -> RuleSet:
    """Read a rule set: the name of a bundled one, or the path of a TOML file.

    Raises:
        RuleSetError: the file cannot be read, or an entry is missing, unknown or impossible.

    >>> load_ruleset("home").players
    2
    """
    bundled = isinstance(source, str) and re.fullmatch(r"[a-z0-9-]+", source)
    path = BUNDLED / f"{source}.toml" if bundled else Path(source)
    file = str(path)
    try:
        text = path.read_text(encoding="utf-8-sig")  # some editors write a mark
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        line = re.search(r"at line (\d+)", str(error))
        line_number = int(line[1]) if line else text.count("\n") + 1
        raise RuleSetError("syntax", file, line_number) from error
    except (OSError, ValueError) as error:  # ValueError: not UTF-8, or no path at all
        names = ", ".join(sorted(known.stem for known in BUNDLED.glob("*.toml")))
        allowed = f"a readable UTF-8 TOML file, or the name of a bundled one ({names})"
        raise RuleSetError("unreadable", file, 1, allowed=allowed) from error

    options = {(option.metadata["section"], option.name): option for option in fields(RuleSet)}
    sections = {section for section, _ in options}
    values: dict[str, Any] = {}
    for section, entries in data.items():
        if section not in sections or not isinstance(entries, dict):
            allowed = ", ".join(f"[{name}]" for name in sorted(sections))
            table = isinstance(entries, dict)
            line_number = _line_of(text, section, "") if table else _line_of(text, "", section)
            raise RuleSetError("unknown-key", file, line_number, section, allowed)
        for key, value in entries.items():
            line_number = _line_of(text, section, key)
            option = options.get((section, key))
            if option is None:
                allowed = ", ".join(name for part, name in options if part == section)
                raise RuleSetError("unknown-key", file, line_number, f"{section}.{key}", allowed)
            if fault := _check_value(option, value):
                raise RuleSetError(fault[0], file, line_number, f"{section}.{key}", fault[1])
            values[key] = value
    for key, (section, most) in _AT_MOST.items():
        if key in values and most in values and values[key] > values[most]:
            line_number = _line_of(text, section, key)
            raise RuleSetError("out-of-range", file, line_number, f"{section}.{key}", f"no more than {most}")
    for section, key in options:
        if key not in values:
            line_number = _line_of(text, section, "")
            raise RuleSetError("missing-key", file, line_number, f"{section}.{key}")
    return RuleSet(**values)
