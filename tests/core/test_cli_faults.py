"""What the command line says of bad input: one sentence that names the place, and status 2."""

from __future__ import annotations

import ast
import re
from functools import cache

import pytest

from badugi_core import (
    DECK,
    ActionError,
    BadugiError,
    Bet,
    Call,
    Check,
    Discard,
    Fold,
    HistoryError,
    LegalActions,
    Raise,
    RuleSetError,
    Shuffle,
    StandPat,
    format_phh,
    parse_cards,
    parse_phh,
)
from badugi_core._cli_errors import _SENTENCES, action_text, choices_text, sentence
from badugi_core._cli_seeded import seeded_deal
from tests.core.command_line import ARGUMENTS, NAMES, PROGRAM, ROOT, UNSEEN
from tests.house import HOUSE, HOUSE_FILE


def errors(kind: type[BadugiError] = BadugiError) -> list[type[BadugiError]]:
    """Every class of errors below one."""
    return [found for child in kind.__subclasses__() for found in (child, *errors(child))]


@cache
def raised() -> set[tuple[str, str]]:
    """The classes and codes with which the package makes errors."""
    calls = [
        node
        for path in (ROOT / "badugi_core").glob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args
    ]
    return {(call.func.id, call.args[0].value) for call in calls if isinstance(call.args[0], ast.Constant)}


def codes_of(kind: type[BadugiError]) -> set[str]:
    """The codes that a class of errors promises, and those with which the package raises it."""
    promised = re.findall(r"``([a-z]+(?:-[a-z]+)*)``", kind.__doc__.partition("Codes")[2])
    return {*promised, *(code for name, code in raised() if name == kind.__name__)}


@pytest.mark.parametrize("kind", errors(), ids=lambda kind: kind.__name__)
def test_every_code_has_its_sentence(kind):
    """Each code of each error has a sentence, and no sentence is left over."""
    others = {code for other in errors() if other is not kind for code in codes_of(other)}
    assert set(_SENTENCES[kind]) - others == codes_of(kind) - others
    assert codes_of(kind) <= set(_SENTENCES[kind])


@pytest.mark.parametrize("kind", errors(), ids=lambda kind: kind.__name__)
def test_every_sentence_can_be_said(kind):
    """Each sentence names the place, what is wrong there and what to do, on one line."""
    for code in _SENTENCES[kind]:
        said = sentence(kind(code, *ARGUMENTS[kind]), "here", "this many")
        place = "file:3" if kind in (HistoryError, RuleSetError) else "here"
        assert re.fullmatch(rf"{place}: \S.*: \S.*[^.]\.", said), said
        assert "\n" not in said and "{" not in said


def test_an_error_of_the_rules_in_a_history():
    """What a history says against the rules is told in the words of the rules, with the line of the history."""
    error = HistoryError("too-large", "a.phh", 9, "p1 cbr 5")
    error.__cause__ = ActionError("too-large", Raise(5), LegalActions(seat=0, fold=True, call=2))
    assert sentence(error, "") == "a.phh:9: a raise to 5 is too large: fold or call."


@pytest.mark.parametrize(
    ("action", "said"),
    [
        (Fold(), "a fold"),
        (Check(), "a check"),
        (Call(), "a call"),
        (Bet(4), "a bet of 4"),
        (Raise(8), "a raise to 8"),
        (StandPat(), "standing pat"),
        (Discard(parse_cards("Ah 6h")), "a discard of 6h Ah"),
        (Discard(()), "a discard of no card"),
        (Shuffle(DECK), "a shuffle"),
    ],
)
def test_each_action_has_its_words(action, said):
    """Each action has its words."""
    assert action_text(action) == said


