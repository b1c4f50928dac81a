import assert from "node:assert/strict";
import test from "node:test";

import { Progress, dateOf, dayOf } from "../../docs/assets/js/quiz/progress.js";

const KEY = "badugi.quiz.v1";
const KNOWN = ["from-below", "which-pair", "ace-high"];
const DAY = dayOf(new Date("2026-11-30T23:59:00Z"));

/** A store like localStorage. @param {string} [text] what it holds */
function store(text) {
  const kept = new Map(text === undefined ? [] : [[KEY, text]]);
  return {
    kept,
    getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => void kept.set(key, value),
    removeItem: (/** @type {string} */ key) => void kept.delete(key),
  };
}

/** What a browser does that keeps nothing. @returns {never} */
function refuse() {
  throw new Error("closed");
}

const closed = { getItem: refuse, setItem: refuse, removeItem: refuse };

/** Answers about one mistake, such as "1101". @param {Progress} progress @param {string} trap @param {string} marks */
function answered(progress, trap, marks) {
  for (const mark of marks) progress.record(trap, mark === "1", DAY);
}

test("a day begins at midnight in UTC", () => {
  assert.equal(dayOf(new Date("2026-12-01T00:00:00Z")), DAY + 1);
  assert.equal(dayOf(new Date("2026-11-30T00:00:00Z")), DAY);
  assert.equal(dateOf(DAY).toISOString(), "2026-11-30T00:00:00.000Z");
});

test("everything is kept under one key and read again", () => {
  const place = store();
  const first = new Progress(place, KNOWN);
  first.choose({ level: 3, type: "outs", length: 20 });
  answered(first, "ace-high", "10");
  first.finishDaily(DAY, 8, 10);
  assert.deepEqual([...place.kept.keys()], [KEY]);
  const second = new Progress(place, KNOWN);
  assert.deepEqual(second.settings, { level: 3, type: "outs", length: 20 });
  assert.deepEqual(second.lately(), [{ trap: "ace-high", right: 1, total: 2 }]);
  assert.deepEqual(second.daily(DAY), [8, 10]);
  assert.equal(second.daily(DAY + 1), null);
});

test("the last five answers count", () => {
  const progress = new Progress(store(), KNOWN);
  answered(progress, "ace-high", "0011111");
  assert.deepEqual(progress.lately(), [{ trap: "ace-high", right: 5, total: 5 }]);
});

test("the weakest mistake needs three answers and one wrong", () => {
  const progress = new Progress(store(), KNOWN);
  assert.equal(progress.weakest(), "");
  answered(progress, "from-below", "00");
  answered(progress, "ace-high", "111");
  assert.equal(progress.weakest(), "");
  answered(progress, "which-pair", "110");
  assert.equal(progress.weakest(), "which-pair");
  answered(progress, "from-below", "1");
  assert.equal(progress.weakest(), "from-below");
});

test("a mistake is due at once, then after one, three and seven days, then no more", () => {
  const progress = new Progress(store(), KNOWN);
  progress.record("ace-high", false, DAY);
  let day = DAY;
  for (const wait of [1, 3, 7]) {
    assert.deepEqual(progress.due(day), ["ace-high"]);
    progress.record("ace-high", true, day, true);
    assert.deepEqual(progress.due(day + wait - 1), []);
    day += wait;
  }
  assert.deepEqual(progress.due(day), ["ace-high"]);
  progress.record("ace-high", true, day, true);
  assert.deepEqual(progress.due(day + 1000), []);
});

test("a mistake in a review begins anew, and a right answer outside one changes nothing", () => {
  const progress = new Progress(store(), KNOWN);
  progress.record("ace-high", false, DAY);
  progress.record("ace-high", true, DAY);
  assert.deepEqual(progress.due(DAY), ["ace-high"]);
  progress.record("ace-high", true, DAY, true);
  progress.record("ace-high", true, DAY + 1, true);
  progress.record("ace-high", true, DAY + 1, true); // twice in one review counts once
  assert.deepEqual(progress.due(DAY + 3), []);
  progress.record("ace-high", false, DAY + 4, true);
  assert.deepEqual(progress.due(DAY + 4), ["ace-high"]);
  progress.record("ace-high", true, DAY + 4, true);
  assert.deepEqual(progress.due(DAY + 5), ["ace-high"]);
});

test("what waits longest comes first", () => {
  const progress = new Progress(store(), KNOWN);
  progress.record("which-pair", false, DAY);
  progress.record("ace-high", false, DAY - 2);
  assert.deepEqual(progress.due(DAY), ["ace-high", "which-pair"]);
});

test("a day's first score stays, and thirty days are kept", () => {
  const progress = new Progress(store(), KNOWN);
  progress.finishDaily(DAY, 4, 10);
  progress.finishDaily(DAY, 10, 10);
  assert.deepEqual(progress.daily(DAY), [4, 10]);
  for (let later = 1; later <= 30; later += 1) progress.finishDaily(DAY + later, 5, 10);
  assert.equal(progress.daily(DAY), null);
  assert.deepEqual(progress.daily(DAY + 1), [5, 10]);
});

test("the days of the last seven that have a score, the newest first", () => {
  const progress = new Progress(store(), KNOWN);
  for (const ago of [7, 6, 1, 0]) progress.finishDaily(DAY - ago, 9 - ago, 10);
  assert.deepEqual(progress.week(DAY), [DAY, DAY - 1, DAY - 6]);
  assert.deepEqual(progress.week(DAY + 7), []);
});

test("mistakes that the questions no longer have are forgotten", () => {
  const place = store();
  new Progress(place, KNOWN).record("ace-high", false, DAY);
  const later = new Progress(place, ["from-below"]);
  assert.deepEqual([later.due(DAY), later.lately()], [[], []]);
});

