"""Hand histories with faults: each has its line and code, whatever happened to the file."""

from __future__ import annotations

import copy
import datetime
import pickle
import tomllib
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from badugi_core import (
    ActionError,
    DealError,
    HistoryError,
    RuleSetError,
    format_phh,
    parse_phh,
    read_phh,
)
from badugi_core._toml import find_lines, format_value
from tests.core.test_phh import BY_NAME
from tests.core.test_phh_others import HIDDEN, PLAIN, fault, line_of


def end_of(text: str) -> int:
    """The 1-based number of the last line."""
    return text.count("\n") + 1


@pytest.mark.parametrize(
    ("old", "new", "code", "text"),
    [
        ('"FB"', '"FT"', "unknown-variant", "FT"),
        ('"FB"', "3", "wrong-type", "3"),
        ("antes = [0, 0]", "antes = [0, 1]", "not-supported", "[0, 1]"),
        ("antes = [0, 0]", "antes = [0]", "wrong-count", "1"),
        ("antes = [0, 0]", "antes = 0", "wrong-type", "0"),
        ("[1, 2]", "[1, 2, 4]", "wrong-count", "3"),
        ("[1, 2]", "[0, 2]", "out-of-range", "0"),
        ("[1, 2]", "[2, 1]", "out-of-range", "2"),
        ("[1, 2]", "[1, true]", "wrong-type", "True"),
        ("small_bet = 2", "small_bet = 2.5", "wrong-type", "2.5"),
        ("small_bet = 2", "small_bet = 5", "out-of-range", "5"),
        ("[50, 60]", "[50]", "wrong-players", "1"),
        ("[50, 60]", "[]", "wrong-players", "0"),
        ("[50, 60]", "[50, 0]", "wrong-stack", "0"),
        ("[50, 60]", "[50, inf]", "wrong-type", "inf"),
        ("actions = [", "actions = [5,", "wrong-type", "5"),
        ("actions = [", "actions = [[],", "wrong-type", "[]"),
        ("big_bet = 4", "big_bet = 4 5", "syntax", ""),
    ],
    ids=str,
)
def test_a_wrong_field_is_named_with_its_line(old, new, code, text):
    """A field that is wrong is named with its line and what stands there."""
    assert PLAIN.count(old) == 1
    assert fault(PLAIN.replace(old, new)) == (code, line_of(PLAIN, old), text)


@pytest.mark.parametrize("key", sorted(tomllib.loads(PLAIN)))
def test_a_missing_field_is_named(key):
    """A field that the format requires is named if it is missing; there is no line for it."""
    assert fault(PLAIN.replace(f"{key} =", f"_{key} =")) == ("missing-key", 1, key)


@pytest.mark.parametrize(
    ("line", "code", "text", "allowed"),
    [
        ("finishing_stack = [1, 2]", "unknown-key", "finishing_stack", "_button, _deck, "),
        ("day = 0", "out-of-range", "0", "a whole number from 1 to 31"),
        ("month = 13", "out-of-range", "13", "a whole number from 1 to 12"),
        ("year = 0", "out-of-range", "0", "a whole number from 1 to 9999"),
        ("year = '2024'", "wrong-type", "2024", "a whole number"),
        ("hand = 1.5", "wrong-type", "1.5", "a text or a whole number"),
        ("winnings = [1]", "wrong-count", "[1]", "a list with a number for each player"),
    ],
)
def test_a_wrong_optional_field_is_refused(line, code, text, allowed):
    """What the format does not know, or does not take, is refused with the line, not dropped."""
    with pytest.raises(HistoryError) as caught:
        parse_phh(f"{PLAIN}{line}\n")
    error = caught.value
    assert (error.code, error.line, error.text, error.key) == (code, end_of(PLAIN), text, line.partition(" ")[0])
    assert error.allowed.startswith(allowed)


