"""Deals as text: each chip and card is told, whatever happens in a deal."""

from __future__ import annotations

import re
from dataclasses import replace
from textwrap import dedent

import pytest

from badugi_core import BUNDLED, Deal, Exchange, Reshuffle, RuleSet, load_ruleset
from badugi_core._cli_seeded import seeded_deal
from badugi_core._cli_transcript import transcript
from tests.core.deals import BEST, EIGHT, FIXED, HALF_POT, KING, POT_LIMIT, QUEEN, deck_of, play
from tests.house import HOUSE

RULES = sorted(path.stem for path in BUNDLED.glob("*.toml"))


def sections(deal: Deal, **options) -> dict[str, list[str]]:
    """The lines of each section of a transcript by its heading, without the pot."""
    found = {}
    for block in transcript(deal, **options).split("\n\n"):
        heading, *lines = block.splitlines()
        found[heading.partition(",")[0]] = [line.removeprefix("  ") for line in lines]
    return found


def test_a_deal_of_two_in_full():
    """Seats, blinds, cards, bets, burned cards, draws, showdown and stacks of the house game, word for word."""
    deck = deck_of("KcQdJh9s", "8c7d6h6d", then="2h 5s Kd 3h 4h 5h")
    deal = play(
        HOUSE,
        (100, 100),
        "0 raises 4, 1 calls, 1 throws 6d, 0 stands, 1 checks, 0 bets 2, 1 raises 4, 0 calls,"
        "1 stands, 0 throws Kc, 1 checks, 0 checks, 1 stands, 0 stands, 1 bets 4, 0 calls",
        deck=deck,
    )
    assert transcript(deal) == dedent(
        """\
        Rules "house": fixed limit 2/4, blinds 1/2.

        Seats
          Seat 1 has 100: button, small blind
          Seat 2 has 100: big blind

        Blinds and cards
          Seat 1 posts the small blind of 1; 99 left
          Seat 2 posts the big blind of 2; 98 left
          Seat 2 is dealt 8c 7d 6d 6h: three-card hand 8-7-6
          Seat 1 is dealt Kc Qd Jh 9s: badugi K-Q-J-9

        Before the first draw, pot 3
          Seat 1 raises to 4, putting in 3; 96 left
          Seat 2 calls 2; 96 left

        First draw, pot 8
          The dealer burns 2h
          Seat 2 discards 6d
          Seat 2 draws 5s and holds 8c 7d 6h 5s: badugi 8-7-6-5
          Seat 1 stands pat

        After the first draw, pot 8
          Seat 2 checks
          Seat 1 bets 2; 94 left
          Seat 2 raises to 4, putting in 4; 92 left
          Seat 1 calls 2; 92 left

        Second draw, pot 16
          The dealer burns Kd
          Seat 2 stands pat
          Seat 1 discards Kc
          Seat 1 draws 3h and holds Qd Jh 9s 3h: three-card hand Q-9-3

        After the second draw, pot 16
          Seat 2 checks
          Seat 1 checks

        Third draw, pot 16
          The dealer burns 4h
          Seat 2 stands pat
          Seat 1 stands pat

        After the third draw, pot 16
          Seat 2 bets 4; 88 left
          Seat 1 calls 4; 88 left

        Showdown, pot 24
          Seat 2 shows 8c 7d 6h 5s: badugi 8-7-6-5
          Seat 1 shows Qd Jh 9s 3h: three-card hand Q-9-3
          Seat 2 wins the pot of 24

        Stacks
          Seat 1 has 88 (-12)
          Seat 2 has 112 (+12)
        """
    )


def test_a_fold_ends_a_deal():
    """Who wins unseen shows nothing and takes back what nobody has called (OBJ-3, ALL-2)."""
    told = sections(play(HOUSE, (100, 100), "0 raises 4, 1 folds"))
    assert told["Before the first draw"] == [
        "Seat 1 raises to 4, putting in 3; 96 left",
        "Seat 2 folds",
        "Seat 1 takes back 2 that nobody has called; has 98",
    ]
    assert told["Result"] == ["Seat 1 wins the pot of 4: nobody else is left"]
    assert "Showdown" not in told


