/**
 * Reads the question bank. Its format is described in tools/quiz/bank.py, which makes and
 * proves it; nothing here knows how to read a hand.
 *
 * @typedef {{id: string, mistake: string, lesson: string}} Trap
 * @typedef {"plays"|"same-suit"|"same-suit-and-rank"|"surplus"} Code
 * @typedef {{card: string, code: Code, suitOf?: string, rankOf?: string}} Reason
 * @typedef {{mask: number, cards: string[], reasons: Reason[]}} Choice cards: the highest first
 * @typedef {{cards: string[], playing: string[], ranks: string[]}} Hand
 *
 * @typedef {object} Plays
 * @property {"plays"} type
 * @property {Trap|null} trap
 * @property {string} group
 * @property {string[]} cards
 * @property {string[]} faults one for each subset, the first for the subset 1; "" if right
 * @property {Trap[][]} traps one list for each subset
 * @property {Choice[]} choices the right answers
 *
 * @typedef {object} Winner
 * @property {"winner"} type
 * @property {Trap|null} trap
 * @property {string} group
 * @property {{A: Hand, B: Hand}} hands
 * @property {"A"|"B"|"tie"} answer
 * @property {{A: Trap[], B: Trap[], tie: Trap[]}} wrong
 * @property {{kind: "sizes"|"ranks"|"equal", values: Array<number|string>}} decision
 * @property {string} suitOrder two suits of which the first must stay above the second, or ""
 *
 * @typedef {{version: number, plays: Plays[], winner: Winner[]}} Bank
 */

const RANKS = "A23456789TJQK";
const FAULTS = { "+": "", s: "clash-suit", r: "clash-rank", f: "too-few", l: "not-lowest" };
const CODES = { s: "same-suit", b: "same-suit-and-rank", u: "surplus" };

/** "6hAh" as ["6h", "Ah"]. */
function cardsOf(text) {
  return text.match(/../g) ?? [];
}

/** The cards that the bits of `mask` name. */
function subset(cards, mask) {
  return cards.filter((_, index) => (mask >> index) & 1);
}

function highestFirst(cards) {
  return [...cards].sort((a, b) => RANKS.indexOf(b[0]) - RANKS.indexOf(a[0]));
}

function hand(text, mask) {
  const cards = cardsOf(text);
  const playing = highestFirst(subset(cards, mask));
  return { cards, playing, ranks: playing.map((card) => card[0]) };
}

function choice(cards, mask, text) {
  const reasons = (text.match(/..../g) ?? []).map(([card, code, suit, rank]) => ({
    card: cards[card],
    code: CODES[code],
    suitOf: cards[suit],
    rankOf: cards[rank],
  }));
  return { mask, cards: highestFirst(subset(cards, mask)), reasons };
}

/** @returns {Plays} */
function plays([trap, group, text, faults, traps, choices], allTraps) {
  const cards = cardsOf(text);
  return {
    type: "plays",
    trap: allTraps[trap] ?? null,
    group,
    cards,
    faults: [...faults].map((letter) => FAULTS[letter]),
    traps: [...faults].map((_, index) => (traps[index + 1] ?? []).map((place) => allTraps[place])),
    choices: Object.entries(choices).map(([mask, reasons]) => choice(cards, Number(mask), reasons)),
  };
}

/** @returns {Winner} */
function winner([trap, group, a, b, answer, wrong, maskA, maskB, decision, suitOrder], allTraps) {
  const kind = typeof decision[0] === "string" ? "ranks" : "sizes";
  const named = (option) => (wrong[option] ?? []).map((place) => allTraps[place]);
  return {
    type: "winner",
    trap: allTraps[trap] ?? null,
    group,
    hands: { A: hand(a, maskA), B: hand(b, maskB) },
    answer,
    wrong: { A: named("A"), B: named("B"), tie: named("tie") },
    decision: { kind: answer === "tie" ? "equal" : kind, values: decision },
    suitOrder,
  };
}

/** @param {object} data the contents of the bank's file @returns {Bank} */
export function decodeBank(data) {
  const traps = data.traps.map(([id, mistake, lesson]) => ({ id, mistake, lesson }));
  return {
    version: data.v,
    plays: data.plays.map((row) => plays(row, traps)),
    winner: data.winner.map((row) => winner(row, traps)),
  };
}
