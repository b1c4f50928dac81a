"""Every question of the bank against a brute force of its own, written from the definition."""

import dataclasses
import itertools
import json
import os
import subprocess
import sys
from collections import Counter

import pytest

from badugi_core import Card, Suit
from tools.errors import ROOT
from tools.quiz.bank import PER_TRAP, BankError, bank_json, make_bank, prove
from tools.quiz.questions import SUBSETS, build_winner, subset_of
from tools.quiz.traps import TRAPS

ORDER = "A23456789TJQK"


def value(texts):
    """(size, ranks from the top) of the best legal subset, smaller ranks better, and its subsets."""
    best, subsets = None, []
    for mask in range(1, 16):
        chosen = [text for index, text in enumerate(texts) if mask >> index & 1]
        if len({text[0] for text in chosen}) < len(chosen) or len({text[1] for text in chosen}) < len(chosen):
            continue
        key = (len(chosen), [-rank for rank in sorted((ORDER.index(t[0]) for t in chosen), reverse=True)])
        if best is None or key > best:
            best, subsets = key, []
        if key == best:
            subsets.append(mask)
    return best, subsets


def test_which_cards_play(bank):
    """Right are exactly the best subsets; each fault is the true one; no trap is right."""
    for question in bank.plays:
        texts = [str(card) for card in question.hand]
        best, subsets = value(texts)
        assert [mask for mask in SUBSETS if not question.marks[mask - 1].fault] == subsets
        assert {choice.mask for choice in question.choices} == set(subsets)
        for mask in SUBSETS:
            mark = question.marks[mask - 1]
            chosen = [texts[index] for index in range(4) if mask >> index & 1]
            suits, ranks = ({text[place] for text in chosen} for place in (1, 0))
            expected = (
                "clash-suit" if len(suits) < len(chosen)
                else "clash-rank" if len(ranks) < len(chosen)
                else "too-few" if len(chosen) < best[0]
                else "" if mask in subsets
                else "not-lowest"
            )
            assert mark.fault == expected
            assert not (mark.traps and not mark.fault)
            for name in mark.traps:
                assert set(subset_of(question.hand, mask)) in map(set, TRAPS[name].readings(question.hand))
        if question.trap:
            first = [mark.traps[0] for mark in question.marks if mark.traps]
            assert question.trap in first


def test_reasons(bank):
    """In every right answer a reason names a playing card with the same suit or rank."""
    for question in bank.plays:
        for choice in question.choices:
            playing = subset_of(question.hand, choice.mask)
            for reason in choice.reasons:
                assert (reason.card in playing) == (reason.code.value == "plays")
                assert reason.suit_of in (None, *playing) and reason.rank_of in (None, *playing)
                assert reason.suit_of is None or reason.suit_of.suit == reason.card.suit
                assert reason.rank_of is None or reason.rank_of.rank == reason.card.rank
                assert reason.card in playing or reason.suit_of or reason.rank_of


def test_which_hand_wins(bank):
    """The answer, what decides and the playing cards are right; no trap gives the right verdict."""
    for question in bank.winner:
        a, b = ([str(card) for card in hand] for hand in (question.a, question.b))
        assert len({*a, *b}) == 8
        (best_a, subsets_a), (best_b, subsets_b) = value(a), value(b)
        answer = "A" if best_a > best_b else "B" if best_a < best_b else "tie"
        assert question.answer == answer
        assert question.playing[0] in subsets_a and question.playing[1] in subsets_b
        assert question.comparison.sizes == (best_a[0], best_b[0])
        assert set(question.wrong) == {"A", "B", "tie"} - {answer}
        for option, names in question.wrong.items():
            for name in names:
                verdict = TRAPS[name].verdict(question.a, question.b)
                assert ("A", "tie", "B")[1 - verdict] == option
        if question.trap:
            assert question.trap in {names[0] for names in question.wrong.values() if names}


