"""The file of exact chances holds what badugi_core works out, and says how it was made."""

from __future__ import annotations

from fractions import Fraction

import pytest

from badugi_core import DECK, evaluate
from tools.errors import SiteError
from tools.odds.__main__ import main
from tools.odds.prices import PRICED, price_in
from tools.odds.questions import BOTH, DRAWING, PAT, last_draw, questions
from tools.odds.table import FILE, HEAD, as_text, check, read_chances

CHANCES = read_chances()
SLOW = {("starts", "As 5s 9s Ks", "3")} | {name for name, _ in questions() if name[0] == "exchanged"}
"""What `python -m tools.odds --check` alone works out: it takes many seconds."""

CHEAP = [question for question in questions() if question[0] not in SLOW]


def test_the_file_answers_every_question_in_order():
    """No chance is missing, none is left over, and the file is as the program writes it."""
    assert list(CHANCES) == [name for name, _ in questions()]
    assert FILE.read_text(encoding="utf-8") == as_text(CHANCES)


@pytest.mark.parametrize(("name", "question"), CHEAP[::5], ids=lambda part: " ".join(part) if isinstance(part, tuple) else "")
def test_a_sample_is_worked_out_anew(name, question):
    """Every fifth chance that takes no time is exactly what stands in the file."""
    assert question() == CHANCES[name]


@pytest.mark.parametrize("table", ["both", "exchanged"])
def test_results_add_up_to_one(table):
    """Win, tie and lose; four, three, two and one playing cards."""
    rows = {row for each, row, _ in CHANCES if each == table}
    for row in rows:
        assert sum(chance for (each, at, _), chance in CHANCES.items() if (each, at) == (table, row)) == 1


def test_after_an_exchange_of_one_card():
    """Ten cards of 48 make a badugi of any three-card hand, and nothing takes a card away."""
    assert [CHANCES["exchanged", "1", size] for size in "4321"] == [Fraction(10, 48), Fraction(38, 48), 0, 0]


@pytest.mark.parametrize(("mine", "theirs"), BOTH)
def test_last_draw_by_definition(mine, theirs):
    """All pairs of new cards, compared by reading whole holdings."""
    kept = [sorted(evaluate(each).playing) for each in (mine, theirs)]
    unseen = [card for card in DECK if str(card) not in f"{mine} {theirs}".split()]
    hands = [{card: evaluate((*three, card)).hand_class for card in unseen} for three in kept]
    results = [(hands[0][a] > hands[1][b], hands[0][a] == hands[1][b]) for a in unseen for b in unseen if a != b]
    wins, ties = (Fraction(sum(column), len(results)) for column in zip(*results, strict=True))
    assert last_draw(mine, theirs) == (wins, ties, 1 - wins - ties)


def test_pat_hands_share_no_card_with_the_draw():
    """One deal can hold both hands."""
    assert all(not set(pat.split()) & set(DRAWING.split()) for pat in PAT)
    assert all(evaluate(pat).size == 4 for pat in PAT)


def test_prices_are_those_of_the_rule_sets():
    """Fixed limit: two big blinds and two small bets, then the big bet. Pot limit: as much as there is, or half."""
    assert [(price_in(name).pot, price_in(name).bet) for name in PRICED] == [(8, 4), (12, 12), (8, 4)]
    for price in map(price_in, PRICED):
        assert price.gain(price.needed) == 0


@pytest.mark.parametrize("line", ["starts\tAs 2d\t1", "a\tb\tc\tx", "a\tb\tc\t1/0", "a\tb\tc\t3/2", "a\tb\tc\t-1/2"])
def test_a_line_that_is_no_chance_is_named(tmp_path, line):
    """One sentence with the place and what to do."""
    path = tmp_path / "chances.tsv"
    path.write_text(f"{HEAD}a\tb\tc\t1/2\n{line}\n", encoding="utf-8")
    with pytest.raises(SiteError) as caught:
        read_chances(path)
    where, advice = f"{path.as_posix()}:4: ", ": write the file anew with python -m tools.odds."
    assert str(caught.value).startswith(where) and str(caught.value).endswith(advice)


def test_a_missing_file_is_named(tmp_path):
    """The build stops with a sentence."""
    with pytest.raises(SiteError, match="the table cannot be read: write the file anew"):
        read_chances(tmp_path / "chances.tsv")


@pytest.mark.parametrize("change", ["other", "less", "more"])
def test_the_check_finds_what_differs(tmp_path, change):
    """A chance that is wrong, missing or too much is named by its line."""
    lines = as_text(CHANCES).splitlines()
    if change == "other":
        lines[-1] = lines[-1].rpartition("\t")[0] + "\t1/7"
    elif change == "less":
        del lines[-1]
    else:
        lines.append("more\tof\tit\t1/2")
    path = tmp_path / "chances.tsv"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    with pytest.raises(SiteError, match=f":{len(CHANCES) + (3 if change == 'more' else 2)}: "):
        check(CHANCES, path)
    check(CHANCES)


def test_a_mistyped_option_writes_nothing(tmp_path, capsys):
    """The command has one option."""
    assert main(["--chek"], tmp_path / "chances.tsv") == 2
    assert not list(tmp_path.iterdir())
    assert capsys.readouterr().err == "usage: python -m tools.odds [--check]\n"
