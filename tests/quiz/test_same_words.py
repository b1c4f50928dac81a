"""Python and the scripts say the same questions in the same words, in every language."""

import json
from collections import Counter
from dataclasses import asdict

import pytest

from tests.js.node import run_node
from tests.site.pages import LOCALES
from tools.quiz.bank import bank_json
from tools.quiz.questions import ANSWERS, SUBSETS, subset_of
from tools.quiz.rounds import make_questions
from tools.quiz.sentences import said
from tools.quiz.static import static_wanted
from tools.sitegen.inputs import load_words
from tools.words.lines import plain
from tools.words.scripts import QUIZ_SOURCES, browser_messages, questions_json, words_json


def cards(question, mask):
    """Cards of the hand as a script takes them."""
    return [str(card) for card in subset_of(question.hand, mask)]


def right_answer(question):
    """As `mark` takes it."""
    if question.type == "plays":
        return cards(question, question.choices[0].mask)
    if question.type == "discard":
        return cards(question, question.right[0])
    return question.answer if question.type == "winner" else question.right


def mistaken_answers(question):
    """The answers that a mistake with a name leads to."""
    if question.type == "plays":
        masks = zip(SUBSETS, question.marks, strict=True)
        return [cards(question, mask) for mask, mark in masks if mark.traps]
    if question.type == "discard":
        return [cards(question, mask) for mask in sorted(question.traps)]
    if question.type == "winner":
        return [answer for answer in ANSWERS if question.wrong.get(answer)]
    if question.type == "order":
        return [wrong.order for wrong in question.wrong]
    return [place for place, option in enumerate(question.options) if option.trap]


def in_order(few, many):
    """Whether all of `few` stand in `many`, in this order."""
    rest = iter(many)
    return all(one in rest for one in few)


@pytest.mark.parametrize("locale", LOCALES, ids=lambda locale: locale.path)
def test_scripts_and_python_say_the_same_words(bank, locale):
    """Question, conditions, options, reasons, mistakes and lesson of every question in the page."""
    words = load_words(locale)
    messages = browser_messages(words.catalogue, QUIZ_SOURCES) | json.loads(questions_json(words.catalogue, bank.msgids))
    data = {
        "words": json.loads(words_json(words, messages)),
        "bank": json.loads(bank_json(bank)),
    }
    for wanted in static_wanted(bank):
        questions = make_questions(bank, wanted)
        answers = [[right_answer(question), *mistaken_answers(question)] for question in questions]
        asked = {**data, "wanted": asdict(wanted), "answers": answers}
        run = run_node("tests/quiz/say.mjs", input=json.dumps(asked))
        assert run.returncode == 0, run.stderr
        for question, script in zip(questions, json.loads(run.stdout), strict=True):
            page = said(question, words)
            assert script["ask"] == plain(page.ask, words)
            assert in_order(script["conditions"], [plain(line, words) for line in page.given])
            assert script["options"] == [plain(line, words) for line in page.options]
            assert script["right"] is True
            assert in_order(script["reasons"], [plain(line, words) for line in page.answer])
            mistakes = Counter(plain(each.mistake, words) for each in page.wrong for _ in each.options)
            assert Counter(script["mistakes"]) == mistakes
            if question.trap:
                assert script["lesson"] == plain(page.lesson, words) and script["rule"] == page.rule


@pytest.mark.parametrize("kind", ["name", "rules"])
@pytest.mark.parametrize("locale", LOCALES, ids=lambda locale: locale.path)
def test_the_length_of_an_option_hardly_helps(bank, locale, kind):
    """In no language is the longest or the shortest option right much more often than chance."""
    words = load_words(locale)
    questions = [question for question in bank.questions if question.type == kind]
    chance = sum(1 / len(question.options) for question in questions)
    for pick in (min, max):
        right = 0.0
        for question in questions:
            sizes = [len(plain(option, words)) for option in said(question, words).options]
            longest = [place for place, size in enumerate(sizes) if size == pick(sizes)]
            right += (question.right in longest) / len(longest)
        assert right <= chance + 0.16 * len(questions)
