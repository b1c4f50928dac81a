/**
 * What the browser keeps of a reader's answers, under one key. It knows no DOM; a day is a number
 * of days since 1970 in UTC.
 *
 * @typedef {object} Settings what the reader chose last
 * @property {1|2|3} level
 * @property {import("./bank.js").Type|""} type "" for all of them
 * @property {number} length
 *
 * @typedef {[string, number?, number?]} Answers the last ones, "1" right and "0" wrong, the newest last; if
 *   the mistake is to be reviewed, also its box and the day it is due
 *
 * @typedef {object} Kept
 * @property {1} v the version of this shape
 * @property {Settings} settings
 * @property {Object<string, Answers>} traps by the mistake that they are about
 * @property {Object<string, [number, number]>} daily of each day how many answers were right, and of how many
 *
 * @typedef {import("../storage.js").Store} Store
 */
import { drop, keep, kept, parsed } from "../storage.js";
import { LENGTHS, LEVELS, TYPES } from "./link.js";

const KEY = "badugi.quiz.v1";
const MOST_BYTES = 4096;
const LAST = 5;
const DAYS = 30;
/** A mistake is due at once, and again so many days after each right answer in a review. */
const WAIT = [1, 3, 7];
const WEEK = 7;
/** So many answers must be known before a mistake can count as the weakest. */
const ENOUGH = 3;

/** @returns {Kept} */
function nothing() {
  return { v: 1, settings: { level: 1, type: "", length: 10 }, traps: {}, daily: {} };
}

const LONG = 86_400_000;

/** The day of a moment. @param {Date} [moment] */
export function dayOf(moment = new Date()) {
  return Math.floor(moment.getTime() / LONG);
}

/** The moment at which a day begins. @param {number} day */
export function dateOf(day) {
  return new Date(day * LONG);
}

/** @param {unknown} value @param {number} most */
function isWhole(value, most) {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most;
}

/** @param {unknown} pair @param {number} first the most that the first number may be @param {number} second */
function isPair(pair, first, second) {
  return Array.isArray(pair) && pair.length === 2 && isWhole(pair[0], first) && isWhole(pair[1], second);
}

/** @param {unknown} table @param {RegExp} key @param {(value: unknown) => boolean} isGood */
function isTable(table, key, isGood) {
  const isObject = typeof table === "object" && table !== null && !Array.isArray(table);
  return isObject && Object.entries(table).every(([name, value]) => key.test(name) && isGood(value));
}

/** @param {unknown} answers */
function isAnswers(answers) {
  if (!Array.isArray(answers)) return false;
  const [last, ...review] = answers;
  return typeof last === "string" && /^[01]{1,5}$/.test(last) && (review.length === 0 || isPair(review, WAIT.length, 999_999));
}

const ID = /^[a-z][a-z0-9-]{0,60}$/;
const DAY = /^\d{1,6}$/;

/** Whether data from outside have the shape of what is kept. @param {any} data @returns {data is Kept} */
function isKept(data) {
  const { settings } = data ?? {};
  return data?.v === 1
    && LEVELS.includes(settings?.level) && LENGTHS.includes(settings.length)
    && (settings.type === "" || TYPES.includes(settings.type))
    && isTable(data.traps, ID, isAnswers)
    && isTable(data.daily, DAY, (pair) => Array.isArray(pair) && isPair(pair, pair[1], 20));
}

/**
 * The entries whose keys are wanted.
 *
 * @template T
 * @param {Record<string, T>} table
 * @param {(key: string) => boolean} isWanted
 * @returns {Record<string, T>}
 */
function only(table, isWanted) {
  return Object.fromEntries(Object.entries(table).filter(([key]) => isWanted(key)));
}

export class Progress {
  /** @param {Store|null} store @param {string[]} known the mistakes that there are */
  constructor(store, known) {
    this.store = store;
    this.known = known;
    this.kept = nothing();
    this.isStored = false;
    this.read();
  }