@pytest.mark.parametrize(
    ("old", "new", "key", "allowed"),
    [
        ("[1, 2]", "[2, 1]", "blinds_or_straddles", "a small blind of no more than the big blind"),
        ("[1, 2]", "[1, 3]", "blinds_or_straddles", "a big blind of no more than small_bet"),
        ("small_bet = 2", "small_bet = 5", "small_bet", "no more than big_bet"),
        ("small_bet = 2", "small_bet = 2.5", "small_bet", "a whole number"),
        ('"FB"', "3", "variant", "a text"),
        ("[50, 60]", "[50, 60, 7, 7, 7, 7, 7, 7, 7]", "starting_stacks", "2 to 8"),
        ("[50, 60]", "[50, true]", "starting_stacks", "a list, each entry a whole number"),
    ],
)
def test_faults_name_the_keys_of_the_file(old, new, key, allowed):
    """Not those of a rule set file, which the history does not have."""
    with pytest.raises(HistoryError) as caught:
        parse_phh(PLAIN.replace(old, new))
    assert (caught.value.key, caught.value.line, caught.value.allowed) == (key, line_of(PLAIN, old), allowed)


def test_only_text_is_parsed():
    """Anything else is a mistake of the program."""
    with pytest.raises(TypeError):
        parse_phh(None)


def test_cards_one_by_one():
    """The cards of a player may come in several actions, and those of others between them."""
    apart = '"d dh p2 As2h", "d dh p1 Ah2c", "d dh p2 3dKd", "d dh p1 3s7d",'
    lines = [line for line in PLAIN.splitlines() if "d dh p1 Ah" not in line]
    text = "\n".join(apart if "d dh p2 As" in line else line for line in lines)
    assert parse_phh(text) == parse_phh(PLAIN)


def test_a_number_that_is_too_long():
    """A number that Python does not read is out of range, on its line and with its key."""
    with pytest.raises(HistoryError) as caught:
        parse_phh(PLAIN.replace("big_bet = 4", f"big_bet = {'9' * 5_000}"))
    assert (caught.value.code, caught.value.key) == ("out-of-range", "big_bet")
    assert caught.value.line == line_of(PLAIN, "big_bet")


@pytest.mark.parametrize("value", ["[" * 5_000, "[1"], ids=["depth", "open"])
def test_syntax_without_a_line(value):
    """Where the TOML reader has no line to give, the error is at the end."""
    text = f"{PLAIN}_x = {value}"
    assert fault(text) == ("syntax", end_of(text), "")


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("p2 cc # a", "p2 fc # a", "unknown-action"),
        ("p2 cc # a", "p2 # a", "unknown-action"),
        ("p2 cc # a", "d db As # a", "unknown-action"),
        ("p2 cc # a", "p2 pb # a", "unknown-action"),
        ("p2 cc # a", "p2 cbr # a", "unknown-action"),
        ("p2 cc # a", "p2 cbr 4 4 # a", "unknown-action"),
        ("p2 cc # a", "p2 cbr four # a", "wrong-type"),
        ("p2 cc # a", "p2 cbr 4.0 # a", "wrong-type"),
        ("p2 cc # a", "p2 cbr ٤ # a", "wrong-type"),
        ("p2 cc # a", "p3 cc # a", "unknown-player"),
        ("p2 cc # a", "p0 cc # a", "unknown-player"),
        ("p2 cc # a", "q2 cc # a", "unknown-player"),
        ("p2 cc # a", "p1 cc # a", "wrong-player"),
        ("p2 cc # a", "p2 cbr 5 # a", "too-large"),
        ("p2 cc # a", "p2 cbr 3 # a", "too-small"),
        ("p2 cc # a", "p2 sd # a", "wrong-state"),
        ("  p1   cc  ", "p1 f", "no-bet"),
        ("'p1 sd'", "'p1 cc'", "wrong-state"),
        ('"p2 sd Kd"', '"p2 sd Qd"', "not-held"),
        ('"p2 sd Kd"', '"p2 sd KdKd"', "duplicate-card"),
        ('"p2 sd Kd"', '"p2 sd kd"', "unknown-card"),
        ('"p2 sd Kd"', '"p2 sd K"', "unknown-card"),
        ('"p2 sd Kd"', '"p2 sd ??"', "not-held"),
        ("d dh p2 As2h3dKd", "d dh p2 As2h3dAh", "not-dealt"),
        ("d dh p2 As2h3dKd", "d dh p2 As2h3dKd4c", "not-dealt"),
        ("d dh p2 As2h3dKd", "d dh p2 As2h3d", "too-few-cards"),
        ("d dh p2 4c", "d dh p2 3d", "not-dealt"),
        ("d dh p2 4c", "d dh p2 4c5c", "not-dealt"),
        ("d dh p2 4c", "d dh p1 4c", "not-dealt"),
        ("d dh p2 4c", "d dh p2 ?c", "unknown-card"),
        ("p2 sm As2h3d4c", "p2 sm As2h3d5c", "not-shown"),
        ("p2 sm As2h3d4c", "p2 sm As2h3d", "not-shown"),
        ("p2 sm As2h3d4c", "p2 cc", "deal-over"),
        ('"p1 sd", "p2 sd", "p1 cc", "p2 cbr 4"', '"p1 sm -"', "wrong-state"),
    ],
    ids=str,
)
def test_a_wrong_action_is_named_with_its_line(old, new, code):
    """A fault of an action has its line and its text, and the engine's code if it is illegal."""
    assert PLAIN.count(old) == 1
    found = fault(PLAIN.replace(old, new))
    assert found[:2] == (code, line_of(PLAIN, old))
    assert new.strip("\"' ") in found[2].strip()


