/**
 * Cards. Where hands are read, a card is a number from 0 (ace of clubs) to 51 (king of spades) and a rank one from
 * 1 to 13; where hands are shown and said, a card is its code, such as "6h", and a rank a letter, such as "T".
 */

/** Cards in a hand. */
export const HOLE_CARDS = 4;

/** Letters in the order of the numbers. */
export const RANKS = "A23456789TJQK";
export const SUITS = "cdhs";
const SIGNS = "♣♦♥♠";

/** @param {number} card @returns {number} its rank */
export function rankOf(card) {
  return (card >> 2) + 1;
}

/** @param {number} card @returns {number} its suit */
export function suitOf(card) {
  return card & 3;
}

/** @param {number} rank @param {number} suit @returns {number} the card */
export function cardOf(rank, suit) {
  return (rank - 1) * 4 + suit;
}

/** The code of a card. @param {number} card */
export function cardCode(card) {
  return RANKS[rankOf(card) - 1] + SUITS[suitOf(card)];
}

/** The sign of a card's suit. @param {string} code */
export function signOf(code) {
  return SIGNS[SUITS.indexOf(code[1])];
}
