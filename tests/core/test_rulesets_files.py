"""Rule set files: how they are found and read, and what is wrong with one, at which line."""

from __future__ import annotations

import copy
import re
from pathlib import Path

import pytest

from badugi_core import BUNDLED, OPTIONS, BadugiError, RuleSetError, Source, load_ruleset
from tests.house import HOUSE

TEXT = """\
# A comment line, so that no line number is right by chance.

[table]
min_players = 2
max_players = 2
stack = 100
deals = 12

[betting]
structure = "fixed-limit"
small_blind = 1
big_blind = 2
small_bet = 2
big_bet = 4
small_bet_rounds = 2
raises_predraw = 3
raises = 3
uncapped_heads_up = false
reopens = "half-bet"

[draw]
burns = 1
exchange = "in-turn"
reshuffle = "never"

[showdown]
first_to_show = "last-aggressor"
odd_chip = "big-blind"

[sources]
burns = ["house-fr", "ours"]
"""

PLAYERS = "a whole number from 2 to 8"
CHIPS = "a whole number from 1 to 1000000"
BURNS = "a whole number from 0 to 3"
FLAG = "true or false"
FIXED = 'no such key, or structure = "fixed-limit"'
SECTIONS = "[table], [betting], [draw], [showdown], [sources]"
KEYS = ", ".join(OPTIONS)
BETTING = (
    "structure, small_blind, big_blind, small_bet, big_bet, small_bet_rounds,"
    " raises_predraw, raises, uncapped_heads_up, reopens, half_pot_rounding"
)
SOURCES = "a list of " + " or ".join(f'"{source}"' for source in Source)
NAMES = ", ".join(sorted(path.stem for path in BUNDLED.glob("*.toml")))
READABLE = f"a readable UTF-8 TOML file, or the name of a bundled one ({NAMES})"


def write(folder: Path, *changes: tuple[str, str]) -> Path:
    """The rule set of the tests as a file, with pieces of its text exchanged."""
    text = TEXT
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


def test_path_as_text_or_path(tmp_path):
    """A path may be a `str` or a `Path`; a bundled file can be named by its path too."""
    path = write(tmp_path)
    assert load_ruleset(path) == load_ruleset(str(path)) == HOUSE
    assert load_ruleset(BUNDLED / "home.toml") == load_ruleset("home")


def test_a_path_relative_to_the_working_folder(tmp_path, monkeypatch):
    """A relative path is looked up from the working folder, and named in errors as it was given."""
    write(tmp_path)
    monkeypatch.chdir(tmp_path)
    assert load_ruleset("table.toml") == HOUSE
    write(tmp_path, ("max_players = 2", "max_players = 1"))
    assert fault("table.toml").file == "table.toml"


def test_a_rule_set_is_named_after_its_file(tmp_path):
    """The name of a rule set is that of its file without the ending."""
    assert load_ruleset(write(tmp_path)).name == "table"


def test_sources_of_a_file(tmp_path):
    """A file may say who decides; one that does not is as good."""
    assert dict(load_ruleset(write(tmp_path)).sources) == {"burns": (Source.HOUSE_FR, Source.OURS)}
    path = write(tmp_path, ('[sources]\nburns = ["house-fr", "ours"]\n', ""))
    assert dict(load_ruleset(path).sources) == {}


