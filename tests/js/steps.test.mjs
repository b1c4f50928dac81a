import assert from "node:assert/strict";
import test from "node:test";

import { Walk } from "../../docs/assets/js/deals/steps.js";

/** @param {Walk} walk */
const shown = (walk) => [1, 2, 3, 4].map((step) => walk.shows(step));

test("a walk begins at the first step, or at the nearest one that exists", () => {
  assert.equal(new Walk(4).at, 1);
  assert.equal(new Walk(4, 3).at, 3);
  assert.equal(new Walk(4, 0).at, 1);
  assert.equal(new Walk(4, 99).at, 4);
});

test("the buttons go one step, back to the start, or show all", () => {
  const walk = new Walk(4);
  walk.go("next");
  walk.go("next");
  assert.deepEqual(shown(walk), [true, true, true, false]);
  walk.go("previous");
  assert.deepEqual(shown(walk), [true, true, false, false]);
  walk.go("all");
  assert.deepEqual([walk.at, ...shown(walk)], [4, true, true, true, true]);
  walk.go("start");
  assert.deepEqual(shown(walk), [true, false, false, false]);
});

test("a button that would change nothing is idle", () => {
  const idle = (/** @type {Walk} */ walk) =>
    /** @type {const} */ (["start", "previous", "next", "all"]).filter((go) => walk.isIdle(go));
  assert.deepEqual(idle(new Walk(4)), ["start", "previous"]);
  assert.deepEqual(idle(new Walk(4, 2)), []);
  assert.deepEqual(idle(new Walk(4, 4)), ["next"]);
  const walk = new Walk(4);
  walk.go("all");
  assert.deepEqual(idle(walk), ["next", "all"]);
});
