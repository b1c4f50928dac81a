/**
 * What a holding is worth, by the definition: of all its sets of cards without a repeated rank
 * or suit, the largest, and of these the lowest. Places are those of `HAND_CLASSES`.
 *
 * @typedef {object} Reading
 * @property {number[]} playing the cards that play, the highest first
 * @property {number[]} idle the others
 * @property {boolean} choices whether other cards could play instead for the same hand
 * @property {number[]} ranks the playing ranks, the highest first
 */
import { rankOf, suitOf } from "./notation.js";

const RANKS = 13;

/** Cards in a hand. */
export const HOLE_CARDS = 4;

/** Whether no rank and no suit repeats. @param {number[]} cards */
function isLegal(cards) {
  return new Set(cards.map(rankOf)).size === cards.length && new Set(cards.map(suitOf)).size === cards.length;
}

/** Negative where the first difference, from the top, is lower in `a`. @param {number[]} a @param {number[]} b */
function compareDown(a, b) {
  const index = a.findIndex((number, place) => number !== b[place]);
  return index < 0 ? 0 : a[index] - b[index];
}

/** Every choice of some of the items, in their order. @template T @param {T[]} items @returns {T[][]} */
function subsets(items) {
  return items.reduce((found, item) => [...found, ...found.map((chosen) => [...chosen, item])], [[]]);
}

/** @param {number[]} cards one to four different cards @returns {Reading} */
export function read(cards) {
  // From the highest card down; equal ranks in the order of suits, as in Python.
  const ordered = [...cards].sort((a, b) => rankOf(b) - rankOf(a) || a - b);
  const legal = subsets(ordered).filter(isLegal);
  const size = Math.max(...legal.map((chosen) => chosen.length));
  const largest = legal.filter((chosen) => chosen.length === size);
  const lowest = largest
    .map((chosen) => chosen.map(rankOf))
    .reduce((best, ranks) => (compareDown(ranks, best) < 0 ? ranks : best));
  // Of equal ranks, the first suits: cards are numbered by rank, then suit.
  const best = largest.filter((chosen) => compareDown(chosen.map(rankOf), lowest) === 0).sort(compareDown);
  const playing = best[0];
  return { playing, idle: ordered.filter((card) => !playing.includes(card)), choices: best.length > 1, ranks: lowest };
}

/** The ranks of every class, from the best to the worst. @returns {number[][]} */
export function classes() {
  const ranks = Array.from({ length: RANKS }, (_, index) => RANKS - index);
  const found = subsets(ranks).filter((chosen) => chosen.length >= 1 && chosen.length <= HOLE_CARDS);
  return found.sort((a, b) => b.length - a.length || compareDown(a, b));
}
