"""Questions as the scripts have them, made from those of Python."""

from __future__ import annotations

import json

from badugi_core import ReasonCode, evaluate
from tests.js.node import ROOT, run_node
from tools.quiz.bank import bank_json
from tools.quiz.questions import SUBSETS, subset_of


def texts(cards):
    return [str(card) for card in cards]


def from_top(cards):
    return texts(sorted(cards, key=lambda card: -card.rank))


def letters(ranks):
    return [rank.letter for rank in ranks]


def choice(hand, chosen):
    reasons = [
        {"card": str(reason.card), "code": reason.code.value}
        | ({"suitOf": str(reason.suit_of)} if reason.suit_of else {})
        | ({"rankOf": str(reason.rank_of)} if reason.rank_of else {})
        for reason in chosen.reasons
        if reason.code is not ReasonCode.PLAYS
    ]
    return {"mask": chosen.mask, "cards": from_top(subset_of(hand, chosen.mask)), "reasons": reasons}


def hand_of(cards, mask=None):
    playing = subset_of(cards, mask) if mask else evaluate(cards).playing
    shown = from_top(playing)
    return {"cards": texts(cards), "playing": shown, "ranks": [card[0] for card in shown]}


def against(question):
    return question.against and hand_of(question.against)


def goal(question):
    return {"code": question.goal.code, "top": question.goal.top.letter if question.goal.top else ""}


def plays(question):
    return {
        "cards": texts(question.hand),
        "choices": [choice(question.hand, one) for one in question.choices],
        "traps": [None, *(mark.traps[0] if mark.traps else None for mark in question.marks)],
    }


def name(question):
    return {
        "cards": texts(question.hand),
        "choice": choice(question.hand, question.choice),
        "options": [{"ranks": letters(option.ranks), "trap": option.trap} for option in question.options],
        "right": question.right,
    }


def winner(question):
    comparison = question.comparison
    if comparison.result == 0:
        decision = {"kind": "equal", "values": []}
    elif comparison.deciding_ranks:
        decision = {"kind": "ranks", "values": letters(comparison.deciding_ranks)}
    else:
        decision = {"kind": "sizes", "values": list(comparison.sizes)}
    sides = zip("AB", (question.a, question.b), question.playing, strict=True)
    return {
        "hands": {side: hand_of(cards, mask) for side, cards, mask in sides},
        "answer": question.answer,
        "wrong": {option: (question.wrong.get(option) or (None,))[0] for option in ("A", "B", "tie")},
        "decision": decision,
    }


def order(question):
    return {
        "hands": [hand_of(*pair) for pair in zip(question.hands, question.playing, strict=True)],
        "right": list(question.right),
        "start": list(question.start),
        "wrong": [{"order": list(wrong.order), "trap": wrong.trap} for wrong in question.wrong],
    }


def outs(question):
    return {
        "cards": texts(question.hand),
        "kept": texts(question.kept),
        "against": against(question),
        "goal": goal(question),
        "helps": texts(question.helps),
        "options": [{"value": option.value, "trap": option.trap} for option in question.options],
        "right": question.right,
    }


def discard(question):
    return {
        "cards": texts(question.hand),
        "against": against(question),
        "goal": goal(question),
        "chances": [{"favourable": one.favourable, "total": one.total} for one in question.chances],
        "right": list(question.right),
        "traps": [question.traps.get(mask) for mask in (0, *SUBSETS)],
    }


def rules(question):
    return {
        "text": question.text,
        "values": question.values,
        "rule": question.rule,
        "options": [{"text": one.text, "values": one.values, "trap": one.trap} for one in question.options],
        "right": question.right,
    }


PARTS = {make.__name__: make for make in (plays, name, winner, order, outs, discard, rules)}


def decoded(question):
    """What `makeQuestions` gives for a question, with mistakes by their ids."""
    common = {key: getattr(question, key) for key in ("type", "trap", "level", "group")}
    return common | PARTS[question.type](question)


def _asked(one):
    return {"seed": one.seed, "level": one.level, "length": one.length, "type": one.type, "weak": one.weak, "traps": one.traps}


def lines_of(script, bank, wanted):
    """What a script of tests/js prints about quizzes, a value for each line."""
    text = json.dumps({"bank": json.loads(bank_json(bank)), "wanted": [_asked(one) for one in wanted]})
    run = run_node(ROOT / "tests/js" / script, input=text)
    assert run.returncode == 0, run.stderr
    return [json.loads(line) for line in run.stdout.splitlines()]