@pytest.mark.parametrize(
    ("old", "new", "code", "text"),
    [
        ("_button = 0", "_button = 6", "wrong-button", "6"),
        ("_button = 0", "_button = -1", "wrong-button", "-1"),
        ("_button = 0", '_button = "0"', "wrong-type", "0"),
        ('_deck = "Qc', '_deck = "Q', "unknown-card", None),
        ('_deck = "Qc', '_deck = "', "wrong-deck", "51"),
        ('_deck = "Qc', '_deck = "??', "unknown-card", None),
        ('_reshuffles = ["Qh', '_reshuffles = ["', "wrong-pile", None),
        ('_reshuffles = ["', '_reshuffles = ["", "', "unknown-card", ""),
        ("_reshuffles = [", "_reshuffles = 4 # ", "wrong-type", "4"),
        ("_reshuffles = [", '_reshuffles = ["As", ', "wrong-pile", None),
        ("finishing_stacks = [98", "finishing_stacks = [99", "other-stacks", "[98, 98, 98, 118, 90, 98]"),
        ("finishing_stacks = [98", 'finishing_stacks = ["98"', "wrong-type", None),
        ('players = ["B", ', "players = [", "wrong-count", None),
        ("blinds_or_straddles = [1, 2, 0,", "blinds_or_straddles = [1, 2, 4,", "not-supported", "[1, 2, 4, 0, 0, 0]"),
        ('"p4 sm 7c3s2d6h"', '"p1 sm"', "wrong-player", "p1 sm"),
        ("burns = 0", "burns = 4", "out-of-range", "4"),
        ("burns = 0", "burn = 0", "unknown-key", "burn"),
        ("burns = 0", "small_bet = 2", "unknown-key", "small_bet"),
        ("burns = 0", "half_pot_rounding = 'up'", "unknown-key", "half_pot_rounding"),
        ('reshuffle = "all-but-own"', 'reshuffle = "never"', "deck-runs-out", "never"),
        ('reshuffle = "all-but-own"', 'reshuffle = "most"', "not-allowed", "most"),
        ('reshuffle = "all-but-own"', "reshuffle = [1]", "not-allowed", "[1]"),
        ('name = "room-fixed-limit"', "name = 4", "wrong-type", "4"),
    ],
    ids=str,
)
def test_a_wrong_field_of_ours_is_named(old, new, code, text):
    """Button, deck, reshuffles, stacks and rules are checked like the rest, at a larger table too."""
    whole = BY_NAME["deck-runs-out"]
    assert whole.count(old) == 1
    found = fault(whole.replace(old, new))
    assert found[:2] == (code, line_of(whole, old))
    assert text is None or found[2] == text


def test_faults_of_fields_that_others_obey():
    """A deck that deals otherwise is a fault of the action, too small a table one of the stacks."""
    whole = BY_NAME["deck-runs-out"]
    swapped = whole.replace('_deck = "Qc9h', '_deck = "9hQc')
    assert fault(swapped) == ("not-dealt", line_of(whole, "d dh p1"), "d dh p1 QcJc9cTc")
    small = whole.replace("max_players = 6", "max_players = 5")
    assert fault(small) == ("wrong-players", line_of(whole, "starting_stacks"), "6")


