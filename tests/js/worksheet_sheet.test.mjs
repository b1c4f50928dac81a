import assert from "node:assert/strict";
import test from "node:test";

import { decodeBank } from "../../docs/assets/js/quiz/bank.js";
import { makeQuestions } from "../../docs/assets/js/quiz/draw.js";
import { readCode, readLink } from "../../docs/assets/js/quiz/link.js";
import { areShort, rightAnswer, solutionOf, worksheetOf } from "../../docs/assets/js/worksheet/sheet.js";

/** @typedef {import("../../docs/assets/js/quiz/bank.js").Data} Data */
/** @typedef {import("../../docs/assets/js/quiz/bank.js").Question} Question */
/** @typedef {import("../../docs/assets/js/quiz/draw.js").Wanted} Wanted */

/** @type {import("../../docs/assets/js/quiz/bank.js").RulesRow} */
const draws = ["How many?", {}, "draws", [["", { n: 3 }, -1], ["", { n: 4 }, 1], ["", { n: 1 }, 1]]];

/** Two hands that tie, on either side, and a question about the rules, twice. @type {Data} */
const data = {
  v: "K7Q2",
  traps: [["which-pair-card", "You dropped it.", "Keep it.", "all-sets", 1], ["stud", "You thought of stud.", "No.", "first-round", 0]],
  cells: [
    ["winner", 0, 1, "tie", "gRCVkRCV,=, kRCVgRCV,=,"],
    ["rules", 1, 1, "plain", [draws, draws]],
  ],
};
const bank = decodeBank(data);

const common = { level: /** @type {const} */ (1), group: /** @type {const} */ ("plain"), trap: bank.traps[0] };
const ace = { cards: ["Ac", "Ad", "Ah", "2c"], playing: ["2c", "Ad"], ranks: ["2", "A"] };
const king = { cards: ["Kc", "Kd", "Kh", "Ks"], playing: ["Kc"], ranks: ["K"] };

/** @param {Question} question */
function said(question) {
  const { answer, reasons, lesson, rule } = solutionOf(question);
  /** @param {import("../../docs/assets/js/lines.js").Line[]} lines */
  const texts = (lines) => lines.map((line) => line.map((piece) => (typeof piece === "object" && "cards" in piece ? piece.cards.join(" ") : piece)).join("").replaceAll("\u2011", "-"));
  return { answer: texts(answer), reasons: texts(reasons), lesson, rule };
}

test("a link gives the questions of the quiz, and the worksheet tells the link and the code", () => {
  const wanted = { seed: 5, level: /** @type {const} */ (1), length: 6, type: /** @type {const} */ ("winner"), weak: "" };
  const worksheet = worksheetOf(bank, wanted);
  assert.deepEqual(worksheet.questions, makeQuestions(bank, wanted));
  assert.deepEqual(readLink(worksheet.query, bank.version), { wanted });
  assert.equal(worksheet.code, "", "a code cannot say a type");
  assert.equal(worksheetOf(bank, { ...wanted, type: "rules" }).questions[0].type, "rules");
  /** @type {Wanted} */
  const weak = { ...wanted, weak: "stud" };
  assert.equal(worksheetOf(bank, weak).code, "");
});

test("the code gives the same quiz", () => {
  const groups = /** @type {const} */ (["tie", "shared", "separate", "count"]);
  /** @type {Data["cells"]} */
  const cells = groups.flatMap((group) => [
    ["plays", 0, 1, group, "gRCh,,3A UJCV,, gJCV,,"],
    ["winner", 0, 1, group, "gRCVkRCV,=, kRCVgRCV,=, UJCVgRCV,,TA"],
  ]);
  const whole = decodeBank({ ...data, cells: [...cells, ...data.cells] });
  const wanted = { seed: 417, level: /** @type {const} */ (1), length: 6 };
  const { code, questions } = worksheetOf(whole, wanted);
  assert.equal(questions.length, 6);
  assert.deepEqual(readCode(code, bank.version), { wanted });
});

test("the key of hands to put in order says what to write beside them", () => {
  /** @type {Question} */
  const order = { ...common, type: "order", hands: [ace, king], right: [0, 1], start: [1, 0], wrong: [] };
  assert.deepEqual(rightAnswer(order), [0, 1]);
  assert.deepEqual(said(order), {
    answer: ["From top to bottom: 2, 1"], reasons: ["The right order: 2-A, K."], lesson: "Keep it.", rule: "all-sets",
  });
});

test("every right answer of a discard is in the key", () => {
  const chances = Array.from({ length: 16 }, (_, mask) => ({ favourable: mask === 1 || mask === 2 ? 12 : 1, total: 48 }));
  /** @type {Question} */
  const discard = {
    ...common, type: "discard", cards: ace.cards, against: null, goal: { code: "badugi", top: "" }, chances, right: [1, 2], traps: Array(16).fill(null),
  };
  assert.deepEqual(rightAnswer(discard), ["Ac"]);
  assert.deepEqual(said(discard).answer, ["Throw away: Ac.", "Or throw away: Ad."]);
  assert.deepEqual(said(discard).reasons, ["Best chance: 25.0%."]);
});

test("so is every set of cards that can play, without reasons that name cards", () => {
  /** @type {Question} */
  const plays = {
    ...common,
    trap: null,
    type: "plays",
    cards: ace.cards,
    choices: [
      { mask: 10, cards: ["2c", "Ad"], reasons: [{ card: "Ac", code: "same-suit-and-rank", suitOf: "2c", rankOf: "Ad" }] },
      { mask: 12, cards: ["2c", "Ah"], reasons: [] },
    ],
    traps: Array(16).fill(null),
  };
  const { answer, reasons, lesson, rule } = said(plays);
  assert.deepEqual(answer, ["Cards that play: 2c Ad.", "Or these: 2c Ah."]);
  assert.deepEqual(reasons, ["Hand: 2-A"]);
  assert.equal(lesson, "Cards that play have different suits and different ranks.");
  assert.equal(rule, "plays");
});

test("the key of a rule names the rule that answers, not the one of the mistake", () => {
  const [rules] = makeQuestions(bank, { seed: 1, level: 1, length: 6, type: "rules" });
  assert.deepEqual(said(rules), { answer: ["The right answer: 3"], reasons: [], lesson: "No.", rule: "draws" });
});

test("short options stand in one line", () => {
  assert.equal(areShort(["Hand A", "Hand B", "Tie"]), true);
  assert.equal(areShort(["three-card nine (9-5-4)", "two-card nine (9-5)"]), false);
});
