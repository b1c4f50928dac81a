/**
 * The round in play, kept until the tab is closed. A phone may throw a page away, and links lead away from it:
 * who comes back, or loads the page again, goes on where the round was. A link that is opened starts anew.
 *
 * @typedef {object} Kept
 * @property {import("../draw.js").Wanted} wanted
 * @property {number} day on which it was started
 * @property {import("../mark.js").Answer[]} answers
 */

const ROUND = "badugi.quiz.round";

/** Where a kept round belongs. @param {string} version of the bank */
function placeOf(version) {
  return version + location.pathname + location.search;
}

/** @param {string} version @param {Kept|null} round null: none is to be kept */
export function keepRound(version, round) {
  try {
    sessionStorage.setItem(ROUND, JSON.stringify({ place: placeOf(version), round }));
  } catch {
    // It lasts as long as the page.
  }
}

/** The round to go on with. @param {string} version @returns {Kept|null} */
export function keptRound(version) {
  try {
    const [visit] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType("navigation"));
    const kept = JSON.parse(sessionStorage.getItem(ROUND) ?? "");
    return visit.type !== "navigate" && kept.place === placeOf(version) ? kept.round : null;
  } catch {
    return null;
  }
}
