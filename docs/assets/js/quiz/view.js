/**
 * The quiz in the page. One form serves all questions; the status line is there, empty, from
 * the start, so that screen readers announce what is written into it.
 */
import { t } from "../i18n.js";
import { el, face, icon, lineNodes, marked, paragraph, unseen } from "./dom.js";
import { Round } from "./round.js";
import {
  cardNames,
  choiceLines,
  decisionLines,
  faultLesson,
  handLabel,
  handText,
  mistakeLines,
  nothingChosenText,
  optionText,
  questionText,
  verdictText,
} from "./words.js";

const SIDES = ["A", "B"];
const OPTIONS = [...SIDES, "tie"];

export class QuizView {
  /**
   * @param {HTMLElement} root an empty element
   * @param {import("./bank.js").Bank} bank
   * @param {() => number} nextSeed the seed of each round
   */
  constructor(root, bank, nextSeed) {
    this.bank = bank;
    this.nextSeed = nextSeed;
    this.fieldset = el("fieldset", { class: "quiz-fieldset" });
    this.error = el("p", { class: "quiz-error", id: "quiz-error", hidden: true });
    this.submit = el("button", { type: "submit", class: "quiz-button" }, t("Check the answer"));
    this.form = el("form", { class: "quiz-form", novalidate: true }, this.fieldset, this.error, this.submit);
    this.status = el("div", { class: "quiz-status", role: "status", "aria-live": "polite" });
    this.next = el("button", { type: "button", class: "quiz-button quiz-next", hidden: true });
    this.result = el("div", { class: "quiz-result", hidden: true });
    root.replaceChildren(this.form, this.status, this.next, this.result);
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.check();
    });
    this.form.addEventListener("change", () => this.setError(""));
    this.next.addEventListener("click", () => this.advance());
    this.startRound();
  }

  startRound() {
    this.round = new Round(this.bank, this.nextSeed());
    this.result.hidden = true;
    this.form.hidden = false;
    this.showQuestion();
  }

  showQuestion() {
    const { question, index, questions } = this.round;
    const parts = question.type === "plays" ? this.playsParts(question) : this.winnerParts(question);
    // TRANSLATORS: %(n)s: 3
    // TRANSLATORS: %(total)s: 10
    const progress = t("Question %(n)s of %(total)s", { n: index + 1, total: questions.length });
    const hands = question.type === "winner" ? SIDES.flatMap((side) => [" ", ...this.handNames(side), "."]) : [];
    this.legend = el(
      "legend",
      { class: "quiz-legend", tabindex: "-1" },
      el("span", { class: "quiz-progress" }, progress),
      " ",
      el("span", { class: "quiz-question" }, questionText(question.type)),
      hands.length > 0 ? unseen(...hands) : null,
    );
    this.fieldset.replaceChildren(this.legend, ...parts);
    this.setError("");
    this.status.replaceChildren();
    this.next.hidden = true;
    this.submit.removeAttribute("aria-disabled");
  }

  handNames(side) {
    return lineNodes(handLabel(side, cardNames(this.round.question.hands[side].cards)));
  }

  playsParts({ cards }) {
    const picks = cards.map((card) =>
      el(
        "label",
        { class: "quiz-slot quiz-pick", "data-card": card },
        el("input", { type: "checkbox", name: "answer", value: card }),
        face(card),
        unseen(cardNames([card])),
        el("span", { class: "quiz-tag" }),
      ),
    );
    return [el("div", { class: "quiz-cards" }, ...picks)];
  }

  winnerParts({ hands }) {
    const rows = SIDES.map((side) => {
      const cards = hands[side].cards.map((card) =>
        el(
          "div",
          { class: "quiz-slot", role: "listitem", "data-card": card },
          face(card),
          unseen(cardNames([card])),
          el("span", { class: "quiz-tag" }),
        ),
      );
      const name = el("p", { class: "quiz-hand-name" }, optionText(side));
      // Roles instead of <ul>: the theme indents every list in a text.
      const list = el("div", { class: "quiz-cards", role: "list" }, ...cards);
      return el("div", { class: "quiz-hand-row", "data-side": side }, name, list);
    });
    const options = OPTIONS.map((option) =>
      el(
        "label",
        { class: "quiz-option" },
        el("input", { type: "radio", name: "answer", value: option }),
        el("span", {}, optionText(option)),
        el("span", { class: "quiz-tag" }),
      ),
    );
    return [el("div", { class: "quiz-hands" }, ...rows), el("div", { class: "quiz-options" }, ...options)];
  }

  get inputs() {
    return [...this.fieldset.querySelectorAll("input")];
  }

  /** Shows why an answer cannot be marked, or takes the message away. @param {string} message */
  setError(message) {
    this.error.replaceChildren(marked(message));
    this.error.hidden = message === "";
    const set = (element, name, value) =>
      message ? element.setAttribute(name, value) : element.removeAttribute(name);
    for (const input of this.inputs) {
      set(input, "aria-describedby", this.error.id);
      // A radio button has no invalid state of its own.
      if (input.type === "checkbox") set(input, "aria-invalid", "true");
    }
    set(this.fieldset, "aria-describedby", this.error.id);
    set(this.fieldset, "aria-invalid", "true");
  }

  check() {
    if (this.submit.hasAttribute("aria-disabled")) return;
    const { question } = this.round;
    const chosen = this.inputs.filter((input) => input.checked).map((input) => input.value);
    if (chosen.length === 0) {
      this.setError(nothingChosenText(question.type));
      this.inputs[0].focus();
      return;
    }
    this.setError("");
    const mark = this.round.answer(question.type === "plays" ? chosen : chosen[0]);
    // Enter in a checkbox submits too, and a disabled checkbox would lose the focus.
    this.submit.focus({ preventScroll: true });
    for (const input of this.inputs) input.disabled = true;
    if (question.type === "plays") this.revealCards(this.fieldset, mark.choice.cards);
    else this.revealWinner(question, chosen[0]);
    this.explain(question, mark);
    // Not `disabled`: a disabled button would lose the focus.
    this.submit.setAttribute("aria-disabled", "true");
    this.next.replaceChildren(marked(this.round.isLast ? t("Show the result") : t("Next question")));
    this.next.hidden = false;
  }

  /** Rings the cards that play and strikes the others, in words too. */
  revealCards(within, playing) {
    for (const slot of within.querySelectorAll(".quiz-slot")) {
      const plays = playing.includes(slot.dataset.card);
      slot.classList.add(plays ? "is-playing" : "is-dead");
      const tag = slot.querySelector(".quiz-tag");
      tag.replaceChildren(marked(plays ? t("plays") : t("does not play")));
      // In words the tag follows the card's name.
      tag.before(" ");
    }
  }

  revealWinner({ hands, answer }, chosen) {
    for (const row of this.fieldset.querySelectorAll(".quiz-hand-row")) {
      const { side } = row.dataset;
      row.querySelector(".quiz-hand-name").replaceChildren(...lineNodes(handLabel(side, handText(hands[side].ranks))));
      this.revealCards(row, hands[side].playing);
    }
    for (const input of this.inputs) {
      const tag = input.closest(".quiz-option").querySelector(".quiz-tag");
      if (input.value === answer) {
        tag.append(icon("right"), marked(t("Right answer")));
      } else if (input.value === chosen) {
        tag.append(icon("wrong"), marked(t("Your answer")));
      }
    }
  }

  explain(question, mark) {
    const kind = mark.right ? "right" : "wrong";
    const verdict = el("p", { class: `quiz-verdict is-${kind}` }, icon(kind), verdictText(mark.right));
    const mistake = mark.right ? [] : mistakeLines(mark).map((line) => paragraph(line, "quiz-mistake"));
    const lines = mark.choice ? choiceLines(mark.choice) : decisionLines(question);
    this.status.replaceChildren(verdict, ...mistake, ...lines.map((line) => paragraph(line)));
  }

  advance() {
    if (this.next.hidden) return; // the second click of a double click
    if (this.round.isLast) {
      this.showResult();
      return;
    }
    this.round.next();
    this.showQuestion();
    this.legend.focus();
  }

  showResult() {
    const { score, questions, mistakes } = this.round;
    const heading = el("h2", { class: "quiz-result-heading", tabindex: "-1" }, t("Result"));
    // TRANSLATORS: %(right)s: 8
    // TRANSLATORS: %(total)s: 10
    const total = t("Score: %(right)s / %(total)s", { right: score, total: questions.length });
    const again = el("button", { type: "button", class: "quiz-button" }, t("New round"));
    again.addEventListener("click", () => {
      this.startRound();
      this.legend.focus();
    });
    const review = mistakes.length === 0
      ? [el("p", {}, t("Every answer is right."))]
      : [el("h3", {}, t("Your mistakes")), el("ul", {}, ...mistakes.map((mark) => this.mistakeItem(mark)))];
    this.result.replaceChildren(heading, el("p", { class: "quiz-score" }, total), ...review, again);
    this.form.hidden = true;
    this.next.hidden = true;
    this.status.replaceChildren();
    this.result.hidden = false;
    heading.focus();
  }

  mistakeItem({ trap, fault }) {
    if (!trap) return el("li", {}, faultLesson(fault));
    return el("li", {}, el("strong", {}, t(trap.mistake)), " ", t(trap.lesson));
  }
}
