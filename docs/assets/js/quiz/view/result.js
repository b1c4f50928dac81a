/** The end of a round: the score, where to go on, what was practised with the mistakes made. */
import { copyText } from "../../copy.js";
import { el, marked, paragraph } from "../../dom.js";
import { t, tn } from "../../i18n.js";
import { fill } from "../../lines.js";
import { button, lessonList, row, scoreText } from "./parts.js";

/**
 * @typedef {object} Ways where to go on
 * @property {string} link the address of this quiz, nothing if nobody else can have it
 * @property {string} code of this quiz, nothing if it has none
 * @property {number} due how many of its mistakes can be reviewed
 * @property {() => void} again
 * @property {() => void} review
 * @property {() => void} back
 */

/** @param {string} link @param {string} code */
function sharing(link, code) {
  const status = el("span", { class: "quiz-said", role: "status" });
  const copy = button(t("Copy the link to this quiz"), async () => {
    const isCopied = await copyText(link, status, marked(t("The link is copied.")));
    // If the browser does not let it, the reader can.
    if (!isCopied) status.replaceChildren(el("a", { href: link }, link));
  });
  // TRANSLATORS: %(code)s: K7Q2-9M
  const line = code ? paragraph(fill(t("Code of this quiz: %(code)s"), { code })) : null;
  return el("div", { class: "quiz-share" }, line, row(copy, status));
}

export class ResultView {
  /** @param {import("./parts.js").Links} links */
  constructor(links) {
    this.links = links;
    this.element = el("div", { class: "quiz-result", hidden: true });
  }

  /** @param {import("../play.js").Round} round @param {Ways} ways */
  show({ score, questions, practised }, { link, code, due, again, review, back }) {
    this.heading = el("h2", { class: "quiz-heading", tabindex: "-1" }, t("Result"));
    // TRANSLATORS: %(n)s: 3
    const waiting = tn("Review %(n)s mistake", "Review %(n)s mistakes", due);
    this.element.replaceChildren(
      this.heading,
      el("p", { class: "quiz-score" }, scoreText(score, questions.length)),
      row(
        button(t("New round"), again, true),
        due > 0 ? button(waiting, review) : null,
        button(t("Choose another round"), back),
      ),
      el("h3", {}, t("What you practised")),
      lessonList(practised, this.links),
      ...(link ? [sharing(link, code)] : []),
    );
  }

  focus() {
    this.heading?.focus();
  }
}
