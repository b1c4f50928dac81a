/**
 * One hand of the checker in the page: its field, and apart from it its cards and what they are
 * worth. What grows stands below the deck, so that no card moves away from a finger.
 */
import { cardCode } from "../cards.js";
import { el, face, lineNodes, marked, paragraph, unseen } from "../dom.js";
import { cardName, t } from "../i18n.js";
import { LONGEST } from "./link.js";
import { letterOf } from "./state.js";
import { linesOf } from "./reading.js";
import { againstLines, faultLine, handLabel, missingText, outsLines, removeText, resultLines } from "./words.js";

/**
 * @typedef {object} Handlers
 * @property {(index: number) => void} onInput
 * @property {(index: number) => void} onChange
 * @property {(index: number, lines: string[]) => void} onLines several hands are pasted, the first into the field
 * @property {(index: number) => void} onFocus
 * @property {(index: number) => void} onRemove
 */

export class HandBox {
  /** @param {number} index @param {string} text @param {Handlers} handlers */
  constructor(index, text, { onInput, onChange, onLines, onFocus, onRemove }) {
    const id = `checker-${letterOf(index).toLowerCase()}`;
    this.input = /** @type {HTMLInputElement} */ (el("input", {
      type: "text", id, dir: "auto", maxlength: String(LONGEST), autocomplete: "off", autocapitalize: "off",
      spellcheck: "false", "aria-describedby": `checker-hint ${id}-missing ${id}-fault`,
    }));
    this.input.value = text;
    this.missing = el("p", { class: "checker-missing", id: `${id}-missing` });
    this.fault = el("p", { class: "checker-fault", id: `${id}-fault`, "aria-live": "polite" });
    this.remove = el("button", { type: "button", class: "checker-button" }, removeText(index));
    this.field = el(
      "div",
      { class: "checker-hand" },
      el("label", { for: id }, handLabel(index)),
      this.input,
      this.missing,
      this.fault,
      this.remove,
    );
    this.cards = el("div", { class: "quiz-cards checker-cards", role: "list" });
    this.result = el("div", { class: "checker-result" });
    this.odds = el("div");
    this.more = el("details", { class: "checker-odds", hidden: true }, el("summary", {}, t("Chances and outs")), this.odds);
    this.reading = el(
      "div",
      { class: "checker-reading", id: `${id}-reading`, role: "group", "aria-labelledby": `${id}-name` },
      el("p", { class: "checker-name", id: `${id}-name` }, handLabel(index)),
      this.cards,
      this.result,
      this.more,
    );
    this.input.addEventListener("input", () => onInput(index));
    this.input.addEventListener("change", () => onChange(index));
    this.input.addEventListener("paste", (event) => {
      const lines = linesOf(event.clipboardData?.getData("text/plain") ?? "");
      if (lines.length < 2) return;
      event.preventDefault();
      const { selectionStart, selectionEnd, value } = this.input;
      this.input.setRangeText(lines[0], selectionStart ?? value.length, selectionEnd ?? value.length, "end");
      onLines(index, [this.input.value, ...lines.slice(1)]);
    });
    this.input.addEventListener("focus", () => onFocus(index));
    this.remove.addEventListener("click", () => onRemove(index));
  }

  /**
   * @param {import("./state.js").Hand} hand
   * @param {{total: number, example: string, canRemove: boolean, isWinner: boolean, changed: number}} table
   */
  refresh(hand, { total, example, canRemove, isWinner, changed }) {
    this.remove.hidden = !canRemove;
    this.reading.hidden = hand.cards.length === 0;
    this.reading.classList.toggle("is-winner", isWinner);
    this.missing.replaceChildren(marked(missingText(hand)));
    // A card in two hands is a fault of both, and is said once: for the hand that is being changed.
    const isSaid = hand.fault?.code === "elsewhere" && hand.fault.hand === changed;
    this.fault.setAttribute("aria-live", isSaid ? "off" : "polite");
    say(this.fault, lineNodes(faultLine(hand, example)));
    if (hand.fault) this.input.setAttribute("aria-invalid", "true");
    else this.input.removeAttribute("aria-invalid");
    this.cards.replaceChildren(...hand.cards.map((card) => slot(card, hand.result)));
    const [standing, ...why] = resultLines(hand, total);
    this.result.replaceChildren(
      ...(standing ? [paragraph(standing, "checker-standing")] : []),
      ...why.map((line) => paragraph(line)),
    );
    this.more.hidden = !hand.result;
    this.odds.replaceChildren(...[againstLines(hand), outsLines(hand)].flatMap(oddsNodes));
  }
}

/** One card with what it does. @param {number} card @param {import("./state.js").Result|null} result */
function slot(card, result) {
  const code = cardCode(card);
  const plays = result?.reading.playing.includes(card);
  const state = result ? ` ${plays ? "is-playing" : "is-dead"}` : "";
  const tag = result ? [" ", el("span", { class: "quiz-tag" }, plays ? t("plays") : t("does not play"))] : [];
  return el("div", { class: `quiz-slot${state}`, role: "listitem", "data-card": code }, face(code), unseen(cardName(code)), ...tag);
}

/** @param {{lead: import("../lines.js").Line, lines: import("../lines.js").Line[]}} part @returns {Node[]} */
function oddsNodes({ lead, lines }) {
  if (lead.length === 0) return [];
  const list = el("ul", {}, ...lines.map((line) => el("li", {}, ...lineNodes(line))));
  return lines.length > 0 ? [paragraph(lead), list] : [paragraph(lead)];
}

/**
 * Writes into a live line, unless it says the same already: screen readers would say it again.
 *
 * @param {HTMLElement} element
 * @param {(Node|string)[]} nodes
 */
export function say(element, nodes) {
  const fresh = el("div", {}, ...nodes);
  if (fresh.innerHTML !== element.innerHTML) element.replaceChildren(...fresh.childNodes);
}
