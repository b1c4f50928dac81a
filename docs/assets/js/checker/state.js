/**
 * The hands on the table and what is to be said of them, without a DOM. A hand is the text in
 * its field: cards that are tapped are written there too.
 *
 * @typedef {import("../hands/notation.js").Notation} Notation
 * @typedef {import("../hands/evaluator.js").Reading} Reading
 *
 * @typedef {object} HandFault
 * @property {"unknown"|"no-suit"|"twice"|"elsewhere"|"too-many"} code
 * @property {string} [text] what cannot be read
 * @property {number} [card] the card that is there twice
 * @property {number} [hand] the other hand that has it
 * @property {number} [count] of cards where they are too many, one that is only begun among them
 *
 * @typedef {object} Result of a complete hand
 * @property {Reading} reading of several choices, by the one that the outs keep
 * @property {number} place among all classes
 * @property {Against} against
 * @property {Outs|null} outs null for a badugi
 *
 * @typedef {object} Against hands that can be dealt, by how they compare
 * @property {number} weaker
 * @property {number} equal
 * @property {number} stronger
 *
 * @typedef {object} Outs
 * @property {number[]} kept
 * @property {number} unseen
 * @property {number} badugi cards that make one
 * @property {number} better cards that make a stronger hand, a badugi too
 * @property {number} [win] cards with which it beats the other hands, if there are any
 * @property {number} [tie] cards with which it ties with the best of them
 *
 * @typedef {object} Hand
 * @property {string} text
 * @property {number[]} cards those that could be read
 * @property {HandFault|null} fault
 * @property {number} missing cards until it is complete
 * @property {Result|null} result
 *
 * @typedef {object} Verdict
 * @property {number[]} winners hands, by their index; several split the pot
 * @property {number[]} compared all complete hands
 * @property {boolean} isPartial whether some hand with cards is left out
 * @property {number} [next] the best of the hands that lose
 * @property {import("../hands/reasons.js").Decision} [decision] between a winner and that hand
 */
import { cardCode, HOLE_CARDS, RANKS, signOf } from "../cards.js";
import { placeOf, playedBy, read } from "../hands/evaluator.js";
import { decisionOf } from "../hands/reasons.js";
import { draw } from "./outs.js";
import { readHand } from "./reading.js";

export const MOST_HANDS = 8;
const LEAST_HANDS = 2;

/** A rank as the words name it: "T". @param {number} rank */
export function rankCode(rank) {
  return RANKS[rank - 1];
}

/** A card as every notation reads it, and as the pages print it: "10♥". @param {number} card */
export function cardText(card) {
  const code = cardCode(card);
  return code[0].replace("T", "10") + signOf(code);
}

/** The letter of a hand. @param {number} index */
export function letterOf(index) {
  return String.fromCharCode("A".charCodeAt(0) + index);
}

export class Table {
  /**
   * @param {Notation[]} notations the language of the page first
   * @param {number[]} counts how many holdings make each class, from the best to the worst
   * @param {string[]} [texts] of the hands
   */
  constructor(notations, counts, texts = []) {
    this.notations = notations;
    this.counts = counts;
    this.texts = [...texts];
    /** The hand whose last card may still be finished, or -1. */
    this.typing = -1;
    this.fill();
  }

  /** Never fewer than two hands. */
  fill() {
    while (this.texts.length < LEAST_HANDS) this.texts.push("");
  }

  get canAdd() {
    return this.texts.length < MOST_HANDS;
  }

  get canRemove() {
    return this.texts.length > LEAST_HANDS;
  }

  add() {
    if (this.canAdd) this.texts.push("");
  }

  /** @param {number} index */
  remove(index) {
    if (this.canRemove) this.texts.splice(index, 1);
  }

  /** Other hands in the place of all. @param {string[]} texts */
  reset(texts) {
    this.texts = [...texts];
    this.fill();
  }

  /** @param {number} index @param {string} text @param {boolean} [isTyping] whether it may go on */
  write(index, text, isTyping = false) {
    this.texts[index] = text;
    this.typing = isTyping ? index : -1;
  }

  /**
   * Writes one hand after another from `index` on. What does not fit goes into the last one too,
   * where it is a fault that is seen.
   *
   * @param {number} index
   * @param {string[]} lines
   */
  writeLines(index, lines) {
    const most = MOST_HANDS - index - 1;
    const rest = lines.slice(most).join(" ");
    const texts = [...lines.slice(0, most), ...(rest === "" ? [] : [rest])];
    this.texts.splice(index, texts.length, ...texts);
  }

  /** The cards of a hand that could be read. @param {number} index */
  cardsOf(index) {
    return readHand(this.notations, this.texts[index]).cards;
  }

  /** The hand that has a card, or -1. @param {number} card */
  holderOf(card) {
    return this.texts.findIndex((_, index) => this.cardsOf(index).includes(card));
  }

