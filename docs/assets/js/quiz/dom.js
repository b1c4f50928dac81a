/** Small pieces of the page. Nodes are built, never parsed from text. */
import { cardName, rankText } from "../i18n.js";

const SVG = "http://www.w3.org/2000/svg";
const SUIT_SIGNS = { c: "♣", d: "♦", h: "♥", s: "♠" };
const ICONS = { right: "M4 13l5 5L20 6", wrong: "M6 6l12 12M18 6L6 18" };

/**
 * An element with attributes and children. A boolean attribute is set or left out; null
 * children are left out.
 *
 * @param {string} name
 * @param {Object<string, string|boolean>} [attributes]
 * @param {...(Node|string|null)} children
 * @returns {HTMLElement}
 */
export function el(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === true) element.setAttribute(key, "");
    else if (value !== false) element.setAttribute(key, value);
  }
  element.append(...children.filter((child) => child !== null));
  return element;
}

/** Text for screen readers alone. @param {string} text */
export function unseen(text) {
  return el("span", { class: "quiz-unseen" }, text);
}

/** A tick or a cross, to stand beside a word that says the same. @param {"right"|"wrong"} kind */
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

/** A large card face; its name must stand beside it. @param {string} card such as "6h" */
export function face(card) {
  return el(
    "span",
    { class: `quiz-card quiz-card-${card[1]}`, "aria-hidden": "true" },
    el("span", { class: "quiz-card-rank" }, rankText(card[0])),
    el("span", { class: "quiz-card-suit" }, SUIT_SIGNS[card[1]]),
  );
}

/** A card in running text, as the rest of the site shows it. @param {string} card */
export function inlineCard(card) {
  const text = rankText(card[0]) + SUIT_SIGNS[card[1]];
  return el("span", { class: `pc ${card[1]}`, role: "img", "aria-label": cardName(card) }, text);
}

/** The nodes of a line of `words.js`. @param {import("./words.js").Line} line @returns {Node[]} */
export function lineNodes(line) {
  return line.flatMap((part) => {
    if (typeof part === "string") return [document.createTextNode(part)];
    return part.cards.flatMap((card, index) => (index === 0 ? [inlineCard(card)] : [" ", inlineCard(card)]));
  });
}

/** A paragraph of a line. @param {import("./words.js").Line} line @param {string} [className] */
export function paragraph(line, className = "") {
  return el("p", className ? { class: className } : {}, ...lineNodes(line));
}
