/** The deck of the checker: 52 buttons for all hands, and the choice of the hand that they fill. */
import { cardCode, suitOf } from "../cards.js";
import { el, lineNodes, marked, unseen } from "../dom.js";
import { cardName, t } from "../i18n.js";
import { DECK } from "./outs.js";
import { cardText, letterOf } from "./state.js";
import { handLabel, holderText, refusalLine } from "./words.js";

const SUITS_SHOWN = [3, 2, 1, 0];

/**
 * @typedef {object} CardButton
 * @property {HTMLElement} button
 * @property {HTMLElement} mark the letter of the hand that has the card
 * @property {HTMLElement} name of the card, and where it is
 */

export class Deck {
  /**
   * @param {(card: number) => void} onCard
   * @param {(hand: number) => void} onTarget
   */
  constructor(onCard, onTarget) {
    this.onTarget = onTarget;
    this.targets = el("div", { class: "checker-targets" });
    this.note = el("p", { class: "checker-note", role: "status", "aria-live": "polite" });
    /** @type {CardButton[]} */
    this.buttons = DECK.map((card) => this.cardButton(card, onCard));
    const rows = SUITS_SHOWN.map((suit) =>
      el("div", { class: "checker-suit" }, ...this.buttons.filter((_, card) => suitOf(card) === suit).map(({ button }) => button)),
    );
    this.element = el(
      "div",
      { class: "checker-deck" },
      el("fieldset", { class: "checker-target" }, el("legend", {}, t("Cards that you tap go to:")), this.targets),
      el("div", { role: "group", "aria-label": t("Deck"), class: "checker-suits" }, ...rows),
      this.note,
    );
  }

  /** @param {number} card @param {(card: number) => void} onCard @returns {CardButton} */
  cardButton(card, onCard) {
    const code = cardCode(card);
    const mark = el("span", { class: "checker-mark", "aria-hidden": "true" });
    const name = unseen(cardName(code));
    const button = el(
      "button",
      { type: "button", class: "checker-card", "aria-pressed": "false", "data-card": code },
      el("span", { class: `pc ${code[1]}`, "aria-hidden": "true" }, cardText(card)),
      name,
      mark,
    );
    button.addEventListener("click", () => onCard(card));
    return { button, mark, name };
  }

  /** As many hands to choose from as there are. @param {number} count @param {number} target */
  setHands(count, target) {
    if (this.targets.children.length !== count) {
      const choices = Array.from({ length: count }, (_, index) => {
        const input = el("input", { type: "radio", name: "checker-target", value: letterOf(index) });
        input.addEventListener("change", () => this.onTarget(index));
        return el("label", {}, input, el("span", {}, handLabel(index)));
      });
      this.targets.replaceChildren(...choices);
    }
    this.targets.querySelectorAll("input").forEach((input, index) => {
      input.checked = index === target;
    });
  }

  /** @param {number[][]} hands the cards of each @param {number} target */
  refresh(hands, target) {
    this.setHands(hands.length, target);
    for (const [card, { button, mark, name }] of this.buttons.entries()) {
      const mine = hands[target].includes(card);
      const holder = mine ? target : hands.findIndex((cards) => cards.includes(card));
      button.setAttribute("aria-pressed", String(mine));
      button.classList.toggle("is-held", holder >= 0 && !mine);
      mark.textContent = holder < 0 ? "" : letterOf(holder);
      const where = holder < 0 || mine ? [] : [", ", marked(holderText(holder))];
      name.replaceChildren(marked(cardName(cardCode(card))), ...where);
    }
  }

  /** @param {number} card @param {number} target @param {number} holder */
  refuse(card, target, holder) {
    this.note.replaceChildren(...lineNodes(refusalLine(card, target, holder)));
  }

  /** What the deck says now, nothing by default. @param {string} [text] */
  say(text = "") {
    this.note.replaceChildren(...(text === "" ? [] : [marked(text)]));
  }
}
