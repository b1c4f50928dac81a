"""Rule sets: the bundled ones, what derives from one, and what is wrong with a file."""

from __future__ import annotations

import re
import tomllib
from dataclasses import FrozenInstanceError, asdict, fields, replace
from pathlib import Path

import pytest

from badugi_core import (
    BUNDLED,
    DRAWS,
    ROUNDS,
    BadugiError,
    Round,
    RuleSet,
    RuleSetError,
    load_ruleset,
)
from tests.house import HOUSE_FILE

HOUSE = """\
# A comment line, so that no line number is right by chance.

[table]
players = 2
stack = 100
deals = 12

[betting]
small_blind = 1
big_blind = 2
small_bet = 2
big_bet = 4
small_bet_rounds = 2
raises = 3

[draw]
burns = 1

[showdown]
odd_chip = "big-blind"
"""


PLAYERS = "a whole number from 2 to 8"
CHIPS = "a whole number from 1 to 1000000"
BURNS = "a whole number from 0 to 3"
ODD_CHIP = '"big-blind" or "left-of-button"'
SECTIONS = "[betting], [draw], [showdown], [table]"
NAMES = ", ".join(sorted(path.stem for path in BUNDLED.glob("*.toml")))
READABLE = f"a readable UTF-8 TOML file, or the name of a bundled one ({NAMES})"


def write(folder: Path, *changes: tuple[str, str]) -> Path:
    """The rule set of the tests as a file, with pieces of its text exchanged."""
    text = HOUSE
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    path = folder / "table.toml"
    path.write_text(text, encoding="utf-8")
    return path


def fault(path: Path | str) -> RuleSetError:
    """The error that loading `path` raises."""
    with pytest.raises(RuleSetError) as caught:
        load_ruleset(path)
    return caught.value


@pytest.fixture
def house() -> RuleSet:
    """The rule set of the tests, which stays as it is when the bundled one changes."""
    return load_ruleset(HOUSE_FILE)


def test_house_values(house):
    """Each number is read into its field (SEAT-1, STK-1, SESS-1, BLD-2, FL-1, FL-3, BURN-1, ODD-1)."""
    assert asdict(house) == {
        "players": 2,
        "stack": 100,
        "deals": 12,
        "small_blind": 1,
        "big_blind": 2,
        "small_bet": 2,
        "big_bet": 4,
        "small_bet_rounds": 2,
        "raises": 3,
        "burns": 1,
        "odd_chip": "big-blind",
    }


def test_three_draws_and_four_rounds(house):
    """A deal has three draws and a betting round before and after each (DRAW-1, ACT-1)."""
    assert (DRAWS, ROUNDS) == (3, 4)
    assert [limits.number for limits in house.rounds] == [1, 2, 3, 4]


def test_house_limits(house):
    """Bet and three raises: 2-4-6-8 in rounds 1 and 2, 4-8-12-16 in rounds 3 and 4 (FL-1, FL-4)."""
    early, late = (2, 4, 6, 8), (4, 8, 12, 16)
    assert house.rounds == (
        Round(number=1, bet=2, totals=early),
        Round(number=2, bet=2, totals=early),
        Round(number=3, bet=4, totals=late),
        Round(number=4, bet=4, totals=late),
    )


def test_house_totals(house):
    """8 + 8 + 16 + 16 = 48 chips at most, and 8 + 24 + 3 = 35 cards (FL-3, DECK-2)."""
    assert house.most_chips == 48
    assert house.most_cards == 35
    assert house.deck_can_run_out is False


@pytest.mark.parametrize(
    ("players", "cards", "runs_out"),
    [(2, 35, False), (3, 51, False), (4, 67, True), (6, 99, True), (8, 131, True)],
)
def test_cards_by_number_of_players(house, players, cards, runs_out):
    """16 cards a player and three burned: four players can exhaust the deck (DECK-2, DECK-3)."""
    table = replace(house, players=players)
    assert (table.most_cards, table.deck_can_run_out) == (cards, runs_out)


