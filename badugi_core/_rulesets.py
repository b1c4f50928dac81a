"""Rule sets: every choice on which published rules differ, as a named field.

What no rule book disputes (four cards, three draws, how hands rank) is not a choice and
has no field. `RuleSet` checks itself, whether it comes from a TOML file or is built by hand.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, fields
from enum import StrEnum
from itertools import pairwise
from types import MappingProxyType
from typing import Any

from badugi_core._cards import DECK
from badugi_core._errors import RuleSetError
from badugi_core._hands import HOLE_CARDS
from badugi_core._rulesets_choices import (
    BettingStructure,
    Exchange,
    FirstToShow,
    OddChip,
    Reopening,
    Reshuffle,
    Rounding,
    Source,
)

DRAWS = 3
"""Draws in a deal (rule DRAW-1).

>>> DRAWS
3
"""

ROUNDS = DRAWS + 1
"""Betting rounds in a deal: one before the first draw, one after each draw (rule ACT-1).

>>> ROUNDS
4
"""


@dataclass(frozen=True, kw_only=True)
class Option:
    """What a rule set file says of a field of `RuleSet`: in which section, when, and what it may be.

    >>> bet = OPTIONS["small_bet"]
    >>> bet.key, bet.only.value, bet.range
    ('betting.small_bet', 'fixed-limit', (1, 1000000))
    >>> OPTIONS["exchange"].accepts
    '"in-turn" or "after-all"'
    """

    name: str
    """The name of the field, and of the key in the file."""
    section: str
    """The section of the file in which the key stands."""
    only: BettingStructure | None
    """The structure to which it applies, or None if it applies to all."""
    kind: type[int | StrEnum]
    """What its value is: a whole number, true or false, or a choice."""
    range: tuple[int, ...] = ()
    """The least and the most that a number may be; empty if it is no number."""
    accepts: str
    """What it may be, as a short English phrase."""

    @property
    def key(self) -> str:
        """The key with its section, as messages name it, such as ``"draw.burns"``."""
        return f"{self.section}.{self.name}"

    def applies(self, structure: object) -> bool:
        """Whether it means anything in rule sets of that structure, which may be given as its text.

        >>> OPTIONS["small_bet"].applies("pot-limit"), OPTIONS["burns"].applies("pot-limit")
        (False, True)
        """
        return self.only in (None, structure)


def _option(section: str, only: BettingStructure | None, kind: type, accepts: str, **more: Any) -> Any:
    """A field of `RuleSet` with what `OPTIONS` says of it.

    With `only` it applies to that structure alone, and elsewhere it has its default.
    """
    metadata = {"section": section, "only": only, "kind": kind, "accepts": accepts, **more}
    if only is None:
        return field(metadata=metadata)
    return field(default=next(iter(kind)) if issubclass(kind, StrEnum) else kind(), metadata=metadata)


def _number(section: str, low: int, high: int, only: BettingStructure | None = None) -> Any:
    return _option(section, only, int, f"a whole number from {low} to {high}", range=(low, high))


def _choice(section: str, kind: type[StrEnum], only: BettingStructure | None = None) -> Any:
    return _option(section, only, kind, _quoted(kind))


def _quoted(choices: Iterable[str]) -> str:
    return " or ".join(f'"{choice}"' for choice in choices)


_FIXED, _HALF_POT = BettingStructure.FIXED_LIMIT, BettingStructure.HALF_POT_LIMIT


class _Sources(Mapping[str, tuple[Source, ...]]):
    """A mapping that nobody can change, and that can be copied and pickled."""

    def __init__(self, entries: Mapping[str, tuple[Source, ...]]) -> None:
        self._entries = dict(entries)

    def __getitem__(self, name: str) -> tuple[Source, ...]:
        return self._entries[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._entries)

    def __len__(self) -> int:
        return len(self._entries)

    def __repr__(self) -> str:
        return repr(self._entries)


@dataclass(frozen=True, kw_only=True)
class Round:
    """One betting round of a fixed-limit deal.

    >>> Round(number=1, bet=2, totals=(2, 4, 6, 8)).totals[-1]
    8
    """

    number: int
    """1 to 4."""
    bet: int
    """Chips that a bet or a raise adds."""
    totals: tuple[int, ...]
    """What a player has put in after the bet, after the first raise, … up to the cap."""


_RISING = (("min_players", "max_players"), *pairwise(("small_blind", "big_blind", "small_bet", "big_bet")))
"""Fields of which the first may not be more than the second, where both apply."""


@dataclass(frozen=True, kw_only=True)
class RuleSet:
    """One way to play. Amounts are whole chips; the text of a choice stands for the choice.

    Raises:
        RuleSetError: a value is of a wrong type, out of range, not allowed, or does not apply;
            the deck could run out, and `reshuffle` says that it cannot.

    >>> from badugi_core import load_ruleset
    >>> home = load_ruleset("home")
    >>> home.rounds[0].totals[0] == home.big_blind
    True
    """

    name: str = field(default="", compare=False)
    """The name of its file without the ending, such as ``"home"``; for messages only."""
    sources: Mapping[str, tuple[Source, ...]] = field(default_factory=dict, compare=False)
    """Who says so, by the names of the fields below; a host's own file may leave it out."""

    min_players: int = _number("table", 2, 8)
    """Fewest players of a deal, no more than `max_players`. Known values: 2 everywhere (SEAT-1 to SEAT-3)."""
    max_players: int = _number("table", 2, 8)
    """Seats. Known values: home 2, rooms 6, pagat 8 (SEAT-1 to SEAT-3)."""
    stack: int = _number("table", 1, 1_000_000)
    """Chips of each player at the start of a session. Known value: home 100 (STK-1)."""
    deals: int = _number("table", 0, 1_000)
    """Deals in a session, unless it ends before because a stack is empty; 0 for an open session,
    which lasts as long as the table likes. Known values: home 12, elsewhere 0 (SESS-1)."""

    structure: BettingStructure = _choice("betting", BettingStructure)
    """What limits a bet or a raise. Known values: home fixed limit; rooms and pagat all three (LIM-1)."""
    small_blind: int = _number("betting", 1, 1_000_000)
    """Normally half the big blind, and no more than it (BLD-1, BLD-2)."""
    big_blind: int = _number("betting", 1, 1_000_000)
    """The opening bet of round 1, in fixed limit no more than `small_bet`; the least bet in pot limit and
    half-pot limit (BLD-3, MIN-1)."""
    small_bet: int = _number("betting", 1, 1_000_000, _FIXED)
    """What a bet or raise adds in the first rounds, no more than `big_bet`; 0 without fixed limit (FL-1, FL-2)."""
    big_bet: int = _number("betting", 1, 1_000_000, _FIXED)
    """What a bet or raise adds in the later rounds; 0 without fixed limit (FL-1, FL-2)."""
    small_bet_rounds: int = _number("betting", 1, ROUNDS, _FIXED)
    """How many rounds use the small bet; everywhere 2, the bet doubles after the second draw.
    0 without fixed limit (FL-1)."""
    raises_predraw: int = _number("betting", 1, 10, _FIXED)
    """Raises after the big blind, which is the bet of round 1; 0 without fixed limit. Known values:
    3 in the house and in Robert's Rules (FL-3, FL-4)."""
    raises: int = _number("betting", 1, 10, _FIXED)
    """Raises after the bet in each later round; 0 without fixed limit. Known values: 3 in the house
    and in Robert's Rules, 4 at the WSOP (FL-3)."""
    uncapped_heads_up: bool = _option("betting", _FIXED, bool, "true or false")
    """Whether raises are unlimited while two players are left; a round that reached its cap before
    stays capped. False without fixed limit. Known values: home false, as Robert's Rules for
    tournaments; card rooms often true, as Robert's Rules for cash games (FL-3)."""
    reopens: Reopening = _choice("betting", Reopening)
    """What an all-in must add to count as a bet or a raise. Known values: half a bet for fixed limit
    in Robert's Rules, BARGE and at the WSOP; a full bet for pot limit. Two players never need it."""
    half_pot_rounding: Rounding = _choice("betting", Rounding, _HALF_POT)
    """Half of an odd pot; down without half-pot limit. No rule book says (HP-1)."""

    burns: int = _number("draw", 0, 3)
    """Cards burned before each draw. Known values: home and live games 1, on-line rooms 0 (BURN-1)."""
    exchange: Exchange = _choice("draw", Exchange)
    """When replacements are dealt. Known values: home and pagat in turn, BARGE after all (DRAW-7)."""
    reshuffle: Reshuffle = _choice("draw", Reshuffle)
    """What becomes the deck when it runs out. Known values: home never, the WSOP earlier discards,
    PokerStars all but one's own (DECK-2 to DECK-4)."""

    first_to_show: FirstToShow = _choice("showdown", FirstToShow)
    """Who shows first. Known value: the last aggressor everywhere (SHOW-2)."""
    odd_chip: OddChip = _choice("showdown", OddChip)
    """Who gets a chip that cannot be split. Known values: home the big blind, elsewhere the tied
    seats from the left of the button (ODD-1)."""

    def __post_init__(self) -> None:
        for name, option in OPTIONS.items():
            value = getattr(self, name)
            if option.applies(self.structure):
                value = checked(option, value)
            elif value != getattr(RuleSet, name):  # the default
                raise not_applicable(option)
            object.__setattr__(self, name, value)
        for lower, higher in _RISING:
            if 0 < getattr(self, higher) < getattr(self, lower):  # 0 where it does not apply
                raise RuleSetError("out-of-range", key=OPTIONS[lower].key, allowed=f"no more than {higher}")
        if self.reshuffle is Reshuffle.NEVER and self.deck_can_run_out:
            others = _quoted(other for other in Reshuffle if other is not Reshuffle.NEVER)
            most = (len(DECK) - self.burns * DRAWS) // (HOLE_CARDS * (1 + DRAWS))
            allowed = f"{others}, or no more than {most} players"
            raise RuleSetError("deck-runs-out", key=OPTIONS["reshuffle"].key, allowed=allowed)
        object.__setattr__(self, "sources", _checked_sources(self.sources, self.structure))

    @property
    def rounds(self) -> tuple[Round, ...]:
        """The four betting rounds of fixed limit, else none: no other structure has fixed sizes.

        The big blind is the bet of round 1 (FL-4).

        >>> from badugi_core import load_ruleset
        >>> home = load_ruleset("home")
        >>> home.rounds[3].bet == home.rounds[3].totals[0] == home.big_bet
        True
        >>> load_ruleset("room-pot-limit").rounds
        ()
        """
        if self.structure is not BettingStructure.FIXED_LIMIT:
            return ()
        rounds = []
        for number in range(1, ROUNDS + 1):
            bet = self.small_bet if number <= self.small_bet_rounds else self.big_bet
            opening, raises = (self.big_blind, self.raises_predraw) if number == 1 else (bet, self.raises)
            totals = tuple(opening + count * bet for count in range(raises + 1))
            rounds.append(Round(number=number, bet=bet, totals=totals))
        return tuple(rounds)

    @property
    def most_chips(self) -> int:
        """The most chips that the bets let one player put into a deal; 0 where only stacks limit it.

        >>> from badugi_core import load_ruleset
        >>> home = load_ruleset("home")
        >>> home.most_chips == sum(limits.totals[-1] for limits in home.rounds)
        True
        """
        return 0 if self.uncapped_heads_up else sum(limits.totals[-1] for limits in self.rounds)

    @property
    def most_cards(self) -> int:
        """The most cards that a full table can need: hole cards, replacements and burned cards.

        >>> from badugi_core import load_ruleset
        >>> home = load_ruleset("home")
        >>> home.most_cards - home.burns * DRAWS  # 2 players, 4 cards, dealt once and drawn 3 times
        32
        """
        return self.max_players * HOLE_CARDS * (1 + DRAWS) + self.burns * DRAWS

    @property
    def deck_can_run_out(self) -> bool:
        """Whether a deal can need more cards than the deck has (DECK-2).

        >>> from badugi_core import load_ruleset
        >>> load_ruleset("home").deck_can_run_out
        False
        """
        return self.most_cards > len(DECK)