  /** Another window may have kept something since. */
  read() {
    const found = kept(this.store, KEY);
    if (isKept(found)) this.kept = this.trimmed(found);
    else if (found === null && this.isStored) this.kept = nothing(); // deleted in another window
    // Else what is in memory still counts.
    this.isStored = isKept(found);
  }

  /** What can be kept for long: mistakes that there are, and not too many days. @param {Kept} kept @returns {Kept} */
  trimmed({ settings: { level, type, length }, traps, daily }) {
    const days = Object.keys(daily).map(Number).sort((a, b) => a - b).slice(-DAYS);
    return {
      v: 1,
      settings: { level, type, length },
      traps: only(traps, (id) => this.known.includes(id)),
      daily: only(daily, (day) => days.includes(Number(day))),
    };
  }

  /** @param {(kept: Kept) => void} change */
  change(change) {
    this.read();
    change(this.kept);
    this.kept = this.trimmed(this.kept);
    keep(this.store, KEY, this.kept);
    this.isStored = isKept(kept(this.store, KEY));
  }

  /** All of it as text, for a file. */
  get text() {
    return JSON.stringify(this.kept);
  }

  /** Takes over a file. @param {string} text @returns {boolean} whether it is one; if not, nothing has changed */
  load(text) {
    const found = text.length > MOST_BYTES ? null : parsed(text);
    if (!isKept(found)) return false;
    this.change((old) => Object.assign(old, found));
    return true;
  }

  reset() {
    this.kept = nothing();
    drop(this.store, KEY);
  }

  get settings() {
    return this.kept.settings;
  }

  /** @param {Settings} settings */
  choose(settings) {
    this.change((kept) => {
      kept.settings = settings;
    });
  }

  /**
   * Keeps an answer. Only a review moves a mistake on to the next box.
   *
   * @param {string} trap
   * @param {boolean} right
   * @param {number} day
   * @param {boolean} [isReview]
   */
  record(trap, right, day, isReview = false) {
    this.change(({ traps }) => {
      const [before, box = 0, due = Infinity] = traps[trap] ?? [""];
      const last = (before + Number(right)).slice(-LAST);
      if (!right) traps[trap] = [last, 0, day];
      else if (due === Infinity) traps[trap] = [last];
      else if (!isReview || due > day) traps[trap] = [last, box, due];
      else traps[trap] = box < WAIT.length ? [last, box + 1, day + WAIT[box]] : [last];
    });
  }

  /** The mistakes that are due for review, those that wait longest first. @param {number} day @returns {string[]} */
  due(day) {
    const waiting = Object.entries(this.kept.traps).map(([trap, [, , due = Infinity]]) => ({ trap, due }));
    return waiting.filter(({ due }) => due <= day).sort((a, b) => a.due - b.due).map(({ trap }) => trap);
  }

  /** Keeps the score of a day's quiz: the first one. @param {number} day @param {number} right @param {number} total */
  finishDaily(day, right, total) {
    this.change(({ daily }) => {
      daily[day] ??= [right, total];
    });
  }

  /** The score of a day's quiz. @param {number} day @returns {[number, number]|null} */
  daily(day) {
    return this.kept.daily[day] ?? null;
  }

  /** The days of the last seven that have a score, the newest first. @param {number} today */
  week(today) {
    return Object.keys(this.kept.daily).map(Number).filter((day) => day > today - WEEK).reverse();
  }

  /** How many of the last answers about each mistake were right. @returns {{trap: string, right: number, total: number}[]} */
  lately() {
    return this.known.filter((trap) => this.kept.traps[trap]).map((trap) => {
      const [last] = this.kept.traps[trap];
      return { trap, right: last.replaceAll("0", "").length, total: last.length };
    });
  }

  /** The mistake with the smallest share of right answers; "" if none is known to be weak. */
  weakest() {
    const weak = this.lately().filter(({ right, total }) => total >= ENOUGH && right < total);
    weak.sort((a, b) => a.right / a.total - b.right / b.total);
    return weak[0]?.trap ?? "";
  }
}
