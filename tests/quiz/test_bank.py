"""Every question of the bank against a brute force of its own, written from the definition."""

import dataclasses
import gzip
import itertools
import json
import os
import random
import re
import subprocess
import sys
from collections import Counter
from math import comb

import pytest

from badugi_core import DECK
from tools.errors import ROOT
from tools.quiz.bank import KINDS, SEEDS, TYPES, BankError, bank_json, prove, questions_of
from tools.quiz.choosing import choose, table
from tools.quiz.kind import Deal
from tools.quiz.prng import Prng
from tools.quiz.questions import SUBSETS, subset_of
from tools.quiz.readings import READERS
from tools.quiz.rule_questions import rules_questions
from tools.quiz.traps import MISTAKES, TRAPS
from tools.quiz.winner import JUDGES, build_winner

ORDER = "A23456789TJQK"


def texts(cards):
    return [str(card) for card in cards]


def is_legal(cards):
    return len({text[0] for text in cards}) == len({text[1] for text in cards}) == len(cards)


def key(cards):
    """Greater for a stronger hand, if all of these cards play."""
    return len(cards), [-rank for rank in sorted((ORDER.index(text[0]) for text in cards), reverse=True)]


def value(cards):
    """The key of the best legal subset, and the subsets that have it."""
    masks = {
        mask: [text for index, text in enumerate(cards) if mask >> index & 1] for mask in range(1, 2 ** len(cards))
    }
    legal = {mask: key(chosen) for mask, chosen in masks.items() if is_legal(chosen)}
    best = max(legal.values())
    return best, [mask for mask, found in legal.items() if found == best]


def of_type(bank, kind):
    return [question for question in bank.questions if question.type == kind]


def test_which_cards_play(bank):
    """Right are exactly the best subsets; each fault is the true one; no mistake leads to a right subset."""
    for question in of_type(bank, "plays"):
        cards = texts(question.hand)
        best, subsets = value(cards)
        assert [mask for mask in SUBSETS if not question.marks[mask - 1].fault] == subsets
        assert sorted(choice.mask for choice in question.choices) == subsets
        for mask in SUBSETS:
            mark = question.marks[mask - 1]
            chosen = texts(subset_of(question.hand, mask))
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
                assert set(subset_of(question.hand, mask)) in map(set, READERS[name](question.hand))
        if question.trap:
            assert question.trap in [mark.traps[0] for mark in question.marks if mark.traps]


def test_reasons(bank):
    """In every right answer a reason names a playing card with the same suit or rank."""
    shown = [(question, choice) for question in of_type(bank, "plays") for choice in question.choices]
    shown += [(question, question.choice) for question in of_type(bank, "name")]
    for question, choice in shown:
        playing = subset_of(question.hand, choice.mask)
        for reason in choice.reasons:
            assert (reason.card in playing) == (reason.code.value == "plays")
            assert reason.suit_of in (None, *playing) and reason.rank_of in (None, *playing)
            assert reason.suit_of is None or reason.suit_of.suit == reason.card.suit
            assert reason.rank_of is None or reason.rank_of.rank == reason.card.rank
            assert reason.card in playing or reason.suit_of or reason.rank_of


def test_what_is_this_hand(bank):
    """One option is the hand; each other one is what its mistake reads, and no two are the same."""
    for question in of_type(bank, "name"):
        best, subsets = value(texts(question.hand))
        right = question.options[question.right]
        assert (len(right.ranks), [1 - rank for rank in right.ranks]) == best
        assert question.choice.mask in subsets
        names = [option.ranks for option in question.options]
        assert len(set(names)) == len(names) in (3, 4)
        for option in question.options:
            assert list(option.ranks) == sorted(option.ranks, reverse=True)
            if option is right:
                assert option.trap is None
            elif option.trap == "one-suit-no-hand":
                assert option.ranks == () and best[0] == 1
            else:
                readings = READERS[option.trap](question.hand)
                assert option.ranks in [tuple(sorted((c.rank for c in kept), reverse=True)) for kept in readings]
        assert question.trap in [None, *(option.trap for option in question.options)]


