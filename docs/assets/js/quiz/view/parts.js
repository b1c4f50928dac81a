/** Buttons, lists and rows of big cards that several parts of the quiz have. */
import { el, face, lineNodes, marked } from "../../dom.js";
import { numberText, t } from "../../i18n.js";
import { lessonOf, mistakeLines } from "../words.js";

/**
 * @typedef {object} Links
 * @property {string} rules the address of the page of rules
 * @property {string} mistakes the address of the page of mistakes
 */

/**
 * @param {string} text
 * @param {() => void} press
 * @param {boolean} [isMain] whether it is what most readers want next
 */
export function button(text, press, isMain = false) {
  const element = el("button", { type: "button", class: isMain ? "quiz-button" : "quiz-button is-quiet" }, text);
  element.addEventListener("click", press);
  return element;
}

/** Shows what is wrong with controls, or takes it away. @param {string} message @param {HTMLElement} error @param {Element[]} controls */
export function complain(message, error, controls) {
  error.replaceChildren(marked(message));
  error.hidden = message === "";
  for (const control of controls) {
    control.removeAttribute("aria-describedby");
    control.removeAttribute("aria-invalid");
    if (message) control.setAttribute("aria-describedby", error.id);
    // A radio button has no invalid state of its own.
    if (message && !control.matches("[type=radio]")) control.setAttribute("aria-invalid", "true");
  }
}

/** Buttons in a row. @param {...(Node|null)} buttons */
export function row(...buttons) {
  return el("div", { class: "quiz-row" }, ...buttons);
}

/** "Score: 8 / 10". @param {number} right @param {number} total */
export function scoreText(right, total) {
  // TRANSLATORS: %(right)s: 8
  // TRANSLATORS: %(total)s: 10
  return t("Score: %(right)s / %(total)s", { right: numberText(right), total: numberText(total) });
}

/**
 * The mistake behind a wrong answer, if it can be told, and what to remember, with links to what explains them.
 *
 * @param {import("../bank.js").Question} question
 * @param {import("../mark.js").Mark} mark
 * @param {Links} links
 */
export function explained(question, mark, { rules, mistakes }) {
  const { trap } = mark;
  const { lesson, rule } = lessonOf(question, mark);
  const href = trap?.page === true && `${mistakes}#${trap.id}`;
  const made = mistakeLines(mark).map((line) => el(href ? "a" : "span", { href }, ...lineNodes(line)));
  return [...made, el("a", { href: `${rules}#${rule}` }, lesson)];
}

/**
 * What was practised, each with how many answers were right, a link to the rule that explains it, and the mistakes made.
 *
 * @param {import("../play.js").Practised[]} rows
 * @param {Links} links
 */
export function lessonList(rows, links) {
  const items = rows.map(({ lesson, rule, right, total, wrong }) => {
    // TRANSLATORS: %(right)s: 2
    // TRANSLATORS: %(total)s: 3
    const count = t("%(right)s of %(total)s right", { right: numberText(right), total: numberText(total) });
    const name = lesson ? el("a", { href: `${links.rules}#${rule}` }, t(lesson)) : t("Other questions");
    // A mistake without a name is told by what to remember.
    const made = wrong.map(([question, mark]) => el("li", {}, explained(question, mark, links).at(mark.trap ? 0 : -1) ?? ""));
    return el("li", {}, name, " ", el("span", { class: "quiz-count" }, count), made.length > 0 ? el("ul", {}, ...made) : null);
  });
  return el("ul", { class: "quiz-lessons" }, ...items);
}

/**
 * Cards that are only shown. Roles instead of `<ul>`: the theme indents every list in a text.
 *
 * @param {string[]} cards
 */
export function cardRow(cards) {
  const slots = cards.map((card) => el("div", { class: "quiz-slot", role: "listitem", "data-card": card }, face(card, true)));
  return el("div", { class: "quiz-cards", role: "list" }, ...slots);
}

/** A row under its name. @param {string} name @param {Element} cards */
export function namedRow(name, cards) {
  return el("div", {}, el("p", { class: "quiz-hand-name" }, name), cards);
}

/** The reader's hand, below one that stands pat. @param {HTMLElement} own @param {import("../bank.js").Hand|null} against */
export function handsOf(own, against) {
  const hands = against ? [namedRow(t("Hand B"), cardRow(against.cards)), namedRow(t("Your hand"), own)] : [own];
  return el("div", { class: "quiz-hands" }, ...hands);
}

/** Writes a short word below a card or beside an option. @param {Element} place @param {...Node|string} words */
export function addTag(place, ...words) {
  // In words it follows the name of the card or the option.
  place.append(" ", el("span", { class: "quiz-tag" }, ...words));
}

/**
 * Rings some cards and strikes the others, in words too.
 *
 * @param {ParentNode} within
 * @param {string[]} ringed
 * @param {[string, string]} words for the one and the other
 */
export function markCards(within, ringed, words) {
  for (const slot of /** @type {NodeListOf<HTMLElement>} */ (within.querySelectorAll(".quiz-slot"))) {
    const isRinged = ringed.includes(slot.dataset.card ?? "");
    slot.classList.add(isRinged ? "is-playing" : "is-dead");
    addTag(slot, words[isRinged ? 0 : 1]);
  }
}

/** @param {ParentNode} within @param {string[]} playing */
export function markPlaying(within, playing) {
  markCards(within, playing, [t("plays"), t("does not play")]);
}
