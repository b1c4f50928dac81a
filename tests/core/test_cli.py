"""The command line: what it answers, in text and as data, and how it refuses."""

from __future__ import annotations

import ast
import csv
import io
import json
import os
import re
import shlex
import signal
import subprocess
import sys
from fractions import Fraction
from functools import cache
from pathlib import Path

import pytest

from badugi_core import (
    BREAK_BADUGI,
    BUNDLED,
    DECK,
    HAND_CLASSES,
    HOLDINGS,
    KEEP_BEST,
    STAND_PAT,
    ActionError,
    BadugiError,
    Bet,
    Call,
    CardError,
    Check,
    DealError,
    Discard,
    Fold,
    HandClass,
    HistoryError,
    LegalActions,
    NotationError,
    OddsError,
    Raise,
    RuleSetError,
    Shuffle,
    StandPat,
    compare,
    draw_distribution,
    evaluate,
    format_phh,
    load_ruleset,
    outs,
    parse_cards,
    parse_phh,
    read_phh,
)
from badugi_core._cli import main
from badugi_core._english import percent
from badugi_core._error_text import _SENTENCES, action_text, choices_text, sentence
from badugi_core._play import play
from badugi_core._transcript import transcript

ROOT = Path(__file__).parents[2]
PROGRAM = "python -m badugi_core"
NAMES = ", ".join(sorted(path.stem for path in BUNDLED.glob("*.toml")))
COMMANDS = ("hand", "compare", "odds", "deal", "classes")
CLI_MODULES = ("_cli", "_commands", "_english", "_error_text", "_play", "_transcript")
"""The modules that only the command line uses."""

UNSEEN = " ".join(str(card) for card in DECK if card not in parse_cards("6h4d3sAh"))
"""All cards but four."""

ARGUMENTS: dict[type[BadugiError], tuple[object, ...]] = {
    ActionError: (Raise(5), LegalActions(seat=0, fold=True, call=2)),
    CardError: ("1d", 3),
    DealError: ("9",),
    HistoryError: ("file", 3, "odd"),
    NotationError: ("one", "other"),
    OddsError: ("4",),
    RuleSetError: ("file", 3, "betting.big_bet", "a whole number from 1 to 9"),
}
"""What an error of each class is made with, after its code."""


def environment(**changes: str) -> dict[str, str]:
    """The variables of this process without those that decide what signs a program can print."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "LC_", "LANG"))}
    return kept | {"PYTHONDONTWRITEBYTECODE": "1", "PYTHONWARNINGS": "error"} | changes


def run(*arguments: str, **changes: str) -> tuple[int, bytes, bytes]:
    """The real program: its exit status, standard output and standard error."""
    done = subprocess.run(
        [sys.executable, "-m", "badugi_core", *arguments],
        cwd=ROOT,
        env=environment(**changes),
        capture_output=True,
        check=False,
    )
    return done.returncode, done.stdout, done.stderr


@pytest.fixture
def text(capsys):
    """What a command prints in this process, when all is well."""

    def printed(*arguments: str) -> str:
        status = main(arguments)
        out, err = capsys.readouterr()
        assert (status, err) == (0, "")
        return out

    return printed


@pytest.fixture
def data(text):
    """What a command prints with --json, read back."""
    return lambda *arguments: json.loads(text(*arguments, "--json"))


@pytest.fixture
def refusal(capsys):
    """The one sentence of a command that is refused."""

    def printed(*arguments: str) -> str:
        status = main(arguments)
        out, err = capsys.readouterr()
        assert (status, out) == (2, "")
        assert err.endswith(".\n") and err.count("\n") == 1 and "Traceback" not in err
        return err.rstrip("\n")

    return printed


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
def test_actions_in_words(action, said):
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
def test_choices_in_words(legal, said):
    """All that is legal is named, with its bounds."""
    assert choices_text(legal) == said


def test_hand(text):
    """The cards that play, the place among all classes and why a card does not play (EVAL-1 to EVAL-3)."""
    hand_class = evaluate("6h 4d 3s Ah").hand_class
    lines = text("hand", "6h4d3sAh").splitlines()
    assert lines[:4] == [
        "Cards   6h 4d 3s Ah",
        "Hand    three-card hand 4-3-A",
        "Plays   4d 3s Ah",
        f"Place   {hand_class.ordinal} of {len(HAND_CLASSES):,}; 1 is the best",
    ]
    assert "Others  6h does not play: same suit as Ah" in lines
    assert f"{hand_class.count:,} of {HOLDINGS:,}" in lines[4]
    assert f"{hand_class.cumulative_count:,} are as strong" in lines[5]


@pytest.mark.parametrize(
    "arguments", [["6h 4d", "3s", "Ah"], ["6H-4D-3S-AH"], ["6♥4♦3♠A♥"], ["6h,4d,3s", "Ah"]]
)
def test_cards_in_any_form(text, arguments):
    """Cards may stand together or apart, in any notation of `parse_cards`."""
    assert text("hand", *arguments) == text("hand", "6h4d3sAh")


def test_hand_with_several_choices(text):
    """Every best choice is named, and the card left over could take its twin's place (EVAL-3)."""
    told = text("hand", "QsQh2dAc")
    assert "Plays   Qh 2d Ac or Qs 2d Ac\n" in told
    assert "Others  Qs could play instead; the hand would be the same\n" in told


