"""Writing a deal as a poker hand history in the PHH format, and what such a history holds.

PHH is the format of PokerKit's authors, https://phh.readthedocs.io: TOML with fixed fields.
How its fields and a `Deal` belong together:

- Players are named from the left of the button, p1, to the button; heads-up, p1 is the big
  blind. The blinds stand as small and big blind in any case: two players post them in reverse.
- ``FB`` is Badugi with fixed limit. PHH has no code for pot limit and half-pot limit, and a
  reader that took them for ``FB`` would be wrong; so they have codes of ours with the
  underscore of user-defined names, `VARIANTS`, and ``min_bet`` as PHH's pot-limit games.
- All discards of a draw stand before the first replacement, as PHH's readers want it, also
  where replacements are dealt in turn. In a draw that is not over, each player who has been
  served has them at the end.
- What PHH has no field for stands in user-defined ones:
  ``_button`` is the seat of the button, p1 the next; without it, p1 has seat 0.
  ``_deck`` is the deck in order, with the burned cards; ``_reshuffles`` the new stubs in order.
  ``[_rules]`` names every other choice of the rule set, so that a history stays what it was
  when a bundled rule set changes.
- ``??`` is a card that the history does not tell. With such cards there is no ``_deck``, and
  a reader puts others in their place.
"""

from __future__ import annotations

import datetime
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from badugi_core._cards import DECK, Card
from badugi_core._deal_actions import EventKind
from badugi_core._deal_state import Deal, Street
from badugi_core._errors import HistoryError
from badugi_core._hands import HOLE_CARDS
from badugi_core._rulesets import OPTIONS, RuleSet
from badugi_core._rulesets_choices import BettingStructure
from badugi_core._toml import format_key, format_value

VARIANTS: Mapping[str, BettingStructure] = MappingProxyType(
    {
        "FB": BettingStructure.FIXED_LIMIT,
        "_PB": BettingStructure.POT_LIMIT,
        "_HB": BettingStructure.HALF_POT_LIMIT,
    }
)
"""The betting structures by their codes in the field ``variant``; only ``FB`` is of the PHH format.

>>> str(VARIANTS["FB"])
'fixed-limit'
"""

BETS: Mapping[BettingStructure, Mapping[str, str]] = {
    BettingStructure.FIXED_LIMIT: {"small_bet": "small_bet", "big_bet": "big_bet"},
    BettingStructure.POT_LIMIT: {"min_bet": "big_blind"},
    BettingStructure.HALF_POT_LIMIT: {"min_bet": "big_blind"},
}
"""The fields for bets of each structure, and which choice of the rule set they name."""

_TEXT, _WHOLE, _NUMBER = (str,), (int,), (int, float)

OPTIONAL: Mapping[str, tuple[type, ...]] = {
    **dict.fromkeys(("author", "event", "url", "venue", "address", "city", "region"), _TEXT),
    **dict.fromkeys(("postal_code", "country"), _TEXT),
    "time": (datetime.time,),
    **dict.fromkeys(("time_zone", "time_zone_abbreviation"), _TEXT),
    **dict.fromkeys(("day", "month", "year"), _WHOLE),
    "hand": (str, int),
    **dict.fromkeys(("level", "seats", "seat_count"), _WHOLE),
    "table": (str, int),
    "players": _TEXT,
    **dict.fromkeys(("finishing_stacks", "winnings"), _NUMBER),
    **dict.fromkeys(("currency", "currency_symbol"), _TEXT),
    "ante_trimming_status": (bool,),
    **dict.fromkeys(("time_limit", "time_banks"), _NUMBER),
}
"""The optional fields of the PHH format in its order, with the types of their values or entries."""

RANGES: Mapping[str, range] = {"day": range(1, 32), "month": range(1, 13), "year": range(1, 10_000)}
"""The optional fields that take some numbers only."""

BY_PLAYER = ("seats", "players", "finishing_stacks", "winnings", "time_banks")
"""The optional fields with one entry for each player."""

FIXED_FIELDS = frozenset(
    {"variant", "antes", "blinds_or_straddles", "small_bet", "big_bet", "min_bet", "starting_stacks"}
    | {"actions", "players", "finishing_stacks", "_button", "_deck", "_reshuffles", "_rules"}
)
"""The fields that follow from the deal and the names of the players."""

HIDDEN = "??"
"""A card that the history does not tell."""


