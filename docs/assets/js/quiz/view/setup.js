/** The panel before a round: what to practise, today's quiz, review, a code from paper, progress. */
import { el, marked } from "../../dom.js";
import { language, t, tn } from "../../i18n.js";
import { byLesson } from "../play.js";
import { dateOf, dayOf } from "../progress.js";
import { codeForm, kindAndLength, levelChoices, settingsIn } from "./fields.js";
import { button, lessonList, row, scoreText } from "./parts.js";

const FILE = "badugi-quiz.json";
const FORM = "quiz-setup";
const LENGTH = 10;

/** It stands twice: below the levels, and below the other choices. */
function startButton() {
  return el("button", { type: "submit", class: "quiz-button", form: FORM }, t("Start a round"));
}

/** What the browser keeps: the reader sees it, saves it, loads it and deletes it. */
class ProgressView {
  /**
   * @param {import("../progress.js").Progress} progress
   * @param {(trap: string) => {lesson: string, rule: string}} lessonOf
   * @param {import("./parts.js").Links} links
   * @param {() => void} changed what is kept has changed
   */
  constructor(progress, lessonOf, links, changed) {
    this.progress = progress;
    this.lessonOf = lessonOf;
    this.links = links;
    this.changed = changed;
    this.list = el("div");
    this.status = el("p", { class: "quiz-said", role: "status" });
    this.element = el("details", { class: "quiz-fold quiz-kept" },
      el("summary", {}, t("Your progress")),
      el("p", {},
        t("This browser keeps your last answers on each lesson, the mistakes to review, the scores of today’s quiz for a month, and your settings."),
        " ",
        t("Nothing leaves your browser.")),
      this.list,
      row(button(t("Save to a file"), () => this.save()), this.loader(), button(t("Delete my progress"), () => this.erase())),
      this.status);
  }

  show() {
    const lately = this.progress.lately().map(({ trap, right, total }) => ({ ...this.lessonOf(trap), right, total, wrong: [] }));
    const dates = new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeZone: "UTC" });
    const scores = this.progress.week(dayOf()).map((day) =>
      el("li", {}, dates.format(dateOf(day)), " ", el("span", { class: "quiz-count" }, scoreText(...this.progress.kept.daily[day]))));
    this.list.replaceChildren(
      ...(lately.length > 0 ? [el("p", {}, t("Your last answers:")), lessonList(byLesson(lately), this.links)] : []),
      ...(scores.length > 0 ? [el("p", {}, t("Your scores in today’s quiz:")), el("ul", {}, ...scores)] : []),
    );
  }

  /** @param {string} message */
  say(message) {
    this.status.replaceChildren(marked(message));
  }

  save() {
    const address = URL.createObjectURL(new Blob([this.progress.text], { type: "application/json" }));
    el("a", { href: address, download: FILE }).click();
    URL.revokeObjectURL(address);
    this.say("");
  }

  loader() {
    const input = el("input", { type: "file", accept: ".json,application/json", class: "quiz-unseen" });
    input.addEventListener("change", async () => {
      const file = input.files?.[0];
      if (!file) return;
      const isLoaded = this.progress.load(await file.text().catch(() => ""));
      input.value = ""; // the same file may be chosen again
      if (isLoaded) this.changed();
      this.say(isLoaded
        ? t("Your progress is loaded.")
        : t("This file holds no progress of this quiz. Nothing has changed."));
    });
    return el("label", { class: "quiz-button is-quiet" }, input, t("Load from a file"));
  }

  erase() {
    if (!confirm(t("Delete all of your progress in this browser?"))) return;
    this.progress.reset();
    this.changed();
    this.say(t("Your progress is deleted."));
  }
}

export class SetupView {
  /**
   * @param {import("../progress.js").Progress} progress
   * @param {object} events
   * @param {(settings: import("../progress.js").Settings) => void} events.start
   * @param {(settings: import("../progress.js").Settings) => void} events.daily
   * @param {() => void} events.review
   * @param {(code: string) => string} events.open gives what is wrong with the code, nothing if it opens
   * @param {(trap: string) => {lesson: string, rule: string}} lessonOf
   * @param {import("./parts.js").Links} links
   */
  constructor(progress, events, lessonOf, links) {
    this.progress = progress;
    this.events = events;
    this.kept = new ProgressView(progress, lessonOf, links, () => this.show());
    this.notice = el("p", { class: "quiz-notice", role: "status", hidden: true });
    this.heading = el("h2", { class: "quiz-heading", tabindex: "-1" }, t("Choose your round"));
    this.form = el("form", { class: "quiz-setup", id: FORM });
    this.more = el("div", { class: "quiz-more" });
    this.fields = el("div", { class: "quiz-fields" });
    this.other = el("details", { class: "quiz-fold quiz-other" },
      el("summary", {}, t("Other choices")), this.fields, codeForm(events.open));
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      events.start(this.chosen);
    });
    const parts = [this.notice, this.heading, this.form, this.more, this.other, this.kept.element];
    this.element = el("div", { class: "quiz-panel" }, ...parts);
  }

  /** What is chosen in the form. @returns {import("../progress.js").Settings} */
  get chosen() {
    return settingsIn(this.form);
  }

  /** @param {string} [notice] why another quiz than the wanted one stands here */
  show(notice = "") {
    this.notice.replaceChildren(marked(notice));
    this.notice.hidden = notice === "";
    const { level, type, length } = this.progress.settings;
    this.form.replaceChildren(levelChoices(level), startButton());
    this.fields.replaceChildren(...kindAndLength(FORM, type, length), startButton());
    // A choice that counts is seen.
    if (type || length !== LENGTH) this.other.open = true;
    this.showMore();
    this.kept.show();
  }

  showMore() {
    const done = this.progress.daily(dayOf());
    const due = this.progress.due(dayOf()).length;
    const daily = el("div", { class: "quiz-way" },
      button(t("Today’s quiz"), () => this.events.daily(this.chosen)),
      el("p", {}, ...(done
        ? [t("Done today."), " ", scoreText(...done)]
        : [t("Ten questions a day, the same for everybody at your level.")])));
    const review = el("div", { class: "quiz-way" },
      button(t("Review my mistakes"), this.events.review),
      // TRANSLATORS: %(n)s: 3
      el("p", {}, tn("%(n)s mistake is waiting, with a new question.", "%(n)s mistakes are waiting, with new questions.", due)));
    this.more.replaceChildren(daily, ...(due > 0 ? [review] : []));
  }
}
