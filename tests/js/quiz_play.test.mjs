import assert from "node:assert/strict";
import test from "node:test";

import { Round, byLesson } from "../../docs/assets/js/quiz/play.js";

/** @typedef {import("../../docs/assets/js/quiz/bank.js").Trap} Trap */
/** @typedef {import("../../docs/assets/js/quiz/bank.js").Question} Question */

/** @param {string} id @param {string} lesson @returns {Trap} */
const trap = (id, lesson) => ({ id, mistake: `You did ${id}.`, lesson, rule: `rule-${id}`, page: true });
const below = trap("from-below", "Compare from the top.");
const stop = trap("stop-at-top", "Compare from the top.");
const suits = trap("suits", "Suits do not count.");
const KNOWN = [below.id, stop.id, suits.id];

/**
 * Hand A wins; who says B has made `made`.
 *
 * @param {Trap|null} about
 * @param {Trap|null} made
 * @returns {import("../../docs/assets/js/quiz/bank.js").Winner}
 */
function question(about, made) {
  const hand = { cards: ["4c", "3d", "2h", "As"], playing: ["4c", "3d", "2h", "As"], ranks: ["4", "3", "2", "A"] };
  return {
    type: "winner",
    level: 1,
    group: "plain",
    trap: about,
    hands: { A: hand, B: hand },
    answer: "A",
    wrong: { A: null, B: made, tie: null },
    decision: { kind: "ranks", values: ["4", "5"] },
  };
}

/** A round, answered. @param {[Trap|null, Trap|null, "A"|"B"|"tie"][]} answers */
function played(answers) {
  const round = new Round(answers.map(([about, made]) => question(about, made)), KNOWN);
  for (const [, , answer] of answers) {
    round.answer(answer);
    round.next();
  }
  return round;
}

test("a round goes on to its last question and counts right answers", () => {
  const round = new Round([question(below, below), question(null, null)], KNOWN);
  assert.deepEqual([round.index, round.isLast, round.score], [0, false, 0]);
  assert.equal(round.answer("A").right, true);
  round.next();
  assert.deepEqual([round.index, round.isLast, round.isOver, round.score], [1, true, false, 1]);
  assert.equal(round.answer("B").right, false);
  round.next();
  assert.deepEqual([round.index, round.isOver, round.score], [1, true, 1]);
});

test("only the first answer to a question counts", () => {
  const round = new Round([question(below, below)], KNOWN);
  round.answer("B");
  assert.equal(round.answer("A").right, false);
  assert.deepEqual([round.marks.length, round.answers], [1, ["B"]]);
});

test("a round goes on with the answers given before", () => {
  const questions = [question(below, below), question(suits, suits), question(null, null)];
  const first = new Round(questions, KNOWN);
  for (const answer of /** @type {const} */ (["B", "A", "tie"])) {
    const again = new Round(questions, KNOWN, JSON.parse(JSON.stringify(first.answers)));
    assert.deepEqual([again.index, again.isOver, again.marks], [first.answers.length, false, first.marks]);
    first.answer(answer);
    first.next();
  }
  const over = new Round(questions, KNOWN, first.answers);
  assert.deepEqual([over.index, over.isOver, over.practised], [2, true, first.practised]);
});

test("one row for a lesson, the weakest first, with the mistakes made", () => {
  const round = played([
    [suits, suits, "A"], [below, below, "B"], [null, null, "A"], [stop, stop, "A"], [suits, suits, "A"],
  ]);
  assert.deepEqual(round.practised, [
    { lesson: "Compare from the top.", rule: "rule-from-below", right: 1, total: 2, wrong: [[round.questions[1], round.marks[1]]] },
    { lesson: "Suits do not count.", rule: "rule-suits", right: 2, total: 2, wrong: [] },
    { lesson: "", rule: "", right: 1, total: 1, wrong: [] },
  ]);
});

test("a mistake counts where it belongs, also in a question about another, if it can be reviewed", () => {
  const unknown = trap("unknown", "Nothing asks about it.");
  const round = played([[below, suits, "B"], [below, unknown, "B"], [null, unknown, "B"]]);
  assert.deepEqual([0, 1, 2].map((index) => round.about(index)), [suits, below, null]);
  assert.deepEqual(round.practised.map(({ lesson, total }) => [lesson, total]), [
    ["Suits do not count.", 1], ["Compare from the top.", 1], ["", 1],
  ]);
});

test("each mistake is listed once, and what is listed can be reviewed if it has a name", () => {
  const round = played([
    [below, below, "B"], [below, below, "B"], [below, suits, "B"], [stop, below, "tie"], [null, null, "B"], [null, null, "tie"],
  ]);
  assert.deepEqual([...round.mistakes], [["from-below", 0], ["suits", 2], ["stop-at-top", 3], ["verdict", 4]]);
  assert.equal(round.practised.flatMap(({ wrong }) => wrong).length, round.mistakes.size);
});

test("after a wrong choice of several right ones, the nearest is shown", () => {
  const cards = ["As", "Ah", "2d", "2c"];
  const choice = (/** @type {number} */ mask, /** @type {string[]} */ ...of) => ({ mask, cards: of, reasons: [] });
  const choices = [choice(5, "2d", "As"), choice(9, "2c", "As"), choice(6, "2d", "Ah"), choice(10, "2c", "Ah")];
  /** @type {Question} */
  const plays = { type: "plays", level: 1, group: "plain", trap: null, cards, choices, traps: Array(16).fill(null) };
  const shown = (/** @type {string[]} */ answer) => new Round([plays], KNOWN).answer(answer).choice?.mask;
  assert.deepEqual([["2c"], ["Ah"], ["Ah", "2d", "2c"], ["Ah", "2c"]].map(shown), [9, 6, 6, 10]);
});

test("no answers, no rows", () => {
  assert.deepEqual(byLesson([]), []);
  assert.deepEqual(new Round([question(below, below)], KNOWN).practised, []);
});
