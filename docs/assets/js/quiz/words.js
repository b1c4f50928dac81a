/**
 * What the quiz asks and answers, as data without a DOM. tools/quiz/sentences.py has the same words
 * for the page without scripts and for paper.
 *
 * @typedef {import("../lines.js").Line} Line
 * @typedef {import("./bank.js").Question} Question
 * @typedef {import("./bank.js").Verdict} Verdict
 * @typedef {import("./mark.js").Mark} Mark
 */
import { decisionOf } from "../hands/reasons.js";
import { decisionText, reasonLine } from "../hands/sentences.js";
import { cardName, handName, madeOf, numberText, rankText, shareText, t, tn } from "../i18n.js";
import { fill, ranksText } from "../lines.js";
import { subset } from "./bank.js";
import { writeCode } from "./link.js";

/** "Three-card four (4-3-A)"; ranks that repeat may have no name: "2-2-A-A". @param {string[]} ranks letters, the highest first */
export function handText(ranks) {
  if (ranks.length === 0) return t("No hand at all");
  const name = handName(ranks);
  return name ? madeOf(`${name} (${ranksText(ranks)})`, [name]) : ranksText(ranks);
}

/** Names of cards in a row: "six of hearts, four of diamonds". @param {string[]} cards */
export function cardNames(cards) {
  const names = cards.map(cardName);
  return madeOf(names.join(", "), names);
}

/** @param {Verdict} verdict */
export function verdictName(verdict) {
  if (verdict === "tie") return t("Tie");
  return verdict === "A" ? t("Hand A") : t("Hand B");
}

/** @param {"A"|"B"} side @param {string} hand names of cards, or a hand's name @returns {Line} */
export function handLabel(side, hand) {
  return fill(side === "A" ? t("Hand A: %(hand)s") : t("Hand B: %(hand)s"), { hand });
}

const LEVEL_TEXTS = {
  1: () => t("The easiest questions: which cards play, what the hand is, who wins, and the rules."),
  2: () => t("All kinds of questions, with trickier hands."),
  3: () => t("All kinds of questions, with the trickiest hands."),
};

/** @param {1|2|3} level */
export function levelTitle(level) {
  // TRANSLATORS: %(n)s: 2
  return t("Level %(n)s", { n: numberText(level) });
}

/** What the questions of a level are like. @param {1|2|3} level */
export function levelText(level) {
  return LEVEL_TEXTS[level]();
}

const TYPE_NAMES = {
  plays: () => t("Which cards play"),
  name: () => t("The name of a hand"),
  winner: () => t("Which hand wins"),
  order: () => t("Hands in order"),
  outs: () => t("Cards that help"),
  discard: () => t("What to throw away"),
  rules: () => t("The rules"),
};

/** @param {Question["type"]|""} type "" for all of them */
export function typeName(type) {
  return type ? TYPE_NAMES[type]() : t("All kinds");
}

/** Why a link opens no quiz. @param {"bad"|"old"} fault */
export function linkFaultText(fault) {
  return fault === "old"
    ? t("The questions have changed since this link was made, so its quiz cannot be shown. You can start another one below.")
    : t("This link is not complete, so its quiz cannot be shown. You can start another one below.");
}

/** Why a code opens no quiz. @param {"bad"|"old"} fault @param {string} version of the bank */
export function codeFaultText(fault, version) {
  if (fault === "old") return t("The questions have changed since this code was printed, so its quiz cannot be shown.");
  // TRANSLATORS: %(code)s: K7Q2-9M
  return t("This is not the code of a quiz. A code looks like this: %(code)s", { code: writeCode({ seed: 7, level: 1, length: 10 }, version) });
}

/** A message of the bank; a bare number has none. @param {string} text @param {Object<string, number>} values */
function bankText(text, values) {
  const numbers = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, numberText(value)]));
  return text ? t(text, numbers) : numbers.n;
}

/** @type {Record<Exclude<Question["type"], "rules">, () => string>} */
const QUESTIONS = {
  plays: () => t("Which cards play? Choose them all."),
  name: () => t("What is this hand?"),
  winner: () => t("Which hand wins?"),
  order: () => t("Put the hands in order, the best first."),
  outs: () => t("You draw one card. How many of the unseen cards reach the goal?"),
  discard: () => t("Which cards do you throw away? There is one draw left."),
};

/** @param {Question} question */
export function questionText(question) {
  return question.type === "rules" ? bankText(question.text, question.values) : QUESTIONS[question.type]();
}

