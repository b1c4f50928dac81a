/**
 * What the quiz says, as data without a DOM.
 *
 * A line is one sentence or more: an array of texts and of cards, `{ cards: ["6h", "4d"] }`,
 * for which the view puts little card faces. A piece that is English for want of a translation
 * is `{ english: "…" }`.
 *
 * @typedef {Array<string|{cards: string[]}|{english: string}>} Line
 */
import { cardName, handName, isEnglish, leftToRight, madeOf, rankText, t } from "../i18n.js";

/**
 * A translated message whose placeholders become cards or texts.
 *
 * @param {string} text a message with `%(name)s` placeholders
 * @param {Object<string, string[]|string>} values cards as an array, texts as strings
 * @returns {Line}
 */
export function fill(text, values) {
  const piece = (part, english) => (english && part !== "" ? { english: part } : part);
  // `split` with a group gives texts and names by turns.
  return text.split(/%\((\w+)\)s/).map((part, index) => {
    if (index % 2 === 0) return piece(part, isEnglish(text));
    const value = values[part];
    return Array.isArray(value) ? { cards: value } : piece(String(value), isEnglish(value));
  }).filter((part) => part !== "");
}

/** "Three-card four (4-3-A)". @param {string[]} ranks letters, the highest first */
export function handText(ranks) {
  const name = handName(ranks);
  return madeOf(`${name} (${ranksText(ranks)})`, [name]);
}

/** "4-3-A", with hyphens at which no line breaks. @param {string[]} ranks */
export function ranksText(ranks) {
  return leftToRight(ranks.map(rankText).join("\u2011"));
}

/** Names of cards in a row: "six of hearts, four of diamonds". @param {string[]} cards */
export function cardNames(cards) {
  const names = cards.map(cardName);
  return madeOf(names.join(", "), names);
}

/** @param {"plays"|"winner"} type */
export function questionText(type) {
  return type === "plays" ? t("Which cards play? Choose them all.") : t("Which hand wins?");
}

/** @param {"A"|"B"|"tie"} answer */
export function optionText(answer) {
  if (answer === "tie") return t("Tie");
  return answer === "A" ? t("Hand A") : t("Hand B");
}

/** @param {"A"|"B"|"tie"} answer */
export function outcomeText(answer) {
  if (answer === "tie") return t("It is a tie.");
  return answer === "A" ? t("Hand A wins.") : t("Hand B wins.");
}

/** @param {"A"|"B"} side @param {string} hand names of cards, or a hand's name @returns {Line} */
export function handLabel(side, hand) {
  return fill(side === "A" ? t("Hand A: %(hand)s") : t("Hand B: %(hand)s"), { hand });
}

/** @param {boolean} right */
export function verdictText(right) {
  return right ? t("Right.") : t("Wrong.");
}

/** @param {"plays"|"winner"} type */
export function nothingChosenText(type) {
  return type === "plays" ? t("Choose at least one card.") : t("Choose one answer.");
}

/**
 * What to remember after a wrong answer whose mistake has no name.
 *
 * @param {string} fault a fault of `mark`
 */
export function faultLesson(fault) {
  switch (fault) {
    case "clash-suit":
    case "clash-rank":
      return t("Cards that play have different suits and different ranks.");
    case "too-few":
      return t("More cards can play.");
    case "not-lowest":
      return t("Lower cards can play.");
    default:
      return t("Count the playing cards first. Then compare from the highest card.");
  }
}

/**
 * The mistake behind a wrong answer.
 *
 * @param {import("./round.js").Mark} mark
 * @returns {Line[]}
 */
export function mistakeLines(mark) {
  if (mark.trap) return [[t(mark.trap.mistake)], [t(mark.trap.lesson)]];
  if (mark.fault === "clash-suit") {
    // TRANSLATORS: %(cards)s: 9♦ 2♦
    return [fill(t("You chose cards of the same suit: %(cards)s."), { cards: mark.clash })];
  }
  if (mark.fault === "clash-rank") {
    // TRANSLATORS: %(cards)s: 4♥ 4♠
    return [fill(t("You chose cards of the same rank: %(cards)s."), { cards: mark.clash })];
  }
  return [[faultLesson(mark.fault)]];
}

/**
 * Why one card does not play; nothing for a card that plays.
 *
 * @param {import("./bank.js").Reason} reason
 * @returns {Line|null}
 */
function reasonLine({ card, code, suitOf, rankOf }) {
  const values = { card: [card], suit: [suitOf], rank: [rankOf] };
  switch (code) {
    case "same-suit":
      return fill(t("%(card)s does not play: same suit as %(suit)s."), values);
    case "same-suit-and-rank":
      return fill(t("%(card)s does not play: same suit as %(suit)s, same rank as %(rank)s."), values);
    case "surplus":
      return fill(t("%(card)s could play instead. The hand would be the same."), values);
    default:
      return null;
  }
}

/**
 * The right answer of a question "Which cards play?" and its reasons.
 *
 * @param {import("./bank.js").Choice} choice
 * @returns {Line[]}
 */
export function choiceLines(choice) {
  return [
    fill(t("Cards that play: %(cards)s."), { cards: choice.cards }),
    fill(t("Hand: %(hand)s"), { hand: handText(choice.cards.map((card) => card[0])) }),
    ...choice.reasons.map(reasonLine).filter((line) => line !== null),
  ];
}

/**
 * What decides between two hands.
 *
 * @param {import("./bank.js").Winner} question
 * @returns {Line[]}
 */
export function decisionLines({ answer, decision, hands }) {
  const [a, b] = decision.values.map((value) => (decision.kind === "ranks" ? rankText(value) : String(value)));
  const outcome = outcomeText(answer);
  if (decision.kind === "sizes") {
    return [[outcome], [t("Number of playing cards: %(a)s against %(b)s. More cards win.", { a, b })]];
  }
  if (decision.kind === "ranks") {
    return [[outcome], [t("First difference: %(a)s against %(b)s. The lower card wins.", { a, b })]];
  }
  const ranks = ranksText(hands.A.ranks);
  return [[outcome], [t("The same ranks play: %(ranks)s.", { ranks })]];
}