@pytest.mark.parametrize("cards", ["6h4d3sAh", "QsQh2dAc", "KcKdKhKs", "4c3d2hAs", "AhAd", "7s"])
def test_hand_as_data(data, cards):
    """The data of a hand are those of `evaluate`, and numbers come back as they were."""
    found, told = evaluate(cards, partial=True), data("hand", cards)
    assert told["cards"] == [str(card) for card in found.cards]
    assert told["choices"] == [[str(card) for card in choice] for choice in found.choices]
    assert class_of(told["class"]) == class_values(found.hand_class)
    assert [(one["card"], one["code"], one["suit_of"], one["rank_of"]) for one in told["reasons"]] == [
        (str(one.card), one.code.value, one.suit_of and str(one.suit_of), one.rank_of and str(one.rank_of))
        for one in found.reasons
    ]


@pytest.mark.parametrize(
    ("cards", "lines"),
    [
        (
            "6h4d3sAh",
            [
                "10 of 48 unseen cards make a badugi: 2c 5c 6c 7c 8c 9c Tc Jc Qc Kc",
                "2 of 48 unseen cards make a stronger three-card hand: 2d 2s",
            ],
        ),
        (
            "KsQs3h2h",
            [
                "22 of 48 unseen cards make a three-card hand",
                "11 of 48 unseen cards make a stronger two-card hand: Ah As 3s 4s 5s 6s 7s 8s 9s Ts Js",
            ],
        ),
        ("5s4h3d2c", []),
        ("Ah", []),
    ],
)
def test_outs(text, data, cards, lines):
    """The unseen cards that help, and what they make; a badugi and a hand that is not whole have none."""
    told = text("hand", cards).partition("Outs")[2]
    assert [line.strip() for line in told.splitlines()] == lines
    expected = outs(cards) if lines else ()
    assert data("hand", cards)["outs"] == [
        {"card": str(out.card), "code": out.code.value, "ranks": str(out.after)}
        for out in expected
        if out.after != out.before
    ]


POLICIES = {"keep-best": KEEP_BEST, "break-badugi": BREAK_BADUGI, "stand-pat": STAND_PAT}


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize(
    ("cards", "draws", "dead"),
    [("6h4d3sAh", 1, ""), ("8c7d6h5s", 2, "Kd 2c"), ("5s4s3d2d", 1, "Ah"), ("7h8d9sKh", 3, "")],
)
def test_odds_as_data(data, cards, draws, dead, policy):
    """All chances are those of `draw_distribution`, as exact fractions."""
    found = draw_distribution(cards, draws, POLICIES[policy], dead)
    now = evaluate(cards).hand_class
    told = data("odds", cards, "--draws", str(draws), "--policy", policy, "--dead", dead)
    assert (told["draws"], told["policy"], told["dead"]) == (draws, policy, dead.split())
    assert {int(size): Fraction(chance) for size, chance in told["sizes"].items()} == {
        size: found.of_size(size) for size in (1, 2, 3, 4)
    }
    assert Fraction(told["same"]) == found.probability(now)
    assert Fraction(told["stronger"]) == sum(found.probability(item) for item in found.support if item > now)
    assert Fraction(told["weaker"]) == sum(found.probability(item) for item in found.support if item < now)
    assert {one["ordinal"]: Fraction(one["probability"]) for one in told["classes"]} == {
        item.ordinal: found.probability(item) for item in found.support
    }
    assert [one["ranks"] for one in told["classes"]] == [str(item) for item in found.support]


