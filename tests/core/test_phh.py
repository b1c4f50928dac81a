"""Hand histories: every deal comes back as it was, and the files are as the format wants them."""

from __future__ import annotations

import datetime
import random
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from badugi_core import (
    OPTIONS,
    BettingStructure,
    EventKind,
    History,
    HistoryError,
    State,
    apply,
    format_phh,
    load_ruleset,
    parse_phh,
    read_phh,
)
from tests.core.deals import BEST, EIGHT, FIXED, HALF_POT, POT_LIMIT, events, play
from tests.core.random_deals import RULE_SETS, actions_of, some_deal, start_of
from tests.house import HOUSE

PLAYTHROUGHS = sorted((Path(__file__).parents[1] / "playthroughs").glob("*.phh"))
BY_NAME = {path.stem: path.read_text(encoding="utf-8") for path in PLAYTHROUGHS}


@pytest.mark.parametrize("name", RULE_SETS)
def test_every_deal_comes_back(name):
    """A history of a deal, over or not, is read as an equal deal: its state and its whole log."""
    source = random.Random(name)
    kinds = set()
    for _ in range(40):
        deal = some_deal(source, RULE_SETS[name], source.choice((1_000, 1_000, source.randrange(40))))
        text = format_phh(deal)
        history = parse_phh(text)
        assert history.deal == deal, text
        assert history == History(deal=deal), text
        assert history.deal.rules.name == deal.rules.name
        assert format_phh(**vars(history)) == text
        kinds |= {event.kind for event in deal.log}
    rare = {EventKind.BURN} if not RULE_SETS[name].burns else set()
    if RULE_SETS[name].max_players < 8:
        rare.add(EventKind.RESHUFFLE)
    assert set(EventKind) - kinds <= rare


def test_every_moment_of_a_deal_comes_back():
    """Each state on the way is written and read too, also in a draw and while the deck is short (DECK-4)."""
    for name in ("deck-runs-out", "side-pot", "three-cards-to-badugi"):
        whole = parse_phh(BY_NAME[name]).deal
        deal = start_of(whole)
        states = set()
        for step in actions_of(whole):
            assert parse_phh(format_phh(deal)).deal == deal
            states.add(deal.state)
            deal = apply(deal, step)
        assert deal == whole
        assert (State.RESHUFFLING in states) == (name == "deck-runs-out")


@pytest.mark.parametrize("name", BY_NAME)
def test_playthroughs_are_complete_and_canonical(name):
    """Each deal in tests/playthroughs is over, has a name for each seat, and is written back byte for byte."""
    history = read_phh(next(path for path in PLAYTHROUGHS if path.stem == name))
    assert history.deal.is_over
    assert history.players == tuple("ABCDEF")[: len(history.deal.seats)]
    assert format_phh(**vars(history)) == BY_NAME[name]


def test_what_the_playthroughs_show():
    """The playthroughs hold what they are for: cap, limits, side pot, odd chips, a deck that runs out."""
    deals = {name: parse_phh(text).deal for name, text in BY_NAME.items()}
    assert {name: deal.stacks for name, deal in deals.items()} == {
        "three-cards-to-badugi": (112, 88),
        "check-raise-and-cap": (100, 140, 76, 88, 100, 96),
        "pot-limit": (348, 193, 59),
        "half-pot-limit": (68, 99, 133),
        "side-pot": (220, 60, 0),
        "odd-chips": (100, 101, 98, 101, 100),
        "deck-runs-out": (98, 98, 98, 98, 118, 90),
    }
    assert {deal.rules.structure for deal in deals.values()} == set(BettingStructure)
    assert deals["three-cards-to-badugi"].rules == load_ruleset("home")
    totals = [event.to for event in events(deals["check-raise-and-cap"], EventKind.BET, EventKind.RAISE)]
    assert totals == [4, 2, 4, 6, 8, 4, 8, 4]  # a bet and three raises in round 2 (FL-3)
    assert [event.amount for event in events(deals["side-pot"], EventKind.RETURN)] == [31]
    won = [(event.pot, event.amount) for event in events(deals["side-pot"], EventKind.WIN)]
    assert won == [(0, 60), (1, 80)]
    won = [(event.seat, event.amount) for event in events(deals["odd-chips"], EventKind.WIN)]
    assert won == [(1, 7), (3, 7), (0, 6)]
    assert len(events(deals["deck-runs-out"], EventKind.RESHUFFLE)) == 1


