/**
 * Reads the cards of a hand in whatever letters they are typed. It knows no DOM.
 *
 * @typedef {import("../hands/notation.js").Notation} Notation
 *
 * @typedef {object} TypedHand
 * @property {number[]} cards those that could be read
 * @property {"unknown"|"no-suit"|"twice"|"too-many"} [fault] why the text cannot be read to its end
 * @property {string} [text] what cannot be read
 * @property {number} [card] the card that is there twice
 */
import { HOLE_CARDS } from "../cards.js";

/** How far a reading went: the most first. */
const WHOLE = 2;
const UNFINISHED = 1;
const FAULTY = 0;

/**
 * What one notation makes of a text.
 *
 * @param {Notation} notation
 * @param {string} text
 * @returns {TypedHand & {state: number, end: number}} `end` is where the reading stopped
 */
function attempt(notation, text) {
  const { cards, fault } = notation.readCards(text);
  if (!fault) return { cards, state: WHOLE, end: text.length };
  const end = fault.start;
  const isMissing = fault.code.startsWith("missing-");
  // The suit of the last card, or the 0 of a 10, may be typed next.
  const isBegun = isMissing ? notation.isBlank(text.slice(end + fault.text.length)) : notation.goesOn(text.slice(end));
  if (isBegun && cards.length >= HOLE_CARDS) return { cards, fault: "too-many", state: FAULTY, end };
  if (fault.code === "duplicate-card") {
    return { cards, fault: "twice", card: notation.readCards(fault.text).cards[0], state: FAULTY, end };
  }
  const code = fault.code === "missing-suit" ? "no-suit" : "unknown";
  return { cards, fault: code, text: fault.text, state: isBegun ? UNFINISHED : FAULTY, end };
}

/**
 * The first notation that reads the whole text wins, then the first for which a card is being
 * typed; else the fault is that of the notation that came furthest.
 *
 * @param {Notation[]} notations the language of the page first
 * @param {string} text
 * @param {boolean} [isDone] whether nothing follows, so that a card that is only begun is a fault
 * @returns {TypedHand}
 */
export function readHand(notations, text, isDone = false) {
  const found = notations.map((notation) => attempt(notation, text));
  const { cards, fault, text: unread, card, state } = found.reduce((best, other) => {
    if (other.state !== best.state) return other.state > best.state ? other : best;
    return best.state === FAULTY && other.end > best.end ? other : best;
  });
  return state === UNFINISHED && !isDone ? { cards } : { cards, fault, text: unread, card };
}

/** The hands of a text that has several, one on each line. @param {string} text @returns {string[]} */
export function linesOf(text) {
  return text.split(/[\n\v\f\r\x85\u2028\u2029]/).map((line) => line.trim()).filter((line) => line !== "");
}