def test_all_in_with_side_pots():
    """All-ins are named, each pot has its name, and three draws without bets stay apart (SIDE-1, ALL-3)."""
    deck = deck_of(BEST, EIGHT, QUEEN)
    told = sections(
        play(POT_LIMIT, (5, 12, 40), "0 raises 5, 1 raises 12, 2 calls, showdown", deck=deck)
    )
    assert told["Before the first draw"] == [
        "Seat 1 raises to 5, putting in 5; all-in",
        "Seat 2 raises to 12, putting in 11; all-in",
        "Seat 3 calls 10; 28 left",
    ]
    stands = ["Seat 2 stands pat", "Seat 3 stands pat", "Seat 1 stands pat"]
    assert [told[f"{draw} draw"] for draw in ("First", "Second", "Third")] == [stands] * 3
    assert not any(heading.startswith("After") for heading in told)
    assert told["Showdown"][-2:] == ["Seat 1 wins the main pot of 15", "Seat 2 wins side pot 1 of 14"]
    assert told["Stacks"] == ["Seat 1 has 15 (+10)", "Seat 2 has 14 (+2)", "Seat 3 has 28 (-12)"]


def test_the_parts_of_a_split_pot_are_told():
    """Each winner's part of a split pot is told, with the odd chip (TIE-1, ODD-1)."""
    deck = deck_of("9cTd6h5s", "9dTc6s5h", KING)
    told = sections(
        play(FIXED, (50, 50, 3), "0 calls, 1 calls, 2 raises 3, 0 calls, 1 calls, all stand, showdown", deck=deck)
    )
    assert told["Showdown"][-2:] == ["Seat 2 takes 5 of the pot of 9", "Seat 1 takes 4 of the pot of 9"]
    assert told["Stacks"][1] == "Seat 2 has 52 (+2)"


def test_a_blind_posted_in_part_is_told():
    """A blind that is posted in part says of how much (gap 7 of the published rules)."""
    told = sections(play(HOUSE, (100, 1), "showdown"))
    assert told["Blinds and cards"][:2] == [
        "Seat 1 posts the small blind of 1; 99 left",
        "Seat 2 posts 1 of the big blind of 2; all-in",
    ]
    assert told["Stacks"] == ["Seat 1 has 100 (as before)", "Seat 2 has 1 (as before)"]


def test_discards_stand_before_replacements_that_wait():
    """Where replacements wait for the last player, discards come first (DRAW-7)."""
    told = sections(
        play(replace(FIXED, exchange=Exchange.AFTER_ALL), (9, 9), "0 calls, 1 checks, 1 throws 1, 0 throws 1")
    )
    assert [line.split()[2] for line in told["First draw"]] == ["discards", "discards", "draws", "draws"]


@pytest.mark.parametrize("reshuffle", [Reshuffle.EARLIER_DISCARDS, Reshuffle.ALL_BUT_OWN])
@pytest.mark.parametrize("burns", [0, 1])
def test_a_reshuffle_is_told(reshuffle: Reshuffle, burns: int):
    """A reshuffle is told in the draw in which it comes, and begins no draw of its own (DECK-4)."""
    rules = replace(FIXED, burns=burns, reshuffle=reshuffle)
    deal = play(
        rules,
        (2,) * 6,
        "all call, all throw 4, all throw 4, all throw 4",
    )
    told = sections(deal)
    draws = [told[f"{draw} draw"] for draw in ("First", "Second", "Third")]
    shuffles = [line for lines in draws for line in lines if line.startswith("The deck has run out")]
    assert len(shuffles) == sum(event.kind == "reshuffle" for event in deal.log) > 0
    for lines in draws:
        assert sum(" discards " in line for line in lines) == sum(" draws " in line for line in lines) == 6
        assert sum(line.startswith("The dealer burns") for line in lines) == burns