def test_a_short_deal_byte_for_byte():
    """The text of a short deal, byte for byte; p1 is left of the button (BTN-2, BURN-1)."""
    script = "1 calls, 0 raises 4, 1 calls, 0 throws 2, 1 stands, 0 checks, 1 bets 2, 0 folds"
    deal = play(HOUSE, (20, 30), script, button=1, hands=(BEST, EIGHT), then="Kc Qc Tc")
    assert format_phh(deal, players=("Ana", 'Bo "x"'), fields={"hand": 7, "_note": "é"}) == (
        'variant = "FB"\n'
        "antes = [0, 0]\n"
        "blinds_or_straddles = [1, 2]\n"
        "small_bet = 2\n"
        "big_bet = 4\n"
        "starting_stacks = [20, 30]\n"
        "actions = [\n"
        "  # predraw\n"
        '  "d dh p1 4c3d2hAs",\n'
        '  "d dh p2 8c7d6h5s",\n'
        '  "p2 cc",\n'
        '  "p1 cbr 4",\n'
        '  "p2 cc",\n'
        "  # first draw\n"
        '  "p1 sd 4c3d",\n'
        '  "p2 sd",\n'
        '  "d dh p1 QcTc",\n'
        '  "p1 cc",\n'
        '  "p2 cbr 2",\n'
        '  "p1 f",\n'
        "]\n"
        "hand = 7\n"
        'players = ["Ana", "Bo \\"x\\""]\n'
        "finishing_stacks = [16, 34]\n"
        "_button = 1\n"
        f'_deck = "4c8c3d7d2h6hAs5sKcQcTc{"".join(map(str, deal.stub))}"\n'
        '_note = "é"\n'
        "\n"
        "[_rules]\n"
        'name = "house"\n'
        "min_players = 2\n"
        "max_players = 2\n"
        "stack = 100\n"
        "deals = 12\n"
        "small_bet_rounds = 2\n"
        "raises_predraw = 3\n"
        "raises = 3\n"
        "uncapped_heads_up = false\n"
        'reopens = "half-bet"\n'
        "burns = 1\n"
        'exchange = "in-turn"\n'
        'reshuffle = "never"\n'
        'first_to_show = "last-aggressor"\n'
        'odd_chip = "big-blind"\n'
    )


@pytest.mark.parametrize(("count", "button"), [(2, 0), (2, 1), (3, 0), (5, 3), (8, 7)])
def test_players_in_the_order_of_phh(count, button):
    """p1 is left of the button, the last is the button; p1 is the big blind only of two (BTN-2, BTN-3)."""
    names = [f"seat {seat}" for seat in range(count)]
    stacks = range(100, 100 + count)
    deal = play(FIXED, stacks, button=button)
    data = tomllib.loads(format_phh(deal, players=names))
    assert data["players"] == [f"seat {(button + place) % count}" for place in range(1, count + 1)]
    assert data["starting_stacks"] == [100 + (button + place) % count for place in range(1, count + 1)]
    assert data["blinds_or_straddles"] == [1, 2, *[0] * (count - 2)]
    assert data["players"].index(names[deal.big_blind]) == (0 if count == 2 else 1)
    assert parse_phh(format_phh(deal, players=names)).players == tuple(names)