test("it stays below 4 KB with eighty mistakes and thirty days", () => {
  const many = Array.from({ length: 80 }, (_, index) => `a-mistake-no-${10 + index}`);
  const place = store();
  const progress = new Progress(place, many);
  for (const trap of many) answered(progress, trap, "00000");
  for (let day = DAY; day < DAY + 40; day += 1) progress.finishDaily(day, 10, 10);
  const { length } = place.kept.get(KEY) ?? "";
  assert.ok(length > 3000 && length < 4096, String(length));
});

test("a file brings everything to another browser", () => {
  const one = new Progress(store(), KNOWN);
  one.choose({ level: 2, type: "", length: 6 });
  answered(one, "which-pair", "010");
  one.finishDaily(DAY, 7, 10);
  const place = store();
  const other = new Progress(place, KNOWN);
  assert.equal(other.load(one.text), true);
  assert.equal(other.text, one.text);
  assert.equal(place.kept.get(KEY), one.text);
});

test("a file that is none changes nothing", () => {
  const place = store();
  const progress = new Progress(place, KNOWN);
  answered(progress, "ace-high", "01");
  const before = progress.text;
  const good = JSON.parse(before);
  const bad = [
    "", "{", "null", "[]", "7", '"text"', "{}",
    { ...good, v: 2 },
    { ...good, settings: undefined },
    { ...good, settings: { level: 4, type: "", length: 10 } },
    { ...good, settings: { level: 1, type: "__proto__", length: 10 } },
    { ...good, settings: { level: 1, type: "", length: 1_000_000 } },
    { ...good, traps: [] },
    { ...good, traps: { "ace-high": "01" } },
    { ...good, traps: { "ace-high": [] } },
    { ...good, traps: { "ace-high": ["012"] } },
    { ...good, traps: { "ace-high": ["111111"] } },
    { ...good, traps: { "<b>": ["1"] } },
    { ...good, traps: { "ace-high": ["1", 4, DAY] } },
    { ...good, traps: { "ace-high": ["1", 0] } },
    { ...good, traps: { "ace-high": ["1", 0, -1] } },
    { ...good, traps: { "ace-high": ["1", 0, 1.5] } },
    { ...good, traps: { "ace-high": ["1", 0, DAY, 0] } },
    { ...good, daily: { today: [1, 2] } },
    { ...good, daily: { [DAY]: [11, 10] } },
    { ...good, daily: { [DAY]: [1, 2, 3] } },
    JSON.stringify(good) + " ".repeat(5000),
  ];
  for (const data of bad) {
    const text = typeof data === "string" ? data : JSON.stringify(data);
    assert.equal(progress.load(text), false, text);
    assert.equal(progress.text, before);
    assert.equal(place.kept.get(KEY), before);
  }
});

test("what a file has besides is left out", () => {
  const progress = new Progress(store(), KNOWN);
  const extra = { ...JSON.parse(progress.text), more: "text", traps: { "ace-high": ["1"], unknown: ["0"] } };
  assert.equal(progress.load(JSON.stringify(extra)), true);
  assert.deepEqual(Object.keys(JSON.parse(progress.text)), ["v", "settings", "traps", "daily"]);
  assert.deepEqual(progress.lately().map(({ trap }) => trap), ["ace-high"]);
});

test("a reset leaves nothing behind", () => {
  const place = store();
  const progress = new Progress(place, KNOWN);
  answered(progress, "ace-high", "0");
  progress.reset();
  assert.equal(place.kept.size, 0);
  assert.deepEqual(progress.due(DAY), []);
});

test("damaged contents count as none", () => {
  assert.deepEqual(new Progress(store("{"), KNOWN).lately(), []);
  assert.deepEqual(new Progress(store('{"v":1}'), KNOWN).lately(), []);
});

test("another window's answers are not overwritten", () => {
  const place = store();
  const [one, other] = [new Progress(place, KNOWN), new Progress(place, KNOWN)];
  one.record("ace-high", false, DAY);
  other.record("which-pair", false, DAY);
  assert.deepEqual(new Progress(place, KNOWN).due(DAY).sort(), ["ace-high", "which-pair"]);
});

test("where nothing can be kept, it lasts as long as the page", () => {
  for (const place of [null, closed]) {
    const progress = new Progress(place, KNOWN);
    progress.record("ace-high", false, DAY);
    progress.record("which-pair", false, DAY);
    assert.deepEqual(progress.due(DAY), ["ace-high", "which-pair"]);
    progress.reset();
    assert.deepEqual(progress.due(DAY), []);
  }
});

test("answers that are no text are refused, from a file and from the store", () => {
  for (const answers of [[1], [10], [["1"]], [null], ["1", 1]]) {
    const text = JSON.stringify({ v: 1, settings: { level: 1, type: "", length: 10 }, traps: { "ace-high": answers }, daily: {} });
    assert.equal(new Progress(store(), KNOWN).load(text), false, text);
    assert.deepEqual(new Progress(store(text), KNOWN).lately(), [], text);
  }
});

test("what another window has deleted does not come back", () => {
  const place = store();
  const progress = new Progress(place, KNOWN);
  answered(progress, "ace-high", "11");
  place.kept.clear();
  answered(progress, "which-pair", "0");
  assert.deepEqual(progress.lately(), [{ trap: "which-pair", right: 0, total: 1 }]);
});

test("the weakest mistake has the smallest share, not the smallest number, of right answers", () => {
  const progress = new Progress(store(), KNOWN);
  answered(progress, "ace-high", "11100");
  answered(progress, "which-pair", "110");
  assert.equal(progress.weakest(), "ace-high");
});