def test_a_reshuffle_too_many():
    """More reshuffles than the deal has had are refused with the first that has not come."""
    whole = BY_NAME["deck-runs-out"]
    end = whole.index('"]\n\n[_rules]')
    assert fault(f'{whole[:end]}", "AsAd{whole[end:]}') == ("not-dealt", line_of(whole, "_reshuffles"), "AsAd")


def test_min_bet_is_the_big_blind():
    """A least bet other than the big blind is not among our rules (MIN-1)."""
    whole = BY_NAME["pot-limit"]
    found = fault(whole.replace("min_bet = 2", "min_bet = 4"))
    assert found == ("not-supported", line_of(whole, "min_bet"), "4")


def test_nine_players_are_too_many():
    """No rule set has nine seats (SEAT-3): the stacks are to blame."""
    zeros = "[" + "0, " * 9 + "]"
    blinds = "[1, 2, 0, 0, 0, 0, 0, 0, 0]"
    text = f'variant = "FB"\nantes = {zeros}\nblinds_or_straddles = {blinds}\nsmall_bet = 2\nbig_bet = 4\n'
    assert fault(f"{text}starting_stacks = {blinds}\nactions = []\n") == ("wrong-players", 6, "9")


@pytest.mark.parametrize(
    ("old", "new", "cause"),
    [
        ("p2 cc # a", "p2 cbr 5 # a", ActionError),
        ("[50, 60]", "[50, 0]", DealError),
        ("[1, 2]", "[0, 2]", RuleSetError),
        ("'p1 sd'", "'p1 foo'", None),
    ],
)
def test_the_cause_is_kept(old, new, cause):
    """The error of the engine hangs below, with all that it knows; such an error can be copied and sent."""
    with pytest.raises(HistoryError) as caught:
        parse_phh(PLAIN.replace(old, new, 1), "a.phh")
    error = caught.value
    assert type(error.__cause__) is (cause or type(None))
    for other in (copy.copy(error), pickle.loads(pickle.dumps(error))):
        assert (str(other), other.line) == (str(error), error.line)
    assert str(error).startswith(f"a.phh:{error.line}: {error.code}: ")
    assert str(HistoryError("syntax")) == "line 1: syntax"


def test_files_that_cannot_be_read(tmp_path):
    """A missing file, a folder and bytes that are not UTF-8 are faults of the file."""
    (tmp_path / "latin.phh").write_bytes(b'\nauthor = "\xe9"')
    for name, line in {"missing.phh": 0, ".": 0, "latin.phh": 2, "a\0b": 0}.items():
        with pytest.raises(HistoryError) as caught:
            read_phh(tmp_path / name)
        assert (caught.value.code, caught.value.line) == ("unreadable", line)
        assert caught.value.file == str(tmp_path / name)


def test_files_of_other_systems(tmp_path):
    """A byte order mark and the line ends of Windows do no harm, nor to the lines of errors."""
    path = tmp_path / "a.phh"
    path.write_bytes(b"\xef\xbb\xbf" + PLAIN.replace("\n", "\r\n").encode())
    assert read_phh(path) == parse_phh(PLAIN)
    path.write_bytes(PLAIN.replace("\n", "\r\n").replace("p2 sd Kd", "p2 sd Kc").encode())
    with pytest.raises(HistoryError) as caught:
        read_phh(path)
    assert (caught.value.file, caught.value.line) == (str(path), 15)
    assert fault(PLAIN.replace("\n", "\r\n").replace("p2 sd Kd", "p2 sd Kc"))[1] == 15


