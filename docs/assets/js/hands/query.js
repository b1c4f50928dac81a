/**
 * What a reader's text asks for, without a DOM.
 *
 * Cards are tried before ranks: in French, `DD` is the queen of diamonds and not two queens.
 *
 * @typedef {{kind: "all"}} All nothing was typed
 * @typedef {{kind: "ranks", ranks: number[], sorted: boolean}} Ranks those that a class begins with, the highest
 *   first; `sorted` if they were typed in another order
 * @typedef {{kind: "unfinished", count: number}} Unfinished cards so far
 * @typedef {{kind: "hand", hand: import("./evaluator.js").Reading, ranks: number[]}} Whole four cards
 * @typedef {{kind: "fault", fault: "unknown"|"card-twice"|"rank-twice"|"too-many", text?: string, card?: number}} Fault
 *   `text` is what cannot be read, `card` the one that stands there twice
 * @typedef {All|Ranks|Unfinished|Whole|Fault} Answer
 */
import { HOLE_CARDS } from "../cards.js";
import { read } from "./evaluator.js";

/** @param {import("./notation.js").Notation} notation @param {string} text @returns {Answer} */
export function ask(notation, text) {
  const { cards, fault } = notation.readCards(text);
  const found = notation.readRanks(text);
  const unread = cards.length > 0 || isUnknown(fault) ? fault : found.fault;
  const isNeeded = cards.length > 0 || found.fault;
  if (isNeeded && unread && isUnknown(unread) && notation.goesOn(text.slice(unread.start))) {
    // The 1 of a ten that is being typed: what stands before it counts.
    return ask(notation, text.slice(0, unread.start));
  }
  if (cards.length > 0) return aboutCards(notation, cards, fault);
  if (found.fault) return aboutFault((isUnknown(found.fault) && unread) || found.fault);
  if (found.ranks.length === 0) return { kind: "all" };
  const ranks = [...found.ranks].sort((a, b) => b - a);
  return { kind: "ranks", ranks, sorted: ranks.some((rank, index) => rank !== found.ranks[index]) };
}

/** @param {import("./notation.js").Fault} [fault] */
function isUnknown(fault) {
  return fault !== undefined && fault.code.startsWith("unknown-");
}

/**
 * @param {import("./notation.js").Notation} notation
 * @param {number[]} cards
 * @param {import("./notation.js").Fault} [fault]
 * @returns {Answer}
 */
function aboutCards(notation, cards, fault) {
  // The suit of the last card may be typed next.
  const isStarted = fault?.code.startsWith("missing-");
  if (cards.length + (isStarted ? 1 : 0) > HOLE_CARDS) return { kind: "fault", fault: "too-many" };
  if (fault && !isStarted) {
    if (fault.code !== "duplicate-card") return aboutFault(fault);
    return { kind: "fault", fault: "card-twice", card: notation.readCards(fault.text).cards[0] };
  }
  if (cards.length < HOLE_CARDS) return { kind: "unfinished", count: cards.length };
  const hand = read(cards);
  return { kind: "hand", hand, ranks: hand.ranks };
}

/** @param {import("./notation.js").Fault} fault @returns {Answer} */
function aboutFault({ code, text }) {
  if (code === "duplicate-rank") return { kind: "fault", fault: "rank-twice" };
  if (code === "wrong-count") return { kind: "fault", fault: "too-many" };
  return { kind: "fault", fault: "unknown", text };
}

/**
 * Whether a class belongs to an answer: a hand is one class, ranks are how classes begin.
 *
 * @param {Answer} answer
 * @param {number[]} ranks of the class
 */
export function belongs(answer, ranks) {
  if (answer.kind === "all" || answer.kind === "unfinished") return true;
  if (answer.kind === "fault") return false;
  if (answer.kind === "hand" && ranks.length !== answer.ranks.length) return false;
  return answer.ranks.every((rank, index) => rank === ranks[index]);
}
