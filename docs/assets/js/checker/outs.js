/**
 * Which unseen cards help, as `badugi_core.outs` says: the twin of `badugi_core/_odds.py`.
 *
 * @typedef {object} Out
 * @property {number} card that may come
 * @property {"badugi"|"one-more"|"better"|"no-change"} code what it does for the kept cards
 * @property {number} place of the hand that it makes
 *
 * @typedef {object} Draw
 * @property {number[]} kept the cards that stay, the highest first
 * @property {Out[]} outs every unseen card
 */
import { HOLE_CARDS, rankOf, suitOf } from "../cards.js";
import { placeOf, read } from "../hands/evaluator.js";

/** All cards. */
export const DECK = Array.from({ length: 52 }, (_, card) => card);

/**
 * In how many ways live cards make a badugi of kept cards that do not clash.
 *
 * @param {number[]} kept
 * @param {number[]} live
 * @returns {number}
 */
function badugiWays(kept, live) {
  if (kept.length === HOLE_CARDS) return 1;
  const suit = [0, 1, 2, 3].find((each) => kept.every((card) => suitOf(card) !== each));
  const fits = live.filter((card) => suitOf(card) === suit && kept.every((other) => rankOf(other) !== rankOf(card)));
  return fits.reduce((ways, card) => ways + badugiWays([...kept, card], live), 0);
}

/**
 * The cards that play are kept; of several choices, the first with the most ways to a badugi.
 *
 * @param {import("../hands/evaluator.js").Reading} reading of four cards
 * @param {number[]} seen all cards that cannot come, those of the hand too
 * @returns {Draw|null} null for a badugi, which draws nothing
 */
export function draw({ choices, ranks }, seen) {
  if (ranks.length === HOLE_CARDS) return null;
  const live = DECK.filter((card) => !seen.includes(card));
  const ways = choices.map((choice) => (choices.length > 1 ? badugiWays(choice, live) : 0));
  const kept = choices[ways.indexOf(Math.max(...ways))];
  const before = placeOf(ranks);
  const outs = live.map((card) => {
    const after = read([...kept, card]).ranks;
    return { card, code: codeOf(before, ranks.length, after), place: placeOf(after) };
  });
  return { kept, outs };
}

/** @param {number} before a place @param {number} size cards that played @param {number[]} after ranks @returns {Out["code"]} */
function codeOf(before, size, after) {
  if (placeOf(after) === before) return "no-change";
  if (after.length === size) return "better";
  return after.length === HOLE_CARDS ? "badugi" : "one-more";
}
