import assert from "node:assert/strict";
import test from "node:test";

import { linesOf, readHand } from "../../docs/assets/js/checker/reading.js";
import { Notation } from "../../docs/assets/js/hands/notation.js";

const SUITS = { c: 0, d: 1, h: 2, s: 3 };
const [ENGLISH, FRENCH] = ["A23456789TJQK", "A23456789TVDR"].map((ranks) => {
  const table = Object.fromEntries([...ranks].map((text, index) => [text, index + 1]));
  return new Notation({ ranks: table, suits: SUITS, ignored: [], suitFirst: false });
});

test("of two faults in the same place, that of the page's language is said", () => {
  assert.equal(readHand([ENGLISH, FRENCH], "6h D 3s").fault, "unknown");
  assert.equal(readHand([FRENCH, ENGLISH], "6h D 3s").fault, "no-suit");
});

test("of two faults, the one that is further on is said, whatever the language of the page", () => {
  for (const notations of [[ENGLISH, FRENCH], [FRENCH, ENGLISH]]) {
    assert.deepEqual(readHand(notations, "6h Dc 4z").text, "z");
  }
});

test("a card that one language has begun is no fault until nothing follows", () => {
  for (const notations of [[ENGLISH, FRENCH], [FRENCH, ENGLISH]]) {
    assert.equal(readHand(notations, "6h D").fault, undefined);
    assert.deepEqual(readHand(notations, "6h D", true), { cards: [22], fault: "no-suit", text: "D", card: undefined });
  }
});

test("each line that is not empty is a hand, whatever ends it", () => {
  assert.deepEqual(linesOf(" 6h 4d\r\n\r\n\t7c\n\u20288s\r"), ["6h 4d", "7c", "8s"]);
  assert.deepEqual(linesOf("6h 4d\n"), ["6h 4d"]);
  assert.deepEqual(linesOf(" \n "), []);
});
