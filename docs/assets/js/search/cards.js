// Cards and hands in one notation, whatever letters a reader types.

/**
 * @typedef {{
 *   ranks: Record<string, string>,
 *   suits: Record<string, string>,
 *   page: string,
 *   order: string,
 *   rules: string,
 * }} Notation letters of ranks and suits; words of the addresses of the pages that read hands, order them, and have
 * the rules with their numbers
 */

/** The order in which the ranks of a hand are read; the ten is one letter. */
const RANKS = "kqjt98765432a";

/**
 * What a word says if it is a card or the ranks of a hand, else nothing: 10s is t♠, A234 and 4-3-2-A are 432a.
 * @param {string} word in small letters
 * @param {Notation} notation
 */
export function cardsIn(word, { ranks, suits }) {
  const letters = [...word.replaceAll("10", "t").replaceAll("-", "")];
  const said = letters.map((letter) => ranks[letter] ?? letter);
  const suit = suits[letters[1]];
  if (letters.length === 2 && RANKS.includes(said[0]) && suit) return said[0] + suit;
  const isHand = said.length > 1 && said.length < 5 && said.every((rank) => RANKS.includes(rank));
  return isHand ? said.sort((one, other) => RANKS.indexOf(one) - RANKS.indexOf(other)).join("") : "";
}

/**
 * A query in which each hand is one word, which nothing parts: 4-3-2-a and 4 3 2 a are 432a.
 * @param {string} query
 * @param {Notation} notation
 */
export function withHands(query, notation) {
  const rank = `(?:10|[${RANKS}${Object.keys(notation.ranks).join("")}])`;
  const hands = RegExp(`(^|[\\s"+])(${rank}(?:(?:[-,\\s]+${rank}){2,3}|-${rank}))(?![^\\s"])`, "giu");
  return query.replace(
    hands,
    (_all, before, hand) => before + (cardsIn(hand.toLowerCase().replace(/[,\s]/g, ""), notation) || hand),
  );
}
