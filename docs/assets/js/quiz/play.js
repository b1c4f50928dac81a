/**
 * A round in play: where the reader is, and what came of it. It knows no DOM.
 *
 * @typedef {import("./bank.js").Question} Question
 * @typedef {import("./bank.js").Trap} Trap
 * @typedef {import("./mark.js").Answer} Answer
 * @typedef {import("./mark.js").Mark} Mark
 *
 * @typedef {object} Practised
 * @property {string} lesson "" for questions about no mistake
 * @property {string} rule
 * @property {number} right
 * @property {number} total
 * @property {[Question, Mark][]} wrong the wrong answers, each mistake once
 */
import { mark } from "./mark.js";

/** One row for each lesson, the weakest first. @param {Practised[]} rows */
export function byLesson(rows) {
  /** @type {Map<string, Practised>} */
  const found = new Map();
  for (const row of rows) {
    const one = found.get(row.lesson) ?? { ...row, right: 0, total: 0, wrong: [] };
    one.right += row.right;
    one.total += row.total;
    one.wrong.push(...row.wrong);
    found.set(row.lesson, one);
  }
  return [...found.values()].sort((a, b) => a.right / a.total - b.right / b.total);
}

/** The right cards that share most with the chosen ones. @param {import("./bank.js").Plays} question @param {string[]} chosen */
function nearest({ choices }, chosen) {
  const shared = (/** @type {import("./bank.js").Choice} */ { cards }) => cards.filter((card) => chosen.includes(card)).length;
  return choices.reduce((best, choice) => (shared(choice) > shared(best) ? choice : best));
}

/** @param {Question} question @param {Answer} answer @returns {Mark} */
function markOf(question, answer) {
  const made = mark(question, answer);
  return question.type === "plays" ? { ...made, choice: nearest(question, /** @type {string[]} */ (answer)) } : made;
}

export class Round {
  /**
   * @param {Question[]} questions
   * @param {string[]} known the mistakes that can be reviewed
   * @param {Answer[]} [answers] those given before, of a round that goes on
   */
  constructor(questions, known, answers = []) {
    this.questions = questions;
    this.known = known;
    this.answers = answers;
    /** One for each question answered. */
    this.marks = answers.map((answer, index) => markOf(questions[index], answer));
    this.index = Math.min(answers.length, questions.length - 1);
  }

  /** @returns {Question} */
  get question() {
    return this.questions[this.index];
  }

  get isLast() {
    return this.index === this.questions.length - 1;
  }

  get isOver() {
    return this.marks.length === this.questions.length;
  }

  get score() {
    return this.marks.filter(({ right }) => right).length;
  }

  /** Marks the answer to the present question, once. @param {Answer} answer @returns {Mark} */
  answer(answer) {
    this.answers[this.index] ??= answer;
    this.marks[this.index] ??= markOf(this.question, answer);
    return this.marks[this.index];
  }

  next() {
    if (!this.isLast) this.index += 1;
  }

  /** What an answer tells of: the mistake made, else the one that the question is about. @param {number} index @returns {Trap|null} */
  about(index) {
    const { trap } = this.marks[index];
    return trap && this.known.includes(trap.id) ? trap : this.questions[index].trap;
  }

  /** The first wrong answer of each mistake: its place by the mistake to review, or by what is wrong with it. */
  get mistakes() {
    /** @type {Map<string, number>} */
    const found = new Map();
    this.marks.forEach(({ right, fault }, index) => {
      const key = this.about(index)?.id ?? fault.replace(/-.*/, "");
      if (!right && !found.has(key)) found.set(key, index);
    });
    return found;
  }

  /** What the answers tell of. */
  get practised() {
    const mistakes = [...this.mistakes.values()];
    return byLesson(this.marks.map((mark, index) => {
      const { lesson, rule } = this.about(index) ?? { lesson: "", rule: "" };
      /** @type {Practised["wrong"]} */
      const wrong = mistakes.includes(index) ? [[this.questions[index], mark]] : [];
      return { lesson, rule, right: Number(mark.right), total: 1, wrong };
    }));
  }
}
