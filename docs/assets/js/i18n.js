/**
 * Messages in the language of the page. English is the source and the fallback.
 *
 * @typedef {object} Words the contents of words.json
 * @property {string} lang BCP 47
 * @property {Object<string, string>} messages English message to translation
 * @property {Object<string, string>} cards card such as "6h" to its name
 * @property {Object<string, string>} ranks letter such as "T" to what is printed
 * @property {Object<string, string>} hands size and top rank such as "3-4" to the hand's name
 */

/** @type {Words} */
const NONE = { lang: "en", messages: {}, cards: {}, ranks: {}, hands: {} };

let words = NONE;

/** @param {Partial<Words>} loaded */
export function setMessages(loaded) {
  words = { ...NONE, ...loaded };
}

/** The language of what `t` gives. @returns {string} */
export function language() {
  return words.lang;
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
  const text = own(words.messages, msgid) || msgid;
  return text.replace(/%\((\w+)\)s/g, (whole, name) => String(own(values, name) ?? whole));
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
