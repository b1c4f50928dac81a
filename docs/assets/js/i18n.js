/**
 * Messages in the language of the page. English is the source and the fallback.
 *
 * @typedef {object} Words the contents of words.json
 * @property {string} lang BCP 47
 * @property {"ltr"|"rtl"} direction of its lines
 * @property {string} percent how a percentage is written around its number: "{n} %"
 * @property {Object<string, string|Object<string, string>>} messages English message to translation,
 *   or to its plural forms by their category, such as "few"
 * @property {Object<string, string>} cards card such as "6h" to its name
 * @property {Object<string, string>} ranks letter such as "T" to what is printed
 * @property {Object<string, string>} hands size and top rank such as "3-4" to the hand's name
 * @property {string[]} english the names that are English for want of a translation
 */

/** @type {Words} */
const NONE = { lang: "en", direction: "ltr", percent: "{n}%", messages: {}, cards: {}, ranks: {}, hands: {}, english: [] };

let words = NONE;

/** How the language says numbers. */
let numbers = numbersIn(NONE.lang);

/** Texts that are English in a page of another language. @type {Set<string>} */
let english = new Set();

/** @param {string} lang */
function numbersIn(lang) {
  return {
    plurals: new Intl.PluralRules(lang),
    whole: new Intl.NumberFormat(lang),
    tenths: new Intl.NumberFormat(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  };
}

/** @param {Partial<Words>} loaded @param {Words["messages"]} [more] messages of another file */
export function setMessages(loaded, more = {}) {
  words = { ...NONE, ...loaded, messages: { ...loaded.messages, ...more } };
  english = new Set(words.english);
  numbers = numbersIn(words.lang);
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

/**
 * A value of `table` under `key`, never one inherited from Object.
 *
 * @template T
 * @param {Record<string, T>} table
 * @param {string} key
 * @returns {T|undefined}
 */
function own(table, key) {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

/**
 * Fills the placeholders of a translation, or of the English text where there is none.
 *
 * @param {string|undefined} translation
 * @param {string} source
 * @param {Object<string, string|number>} values
 */
function filled(translation, source, values) {
  const text = (translation || source).replace(/%\((\w+)\)s/g, (whole, name) => String(own(values, name) ?? whole));
  if (!translation && words.lang !== NONE.lang) english.add(text);
  return text;
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
  return filled(typeof translation === "string" ? translation : undefined, msgid, values);
}

/**
 * A message about a number of things, in the form that goes with the number: `%(n)s` in it.
 *
 * @param {string} one the English message about one thing
 * @param {string} other the English message about several
 * @param {number} n
 * @param {Object<string, string|number>} [values]
 * @returns {string}
 */
export function tn(one, other, n, values = {}) {
  const forms = own(words.messages, one);
  const form = typeof forms === "object" ? (own(forms, numbers.plurals.select(n)) ?? forms.other) : undefined;
  return filled(form, n === 1 ? one : other, { n: numberText(n), ...values });
}

/** A number as the language writes it. @param {number} number */
export function numberText(number) {
  return numbers.whole.format(number);
}

/** A part of the whole: "21.3%". @param {number} share from 0 to 1 */
export function shareText(share) {
  return words.percent.replace("{n}", numbers.tenths.format(100 * share));
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

/** A hand's name: "three-card four", or nothing. @param {string[]} ranks letters, the highest first */
export function handName(ranks) {
  return own(words.hands, `${ranks.length}-${ranks[0]}`) ?? "";
}
