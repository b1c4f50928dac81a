/**
 * A round of ten questions: which ones, in what suits and on which sides, and the marking.
 * It knows no DOM. The same bank and seed always give the same round.
 *
 * @typedef {import("./bank.js").Plays|import("./bank.js").Winner} Question
 * @typedef {string[]|"A"|"B"|"tie"} Answer chosen cards, or the chosen option
 *
 * @typedef {object} Mark
 * @property {boolean} right
 * @property {string} fault "" if right; "verdict" for a wrong winner
 * @property {import("./bank.js").Trap|null} trap the mistake, if it has a name
 * @property {string[]} clash the chosen cards that share a suit or a rank
 * @property {import("./bank.js").Choice|null} choice the right cards to show: the chosen ones if right
 */
import { Prng } from "./prng.js";

const SUITS = [..."cdhs"];

/**
 * What a round is made of: two ties or near-ties, three hands where one card is in both
 * conflicts, two with separate conflicts, one where the number of cards decides, two others.
 */
const SLOTS = [
  { groups: ["tie", "near-tie"], types: ["winner", "winner"] },
  { groups: ["shared"], types: ["plays", "plays", "winner"] },
  { groups: ["separate"], types: ["plays", "winner"] },
  { groups: ["count"], types: ["winner"] },
  { groups: ["other"], types: ["winner"] },
  { groups: ["plain"], types: ["plays"] },
];

/** @param {import("./bank.js").Bank} bank @param {Prng} prng @returns {Question[]} */
function draw(bank, prng) {
  const drawn = [];
  for (const { groups, types } of SLOTS) {
    const used = new Set();
    for (const type of types) {
      const group = prng.choice(groups);
      const fits = bank[type].filter((question) => question.group === group);
      const fresh = fits.filter((question) => !used.has(question.trap));
      const question = prng.choice(fresh.length > 0 ? fresh : fits);
      used.add(question.trap);
      drawn.push(question);
    }
  }
  return drawn;
}

/** What two questions of a type must not have in common too often. */
export function answerKind(question) {
  return question.type === "plays" ? `plays ${question.choices[0].cards.length}` : question.answer;
}

/** Whether, of each type, at most half of the questions have the same answer. */
export function isVaried(questions) {
  return ["plays", "winner"].every((type) => {
    const kinds = questions.filter((question) => question.type === type).map(answerKind);
    const most = Math.ceil(kinds.length / 2);
    return kinds.every((kind) => kinds.filter((other) => other === kind).length <= most);
  });
}

/** A permutation of the suits, as an object; the suits of `order` keep their order. */
function permutation(prng, order) {
  const shuffled = prng.shuffled(SUITS);
  const map = Object.fromEntries(SUITS.map((suit, index) => [suit, shuffled[index]]));
  const [high, low] = order;
  if (order && SUITS.indexOf(map[high]) < SUITS.indexOf(map[low])) {
    [map[high], map[low]] = [map[low], map[high]];
  }
  return (card) => card && card[0] + map[card[1]];
}

/** The question in other suits. */
function resuited(question, prng) {
  const map = permutation(prng, question.suitOrder ?? "");
  if (question.type === "plays") {
    const choices = question.choices.map(({ mask, cards, reasons }) => ({
      mask,
      cards: cards.map(map),
      reasons: reasons.map(({ card, code, suitOf, rankOf }) => ({
        card: map(card), code, suitOf: map(suitOf), rankOf: map(rankOf),
      })),
    }));
    return { ...question, cards: question.cards.map(map), choices };
  }
  const hand = ({ cards, playing, ranks }) => ({ cards: cards.map(map), playing: playing.map(map), ranks });
  return { ...question, hands: { A: hand(question.hands.A), B: hand(question.hands.B) } };
}

/** The question with hands A and B exchanged. */
function swapped(question) {
  const { hands, answer, wrong, decision } = question;
  return {
    ...question,
    hands: { A: hands.B, B: hands.A },
    answer: { A: "B", B: "A", tie: "tie" }[answer],
    wrong: { A: wrong.B, B: wrong.A, tie: wrong.tie },
    decision: { ...decision, values: [...decision.values].reverse() },
  };
}

/** Sides by chance, but as often A as B. */
function sided(questions, prng) {
  const decided = questions.filter((question) => question.type === "winner" && question.answer !== "tie");
  const wanted = prng.shuffled(decided.map((_, index) => "AB"[index % 2]));
  return questions.map((question) => {
    if (question.type !== "winner") return question;
    const side = question.answer === "tie" ? prng.choice(["keep", "swap"]) : wanted.pop();
    return side === "swap" || (side !== "keep" && side !== question.answer) ? swapped(question) : question;
  });
}

/**
 * @param {import("./bank.js").Bank} bank
 * @param {number} seed
 * @returns {Question[]}
 */
export function makeQuestions(bank, seed) {
  const prng = new Prng(seed);
  let questions;
  do {
    questions = sided(draw(bank, prng), prng);
  } while (!isVaried(questions));
  return prng.shuffled(questions).map((question) => resuited(question, prng));
}

/** The first cards that share the suit (place 1) or the rank (place 0) of another. */
function clashing(cards, place) {
  const first = cards.find((card) => cards.filter((other) => other[place] === card[place]).length > 1);
  return cards.filter((card) => card[place] === first[place]);
}

/**
 * @param {Question} question
 * @param {Answer} answer
 * @returns {Mark}
 */
export function mark(question, answer) {
  if (question.type === "winner") {
    const right = answer === question.answer;
    const trap = question.wrong[answer][0] ?? null;
    return { right, fault: right ? "" : "verdict", trap, clash: [], choice: null };
  }
  const mask = question.cards.reduce((bits, card, index) => bits | (answer.includes(card) << index), 0);
  const fault = question.faults[mask - 1];
  const clash = fault.startsWith("clash") ? clashing(answer, fault === "clash-suit" ? 1 : 0) : [];
  return {
    right: fault === "",
    fault,
    trap: question.traps[mask - 1][0] ?? null,
    clash,
    choice: question.choices.find((choice) => choice.mask === mask) ?? question.choices[0],
  };
}

/** A round in play. */
export class Round {
  /** @param {import("./bank.js").Bank} bank @param {number} seed */
  constructor(bank, seed) {
    this.seed = seed;
    this.questions = makeQuestions(bank, seed);
    /** @type {Mark[]} one for each question answered */
    this.marks = [];
    this.index = 0;
  }

  /** @returns {Question} */
  get question() {
    return this.questions[this.index];
  }

  get isLast() {
    return this.index === this.questions.length - 1;
  }

  get score() {
    return this.marks.filter(({ right }) => right).length;
  }

  /** The wrong answers, each mistake once. @returns {Mark[]} */
  get mistakes() {
    const key = ({ trap, fault }) => trap?.id ?? fault.replace(/^clash-.*/, "clash");
    const wrong = this.marks.filter(({ right }) => !right);
    return wrong.filter((one, index) => wrong.findIndex((other) => key(other) === key(one)) === index);
  }

  /** Marks the answer to the present question, once. @param {Answer} answer @returns {Mark} */
  answer(answer) {
    this.marks[this.index] ??= mark(this.question, answer);
    return this.marks[this.index];
  }

  next() {
    if (!this.isLast) this.index += 1;
  }
}
