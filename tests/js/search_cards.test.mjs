import assert from "node:assert/strict";
import { test } from "node:test";
import { cardsIn, withHands } from "../../docs/assets/js/search/cards.js";

const suits = { c: "♣", d: "♦", h: "♥", s: "♠", "♣": "♣", "♦": "♦", "♥": "♥", "♠": "♠" };
const pages = { page: "checker", order: "ranking", rules: "rules" };
const english = { ranks: {}, suits, ...pages };
const french = { ranks: { v: "j", d: "q", r: "k" }, suits, ...pages };
const russian = { ranks: { а: "a", в: "j", д: "q", к: "k" }, suits: { ...suits, п: "♠" }, ...pages };

test("a hand is the same in any order and notation", () => {
  for (const word of ["4-3-2-a", "a234", "432a", "a-2-3-4"]) assert.equal(cardsIn(word, english), "432a");
  assert.equal(cardsIn("kqj10", english), cardsIn("kqjt", english));
  assert.equal(cardsIn("r-d-v-10", french), "kqjt");
  assert.equal(cardsIn("4-3-2-а", russian), "432a");
});

test("a card has its sign", () => {
  for (const word of ["10♠", "10s", "ts", "t♠"]) assert.equal(cardsIn(word, english), "t♠");
  assert.equal(cardsIn("dd", french), "q♦");
  assert.equal(cardsIn("10п", russian), "t♠");
});

test("other words are none", () => {
  for (const word of ["", "a", "♠", "rules", "98765", "3x"]) assert.equal(cardsIn(word, english), "");
});

test("a hand of a query is one word, whatever parts its cards", () => {
  for (const query of ["4-3-2-a", "4 3 2 A", "a, 2, 3, 4", "2-3 4-A"]) assert.equal(withHands(query, english), "432a");
  assert.equal(withHands("best k-q-j-10?  no, 8-5-2", english), "best k-q-j-10?  no, 852");
  assert.equal(withHands('"R-D-V-10" -8-2', french), '"kqjt" -8-2');
  assert.equal(withHands("а 2 3 4", russian), "432a");
});

test("what is no hand stays as it is", () => {
  for (const query of ["a 2", "half-pot 2 4", "1-0", "check-a", "rule 9.8"]) assert.equal(withHands(query, english), query);
});