  /**
   * Takes a card into a hand or out of it.
   *
   * @param {number} index
   * @param {number} card
   * @returns {"done"|"elsewhere"|"full"} the last two change nothing
   */
  toggle(index, card) {
    const cards = this.cardsOf(index);
    if (!cards.includes(card)) {
      if (this.holderOf(card) >= 0) return "elsewhere";
      if (cards.length >= HOLE_CARDS) return "full";
    }
    const changed = cards.includes(card) ? cards.filter((other) => other !== card) : [...cards, card];
    this.texts[index] = changed.map(cardText).join(" ");
    return "done";
  }

  /** The first hand from `index` on, round the table, that is not full; or `index`. @param {number} index */
  nextOpen(index) {
    const order = this.texts.map((_, step) => (index + step) % this.texts.length);
    return order.find((each) => this.cardsOf(each).length < HOLE_CARDS) ?? index;
  }

  /** Everything that there is to say. @returns {{hands: Hand[], verdict: Verdict|null}} */
  look() {
    const typed = this.texts.map((text, index) => readHand(this.notations, text, index !== this.typing));
    const seen = typed.flatMap(({ cards }) => cards);
    const faults = typed.map((_, index) => faultOf(typed, index));
    const isComplete = typed.map(({ cards }, index) => cards.length === HOLE_CARDS && !faults[index]);
    const readings = typed.map(({ cards }, index) => (isComplete[index] ? read(cards) : null));
    const places = readings.map((reading) => (reading ? placeOf(reading.ranks) : Infinity));
    const hands = typed.map(({ cards }, index) => {
      const reading = readings[index];
      const others = places.filter((_, other) => other !== index);
      const outs = reading && outsOf(reading, seen, Math.min(...others));
      return {
        text: this.texts[index],
        cards,
        fault: faults[index],
        missing: Math.max(0, HOLE_CARDS - cards.length),
        result: reading && {
          reading: outs ? playedBy(reading, outs.kept) : reading,
          place: places[index],
          against: this.against(places[index]),
          outs,
        },
      };
    });
    const isPartial = typed.some(({ cards, fault }, index) => (cards.length > 0 || fault !== undefined) && !isComplete[index]);
    return { hands, verdict: verdictOf(readings, places, isPartial) };
  }

  /** How a class compares with every hand that can be dealt. @param {number} place @returns {Against} */
  against(place) {
    /** @param {number[]} counts */
    const sum = (counts) => counts.reduce((total, count) => total + count, 0);
    return {
      weaker: sum(this.counts.slice(place)),
      equal: this.counts[place - 1],
      stronger: sum(this.counts.slice(0, place - 1)),
    };
  }
}

/**
 * @param {import("./reading.js").TypedHand[]} typed
 * @param {number} index
 * @returns {HandFault|null}
 */
function faultOf(typed, index) {
  const { cards, fault, text, card } = typed[index];
  if (fault === "too-many") return { code: fault, count: cards.length + 1 };
  if (fault) return { code: fault, text, card };
  if (cards.length > HOLE_CARDS) return { code: "too-many", count: cards.length };
  for (const [hand, other] of typed.entries()) {
    const shared = hand === index ? undefined : cards.find((each) => other.cards.includes(each));
    if (shared !== undefined) return { code: "elsewhere", card: shared, hand };
  }
  return null;
}

/** @param {Reading} reading @param {number[]} seen @param {number} best place of the others @returns {Outs|null} */
function outsOf(reading, seen, best) {
  const drawn = draw(reading, seen);
  if (!drawn) return null;
  const { kept, outs } = drawn;
  /** @param {(out: import("./outs.js").Out) => boolean} test */
  const count = (test) => outs.filter(test).length;
  const found = {
    kept,
    unseen: outs.length,
    badugi: count(({ code }) => code === "badugi"),
    better: count(({ code }) => code !== "no-change"),
  };
  if (best === Infinity) return found;
  return { ...found, win: count(({ place }) => place < best), tie: count(({ place }) => place === best) };
}

/**
 * @param {(Reading|null)[]} readings
 * @param {number[]} places
 * @param {boolean} isPartial
 * @returns {Verdict|null}
 */
function verdictOf(readings, places, isPartial) {
  const compared = [...places.keys()].filter((index) => readings[index]);
  if (compared.length < LEAST_HANDS) return null;
  const best = Math.min(...places);
  const winners = compared.filter((index) => places[index] === best);
  const second = Math.min(...places.filter((place) => place > best));
  if (second === Infinity) return { winners, compared, isPartial };
  const next = places.indexOf(second);
  const [won, lost] = [winners[0], next].map((index) => /** @type {Reading} */ (readings[index]).ranks.map(rankCode));
  return { winners, compared, isPartial, next, decision: decisionOf(won, lost) };
}