@pytest.mark.parametrize(("rules", "code"), [(FIXED, "FB"), (POT_LIMIT, "_PB"), (HALF_POT, "_HB")])
def test_only_fixed_limit_is_badugi_of_phh(rules, code):
    """PHH has a code for fixed limit alone; the others have ours, and a least bet (PL-1, HP-1)."""
    data = tomllib.loads(format_phh(play(rules, (50, 50, 50))))
    assert data["variant"] == code
    bets = {key: data[key] for key in ("small_bet", "big_bet", "min_bet") if key in data}
    assert bets == ({"small_bet": 2, "big_bet": 4} if rules is FIXED else {"min_bet": 2})


def test_a_history_does_not_depend_on_the_bundled_files():
    """Every choice of a rule set stands in the file: as a field of PHH, by the variant, or in the table."""
    elsewhere = {"structure", "small_blind", "big_blind", "small_bet", "big_bet"}
    for rules in RULE_SETS.values():
        choices = {name for name, option in OPTIONS.items() if option.only in (None, rules.structure)}
        table = tomllib.loads(format_phh(play(rules, (50, 50))))["_rules"]
        assert table.keys() - {"name"} == choices - elsewhere


FIELDS: Mapping[str, Any] = {
    "author": "Ana Ó\\x7f\x7f\t\"'\n",
    "event": "",
    "time": datetime.time(23, 5, 1, 250),
    "day": 3,
    "hand": "12b",
    "seats": [4, 2],
    "table": 9,
    "winnings": [1.5, 0],
    "currency_symbol": "€",
    "ante_trimming_status": True,
    "time_limit": float("inf"),
    "_future": 1e300,
    "_date": datetime.date(2024, 2, 29),
    "_moment": datetime.datetime(2024, 2, 29, 1, 2, tzinfo=datetime.UTC),
    "_nested": {"a b": [1, [True, {}]], "": -5},
    "_ é": [],
}
"""Fields of every type that TOML has."""


def test_other_fields_are_kept():
    """Optional and user-defined fields come back with their types, in the order of the format."""
    deal = play(HOUSE, (9, 9))
    text = format_phh(deal, fields=FIELDS)
    history = parse_phh(text)
    assert history.fields == FIELDS
    assert [type(value) for value in history.fields.values()] == [type(FIELDS[key]) for key in history.fields]
    assert list(history.fields) == list(FIELDS)
    shuffled = dict(sorted(FIELDS.items(), key=lambda item: item[0]))
    keys = list(parse_phh(format_phh(deal, fields=shuffled)).fields)
    assert keys[:11] == list(FIELDS)[:11]  # of the format; the others as they come


@pytest.mark.parametrize(
    ("arguments", "code", "text"),
    [
        ({"fields": {"variant": "FB"}}, "reserved-key", "variant"),
        ({"fields": {"_deck": "As"}}, "reserved-key", "_deck"),
        ({"fields": {"players": ["a", "b"]}}, "reserved-key", "players"),
        ({"players": ("a",)}, "wrong-count", "players"),
        ({"players": ("a", 2)}, "wrong-type", "players"),
        ({"fields": {"day": "Monday"}}, "wrong-type", "day"),
        ({"fields": {"day": 32}}, "out-of-range", "day"),
        ({"fields": {"weather": "wet"}}, "unknown-key", "weather"),
        ({"fields": {"day": True}}, "wrong-type", "day"),
        ({"fields": {"seats": [1]}}, "wrong-count", "seats"),
    ],
    ids=str,
)
def test_what_cannot_be_written(arguments, code, text):
    """A field that follows from the deal, or that could not be read again, is refused."""
    with pytest.raises(HistoryError) as caught:
        format_phh(play(HOUSE, (9, 9)), **arguments)
    assert (caught.value.code, caught.value.text, caught.value.file, caught.value.line) == (code, text, "", 1)


def test_a_value_that_toml_does_not_have():
    """None, for one, is a mistake of the programmer."""
    with pytest.raises(TypeError):
        format_phh(play(HOUSE, (9, 9)), fields={"_x": [None]})
