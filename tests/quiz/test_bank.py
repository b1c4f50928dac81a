"""The bank as a whole: its mistakes and levels, fairness, seeds and version, its file, its proof."""

import dataclasses
import gzip
import json
import os
import re
import subprocess
import sys
from collections import Counter

import pytest

from tests.quiz.test_answers import of_type
from tools.errors import ROOT, SiteError
from tools.quiz.bank import KINDS, SEEDS, TYPES, BankError, bank_json, prove, questions_of, read_seeds
from tools.quiz.choosing import choose, table
from tools.quiz.kinds.kind import Disguise
from tools.quiz.kinds.rules import rules_questions
from tools.quiz.kinds.winner import build_winner
from tools.quiz.mistakes import MISTAKES
from tools.quiz.mistakes.traps import TRAPS
from tools.quiz.prng import Prng


def test_mistakes_and_questions_cite_rules_that_exist():
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


def test_every_mistake_and_level_has_as_many_questions(bank):
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


def test_no_question_is_there_twice(bank):
    """The same question about the same mistake is there once, whatever its suits."""
    for kind in KINDS.values():
        rows = [(question.trap, kind.row(question)) for question in of_type(bank, kind.type)]
        assert len(set(rows)) == len(rows)


def test_suits_and_orders_may_change(bank):
    """A question in other suits and with its cards in another order is the one made from those cards."""
    for place, question in enumerate(of_type(bank, "winner")[::7]):
        shown = KINDS["winner"].shown(question, Disguise(Prng(place)))
        assert build_winner(question.trap, shown.a, shown.b).wrong == question.wrong
    for kind in ("plays", "discard"):
        for place, question in enumerate(of_type(bank, kind)[::5]):
            shown = KINDS[kind].shown(question, Disguise(Prng(place)))
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


def test_seeds_of_other_mistakes_are_refused():
    """After a new mistake without seeds, or a changed one, a sentence says what to do."""
    expected = r"^tools/quiz/seeds\.tsv: the questions 'plays' about which-pair-card are 0, not 48: .* python -m tools\.quiz\.$"
    with pytest.raises(SiteError, match=expected):
        list(questions_of(KINDS["plays"], "which-pair-card", ()))


@pytest.mark.parametrize("line", ["plays\tace-high", "plays\tace-high\t12 x"])
def test_a_line_that_has_no_seeds_is_named(tmp_path, line):
    """A column is missing, or a seed is no number."""
    table = tmp_path / "seeds.tsv"
    table.write_text(f"type\tmistake\tseeds\n{line}\n", encoding="utf-8")
    with pytest.raises(SiteError, match=r"seeds\.tsv:2: this is no row of type, mistake, seeds: choose .* python -m tools\.quiz\.$"):
        read_seeds(table)


def test_the_version_changes_with_the_questions(bank):
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


def test_prove_notices_what_is_wrong(bank):
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
    monkeypatch.setattr("tools.quiz.kinds.discard._favourable", lambda *_: 7)
    wrong = KINDS["discard"].again(of_type(bank, "discard")[0])
    assert wrong.chances[1].favourable == 7
    with pytest.raises(BankError, match="core"):
        prove(dataclasses.replace(bank, questions=(wrong,)))


def test_another_seed_is_another_bank():
    """The bank comes from its seed; a small part is enough to see it."""
    rows = [KINDS["plays"].row(KINDS["plays"].proposals[None](Prng(seed))) for seed in (1, 2)]
    assert rows[0] != rows[1]

