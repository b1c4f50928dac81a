// What the theme's search lacks: any spelling of a word finds all its forms, and what has it in the title comes first.
//
// This stands in front of the theme's worker, in one file with it: tools/publish/search.py. The theme hands lunr the
// words of each title, address and text, and asks it what fits a query. Both answers are given here instead.

import { withHands } from "./cards.js";
import { fold } from "./fold.js";
import { isTitle, ranked } from "./rank.js";
import { Words } from "./words.js";

/**
 * @typedef {{ str: string, update(change: (word: string) => string): Token }} Token
 * @typedef {{ toString(): string }} Stemmed
 * @typedef {{ stemmer(token: Token): Stemmed, stopWordFilter(word: string): string | undefined }} Language
 * @typedef {import("./rank.js").Clause} Clause
 * @typedef {import("./rank.js").Index} Index
 * @typedef {Index & { tokenSet: { intersect(set: unknown): { toArray(): string[] } } }} WholeIndex
 * @typedef {{
 *   _documents: Index["sections"],
 *   fieldLengths: Index["lengths"],
 *   averageFieldLength: Index["average"],
 * }} Builder
 * @typedef {Language & {
 *   Token: new (word: string) => Token,
 *   Pipeline: { prototype: object },
 *   Builder: { prototype: { build(this: Builder): WholeIndex } },
 *   Index: { prototype: object },
 *   Query: new (fields: string[]) => { clauses: Clause[] },
 *   QueryLexer: { termSeparator: RegExp },
 *   QueryParser: new (text: string, query: { clauses: Clause[] }) => { parse(): void },
 *   TokenSet: { fromFuzzyString(word: string, slips: number): unknown },
 * }} Lunr
 */

/** @param {{ lang: string[], cards: import("./cards.js").Notation, also: [string, string][] }} config */
function begin({ lang: [lang], cards, also }) {
  const { lunr } = /** @type {{ lunr: Lunr }} */ (/** @type {unknown} */ (self));
  const english = { ...lunr };
  // Looked up when needed: the theme loads the file of the language after this.
  const own = () => /** @type {Record<string, Language>} */ (/** @type {unknown} */ (lunr))[lang] ?? english;
  const isStop = (/** @type {string} */ word) => !own().stopWordFilter(word);
  const words = new Words((word) => `${own().stemmer(new lunr.Token(word))}`, isStop, cards, also);

  /** @param {Token[]} tokens the words of a text */
  const run = (tokens) => tokens.map((token) => token.update((word) => words.learn(word))).filter((token) => token.str);

  const { build } = lunr.Builder.prototype;
  /** @this {Builder} */
  function built() {
    const index = build.call(this);
    const { _documents: sections, fieldLengths: lengths, averageFieldLength: average } = this;
    return Object.assign(index, { sections, lengths, average });
  }

  /** @this {WholeIndex} @param {string} text */
  function search(text) {
    const isSmall = (/** @type {string} */ term) => words.isCommon(term) && !isTitle(this, fold(term));
    // What says little in the language is not shown as missing where it is not.
    lunr.stopWordFilter = (term) => (isSmall(term) ? undefined : term);
    const query = new lunr.Query(this.fields);
    new lunr.QueryParser(text, query).parse();
    return ranked(
      this,
      query.clauses,
      (term) => words.meant(term, (word) => this.tokenSet.intersect(lunr.TokenSet.fromFuzzyString(word, 1)).toArray()),
      isSmall,
    );
  }

  Object.assign(lunr.Pipeline.prototype, { run });
  Object.assign(lunr.Builder.prototype, { build: built });
  Object.assign(lunr.Index.prototype, { search });
  // 4-3-2-A is one word, as the separator of the index has it.
  lunr.QueryLexer.termSeparator = /\s/;
  // Lunr makes all letters small, but only as English does.
  return (/** @type {string} */ query) =>
    withHands(query, cards).replace(/[Iİ]/g, (letter) => letter.toLocaleLowerCase(lang));
}

/** @typedef {{ type: number, data: any }} Message 0 sets the search up, which 1 says is done; 2 is a query, and 3 its answer */

/** What the theme wants in the index, until somebody searches. @type {Message} */
let setup;
/** What was asked last, since the index is made. @type {Message|undefined} */
let asked;
/** What becomes of a query, once the index is there. @type {((query: string) => string)|undefined} */
let read;

/**
 * Makes the index. It costs more than all else on a page, so nobody pays for it who does not search: the theme is told
 * at once that it is there, and waits for its first answer instead.
 */
function make() {
  const { postMessage } = self;
  const reading = begin(setup.data.config);
  // The theme says that it is done.
  self.postMessage = () => {
    self.postMessage = postMessage;
    read = reading;
    dispatchEvent(new MessageEvent("message", { data: asked }));
  };
  dispatchEvent(new MessageEvent("message", { data: setup }));
}

// The theme has the same listener, after this one.
addEventListener("message", (event) => {
  const data = /** @type {Message} */ (event.data);
  if (read) {
    data.data = read(data.data);
  } else if (data !== setup) {
    event.stopImmediatePropagation();
    if (data.type === 0) {
      setup = data;
      postMessage({ type: 1 });
    } else if (asked) {
      asked = data;
    } else if (data.data) {
      asked = data;
      make();
    } else {
      postMessage({ type: 3, data: { items: [] } });
    }
  }
});
