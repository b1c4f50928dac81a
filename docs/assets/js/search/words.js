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

/** How well what is typed fits a word of the index by the letters that both begin with; null if it does not. @param {string} typed @param {string} word */
function beginningFits(typed, word) {
  const begins = sameLetters(typed, word);
  if (begins === typed.length) return (BEGINNING * begins) / word.length;
  const enough = typed.length * (begins === word.length ? 0.5 : 0.6);
  return begins > 2 && begins >= enough ? (ALIKE * begins * begins) / typed.length / word.length : null;
}

export class Words {
  /**
   * @param {(word: string) => string} stemmer of the language
   * @param {(word: string) => boolean} isStop whether a word says little in the language
   * @param {Notation} cards
   * @param {[string, string][]} also other words that readers type, each with a word that leads them right
   */
  constructor(stemmer, isStop, cards, also) {
    this.stemmer = stemmer;
    this.isStop = isStop;
    this.cards = cards;
    this.also = also;
    /** @type {Map<string, string>} the spelling of each word of a text under which the index keeps it */
    this.kept = new Map();
    /** @type {Map<string, string[]>} the stems of each word of the index */
    this.stems = new Map();
    /** @type {Set<string>} words that say little, as they are typed without accents */
    this.common = new Set();
    /** @type {[string, string[], string][] | undefined} the other words and their stems, once the stemmer is there */
    this.right = undefined;
  }

  /** @param {string} word with its accents, which stemmers need, and without, as readers type it */
  stemsOf(word) {
    return [word, fold(word)].map((one) => fold(this.stemmer(one)));
  }

  /** @param {string} word of a text; gives what the index keeps */
  learn(word) {
    let plain = this.kept.get(word);
    if (plain === undefined) {
      plain = (/[-♠♥♦♣]/.test(word) && cardsIn(word, this.cards)) || fold(word);
      this.kept.set(word, plain);
      this.stems.set(plain, [...(this.stems.get(plain) ?? []), ...this.stemsOf(word)]);
      if (this.isStop(word.toLowerCase())) this.common.add(plain);
    }
    return plain;
  }

  /** @param {string} typed */
  isCommon(typed) {
    return this.isStop(typed) || this.common.has(fold(typed));
  }

  /**
   * The words of the index that a typed word may mean, each with how well it fits.
   * @param {string} typed
   * @param {(word: string) => string[]} slips finds words in which one letter is another
   */
  meant(typed, slips) {
    const plain = fold(typed);
    const own = new Set([...this.stemsOf(typed), ...(this.stems.get(plain) ?? [])]);
    const same = this.sameAs(typed, plain, own);
    /** @type {[string, number][]} */
    const found = [];
    for (const [word, stems] of this.stems) {
      const isForm = stems.some((stem) => own.has(stem));
      const fits = same.has(word) ? 1 : isForm ? FORM : beginningFits(plain, word);
      if (fits !== null) found.push([word, fits]);
    }
    if (!found.length && plain.length > 3) for (const word of slips(plain)) found.push([word, SLIP]);
    return found;
  }

  /** The words that say just the same: another word for it, a card, a hand, the number of a rule. @param {string} typed @param {string} plain @param {Set<string>} own stems */
  sameAs(typed, plain, own) {
    const { cards, stems } = this;
    this.right ??= this.also.map(([word, to]) => [fold(word), this.stemsOf(word), fold(to)]);
    const hand = stems.has(plain) ? plain : cardsIn(typed, cards);
    const same = new Set([plain, hand]);
    for (const [word, itsStems, to] of this.right) {
      // Stemmers leave many an ending on short words.
      const isForm = word.length > 3 && word.length * 3 >= plain.length * 2 && plain.startsWith(word);
      if (isForm || itsStems.some((stem) => own.has(stem))) same.add(to);
    }
    if (/.[♠♥♦♣]/.test(hand)) same.add(cards.page);
    else if (/^\d+\.\d+$/.test(plain)) same.add(cards.rules);
    else if (/^(?=.*\d|.{4}).{3,4}$/.test(hand) && cardsIn(hand, cards) === hand) same.add(cards.order);
    return same;
  }
}
