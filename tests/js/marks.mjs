/**
 * Prints the mark of every possible answer to the questions of many quizzes, one line of JSON for
 * each question. The input is as for rounds.mjs.
 */
import { readFileSync } from "node:fs";

import { decodeBank, subset } from "../../docs/assets/js/quiz/bank.js";
import { makeQuestions } from "../../docs/assets/js/quiz/draw.js";
import { mark } from "../../docs/assets/js/quiz/mark.js";

/** @param {number[]} items @returns {number[][]} */
function permutations(items) {
  if (items.length < 2) return [items];
  return items.flatMap((item) => permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]));
}

/** @param {import("../../docs/assets/js/quiz/bank.js").Question} question */
function answersTo(question) {
  switch (question.type) {
    case "plays":
    case "discard":
      return Array.from({ length: 16 }, (_, mask) => subset(question.cards, mask));
    case "winner":
      return /** @type {const} */ (["A", "B", "tie"]);
    case "order":
      return permutations(question.hands.map((_, place) => place));
    default:
      return question.options.map((_, place) => place);
  }
}

const { bank, wanted } = JSON.parse(readFileSync(0, "utf8"));
const decoded = decodeBank(bank);
for (const question of wanted.flatMap((/** @type {any} */ one) => makeQuestions(decoded, one))) {
  const marks = answersTo(question).map((answer) => {
    const { right, fault, trap, clash, choice, chance } = mark(question, answer);
    return { answer, right, fault, trap: trap?.id ?? null, clash, shown: choice?.cards ?? null, chance };
  });
  console.log(JSON.stringify(marks));
}
