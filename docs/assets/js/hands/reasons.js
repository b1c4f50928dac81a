/**
 * Why cards do not play, and what decides between two hands.
 *
 * @typedef {object} Reason why a card does not play
 * @property {string} card
 * @property {"same-suit"|"same-suit-and-rank"|"surplus"} code
 * @property {string} [suitOf] the playing card of the same suit
 * @property {string} [rankOf] the playing card of the same rank
 *
 * @typedef {object} Decision
 * @property {"sizes"|"ranks"|"equal"} kind
 * @property {Array<number|string>} values numbers of cards or letters of ranks, those of the first hand first
 */

/**
 * Why each of the other cards does not play.
 *
 * @param {string[]} playing
 * @param {string[]} idle the others
 * @param {string[][]} choices every set of cards that is this hand
 * @returns {Reason[]}
 */
export function reasons(playing, idle, choices) {
  return idle.map((card) => {
    const suitOf = playing.find((other) => other[1] === card[1]);
    const rankOf = playing.find((other) => other[0] === card[0]);
    const couldPlay = choices.some((choice) => choice.includes(card));
    // Without a clash of suits the card would be in some best set.
    return { card, code: couldPlay ? "surplus" : rankOf ? "same-suit-and-rank" : "same-suit", suitOf, rankOf };
  });
}

/**
 * What decides: the number of cards, else the first ranks that differ.
 *
 * @param {string[]} one its ranks, the highest first
 * @param {string[]} other
 * @returns {Decision}
 */
export function decisionOf(one, other) {
  if (one.length !== other.length) return { kind: "sizes", values: [one.length, other.length] };
  const place = one.findIndex((rank, index) => rank !== other[index]);
  return place < 0 ? { kind: "equal", values: [] } : { kind: "ranks", values: [one[place], other[place]] };
}