/** @type {Record<import("./bank.js").Goal["code"], (rank: string) => string>} */
const GOALS = {
  badugi: () => t("Goal: a badugi."),
  // TRANSLATORS: %(rank)s: 8
  "badugi-of": (rank) => t("Goal: a badugi with no card above %(rank)s.", { rank }),
  better: () => t("Goal: a stronger hand than before the draw."),
  beat: () => t("Goal: beat hand B, which stands pat."),
};

/** What must be seen to answer, below the question. @param {Question} question @returns {Line[]} */
export function conditionLines(question) {
  if (question.type !== "outs" && question.type !== "discard") return [];
  const goal = [GOALS[question.goal.code](rankText(question.goal.top))];
  // TRANSLATORS: %(cards)s: 6♥ 4♦ A♠
  if (question.type === "outs") return [fill(t("You keep: %(cards)s"), { cards: question.kept }), goal];
  return [goal, [t("Choose what gives the best chance to reach the goal.")]];
}

/** The cards on the table in words, but for those that are a control each. @param {Question} question @returns {Line[]} */
export function cardLines(question) {
  if (question.type === "winner") {
    return [handLabel("A", cardNames(question.hands.A.cards)), handLabel("B", cardNames(question.hands.B.cards))];
  }
  /** @type {Line[]} */
  const lines = [];
  if (question.type === "name" || question.type === "outs") {
    // TRANSLATORS: %(cards)s: six of hearts, four of diamonds, ace of spades
    lines.push(fill(t("Your hand: %(cards)s"), { cards: cardNames(question.cards) }));
  }
  if ("against" in question && question.against) lines.push(handLabel("B", cardNames(question.against.cards)));
  return lines;
}

/** What can be chosen, where it is one of several. @param {Question} question @returns {{value: string, text: string}[]} */
export function optionTexts(question) {
  const numbered = (/** @type {string[]} */ texts) => texts.map((text, index) => ({ value: String(index), text }));
  switch (question.type) {
    case "winner":
      return /** @type {Verdict[]} */ (["A", "B", "tie"]).map((value) => ({ value, text: verdictName(value) }));
    case "name":
      return numbered(question.options.map(({ ranks }) => handText(ranks)));
    case "outs":
      return numbered(question.options.map(({ value }) => numberText(value)));
    case "rules":
      return numbered(question.options.map(({ text, values }) => bankText(text, values)));
    default:
      return [];
  }
}

/** What is said when nothing was chosen. @param {Question["type"]} type */
export function nothingChosenText(type) {
  if (type === "plays") return t("Choose at least one card.");
  return type === "discard" ? t("Choose the cards to throw away, or choose to throw away nothing.") : t("Choose one answer.");
}

// Answers

const compareLesson = () => t("Count the playing cards first. Then compare from the highest card.");
const clashLesson = () => t("Cards that play have different suits and different ranks.");

/** What to remember after a wrong answer whose mistake has no name. @type {Record<string, () => string>} */
const LESSONS = {
  "clash-suit": clashLesson,
  "clash-rank": clashLesson,
  "too-few": () => t("More cards can play."),
  "not-lowest": () => t("Lower cards can play."),
  name: () => t("A hand is named after its number of playing cards and the highest of them."),
  verdict: compareLesson,
  order: compareLesson,
  outs: () => t("Try every card that you cannot see: does it reach the goal?"),
  chance: () => t("For each choice, count the cards that reach the goal."),
  rule: () => t("The rule says something else."),
};

/** The rules that explain these, if it is not `PLAYS`. @type {Record<string, string>} */
const RULES = { "not-lowest": "lowest-set", name: "names", verdict: "more-cards", order: "more-cards" };
const PLAYS = "plays";

/** What to remember after a wrong answer, and the rule that explains it. @param {Question} question @param {Mark} mark */
export function lessonOf(question, { trap, fault }) {
  if (trap) return { lesson: t(trap.lesson), rule: trap.rule };
  return { lesson: LESSONS[fault](), rule: "rule" in question ? question.rule : (RULES[fault] ?? PLAYS) };
}

