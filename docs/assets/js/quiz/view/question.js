/**
 * One question in the page. One form serves all questions; the status line is there, empty, from
 * the start, so that screen readers announce what is written into it.
 *
 * @typedef {import("../bank.js").Question} Question
 */
import { el, icon, lineNodes, marked, paragraph, unseen } from "../../dom.js";
import { numberText, t } from "../../i18n.js";
import { cardLines, conditionLines, nothingChosenText, questionText, reasonsOf } from "../words.js";
import { controlOf } from "./controls.js";
import { button, complain, explained } from "./parts.js";

/**
 * A question of a round with its control.
 *
 * @param {import("../play.js").Round} round
 * @param {number} index
 */
function boxOf({ questions }, index) {
  const question = questions[index];
  const control = controlOf(question);
  const place = { n: numberText(index + 1), total: numberText(questions.length) };
  // TRANSLATORS: %(n)s: 3
  // TRANSLATORS: %(total)s: 10
  const progress = t("Question %(n)s of %(total)s", place);
  const conditions = conditionLines(question).flatMap((line) => [
    " ",
    el("span", { class: "quiz-condition" }, ...lineNodes(line)),
  ]);
  const hands = cardLines(question).flatMap((line) => [" ", ...lineNodes(line), "."]);
  const legend = el(
    "legend",
    { class: "quiz-legend", tabindex: "-1" },
    el("span", { class: "quiz-progress" }, progress),
    " ",
    el("span", { class: "quiz-question" }, questionText(question)),
    ...conditions,
    hands.length > 0 ? unseen(...hands) : null,
  );
  const element = el("fieldset", { class: "quiz-fieldset", "data-type": question.type }, legend, ...control.nodes);
  return { question, control, legend, element };
}

export class QuestionView {
  /**
   * @param {import("./parts.js").Links} links
   * @param {object} events
   * @param {(mark: import("../mark.js").Mark) => void} events.answered
   * @param {() => void} events.done the round has ended
   * @param {() => void} events.leave the reader wants to go back
   */
  constructor(links, { answered, done, leave }) {
    this.links = links;
    this.answered = answered;
    this.done = done;
    this.fieldset = el("fieldset");
    /** @type {ReturnType<typeof boxOf>|null} */
    this.waiting = null;
    this.error = el("p", { class: "quiz-error", id: "quiz-error", hidden: true });
    this.submit = el("button", { type: "submit", class: "quiz-button" }, t("Check the answer"));
    this.form = el("form", { class: "quiz-form", novalidate: true }, this.fieldset, this.error, this.submit);
    this.status = el("div", { class: "quiz-status", role: "status", "aria-live": "polite" });
    this.next = button("", () => this.advance(), true);
    this.next.classList.add("quiz-next");
    const back = button(t("Leave this round"), leave);
    back.classList.add("quiz-leave");
    this.element = el("div", { class: "quiz-round", hidden: true }, this.form, this.status, this.next, back);
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.check();
    });
    this.form.addEventListener("change", () => this.setError(""));
  }

  /** @param {import("../play.js").Round} round */
  show(round) {
    const { waiting, fieldset } = this;
    const isReady = waiting?.question === round.question;
    const box = isReady ? waiting : boxOf(round, round.index);
    // A box that waits stays where it is, since a move would lay it out again.
    if (isReady) box.element.classList.remove("is-waiting");
    else fieldset.after(box.element);
    fieldset.remove();
    if (!isReady) waiting?.element.remove();
    this.waiting = null;
    this.round = round;
    this.control = box.control;
    this.legend = box.legend;
    this.fieldset = box.element;
    this.setError("");
    this.status.replaceChildren();
    this.next.hidden = true;
    this.submit.removeAttribute("aria-disabled");
  }

  /** Lays out the next question unseen, so that a press of the button only has to show it. */
  prepare() {
    const { round } = this;
    if (!round || round.isLast || this.waiting || this.next.hidden) return;
    this.waiting = boxOf(round, round.index + 1);
    this.waiting.element.classList.add("is-waiting");
    this.fieldset.after(this.waiting.element);
  }

  get inputs() {
    return [...this.fieldset.querySelectorAll("input")];
  }

  /** Shows why an answer cannot be marked, or takes the message away. @param {string} message */
  setError(message) {
    complain(message, this.error, [this.fieldset, ...this.inputs]);
  }

  check() {
    const { round } = this;
    if (!round || !this.control || this.submit.hasAttribute("aria-disabled")) return;
    const answer = this.control.answer();
    if (answer === null) {
      // Where the focus does not move, nothing but an alert would be heard.
      const stays = this.inputs.some((input) => input === document.activeElement);
      this.error.setAttribute("role", stays ? "alert" : "note");
      this.setError(nothingChosenText(round.question.type));
      this.inputs[0].focus();
      return;
    }
    this.setError("");
    const mark = round.answer(answer);
    // Enter in a checkbox submits too, and a disabled checkbox would lose the focus.
    this.submit.focus({ preventScroll: true });
    for (const input of this.inputs) input.disabled = true;
    this.control.reveal(mark);
    this.explain(round.question, mark, answer);
    // Not `disabled`: a disabled button would lose the focus.
    this.submit.setAttribute("aria-disabled", "true");
    this.next.replaceChildren(marked(round.isLast ? t("Show the result") : t("Next question")));
    this.next.hidden = false;
    this.answered(mark);
    // After the feedback is painted.
    requestAnimationFrame(() => setTimeout(() => this.prepare()));
  }

  /** @param {Question} question @param {import("../mark.js").Mark} mark @param {import("../mark.js").Answer} answer */
  explain(question, mark, answer) {
    const kind = mark.right ? "right" : "wrong";
    const verdict = el("p", { class: `quiz-verdict is-${kind}` }, icon(kind), mark.right ? t("Right.") : t("Wrong."));
    const mistake = mark.right ? [] : explained(question, mark, this.links).map((node) => el("p", { class: "quiz-mistake" }, node));
    this.status.replaceChildren(verdict, ...mistake, ...reasonsOf(question, mark, answer).map((line) => paragraph(line)));
  }

  advance() {
    const { round } = this;
    if (!round || this.next.hidden) return; // the second click of a double click
    this.next.hidden = true;
    if (round.isLast) {
      this.status.replaceChildren();
      this.done();
      return;
    }
    round.next();
    this.show(round);
    this.focus();
  }

  focus() {
    this.legend?.focus();
  }
}
