"""The scripts of the page of worksheets make the same worksheets as the PDFs: questions, options, keys."""

from __future__ import annotations

import json
from dataclasses import asdict

import pytest

from tests import once
from tests.js.answer import answer
from tests.site.build import SITE_URL
from tests.site.pages import LOCALES
from tools.i18n.catalogues import Catalogue
from tools.i18n.locales import load_locale
from tools.quiz.bank import bank_json
from tools.quiz.questions import LEVELS
from tools.quiz.rounds import Wanted
from tools.sheet.worksheet import worksheet_document
from tools.words.scripts import QUIZ_SOURCES, browser_messages, questions_json, words_json, worksheet_json
from tools.words.words import Words

WORKSHEETS = """
import { rankText, setMessages } from "./docs/assets/js/i18n.js";
import { decodeBank } from "./docs/assets/js/quiz/bank.js";
import { optionTexts, questionText } from "./docs/assets/js/quiz/words.js";
import { areShort, solutionOf, worksheetOf } from "./docs/assets/js/worksheet/sheet.js";

const SUITS = { c: "♣", d: "♦", h: "♥", s: "♠" };
const text = (piece) => {
  if (typeof piece === "string") return piece.replaceAll("\\u2011", "-");
  return piece.cards ? piece.cards.map(([rank, suit]) => rankText(rank) + SUITS[suit]).join(" ") : text(piece.english);
};
const texts = (lines) => lines.map((line) => line.map(text).join(""));

answer(({ words, own, questions, bank, wanted }) => {
  setMessages(words, { ...own.messages, ...questions });
  const decoded = decodeBank(bank);
  return wanted.map((one) => {
    const worksheet = worksheetOf(decoded, one);
    const items = worksheet.questions.map((question) => {
      const options = optionTexts(question).map((option) => text(option.text));
      const { answer, reasons, lesson, rule } = solutionOf(question);
      return {
        ask: questionText(question),
        options,
        short: areShort(options),
        solution: { answer: texts(answer), reasons: texts(reasons), lesson, rule },
      };
    });
    return { code: worksheet.code, query: worksheet.query, items };
  });
});
"""

MARKS = """
import { decodeBank } from "./docs/assets/js/quiz/bank.js";
import { mark } from "./docs/assets/js/quiz/mark.js";
import { rightAnswer, worksheetOf } from "./docs/assets/js/worksheet/sheet.js";

answer(({ bank, wanted }) => {
  const decoded = decodeBank(bank);
  return wanted.flatMap((one) => worksheetOf(decoded, one).questions.map((question) =>
    [question.type, mark(question, rightAnswer(question)).right]));
});
"""

WANTED = [Wanted(seed=seed, level=level, length=20) for level in LEVELS for seed in range(level, 20, 5)]


class Anchors(dict):
    """Each rule has its anchor for a number."""

    def __missing__(self, anchor: str) -> str:
        return anchor


@pytest.fixture(scope="module")
def bank():
    """The questions."""
    return once.bank()


def test_the_answers_are_right(bank):
    """For every type of question, what the key takes for right is marked as right by the quiz."""
    marked = answer(MARKS, {"bank": json.loads(bank_json(bank)), "wanted": [asdict(wanted) for wanted in WANTED]})
    assert {kind for kind, _ in marked} == {question.type for question in bank.questions}
    assert all(right for _, right in marked)


@pytest.mark.parametrize("locale", LOCALES, ids=lambda locale: locale.path)
def test_scripts_make_the_same_worksheets(bank, locale):
    """Code, address, questions, options and whether they stand in a row; of each answer its reasons, lesson and rule."""
    catalogue = Catalogue.load(load_locale(locale.code))
    words = Words(catalogue.locale, catalogue)
    made = answer(
        WORKSHEETS,
        {
            "words": json.loads(words_json(words, browser_messages(catalogue, QUIZ_SOURCES))),
            "own": json.loads(worksheet_json(catalogue, {})),
            "questions": json.loads(questions_json(catalogue, bank.msgids)),
            "bank": json.loads(bank_json(bank)),
            "wanted": [asdict(wanted) for wanted in WANTED],
        },
    )
    for wanted, worksheet in zip(WANTED, made, strict=True):
        document = worksheet_document(words, bank, wanted, SITE_URL, "a4", key=True, rule_numbers=Anchors())
        paper = document.content
        assert worksheet["code"] == paper.code
        assert paper.address.shown.endswith(worksheet["query"])
        for item, question, solution in zip(worksheet["items"], paper.items, paper.key.solutions, strict=True):
            options = list(question.options)
            assert item["ask"] == question.ask
            assert item["options"] == options[: len(item["options"])]
            assert item["short"] == question.in_a_row or not item["options"]
            said = item["solution"]
            assert said["answer"] == list(solution.answer)
            assert said["reasons"] == list(solution.reasons)
            assert said["lesson"] == solution.lesson
            assert solution.rule.endswith(said["rule"])