def test_which_hand_wins(bank):
    """The answer, what decides and the playing cards are right; no mistake gives the right verdict."""
    for question in of_type(bank, "winner"):
        a, b = texts(question.a), texts(question.b)
        assert len({*a, *b}) == 8
        (best_a, subsets_a), (best_b, subsets_b) = value(a), value(b)
        answer = "A" if best_a > best_b else "B" if best_a < best_b else "tie"
        assert question.answer == answer
        assert question.playing[0] in subsets_a and question.playing[1] in subsets_b
        assert question.comparison.sizes == (best_a[0], best_b[0])
        assert set(question.wrong) == {"A", "B", "tie"} - {answer}
        for option, names in question.wrong.items():
            for name in names:
                verdict = JUDGES[name](question.a, question.b)
                in_some_order = answer == "tie" and name == "suit-breaks-tie"
                assert in_some_order or ("A", "tie", "B")[1 - verdict] == option
            assert names, "every wrong answer is that of a named mistake"
        if question.trap:
            assert question.trap in {names[0] for names in question.wrong.values() if names}


def test_in_which_order(bank):
    """One order is right; each mistake gives another one, by its verdict on every two hands."""
    for question in of_type(bank, "order"):
        values = [value(texts(hand))[0] for hand in question.hands]
        assert len({card for hand in question.hands for card in hand}) == 4 * len(question.hands)
        assert [values[place] for place in question.right] == sorted(values, reverse=True)
        assert len(set(map(str, values))) == len(values) in (3, 4)
        assert question.start != question.right
        orders = [wrong.order for wrong in question.wrong]
        assert len(set(orders)) == len(orders) and question.right not in orders
        for wrong in question.wrong:
            for one, other in itertools.combinations(wrong.order, 2):
                assert TRAPS[wrong.trap].verdict(question.hands[one], question.hands[other]) > 0
        assert question.wrong[0].trap == question.trap


def reaches(question, hand):
    """Whether four cards reach the goal of a question on a draw."""
    found = value(hand)[0]
    match question.goal.code:
        case "better":
            return found > value(texts(question.hand))[0]
        case "beat":
            return found > value(texts(question.against))[0]
        case "badugi":
            return found[0] == 4
    return found[0] == 4 and -found[1][0] <= question.goal.top - 1


def unseen_cards(question):
    seen = {*question.hand, *(question.against or ())}
    return [str(card) for card in DECK if card not in seen]


def test_how_many_cards_help(bank):
    """Exactly the helping cards reach the goal; the four numbers differ, and one is theirs."""
    for question in of_type(bank, "outs"):
        kept = texts(question.kept)
        assert len(kept) == 3 and is_legal(kept) and set(kept) < set(texts(question.hand))
        helps = [card for card in unseen_cards(question) if reaches(question, [*kept, card])]
        assert texts(question.helps) == helps
        numbers = [option.value for option in question.options]
        assert len(set(numbers)) == 4 and numbers[question.right] == len(helps)
        assert [option.trap is None for option in question.options].index(True) == question.right
        assert question.trap in [option.trap for option in question.options]
        assert (question.against is not None) == (question.goal.code == "beat")


def ways(kept, thrown, question):
    """The draws that reach the goal, tried one by one."""
    drawn = itertools.combinations(unseen_cards(question), thrown)
    return sum(reaches(question, [*kept, *cards]) for cards in drawn)


