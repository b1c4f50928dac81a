/**
 * Messages in the language of the page. English is the source and the fallback.
 *
 * @typedef {object} Words the contents of words.json
 * @property {string} lang BCP 47
 * @property {"ltr"|"rtl"} direction of its lines
 * @property {Object<string, string>} messages English message to translation
 * @property {Object<string, string>} cards card such as "6h" to its name
 * @property {Object<string, string>} ranks letter such as "T" to what is printed
 * @property {Object<string, string>} hands size and top rank such as "3-4" to the hand's name
 * @property {string[]} english the names that are English for want of a translation
 */

/** @type {Words} */
const NONE = { lang: "en", direction: "ltr", messages: {}, cards: {}, ranks: {}, hands: {}, english: [] };

let words = NONE;

/** Texts that are English in a page of another language. @type {Set<string>} */
let english = new Set();

/** @param {Partial<Words>} loaded */
export function setMessages(loaded) {
  words = { ...NONE, ...loaded };
  english = new Set(words.english);
}

/** The language of what `t` gives where there is a translation. @returns {string} */
export function language() {
  return words.lang;
}

/** Whether a text is English for want of a translation, and must say so. @param {string} text */
export function isEnglish(text) {
  return english.has(text);
}

/** A text made of names, which is English if one of them is. @param {string} text @param {string[]} names */
export function madeOf(text, names) {
  if (names.some(isEnglish)) english.add(text);
  return text;
}

/** A value of `table` under `key`, never one inherited from Object. */
function own(table, key) {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

/**
 * A message with its `%(name)s` placeholders filled; those without a value stay.
 *
 * @param {string} msgid the English message
 * @param {Object<string, string|number>} [values]
 * @returns {string}
 */
export function t(msgid, values = {}) {
  const translation = own(words.messages, msgid);
  const text = (translation || msgid).replace(/%\((\w+)\)s/g, (whole, name) => String(own(values, name) ?? whole));
  if (!translation && words.lang !== NONE.lang) english.add(text);
  return text;
}

/** A text that runs from left to right in every page, such as ranks. @param {string} text */
export function leftToRight(text) {
  return words.direction === "rtl" ? `\u2066${text}\u2069` : text;
}

/** A card's name: "six of hearts". @param {string} card such as "6h" */
export function cardName(card) {
  return own(words.cards, card) ?? card;
}

/** A rank as it is printed: "10" for "T". @param {string} letter */
export function rankText(letter) {
  return own(words.ranks, letter) ?? letter;
}

/** A hand's name: "three-card four". @param {string[]} ranks letters, the highest first */
export function handName(ranks) {
  return own(words.hands, `${ranks.length}-${ranks[0]}`) ?? ranks.join("-");
}
