import assert from "node:assert/strict";
import test from "node:test";

import { Table } from "../../docs/assets/js/checker/state.js";
import { againstLines, badLinkText, faultLine, missingText, outsLines, refusalLine, resultLines, verdictLines } from "../../docs/assets/js/checker/words.js";
import { classes } from "../../docs/assets/js/hands/evaluator.js";
import { Notation } from "../../docs/assets/js/hands/notation.js";
import { setMessages } from "../../docs/assets/js/i18n.js";

const RANKS = Object.fromEntries([..."A23456789TJQK"].map((text, index) => [text, index + 1]));
const NOTATIONS = [new Notation({ ranks: RANKS, suits: { c: 0, d: 1, h: 2, s: 3 }, ignored: ["x"], suitFirst: false })];
const COUNTS = classes().map(() => 1);

/** A line as a text, its cards as codes. @param {import("../../docs/assets/js/lines.js").Line} line */
const plain = (line) =>
  line.map((part) => (typeof part === "string" ? part : "cards" in part ? part.cards.join(" ") : part.english)).join("")
    .replace(/[\u2068\u2069]/g, "").replaceAll("\u2011", "-");

/** @param {...string} texts */
const look = (...texts) => new Table(NOTATIONS, COUNTS, texts).look();

/** @param {...string} texts */
const said = (...texts) => {
  const { hands, verdict } = look(...texts);
  return verdictLines(hands, verdict).map(plain);
};

setMessages({ hands: { "3-4": "three-card four", "4-8": "eight badugi", "4-9": "nine badugi" } });

test("the winner and what decides", () => {
  assert.deepEqual(said("6h 4d 3s Ah", "Ks Qh Jd Tc"), [
    "Hand B wins.", "Number of playing cards: 4 against 3. More cards win.",
  ]);
  assert.deepEqual(said("8h 7d 5c 4s", "9s 4c 3d 2h"), [
    "Hand A wins.", "First difference: 8 against 9. The lower card wins.",
  ]);
});

test("all hands that share the pot are named", () => {
  assert.deepEqual(said("8s 5h 3d Ac", "9s 8d 7d 6c", "8h 5d 3c As", "8c", "8d"), [
    "It is a tie. These hands split the pot: A and C.",
    "The same ranks play: 8-5-3-A.",
    "Hands compared so far: A and C.",
  ]);
  assert.deepEqual(said("8s 5h 3d Ac", "9s Jh 7d 6c", "8h 5d 3c As"), [
    "It is a tie. These hands split the pot: A and C.",
    "The same ranks play: 8-5-3-A.",
    "The next best is hand B.",
    "First difference: 8 against J. The lower card wins.",
  ]);
});

test("one complete hand is named", () => {
  assert.deepEqual(said("", "6h 4d 3s Ah"), ["Hand B: three-card four (4-3-A)."]);
  assert.deepEqual(said("6h", "zz"), []);
});

test("a hand's name and place, then why cards do not play", () => {
  const [hand] = look("6h 4d 3s Ah").hands;
  assert.deepEqual(resultLines(hand, 1092).map(plain), [
    "Three-card four (4-3-A), no. 718 of 1,092", "6h does not play: same suit as Ah.",
  ]);
  assert.deepEqual(resultLines(look("6s 6c 8c 3d").hands[0], 1092).slice(1).map(plain), [
    "6c does not play: same suit as 8c, same rank as 6s.",
  ]);
  assert.deepEqual(resultLines(look("4s 4d 7h Ac").hands[0], 1092).slice(1).map(plain), [
    "4s could play instead. The hand would be the same.",
  ]);
});

test("how many cards are missing, in the form that goes with the number", () => {
  assert.deepEqual(["", "6h", "6h 4d 3s", "6h 4d 3s Ah", "6h zz"].map((text) => missingText(look(text).hands[0])), [
    "", "3 cards are missing.", "1 card is missing.", "", "",
  ]);
});

test("each fault has its sentence, with the card and both hands", () => {
  /** @param {...string} texts */
  const fault = (...texts) => plain(faultLine(look(...texts).hands[0], "6h 4d"));
  assert.equal(fault("6h zz"), "z cannot be read as a card. Write cards such as 6h 4d.");
  assert.equal(fault("6h 4 3s"), "There is no suit after 4. Write cards such as 6h 4d.");
  assert.equal(fault("6h 6h"), "6h is in this hand twice. Take one of them out.");
  assert.equal(fault("6h", "2c 6h"), "6h is in hand B too. A deck has each card once, so change one of the two hands.");
  assert.equal(fault("6h 4d 3s Ah 2c"), "Cards in this hand: 5. A hand has four, so take the others out.");
  assert.equal(fault("6h 4d 3s Ah 2"), "Cards in this hand: 5. A hand has four, so take the others out.");
  assert.equal(fault("6h 4d"), "");
});

test("why a card cannot be tapped", () => {
  assert.equal(plain(refusalLine(22, 0, 1)), "6h is in hand B. Choose that hand to take the card out.");
  assert.equal(plain(refusalLine(22, 0, -1)), "Hand A has four cards. Tap one of them to take it out, or choose another hand.");
  assert.match(badLinkText(["6h4dzz"]), /6h4dzz/);
});

test("chances and outs are counted in words", () => {
  const [hand, badugi] = look("6h 4d 3s Ah", "9s 8h 7d 6c").hands;
  assert.deepEqual(againstLines(hand).lines.map(plain), [
    "Weaker than this hand: 374 (34.2%)", "Equal to it: 1 (0.1%)", "Stronger: 717 (65.7%)",
  ]);
  const { lead, lines } = outsLines(hand);
  assert.equal(plain(lead), "Keep 4d 3s Ah and draw one card. Cards in none of these hands: 44. Among them:");
  assert.deepEqual(lines.map(plain).map((line) => Number(/\d+$/.exec(line)?.[0])), [9, 11, 5]);
  assert.deepEqual(outsLines(badugi), { lead: ["A badugi stands pat: there are no outs to count."], lines: [] });
});