def test_what_to_throw_away(bank):
    """The chances are those of every draw tried, up to two cards; the right subsets lead visibly."""
    for place, question in enumerate(of_type(bank, "discard")):
        shares = [chance.favourable / chance.total for chance in question.chances]
        unseen = len(unseen_cards(question))
        for mask in (0, *SUBSETS):
            assert question.chances[mask].total == comb(unseen, mask.bit_count())
            if mask.bit_count() <= (2 if place % 12 == 0 else 1):
                kept = texts(subset_of(question.hand, 15 - mask))
                assert question.chances[mask].favourable == ways(kept, mask.bit_count(), question)
        best = max(shares)
        assert question.right == tuple(mask for mask, share in enumerate(shares) if share == best)
        assert best - max(share for share in shares if share != best) >= 0.025 - 1e-9
        assert not set(question.traps) & set(question.right)
        assert question.trap in question.traps.values()
        for mask, name in question.traps.items():
            thrown = set(subset_of(question.hand, mask))
            if name in READERS:
                assert set(question.hand) - thrown in map(set, READERS[name](question.hand))


@pytest.mark.parametrize("seed", range(3))
def test_chances_of_throwing_everything_away(bank, seed):
    """Four new cards at random reach the goal about as often as the bank says."""
    prng = random.Random(seed)
    question = prng.choice([q for q in of_type(bank, "discard") if q.goal.code != "badugi"])
    unseen, tries = unseen_cards(question), 20_000
    found = sum(reaches(question, prng.sample(unseen, 4)) for _ in range(tries))
    share = question.chances[15].favourable / question.chances[15].total
    assert abs(found / tries - share) < 4 * (share * (1 - share) / tries) ** 0.5 + 1e-4


def test_rules(bank):
    """Every question on the rules has three or four different answers, one of them without a mistake."""
    questions = of_type(bank, "rules")
    assert 25 <= len(questions) <= 40
    assert {question.level for question in questions} == {1, 2, 3}
    for question in questions:
        answers = [(option.text, option.values.get("n")) for option in question.options]
        assert len(set(answers)) == len(answers) in (3, 4)
        assert [place for place, option in enumerate(question.options) if not option.trap] == [question.right]
        assert set(re.findall(r"%\((\w+)\)s", question.text)) == set(question.values)


def test_rules_are_those_of_the_rule_sets():
    """Some right numbers, known without the rule sets, and none among the other options."""
    answers = {
        (question.text, *question.values.values()): question.options[question.right].values.get("n")
        for question in rules_questions()
    }
    assert answers[("How many draws are there in a deal?",)] == 3
    assert answers[("How many betting rounds are there in a deal?",)] == 4
    assert answers[("How many cards may you exchange at one draw, at most?",)] == 4
    bet = "In the house game, how large is a bet in round %(round)s?"
    assert (answers[(bet, 2)], answers[(bet, 3)]) == (2, 4)
    most = "In the house game, what is the most that you can put in during round %(round)s?"
    assert (answers[(most, 1)], answers[(most, 4)]) == (8, 16)
    numbers = {text: number for (text, *_), number in answers.items()}
    raising = "limit: the pot was %(pot)s, and then a bet of %(bet)s was made. To how much may you raise, at most?"
    assert (numbers[f"Pot {raising}"], numbers[f"Half-pot {raising}"]) == (24, 14)


def test_anchors():
    """Every mistake and every question on the rules names a rule of the page of rules."""
    anchors = set(re.findall(r'\{\{ rule\("([\w-]+)"\) \}\}', (ROOT / "docs/rules/index.md").read_text("utf-8")))
    assert {mistake.rule for mistake in MISTAKES.values()} | {question.rule for question in rules_questions()} <= anchors
    page = (ROOT / "docs/hands/mistakes.md").read_text("utf-8")
    headings = set(re.findall(r"\{ #([\w-]+) \}", page))
    assert [mistake.id for mistake in MISTAKES.values() if mistake.page] == list(TRAPS)
    assert set(TRAPS) <= headings and not (set(MISTAKES) - set(TRAPS)) & headings


