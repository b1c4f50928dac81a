"""Reading a poker hand history in the PHH format; what its fields mean stands in _phh.py."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from badugi_core._cards import DECK, Card
from badugi_core._deal import start_deal
from badugi_core._deal_actions import ActionError
from badugi_core._deal_state import Deal
from badugi_core._errors import DealError, HistoryError, RuleSetError
from badugi_core._phh import (
    BETS,
    FIXED_FIELDS,
    HIDDEN,
    VARIANTS,
    History,
    accepted,
    optional_refusal,
    phrase,
    players_in_order,
    table_choices,
)
from badugi_core._phh_play import Step, cards_to_come, dealt_cards, play, stacked, told_cards
from badugi_core._rulesets import OPTIONS, RuleSet
from badugi_core._rulesets_read import load_ruleset
from badugi_core._toml import Lines, TomlFault, find_lines, parse_toml, read_text


@dataclass(frozen=True)
class _File:
    """The fields of a file with the lines on which they stand."""

    name: str
    data: Mapping[str, Any]
    lines: Lines

    def fault(self, code: str, key: str, text: object, allowed: str = "") -> HistoryError:
        """An error on the line of a key, else of the table it is in."""
        line = self.lines.keys.get(key) or self.lines.keys.get(key.partition(".")[0], 1)
        return HistoryError(code, self.name, line, str(text), key, allowed)

    def value(self, key: str, *kinds: type) -> Any:
        """The value of a field that must be there."""
        if key not in self.data:
            raise self.fault("missing-key", key, key)
        if type(self.data[key]) not in kinds:  # not isinstance: to Python, True is a number too
            raise self.fault("wrong-type", key, self.data[key], phrase(*kinds))
        return self.data[key]

    def array(self, key: str, *kinds: type, count: int | None = None) -> list[Any]:
        """The entries of an array that must be there."""
        entries: list[Any] = self.value(key, list)
        for entry in entries:
            if type(entry) not in kinds:
                raise self.fault("wrong-type", key, entry, f"a list, each entry {phrase(*kinds)}")
        if count not in (None, len(entries)):
            raise self.fault("wrong-count", key, len(entries))
        return entries

    def cards(self, key: str, text: str) -> tuple[Card, ...]:
        """The cards in a text of a field of ours."""
        cards = _cards(text) or ()
        if not cards or None in cards:
            raise self.fault("unknown-card", key, text)
        return tuple(card for card in cards if card)


def parse_phh(text: str, file: str = "") -> History:
    """Read a poker hand history of Badugi, complete or not, and play it.

    Without fields of ours the rules are those of the bundled card room with the same
    structure, save for blinds, bets and seats: no cards are burned, for example. Commentaries
    are not kept.

    Args:
        text: the history.
        file: its path, for errors.

    Raises:
        HistoryError: anything is wrong with it.
        TypeError: no text.

    >>> history = parse_phh('''
    ... variant = "FB"
    ... antes = [0, 0]
    ... blinds_or_straddles = [1, 2]
    ... small_bet = 2
    ... big_bet = 4
    ... starting_stacks = [100, 100]
    ... actions = ["d dh p1 Ah2c3s7d", "d dh p2 As2h3dKd", "p2 cbr 4", "p1 f"]
    ... ''')
    >>> history.deal.stacks
    (98, 102)
    """
    if not isinstance(text, str):
        raise TypeError(f"a history is read from a text, not from {text!r}")
    source = _File(file, *_loaded(text, file))
    order = _order(source)
    count = len(order)
    rules = _rules(source, count)
    for key, value in source.data.items():
        if refusal := optional_refusal(key, value, count):
            raise source.fault(refusal, key, key if refusal == "unknown-key" else value, accepted(key))
    steps = _steps(source, order)
    told = frozenset(DECK) if "_deck" in source.data else told_cards(steps)
    deal = _played(source, rules, order, steps, told)
    left = [deal.stacks[seat] for seat in order]
    if source.data.get("finishing_stacks", left) != left:
        raise source.fault("other-stacks", "finishing_stacks", left)
    names = source.data.get("players")
    return History(
        deal=deal,
        players=tuple(names[order.index(seat)] for seat in deal.seats) if names else (),
        fields={key: value for key, value in source.data.items() if key not in FIXED_FIELDS},
        unknown=frozenset(card for seat in deal.seats for card in dealt_cards(deal, seat)) - told,
    )


def read_phh(path: str | Path) -> History:
    """Read a poker hand history from a file, as `parse_phh` does from a text.

    Raises:
        HistoryError: ``unreadable``, or anything is wrong with it.

    >>> read_phh("no-such-file.phh")
    Traceback (most recent call last):
    badugi_core._errors.HistoryError: no-such-file.phh: unreadable
    """
    try:
        text = read_text(path)
    except TomlFault as fault:
        raise HistoryError(fault.code, str(path), fault.line) from fault.__cause__
    return parse_phh(text, str(path))


def _loaded(text: str, file: str) -> tuple[dict[str, Any], Lines]:
    try:
        return parse_toml(text), find_lines(text)
    except TomlFault as fault:
        error = HistoryError(fault.code, file, fault.line, key=fault.key, allowed="a number of fewer digits")
        raise error from fault.__cause__


def _order(source: _File) -> tuple[int, ...]:
    """The seats of p1, p2 and so on."""
    count = len(source.array("starting_stacks", int))
    if not _SEATS[0] <= count <= _SEATS[1]:
        raise source.fault("wrong-players", "starting_stacks", count, "{} to {}".format(*_SEATS))
    button = source.value("_button", int) if "_button" in source.data else count - 1
    if button not in range(count):
        raise source.fault("wrong-button", "_button", button)
    return players_in_order(button, count)


_SEATS = OPTIONS["max_players"].range
"""Fewest and most players (SEAT-3)."""

_FIELDS_OF_CHOICES = {
    "small_blind": "blinds_or_straddles",
    "big_blind": "blinds_or_straddles",
    "small_bet": "small_bet",
    "big_bet": "big_bet",
    "max_players": "starting_stacks",
}
"""Which field tells a choice of the rule set that is not in the table ``[_rules]``."""


def _rules(source: _File, players: int) -> RuleSet:
    """The rule set that the file tells, completed from a bundled one."""
    code = source.value("variant", str)
    if code not in VARIANTS:
        raise source.fault("unknown-variant", "variant", code)
    structure = VARIANTS[code]
    base = load_ruleset(f"room-{structure}")
    if any(source.array("antes", int, float, count=players)):
        raise source.fault("not-supported", "antes", source.data["antes"])
    small, big, *straddles = source.array("blinds_or_straddles", int, count=players)
    if any(straddles):
        raise source.fault("not-supported", "blinds_or_straddles", source.data["blinds_or_straddles"])
    told = {"small_blind": small, "big_blind": big, "max_players": max(base.max_players, players)}
    for key, choice in BETS[structure].items():
        bet = source.value(key, int)
        if told.setdefault(choice, bet) != bet:
            raise source.fault("not-supported", key, bet)
    table = source.value("_rules", dict) if "_rules" in source.data else {}
    known = ("name", *table_choices(structure))
    for key in table:
        if key not in known:
            raise source.fault("unknown-key", f"_rules.{key}", key, ", ".join(known))
    name = table.get("name", "")
    if type(name) is not str:
        raise source.fault("wrong-type", "_rules.name", name, phrase(str))
    try:
        return replace(base, **{"name": name, "sources": {}, **told, **table})
    except RuleSetError as error:
        choice = error.key.rpartition(".")[2]
        key = f"_rules.{choice}" if choice in table else _FIELDS_OF_CHOICES.get(choice, "_rules")
        what = f"a {choice.replace('_', ' ')} of " if key == "blinds_or_straddles" else ""
        allowed = what + error.allowed.replace("big_blind", "the big blind")
        raise source.fault(error.code, key, (told | table).get(choice, choice), allowed) from error


_CARDS: Mapping[str, Card | None] = {str(card): card for card in DECK} | {HIDDEN: None}


def _cards(text: str) -> tuple[Card | None, ...] | None:
    """Cards in a row, None for a hidden one; None in all if something is no card."""
    pieces = [text[start : start + 2] for start in range(0, len(text), 2)]
    return tuple(_CARDS[piece] for piece in pieces) if _CARDS.keys() >= set(pieces) else None


def _steps(source: _File, order: Sequence[int]) -> list[Step]:
    """The actions, without those that are only a commentary."""
    actions = source.array("actions", str)
    lines = source.lines.items.get("actions", ())
    steps = (_step(source.name, line, text, order) for line, text in zip(lines, actions, strict=True))
    return [step for step in steps if step]


def _step(file: str, line: int, text: str, order: Sequence[int]) -> Step | None:
    """One action; the forms are those of the PHH format, without its board and its bring-in."""
    verb, cards, amount = "", "", "0"
    match text.partition("#")[0].split():
        case []:
            return None
        case ["d", "dh" as verb, player, cards]:
            pass
        case [player, "f" | "cc" | "sd" as verb]:
            pass
        case [player, "sm"]:
            verb = "muck"
        case [player, "sm" as verb, "-"]:
            pass
        case [player, "sd" | "sm" as verb, cards]:
            pass
        case [player, "cbr" as verb, amount]:
            pass
        case _:
            raise HistoryError("unknown-action", file, line, text)
    number = re.fullmatch(r"p([1-9])", player)
    if not number or int(number[1]) > len(order):
        raise HistoryError("unknown-player", file, line, text)
    told = _cards(cards)
    if told is None:
        raise HistoryError("unknown-card", file, line, text)
    if not re.fullmatch(r"[0-9]{1,18}", amount):
        raise HistoryError("wrong-type", file, line, text, "cbr", "whole chips, in at most 18 digits")
    return Step(file, line, text, order[int(number[1]) - 1], verb, told, int(amount))


def _played(
    source: _File, rules: RuleSet, order: Sequence[int], steps: Sequence[Step], told: Collection[Card]
) -> Deal:
    """The deal after all steps, with the deck and the reshuffles of the file or others that fit."""
    shuffles, coming = [], []
    if "_reshuffles" in source.data:
        shuffles = [source.cards("_reshuffles", text) for text in source.array("_reshuffles", str)]
    if "_deck" in source.data:
        deck = source.cards("_deck", source.value("_deck", str))
    else:
        coming = cards_to_come(steps, order, rules.burns)
        deck = stacked(DECK, coming)
    stacks = [source.data["starting_stacks"][order.index(seat)] for seat in range(len(order))]
    try:
        deal = play(start_deal(rules, stacks, deck, button=order[-1]), steps, told, shuffles, coming)
    except DealError as error:
        key = "_deck" if error.code == "wrong-deck" else "starting_stacks"
        raise source.fault(error.code, key, error.value, f"{rules.min_players} to {rules.max_players}") from error
    except ActionError as error:
        raise source.fault(error.code, "_reshuffles", error.action) from error
    if shuffles:
        raise source.fault("not-dealt", "_reshuffles", source.data["_reshuffles"][-len(shuffles)])
    return deal
