/**
 * What the quiz and the checker say of a hand in the same words. tools/words/sentences.py says it on pages.
 *
 * @typedef {import("../lines.js").Line} Line
 */
import { numberText, rankText, t } from "../i18n.js";
import { fill, ranksText } from "../lines.js";

/** Why a card does not play. @param {import("./reasons.js").Reason} reason @returns {Line} */
export function reasonLine({ card, code, suitOf = "", rankOf = "" }) {
  const values = { card: [card], suit: [suitOf], rank: [rankOf] };
  switch (code) {
    case "same-suit":
      return fill(t("%(card)s does not play: same suit as %(suit)s."), values);
    case "same-suit-and-rank":
      return fill(t("%(card)s does not play: same suit as %(suit)s, same rank as %(rank)s."), values);
    default:
      return fill(t("%(card)s could play instead. The hand would be the same."), values);
  }
}

/** What decides between two hands. @param {import("./reasons.js").Decision} decision @param {string[]} ranks of one of them */
export function decisionText({ kind, values }, ranks) {
  const [a, b] = values.map((value) => (typeof value === "string" ? rankText(value) : numberText(value)));
  if (kind === "sizes") return t("Number of playing cards: %(a)s against %(b)s. More cards win.", { a, b });
  if (kind === "ranks") return t("First difference: %(a)s against %(b)s. The lower card wins.", { a, b });
  return t("The same ranks play: %(ranks)s.", { ranks: ranksText(ranks) });
}