@dataclass(frozen=True, kw_only=True)
class History:
    """A deal and what a poker hand history says of it; ``format_phh(**vars(history))`` writes it.

    >>> from badugi_core import load_ruleset, start_deal
    >>> History(deal=start_deal(load_ruleset("home"), (100, 100), DECK), players=("Ana", "Bo")).players
    ('Ana', 'Bo')
    """

    deal: Deal
    """The deal after the last action."""
    players: tuple[str, ...] = ()
    """The names of the players by their seats in `deal`; empty if nobody says."""
    fields: Mapping[str, Any] = field(default_factory=dict, hash=False)
    """All other fields, such as ``author``, ``event``, ``hand`` or a user-defined ``_weather``.
    An array with one entry for each player is in the order of PHH, from the left of the button."""
    unknown: frozenset[Card] = frozenset()
    """Cards of `deal` that the history does not tell: the first that it does not name either stand
    for what was really dealt."""


def players_in_order(button: int, count: int) -> tuple[int, ...]:
    """The seats of p1, p2 and so on: from the left of the button.

    >>> players_in_order(button=0, count=3)
    (1, 2, 0)
    """
    return tuple((button + place) % count for place in range(1, count + 1))


def table_choices(structure: BettingStructure) -> tuple[str, ...]:
    """The choices of a rule set that stand in the table ``[_rules]``, for want of a field of PHH.

    >>> table_choices(BettingStructure.POT_LIMIT)[:2]
    ('min_players', 'max_players')
    """
    told = {"structure", "small_blind", "big_blind", *BETS[structure].values()}
    return tuple(name for name, option in OPTIONS.items() if option.applies(structure) and name not in told)


_PHRASES = {
    str: "a text",
    bool: "true or false",
    int: "a whole number",
    float: "a number",
    datetime.time: "a time",
    list: "a list",
    dict: "a table",
}


def phrase(*kinds: type) -> str:
    """Some types in words.

    >>> phrase(int, float), phrase(str, int)
    ('a number', 'a text or a whole number')
    """
    return " or ".join(_PHRASES[kind] for kind in kinds if kind is not int or float not in kinds)


def accepted(key: str) -> str:
    """What an optional field takes, in words; for a key that is none, the keys that are some.

    >>> accepted("month"), accepted("players")
    ('a whole number from 1 to 12', 'a list with a text for each player')
    """
    if key not in OPTIONAL:
        return f"{', '.join(sorted({*FIXED_FIELDS, *OPTIONAL}))}, or a key of your own that begins with _"
    if key in RANGES:
        return f"a whole number from {RANGES[key][0]} to {RANGES[key][-1]}"
    words = phrase(*OPTIONAL[key])
    return f"a list with {words} for each player" if key in BY_PLAYER else words


def optional_refusal(key: str, value: object, players: int) -> str:
    """Why an optional field cannot have a value, as a code of `HistoryError`; empty if it can."""
    kinds = OPTIONAL.get(key)
    if kinds is None:
        return "" if key in FIXED_FIELDS or key.startswith("_") else "unknown-key"
    if key not in BY_PLAYER:
        if type(value) not in kinds:
            return "wrong-type"
        return "" if value in RANGES.get(key, (value,)) else "out-of-range"
    if not isinstance(value, list | tuple) or any(type(entry) not in kinds for entry in value):
        return "wrong-type"
    return "" if len(value) == players else "wrong-count"


def format_phh(
    deal: Deal,
    *,
    players: Sequence[str] = (),
    fields: Mapping[str, Any] = MappingProxyType({}),
    unknown: Collection[Card] = (),
) -> str:
    """A poker hand history of a deal, complete or as far as it has got.

    Args:
        deal: the deal.
        players: names by seat; none, or one for each.
        fields: optional fields of the PHH format, and user-defined ones.
        unknown: cards that the history shall not tell.

    Raises:
        HistoryError: ``reserved-key`` for a field that follows from the deal, ``unknown-key`` for one
            that PHH does not know and that has no underscore before it, ``wrong-type``,
            ``out-of-range`` or ``wrong-count`` for the value of an optional one.
        TypeError: a value that TOML does not have.

    >>> from badugi_core import load_ruleset, start_deal
    >>> text = format_phh(start_deal(load_ruleset("home"), (100, 100), DECK), players=("Ana", "Bo"))
    >>> text.splitlines()[:2]
    ['variant = "FB"', 'antes = [0, 0]']
    """
    order = players_in_order(deal.button, len(deal.stacks))
    optional = _optional(deal, order, players, fields)
    in_order = {key: optional.pop(key) for key in OPTIONAL if key in optional}
    lines = [
        *_assignments(_setting(deal, order)),
        "actions = [",
        *_action_lines(deal, order, frozenset(unknown)),
        "]",
        *_assignments(in_order | _own_fields(deal, order, frozenset(unknown)) | optional),
        "",
        "[_rules]",
        *_assignments(_table(deal.rules)),
    ]
    return "\n".join(lines) + "\n"


