import assert from "node:assert/strict";
import test from "node:test";

import { cardCode } from "../../docs/assets/js/cards.js";
import { Table, cardText, letterOf } from "../../docs/assets/js/checker/state.js";
import { classes, read } from "../../docs/assets/js/hands/evaluator.js";
import { Notation } from "../../docs/assets/js/hands/notation.js";

const RANKS = Object.fromEntries([..."A23456789TJQK"].flatMap((text, index) => [[text, index + 1], [text.toLowerCase(), index + 1]]));
const SUITS = { c: 0, d: 1, h: 2, s: 3, "♣": 0, "♦": 1, "♥": 2, "♠": 3 };
const NOTATIONS = [new Notation({ ranks: { ...RANKS, 10: 10 }, suits: SUITS, ignored: ["x"], suitFirst: false })];

/** One holding for each class: sums are then places. */
const COUNTS = classes().map(() => 1);

/** @param {...string} texts */
const table = (...texts) => new Table(NOTATIONS, COUNTS, texts);

/** @param {Table} table */
const faults = (table) => table.look().hands.map(({ fault }) => fault?.code ?? null);

/** @param {string} code */
const card = (code) => Array.from({ length: 52 }, (_, each) => each).find((each) => cardCode(each) === code) ?? -1;

/** @param {Table} table */
const verdict = (table) => {
  const found = table.look().verdict;
  assert.ok(found);
  return found;
};

test("two hands at the start, up to eight, never fewer than two", () => {
  const hands = table();
  assert.deepEqual([hands.texts, hands.canAdd, hands.canRemove], [["", ""], true, false]);
  for (let count = 0; count < 9; count++) hands.add();
  assert.deepEqual([hands.texts.length, hands.canAdd, hands.canRemove], [8, false, true]);
  for (let count = 0; count < 9; count++) hands.remove(0);
  assert.equal(hands.texts.length, 2);
  assert.equal(letterOf(7), "H");
});

test("a hand that is taken out leaves the others in their order", () => {
  const hands = table("6h", "4d", "3s");
  hands.remove(1);
  assert.deepEqual(hands.texts, ["6h", "3s"]);
  hands.reset([]);
  assert.deepEqual(hands.texts, ["", ""]);
});

test("an unfinished hand has cards missing and no fault", () => {
  for (const [text, missing] of /** @type {[string, number][]} */ ([["", 4], ["6h", 3], ["6h 4", 3], ["6h 4d 3s 1", 1]])) {
    const hands = table();
    hands.write(0, text, true);
    const [hand] = hands.look().hands;
    assert.deepEqual([hand.fault, hand.missing, hand.result], [null, missing, null], text);
  }
});

test("a card that is only begun is a fault once its field is left", () => {
  const hands = table();
  for (const [text, code, unread] of [["6h 4d 3s A", "no-suit", "A"], ["6h 4d 3s 1", "unknown", "1"]]) {
    hands.write(0, text, true);
    assert.deepEqual(faults(hands), [null, null], text);
    hands.write(0, text);
    assert.deepEqual(hands.look().hands[0].fault, { code, text: unread, card: undefined });
  }
  hands.write(1, "7c", true);
  assert.deepEqual(faults(hands), ["unknown", null]);
});

test("after four cards a fifth that is only begun is one too many, even while it is typed", () => {
  for (const rest of ["2", "1"]) {
    const hands = table("", "Ks Qh Jd Tc");
    hands.write(0, `6h 4d 3s Ah ${rest}`, true);
    const { hands: [hand], verdict } = hands.look();
    assert.deepEqual([hand.fault, hand.result, verdict], [{ code: "too-many", count: 5 }, null, null]);
  }
  assert.deepEqual(faults(table("6h 4d 3s Ah, ")), [null, null]);
});

test("lines go into a hand and those after it; the last hand takes what does not fit", () => {
  const hands = table("6h", "4d", "3s");
  hands.writeLines(1, ["a", "b", "c"]);
  assert.deepEqual(hands.texts, ["6h", "a", "b", "c"]);
  hands.writeLines(0, ["d"]);
  assert.deepEqual(hands.texts, ["d", "a", "b", "c"]);
  hands.writeLines(1, [..."123456789"]);
  assert.deepEqual(hands.texts, ["d", "1", "2", "3", "4", "5", "6", "7 8 9"]);
  hands.writeLines(7, ["e", "f"]);
  assert.deepEqual(hands.texts.slice(6), ["6", "e f"]);
});

test("what cannot be is a fault, with what is wrong", () => {
  const [hand] = table("6h 4d zz").look().hands;
  assert.deepEqual([hand.fault, hand.cards.length], [{ code: "unknown", text: "z", card: undefined }, 2]);
  assert.deepEqual(faults(table("6h 4 3s Ah")), ["no-suit", null]);
  assert.deepEqual(table("6h 4d 6♥").look().hands[0].fault, { code: "twice", text: undefined, card: card("6h") });
  assert.deepEqual(faults(table("6h 4d 3s Ah 2c")), ["too-many", null]);
});

test("a card in two hands is a fault of both, which name each other", () => {
  const { hands, verdict } = table("6h 4d 3s Ah", "2c 3c 4c 5c", "6h").look();
  assert.deepEqual(hands.map(({ fault }) => fault && [fault.code, fault.card, fault.hand]), [
    ["elsewhere", card("6h"), 2], null, ["elsewhere", card("6h"), 0],
  ]);
  assert.deepEqual([hands.map(({ result }) => result !== null), verdict], [[false, true, false], null]);
});