@pytest.mark.parametrize(
    ("old", "new", "code", "line", "key", "allowed"),
    [
        ("max_players = 2", "max_players = 1", "out-of-range", 5, "table.max_players", PLAYERS),
        ("max_players = 2", "max_players = 9", "out-of-range", 5, "table.max_players", PLAYERS),
        ("min_players = 2", "min_players = 3", "out-of-range", 4, "table.min_players", "no more than max_players"),
        ("stack = 100", "stack = 0", "out-of-range", 6, "table.stack", CHIPS),
        ("deals = 12", "deals = 1001", "out-of-range", 7, "table.deals", "a whole number from 0 to 1000"),
        ("small_blind = 1", "small_blind = 3", "out-of-range", 11, "betting.small_blind", "no more than big_blind"),
        ("small_bet = 2", "small_bet = 5", "out-of-range", 13, "betting.small_bet", "no more than big_bet"),
        ("raises = 3", "raises = 0", "out-of-range", 17, "betting.raises", "a whole number from 1 to 10"),
        (
            "raises_predraw = 3", "raises_predraw = 11",
            "out-of-range", 16, "betting.raises_predraw", "a whole number from 1 to 10",
        ),
        (
            "small_bet_rounds = 2", "small_bet_rounds = 5",
            "out-of-range", 15, "betting.small_bet_rounds", "a whole number from 1 to 4",
        ),
        ("burns = 1", "burns = 4", "out-of-range", 22, "draw.burns", BURNS),
        ("big_bet = 4", 'big_bet = "4"', "wrong-type", 14, "betting.big_bet", CHIPS),
        ("big_bet = 4", "big_bet = 4.0", "wrong-type", 14, "betting.big_bet", CHIPS),
        ("burns = 1", "burns = true", "wrong-type", 22, "draw.burns", BURNS),
        ("burns = 1", "burns = [1]", "wrong-type", 22, "draw.burns", BURNS),
        ("up = false", "up = 0", "wrong-type", 18, "betting.uncapped_heads_up", FLAG),
        ("up = false", 'up = "no"', "wrong-type", 18, "betting.uncapped_heads_up", FLAG),
        (
            '"big-blind"', '"nobody"',
            "not-allowed", 28, "showdown.odd_chip", '"big-blind" or "left-of-button"',
        ),
        ('"big-blind"', "2", "not-allowed", 28, "showdown.odd_chip", '"big-blind" or "left-of-button"'),
        ('"in-turn"', "true", "not-allowed", 23, "draw.exchange", '"in-turn" or "after-all"'),
        ('"in-turn"', '["in-turn"]', "not-allowed", 23, "draw.exchange", '"in-turn" or "after-all"'),
        ('"half-bet"', '"any-bet"', "not-allowed", 19, "betting.reopens", '"half-bet" or "full-bet"'),
        ('"fixed-limit"', '"pot-limit"', "not-applicable", 13, "betting.small_bet", FIXED),
        (
            "raises = 3", 'raises = 3\nhalf_pot_rounding = "down"',
            "not-applicable", 18, "betting.half_pot_rounding",
            'no such key, or structure = "half-pot-limit"',
        ),
        (
            "max_players = 2", "max_players = 6",
            "deck-runs-out", 24, "draw.reshuffle",
            '"earlier-discards" or "all-but-own", or no more than 3 players',
        ),
        (
            "stack = 100", "stacks = 100",
            "unknown-key", 6, "table.stacks", "min_players, max_players, stack, deals",
        ),
        ("burns = 1\n", "burns = 1\nburn = 1\n", "unknown-key", 23, "draw.burn", "burns, exchange, reshuffle"),
        ("raises = 3", "raise = 3", "unknown-key", 17, "betting.raise", BETTING),
        ("[draw]", "[drawing]", "unknown-key", 21, "drawing", SECTIONS),
        ("[table]", "seats = 2\n[table]", "unknown-key", 3, "seats", SECTIONS),
        ("[table]", "[[table]]", "wrong-type", 3, "table", "one section [table]"),
        ("small_bet = 2", "small_bet = 1", "out-of-range", 12, "betting.big_blind", "no more than small_bet"),
        ("stack = 100", f"stack = 1{'0' * 5_000}", "out-of-range", 6, "table.stack", "a number of fewer digits"),
        ("stack = 100", f"stack = {'[' * 5_000}", "syntax", 32, "", ""),
        ("burns = 1\n", '"b\\u0075rns" = 4\n', "out-of-range", 22, "draw.burns", BURNS),
        ("[table]", "sources = 2\n[table]", "syntax", 31, "", ""),
        ("[table]\nmin_players", "min_players", "unknown-key", 3, "min_players", SECTIONS),
        ("big_bet = 4\n", "", "missing-key", 9, "betting.big_bet", ""),
        ('structure = "fixed-limit"\n', "", "missing-key", 9, "betting.structure", ""),
        ("uncapped_heads_up = false\n", "", "missing-key", 9, "betting.uncapped_heads_up", ""),
        ("burns = 1\n", "", "missing-key", 21, "draw.burns", ""),
        (
            '[showdown]\nfirst_to_show = "last-aggressor"\nodd_chip = "big-blind"\n', "",
            "missing-key", 1, "showdown.first_to_show", "",
        ),
        ("\nburns = [", "\nburn = [", "unknown-key", 31, "sources.burn", KEYS),
        ('"ours"', '"hearsay"', "not-allowed", 31, "sources.burns", SOURCES),
        ('["house-fr", "ours"]', '"ours"', "wrong-type", 31, "sources.burns", SOURCES),
        ('["house-fr", "ours"]', "[]", "wrong-type", 31, "sources.burns", SOURCES),
        (
            "\nburns = [", "\nhalf_pot_rounding = [",
            "not-applicable", 31, "sources.half_pot_rounding",
            'no such key, or structure = "half-pot-limit"',
        ),
        ("max_players = 2", "max_players = two", "syntax", 5, "", ""),
        ("max_players = 2", "max_players 2", "syntax", 5, "", ""),
        ("deals = 12", "deals = 12\nstack = 100", "syntax", 8, "", ""),
        ('"big-blind"\n', '"big-blind\n', "syntax", 28, "", ""),
        ('"ours"]\n', '"""ours"]', "syntax", 31, "", ""),
    ],
)
def test_a_fault_of_a_file_has_its_line(tmp_path, old, new, code, line, key, allowed):
    """The error gives the file as named, the line, the dotted key and what would be accepted."""
    path = write(tmp_path, (old, new))
    for given in (path, str(path)):
        error = fault(given)
        assert (error.code, error.line, error.key) == (code, line, key)
        assert (error.file, error.allowed) == (str(path), allowed)