def _optional(
    deal: Deal, order: Sequence[int], players: Sequence[str], fields: Mapping[str, Any]
) -> dict[str, Any]:
    """The optional fields, once it is known that each can be written."""
    optional = dict(fields)
    if reserved := FIXED_FIELDS & optional.keys():
        raise HistoryError("reserved-key", text=min(reserved))
    if players:
        if len(players) != len(order):
            raise HistoryError("wrong-count", text="players")
        optional["players"] = [players[seat] for seat in order]
    if deal.is_over:
        optional["finishing_stacks"] = [deal.stacks[seat] for seat in order]
    for key, value in optional.items():
        if refusal := optional_refusal(key, value, len(order)):
            raise HistoryError(refusal, text=key, key=key, allowed=accepted(key))
    return optional


def _assignments(entries: Mapping[str, object]) -> Iterator[str]:
    return (f"{format_key(key)} = {format_value(value)}" for key, value in entries.items())


def _setting(deal: Deal, order: Sequence[int]) -> dict[str, object]:
    """The fields that PHH requires, up to the actions."""
    rules = deal.rules
    codes = {structure: code for code, structure in VARIANTS.items()}
    blinds = [rules.small_blind, rules.big_blind] + [0] * (len(order) - 2)
    return {
        "variant": codes[rules.structure],
        "antes": [0] * len(order),
        "blinds_or_straddles": blinds,
        **{key: getattr(rules, choice) for key, choice in BETS[rules.structure].items()},
        "starting_stacks": [deal.starting_stacks[seat] for seat in order],
    }


def _own_fields(deal: Deal, order: Sequence[int], unknown: Collection[Card]) -> dict[str, object]:
    shuffles = [_joined(event.cards) for event in deal.log if event.kind == EventKind.RESHUFFLE]
    own: dict[str, object] = {"_button": deal.button}
    if not unknown:
        own["_deck"] = _joined(_deck(deal))
        if shuffles:
            own["_reshuffles"] = shuffles
    return own


def _table(rules: RuleSet) -> dict[str, object]:
    name = {"name": rules.name} if rules.name else {}
    return name | {choice: getattr(rules, choice) for choice in table_choices(rules.structure)}


def _deck(deal: Deal) -> tuple[Card, ...]:
    """The deck at the start; what a reshuffle has swallowed undealt comes last, in any order."""
    hands = [event.cards for event in deal.log if event.kind == EventKind.HOLE]
    cards = [hand[place] for place in range(HOLE_CARDS) for hand in hands]
    rest: Sequence[Card] = deal.stub
    for event in deal.log:
        if event.kind == EventKind.RESHUFFLE:
            rest = DECK
            break
        if event.kind in (EventKind.BURN, EventKind.DRAW):
            cards += event.cards
    return (*cards, *(card for card in rest if card not in cards))


def _joined(cards: Sequence[Card], unknown: Collection[Card] = ()) -> str:
    return "".join(HIDDEN if card in unknown else str(card) for card in cards)


_FORMS: Mapping[EventKind, str] = {
    EventKind.HOLE: "d dh {player} {cards}",
    EventKind.DRAW: "d dh {player} {cards}",
    EventKind.FOLD: "{player} f",
    EventKind.CHECK: "{player} cc",
    EventKind.CALL: "{player} cc",
    EventKind.BET: "{player} cbr {to}",
    EventKind.RAISE: "{player} cbr {to}",
    EventKind.STAND_PAT: "{player} sd",
    EventKind.DISCARD: "{player} sd {cards}",
    EventKind.SHOW: "{player} sm {cards}",
}
"""How PHH writes events. The others follow from these and the rules, or have fields of ours."""

_DRAWING = (EventKind.STAND_PAT, EventKind.DISCARD)


def _action_lines(deal: Deal, order: Sequence[int], unknown: Collection[Card]) -> Iterator[str]:
    """The actions, one on a line, each street and the showdown under its name."""
    drawn: Counter[int | None] = Counter()  # how often each seat has drawn
    heading, section = "", Street.PREDRAW.name
    replacements: list[str] = []
    for event in deal.log:
        if event.kind not in _FORMS:
            continue
        player = f"p{order.index(event.seat) + 1}"
        action = _FORMS[event.kind].format(player=player, to=event.to, cards=_joined(event.cards, unknown))
        line = f"  {format_value(action)},"
        if event.kind == EventKind.DRAW:
            replacements.append(line)
            continue
        if event.kind in _DRAWING:
            drawn[event.seat] += 1
            section = Street(drawn[event.seat]).name
        elif event.kind == EventKind.SHOW:
            section = "showdown"
        if section != heading or event.kind not in _DRAWING:
            yield from replacements
            replacements = []
        if section != heading:
            yield f"  # {section.lower().replace('_', ' ')}"
            heading = section
        yield line
    yield from replacements
