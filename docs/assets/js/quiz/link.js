/**
 * Links and short codes of a quiz. tools/quiz/codes.py is the twin for codes.
 *
 * @typedef {import("./draw.js").Wanted} Wanted
 * @typedef {{wanted: Wanted}|{fault: "bad"|"old"}} Asked "old": of another bank of questions
 */

export const LEVELS = /** @type {const} */ ([1, 2, 3]);
export const LENGTHS = [6, 10, 20];
export const TYPES = /** @type {const} */ (["plays", "name", "winner", "order", "outs", "discard", "rules"]);
const SEEDS = 2 ** 32;

/** Crockford's base 32. */
const DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const OF_BANK = 2;
const LEAST = 4;

/** The seed of a day: its date in UTC as a number such as 20261130. @param {Date} date */
export function dailySeed(date) {
  return Number(date.toISOString().slice(0, 10).replaceAll("-", ""));
}

/** A seed by chance. */
export function anySeed() {
  return crypto.getRandomValues(new Uint32Array(1))[0];
}

/** The query of a quiz's address. @param {Wanted} wanted @param {string} version of the bank */
export function linkOf({ seed, level, length, type, weak }, version) {
  const query = new URLSearchParams({ s: String(seed), l: String(level), n: String(length), v: version });
  if (type) query.set("t", type);
  if (weak) query.set("w", weak);
  return `?${query}`;
}

/**
 * The quiz that an address asks for, if any.
 *
 * @param {string} search the query of the address
 * @param {string} version of the bank
 * @param {string[]} [ids] of the mistakes
 * @returns {Asked|null}
 */
export function readLink(search, version, ids = []) {
  const query = new URLSearchParams(search);
  if (!query.has("s")) return null;
  const [s, l, n, v, t, w] = ["s", "l", "n", "v", "t", "w"].map((name) => query.get(name) ?? "");
  const seed = /^\d{1,10}$/.test(s) ? Number(s) : SEEDS;
  const level = LEVELS.find((one) => String(one) === (l || "1"));
  const length = LENGTHS.find((one) => String(one) === (n || "10"));
  const isWhole = v === "" || (v.length === version.length && [...v.toUpperCase()].every((digit) => DIGITS.includes(digit)));
  if (isWhole && v && v.toUpperCase() !== version) return { fault: "old" };
  const isKnown = ["", ...TYPES].includes(t) && ["", ...ids].includes(w);
  if (!isWhole || seed >= SEEDS || !level || !length || !isKnown) return { fault: "bad" };
  return { wanted: { seed, level, length, type: /** @type {Wanted["type"]} */ (t), weak: w } };
}

/** The short code of a quiz, for paper and for typing: K7Q2-9M. @param {Wanted} wanted @param {string} version of the bank */
export function writeCode({ seed, level, length }, version) {
  let number = (seed * LEVELS.length + LEVELS.indexOf(level)) * LENGTHS.length + LENGTHS.indexOf(length);
  let digits = "";
  while (number > 0 || digits.length < LEAST) {
    digits = DIGITS[number % DIGITS.length] + digits;
    number = Math.floor(number / DIGITS.length);
  }
  return (version.slice(0, OF_BANK) + digits).replace(/.{4}(?=.)/g, "$&-");
}

/**
 * The quiz of a code, however it is typed.
 *
 * @param {string} text
 * @param {string} version of the bank
 * @returns {Asked}
 */
export function readCode(text, version) {
  const digits = text.toUpperCase().replace(/[\s\p{P}\p{Cf}]/gu, "").replace(/O/g, "0").replace(/[IL]/g, "1");
  if (digits.length < OF_BANK + LEAST || [...digits].some((digit) => !DIGITS.includes(digit))) return { fault: "bad" };
  if (digits.slice(0, OF_BANK) !== version.slice(0, OF_BANK)) return { fault: "old" };
  const number = [...digits.slice(OF_BANK)].reduce((sum, digit) => sum * DIGITS.length + DIGITS.indexOf(digit), 0);
  const length = LENGTHS[number % LENGTHS.length];
  const rest = Math.floor(number / LENGTHS.length);
  const seed = Math.floor(rest / LEVELS.length);
  return seed < SEEDS ? { wanted: { seed, level: LEVELS[rest % LEVELS.length], length } } : { fault: "bad" };
}
