/**
 * Small pieces of a page, for the quiz, worksheets and the checker. Nodes are built, never parsed from text.
 *
 * @typedef {import("./lines.js").Line} Line
 */
import { HOLE_CARDS, signOf } from "./cards.js";
import { cardName, isEnglish, rankText } from "./i18n.js";

const SVG = "http://www.w3.org/2000/svg";
const ICONS = { right: "M4 13l5 5L20 6", wrong: "M6 6l12 12M18 6L6 18" };

/**
 * An element with attributes and children. A boolean attribute is set or left out; null
 * children are left out. Texts in English for want of a translation are marked.
 *
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Object<string, string|boolean>} [attributes]
 * @param {...(Node|string|null)} children
 * @returns {HTMLElementTagNameMap[Name]}
 */
export function el(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === true) element.setAttribute(key, "");
    else if (value !== false) element.setAttribute(key, value);
  }
  element.append(...children.filter((child) => child !== null).map(marked));
  return element;
}

/** A text marked as English where it is so for want of a translation. @param {Node|string} text */
export function marked(text) {
  return typeof text === "string" && isEnglish(text) ? inEnglish(text) : text;
}

/** @param {string} text */
function inEnglish(text) {
  const span = document.createElement("span");
  span.lang = "en";
  span.dir = "ltr";
  span.textContent = text;
  return span;
}

/** Text for screen readers alone. @param {...(Node|string)} texts */
export function unseen(...texts) {
  return el("span", { class: "quiz-unseen" }, ...texts);
}

/** A tick or a cross, to stand beside words that say the same. @param {keyof typeof ICONS} kind */
export function icon(kind) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "quiz-icon");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", ICONS[kind]);
  svg.append(path);
  return svg;
}

/** What is said for a card that is shown. @param {string} card such as "6h" */
function spoken(card) {
  const name = cardName(card);
  return { role: "img", "aria-label": name, lang: isEnglish(name) && "en" };
}

/** A large card face. @param {string} card @param {boolean} [isAlone] whether its name does not stand beside it */
export function face(card, isAlone = false) {
  return el(
    "span",
    { class: `quiz-card quiz-card-${card[1]}`, ...(isAlone ? spoken(card) : { "aria-hidden": "true" }) },
    el("span", { class: "quiz-card-rank" }, rankText(card[0])),
    el("span", { class: "quiz-card-suit" }, signOf(card)),
  );
}

/** A card in running text, as the rest of the site shows it. @param {string} card */
function inlineCard(card) {
  return el("span", { class: `pc ${card[1]}`, ...spoken(card) }, rankText(card[0]) + signOf(card));
}

/** The nodes of a line. @param {Line} line @returns {(Node|string)[]} */
export function lineNodes(line) {
  return line.flatMap((part) => {
    if (typeof part === "string") return [marked(part)];
    if ("english" in part) return [inEnglish(part.english)];
    const cards = part.cards.flatMap((card, index) => (index === 0 ? [inlineCard(card)] : [" ", inlineCard(card)]));
    // A hand is kept together; more cards may need several lines.
    return part.cards.length > 1 && part.cards.length <= HOLE_CARDS ? [el("span", { class: "pcs" }, ...cards)] : cards;
  });
}

/** A paragraph of a line. @param {Line} line @param {string} [className] */
export function paragraph(line, className = "") {
  return el("p", className ? { class: className } : {}, ...lineNodes(line));
}
