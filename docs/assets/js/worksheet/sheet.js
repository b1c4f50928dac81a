/**
 * A worksheet: a round of the quiz, and the key to it. It knows no DOM and asks what the quiz asks.
 * tools/sheet/worksheet.py makes the worksheets that lie ready, with the same words.
 *
 * @typedef {import("../lines.js").Line} Line
 * @typedef {import("../quiz/bank.js").Question} Question
 * @typedef {import("../quiz/draw.js").Wanted} Wanted
 *
 * @typedef {object} Worksheet
 * @property {Wanted} wanted
 * @property {string} code "" for a quiz that a code cannot say
 * @property {string} query of the address of the same quiz
 * @property {Question[]} questions
 *
 * @typedef {object} Solution
 * @property {Line[]} answer more than one line where more than one answer is right
 * @property {Line[]} reasons
 * @property {string} lesson
 * @property {string} rule the anchor of the rule that explains it
 */
import { numberText, t } from "../i18n.js";
import { fill } from "../lines.js";
import { subset } from "../quiz/bank.js";
import { makeQuestions } from "../quiz/draw.js";
import { linkOf, writeCode } from "../quiz/link.js";
import { mark } from "../quiz/mark.js";
import { handLabel, handText, lessonOf, reasonsOf } from "../quiz/words.js";

/** Options that have no more letters than this together stand in one line. */
const IN_A_ROW = 36;

/** What is wrong with an answer that misses the point of a question: the key says its lesson. @type {Record<Question["type"], import("../quiz/mark.js").Fault>} */
const MISSED = {
  plays: "clash-suit",
  name: "clash-suit",
  winner: "verdict",
  order: "order",
  outs: "outs",
  discard: "chance",
  rules: "rule",
};

/** @param {import("../quiz/bank.js").Bank} bank @param {Wanted} wanted @returns {Worksheet} */
export function worksheetOf(bank, wanted) {
  return {
    wanted,
    code: wanted.type || wanted.weak ? "" : writeCode(wanted, bank.version),
    query: linkOf(wanted, bank.version),
    questions: makeQuestions(bank, wanted),
  };
}

/** Whether options are short enough for one line. @param {string[]} texts */
export function areShort(texts) {
  return texts.join("").length <= IN_A_ROW;
}

/** An answer that is right. @param {Question} question @returns {import("../quiz/mark.js").Answer} */
export function rightAnswer(question) {
  switch (question.type) {
    case "plays":
      return question.choices[0].cards;
    case "winner":
      return question.answer;
    case "discard":
      return subset(question.cards, question.right[0]);
    default:
      return question.right;
  }
}

/** The right answers of a question among what the quiz says of it, then the rest. @param {Question} question @param {Line[]} lines @returns {[Line[], Line[]]} */
function parted(question, lines) {
  switch (question.type) {
    case "plays": {
      // TRANSLATORS: On the line after: Cards that play: 9♦ 6♥.
      // TRANSLATORS: %(cards)s: 9♣ 6♥
      const others = question.choices.slice(1).map(({ cards }) => fill(t("Or these: %(cards)s."), { cards }));
      return [[lines[0], ...others], lines.slice(1)];
    }
    case "name":
      return [[lines[1]], [lines[0], ...lines.slice(2)]];
    case "discard":
      return [lines.slice(1), [lines[0]]];
    case "winner": {
      const { A, B } = question.hands;
      const hands = [handLabel("A", handText(A.ranks)), handLabel("B", handText(B.ranks))];
      return [[lines[0]], [...hands, ...lines.slice(1)]];
    }
    case "order": {
      const places = question.start.map((hand) => numberText(question.right.indexOf(hand) + 1)).join(", ");
      // TRANSLATORS: The numbers to write beside hands that stand below each other.
      // TRANSLATORS: %(numbers)s: 2, 1, 3
      return [[[t("From top to bottom: %(numbers)s", { numbers: places })]], lines];
    }
    default:
      return [[lines[0]], lines.slice(1)];
  }
}

/** The mistake whose lesson is what decides between the hands: "More cards win." is said once. */
const TOLD = "low-three-beats-king-badugi";

/** What the key says of a question. @param {Question} question @returns {Solution} */
export function solutionOf(question) {
  const marked = mark(question, rightAnswer(question));
  const [answer, reasons] = parted(question, reasonsOf(question, marked));
  const { lesson, rule } = lessonOf(question, { ...marked, trap: question.trap, fault: MISSED[question.type] });
  // Which cards do what is explained in the quiz; here it would bury the answers.
  const short = reasons.filter((line) => line.every((piece) => typeof piece === "string" || !("cards" in piece)));
  const isTold = question.type === "winner" && question.trap?.id === TOLD;
  return { answer, reasons: short, lesson: isTold ? "" : lesson, rule: "rule" in question ? question.rule : rule };
}