@pytest.mark.parametrize(
    ("text", "keys", "items"),
    [
        ('a = """x\n""""" \nb = ["""\n""", \'\'\'\n#\'\'\', "c"]', {"a": 1, "b": 3}, {"b": (3, 4, 5)}),
        ("a = ['\"', '#', \"\\\"\", # ']'\n'x']\nb = 1", {"a": 1, "b": 3}, {"a": (1, 1, 1, 2)}),
        ('[t]\n"a" = 1\n[t.u]\nb = {c = ["x"]}\n', {"t": 1, "t.a": 2, "t.u": 3, "t.u.b": 4}, {}),
        ("[[v]]\n[[v]]\na = 1", {"v": 1, "v.a": 3}, {}),
        ("# a = 1\nt.a = [\n['x'],\n'y' ]\n", {"t.a": 2}, {"t.a": (4,)}),
        ("a = 'x'\nb = [[], {}, 'z']", {"a": 1, "b": 2}, {"b": (2,)}),
        ("", {}, {}),
    ],
)
def test_lines_of_keys_and_strings(text, keys, items):
    """Strings of all four kinds, comments, tables and nested values do not mislead the line numbers."""
    tomllib.loads(text)
    found = find_lines(text)
    assert (found.keys, found.items) == (keys, items)


def test_a_key_written_with_escapes():
    """A key in quotes is the same key, on its line."""
    text = PLAIN.replace("actions", '"\\u0061ctions"').replace("p2 sd Kd", "p2 sd Kc")
    assert fault(text)[:2] == ("not-held", line_of(PLAIN, "p2 sd Kd"))


PIECES = ("p1", "p2", "p7", "cc", "f", "sd", "sm", "cbr 4", "cbr 99", "d dh p1", "As", "Kd", "??")
PIECES += ("#", '"', "'", "[", "]", "{}", "=", ",", "\n", "\\", "é", "", "_rules", "actions")
PIECES += ("0", "-1", "9", "true", "1.5", "nan", "inf", "1979-05-27")


@st.composite
def mutated(draw: st.DrawFn) -> str:
    """A good file with a few pieces of text exchanged, or lines out of place."""
    text = draw(st.sampled_from((PLAIN, HIDDEN, *BY_NAME.values())))
    for _ in range(draw(st.integers(1, 4))):
        if draw(st.booleans()):
            start = draw(st.integers(0, len(text)))
            end = start + draw(st.integers(0, 6))
            text = text[:start] + draw(st.sampled_from(PIECES) | st.text(max_size=3)) + text[end:]
        else:
            lines = text.split("\n")
            line = lines.pop(draw(st.integers(0, len(lines) - 1)))
            for _ in range(draw(st.integers(0, 2))):
                lines.insert(draw(st.integers(0, len(lines))), line)
            text = "\n".join(lines)
    return text


VALUES: tuple[Any, ...] = (0, 1, -1, 7, 10**9, 10**30, True, 2.0, float("inf"), "", "FB", "AsKd", "??", "p1 cc")
VALUES += ([], [0, 0], [1, 2], [3, 2, 0], ["p1 sd"], {}, {"burns": 3}, datetime.time(1), datetime.date(2024, 1, 1))


@st.composite
def altered(draw: st.DrawFn) -> str:
    """A file of good syntax, with a few actions and values exchanged."""
    data = tomllib.loads(draw(st.sampled_from((PLAIN, HIDDEN, *BY_NAME.values()))))
    for _ in range(draw(st.integers(1, 3))):
        where = data["_rules"] if isinstance(data.get("_rules"), dict) and draw(st.booleans()) else data
        actions = data.get("actions")
        if isinstance(actions, list) and actions and draw(st.booleans()):
            place = draw(st.integers(0, len(actions) - 1))
            words = str(actions.pop(place)).split() or [""]
            words[draw(st.integers(0, len(words) - 1))] = draw(st.sampled_from(PIECES))
            other = draw(st.sampled_from(actions or [""]))
            actions[place:place] = draw(st.sampled_from(([], [" ".join(words)], [other])))
        elif where:
            key = draw(st.sampled_from(list(where)))
            value = where.pop(key)
            more = [[*value, 1]] if isinstance(value, list) else []
            if draw(st.booleans()):
                where[key] = copy.deepcopy(draw(st.sampled_from((*VALUES, *more))))
    return "".join(f"{key} = {format_value(value)}\n" for key, value in data.items())


@given(mutated() | altered())
@settings(max_examples=500, derandomize=True)
def test_any_text_is_read_or_refused(text):
    """Whatever happened to a file, it is a history, which comes back, or one `HistoryError` with a line."""
    try:
        history = parse_phh(text)
    except HistoryError as error:
        assert 1 <= error.line <= end_of(text)
        return
    assert parse_phh(format_phh(**vars(history))) == history
