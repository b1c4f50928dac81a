/**
 * How a host prints: on which paper, and whether with the key. The browser keeps it; what is asked stands in
 * the address, so that a link leads everybody to the same questions.
 *
 * @typedef {"a4"|"letter"} Paper
 * @typedef {{paper: Paper, hasKey: boolean}} Choice
 * @typedef {Pick<import("../storage.js").Store, "getItem"|"setItem">} Store
 */
import { keep, kept } from "../storage.js";

/** @type {readonly Paper[]} */
export const PAPERS = ["a4", "letter"];

const KEY = "badugi.worksheet.v1";

/** Where Letter is what printers hold. */
const OF_LETTER = /-(US|CA|MX|PH)\b/;

/** What was chosen last, or what is usual where the reader is. @param {Store|null} store @param {string} language of the browser: "en-US" @returns {Choice} */
export function keptChoice(store, language) {
  const { paper, hasKey } = kept(store, KEY) ?? {};
  if (PAPERS.includes(paper) && typeof hasKey === "boolean") return { paper, hasKey };
  return { paper: OF_LETTER.test(language) ? "letter" : "a4", hasKey: false };
}

/** @param {Store|null} store @param {Choice} choice */
export function keepChoice(store, choice) {
  keep(store, KEY, choice);
}