def test_odds_in_text(text):
    """One card to a badugi from a three-card hand is 5 in 24; percentages stand beside the fractions."""
    head, chances = text("odds", "6h4d", "3sAh", "--dead", "").split("\n\n")
    assert head.splitlines() == [
        "Cards  6h 4d 3s Ah: three-card hand 4-3-A",
        "Draws  1; a badugi stands pat, other hands keep the cards that play",
    ]
    assert [line.split("  ")[0] for line in chances.splitlines()] == [
        *("badugi", "three-card hand", "two-card hand", "one-card hand"),
        *("stronger than now", "as strong as now", "weaker than now"),
    ]
    assert chances.splitlines()[0].split() == ["badugi", "20.83", "%", "5/24"]
    assert "Dead   Kd 2c\n" in text("odds", "6h4d3sAh", "--dead", "Kd2c")


@pytest.mark.parametrize(
    ("hands", "end"),
    [
        (
            ["5s4h3d2c", "Ks3h2dAc"],
            ["Hand 1 wins.", "Against hand 2: the first difference is 5 against K, and the lower card wins."],
        ),
        (
            ["KsQs3h2h", "6h4d3sAh", "KcQdJhTs"],
            ["Hand 3 wins.", "Against hand 2: 4 cards play against 3, and more cards win."],
        ),
        (["4c3d2hAs", "4d3h2sAc"], ["Hands 1 and 2 split the pot: the same ranks play, 4-3-2-A."]),
        (
            ["KcQdJhTs", "4c3d2hAs", "4d3h2sAc", "KdQhJsTc"],
            [
                "Hands 2 and 3 split the pot: the same ranks play, 4-3-2-A.",
                "Against hands 1 and 4: the first difference is 4 against K, and the lower card wins.",
            ],
        ),
    ],
)
def test_compare(text, hands, end):
    """Who wins, and what decides against the next best hands (EVAL-5 to EVAL-7, TIE-1)."""
    lines = text("compare", *hands).splitlines()
    assert lines[len(hands) :] == end
    assert [line.split("  ")[0] for line in lines[: len(hands)]] == [f"Hand {n + 1}" for n in range(len(hands))]


def test_compare_as_data(data):
    """Places, winners and what decides are those of the core."""
    hands = ["KsQs3h2h", "6h4d3sAh", "KcQdJhTs", "6d4h3cAd"]
    told = data("compare", *hands)
    assert [one["place"] for one in told["hands"]] == [
        1 + len({evaluate(other).hand_class for other in hands if compare(other, hand) > 0}) for hand in hands
    ]
    assert [class_of(one["class"]) for one in told["hands"]] == [
        class_values(evaluate(hand).hand_class) for hand in hands
    ]
    assert told["winners"] == [3]
    assert told["decision"] == {"against": [2, 4], "sizes": [4, 3], "ranks": None}
    assert data("compare", *hands[1::2])["decision"] is None
    assert data("compare", "5s4h3d2c", "Ks3h2dAc")["decision"]["ranks"] == ["5", "K"]


def class_of(told: dict[str, object]) -> tuple[object, ...]:
    """A class as data, with its fractions read."""
    return tuple(Fraction(value) if name.endswith("share") else value for name, value in told.items())


