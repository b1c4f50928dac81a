// The words of the index, and which of them a typed word may mean.

import { cardsIn } from "./cards.js";
import { fold } from "./fold.js";

/** @typedef {import("./cards.js").Notation} Notation */

/** How well a word of the index fits a typed one: the same, a form of it, its beginning, nearly the same beginning. */
const FORM = 0.8;
const BEGINNING = 0.6;
const ALIKE = 0.4;
const SLIP = 0.3;

/** @param {string} one @param {string} other */
function sameLetters(one, other) {
  let count = 0;
  while (count < one.length && one[count] === other[count]) count++;
  return count;
}

/**
 * @param {(word: string) => string} stemmer of the language
 * @param {(word: string) => boolean} isStop whether a word says little in the language
 * @param {Notation} cards
 * @param {[string, string][]} also other words that readers type, each with a word that leads them right
 */
export function words(stemmer, isStop, cards, also) {
  /** @type {Map<string, string>} the spelling of each word of a text under which the index keeps it */
  const kept = new Map();
  /** @type {Map<string, string[]>} the stems of each word of the index */
  const stems = new Map();
  /** @type {Set<string>} words that say little, as they are typed without accents */
  const common = new Set();

  /** @param {string} word with its accents, which stemmers need, and without, as readers type it */
  const stemsOf = (word) => [word, fold(word)].map((one) => fold(stemmer(one)));

  /** @type {[string, string[], string][] | undefined} the other words and their stems, once the stemmer is there */
  let right;

  return {
    /** @param {string} word of a text; gives what the index keeps */
    learn(word) {
      let plain = kept.get(word);
      if (plain === undefined) {
        plain = (/[-♠♥♦♣]/.test(word) && cardsIn(word, cards)) || fold(word);
        kept.set(word, plain);
        stems.set(plain, [...(stems.get(plain) ?? []), ...stemsOf(word)]);
        if (isStop(word.toLowerCase())) common.add(plain);
      }
      return plain;
    },

    /** @param {string} typed */
    isCommon: (typed) => isStop(typed) || common.has(fold(typed)),

    /**
     * The words of the index that a typed word may mean, each with how well it fits.
     * @param {string} typed
     * @param {(word: string) => string[]} slips finds words in which one letter is another
     */
    meant(typed, slips) {
      right ??= also.map(([word, to]) => [fold(word), stemsOf(word), fold(to)]);
      const plain = fold(typed);
      const own = new Set([...stemsOf(typed), ...(stems.get(plain) ?? [])]);
      const hand = stems.has(plain) ? plain : cardsIn(typed, cards);
      const same = new Set([plain, hand]);
      for (const [word, itsStems, to] of right) {
        // Stemmers leave many an ending on short words.
        const isForm = word.length > 3 && word.length * 3 >= plain.length * 2 && plain.startsWith(word);
        if (isForm || itsStems.some((stem) => own.has(stem))) same.add(to);
      }
      if (/.[♠♥♦♣]/.test(hand)) same.add(cards.page);
      else if (/^\d+\.\d+$/.test(plain)) same.add(cards.rules);
      else if (/^(?=.*\d|.{4}).{3,4}$/.test(hand) && cardsIn(hand, cards) === hand) same.add(cards.order);
      /** @type {[string, number][]} */
      const found = [];
      for (const [word, itsStems] of stems) {
        const begins = sameLetters(plain, word);
        if (same.has(word)) found.push([word, 1]);
        else if (itsStems.some((stem) => own.has(stem))) found.push([word, FORM]);
        else if (begins === plain.length) found.push([word, (BEGINNING * begins) / word.length]);
        else if (begins > 2 && begins >= plain.length * (begins === word.length ? 0.5 : 0.6))
          found.push([word, (ALIKE * begins * begins) / plain.length / word.length]);
      }
      if (!found.length && plain.length > 3) for (const word of slips(plain)) found.push([word, SLIP]);
      return found;
    },
  };
}
