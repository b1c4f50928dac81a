/** The checker in the page: the hands, the verdict, the deck and the buttons. */
import { copyText } from "../copy.js";
import { el, marked, paragraph } from "../dom.js";
import { t } from "../i18n.js";
import { Deck } from "./deck.js";
import { HandBox, say } from "./hand.js";
import { toQuery } from "./link.js";
import { badLinkText, filledText, verdictLines } from "./words.js";

/** Milliseconds without typing after which a text is looked at. */
const PAUSE = 350;

export class CheckerView {
  /**
   * @param {HTMLElement} root with the hint and the examples of the page
   * @param {import("./state.js").Table} table
   * @param {string[]} unread parts of the address that could not be read
   */
  constructor(root, table, unread) {
    this.table = table;
    this.example = root.querySelector("#checker-hint code")?.textContent ?? "";
    this.target = table.nextOpen(0);
    /** The hand that the reader has changed last. */
    this.changed = 0;
    this.timer = 0;
    this.isPressed = false;
    this.isStale = false;
    /** @type {HandBox[]} */
    this.boxes = [];
    this.hands = el("div", { class: "checker-hands" });
    this.link = el("p", { class: "checker-fault", hidden: unread.length === 0 }, unread.length > 0 ? badLinkText(unread) : null);
    this.invite = el("p", { class: "checker-invite" }, t("Fill two hands to see who wins."));
    this.verdict = el("div", { class: "checker-verdict", role: "status", "aria-live": "polite" });
    const bar = el("div", { class: "checker-bar" }, this.invite, this.verdict);
    this.why = el("div", { class: "checker-why", role: "status", "aria-live": "polite" });
    this.readings = el("div", { class: "checker-readings" });
    this.deck = new Deck((card) => this.tap(card), (hand) => this.aim(hand));
    this.addButton = this.button(t("Add a hand"), () => this.add());
    this.copied = el("span", { class: "checker-copied", role: "status", "aria-live": "polite" });
    const clear = this.button(t("Clear"), () => this.show([]));
    const copy = navigator.clipboard ? this.button(t("Copy the link"), () => this.copy()) : null;
    const buttons = el("div", { class: "checker-buttons" }, this.addButton, clear);
    const sharing = el("div", { class: "checker-buttons" }, copy, this.copied);
    const place = /** @type {HTMLElement} */ (root.querySelector(".checker-table"));
    place.replaceChildren(this.link, this.hands, buttons, bar, this.deck.element, this.why, this.readings, sharing);
    for (const button of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll("[data-hands]"))) {
      button.addEventListener("click", () => {
        this.show((button.dataset.hands ?? "").split("."));
        this.hands.scrollIntoView({ block: "nearest" });
      });
    }
    this.watchPressing();
    this.refresh();
  }

  /**
   * While the mouse is pressed nothing moves: to leave a field is to press elsewhere, and
   * a click is lost if what was pressed is not there any more when it is let go.
   */
  watchPressing() {
    window.addEventListener("mousedown", ({ button }) => {
      this.isPressed = button === 0;
    });
    for (const end of ["mouseup", "dragend", "blur"]) {
      window.addEventListener(end, () => {
        this.isPressed = false;
        // The click comes first.
        setTimeout(() => this.isStale && this.redraw());
      });
    }
  }

  /** @param {string} text @param {() => void} act */
  button(text, act) {
    const button = el("button", { type: "button", class: "checker-button" }, text);
    button.addEventListener("click", act);
    return button;
  }

  /** Other hands in the place of all. @param {string[]} texts */
  show(texts) {
    this.settle();
    this.table.reset(texts);
    this.deck.say();
    this.link.hidden = true;
    this.target = this.table.nextOpen(0);
    this.refresh();
  }

  add() {
    this.settle();
    this.table.add();
    this.target = this.table.texts.length - 1;
    this.refresh();
    this.boxes[this.target].input.focus();
  }

  /** @param {number} index */
  remove(index) {
    this.settle();
    this.table.remove(index);
    this.target = Math.min(index, this.table.texts.length - 1);
    this.refresh();
    this.boxes[this.target].input.focus();
  }

  /** Looks at a field once its reader pauses. @param {number} index */
  later(index) {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      this.take(index, true);
      this.redraw();
    }, PAUSE);
  }

  /** Takes over what stands in a field. @param {number} index @param {boolean} isTyping whether it may go on */
  take(index, isTyping) {
    const { table, boxes, deck } = this;
    const text = boxes[index].input.value;
    const isNew = text !== table.texts[index];
    table.write(index, text, isTyping);
    if (!isNew) return;
    this.changed = index;
    this.target = table.nextOpen(index);
    deck.say();
  }

  /** Takes over all that is typed and not yet looked at, before something else is done. */
  settle() {
    clearTimeout(this.timer);
    for (const index of this.boxes.keys()) this.take(index, false);
  }

  /** @param {number} index @param {string[]} lines of this hand and of those after it */
  paste(index, lines) {
    this.settle();
    this.table.writeLines(index, lines);
    this.changed = index;
    this.target = this.table.nextOpen(index);
    this.refresh();
  }

  /** Lets the deck fill a hand. @param {number} index */
  aim(index) {
    if (this.target === index) return;
    this.settle();
    this.target = index;
    this.deck.say();
    this.redraw();
  }

  /** @param {number} card */
  tap(card) {
    this.settle();
    const { table, deck, target } = this;
    const outcome = table.toggle(target, card);
    if (outcome === "done") {
      this.changed = target;
      this.target = table.nextOpen(target);
      deck.say(this.target === target ? "" : filledText(this.target));
    } else {
      deck.refuse(card, target, outcome === "full" ? -1 : table.holderOf(card));
    }
    this.refresh();
  }

  async copy() {
    this.settle();
    this.refresh();
    // If the browser does not let it, the address is at least in the bar.
    await copyText(location.href, this.copied, marked(t("The link is copied.")));
  }

  /** Shows the table, and writes it into the fields too. */
  refresh() {
    this.draw();
    for (const [index, { input }] of this.boxes.entries()) {
      const text = this.table.texts[index];
      if (input.value !== text) input.value = text;
    }
  }

  /** Shows the table as soon as nothing is pressed; the fields are the reader's. */
  redraw() {
    this.isStale = this.isPressed;
    if (!this.isPressed) this.draw();
  }

  draw() {
    this.isStale = false;
    const { table } = this;
    const { hands, verdict } = table.look();
    while (this.boxes.length > hands.length) {
      const box = this.boxes.pop();
      box?.field.remove();
      box?.reading.remove();
    }
    while (this.boxes.length < hands.length) this.addBox();
    const shared = { total: table.counts.length, example: this.example, canRemove: table.canRemove, changed: this.changed };
    for (const [index, hand] of hands.entries()) {
      const isWinner = verdict !== null && verdict.winners.includes(index);
      this.boxes[index].refresh(hand, { ...shared, isWinner });
    }
    this.addButton.hidden = !table.canAdd;
    const [outcome, ...why] = verdictLines(hands, verdict);
    say(this.verdict, outcome ? [paragraph(outcome, verdict ? "checker-outcome" : "")] : []);
    say(this.why, why.map((line) => paragraph(line)));
    this.invite.hidden = outcome !== undefined;
    this.copied.replaceChildren();
    const cards = hands.map((hand) => hand.cards);
    this.deck.refresh(cards, this.target);
    history.replaceState(null, "", location.pathname + toQuery(cards) + location.hash);
  }

  addBox() {
    const box = new HandBox(this.boxes.length, this.table.texts[this.boxes.length], {
      onInput: (index) => this.later(index),
      onChange: (index) => {
        clearTimeout(this.timer);
        this.take(index, false);
        this.redraw();
      },
      onLines: (index, lines) => this.paste(index, lines),
      onFocus: (index) => this.aim(index),
      onRemove: (index) => this.remove(index),
    });
    this.boxes.push(box);
    this.hands.append(box.field);
    this.readings.append(box.reading);
  }
}