def test_amounts(bank):
    """About twenty questions for each trap and type, and some plain ones of each type."""
    plays = Counter(question.trap for question in bank.plays)
    winner = Counter(question.trap for question in bank.winner)
    assert winner == dict.fromkeys((*TRAPS, None), PER_TRAP)
    served = [name for name, trap in TRAPS.items() if "plays" in trap.types]
    assert plays == dict.fromkeys((*served, None), PER_TRAP)


def test_no_answer_is_the_usual_one(bank):
    """No more than half of the answers of a type are the same; ties and near-ties are there."""
    sizes = Counter(len(subset_of(q.hand, q.choices[0].mask)) for q in bank.plays)
    assert max(sizes.values()) * 2 <= len(bank.plays)
    answers = Counter(question.answer for question in bank.winner)
    assert max(answers.values()) * 2 <= len(bank.winner)
    groups = Counter(question.group for question in bank.winner)
    assert groups["tie"] >= 2 * PER_TRAP and groups["near-tie"] >= PER_TRAP
    for trap in TRAPS:
        sides = Counter(q.answer for q in bank.winner if q.trap == trap and q.answer != "tie")
        assert not sides or min(sides["A"], sides["B"]) >= PER_TRAP // 5


def test_no_question_twice(bank):
    """The same cards are asked about once."""
    plays = [frozenset(question.hand) for question in bank.plays]
    winner = [frozenset((frozenset(q.a), frozenset(q.b))) for q in bank.winner]
    assert len(set(plays)) == len(plays)
    assert len(set(winner)) == len(winner)


def test_suits_may_be_exchanged(bank):
    """A question holds in all suits, as long as `suit_order` is kept."""
    letters = "cdhs"
    for question in bank.winner[::7]:
        for shuffled in itertools.permutations(Suit):
            if question.suit_order:
                high, low = (shuffled[letters.index(letter)] for letter in question.suit_order)
                if high < low:
                    continue
            a, b = (
                tuple(Card(card.rank, shuffled[card.suit]) for card in hand)
                for hand in (question.a, question.b)
            )
            assert build_winner(question.trap, a, b).wrong == question.wrong


def test_the_same_bytes_in_every_process(bank):
    """The bank does not depend on the hash seed."""
    code = "from tools.quiz.bank import *; import sys; sys.stdout.write(bank_json(make_bank()))"
    for seed in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONIOENCODING": "utf-8"}
        run = subprocess.run(
            [sys.executable, "-c", code], cwd=ROOT, env=environment, capture_output=True, check=True
        )
        assert run.stdout.decode() == bank_json(bank)
    assert make_bank(2) != bank


def test_json_is_compact_and_complete(bank):
    """One line, every question, the messages of every trap."""
    text = bank_json(bank)
    data = json.loads(text)
    assert text.count("\n") == 1 and len(text) < 60_000
    assert (len(data["plays"]), len(data["winner"])) == (len(bank.plays), len(bank.winner))
    assert data["traps"] == [[trap.id, trap.mistake, trap.lesson] for trap in TRAPS.values()]


def test_prove_notices(bank):
    """A wrong answer, a wrong mark and a wrong reason are each refused."""
    prove(bank)
    winner = next(question for question in bank.winner if question.answer == "A")
    plays = bank.plays[0]
    wrong_marks = (*plays.marks[1:], plays.marks[0])
    wrong_choice = dataclasses.replace(plays.choices[0], reasons=plays.choices[0].reasons[::-1])
    for faulty in (
        dataclasses.replace(bank, winner=(dataclasses.replace(winner, answer="B"),)),
        dataclasses.replace(bank, winner=(dataclasses.replace(winner, wrong={}),)),
        dataclasses.replace(bank, plays=(dataclasses.replace(plays, marks=wrong_marks),)),
        dataclasses.replace(bank, plays=(dataclasses.replace(plays, choices=(wrong_choice,)),)),
    ):
        with pytest.raises(BankError):
            prove(faulty)