def class_values(hand_class: HandClass) -> tuple[object, ...]:
    """What the data of a class must hold, in the order of the columns."""
    return (
        hand_class.ordinal,
        str(hand_class),
        hand_class.size,
        hand_class.count,
        hand_class.share,
        hand_class.cumulative_count,
        hand_class.cumulative_share,
    )


def test_classes_as_data(data):
    """All classes in order, with exact shares that add up."""
    told = data("classes")
    assert [class_of(one) for one in told] == [class_values(hand_class) for hand_class in HAND_CLASSES]
    assert sum(Fraction(one["share"]) for one in told) == 1


def test_classes_as_csv(text, data):
    """The table for spreadsheets has the columns and the values of the data, and plain line ends."""
    told = text("classes", "--csv")
    assert "\r" not in told and told.endswith("\n")
    rows = list(csv.DictReader(io.StringIO(told)))
    assert rows == [{name: str(value) for name, value in one.items()} for one in data("classes")]


def test_classes_as_text(text):
    """One line for each class under a heading, in columns."""
    heading, *lines = text("classes").splitlines()
    assert [line.split()[:2] for line in lines] == [[f"{one.ordinal:,}", str(one)] for one in HAND_CLASSES]
    assert {len(line) for line in lines} == {len(heading)}


@pytest.mark.parametrize(
    ("share", "said"),
    [
        (Fraction(0), "0.00 %"),
        (Fraction(1, HOLDINGS), "<0.01 %"),
        (Fraction(1, 8), "12.50 %"),
        (Fraction(5, 24), "20.83 %"),
        (Fraction(1, 16000), "0.01 %"),
        (1 - Fraction(1, HOLDINGS), ">99.99 %"),
        (Fraction(1), "100.00 %"),
    ],
)
def test_percentages(share, said):
    """Shares are rounded once and exactly; something is never nothing, and nearly all is never all."""
    assert percent(share) == said


def test_deal_by_lot(text):
    """The same number gives the same deal, another number another one; the text is the transcript."""
    told = text("deal", "--seed", "7")
    assert told == text("deal", "--seed", "7") == text("deal", "--rules", "home", "--players", "2", "--seed", "7")
    assert told == transcript(play(load_ruleset("home"), 2, 7))
    assert told != text("deal", "--seed", "8")


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_deal_in_every_run(seed):
    """A number means one deal in every process, whatever the hash seed, and on every Python."""
    status, out, err = run("deal", "--rules", "pagat", "--players", "6", "--seed", seed, PYTHONHASHSEED=seed)
    assert (status, err) == (0, b"")
    assert out.decode() == transcript(play(load_ruleset("pagat"), 6, int(seed)))


def test_lots_are_promised():
    """Shuffles and choices take numbers from `random()` alone, which Python promises to keep."""
    tree = ast.parse((ROOT / "badugi_core" / "_play.py").read_text(encoding="utf-8"))
    uses = [ast.unparse(node) for node in ast.walk(tree) if isinstance(node, ast.Attribute)]
    assert [use for use in uses if use.startswith("Random")] == ["Random(seed).random"]
    assert play(load_ruleset("home"), 2, 7).hole[0] == parse_cards("3d 4s Qh 7h")


@pytest.mark.parametrize(("players", "seed"), [(4, 3), (8, 0)])
def test_deal_as_a_history(text, players, seed):
    """With --phh a deal by lot, here also with a reshuffle, is read back as the same deal."""
    deal = play(load_ruleset("pagat"), players, seed)
    assert any(event.kind == "reshuffle" for event in deal.log) == (players == 8)
    written = text("deal", "--rules", "pagat", "--players", str(players), "--seed", str(seed), "--phh")
    assert parse_phh(written).deal.log == deal.log


