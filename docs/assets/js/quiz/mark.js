/**
 * Marks answers. It knows no DOM and reads no hand: the question has its answers with it.
 *
 * @typedef {string[]|number|number[]|import("./bank.js").Verdict} Answer
 *     chosen cards for "plays" and "discard" (none: throw away nothing); the place of an option for
 *     "name", "outs" and "rules"; a verdict for "winner"; places of hands for "order"
 *
 * @typedef {"clash-suit"|"clash-rank"|"too-few"|"not-lowest"|"name"|"verdict"|"order"|"outs"|"chance"|"rule"} Fault
 *
 * @typedef {object} Mark
 * @property {boolean} right
 * @property {Fault|""} fault what is wrong, whether or not the mistake has a name
 * @property {import("./bank.js").Trap|null} trap the mistake, if it has a name
 * @property {string[]} clash the chosen cards that share a suit or a rank
 * @property {import("./bank.js").Choice|null} choice the right cards to show for "plays" (the chosen ones if right) and "name"
 * @property {import("./bank.js").DiscardPart["chances"][number]|null} chance of what was thrown away, for "discard"
 */
import { maskOf } from "./bank.js";
import { clashing } from "./variant.js";

/**
 * @param {import("./bank.js").Plays} question
 * @param {string[]} chosen
 * @returns {Mark}
 */
function markPlays({ cards, choices, traps }, chosen) {
  const mask = maskOf(cards, chosen);
  const right = choices.find((choice) => choice.mask === mask);
  const [suits, ranks] = [clashing(chosen, 1), clashing(chosen, 0)];
  const fewer = chosen.length < choices[0].cards.length;
  const fault = right ? "" : suits.length > 0 ? "clash-suit" : ranks.length > 0 ? "clash-rank" : fewer ? "too-few" : "not-lowest";
  const clash = suits.length > 0 ? suits : ranks;
  return { ...marking(fault, traps[mask]), clash, choice: right ?? choices[0] };
}

/**
 * @param {Fault|""} fault
 * @param {import("./bank.js").Trap|null} [trap]
 * @returns {Mark}
 */
function marking(fault, trap = null) {
  return { right: fault === "", fault, trap: fault ? trap : null, clash: [], choice: null, chance: null };
}

/**
 * @param {import("./bank.js").Question} question
 * @param {Answer} answer
 * @returns {Mark}
 */
export function mark(question, answer) {
  const place = /** @type {number} */ (answer);
  switch (question.type) {
    case "plays":
      return markPlays(question, /** @type {string[]} */ (answer));
    case "name":
      return { ...marking(place === question.right ? "" : "name", question.options[place].trap), choice: question.choice };
    case "winner": {
      const verdict = /** @type {import("./bank.js").Verdict} */ (answer);
      return marking(verdict === question.answer ? "" : "verdict", question.wrong[verdict]);
    }
    case "order": {
      const same = (/** @type {number[]} */ order) => order.join() === String(answer);
      return marking(same(question.right) ? "" : "order", question.wrong.find(({ order }) => same(order))?.trap);
    }
    case "outs":
      return marking(place === question.right ? "" : "outs", question.options[place].trap);
    case "discard": {
      const mask = maskOf(question.cards, /** @type {string[]} */ (answer));
      const fault = question.right.includes(mask) ? "" : "chance";
      return { ...marking(fault, question.traps[mask]), chance: question.chances[mask] };
    }
    case "rules":
      return marking(place === question.right ? "" : "rule", question.options[place].trap);
  }
}