@pytest.mark.parametrize(
    ("script", "last"),
    [
        ("", "Seat 1 is to fold, call or raise to 4."),
        ("0 calls", "Seat 2 is to check or raise to 4."),
        ("0 calls, 1 checks", "Seat 2 is to discard or stand pat."),
    ],
)
def test_a_deal_that_goes_on(script: str, last: str):
    """A deal that is not over ends with who is to do what, and has no final stacks."""
    text = transcript(play(HOUSE, (100, 100), script))
    assert text.splitlines()[-1] == last
    assert "Stacks" not in text


def test_a_deal_that_waits_for_the_dealer():
    """A deck that has run out waits for the dealer (DECK-4)."""
    deal = play(FIXED, (9,) * 8, "all call, " + ", ".join(f"{seat} throws 4" for seat in (1, 2, 3, 4, 5, 6)))
    assert transcript(deal).splitlines()[-1] == "The dealer is to shuffle: the deck has run out."


@pytest.mark.parametrize(
    ("names", "seats"),
    [
        ((), ["Seat 1", "Seat 2"]),
        (("Ana", "Bo"), ["Ana", "Bo"]),
        (("Ana", "Ana"), ["Seat 1 (Ana)", "Seat 2 (Ana)"]),
        (("", "Bo"), ["Seat 1", "Seat 2 (Bo)"]),
        (("A\nna", " Bo "), ["A na", "Bo"]),
    ],
)
def test_players_have_names_that_tell_them_apart(names: tuple[str, ...], seats: list[str]):
    """Players have their names, with their seats where names alone could be confused."""
    told = sections(play(HOUSE, (100, 100)), names=names)
    assert told["Seats"] == [f"{seats[0]} has 100: button, small blind", f"{seats[1]} has 100: big blind"]


def test_unknown_cards_are_question_marks():
    """Cards that nobody has seen are question marks, and hands with them are not read."""
    deal = play(HOUSE, (100, 100), deck=deck_of(BEST, EIGHT))
    told = sections(deal, unknown=frozenset(deal.hole[0][:2]))
    assert told["Blinds and cards"][2:] == [
        "Seat 2 is dealt 8c 7d 6h 5s: badugi 8-7-6-5",
        "Seat 1 is dealt 2h As ?? ??",
    ]


def test_rules_without_fixed_limit():
    """The first line names the limit, and the sizes of bets only where they are fixed (LIM-1)."""
    told = [transcript(play(rules, (9, 9))).splitlines()[0] for rules in (POT_LIMIT, replace(HALF_POT, name=""))]
    assert told == ['Rules "house": pot limit, blinds 1/2.', "Rules: half-pot limit, blinds 1/2."]


@pytest.mark.parametrize("name", RULES)
def test_any_deal_adds_up(name: str):
    """Stacks, pots and changes in the text are those of the deal, in deals by lot at every table."""
    rules: RuleSet = replace(load_ruleset(name), stack=30)
    for seed in range(12):
        players = rules.min_players + seed % (rules.max_players - rules.min_players + 1)
        deal = seeded_deal(rules, players, seed)
        text = transcript(deal)
        ends = re.findall(r"^  Seat (\d) has (\d+) \(([-+]\d+|as before)\)$", text, re.MULTILINE)
        assert [int(stack) for _, stack, _ in ends] == list(deal.stacks)
        changes = [0 if change == "as before" else int(change) for _, _, change in ends]
        assert changes == [stack - rules.stack for stack in deal.stacks] and sum(changes) == 0
        pot = int(re.findall(r"^(?:Showdown|Result), pot (\d+)$", text, re.MULTILINE)[0])
        named = dict(re.findall(r"(the pot|the main pot|side pot \d+) of (\d+)", text))
        assert sum(map(int, named.values())) == pot
        assert text.isascii() and all(line == line.rstrip() for line in text.splitlines())