def test_deal_from_a_file(text, data, tmp_path):
    """A file brings the names of its players; cards that it does not tell stay unknown."""
    deal = play(load_ruleset("home"), 2, 101)
    hidden = deal.log[2].cards  # folded by the first seat, or drawn over
    path = tmp_path / "deal.phh"
    path.write_text(format_phh(deal, players=("Zoë", "Bo"), unknown=hidden), encoding="utf-8")
    history = read_phh(path)
    told = text("deal", str(path))
    assert told == transcript(history.deal, ("Zoë", "Bo"), history.unknown)
    assert "Bo is dealt ?? ?? ?? ??" in told
    as_data = data("deal", str(path))
    assert as_data["players"] == ["Zoë", "Bo"] and as_data["log"][2]["cards"] == ["??"] * 4
    assert as_data["stacks"] == list(deal.stacks)
    status, out, err = run("deal", str(path), PYTHONUTF8="0", PYTHONIOENCODING="ascii")
    assert (status, err) == (0, b"") and rb"Zo\xeb has 100" in out


def test_deal_as_data(data):
    """The log of a deal, with seats from 1 and cards as text."""
    deal, told = play(load_ruleset("room-pot-limit"), 3, 5), data(
        "deal", "--rules", "room-pot-limit", "--players", "3", "--seed", "5"
    )
    assert told["stacks"] == list(deal.stacks) and told["starting_stacks"] == list(deal.starting_stacks)
    assert (told["rules"], told["button"], told["over"]) == (deal.rules.name, deal.button + 1, True)
    for one, event in zip(told["log"], deal.log, strict=True):
        seat = None if event.seat is None else event.seat + 1
        assert one == {
            "kind": event.kind.value,
            "seat": seat,
            "amount": event.amount,
            "to": event.to,
            "cards": [str(card) for card in event.cards],
            "pot": event.pot,
        }


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
        (["odds", "6h4d3sAh", "--draws", "4"], f"argument --draws: '4' cannot be used: write a whole number from 1 to 3: see {PROGRAM} odds --help."),
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
def test_refusals(refusal, arguments, said):
    """What cannot be used is refused in one sentence that names the place, with status 2."""
    assert refusal(*arguments).startswith(said)


def test_a_fault_in_a_history(refusal, tmp_path):
    """A history is named with the line of its fault."""
    path = tmp_path / "deal.phh"
    lines = format_phh(play(load_ruleset("home"), 2, 101)).splitlines(keepends=True)
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
    text = format_phh(play(load_ruleset("home"), 2, 101))
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
    path.write_text(format_phh(play(load_ruleset("home"), 2, 101), players=names), encoding="utf-8")
    told = text("deal", str(path))
    assert r"Zo\u001b[2J\xeb has 100".replace(r"\xeb", "\xeb") in told and r"\u202eoB has 100" in told
    again = text("deal", str(path), "--phh")
    assert again.replace("\n", "").isprintable() and parse_phh(again).players == names


def test_a_fault_in_a_rule_set(refusal, tmp_path):
    """A rule set file is named with the line of its fault."""
    path = tmp_path / "mine.toml"
    home = (BUNDLED / "home.toml").read_text(encoding="utf-8")
    path.write_text(home.replace("big_bet = 4", "big_bet = 0"), encoding="utf-8")
    line = 1 + home[: home.index("big_bet = 4")].count("\n")
    said = refusal("deal", "--seed", "1", "--rules", str(path))
    assert said.startswith(f"{path}:{line}: betting.big_bet has a value")
    assert "pagat" in refusal("deal", "--seed", "1", "--rules", "nothing")


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help(capsys, command):
    """Each command explains itself; its example is a command that works."""
    with pytest.raises(SystemExit) as ended:
        main([*filter(None, [command]), "--help"])
    told, err = capsys.readouterr()
    assert (ended.value.code, err) == (0, "")
    assert told.startswith(f"usage: {PROGRAM}")
    if command:
        example = " ".join(told.partition("example: ")[2].split()).partition(" > ")[0]
        assert example.startswith(f"{PROGRAM} {command} ")
        assert main(shlex.split(example.removeprefix(PROGRAM))) == 0
    else:
        assert all(f"\n    {name} " in told for name in COMMANDS)


def test_the_program_itself():
    """`python -m badugi_core` prints answers to standard output, refusals to standard error."""
    assert run("hand", "Ah", "Kd")[::2] == (0, b"")
    status, out, err = run("hand", "6h", "1d")
    assert (status, out) == (2, b"")
    assert err.decode().startswith("argument 2 '1d'")
    status, out, err = run("compare", "--help")
    assert (status, err) == (0, b"") and out.startswith(b"usage: ")


