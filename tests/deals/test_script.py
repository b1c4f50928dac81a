"""Deal scripts: they follow the rule set that they name, and each fault has its sentence."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from badugi_core import EventKind, parse_phh, read_phh
from tests.deals.conftest import RULESETS, SCRIPTS
from tests.house import HOUSE
from tools.deals.script import LETTERS, play_script
from tools.deals.telling import tell
from tools.errors import ROOT, SiteError

PLAYTHROUGHS = ROOT / "tests" / "playthroughs"
PAYS = (EventKind.BET, EventKind.RAISE)

GOOD = """\
# A remark.
rules: home
A: As 2h 3d Kd
B: Ah 2c 3s 7d

A call
B check
B pat
A discard Kd draw 4c @draw
B bet
A fold
"""


def play(folder: Path, text: str):
    """Play a script that stands in a file of its own."""
    path = folder / "docs" / "deals" / "a.deal"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return play_script(path, folder, RULESETS | {"home": replace(HOUSE, name="home")})


def moved_cards(deal):
    """What is dealt, discarded, drawn and shown, and by whom; burned cards are any."""
    left_out = (EventKind.BURN, EventKind.RESHUFFLE)
    return [(event.kind, event.seat, sorted(event.cards)) for event in deal.log if event.cards and event.kind not in left_out]


def test_the_playthroughs_are_told(played):
    """Each worked deal has the cards and actions of the history of the same name."""
    history = read_phh(PLAYTHROUGHS / f"{played.name}.phh").deal
    assert moved_cards(played.final) == moved_cards(history)
    assert [event.kind for event in played.final.log] == [event.kind for event in history.log]


def test_every_playthrough_has_a_worked_deal():
    """None is left out."""
    assert {path.stem for path in SCRIPTS} == {path.stem for path in PLAYTHROUGHS.glob("*.phh")}


def test_the_history_is_the_deal(played):
    """Who downloads a deal and plays it again gets the same chips and cards."""
    again = parse_phh(tell(played).history)
    assert again.deal == played.final
    assert again.players == tuple(LETTERS[: len(played.final.stacks)])


def test_the_rule_set_is_the_one_that_is_named(script, played):
    """Not a copy of it, nor another one."""
    name = re.search(r"^rules: (.*)$", script.read_text(encoding="utf-8"), re.MULTILINE)[1]
    assert played.final.rules is RULESETS[name]


@pytest.mark.parametrize("name", ["three-cards-to-badugi", "check-raise-and-cap", "odd-chips", "deck-runs-out"])
@pytest.mark.parametrize("more", [1, 3])
def test_a_changed_bet_changes_every_amount(name, more):
    """With fixed limits, every bet and raise of the first two rounds follows; the cards do not."""
    script = next(path for path in SCRIPTS if path.stem == name)
    before = play_script(script, ROOT, RULESETS)
    rules = before.final.rules
    changed = replace(rules, small_bet=rules.small_bet + more, big_bet=2 * (rules.small_bet + more))
    after = play_script(script, ROOT, RULESETS | {rules.name: changed})
    assert moved_cards(after.final) == moved_cards(before.final)
    for play in after.plays:
        for event in play.after.log[len(play.before.log) :]:
            if event.kind in PAYS:
                size = changed.small_bet if play.before.street < changed.small_bet_rounds else changed.big_bet
                assert event.to - play.before.level == size


def test_stacks_of_the_rule_set(tmp_path):
    """A script without stacks takes them from the rules."""
    assert play(tmp_path, GOOD).start.starting_stacks == (HOUSE.stack,) * 2
    with_stacks = GOOD.replace("A: As", "stacks: 30 50\nA: As")
    assert play(tmp_path, with_stacks).start.starting_stacks == (30, 50)


FAULTS = {
    "unknown word": ("A call", "A calls", 6, "'A calls' is not understood"),
    "no player": ("A call", "call", 6, "'call' is not understood"),
    "illegal action": ("A call", "A check", 6, "A cannot check here (bet to call): write one of fold, call, raise 4"),
    "wrong turn": ("A call", "B check", 6, "it is not the turn of B: let A act"),
    "wrong player": ("A call", "C call", 6, "C has no cards"),
    "amount of a call": ("A call", "A call 2", 6, "'2' means nothing after 'call': take it out"),
    "amount in words": ("B bet", "B bet much", 10, "'much' means nothing after 'bet': write min, max or a total"),
    "amount too large": ("B bet", "B bet 77", 10, "B cannot bet here (too large)"),
    "a bet to draw": ("B pat", "B bet", 8, "B cannot bet here (wrong state): write one of pat, discard any of"),
    "a card too few": ("draw 4c", "draw", 9, "A discards 1 and draws 0"),
    "a card of another": ("discard Kd", "discard Ah", 9, "A cannot discard here (not held)"),
    "a card that is held": ("draw 4c", "draw 7d", 9, "7d cannot come here: it is not in the deck"),
    "a card that is no card": ("draw 4c", "draw 1c", 9, "unknown rank '1' in the cards '1c'"),
    "a card dealt twice": ("B: Ah", "B: As", 4, "As is dealt twice"),
    "three cards": ("As 2h 3d Kd", "As 2h 3d", 3, "A has 3 cards: write 4 of them"),
    "players not in order": ("B: Ah", "C: Ah", 4, "the cards of C do not stand in order"),
    "unknown rules": ("rules: home", "rules: house", 2, "unknown rules 'house': write one of home,"),
    "no rules": ("rules: home\n", "", 1, "no line names the rules"),
    "no stack": ("rules: home", "rules: home\nstacks: 0 100", 3, "the stacks '0 100' are not whole numbers"),
    "stacks of others": ("rules: home", "rules: home\nstacks: 9 9 9", 1, "there are 3 stacks for 2 players"),
    "head after an action": ("A call", "A call\nrules: home", 7, "'rules:' stands after an action"),
    "a mark twice": ("A fold", "A fold @draw", 11, "the mark '@draw' stands twice"),
    "not over": ("A fold\n", "", 10, "after this line the deal is not over, and A is to act: add what A does: fold, call"),
    "over": ("A fold", "A fold\nB check", 12, "the deal is over: take this line out"),
    "players": ("B: Ah 2c 3s 7d\n", "B: Ah 2c 3s 7d\nC: 9c 9d 9h 9s\n", 1, "home cannot start this deal"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_said_with_its_line(tmp_path, fault):
    """One sentence with the file, the line and what to do."""
    right, wrong, line, said = FAULTS[fault]
    assert GOOD.count(right) == 1
    with pytest.raises(SiteError) as caught:
        play(tmp_path, GOOD.replace(right, wrong))
    sentence = str(caught.value)
    assert sentence.startswith(f"docs/deals/a.deal:{line}: {said}"), sentence
    assert re.fullmatch(r"\S+:\d+: \S.*: \S.*\.", sentence)


def test_a_file_in_another_encoding_is_refused(tmp_path):
    """A file in another encoding is named too."""
    path = tmp_path / "a.deal"
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(SiteError, match=r"^a\.deal:1: the deal cannot be read: write it in UTF-8\.$"):
        play_script(path, tmp_path, RULESETS)
