/**
 * Draws the questions of a quiz. tools/quiz/rounds.py is its twin: both make the same calls to the
 * random generator in the same order.
 *
 * @typedef {import("./bank.js").Bank} Bank
 * @typedef {import("./bank.js").Cell} Cell
 * @typedef {import("./bank.js").Item} Item
 * @typedef {{item: Item, swap: boolean}} Drawn swap: whether hands A and B change places
 *
 * @typedef {object} Wanted
 * @property {number} seed a whole number from 0 to 2**32 - 1
 * @property {1|2|3} level
 * @property {number} length 6, 10 or 20
 * @property {import("./bank.js").Type|""} [type] only questions of this type
 * @property {string} [weak] the mistake that half of the questions prefer, where the quotas allow it
 * @property {string[]} [traps] only questions about these mistakes, by turns
 */
import { TYPES } from "./link.js";
import { Prng } from "./prng.js";
import { answerOf, shown } from "./variant.js";

const TIES = ["tie", "near-tie"];
const EASY = ["plays", "name", "winner", "rules"];
const VARIED = ["plays", "name", "winner", "discard"];
const ATTEMPTS = 50;

/** What ten questions are made of: the groups and the types of each. @type {[string[], string[]][]} */
const SLOTS = [
  [TIES, ["winner"]],
  [TIES, ["winner", "order"]],
  [["shared"], ["plays"]],
  [["shared"], ["plays", "name", "discard"]],
  [["shared"], ["winner"]],
  [["separate"], ["plays", "name"]],
  [["separate"], ["winner", "name"]],
  [["count"], ["winner", "order"]],
  [["plain"], ["rules", "outs", "discard"]],
  [["plain"], ["rules", "outs", "discard", "plays", "name", "winner", "order"]],
];

/** One attempt at a round. */
class Drawing {
  /** @param {Cell[]} cells @param {Wanted} wanted @param {Prng} prng */
  constructor(cells, { level, length, weak = "" }, prng) {
    this.cells = cells;
    /** @type {readonly string[]} */
    this.types = level === 1 ? EASY : TYPES;
    this.length = length;
    this.weak = weak;
    this.prng = prng;
    /** @type {Set<import("./bank.js").Trap|null>} */
    this.met = new Set();
    /** @type {Item[]} */
    this.drawn = [];
  }

  /** @param {Cell} cell */
  left(cell) {
    return cell.items.filter((item) => !this.drawn.includes(item));
  }

  /** Cells that still have questions. @param {(cell: Cell) => boolean} fits */
  fitting(fits) {
    return this.cells.filter((cell) => fits(cell) && this.left(cell).length > 0);
  }

  /** A question of one of the cells, by chance one about the mistake that is preferred. @param {Cell[]} weak @param {Cell[]} cells */
  take(weak, cells) {
    const prefersWeak = this.weak !== "" && this.prng.below(2) === 1;
    const cell = this.prng.choice(prefersWeak && weak.length > 0 ? weak : cells);
    this.drawn.push(this.prng.choice(this.left(cell)));
    this.met.add(cell.trap);
  }

  /** A question for each slot; slots by chance if there are fewer or more questions. */
  byQuota() {
    /** @type {typeof SLOTS} */
    const slots = [];
    while (slots.length < this.length) slots.push(...this.prng.shuffled(SLOTS));
    for (const [groups, kinds] of slots.slice(0, this.length)) {
      const fits = this.fitting(({ group }) => groups.includes(group));
      const allowed = kinds.filter((kind) => this.types.includes(kind) && fits.some(({ type }) => type === kind));
      const kind = this.prng.choice(allowed);
      const weak = fits.filter(({ type, trap }) => trap?.id === this.weak && allowed.includes(type));
      const ofKind = fits.filter(({ type }) => type === kind);
      const fresh = ofKind.filter(({ trap }) => !this.met.has(trap));
      this.take(weak, fresh.length > 0 ? fresh : ofKind);
    }
    return this.drawn;
  }

