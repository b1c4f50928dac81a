"""What the commands of badugi_core answer, as text and as data."""

from __future__ import annotations

import ast
import csv
import io
from contextlib import redirect_stdout
from fractions import Fraction

import pytest

from badugi_core import (
    BREAK_BADUGI,
    HAND_CLASSES,
    HOLDINGS,
    KEEP_BEST,
    STAND_PAT,
    HandClass,
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
from badugi_core._cli_english import percent
from badugi_core._cli_seeded import seeded_deal
from badugi_core._cli_transcript import transcript
from tests.core.command_line import ROOT, run


def test_the_answer_goes_to_whatever_stands_for_the_standard_output(text):
    """Such as a text in memory, when a program calls the command."""
    with redirect_stdout(io.StringIO()) as said:
        assert main(["hand", "6h4d3sAh"]) == 0
    assert said.getvalue() == text("hand", "6h4d3sAh")


def test_a_hand_is_read_with_its_place_and_reasons(text):
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
def test_data_of_a_hand_are_those_of_evaluate(data, cards):
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
def test_outs_say_what_they_make(text, data, cards, lines):
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
def test_data_of_odds_are_exact_fractions(data, cards, draws, dead, policy):
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


def test_percentages_stand_beside_the_fractions(text):
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
def test_a_comparison_says_who_wins_and_why(text, hands, end):
    """Who wins, and what decides against the next best hands (EVAL-5 to EVAL-7, TIE-1)."""
    lines = text("compare", *hands).splitlines()
    assert lines[len(hands) :] == end
    assert [line.split("  ")[0] for line in lines[: len(hands)]] == [f"Hand {n + 1}" for n in range(len(hands))]


def test_data_of_a_comparison_are_those_of_the_core(data):
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


def test_data_of_classes_add_up(data):
    """All classes in order, with exact shares that add up."""
    told = data("classes")
    assert [class_of(one) for one in told] == [class_values(hand_class) for hand_class in HAND_CLASSES]
    assert sum(Fraction(one["share"]) for one in told) == 1


def test_a_table_for_spreadsheets_has_the_values_of_the_data(text, data):
    """The table for spreadsheets has the columns and the values of the data, and plain line ends."""
    told = text("classes", "--csv")
    assert "\r" not in told and told.endswith("\n")
    rows = list(csv.DictReader(io.StringIO(told)))
    assert rows == [{name: str(value) for name, value in one.items()} for one in data("classes")]


def test_classes_stand_in_columns(text):
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
def test_percentages_are_rounded_once_and_never_to_nothing_or_all(share, said):
    """Shares are rounded once and exactly; something is never nothing, and nearly all is never all."""
    assert percent(share) == said


def test_a_seed_stands_for_one_deal(text):
    """The same number gives the same deal, another number another one; the text is the transcript."""
    told = text("deal", "--seed", "7")
    assert told == text("deal", "--seed", "7") == text("deal", "--rules", "home", "--players", "2", "--seed", "7")
    assert told == transcript(seeded_deal(load_ruleset("home"), 2, 7))
    assert told != text("deal", "--seed", "8")


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_a_seed_stands_for_one_deal_in_every_process(seed):
    """A number means one deal in every process, whatever the hash seed, and on every Python."""
    status, out, err = run("deal", "--rules", "pagat", "--players", "6", "--seed", seed, PYTHONHASHSEED=seed)
    assert (status, err) == (0, b"")
    assert out.decode() == transcript(seeded_deal(load_ruleset("pagat"), 6, int(seed)))


def test_chance_comes_from_numbers_that_python_promises():
    """Shuffles and choices take numbers from `random()` alone, which Python promises to keep."""
    tree = ast.parse((ROOT / "badugi_core" / "_cli_seeded.py").read_text(encoding="utf-8"))
    uses = [ast.unparse(node) for node in ast.walk(tree) if isinstance(node, ast.Attribute)]
    assert [use for use in uses if use.startswith("Random")] == ["Random(seed).random"]
    assert seeded_deal(load_ruleset("home"), 2, 7).hole[0] == parse_cards("3d 4s Qh 7h")


@pytest.mark.parametrize(("players", "seed"), [(4, 3), (8, 0)])
def test_a_deal_is_written_as_a_history(text, players, seed):
    """With --phh a deal by lot, here also with a reshuffle, is read back as the same deal."""
    deal = seeded_deal(load_ruleset("pagat"), players, seed)
    assert any(event.kind == "reshuffle" for event in deal.log) == (players == 8)
    written = text("deal", "--rules", "pagat", "--players", str(players), "--seed", str(seed), "--phh")
    assert parse_phh(written).deal.log == deal.log


def test_a_history_from_a_file_is_told(text, data, tmp_path):
    """A file brings the names of its players; cards that it does not tell stay unknown."""
    deal = seeded_deal(load_ruleset("home"), 2, 101)
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


def test_data_of_a_deal_are_its_log(data):
    """The log of a deal, with seats from 1 and cards as text."""
    deal, told = seeded_deal(load_ruleset("room-pot-limit"), 3, 5), data(
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
