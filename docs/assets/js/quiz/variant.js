/**
 * Unpacks a question as it is shown: in other suits, with its cards and options in another order.
 * tools/quiz/kinds/kind.py says how; the calls to the random generator come in the same order.
 *
 * @typedef {import("./bank.js").Item} Item
 * @typedef {import("./bank.js").Question} Question
 * @typedef {import("./prng.js").Prng} Prng
 * @typedef {{kept: string[], cards: string[]}} Disguised a hand in the order of its row, and as it is shown
 */
import { HOLE_CARDS, RANKS, SUITS } from "../cards.js";
import { decisionOf, reasons } from "../hands/reasons.js";
import { cardsOf, LETTERS, maskOf, subset } from "./bank.js";

/** @type {Record<string, import("./bank.js").Goal["code"]>} */
const GOAL_CODES = { b: "badugi", o: "badugi-of", m: "better", w: "beat" };

/** Other suits for a question, and other orders for its cards. */
class Disguise {
  /** @param {Prng} prng */
  constructor(prng) {
    this.prng = prng;
    this.suits = prng.shuffled([...SUITS]);
  }

  /** @param {string} text letters of cards */
  cards(text) {
    return cardsOf(text).map((card) => card[0] + this.suits[SUITS.indexOf(card[1])]);
  }

  /** @param {string} text @returns {Disguised} */
  hand(text) {
    const kept = this.cards(text);
    return { kept, cards: this.prng.shuffled(kept) };
  }

  /** Options in another order, the first of them the right one. @template T @param {T[]} options */
  options(options) {
    const places = this.prng.shuffled(options.map((_, place) => place));
    return { options: places.map((place) => options[place]), right: places.indexOf(0) };
  }
}

/** The first cards that share a rank (place 0) or a suit (1) with another. @param {string[]} cards @param {0|1} place */
export function clashing(cards, place) {
  const first = cards.find((card) => cards.filter((other) => other[place] === card[place]).length > 1);
  return first ? cards.filter((card) => card[place] === first[place]) : [];
}

/** The first cards of a row, until one clashes: these play. @param {string[]} kept */
function playingOf(kept) {
  const clash = kept.findIndex((card, index) =>
    kept.slice(0, index).some((other) => other[0] === card[0] || other[1] === card[1]));
  return clash < 0 ? kept : kept.slice(0, clash);
}

/** @param {Disguised} hand @returns {import("./bank.js").Hand} */
function handOf({ kept, cards }) {
  const playing = playingOf(kept);
  return { cards, playing, ranks: playing.map((card) => card[0]) };
}

/**
 * A best subset, with the reasons why the other cards do not play.
 *
 * @param {string[]} cards
 * @param {string[]} playing
 * @param {string[][]} all every best subset
 * @returns {import("./bank.js").Choice}
 */
function choiceOf(cards, playing, all) {
  const idle = cards.filter((card) => !playing.includes(card));
  const highestFirst = [...playing].sort((a, b) => RANKS.indexOf(b[0]) - RANKS.indexOf(a[0]));
  return { mask: maskOf(cards, playing), cards: highestFirst, reasons: reasons(playing, idle, all) };
}

/** Best subsets that a row names by its digits, after the first. @param {string[]} kept @param {string} digits */
function bestOf(kept, digits) {
  return [playingOf(kept), ...[...digits].map((digit) => subset(kept, parseInt(digit, 16)))];
}

/** Ways to choose some of the unseen cards. @param {number} unseen @param {number} drawn */
function ways(unseen, drawn) {
  let count = 1;
  for (let index = 0; index < drawn; index += 1) count = (count * (unseen - index)) / (index + 1);
  return count;
}

/** The chances of a row, for each subset thrown away. @param {string} counts @param {number} seen */
function chancesOf(counts, seen) {
  return counts.split(".").map((count, mask) => ({
    favourable: count ? parseInt(count, 36) : 0,
    total: ways(LETTERS.length - seen, subset([..."0123"], mask).length),
  }));
}

/** The subsets with the greatest chance. @param {import("./bank.js").DiscardPart["chances"]} chances */
function greatest(chances) {
  /** @param {number} a @param {number} b */
  const less = (a, b) => chances[a].favourable * chances[b].total < chances[b].favourable * chances[a].total;
  const masks = chances.map((_, mask) => mask);
  return masks.filter((mask) => !masks.some((other) => less(mask, other)));
}

/**
 * Makers of questions by their type: from the parts of a row, the mistakes by their letters, a disguise,
 * and whether hands A and B change places.
 *
 * @type {Record<string, (parts: string[], trapOf: (letter: string) => import("./bank.js").Trap, disguise: Disguise, swap: boolean) => object>}
 */