def test_every_mistake_can_be_made(bank):
    """Each named mistake leads to a wrong answer of some question, and is asked about or shares its rule with one that is."""
    text = bank_json(bank)
    about = {question.trap for question in bank.questions if question.trap}
    rules = {MISTAKES[name].rule for name in about}
    judged = {names[0] for question in of_type(bank, "winner") for names in question.wrong.values()}
    for place, mistake in enumerate(MISTAKES.values()):
        assert mistake.id in about or (
            mistake.rule in rules and (mistake.id in judged or re.search(rf",{place}\]", text))
        ), mistake.id
    assert set(about) <= set(MISTAKES)


def test_amounts(bank):
    """At least 1,500 questions, as many about each mistake of a type, and as many of each level."""
    assert len(bank.questions) >= 1500
    assert {question.type for question in bank.questions} == set(TYPES)
    for kind in KINDS.values():
        counts = Counter((question.trap, question.level) for question in of_type(bank, kind.type))
        assert counts == {(trap, level): kind.amount // 3 for trap in kind.proposals for level in (1, 2, 3)}


def test_levels_go_from_easy_to_hard(bank):
    """In a type and mistake no question of a level is harder than one of the next."""
    for kind in KINDS.values():
        for trap in kind.proposals:
            keys = [
                [kind.difficulty(q) for q in of_type(bank, kind.type) if (q.trap, q.level) == (trap, level)]
                for level in (1, 2, 3)
            ]
            assert max(keys[0]) <= min(keys[1]) and max(keys[1]) <= min(keys[2])


@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
def test_no_thoughtless_way_to_answer_beats_chance(bank, kind):
    """Sizes, places by rank, lowest cards, places among numbers: none is right more often than chance plus a tenth."""
    questions = of_type(bank, kind.type)
    right = Counter()
    for question in questions:
        right.update(kind.guesses(question))
    assert right and max(right.values()) <= (kind.chance + 0.1) * len(questions), right.most_common(3)


def test_length_and_size_of_options_about_the_rules(bank):
    """Neither the longest, the shortest, the greatest nor the smallest option is right more than half of the time."""
    words = [q for q in of_type(bank, "rules") if q.options[q.right].text]
    numbers = [q for q in of_type(bank, "rules") if not q.options[q.right].text]
    for questions, size in ((words, lambda o: len(o.text)), (numbers, lambda o: o.values["n"])):
        for pick in (min, max):
            hits = sum(pick(question.options, key=size) == question.options[question.right] for question in questions)
            assert hits * 2 <= len(questions)
        middle = sum(
            min(map(size, q.options)) < size(q.options[q.right]) < max(map(size, q.options)) for q in questions
        )
        assert middle * 2 <= len(questions)


def test_no_question_twice(bank):
    """The same question about the same mistake is there once, whatever its suits."""
    for kind in KINDS.values():
        rows = [(question.trap, kind.row(question)) for question in of_type(bank, kind.type)]
        assert len(set(rows)) == len(rows)


def test_suits_and_orders_may_change(bank):
    """A question in other suits and with its cards in another order is the one made from those cards."""
    for place, question in enumerate(of_type(bank, "winner")[::7]):
        shown = KINDS["winner"].shown(question, Deal(Prng(place)))
        assert build_winner(question.trap, shown.a, shown.b).wrong == question.wrong
    for kind in ("plays", "discard"):
        for place, question in enumerate(of_type(bank, kind)[::5]):
            shown = KINDS[kind].shown(question, Deal(Prng(place)))
            again = KINDS[kind].again(shown)
            assert shown.hand != question.hand or place > 0
            same = dataclasses.replace(again, choices=shown.choices) if kind == "plays" else again
            assert same == shown


def test_the_same_bytes_in_every_process(bank):
    """The bank does not depend on the hash seed."""
    code = "from tools.quiz.bank import *; import sys; sys.stdout.write(bank_json(make_bank()))"
    environment = {**os.environ, "PYTHONHASHSEED": "1", "PYTHONIOENCODING": "utf-8"}
    run = subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=environment, capture_output=True, check=True)
    assert run.stdout.decode() == bank_json(bank)


