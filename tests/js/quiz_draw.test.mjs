import assert from "node:assert/strict";
import test from "node:test";

import { decodeBank } from "../../docs/assets/js/quiz/bank.js";
import { makeQuestions } from "../../docs/assets/js/quiz/draw.js";

/** @typedef {import("../../docs/assets/js/quiz/bank.js").Data} Data */

/** 5♣ 9♣ 9♦ A♥ in rows: kept as 9♣ 5♦ A♥ 9♦, and others. @type {Data} */
const data = {
  v: "K7Q2",
  traps: [["which-pair-card", "You dropped it.", "Keep it.", "all-sets", 1], ["stud", "You thought of stud.", "No.", "first-round", 0]],
  cells: [
    ["plays", 0, 1, "shared", "gRCh,,3A UJCV,,"],
    ["winner", 0, 1, "tie", "gRCVkRCV,=,"],
    ["rules", 1, 1, "plain", [["How many?", {}, "draws", [["", { n: 3 }, -1], ["", { n: 4 }, 1], ["", { n: 1 }, 1]]]]],
  ],
};

test("the bank is read: its version, its mistakes, its questions still packed", () => {
  const { version, traps, cells } = decodeBank(data);
  assert.equal(version, "K7Q2");
  assert.deepEqual(traps[0], { id: "which-pair-card", mistake: "You dropped it.", lesson: "Keep it.", rule: "all-sets", page: true });
  assert.equal(traps[1].page, false);
  assert.deepEqual(cells.map(({ items }) => items.length), [2, 1, 1]);
  assert.equal(cells[0].trap, traps[0]);
});

test("a row becomes a question in suits and an order by chance", () => {
  const bank = decodeBank(data);
  const seen = new Set();
  for (let seed = 0; seed < 40; seed += 1) {
    const questions = makeQuestions(bank, { seed, level: 1, length: 2, type: "plays" });
    for (const question of questions) {
      assert.equal(question.type, "plays");
      if (question.type !== "plays") continue;
      seen.add(question.cards.join(" "));
      const [{ mask, cards }] = question.choices;
      assert.deepEqual(new Set(question.cards.filter((_, place) => (mask >> place) & 1)), new Set(cards));
      assert.equal(question.traps.filter(Boolean).length <= 1, true);
    }
    assert.notDeepEqual(questions[0], questions[1]);
  }
  assert.ok(seen.size > 40);
});

test("the right option about the rules moves, and stays right", () => {
  const places = new Set();
  for (let seed = 0; seed < 40; seed += 1) {
    const [question] = makeQuestions(decodeBank(data), { seed, level: 1, length: 1, traps: ["stud"] });
    assert.ok(question.type === "rules" && question.options[question.right].values.n === 3);
    places.add(question.right);
  }
  assert.deepEqual(places, new Set([0, 1, 2]));
});

test("there are fewer questions than asked for where the bank has no more", () => {
  assert.equal(makeQuestions(decodeBank(data), { seed: 1, level: 1, length: 10, type: "rules" }).length, 1);
  assert.equal(makeQuestions(decodeBank(data), { seed: 1, level: 2, length: 10, traps: ["stud"] }).length, 1, "of another level");
});
