// What fits a query best: pages and sections that have all its words, first those that have them in the title.

/**
 * @typedef {{ weight: number, times: number, position: number[] }} Hit how well words fit, and where they stand
 * @typedef {Record<string, Hit>} Hits by field: title, text, and location, which is an address
 * @typedef {{ term: string, presence: number }} Clause a word of the query: 1 may be there, 2 must, 3 must not
 * @typedef {Record<"title" | "text", { position: number[] }>} Shown where a word of the query is marked
 * @typedef {{ ref: string, score: number, matchData: { metadata: Record<string, Shown> } }} Result as lunr gives it
 * @typedef {{
 *   fields: string[],
 *   invertedIndex: Record<string, Record<string, Record<string, { position: number[] }>>>,
 *   sections: Record<string, { boost?: number }>,
 *   lengths: Record<string, number>,
 *   average: Record<string, number>,
 * }} Index what lunr has of the words, by word, field and section; sections by address, and their lengths by field
 */

const TITLE = 6;
const LOCATION = 3;
/** What is left of a word that says little in its language. */
const COMMON = 0.2;
/** What is left of a word that stands elsewhere on the page. */
const ELSEWHERE = 0.6;
/** How much the length of a text matters. */
const LENGTH = 0.5;

/** @param {Hit | undefined} hit */
const weight = (hit) => hit?.weight ?? 0;

/** @param {string} ref */
const pageOf = (ref) => ref.split("#")[0];

/**
 * Where some words stand, by section.
 * @param {Index} index
 * @param {[string, number][]} meant
 */
function places(index, meant) {
  /** @type {Map<string, Hits>} */
  const found = new Map();
  for (const [word, fits] of meant) {
    for (const field of index.fields) {
      for (const [ref, { position }] of Object.entries(index.invertedIndex[word]?.[field] ?? {})) {
        const hits = found.get(ref) ?? {};
        const hit = (hits[field] ??= { weight: 0, times: 0, position: [] });
        hit.weight = Math.max(hit.weight, fits);
        hit.times += fits * position.length;
        hit.position.push(...position);
        found.set(ref, hits);
      }
    }
  }
  return found;
}

/**
 * A section before any word of the query is counted.
 * @param {string} ref
 */
function unscored(ref) {
  /** @type {Record<string, Shown>} */
  const metadata = {};
  return { ref, score: 0, has: 0, titled: 0, located: 0, matchData: { metadata } };
}

/**
 * What the theme marks in a title or text: no place twice, though two words of the query may mean what stands there.
 * @param {Shown[]} before of other words of the query
 * @param {"title" | "text"} field
 * @param {Hit | undefined} hit
 */
function unmarked(before, field, hit) {
  const marked = new Set(before.flatMap((shown) => shown[field].position));
  return { position: (hit?.position ?? []).filter((place) => !marked.has(place)) };
}

/** @typedef {ReturnType<typeof unscored>} Scored */

/**
 * Notes where a word of the query is to be marked.
 * @param {string} term
 * @param {Scored[]} results
 * @param {Map<string, Hits>} found
 */
function markTerm(term, results, found) {
  for (const { ref, matchData: { metadata } } of results) {
    const hits = found.get(ref);
    const before = Object.values(metadata);
    if (hits) metadata[term] = { title: unmarked(before, "title", hits.title), text: unmarked(before, "text", hits.text) };
  }
}

/**
 * Whether a word is the whole title of a section, such as an ace in Portuguese, which is also a small word.
 * @param {Index} index
 * @param {string} word
 */
export const isTitle = (index, word) =>
  Object.keys(index.invertedIndex[word]?.title ?? {}).some((ref) => index.lengths[`title/${ref}`] === 1);

/**
 * What a word of the query adds to every section.
 * @param {Index} index
 * @param {Scored[]} results
 * @param {Map<string, Hits>} found where the word stands, or what it may mean
 * @param {number} worth of the word, before it is known how rare it is
 * @returns {number} what a section can gain by it at most
 */
function addTerm(index, results, found, worth) {
  /** @type {Record<string, number>} */
  const pages = {};
  let count = 0.5;
  for (const [ref, hits] of found) {
    const best = Math.max(...Object.values(hits).map(weight));
    pages[pageOf(ref)] = Math.max(pages[pageOf(ref)] ?? 0, best);
    count += best;
  }
  const rare = Math.log(1 + results.length / count) * worth;
  for (const result of results) {
    const { title, location, text } = found.get(result.ref) ?? {};
    const elsewhere = ELSEWHERE * (pages[pageOf(result.ref)] ?? 0);
    const times = text?.times ?? 0;
    const long = 1 - LENGTH + (LENGTH * index.lengths[`text/${result.ref}`]) / index.average.text;
    const here = TITLE * weight(title) + LOCATION * weight(location) + times / (times + long);
    result.score += rare * Math.max(here, elsewhere);
    result.has += rare * Math.max(weight(title), weight(location), weight(text), elsewhere / 2);
    result.titled += weight(title);
    result.located += weight(location);
  }
  return rare;
}

/**
 * What all words of the query together make of a section that fits it.
 * @param {Index} index
 * @param {Scored} result
 * @param {number} all what a section can gain by all words at most
 * @param {number} asked the number of words that bring pages
 */
function weigh(index, result, all, asked) {
  const { ref, matchData } = result;
  const isPage = Number(!ref.includes("#"));
  const titled = Math.max(
    result.titled / (index.lengths[`title/${ref}`] || 1),
    result.located / (index.lengths[`location/${ref}`] || 1),
  );
  const boost = index.sections[ref].boost ?? 1;
  result.score *= (result.has / all) ** 2 * (1 + Math.min(1, titled) + isPage / 2) * boost;
  // The theme multiplies with this, which puts every page before all sections.
  result.score /= 1 + (isPage + Object.keys(matchData.metadata).length / asked) ** 2;
}

/**
 * @param {Index} index
 * @param {Clause[]} clauses
 * @param {(term: string) => [string, number][]} meant
 * @param {(term: string) => boolean} isCommon of a word that brings no page, unless the query has no others
 * @returns {Result[]}
 */
export function ranked(index, clauses, meant, isCommon) {
  const typed = new Map(clauses.map((clause) => [clause.term.replaceAll("*", ""), clause.presence]));
  const telling = [...typed].filter(([term, presence]) => presence > 1 || !isCommon(term)).map(([term]) => term);
  const asked = new Set(telling.length ? telling : typed.keys());
  const results = Object.keys(index.sections).map(unscored);
  let all = 0;
  for (const term of typed.keys()) {
    const found = places(index, meant(term));
    all += addTerm(index, results, found, asked.has(term) ? 1 : COMMON);
    if (asked.has(term)) markTerm(term, results, found);
  }
  const fitting = results.filter(
    ({ matchData: { metadata } }) =>
      Object.keys(metadata).length &&
      [...typed].every(([term, presence]) => presence === 1 || term in metadata === (presence === 2)),
  );
  for (const result of fitting) weigh(index, result, all, asked.size);
  return fitting;
}
