/**
 * The round in play, kept until the tab is closed. A phone may throw a page away, and links lead away from it:
 * who comes back, or loads the page again, goes on where the round was. A link that is opened starts anew.
 *
 * @typedef {object} Kept
 * @property {import("../draw.js").Wanted} wanted
 * @property {number} day on which it was started
 * @property {import("../mark.js").Answer[]} answers
 */
import { keep, kept, storeOf } from "../../storage.js";

const ROUND = "badugi.quiz.round";

/** Where a kept round belongs. @param {string} version of the bank */
function placeOf(version) {
  return version + location.pathname + location.search;
}

/** @param {string} version @param {Kept|null} round null: none is to be kept */
export function keepRound(version, round) {
  keep(storeOf("sessionStorage"), ROUND, { place: placeOf(version), round });
}

/** The round to go on with. @param {string} version @returns {Kept|null} */
export function keptRound(version) {
  const [visit] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType("navigation"));
  const found = kept(storeOf("sessionStorage"), ROUND);
  return visit && visit.type !== "navigate" && found?.place === placeOf(version) ? found.round : null;
}
