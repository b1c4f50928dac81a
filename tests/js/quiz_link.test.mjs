import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

import { dailySeed, linkOf, readCode, readLink, writeCode } from "../../docs/assets/js/quiz/link.js";

/** @type {{version: string, seed: number, level: 1|2|3, length: number, code: string}[]} */
const vectors = JSON.parse(readFileSync(new URL("../shared/quiz_codes.json", import.meta.url), "utf8"));

test("codes are those that Python writes, and give the quiz back", () => {
  for (const { version, code, ...wanted } of vectors) {
    assert.equal(writeCode(wanted, version), code);
    assert.deepEqual(readCode(code, version), { wanted });
  }
});

test("case, spaces and hyphens of a code do not matter; O is 0, I and L are 1", () => {
  const wanted = { seed: 417, level: /** @type {const} */ (2), length: 10 };
  for (const typed of ["k703nd", " K7 03-nd ", "K7O3-ND", "K703\u2011\u200bND."]) assert.deepEqual(readCode(typed, "K7Q2"), { wanted });
  const code = writeCode({ seed: 1, level: 1, length: 6 }, "1100");
  assert.deepEqual(readCode(code.replaceAll("1", "l"), "1100"), readCode(code.replaceAll("1", "I"), "1100"));
});

test("a code of another bank, and what is no code, are refused with the reason", () => {
  assert.deepEqual(readCode("K703-NN", "K8Q2"), { fault: "old" });
  for (const text of ["", "K7", "K7Q2U9", "K703-N", "K7-ZZZZ-ZZZZ-ZZ", "K70!-NN", "K714000000"]) {
    assert.deepEqual(readCode(text, "K7Q2"), { fault: "bad" }, text);
  }
});

test("a link gives its quiz back, with the type and the weak mistake", () => {
  /** @type {import("../../docs/assets/js/quiz/draw.js").Wanted[]} */
  const all = [
    { seed: 0, level: 1, length: 6, type: "", weak: "" },
    { seed: 4294967295, level: 3, length: 20, type: "discard", weak: "stop-at-top" },
  ];
  for (const wanted of all) assert.deepEqual(readLink(linkOf(wanted, "K7Q2"), "K7Q2", ["stop-at-top"]), { wanted });
  assert.equal(linkOf(all[0], "K7Q2"), "?s=0&l=1&n=6&v=K7Q2");
});

test("an address without a seed asks for nothing; one with a seed alone for ten easy questions", () => {
  assert.equal(readLink("", "K7Q2"), null);
  assert.equal(readLink("?hand=As", "K7Q2"), null);
  assert.deepEqual(readLink("?s=7", "K7Q2"), { wanted: { seed: 7, level: 1, length: 10, type: "", weak: "" } });
});

test("an old link says so; a broken one too", () => {
  assert.deepEqual(readLink("?s=7&l=1&n=10&v=0AD1", "K7Q2"), { fault: "old" });
  for (const query of ["?s=", "?s=x", "?s=-1", "?s=4294967296", "?s=7&l=4", "?s=7&n=7", "?s=7&t=other", "?s=7&v=K7Q", "?s=7&v=K7Q2.", "?s=7&w=ace"]) {
    assert.deepEqual(readLink(query, "K7Q2", ["ace-high"]), { fault: "bad" }, query);
  }
});

test("the seed of a day is its date in UTC", () => {
  assert.equal(dailySeed(new Date("2026-11-30T00:00:00Z")), 20261130);
  assert.equal(dailySeed(new Date("2026-11-30T23:59:59-05:00")), 20261201);
});