/** The mistake behind a wrong answer, if it can be told. @param {Mark} mark @returns {Line[]} */
export function mistakeLines({ trap, fault, clash }) {
  if (trap) return [[t(trap.mistake)]];
  if (fault === "clash-suit") {
    // TRANSLATORS: %(cards)s: 9♦ 2♦
    return [fill(t("You chose cards of the same suit: %(cards)s."), { cards: clash })];
  }
  if (fault === "clash-rank") {
    // TRANSLATORS: %(cards)s: 4♥ 4♠
    return [fill(t("You chose cards of the same rank: %(cards)s."), { cards: clash })];
  }
  return [];
}

/** The cards that play, and why the others do not. @param {import("./bank.js").Choice} choice @returns {Line[]} */
function choiceLines(choice) {
  return [
    fill(t("Cards that play: %(cards)s."), { cards: choice.cards }),
    fill(t("Hand: %(hand)s"), { hand: handText(choice.cards.map((card) => card[0])) }),
    ...choice.reasons.map(reasonLine),
  ];
}

/** @param {import("./bank.js").Winner} question @returns {Line[]} */
function outcomeLines({ answer, decision, hands }) {
  const outcome = { A: () => t("Hand A wins."), B: () => t("Hand B wins."), tie: () => t("It is a tie.") }[answer]();
  return [[outcome], [decisionText(decision, hands.A.ranks)]];
}

/** Why the first two neighbours that stand wrongly change places. @param {import("./bank.js").Order} question @param {number[]} order @returns {Line[]} */
function misplacedLines({ hands, right }, order) {
  const index = order.findIndex((place, at) => right.indexOf(place) < right.indexOf(order[at - 1]));
  if (index < 0) return [];
  const [first, second] = [order[index], order[index - 1]].map((place) => hands[place].ranks);
  // TRANSLATORS: %(first)s: 7-5-2-A
  // TRANSLATORS: %(second)s: 8-4-2
  const text = t("%(first)s goes before %(second)s.", { first: ranksText(first), second: ranksText(second) });
  return [[text, " ", decisionText(decisionOf(first, second), first)]];
}

/** @param {{favourable: number, total: number}} chance */
function shareOf({ favourable, total }) {
  return shareText(favourable / total);
}

/** @param {import("./bank.js").Discard} question @param {Mark} mark @returns {Line[]} */
function chanceLines({ cards, chances, right }, mark) {
  const best = right.map((mask) => subset(cards, mask));
  // TRANSLATORS: %(share)s: 21.3%
  const own = mark.chance && !mark.right ? [[t("Chance with your choice: %(share)s.", { share: shareOf(mark.chance) })]] : [];
  return [
    ...own,
    // TRANSLATORS: %(share)s: 21.3%
    [t("Best chance: %(share)s.", { share: shareOf(chances[right[0]]) })],
    thrownLine(best[0]),
    // TRANSLATORS: %(cards)s: 9♦ 2♦
    ...best.slice(1).map((cards) => fill(t("Or throw away: %(cards)s."), { cards })),
  ];
}

/** @param {string[]} cards @returns {Line} */
function thrownLine(cards) {
  // TRANSLATORS: %(cards)s: 9♦ 2♦
  return cards.length > 0 ? fill(t("Throw away: %(cards)s."), { cards }) : [t("Throw away nothing")];
}

/**
 * Why the right answer is right.
 *
 * @param {Question} question
 * @param {Mark} mark
 * @param {import("./mark.js").Answer} [answer] the one given
 * @returns {Line[]}
 */
export function reasonsOf(question, mark, answer) {
  switch (question.type) {
    case "plays":
    case "name":
      return mark.choice ? choiceLines(mark.choice) : [];
    case "winner":
      return outcomeLines(question);
    case "order": {
      const order = question.right.map((place) => ranksText(question.hands[place].ranks)).join(", ");
      // TRANSLATORS: %(order)s: 7-5-2-A, 8-4-2, K-Q
      return [[t("The right order: %(order)s.", { order })], ...misplacedLines(question, /** @type {number[]} */ (answer ?? []))];
    }
    case "outs":
      return [
        // TRANSLATORS: %(n)s: 10
        [tn("%(n)s card reaches the goal.", "%(n)s cards reach the goal.", question.helps.length)],
        // TRANSLATORS: %(cards)s: 9♦ 2♦
        ...(question.helps.length > 0 ? [fill(t("Cards that help: %(cards)s."), { cards: question.helps })] : []),
      ];
    case "discard":
      return chanceLines(question, mark);
    case "rules":
      // TRANSLATORS: %(answer)s: 4
      return [[t("The right answer: %(answer)s", { answer: optionTexts(question)[question.right].text })]];
  }
}