@pytest.mark.parametrize(
    ("old", "new", "derived"),
    [
        ("players = 2", "players = 4", {"most_cards": 67, "deck_can_run_out": True}),
        ("burns = 1", "burns = 0", {"most_cards": 32}),
        ("raises = 3", "raises = 4", {"most_chips": 60}),
        ("raises = 3", "raises = 1", {"most_chips": 24}),
        ("small_bet = 2", "small_bet = 3", {"most_chips": 55}),
        ("big_blind = 2", "big_blind = 3", {"most_chips": 49}),
        ("big_bet = 4", "big_bet = 5", {"most_chips": 56}),
        ("small_bet_rounds = 2", "small_bet_rounds = 1", {"most_chips": 56}),
        ("small_bet_rounds = 2", "small_bet_rounds = 4", {"most_chips": 32}),
        ("deals = 12", "deals = 20", {}),
    ],
)
def test_one_number_changes_what_derives_from_it(tmp_path, house, old, new, derived):
    """One number changed in the file changes exactly what depends on it."""
    names = ["most_chips", "most_cards", "deck_can_run_out"]
    changed = load_ruleset(write(tmp_path, (old, new)))
    expected = {name: getattr(house, name) for name in names} | derived
    assert {name: getattr(changed, name) for name in names} == expected


def test_the_big_blind_is_the_bet_of_round_1(tmp_path):
    """Round 1 starts from the big blind and rises by the small bet (BLD-3, FL-4)."""
    table = load_ruleset(write(tmp_path, ("big_blind = 2", "big_blind = 3")))
    assert [limits.totals[:2] for limits in table.rounds] == [(3, 5), (2, 4), (4, 8), (4, 8)]


def test_path_as_text_or_path(tmp_path, house):
    """A path may be a `str` or a `Path`; a bundled file can be named by its path too."""
    path = write(tmp_path)
    assert load_ruleset(path) == load_ruleset(str(path)) == house
    assert load_ruleset(BUNDLED / "home.toml") == load_ruleset("home")


def test_a_path_relative_to_the_working_folder(tmp_path, house, monkeypatch):
    """A relative path is looked up from the working folder, and named in errors as it was given."""
    write(tmp_path)
    monkeypatch.chdir(tmp_path)
    assert load_ruleset("table.toml") == house
    write(tmp_path, ("players = 2", "players = 1"))
    assert fault("table.toml").file == "table.toml"


def test_every_bundled_rule_set_loads():
    """Each file of the folder can be loaded by its name."""
    names = sorted(path.stem for path in BUNDLED.glob("*.toml"))
    assert "home" in names
    assert all(isinstance(load_ruleset(name), RuleSet) for name in names)


def test_the_house_rules_are_those_of_their_file():
    """Every number of "home" is the one that home.toml has now, and the file has no others."""
    sections = tomllib.loads((BUNDLED / "home.toml").read_text(encoding="utf-8"))
    assert asdict(load_ruleset("home")) == {
        key: value for entries in sections.values() for key, value in entries.items()
    }


