import assert from "node:assert/strict";
import { test } from "node:test";
import { isTitle, ranked } from "../../docs/assets/js/search/rank.js";

/** Titles and texts by address. @type {Record<string, [string, string]>} */
const SECTIONS = {
  "pot/": ["pot", "chips and more"],
  "pot/#side": ["side pot", "chips"],
  "odds/": ["odds", "the pot of all"],
  "odds/#price": ["price", "pot pot pot"],
};

/** An index as lunr has it, of words as they stand there. @param {Record<string, [string, string]>} sections */
function indexOf(sections) {
  /** @type {import("../../docs/assets/js/search/rank.js").Index} */
  const index = { fields: ["title", "text", "location"], invertedIndex: {}, sections: {}, lengths: {}, average: { text: 3 } };
  for (const [ref, [title, text]] of Object.entries(sections)) {
    index.sections[ref] = {};
    for (const [field, said] of Object.entries({ title, text, location: ref.replace(/\W+/g, " ").trim() })) {
      const all = said.split(" ");
      index.lengths[`${field}/${ref}`] = all.length;
      all.forEach((word, place) => {
        index.invertedIndex[word] ??= { title: {}, text: {}, location: {} };
        (index.invertedIndex[word][field][ref] ??= { position: [] }).position.push(place);
      });
    }
  }
  return index;
}

/** @param {string} text with + and - before a word @param {Record<string, [string, string]>} [sections] */
function found(text, sections = SECTIONS) {
  const index = indexOf(sections);
  const clauses = text.split(" ").map((word) => ({
    term: word.replace(/^[+-]/, ""),
    presence: word.startsWith("+") ? 2 : word.startsWith("-") ? 3 : 1,
  }));
  const results = ranked(index, clauses, (term) => (term in index.invertedIndex ? [[term, 1]] : []), () => false);
  // As the theme orders them.
  const score = (/** @type {typeof results[0]} */ { ref, score, matchData }) =>
    score * (1 + (Number(!ref.includes("#")) + Object.keys(matchData.metadata).length / clauses.length) ** 2);
  return results.sort((one, other) => score(other) - score(one));
}

/** @param {string} text @param {string[]} small */
const withSmall = (text, small) =>
  ranked(
    indexOf(SECTIONS),
    text.split(" ").map((term) => ({ term, presence: 1 })),
    (term) => [[term, 1]],
    (term) => small.includes(term),
  );

/** @param {string} text */
const refs = (text) => found(text).map(({ ref }) => ref);

test("what has the word as its title comes first, what says it often comes last", () => {
  assert.deepEqual(refs("pot").slice(0, 2), ["pot/", "pot/#side"]);
  assert.deepEqual(refs("pot").slice(2).sort(), ["odds/", "odds/#price"]);
});

test("a title says more than a text", () => {
  const sections = found("pot", { "a/#one": ["money", "pot"], "b/#two": ["pot", "money"] });
  assert.deepEqual(sections.map(({ ref }) => ref), ["b/#two", "a/#one"]);
});

test("of two sections, the one whose page has the other word comes first", () => {
  const sections = found("side pot", { "a/": ["x", "y"], "a/#one": ["side", "z"], "b/": ["x", "pot"], "b/#two": ["side", "z"] });
  assert.deepEqual(sections.map(({ ref }) => ref).filter((ref) => ref.includes("#")), ["b/#two", "a/#one"]);
});

test("all words count, also those that stand elsewhere on the page", () => {
  assert.equal(refs("side pot")[0], "pot/#side");
  assert.equal(refs("odds price")[0], "odds/#price");
});

test("small words bring nothing and are not marked, unless nothing else is typed", () => {
  const found = withSmall("side of the", ["of", "the"]);
  assert.deepEqual(found.map(({ ref }) => ref), ["pot/#side"]);
  assert.deepEqual(Object.keys(found[0].matchData.metadata), ["side"]);
  assert.deepEqual(withSmall("of the", ["of", "the"]).map(({ ref }) => ref), ["odds/"]);
  assert.deepEqual(withSmall("xyzzy the", ["the"]), []);
});

test("a word that is a whole title is told", () => {
  const index = indexOf(SECTIONS);
  assert.deepEqual(["odds", "side", "all", "xyzzy"].map((word) => isTitle(index, word)), [true, false, false, false]);
});

test("words that must or must not be there", () => {
  assert.deepEqual(refs("pot -chips").sort(), ["odds/", "odds/#price"]);
  assert.deepEqual(refs("+chips +side"), ["pot/#side"]);
  assert.deepEqual(refs("xyzzy"), []);
});

test("nothing is marked twice, and no address at all", () => {
  const [first] = found("pot pot");
  assert.deepEqual(first.matchData.metadata, { pot: { title: { position: [0] }, text: { position: [] } } });
});

test("a section counts less where its page says so", () => {
  const index = indexOf({ "a/": ["pot", "x"], "b/": ["pot", "x"] });
  index.sections["a/"].boost = 0.5;
  const [first, second] = ranked(index, [{ term: "pot", presence: 1 }], () => [["pot", 1]], () => false);
  assert.equal(first.score * 2, second.score);
});