@pytest.mark.parametrize("encoding", ["ascii", "utf-8"])
def test_signs_that_cannot_be_printed(encoding):
    """A sentence about signs that the system cannot print is still a sentence."""
    status, out, err = run("hand", "6é", PYTHONUTF8="0", PYTHONIOENCODING=encoding)
    assert (status, out) == (2, b"")
    shown = "6é" if encoding == "utf-8" else r"6\xe9"
    assert err.decode(encoding).startswith(f"argument 1 '{shown}', character 2: ")


@pytest.mark.parametrize("arguments", [["classes", "--json"], ["deal", "--seed", "1"], ["hand", "--help"]])
def test_a_closed_pipe(arguments):
    """When the reader has seen enough, the program ends without a word."""
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run(
        [sys.executable, "-m", "badugi_core", *arguments],
        cwd=ROOT,
        env=environment(),
        stdout=writer,
        stderr=subprocess.PIPE,
        check=False,
    )
    os.close(writer)
    assert (done.returncode, done.stderr) == (0, b"")


def test_output_that_cannot_be_written():
    """A standard output that takes nothing, like a full disk, is a fault told in one sentence."""
    with open(os.devnull, "rb") as unwritable:
        done = subprocess.run(
            [sys.executable, "-m", "badugi_core", "classes"],
            cwd=ROOT,
            env=environment(),
            stdout=unwritable,
            stderr=subprocess.PIPE,
            check=False,
        )
    assert done.returncode == 2
    assert done.stderr.startswith(b"standard output: ") and done.stderr.count(b"\n") == 1


def test_ctrl_c(tmp_path):
    """Ctrl-C ends the program without a word, with the status that shells give it."""
    pipe = tmp_path / "rules.toml"
    os.mkfifo(pipe)
    program = subprocess.Popen(
        [sys.executable, "-m", "badugi_core", "deal", "--seed", "1", "--rules", str(pipe)],
        cwd=ROOT,
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        # Where the tests run in the background, a shell has told them to ignore the signal.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    with pipe.open("wb"):  # opens when the program has begun to read it
        program.send_signal(signal.SIGINT)
        out, err = program.communicate(timeout=60)
    assert (program.returncode, out, err) == (130, b"", b"")


def test_the_package_stays_cheap():
    """Importing badugi_core loads nothing that only the command line needs."""
    program = "import sys, badugi_core; print(*sorted(sys.modules))"
    done = subprocess.run(
        [sys.executable, "-S", "-c", program], cwd=ROOT, env=environment(), capture_output=True, text=True, check=True
    )
    loaded = set(done.stdout.split())
    assert loaded.isdisjoint({"argparse", "json", "csv", "random"})
    assert loaded.isdisjoint({f"badugi_core.{name}" for name in CLI_MODULES})


def quoted() -> list[tuple[str, str]]:
    """The commands that the README shows, each with its output there."""
    section = (ROOT / "README.md").read_text(encoding="utf-8").partition("## At the command line")[2]
    block = section.partition("\n## ")[0].split("```")[1].partition("\n")[2]
    shown = [part.partition("\n") for part in block.split("$ ")[1:]]
    return [(command, output.rstrip("\n") + "\n") for command, _, output in shown]


@pytest.mark.parametrize(("command", "output"), quoted(), ids=lambda value: value.partition("\n")[0])
def test_the_readme_is_current(text, command, output):
    """Every command in the README prints what the README says, or begins with it before `head`."""
    command, _, lines = command.partition(" | head -")
    assert command.startswith(f"{PROGRAM} ")
    printed = text(*shlex.split(command.removeprefix(PROGRAM))).splitlines()
    assert printed[: int(lines) if lines else None] == output.splitlines()


def test_the_readme_shows_each_command():
    """No command is left out of the README."""
    assert {command.split()[3] for command, _ in quoted()} == set(COMMANDS)
