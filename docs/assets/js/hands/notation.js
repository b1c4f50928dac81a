/**
 * Reads cards and ranks as readers type them: the twin of `badugi_core/_notation.py`.
 * Faults are codes, since words stand in the page.
 *
 * @typedef {object} NotationData
 * @property {Object<string, number>} ranks text to rank
 * @property {Object<string, number>} suits text to suit, 0 to 3: clubs, diamonds, hearts, spades
 * @property {string[]} ignored texts for a card that does not play
 * @property {boolean} suitFirst whether the suit stands before the rank
 *
 * @typedef {object} Fault
 * @property {"unknown-rank"|"unknown-suit"|"missing-rank"|"missing-suit"|"duplicate-card"|"duplicate-rank"|"wrong-count"} code
 * @property {string} text what is wrong
 * @property {number} start where it stands
 *
 * @typedef {object} ReadCards
 * @property {number[]} cards those before the fault, or all
 * @property {Fault} [fault]
 *
 * @typedef {object} ReadRanks
 * @property {number[]} ranks those before the fault, or all
 * @property {Fault} [fault]
 */
import { cardOf, HOLE_CARDS } from "../cards.js";

/** The parts of a card in the order in which it is written. */
const RANK_FIRST = /** @type {const} */ (["rank", "suit"]);
const SUIT_FIRST = /** @type {const} */ (["suit", "rank"]);

/** Signs without a width: joiners, directions, and how a suit symbol is drawn. */
const INVISIBLE = "\\u200b-\\u200f\\u202a-\\u202e\\u2060\\u2066-\\u2069\\ufe0e\\ufe0f\\ufeff";

/** White space as Python has it, comma, semicolon, hyphens, dashes and invisible signs. */
const SEPARATOR = `\\s\\x1c-\\x1f\\x85,;\\-\\u2010-\\u2015\\u2212${INVISIBLE}`;

/** @param {Iterable<string>} texts @returns {string} a pattern for the longest of them */
function anyOf(texts) {
  const escaped = (/** @type {string} */ text) => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
  return [...texts].sort((a, b) => b.length - a.length).map(escaped).join("|");
}

export class Notation {
  /** @param {NotationData} data */
  constructor(data) {
    this.ranks = new Map(Object.entries(data.ranks));
    this.suits = new Map(Object.entries(data.suits));
    this.suitFirst = data.suitFirst;
    const [first, second] = this.parts().map((part) => anyOf(part.keys()));
    this.card = new RegExp(`([${SEPARATOR}]*)(${first})[${INVISIBLE}]*(${second})`, "uy");
    this.firstPart = new RegExp(first, "uy");
    this.rank = new RegExp(anyOf([...this.ranks.keys(), ...data.ignored]), "uy");
    this.separators = new RegExp(`[${SEPARATOR}]*`, "uy");
    this.invisible = new RegExp(`[${INVISIBLE}]*`, "uy");
    this.separator = new RegExp(`[${SEPARATOR}]`, "uy");
  }

  /** Whether some text of a rank or a suit begins with these signs and goes on. @param {string} signs */
  goesOn(signs) {
    return [...this.ranks.keys(), ...this.suits.keys()].some((text) => text !== signs && text.startsWith(signs));
  }

  /** Whether a text is nothing but what may part cards. @param {string} text */
  isBlank(text) {
    return run(this.separators, text, 0) === text.length;
  }

  /** The tables in the order in which a card is written. */
  parts() {
    return this.suitFirst ? [this.suits, this.ranks] : [this.ranks, this.suits];
  }

  /**
   * Any number of different cards; separators may part them.
   *
   * @param {string} text
   * @returns {ReadCards}
   */
  readCards(text) {
    /** @type {number[]} */
    const cards = [];
    let end = 0;
    for (let found; (found = at(this.card, text, end)); ) {
      const [whole, before, first, second] = found;
      const [rank, suit] = this.suitFirst ? [second, first] : [first, second];
      const card = cardOf(known(this.ranks, rank), known(this.suits, suit));
      const start = end + before.length;
      end += whole.length;
      if (cards.includes(card)) {
        return { cards, fault: { code: "duplicate-card", text: text.slice(start, end), start } };
      }
      cards.push(card);
    }
    end += run(this.separators, text, end);
    return end < text.length ? { cards, fault: this.cardFault(text, end) } : { cards };
  }

  /** Why no card stands at `start`. @param {string} text @param {number} start @returns {Fault} */
  cardFault(text, start) {
    const [first, second] = this.suitFirst ? SUIT_FIRST : RANK_FIRST;
    const found = at(this.firstPart, text, start);
    if (!found) return { code: `unknown-${first}`, text: sign(text, start), start };
    let after = start + found[0].length;
    after += run(this.invisible, text, after);
    if (after === text.length || at(this.separator, text, after)) {
      return { code: `missing-${second}`, text: found[0], start };
    }
    return { code: `unknown-${second}`, text: sign(text, after), start: after };
  }

  /**
   * The playing ranks of a hand; texts for a card that does not play are passed over.
   *
   * @param {string} text
   * @returns {ReadRanks}
   */
  readRanks(text) {
    /** @type {number[]} */
    const ranks = [];
    for (let start = 0; (start += run(this.separators, text, start)) < text.length; ) {
      const found = at(this.rank, text, start);
      if (!found) return { ranks, fault: { code: "unknown-rank", text: sign(text, start), start } };
      const rank = this.ranks.get(found[0]);
      if (rank !== undefined && ranks.includes(rank)) return { ranks, fault: { code: "duplicate-rank", text: found[0], start } };
      if (rank !== undefined) ranks.push(rank);
      start += found[0].length;
    }
    return ranks.length > HOLE_CARDS ? { ranks, fault: { code: "wrong-count", text, start: 0 } } : { ranks };
  }
}

/** @param {RegExp} pattern a sticky one @param {string} text @param {number} start */
function at(pattern, text, start) {
  pattern.lastIndex = start;
  return pattern.exec(text);
}

/** How long a run of signs is, perhaps 0. @param {RegExp} pattern @param {string} text @param {number} start */
function run(pattern, text, start) {
  return at(pattern, text, start)?.[0].length ?? 0;
}

/** What a text means that a pattern made of the table has found. @param {Map<string, number>} table @param {string} text */
function known(table, text) {
  return /** @type {number} */ (table.get(text));
}

/** One sign, even where it takes two units. @param {string} text @param {number} start */
function sign(text, start) {
  return String.fromCodePoint(/** @type {number} */ (text.codePointAt(start)));
}