@pytest.mark.parametrize(
    ("old", "new", "code", "line", "key", "allowed"),
    [
        ("players = 2", "players = 1", "out-of-range", 4, "table.players", PLAYERS),
        ("players = 2", "players = 9", "out-of-range", 4, "table.players", PLAYERS),
        ("stack = 100", "stack = 0", "out-of-range", 5, "table.stack", CHIPS),
        (
            "deals = 12", "deals = 1001",
            "out-of-range", 6, "table.deals", "a whole number from 1 to 1000",
        ),
        (
            "raises = 3", "raises = 0",
            "out-of-range", 14, "betting.raises", "a whole number from 1 to 10",
        ),
        (
            "small_bet_rounds = 2", "small_bet_rounds = 5",
            "out-of-range", 13, "betting.small_bet_rounds", "a whole number from 1 to 4",
        ),
        ("burns = 1", "burns = 4", "out-of-range", 17, "draw.burns", BURNS),
        ("big_bet = 4", 'big_bet = "4"', "wrong-type", 12, "betting.big_bet", CHIPS),
        ("big_bet = 4", "big_bet = 4.0", "wrong-type", 12, "betting.big_bet", CHIPS),
        ("burns = 1", "burns = true", "wrong-type", 17, "draw.burns", BURNS),
        ("burns = 1", "burns = [1]", "wrong-type", 17, "draw.burns", BURNS),
        ('"big-blind"', '"nobody"', "not-allowed", 20, "showdown.odd_chip", ODD_CHIP),
        ('"big-blind"', "2", "not-allowed", 20, "showdown.odd_chip", ODD_CHIP),
        ("stack = 100", "stacks = 100", "unknown-key", 5, "table.stacks", "players, stack, deals"),
        ("burns = 1", "burns = 1\nburn = 1", "unknown-key", 18, "draw.burn", "burns"),
        ("[draw]", "[drawing]", "unknown-key", 16, "drawing", SECTIONS),
        ("[table]", "seats = 2\n[table]", "unknown-key", 3, "seats", SECTIONS),
        ("[table]\nplayers", "players", "unknown-key", 3, "players", SECTIONS),
        ("big_bet = 4\n", "", "missing-key", 8, "betting.big_bet", ""),
        ("[draw]\nburns = 1\n", "[draw]\n", "missing-key", 16, "draw.burns", ""),
        ("[draw]\nburns = 1\n", "", "missing-key", 1, "draw.burns", ""),
        ("players = 2", "players = two", "syntax", 4, "", ""),
        ("players = 2", "players 2", "syntax", 4, "", ""),
        ("deals = 12", "deals = 12\nstack = 100", "syntax", 7, "", ""),
        ('"big-blind"\n', '"big-blind\n', "syntax", 20, "", ""),
        ('"big-blind"\n', '"""big-blind', "syntax", 20, "", ""),
    ],
)
def test_faults_of_a_file(tmp_path, old, new, code, line, key, allowed):
    """The error gives the file as named, the line, the dotted key and what would be accepted."""
    path = write(tmp_path, (old, new))
    for given in (path, str(path)):
        error = fault(given)
        assert (error.code, error.line, error.key) == (code, line, key)
        assert (error.file, error.allowed) == (str(path), allowed)


@pytest.mark.parametrize("option", fields(RuleSet), ids=lambda option: option.name)
def test_every_number_and_choice_is_needed(tmp_path, option):
    """Leaving out any one entry is an error at the line of its section."""
    section = option.metadata["section"]
    text = re.sub(rf"(?m)^{option.name} = .*\n", "", HOUSE)
    assert text.count("\n") == HOUSE.count("\n") - 1
    path = tmp_path / "table.toml"
    path.write_text(text, encoding="utf-8")
    error = fault(path)
    line = text.splitlines().index(f"[{section}]") + 1
    assert (error.code, error.key, error.line) == ("missing-key", f"{section}.{option.name}", line)


@pytest.mark.parametrize("option", fields(RuleSet), ids=lambda option: option.name)
def test_bounds_are_accepted_and_the_next_number_is_not(tmp_path, option):
    """The limits of each field belong to it; each allowed word is accepted."""
    accepted = option.metadata.get("choices") or option.metadata["range"]
    refused = ["", "Big-blind"]
    if "range" in option.metadata:
        low, high = accepted
        refused = [low - 1, high + 1]

    def load(value: int | str) -> RuleSet:
        shown = f'"{value}"' if isinstance(value, str) else value
        text = HOUSE
        # Keys that may not exceed one another are moved out of each other's way.
        for lower, higher in (("small_blind", "big_blind"), ("small_bet", "big_bet")):
            text = re.sub(rf"(?m)^{lower} = .*$", f"{lower} = 1", text)
            text = re.sub(rf"(?m)^{higher} = .*$", f"{higher} = 1000000", text)
        text = re.sub(rf"(?m)^{option.name} = .*$", f"{option.name} = {shown}", text)
        path = tmp_path / "table.toml"
        path.write_text(text, encoding="utf-8")
        return load_ruleset(path)

    for value in accepted:
        assert getattr(load(value), option.name) == value
    for value in refused:
        with pytest.raises(RuleSetError):
            load(value)