  /** The mistakes one after the other, as often as there are questions. */
  byTurns() {
    const order = this.prng.shuffled([...new Set(this.cells.map(({ trap }) => trap))]);
    while (this.drawn.length < this.length && this.fitting(() => true).length > 0) {
      for (const trap of order) {
        const left = this.fitting((cell) => cell.trap === trap);
        const weak = this.fitting((cell) => cell.trap?.id === this.weak);
        if (this.drawn.length < this.length && left.length > 0) this.take(weak, left);
      }
    }
    return this.drawn;
  }
}

/** Whether, of each type in `VARIED`, at most half of the questions have the same answer. @param {Drawn[]} drawn */
function isVaried(drawn) {
  return VARIED.every((type) => {
    const answers = drawn.filter(({ item }) => item.cell.type === type).map(({ item, swap }) => answerOf(item, swap));
    const most = Math.ceil(answers.length / 2);
    return answers.every((answer) => answers.filter((other) => other === answer).length <= most);
  });
}

/**
 * Sides by chance, but as often A as B.
 *
 * @param {Item[]} items
 * @param {Prng} prng
 * @returns {Drawn[]}
 */
function sided(items, prng) {
  const isDecided = (/** @type {Item} */ item) => item.cell.type === "winner" && answerOf(item, false) === "A";
  const first = prng.below(2);
  const sides = prng.shuffled(items.filter(isDecided).map((_, place) => "AB"[(first + place) % 2]));
  return items.map((item) => {
    if (item.cell.type !== "winner") return { item, swap: false };
    return { item, swap: (isDecided(item) ? sides.pop() : prng.choice(["A", "B"])) === "B" };
  });
}

/** The mistakes to ask about: those with the same rule where there is no question about one itself. @param {Bank} bank @param {string[]} ids */
function asked({ traps, cells }, ids) {
  const about = new Set(cells.map(({ trap }) => trap));
  return ids.flatMap((id) => {
    const named = traps.filter((trap) => trap.id === id);
    if (named.length === 0 || about.has(named[0])) return named;
    return traps.filter((trap) => about.has(trap) && trap.rule === named[0].rule);
  });
}

/** The cells to draw from: of the level; of all levels where it has too few questions of a type, or none about a mistake. @param {Bank} bank @param {Wanted} wanted */
function cellsFor(bank, { level, length, type = "", traps = [] }) {
  const about = new Set(asked(bank, traps));
  const fits = bank.cells.filter((cell) => (type === "" || cell.type === type) && (about.size === 0 || (cell.trap && about.has(cell.trap))));
  const atLevel = fits.filter((cell) => cell.level === level);
  const byTurns = type !== "" || about.size > 0;
  if (type !== "" && atLevel.flatMap(({ items }) => items).length < length) return { cells: fits, byTurns };
  const there = new Set(atLevel.map(({ trap }) => trap));
  return { cells: [...atLevel, ...fits.filter(({ trap }) => about.size > 0 && !there.has(trap))], byTurns };
}

/**
 * The same bank and wishes always give the same questions; there are fewer than asked for where the
 * bank has no more about `traps`.
 *
 * @param {Bank} bank
 * @param {Wanted} wanted
 * @returns {import("./bank.js").Question[]}
 */
export function makeQuestions(bank, wanted) {
  const prng = new Prng(wanted.seed);
  const { cells, byTurns } = cellsFor(bank, wanted);
  let drawn;
  let attempt = 0;
  do {
    const drawing = new Drawing(cells, wanted, prng);
    drawn = sided(byTurns ? drawing.byTurns() : drawing.byQuota(), prng);
    attempt += 1;
  } while (attempt < ATTEMPTS && !isVaried(drawn));
  const mixed = prng.shuffled(drawn);
  // For beginners in the order of teaching: first which cards play.
  if (wanted.level === 1) mixed.sort((a, b) => TYPES.indexOf(a.item.cell.type) - TYPES.indexOf(b.item.cell.type));
  return mixed.map(({ item, swap }) => shown(item, bank.traps, prng, swap));
}
