/**
 * What a holding is worth, by the definition: of all its sets of cards without a repeated rank
 * or suit, the largest, and of these the lowest. Places are those of `HAND_CLASSES`.
 *
 * @typedef {object} Reading
 * @property {number[]} playing the cards that play, the highest first
 * @property {number[]} idle the others
 * @property {number[][]} choices every set of cards that is this hand; the first one plays
 * @property {number[]} ranks the playing ranks, the highest first
 */
import { HOLE_CARDS, rankOf, RANKS, suitOf } from "../cards.js";

/**
 * A number that is greater for the better hand, and 0 where a rank or a suit repeats: first the
 * number of cards, then the ranks as bits, since the highest that differs decides.
 *
 * @param {number[]} cards
 */
function worth(cards) {
  let [ranks, suits] = [0, 0];
  for (const card of cards) {
    const [rank, suit] = [1 << rankOf(card), 1 << suitOf(card)];
    if (ranks & rank || suits & suit) return 0;
    ranks |= rank;
    suits |= suit;
  }
  return cards.length * (2 << RANKS.length) - ranks;
}

/** Negative where the first difference, from the top, is lower in `a`. @param {number[]} a @param {number[]} b */
function compareDown(a, b) {
  const index = a.findIndex((number, place) => number !== b[place]);
  return index < 0 ? 0 : a[index] - b[index];
}

/**
 * Every choice of some of the items, in their order.
 *
 * @template T
 * @param {T[]} items
 * @returns {T[][]}
 */
function subsets(items) {
  /** @type {T[][]} */
  const found = [[]];
  for (const item of items) found.push(...found.map((chosen) => [...chosen, item]));
  return found;
}

/** From the highest card down; equal ranks in the order of suits, as in Python. @param {number[]} cards */
function fromTheTop(cards) {
  return [...cards].sort((a, b) => rankOf(b) - rankOf(a) || a - b);
}

/** @param {number[]} cards one to four different cards @returns {Reading} */
export function read(cards) {
  const ordered = fromTheTop(cards);
  /** @type {number[][]} */
  let choices = [];
  let most = 1;
  for (const chosen of subsets(ordered)) {
    const found = worth(chosen);
    if (found > most) [most, choices] = [found, []];
    if (found === most) choices.push(chosen);
  }
  // Of equal ranks, the first suits: cards are numbered by rank, then suit.
  choices.sort(compareDown);
  const [playing] = choices;
  return { playing, idle: ordered.filter((card) => !playing.includes(card)), choices, ranks: playing.map(rankOf) };
}

/** The same hand by another of its choices. @param {Reading} reading @param {number[]} playing @returns {Reading} */
export function playedBy(reading, playing) {
  const idle = [...reading.playing, ...reading.idle].filter((card) => !playing.includes(card));
  return { ...reading, playing, idle: fromTheTop(idle) };
}

/** The ranks of every class, from the best to the worst. @returns {number[][]} */
export function classes() {
  const ranks = Array.from(RANKS, (_, index) => RANKS.length - index);
  const found = subsets(ranks).filter((chosen) => chosen.length >= 1 && chosen.length <= HOLE_CARDS);
  return found.sort((a, b) => b.length - a.length || compareDown(a, b));
}

/** @type {Map<string, number>|undefined} */
let places;

/** The place of a class, from 1 for the best. @param {number[]} ranks the highest first @returns {number} */
export function placeOf(ranks) {
  places ??= new Map(classes().map((each, index) => [each.join(), index + 1]));
  return places.get(ranks.join()) ?? 0;
}