@pytest.mark.parametrize(
    ("legal", "said"),
    [
        (LegalActions(seat=0, check=True, bet_to=range(2, 7)), "check or bet 2 to 6"),
        (LegalActions(seat=0, fold=True, call=2, raise_to=range(4, 5)), "fold, call or raise to 4"),
        (LegalActions(seat=0, hole=parse_cards("2h 6h")), "discard from 6h 2h or stand pat"),
        (LegalActions(pile=DECK), "shuffle 52 cards"),
        (LegalActions(), "nothing"),
    ],
)
def test_all_choices_are_named_with_their_bounds(legal, said):
    """All that is legal is named, with its bounds."""
    assert choices_text(legal) == said


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["hand", "6h", "1d"], "argument 2 '1d', character 1: unknown rank '1'"),
        (["hand", "6h4d 3x"], "argument 1 '6h4d 3x', character 7: unknown suit 'x'"),
        (["hand", "6h", "4"], "argument 2 '4', character 1: no suit beside '4'"),
        (["hand", "6h4d", "3s 4d"], "argument 2 '3s 4d', character 4: '4d' is there already"),
        (["hand", ""], "the cards '': the wrong number of cards: give one to four cards."),
        (["hand", "6h4d3sAh", "Kc"], "the cards '6h4d3sAh Kc': the wrong number of cards"),
        (["hand", "6h\n4x"], "argument 1 '6h\\n4x', character 5: unknown suit 'x'"),
        (["compare", "6h4d3sAh"], "1 hand: give 2 to 8"),
        (["compare", *["6h4d3sAh"] * 9], "9 hands: give 2 to 8"),
        (["compare", "6h4d3sAh", "6h4c3cAs"], "argument 2 '6h4c3cAs', character 1: '6h' is there already"),
        (["compare", "6h4d3sAh", "7c5h4h"], "argument 2 '7c5h4h': the wrong number of cards: give four cards."),
        (["compare", "6h4d3sAh", "7c5h4hxx"], "argument 2 '7c5h4hxx', character 7: unknown rank 'x'"),
        (["odds", "6h4d3s"], "the cards '6h4d3s': the wrong number of cards: give four cards."),
        (["odds", "6h4d3sAh", "--dead", "Kd 6h"], "--dead 'Kd 6h', character 4: '6h' is there already"),
        (["odds", "6h4d3sAh", "--dead", "Kd 2x"], "--dead 'Kd 2x', character 5: unknown suit 'x'"),
        (["odds", "6h4d3sAh", "--dead", UNSEEN], f"--dead '{UNSEEN[:59]}…': too many cards are dead"),
        (
            ["odds", "6h4d3sAh", "--draws", "4"],
            f"argument --draws: '4' cannot be used: write a whole number from 1 to 3: see {PROGRAM} odds --help.",
        ),
        (["odds", "6h4d3sAh", "--policy", "win"], "argument --policy: 'win' cannot be used: write keep-best, break-badugi or stand-pat: "),
        (["deal"], "no deal to tell: give a FILE or --seed NUMBER."),
        (["deal", "x.phh", "--seed", "1"], "FILE holds a whole deal: leave out --seed"),
        (["deal", "nothing.phh"], "nothing.phh: there is no such file: give a UTF-8 file"),
        (["deal", "--seed", "1", "--phh", "--json"], "argument --json: not allowed with argument --phh"),
        (["deal", "--seed", "x"], "argument --seed: 'x' cannot be used: write a whole number of at most 18 digits"),
        (["deal", "--seed", "-1"], "argument --seed: "),
        (["deal", "--seed", "9" * 19], "argument --seed: '9999999999999999999' cannot be used: write a whole number of at"),
        (["deal", "--seed", "1", "--players", "9" * 5_000], f"argument --players: '{'9' * 59}…' cannot be used: write a wh"),
        (["deal", "--seed", "1", "--rules", ""], "--rules '': there is no such file: give a readable UTF-8 TOML file"),
        (["deal", "--seed", "1", "--rules", "mytable"], f"mytable: no bundled rule set has this name: give {NAMES}, or ./m"),
        (["deal", "--seed", "1", "--rules", "./badugi_core"], "badugi_core: this is a folder: give a readable"),
        (["deal", "--seed", "1", "--rules", f"./{'x' * 300}"], f"{'x' * 254}…: the file cannot be read (file name too long)"),
        (["deal", ""], "FILE '': there is no such file: give a UTF-8 file"),
        (["deal", "a\0b"], r"a\u0000b: this cannot be the path of a file: give a UTF-8 file"),
        (["deal", "\x1b[2J\u202e"], r"\u001b[2J\u202e: there is no such file"),
        (["hand", "\u0410h"], "argument 1 '\u0410h', character 1: unknown rank '\u0410' (U+0410, CYRILLIC CAPITAL LETTER A)"),
        (["hand", f"6h{'x' * 5_000}"], f"argument 1 '6h{'x' * 57}…', character 3: unknown rank 'x'"),
        (["hand", "--jso"], "unknown option '--jso': see python -m badugi_core hand --help."),
        (["--jso", "hand"], "unknown option '--jso': see python -m badugi_core --help."),
        (["odds", "6h4d3sAh", "--draws", "1.0"], "argument --draws: '1.0' cannot be used: write a whole number from 1 to 3"),
        (["deal", "--seed", "1_0"], "argument --seed: '1_0' cannot be used: write a whole number"),
        (["deal", "--seed", "1", "--players", "3"], "--players 3: this is no game for 3 players: give 2."),
        (
            ["deal", "--seed", "1", "--rules", "pagat", "--players", "9"],
            "--players 9: this is no game for 9 players: give 2 to 8.",
        ),
        (["deal", "--seed", "1", "--players", "9" * 18], "--players 999999999999999999: this is no game"),
        (["deal", "--seed", "1", "--players", "0"], "--players 0: this is no game for 0 players: give 2."),
        ([], "the following arguments are required: COMMAND: see python -m badugi_core --help."),
        (["hand"], "the following arguments are required: CARDS: see python -m badugi_core hand --help."),
        (["fold"], "argument COMMAND: 'fold' cannot be used: write hand, compare, odds, deal or classes: "),
        (["hand", "6h", "--jso"], "unknown option '--jso': see python -m badugi_core hand --help."),
        (["classes", "x\ny"], "no place for 'x\\ny': see python -m badugi_core classes --help."),
    ],
    ids=lambda value: None if isinstance(value, str) else " ".join(value)[:40],
)
def test_a_refusal_is_one_sentence_with_its_place(refusal, arguments, said):
    """What cannot be used is refused in one sentence that names the place, with status 2."""
    assert refusal(*arguments).startswith(said)


