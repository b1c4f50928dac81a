/**
 * The field in the page and the rows of its tables. All words are taken from hidden elements
 * of the page, so that they are those of its language.
 */
import { onAddress } from "../address.js";
import { placeOf } from "./evaluator.js";
import { ask, belongs } from "./query.js";

/** @type {Object<number, string>} */
const LETTERS = { 1: "A", 11: "J", 12: "Q", 13: "K" };

/** The element that the page is made with. @param {HTMLElement} within @param {string} selector @returns {HTMLElement} */
function one(within, selector) {
  return /** @type {HTMLElement} */ (within.querySelector(selector));
}

/** @param {HTMLElement} element @returns {HTMLElement} */
function copyOf(element) {
  return /** @type {HTMLElement} */ (element.cloneNode(true));
}

/** Ranks as the tables print them. @param {number[]} ranks such as [10, 7, 1] */
function ranksText(ranks) {
  return ranks.map((rank) => LETTERS[rank] ?? String(rank)).join("-");
}

/**
 * Shows or hides an element, if it is not so already: a thousand rows need not be touched.
 *
 * @param {HTMLElement} element
 * @param {boolean} isShown
 */
function show(element, isShown) {
  if (element.hidden === isShown) element.hidden = !isShown;
}

/** The tables of all classes: row `n` of the page is class `n`. */
export class ClassRows {
  /** @param {Document|HTMLElement} root @param {number[][]} classes the ranks of each class */
  constructor(root, classes) {
    const found = /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(".class-table"));
    const boxes = [...found].filter((box) => box.querySelector("table.classes"));
    /** @type {{box: HTMLElement, headings: HTMLElement[], rows: HTMLTableRowElement[]}[]} */
    this.tables = boxes
      .filter((box) => !box.matches(".sizes"))
      .map((box) => ({ box, headings: headingsOf(box), rows: rowsOf(box) }));
    this.classes = classes;
    this.numbers = this.tables.flatMap(({ rows }) => rows.map((row) => row.cells[0].textContent));
  }

  /** Whether the page has the classes that the scripts know. */
  get isWhole() {
    return this.numbers.length === this.classes.length;
  }

  /** A number from 1 up to that of the rows, as the language writes it: the table has them all. @param {number} number */
  number(number) {
    return this.numbers[number - 1];
  }

  /**
   * Shows the rows of an answer, and the tables and headings that have any.
   *
   * @param {import("./query.js").Answer} answer
   * @returns {number} how many rows there are
   */
  filter(answer) {
    let [index, count] = [0, 0];
    /** @type {Map<HTMLElement, boolean>} */
    const headed = new Map();
    for (const { box, headings, rows } of this.tables) {
      const before = count;
      for (const row of rows) {
        const isShown = belongs(answer, this.classes[index]);
        show(row, isShown);
        count += isShown ? 1 : 0;
        index += 1;
      }
      show(box, count > before);
      for (const heading of headings) headed.set(heading, headed.get(heading) || count > before);
    }
    for (const [heading, isShown] of headed) show(heading, isShown);
    return count;
  }
}

/** @param {HTMLElement} box @returns {HTMLTableRowElement[]} */
function rowsOf(box) {
  return [...box.querySelectorAll("tbody")].flatMap((body) => [...body.rows]);
}

/** The headings above a table: its own, and the one of its section. @param {Element} box @returns {HTMLElement[]} */
function headingsOf(box) {
  /** @type {HTMLElement[]} */
  const found = [];
  let level = 7;
  for (let element = box.previousElementSibling; element && level > 2; element = element.previousElementSibling) {
    const own = Number(/^H([1-6])$/.exec(element.tagName)?.[1] ?? 7);
    if (own < level) {
      level = own;
      found.push(/** @type {HTMLElement} */ (element));
    }
  }
  return found;
}

export class ClassFilter {
  /**
   * @param {HTMLElement} root
   * @param {import("./notation.js").Notation} notation
   * @param {ClassRows} rows
   */
  constructor(root, notation, rows) {
    this.notation = notation;
    this.rows = rows;
    this.words = one(root, ".class-words");
    this.input = /** @type {HTMLInputElement} */ (one(root, "input"));
    this.status = one(root, ".class-answer");
    this.input.addEventListener("input", () => this.update());
    this.input.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && this.input.value) {
        event.preventDefault();
        this.clear();
      }
    });
    one(root, "button").addEventListener("click", () => {
      this.clear();
      this.input.focus();
    });
    onAddress(() => this.reveal());
    this.update();
  }

  clear() {
    this.input.value = "";
    this.update();
  }

  /** The table of contents may lead to a heading that is hidden. */
  reveal() {
    const target = document.getElementById(location.hash.slice(1));
    if (!target?.hidden) return;
    this.clear();
    target.scrollIntoView();
  }

  update() {
    const answer = ask(this.notation, this.input.value);
    const count = this.rows.filter(answer);
    if (answer.kind === "fault") this.input.setAttribute("aria-invalid", "true");
    else this.input.removeAttribute("aria-invalid");
    this.status.replaceChildren(...this.lines(answer, count));
  }

  /** What there is to say. @param {import("./query.js").Answer} answer @param {number} count the rows @returns {Node[]} */
  lines(answer, count) {
    switch (answer.kind) {
      case "ranks": {
        const lines = [this.say("found", { count: this.rows.number(count) })];
        if (answer.sorted) lines.push(this.say("sorted", { ranks: ranksText(answer.ranks) }));
        return lines;
      }
      case "unfinished":
        return [this.say("unfinished", { count: this.rows.number(answer.count) })];
      case "hand":
        return this.handLines(answer.hand);
      case "fault":
        return [this.say(answer.fault, { text: answer.text, card: answer.card === undefined ? "" : this.cards([answer.card]) })];
      default:
        return [];
    }
  }

  /** @param {import("./evaluator.js").Reading} hand @returns {Node[]} */
  handLines({ playing, idle, choices, ranks }) {
    const name = copyOf(one(this.words, `[data-hand="${ranks.length}-${ranks[0]}"]`));
    const place = this.rows.number(placeOf(ranks));
    const lines = [
      this.say("hand", { name: [...name.childNodes], ranks: ranksText(ranks), place }),
      this.say("playing", { cards: this.cards(playing) }),
    ];
    if (idle.length > 0) lines.push(this.say("idle", { cards: this.cards(idle) }));
    if (choices.length > 1) lines.push(this.say("choices", {}));
    return lines;
  }

  /** Cards as the page shows them. @param {number[]} cards @returns {(Node|string)[]} */
  cards(cards) {
    return cards.flatMap((card, index) => {
      const shown = copyOf(one(this.words, `[data-card="${card}"] > *`));
      return index === 0 ? [shown] : [" ", shown];
    });
  }

  /**
   * A sentence of the page with its slots filled.
   *
   * @param {string} key
   * @param {Object<string, string|(Node|string)[]|undefined>} values
   * @returns {HTMLElement}
   */
  say(key, values) {
    const line = copyOf(one(this.words, `[data-say="${key}"]`));
    line.removeAttribute("data-say");
    for (const slot of line.querySelectorAll("[data-slot]")) {
      const value = values[slot.getAttribute("data-slot") ?? ""] ?? "";
      slot.removeAttribute("data-slot");
      slot.replaceChildren(...(typeof value === "string" ? [value] : value));
    }
    return line;
  }
}
