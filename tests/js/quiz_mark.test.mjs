import assert from "node:assert/strict";
import test from "node:test";

import { mark } from "../../docs/assets/js/quiz/mark.js";

const trap = { id: "which-pair-card", mistake: "You dropped it.", lesson: "Keep it.", rule: "all-sets", page: true };
const common = { level: /** @type {const} */ (1), group: /** @type {const} */ ("plain"), trap: null };
const cards = ["5d", "9d", "9h", "As"];

/** @type {import("../../docs/assets/js/quiz/bank.js").Plays} */
const plays = {
  ...common,
  type: "plays",
  cards,
  choices: [{ mask: 0b1101, cards: ["9h", "5d", "As"], reasons: [] }],
  traps: Array.from({ length: 16 }, (_, mask) => (mask === 0b1001 ? trap : null)),
};

test("cards that play: right, and each fault with the cards that clash", () => {
  assert.deepEqual(mark(plays, ["As", "5d", "9h"]), {
    right: true, fault: "", trap: null, clash: [], choice: plays.choices[0], chance: null,
  });
  assert.deepEqual(mark(plays, ["5d", "9d", "As"]).clash, ["5d", "9d"]);
  assert.equal(mark(plays, ["5d", "9d", "As"]).fault, "clash-suit");
  assert.deepEqual([mark(plays, ["9d", "9h"]).fault, mark(plays, ["9d", "9h"]).clash], ["clash-rank", ["9d", "9h"]]);
  assert.equal(mark(plays, cards).fault, "clash-suit", "a clash of suits is told before one of ranks");
  const few = mark(plays, ["5d", "As"]);
  assert.deepEqual([few.right, few.fault, few.trap, few.choice], [false, "too-few", trap, plays.choices[0]]);
  const other = { ...plays, choices: [{ mask: 0b1001, cards: ["5d", "As"], reasons: [] }] };
  assert.equal(mark(other, ["9h", "As"]).fault, "not-lowest");
});

test("every right subset counts, and is the one that is shown", () => {
  const second = { mask: 0b1110, cards: ["9d", "9h", "As"], reasons: [] };
  assert.equal(mark({ ...plays, choices: [...plays.choices, second] }, second.cards).choice, second);
});

test("options: the right place, or the mistake of another one", () => {
  const options = [{ ranks: ["9", "5"], trap }, { ranks: ["9", "5", "A"], trap: null }];
  /** @type {import("../../docs/assets/js/quiz/bank.js").Name} */
  const name = { ...common, type: "name", cards, options, right: 1, choice: plays.choices[0] };
  assert.deepEqual([mark(name, 1).fault, mark(name, 1).choice], ["", name.choice]);
  assert.deepEqual([mark(name, 0).fault, mark(name, 0).trap], ["name", trap]);
  /** @type {import("../../docs/assets/js/quiz/bank.js").Rules} */
  const rules = {
    ...common, type: "rules", text: "How many?", values: {}, rule: "draws", right: 0,
    options: [{ text: "", values: { n: 3 }, trap: null }, { text: "", values: { n: 4 }, trap }],
  };
  assert.deepEqual([mark(rules, 0).right, mark(rules, 1).fault, mark(rules, 1).trap], [true, "rule", trap]);
  /** @type {import("../../docs/assets/js/quiz/bank.js").Outs} */
  const outs = {
    ...common, type: "outs", cards, kept: ["5d", "9h", "As"], against: null, goal: { code: "badugi", top: "" },
    options: [{ value: 10, trap: null }, { value: 13, trap }], right: 0, helps: [],
  };
  assert.deepEqual([mark(outs, 0).right, mark(outs, 1).fault, mark(outs, 1).trap], [true, "outs", trap]);
});

test("a right answer is no mistake, even if a mistake leads to it too", () => {
  const lucky = { ...plays, traps: plays.traps.map(() => trap) };
  assert.equal(mark(lucky, ["As", "5d", "9h"]).trap, null);
});

test("an order is right as a whole; a mistake is told for its own order alone", () => {
  /** @type {import("../../docs/assets/js/quiz/bank.js").Order} */
  const order = { ...common, type: "order", hands: [], right: [2, 0, 1], start: [0, 1, 2], wrong: [{ order: [0, 2, 1], trap }] };
  assert.equal(mark(order, [2, 0, 1]).right, true);
  assert.equal(mark(order, [0, 2, 1]).trap, trap);
  assert.deepEqual([mark(order, [1, 0, 2]).fault, mark(order, [1, 0, 2]).trap], ["order", null]);
});

test("throwing away: nothing is an answer, every best set is right, the chance is told", () => {
  const chances = Array.from({ length: 16 }, (_, mask) => ({ favourable: mask === 0b0100 || mask === 0b0010 ? 10 : 0, total: 48 }));
  /** @type {import("../../docs/assets/js/quiz/bank.js").Discard} */
  const discard = {
    ...common, type: "discard", cards, against: null, goal: { code: "badugi", top: "" },
    chances, right: [0b0010, 0b0100], traps: Array.from({ length: 16 }, (_, mask) => (mask === 0 ? trap : null)),
  };
  assert.deepEqual([mark(discard, ["9d"]).right, mark(discard, ["9h"]).right], [true, true]);
  assert.deepEqual(mark(discard, []), { right: false, fault: "chance", trap, clash: [], choice: null, chance: chances[0] });
});