const UNPACK = {
  plays([text, others, wrong], trapOf, disguise) {
    const { kept, cards } = disguise.hand(text);
    const all = bestOf(kept, others);
    return {
      cards,
      choices: all.map((playing) => choiceOf(cards, playing, all)),
      traps: trapsOf(kept, cards, wrong, trapOf),
    };
  },

  name([text, others, ...wrong], trapOf, disguise) {
    const { kept, cards } = disguise.hand(text);
    const all = bestOf(kept, others);
    const ranks = all[0].map((card) => card[0]);
    const mistaken = wrong.map(([letter, ...misread]) => ({ ranks: misread, trap: trapOf(letter) }));
    return { cards, choice: choiceOf(cards, all[0], all), ...disguise.options([{ ranks, trap: null }, ...mistaken]) };
  },

  winner([text, tie, wrong], trapOf, disguise, swap) {
    const better = text.slice(0, HOLE_CARDS);
    const other = text.slice(HOLE_CARDS);
    const [A, B] = (swap ? [other, better] : [better, other]).map((cards) => handOf(disguise.hand(cards)));
    const sides = swap ? { A: "B", B: "A", T: "tie" } : { A: "A", B: "B", T: "tie" };
    const traps = pairs(wrong).map(([side, letter]) => [sides[/** @type {"A"|"B"|"T"} */ (side)], trapOf(letter)]);
    return {
      hands: { A, B },
      answer: tie ? "tie" : sides.A,
      wrong: { A: null, B: null, tie: null, ...Object.fromEntries(traps) },
      decision: decisionOf(A.ranks, B.ranks),
    };
  },

  order([text, ...wrong], trapOf, disguise) {
    const hands = (text.match(/..../g) ?? []).map((cards) => handOf(disguise.hand(cards)));
    const right = hands.map((_, place) => place);
    const places = disguise.prng.shuffled(right);
    /** @param {number[]} order */
    const moved = (order) => order.map((place) => places.indexOf(place));
    let start = moved(right);
    do start = disguise.prng.shuffled(right);
    while (moved(right).every((place, index) => place === start[index]));
    return {
      hands: places.map((place) => hands[place]),
      right: moved(right),
      start,
      wrong: wrong.map(([letter, ...order]) => ({ order: moved(order.map(Number)), trap: trapOf(letter) })),
    };
  },

  outs([text, goal, helps, ...numbers], trapOf, disguise) {
    const { kept, cards } = disguise.hand(text.slice(0, HOLE_CARDS));
    const helping = disguise.cards(helps);
    const options = numbers.map((number) => {
      const letter = number.match(/\D/)?.[0];
      return { value: parseInt(number, 10), trap: letter ? trapOf(letter) : null };
    });
    return {
      cards,
      kept: cards.filter((card) => card !== kept[HOLE_CARDS - 1]),
      against: againstOf(text, disguise),
      goal: goalOf(goal),
      helps: cardsOf(LETTERS).filter((card) => helping.includes(card)), // in the order of the deck
      ...disguise.options(options),
    };
  },

  discard([text, goal, counts, wrong], trapOf, disguise) {
    const { kept, cards } = disguise.hand(text.slice(0, HOLE_CARDS));
    const before = chancesOf(counts, text.length);
    const chances = before.map((_, mask) => before[maskOf(kept, subset(cards, mask))]);
    return {
      cards,
      against: againstOf(text, disguise),
      goal: goalOf(goal),
      chances,
      right: greatest(chances),
      traps: trapsOf(kept, cards, wrong, trapOf),
    };
  },
};

/** @param {string} text @returns {string[]} two letters each */
function pairs(text) {
  return text.match(/../g) ?? [];
}

/** The mistakes of subsets. @param {string[]} kept @param {string[]} cards @param {string} wrong @param {(letter: string) => import("./bank.js").Trap} trapOf */
function trapsOf(kept, cards, wrong, trapOf) {
  /** @type {(import("./bank.js").Trap|null)[]} */
  const traps = Array(1 << HOLE_CARDS).fill(null);
  for (const [digit, letter] of pairs(wrong)) traps[maskOf(cards, subset(kept, parseInt(digit, 16)))] = trapOf(letter);
  return traps;
}

/** The hand to beat, if the row has one. @param {string} text @param {Disguise} disguise */
function againstOf(text, disguise) {
  return text.length > HOLE_CARDS ? handOf(disguise.hand(text.slice(HOLE_CARDS))) : null;
}

/** @param {string} text @returns {import("./bank.js").Goal} */
function goalOf(text) {
  return { code: GOAL_CODES[text[0]], top: text[1] ?? "" };
}

/**
 * @param {Item} item
 * @param {import("./bank.js").Trap[]} traps of the bank
 * @param {Prng} prng
 * @param {boolean} swap whether hands A and B change places
 * @returns {Question}
 */
export function shown(item, traps, prng, swap) {
  const { cell: { type, trap, level, group }, row, rule } = item;
  const disguise = new Disguise(prng);
  const common = { type, trap, level, group };
  if (rule) {
    const [text, values, anchor, options] = rule;
    const said = options.map(([words, numbers, place]) => ({ text: words, values: numbers, trap: traps[place] ?? null }));
    return /** @type {Question} */ ({ ...common, text, values, rule: anchor, ...disguise.options(said) });
  }
  const trapOf = (/** @type {string} */ letter) => traps[LETTERS.indexOf(letter)];
  return /** @type {Question} */ (/** @type {unknown} */ ({ ...common, ...UNPACK[type](row.split(","), trapOf, disguise, swap) }));
}

/** What at most half of the questions of a type may have in common. @param {Item} item @param {boolean} swap */
export function answerOf({ cell: { type }, row }, swap) {
  const [text, second, counts] = row.split(",");
  if (type === "winner") return second || (swap ? "B" : "A");
  if (type !== "discard") return playingOf(cardsOf(text)).length;
  return subset([..."0123"], greatest(chancesOf(counts, text.length))[0]).length;
}
