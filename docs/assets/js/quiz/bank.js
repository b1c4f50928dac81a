/**
 * Reads the question bank. Its format is described in tools/quiz/bank.py, which makes and
 * proves it; nothing here knows how to read a hand. A question stays packed until it is drawn.
 *
 * @typedef {object} Trap a mistake that has a name
 * @property {string} id
 * @property {string} mistake English message: "You compared from the lowest card."
 * @property {string} lesson English message: "Compare the highest playing card first."
 * @property {string} rule the anchor of the page of rules that explains it
 * @property {boolean} page whether the page of mistakes has a heading with this id
 *
 * @typedef {"plays"|"name"|"winner"|"order"|"outs"|"discard"|"rules"} Type
 * @typedef {"A"|"B"|"tie"} Verdict
 * @typedef {{mask: number, cards: string[], reasons: import("../hands/reasons.js").Reason[]}} Choice cards: the highest first
 * @typedef {{cards: string[], playing: string[], ranks: string[]}} Hand playing and ranks: the highest first
 * @typedef {{code: "badugi"|"badugi-of"|"better"|"beat", top: string}} Goal top: a rank for "badugi-of", else ""
 *
 * @typedef {object} Common
 * @property {1|2|3} level
 * @property {"tie"|"near-tie"|"shared"|"separate"|"count"|"plain"} group what it practises
 * @property {Trap|null} trap the mistake that it is about
 *
 * @typedef {object} PlaysPart which cards play? A subset is a number, bit 0 for the first card.
 * @property {"plays"} type
 * @property {string[]} cards
 * @property {Choice[]} choices the right answers
 * @property {(Trap|null)[]} traps the mistake that leads to each subset, by its number
 * @typedef {Common & PlaysPart} Plays
 *
 * @typedef {object} NamePart what is this hand?
 * @property {"name"} type
 * @property {string[]} cards
 * @property {{ranks: string[], trap: Trap|null}[]} options three or four: ranks from the top, which may repeat; none for no hand at all
 * @property {number} right the place of the right option
 * @property {Choice} choice the cards that play
 * @typedef {Common & NamePart} Name
 *
 * @typedef {object} WinnerPart which hand wins?
 * @property {"winner"} type
 * @property {{A: Hand, B: Hand}} hands
 * @property {Verdict} answer
 * @property {Record<Verdict, Trap|null>} wrong the mistake that leads to each wrong answer
 * @property {import("../hands/reasons.js").Decision} decision
 * @typedef {Common & WinnerPart} Winner
 *
 * @typedef {object} OrderPart put the hands in order
 * @property {"order"} type
 * @property {Hand[]} hands three or four, no two equal
 * @property {number[]} right their places, the best first
 * @property {number[]} start their places as they are shown at first; never the right order
 * @property {{order: number[], trap: Trap}[]} wrong the orders of wrong methods
 * @typedef {Common & OrderPart} Order
 *
 * @typedef {object} OutsPart how many of the unseen cards reach the goal?
 * @property {"outs"} type
 * @property {string[]} cards
 * @property {string[]} kept three of them
 * @property {Hand|null} against a hand whose cards are seen and that stands pat, for the goal "beat"
 * @property {Goal} goal
 * @property {{value: number, trap: Trap|null}[]} options four
 * @property {number} right the place of the right option
 * @property {string[]} helps the cards that reach the goal
 * @typedef {Common & OutsPart} Outs
 *
 * @typedef {object} DiscardPart which cards do you throw away? Subsets from 0, stand pat, to 15.
 * @property {"discard"} type
 * @property {string[]} cards
 * @property {Hand|null} against as in `OutsPart`
 * @property {Goal} goal
 * @property {{favourable: number, total: number}[]} chances of each subset thrown away
 * @property {number[]} right the subsets with the greatest chance
 * @property {(Trap|null)[]} traps the mistake that leads to each subset
 * @typedef {Common & DiscardPart} Discard
 *
 * @typedef {object} RulesPart a question about the rules
 * @property {"rules"} type
 * @property {string} text English message
 * @property {Object<string, number>} values of its placeholders
 * @property {{text: string, values: Object<string, number>, trap: Trap|null}[]} options text: English message, or "" for the bare number `values.n`
 * @property {number} right the place of the right option
 * @property {string} rule the anchor of the rule that answers it
 * @typedef {Common & RulesPart} Rules
 *
 * @typedef {Plays|Name|Winner|Order|Outs|Discard|Rules} Question
 *
 * @typedef {[string, Object<string, number>, string, [string, Object<string, number>, number][]]} RulesRow
 * @typedef {object} Cell questions of one type about one mistake, of one level and group
 * @property {Type} type
 * @property {Trap|null} trap
 * @property {1|2|3} level
 * @property {Common["group"]} group
 * @property {Item[]} items
 *
 * @typedef {{cell: Cell, row: string, rule: RulesRow|null}} Item a packed question: a row, or a list for one about the rules
 *
 * @typedef {{version: string, traps: Trap[], cells: Cell[]}} Bank
 *
 * @typedef {object} Data the contents of the bank's file
 * @property {string} v
 * @property {[string, string, string, string, number][]} traps
 * @property {[Type, number, 1|2|3, Common["group"], string|RulesRow[]][]} cells
 */
import { cardCode } from "../cards.js";

/** Of cards by their numbers, and of mistakes by their places. */
export const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** The cards of a text of letters. @param {string} text @returns {string[]} */
export function cardsOf(text) {
  return [...text].map((letter) => cardCode(LETTERS.indexOf(letter)));
}

/** The cards that the bits of `mask` name. @param {string[]} cards @param {number} mask */
export function subset(cards, mask) {
  return cards.filter((_, index) => (mask >> index) & 1);
}

/** The bits that name some of the cards. @param {string[]} cards @param {string[]} chosen */
export function maskOf(cards, chosen) {
  return cards.reduce((bits, card, index) => bits | (Number(chosen.includes(card)) << index), 0);
}

/**
 * The questions of the bank, still packed.
 *
 * @param {Data} data
 * @returns {Bank}
 */
export function decodeBank(data) {
  const traps = data.traps.map(([id, mistake, lesson, rule, page]) => ({ id, mistake, lesson, rule, page: page === 1 }));
  const cells = data.cells.map(([type, trap, level, group, rows]) => {
    /** @type {Cell} */
    const cell = { type, trap: traps[trap] ?? null, level, group, items: [] };
    cell.items = typeof rows === "string"
      ? rows.split(" ").map((row) => ({ cell, row, rule: null }))
      : rows.map((rule) => ({ cell, row: "", rule }));
    return cell;
  });
  return { version: data.v, traps, cells };
}
