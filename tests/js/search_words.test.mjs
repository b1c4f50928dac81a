import assert from "node:assert/strict";
import { test } from "node:test";
import { Words } from "../../docs/assets/js/search/words.js";

const cards = { ranks: {}, suits: { "♠": "♠" }, page: "checker", order: "ranking", rules: "rules" };
/** @param {string} word without its last s */
const stemmer = (word) => word.replace(/s$/, "");
const none = () => /** @type {string[]} */ ([]);

/** @param {string[]} text @param {[string, string][]} [also] */
function learned(text, also = []) {
  const known = new Words(stemmer, () => false, cards, also);
  for (const word of text) known.learn(word);
  /** @param {string} typed @param {() => string[]} [slips] */
  return (typed, slips = none) => Object.fromEntries(known.meant(typed, slips));
}

test("the same word fits best, then its forms, then what begins so", () => {
  const found = learned(["règle", "règles", "réglette", "jeu"])("REGLE");
  assert.deepEqual(Object.keys(found), ["regle", "regles", "reglette"]);
  assert.ok(found.regle > found.regles && found.regles > found.reglette);
});

test("a longer form finds the word that it begins with", () => {
  assert.deepEqual(Object.keys(learned(["kart", "oyun"])("kartlar")), ["kart"]);
});

test("slips are forgiven if nothing else is found", () => {
  assert.deepEqual(Object.keys(learned(["hand"])("hnad", () => ["hand"])), ["hand"]);
  assert.deepEqual(learned(["hand"])("hand", () => ["land"]), { hand: 1 });
});

test("other words lead right, in all their forms", () => {
  const meant = learned(["checker", "odds"], [["calculator", "checker"], ["calculator", "odds"]]);
  for (const typed of ["calculator", "Calculators", "calculatory"]) assert.deepEqual(meant(typed), { checker: 1, odds: 1 });
  assert.deepEqual(meant("calc"), {});
});

test("hands that no page has lead to all hands, and numbers of rules to the rules", () => {
  const meant = learned(["ranking", "rules"]);
  for (const hand of ["852", "8-5-2", "kqjt"]) assert.deepEqual(meant(hand), { ranking: 1 }, hand);
  assert.deepEqual(meant("9.8"), { rules: 1 });
  for (const word of ["jack", "52", "akq", "9"]) assert.deepEqual(meant(word), {}, word);
});

test("small words are small without their accents too", () => {
  const known = new Words(stemmer, (word) => word === "à" || word === "le", cards, []);
  known.learn("À");
  assert.deepEqual(["à", "a", "le", "la"].map((typed) => known.isCommon(typed)), [true, true, true, false]);
});

test("hands are found in any order, and cards lead to the page that reads them", () => {
  const meant = learned(["4-3-2-a", "k♠", "checker", "ranking", "rules"]);
  assert.deepEqual(meant("a234"), { "432a": 1, ranking: 1 });
  assert.deepEqual(meant("k♠"), { "k♠": 1, checker: 1 });
});