def test_the_seeds_are_those_that_would_be_chosen():
    """The table is the choice of the present types and mistakes, not of former ones."""
    assert SEEDS.read_text(encoding="utf-8") == table(choose()), "run python -m tools.quiz"


def test_a_seed_without_a_question_is_refused():
    """One message that says what to do."""
    with pytest.raises(BankError, match="run python -m tools.quiz"):
        list(questions_of(KINDS["plays"], "which-pair-card", ()))


def test_version(bank):
    """It changes with a question, and not with a text."""
    fewer = dataclasses.replace(bank, questions=bank.questions[1:])
    assert fewer.version != bank.version
    assert re.fullmatch("[0-9A-HJKMNP-TV-Z]{4}", bank.version)
    *others, rule = bank.questions
    reworded = dataclasses.replace(bank, questions=(*others, dataclasses.replace(rule, text="What is said instead?")))
    assert reworded.version == bank.version and bank_json(reworded) != bank_json(bank)
    easier = dataclasses.replace(bank, questions=(*others, dataclasses.replace(rule, level=1)))
    assert easier.version != bank.version


def test_json_is_compact_and_complete(bank):
    """One line below 38 KB compressed, every question, the messages of every mistake, no other words."""
    text = bank_json(bank)
    data = json.loads(text)
    assert text.count("\n") == 1 and len(gzip.compress(text.encode(), 9)) < 38_000
    counts = Counter()
    for kind, _, _, _, rows in data["cells"]:
        counts[kind] += len(rows.split(" ")) if isinstance(rows, str) else len(rows)
    assert counts == Counter(question.type for question in bank.questions)
    assert [trap[:4] for trap in data["traps"]] == [[m.id, m.mistake, m.lesson, m.rule] for m in MISTAKES.values()]


def altered(bank, kind, **changes):
    """The bank with one question of a type that says something wrong."""
    question = of_type(bank, kind)[0]
    return dataclasses.replace(bank, questions=(dataclasses.replace(question, **changes),))


def test_prove_notices(bank):
    """A wrong answer, mark, reason, option, order, number or chance is refused, in every type."""
    prove(dataclasses.replace(bank, questions=bank.questions[::9]))
    first = {kind: of_type(bank, kind)[0] for kind in TYPES}
    marks = first["plays"].marks
    chances = first["discard"].chances
    reasons = dataclasses.replace(first["plays"].choices[0], reasons=first["plays"].choices[0].reasons[::-1])
    for faulty in (
        altered(bank, "plays", marks=(*marks[1:], marks[0])),
        altered(bank, "plays", choices=(reasons,)),
        altered(bank, "name", right=1),
        altered(bank, "name", options=first["name"].options[::-1]),
        altered(bank, "winner", answer="B"),
        altered(bank, "winner", wrong={}),
        altered(bank, "order", right=first["order"].right[::-1]),
        altered(bank, "order", wrong=()),
        altered(bank, "outs", helps=first["outs"].helps[1:]),
        altered(bank, "outs", right=2),
        altered(bank, "discard", chances=(*chances[:-1], chances[0])),
        altered(bank, "discard", right=(15,)),
        altered(bank, "rules", right=1),
        altered(bank, "rules", values={"n": 5}),
    ):
        with pytest.raises(BankError):
            prove(faulty)


def test_prove_asks_the_core_for_chances(bank, monkeypatch):
    """A wrong way to count chances does not confirm itself."""
    monkeypatch.setattr("tools.quiz.discards._favourable", lambda *_: 7)
    wrong = KINDS["discard"].again(of_type(bank, "discard")[0])
    assert wrong.chances[1].favourable == 7
    with pytest.raises(BankError, match="core"):
        prove(dataclasses.replace(bank, questions=(wrong,)))


def test_another_seed_is_another_bank():
    """The bank comes from its seed; a small part is enough to see it."""
    rows = [KINDS["plays"].row(KINDS["plays"].proposals[None](Prng(seed))) for seed in (1, 2)]
    assert rows[0] != rows[1]