def test_a_fault_in_a_history(refusal, tmp_path):
    """A history is named with the line of its fault."""
    path = tmp_path / "deal.phh"
    lines = format_phh(seeded_deal(HOUSE, 2, 101)).splitlines(keepends=True)
    line = next(number for number, line in enumerate(lines, start=1) if "p2 cc" in line)
    path.write_text("".join(lines).replace("p2 cc", "p2 cbr 5", 1), encoding="utf-8")
    assert refusal("deal", str(path)).startswith(f"{path}:{line}: a raise to 5 is too large: fold, call or raise to 4.")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("blinds_or_straddles = [1, 2]", "blinds_or_straddles = [1, 3]", "blinds_or_straddles has a value that is not acc"),
        ("small_bet = 2", "small_bet = 2.5", "small_bet has a value that is not accepted: write a whole number."),
        ("burns = 1", "burns = 4", "_rules.burns has a value that is not accepted: write a whole number from 0 to 3."),
        ("[100, 100]", "[100, 100, 7, 7, 7, 7, 7, 7, 7]", "starting_stacks has 9 players: write 2 to 8 stacks."),
        ("antes =", "antse = 1\nantes =", "unknown key antse: use _button, "),
        ("_button =", "day = 50\n_button =", "day has a value that is not accepted: write a whole number from 1 to 31."),
        ('"p2 cc"', '"p2 cbr four"', "cbr has a value that is not accepted: write whole chips"),
        ('"p2 cc"', '"\u0440"', "no action is written '\u0440' (U+0440, CYRILLIC SMALL LETTER ER)"),
        ("small_bet = 2", "small_bet = two", "this is not TOML, where a text stands in quotes"),
        ("small_bet = 2", "small_bet = 2\nsmall_bet = 2", "this key or section stands twice: correct the line."),
        ("small_bet = 2", f"small_bet = {'[' * 5_000}", "this is nested too deep: correct the line."),
        ("small_bet = 2", f"small_bet = {'2' * 5_000}", "small_bet has a value that is not accepted: write a number of few"),
    ],
)
def test_faults_of_a_history_in_words(refusal, tmp_path, old, new, said):
    """What a history has wrong is said in its own keys, with what they take."""
    path = tmp_path / "deal.phh"
    text = format_phh(seeded_deal(HOUSE, 2, 101))
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    place, _, sentence_ = refusal("deal", str(path)).partition(": ")
    assert re.fullmatch(rf"{re.escape(str(path))}:\d+", place) and sentence_.startswith(said)


def test_a_file_that_is_not_utf_8(refusal, tmp_path):
    """The line of the first sign that cannot be read is told."""
    path = tmp_path / "deal"
    path.write_bytes(b"#\n# caf\xe9\n")
    assert refusal("deal", str(path)).startswith(f"{path}:2: this is not UTF-8: give a UTF-8 file")
    assert refusal("deal", "--seed", "1", "--rules", str(path)).startswith(f"{path}:2: this is not UTF-8: give a read")


def test_names_cannot_steer_the_terminal(text, tmp_path):
    """Signs that do not print are escaped, in a way that a history is read back as it was."""
    names = ("Zo\x1b[2J\xeb", "\u202eoB")
    path = tmp_path / "deal.phh"
    path.write_text(format_phh(seeded_deal(HOUSE, 2, 101), players=names), encoding="utf-8")
    told = text("deal", str(path))
    assert r"Zo\u001b[2J\xeb has 100".replace(r"\xeb", "\xeb") in told and r"\u202eoB has 100" in told
    again = text("deal", str(path), "--phh")
    assert again.replace("\n", "").isprintable() and parse_phh(again).players == names


def test_a_fault_in_a_rule_set(refusal, tmp_path):
    """A rule set file is named with the line of its fault."""
    path = tmp_path / "mine.toml"
    house = HOUSE_FILE.read_text(encoding="utf-8")
    path.write_text(house.replace("big_bet = 4", "big_bet = 0"), encoding="utf-8")
    line = 1 + house[: house.index("big_bet = 4")].count("\n")
    said = refusal("deal", "--seed", "1", "--rules", str(path))
    assert said.startswith(f"{path}:{line}: betting.big_bet has a value")
    assert "pagat" in refusal("deal", "--seed", "1", "--rules", "nothing")