def test_an_unknown_structure_is_told_before_the_keys_that_depend_on_it(tmp_path):
    """Which keys apply can only be said once the structure is known (LIM-1)."""
    error = fault(write(tmp_path, ('"fixed-limit"', '"no-limit"')))
    assert (error.code, error.line, error.key) == ("not-allowed", 10, "betting.structure")
    assert error.allowed == '"fixed-limit" or "pot-limit" or "half-pot-limit"'


NEEDED = [option for option in OPTIONS.values() if option.only in (None, "fixed-limit")]


@pytest.mark.parametrize("option", NEEDED, ids=lambda option: option.name)
def test_every_number_and_choice_is_needed(tmp_path, option):
    """Leaving out any one entry is an error at the line of its section."""
    section = option.section
    text = re.sub(rf"(?m)^{option.name} = [^\[]*?\n", "", TEXT)
    assert text.count("\n") == TEXT.count("\n") - 1
    path = tmp_path / "table.toml"
    path.write_text(text, encoding="utf-8")
    error = fault(path)
    line = text.splitlines().index(f"[{section}]") + 1
    assert (error.code, error.key, error.line) == ("missing-key", f"{section}.{option.name}", line)


def test_a_key_of_the_same_name_elsewhere_does_not_mislead(tmp_path):
    """The line is that of the key in its own section, past comments and blanks."""
    path = write(
        tmp_path,
        ("min_players = 2", "# burns = 9\nmin_players = 2"),
        ("[draw]\nburns = 1", "  [ draw ] # burns\n# burns = 9\n\n  burns  =  9  # too many"),
    )
    error = fault(path)
    assert (error.code, error.line, error.key) == ("out-of-range", 25, "draw.burns")


@pytest.mark.parametrize("name", ["missing.toml", "", "folder"])
def test_a_file_that_cannot_be_read(tmp_path, name):
    """A missing file and a folder are unreadable; the names of the bundled rule sets are told."""
    (tmp_path / "folder").mkdir()
    error = fault(tmp_path / name)
    assert (error.code, error.line, error.key) == ("unreadable", 0, "")
    assert error.file == str(tmp_path / name)
    assert str(error).startswith(f"{tmp_path / name}: unreadable")
    assert error.allowed == READABLE
    assert isinstance(error.__cause__, OSError)


def test_a_file_that_is_not_utf_8(tmp_path):
    """Another encoding is unreadable, not half read; the line of the first such sign is told."""
    path = tmp_path / "table.toml"
    path.write_bytes(b"\xef\xbb\xbf#\r\n#\n# caf\xe9\n" + TEXT.encode())
    assert (fault(path).code, fault(path).line) == ("unreadable", 3)


def test_an_unknown_name_is_told_with_the_known_ones():
    """A name that is not bundled is told as it was given, with the known ones and how to name a file."""
    error = fault("nowhere")
    assert (error.code, error.file, error.line, error.key) == ("unreadable", "nowhere", 0, "")
    assert error.allowed == f"{NAMES}, or ./nowhere for a file of that name"


def test_a_path_of_nothing():
    """The empty text is no path, not the working folder."""
    assert (fault("").code, fault("").file) == ("unreadable", "")
    assert isinstance(fault("").__cause__, FileNotFoundError)


def test_errors_are_value_errors_for_programmers(tmp_path):
    """A RuleSetError is a BadugiError and a ValueError; its text names file, line, code and key."""
    path = write(tmp_path, ("burns = 1", "burns = 4"))
    error = fault(path)
    assert isinstance(error, BadugiError) and isinstance(error, ValueError)
    assert str(error) == (
        f"{path}:22: out-of-range draw.burns (allowed: a whole number from 0 to 3)"
    )
    assert str(copy.copy(error)) == str(error)
    path = write(tmp_path, ("burns = 1\n", ""))
    assert str(fault(path)) == f"{path}:21: missing-key draw.burns"