test("a tapped card goes into the field, and out of it", () => {
  const hands = table("6h");
  assert.equal(hands.toggle(0, card("Td")), "done");
  assert.equal(hands.texts[0], "6♥ 10♦");
  assert.equal(hands.toggle(0, card("6h")), "done");
  assert.equal(hands.texts[0], "10♦");
});

test("every card that is tapped is read back from the field", () => {
  for (let each = 0; each < 52; each++) {
    const hands = table(cardText(each));
    assert.deepEqual(hands.cardsOf(0), [each]);
  }
});

test("a card of another hand and a fifth card are refused and change nothing", () => {
  const hands = table("6h 4d 3s Ah", "2c");
  assert.equal(hands.toggle(1, card("6h")), "elsewhere");
  assert.equal(hands.holderOf(card("6h")), 0);
  assert.equal(hands.toggle(0, card("Kd")), "full");
  assert.deepEqual(hands.texts, ["6h 4d 3s Ah", "2c"]);
});

test("a card too many can be tapped away", () => {
  const hands = table("6h 4d 3s Ah 2c");
  assert.equal(hands.toggle(0, card("6h")), "done");
  assert.deepEqual(faults(hands), [null, null]);
});

test("the deck goes on to the next hand that is open, round the table", () => {
  const hands = table("6h 4d 3s Ah", "2c", "");
  assert.deepEqual([0, 1, 2].map((index) => hands.nextOpen(index)), [1, 1, 2]);
  hands.write(2, "5c 5d 5s 5h");
  assert.deepEqual([0, 1, 2].map((index) => hands.nextOpen(index)), [1, 1, 1]);
  hands.write(1, "Kc Kd Ks Kh");
  assert.deepEqual([0, 1, 2].map((index) => hands.nextOpen(index)), [0, 1, 2]);
});

test("more playing cards win", () => {
  const { winners, next, decision } = verdict(table("6h 4d 3s Ah", "Ks Qh Jd Tc"));
  assert.deepEqual([winners, next, decision], [[1], 0, { kind: "sizes", values: [4, 3] }]);
});

test("the first lower card wins; the winner's is named first", () => {
  const { winners, decision } = verdict(table("7h 6c 5s Ad", "7s 4h 3d 2c"));
  assert.deepEqual([winners, decision], [[1], { kind: "ranks", values: ["4", "6"] }]);
});

test("all hands that tie for the best share the pot, and the next best is compared with them", () => {
  const { winners, compared, next, decision, isPartial } = verdict(
    table("8s 5h 3d Ac", "9s 8d 7h 6c", "8h 5d 3c As", "Kh", "9h 8c 7s 6d"),
  );
  assert.deepEqual([winners, compared, next, isPartial], [[0, 2], [0, 1, 2, 4], 1, true]);
  assert.deepEqual(decision, { kind: "ranks", values: ["8", "9"] });
});

test("a hand of which nothing can be read is left out too", () => {
  assert.equal(verdict(table("8s 5h 3d Ac", "9s 8d 7h 6c", "zz")).isPartial, true);
});

test("nothing is to decide where all hands tie", () => {
  const { winners, next, decision, isPartial } = verdict(table("8s 5h 3d Ac", "8h 5d 3c As", ""));
  assert.deepEqual([winners, next, decision, isPartial], [[0, 1], undefined, undefined, false]);
});

test("one complete hand has a result and no verdict", () => {
  const { hands, verdict } = table("6h 4d 3s Ah").look();
  assert.deepEqual([hands[0].result?.place, verdict], [718, null]);
  assert.deepEqual(hands[0].result?.against, { weaker: 1092 - 718, equal: 1, stronger: 717 });
});

test("all cards that are shown are seen: they are no outs", () => {
  /** @param {...string} texts */
  const outs = (...texts) => table(...texts).look().hands[0].result?.outs;
  assert.deepEqual([outs("Ks Ah 2d 3s")?.unseen, outs("Ks Ah 2d 3s")?.badugi], [48, 10]);
  const [alone, seen] = [outs("Ks Ah 2d 3s"), outs("Ks Ah 2d 3s", "4c 5c")];
  assert.deepEqual([seen?.unseen, seen?.badugi, alone?.win, seen?.win], [46, 8, undefined, undefined]);
});

test("of several choices, the hand plays the one that its outs keep", () => {
  // With many hearts seen, the four of hearts leaves more cards that make a badugi than the four of diamonds.
  const texts = ["4h 4d 2s Ks", "7h 8h 9h Th", "Jh Qh Kh 6h"];
  const result = table(...texts).look().hands[0].result;
  assert.ok(result?.outs);
  assert.notDeepEqual(read([card("4h"), card("4d"), card("2s"), card("Ks")]).playing, result.reading.playing);
  assert.deepEqual(result.reading.playing, result.outs.kept);
  assert.deepEqual(result.reading.idle, [card("Ks"), card("4d")]);
});

test("outs against the other hands as they stand", () => {
  const outs = table("Ks Ah 2d 3s", "8h 7d 6c 5s").look().hands[0].result?.outs;
  // The clubs 4, 5, 7 and 8 make a better badugi than 8-7-6-5; those from 9 up do not.
  assert.deepEqual([outs?.badugi, outs?.win, outs?.tie], [9, 4, 0]);
  // The eight of clubs makes the same hand: it wins nothing.
  const shared = table("Ks Ah 2d 3s", "8h 3d 2c As").look().hands[0].result?.outs;
  assert.deepEqual([shared?.win, shared?.tie], [4, 1]);
  assert.equal(table("Ah 2d 3s 4c", "8h 7d 6c 5s").look().hands[0].result?.outs, null);
});