@pytest.mark.parametrize(("lower", "higher"), [("small_blind", "big_blind"), ("small_bet", "big_bet")])
def test_the_smaller_amount_is_not_larger(tmp_path, lower, higher):
    """A small blind above the big blind would make the dealer call with less than nothing."""
    text = re.sub(rf"(?m)^{higher} = .*$", f"{higher} = 5", HOUSE)
    text = re.sub(rf"(?m)^{lower} = .*$", f"{lower} = 6", text)
    path = tmp_path / "table.toml"
    path.write_text(text, encoding="utf-8")
    error = fault(path)
    line = text.splitlines().index(f"{lower} = 6") + 1
    assert (error.code, error.line, error.key) == ("out-of-range", line, f"betting.{lower}")
    assert error.allowed == f"no more than {higher}"


def test_a_key_of_the_same_name_elsewhere_does_not_mislead(tmp_path):
    """The line is that of the key in its own section, past comments and blanks."""
    path = write(
        tmp_path,
        ("players = 2", "# burns = 9\nplayers = 2"),
        ("[draw]\nburns = 1", "  [ draw ] # burns\n# burns = 9\n\n  burns  =  9  # too many"),
    )
    error = fault(path)
    assert (error.code, error.line, error.key) == ("out-of-range", 20, "draw.burns")


@pytest.mark.parametrize("name", ["missing.toml", "", "folder"])
def test_a_file_that_cannot_be_read(tmp_path, name):
    """A missing file and a folder are unreadable; the names of the bundled rule sets are told."""
    (tmp_path / "folder").mkdir()
    error = fault(tmp_path / name)
    assert (error.code, error.line, error.key) == ("unreadable", 1, "")
    assert error.file == str(tmp_path / name)
    assert error.allowed == READABLE
    assert isinstance(error.__cause__, OSError)


def test_a_file_that_is_not_utf_8(tmp_path):
    """Another encoding is unreadable, not half read."""
    path = tmp_path / "table.toml"
    path.write_bytes(b"# caf\xe9\n" + HOUSE.encode())
    assert (fault(path).code, fault(path).line) == ("unreadable", 1)


def test_an_unknown_name():
    """A name that is not bundled is unreadable, and the known names are told."""
    error = fault("nowhere")
    assert (error.code, error.line, error.key) == ("unreadable", 1, "")
    assert Path(error.file).name == "nowhere.toml"
    assert error.allowed == READABLE


def test_errors_are_value_errors_for_programmers(tmp_path):
    """A RuleSetError is a BadugiError and a ValueError; its text names file, line, code and key."""
    path = write(tmp_path, ("burns = 1", "burns = 4"))
    error = fault(path)
    assert isinstance(error, BadugiError) and isinstance(error, ValueError)
    assert str(error) == (
        f"{path}:17: out-of-range draw.burns (allowed: a whole number from 0 to 3)"
    )
    path = write(tmp_path, ("burns = 1\n", ""))
    assert str(fault(path)) == f"{path}:16: missing-key draw.burns"


def test_a_rule_set_cannot_be_changed(house):
    """Rule sets are frozen and take their fields by name only."""
    with pytest.raises(FrozenInstanceError):
        house.burns = 0
    with pytest.raises(TypeError):
        RuleSet(2, 100, 12, 1, 2, 2, 4, 2, 3, 1, "big-blind")