OPTIONS: Mapping[str, Option] = MappingProxyType(
    {option.name: Option(name=option.name, **option.metadata) for option in fields(RuleSet) if option.metadata}
)
"""What a rule set file gives: an `Option` for each field of `RuleSet` but its name and sources, in the order of the class.

>>> [name for name, option in OPTIONS.items() if option.section == "draw"]
['burns', 'exchange', 'reshuffle']
"""


def not_applicable(option: Option, section: str = "") -> RuleSetError:
    """The fault of giving a field that means nothing with the structure of the rule set."""
    key = f"{section or option.section}.{option.name}"
    return RuleSetError("not-applicable", key=key, allowed=f'no such key, or structure = "{option.only}"')


def checked(option: Option, value: Any) -> Any:
    """The value of a field that applies; a choice given as text becomes the choice."""
    low, high = option.range or (False, True)
    if issubclass(option.kind, StrEnum):
        try:
            return option.kind(value)
        except ValueError:
            code = "not-allowed"
    elif type(value) is not option.kind:  # not isinstance: to Python, True is a number too
        code = "wrong-type"
    elif low <= value <= high:
        return value
    else:
        code = "out-of-range"
    raise RuleSetError(code, key=option.key, allowed=option.accepts)


def _checked_sources(sources: Mapping[str, Any], structure: BettingStructure) -> _Sources:
    """The sources of fields that apply, each with at least one known id."""
    allowed = f"a list of {_quoted(Source)}"
    entries = {}
    for name, ids in sources.items():
        key = f"sources.{name}"
        if name not in OPTIONS:
            raise RuleSetError("unknown-key", key=key, allowed=", ".join(OPTIONS))
        if not OPTIONS[name].applies(structure):
            raise not_applicable(OPTIONS[name], "sources")
        if not isinstance(ids, list | tuple) or not ids:
            raise RuleSetError("wrong-type", key=key, allowed=allowed)
        try:
            entries[name] = tuple(Source(text) for text in ids)
        except ValueError as error:
            raise RuleSetError("not-allowed", key=key, allowed=allowed) from error
    return _Sources(entries)
