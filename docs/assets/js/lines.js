/**
 * Sentences with cards in them, for the quiz and the checker, as data without a DOM.
 *
 * A line is one sentence or more: an array of texts and of cards, `{ cards: ["6h", "4d"] }`,
 * for which little card faces are shown. A piece that is English for want of a translation is
 * `{ english: "…" }`.
 *
 * @typedef {Array<string|{cards: string[]}|{english: string}>} Line
 */
import { isEnglish, leftToRight, rankText } from "./i18n.js";

/**
 * A translated message whose placeholders become cards or texts.
 *
 * @param {string} text a message with `%(name)s` placeholders
 * @param {Object<string, string[]|string>} values cards as an array, texts as strings
 * @returns {Line}
 */
export function fill(text, values) {
  const piece = (/** @type {string} */ part, /** @type {boolean} */ english) =>
    (english && part !== "" ? { english: part } : part);
  // `split` with a group gives texts and names by turns.
  return text.split(/%\((\w+)\)s/).map((part, index) => {
    if (index % 2 === 0) return piece(part, isEnglish(text));
    const value = values[part];
    return Array.isArray(value) ? { cards: value } : piece(String(value), isEnglish(value));
  }).filter((part) => part !== "");
}

/** "4-3-A", with hyphens at which no line breaks. @param {string[]} ranks letters, the highest first */
export function ranksText(ranks) {
  return leftToRight(ranks.map(rankText).join("\u2011"));
}
