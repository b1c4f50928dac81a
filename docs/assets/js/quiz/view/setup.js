/** The panel before a round: what to practise, today's quiz, review, a code from paper, progress. */
import { el, marked } from "../../dom.js";
import { isEnglish, language, numberText, t, tn } from "../../i18n.js";
import { LENGTHS, LEVELS, TYPES } from "../link.js";
import { byLesson } from "../play.js";
import { dateOf, dayOf } from "../progress.js";
import { button, complain, lessonList, row, scoreText } from "./parts.js";

const FILE = "badugi-quiz.json";
const FORM = "quiz-setup";
const LENGTH = 10;

const LEVEL_TEXTS = {
  1: () => t("The easiest questions: which cards play, what the hand is, who wins, and the rules."),
  2: () => t("All kinds of questions, with trickier hands."),
  3: () => t("All kinds of questions, with the trickiest hands."),
};

const TYPE_NAMES = {
  plays: () => t("Which cards play"),
  name: () => t("The name of a hand"),
  winner: () => t("Which hand wins"),
  order: () => t("Hands in order"),
  outs: () => t("Cards that help"),
  discard: () => t("What to throw away"),
  rules: () => t("The rules"),
};

/**
 * @param {string} name
 * @param {string} label
 * @param {{value: string, text: string}[]} choices
 * @param {string} chosen
 */
function select(name, label, choices, chosen) {
  // An option holds nothing but text, so it says its language itself.
  const options = choices.map(({ value, text }) => {
    const option = el("option", { value, selected: value === chosen, lang: isEnglish(text) && "en" });
    option.text = text;
    return option;
  });
  const control = el("select", { name, id: `quiz-${name}`, form: FORM }, ...options);
  return el("p", { class: "quiz-field" }, el("label", { for: control.id }, label), control);
}

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
      el("summary", {}, t("Other choices")), this.fields, this.codeForm());
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      events.start(this.chosen);
    });
    const parts = [this.notice, this.heading, this.form, this.more, this.other, this.kept.element];
    this.element = el("div", { class: "quiz-panel" }, ...parts);
  }

  /** What is chosen in the form. @returns {import("../progress.js").Settings} */
  get chosen() {
    const data = new FormData(this.form);
    return {
      level: LEVELS[Number(data.get("level")) - 1],
      type: /** @type {import("../bank.js").Type|""} */ (data.get("type")),
      length: Number(data.get("length")),
    };
  }

  /** @param {string} [notice] why another quiz than the wanted one stands here */
  show(notice = "") {
    this.notice.replaceChildren(marked(notice));
    this.notice.hidden = notice === "";
    const { level, type, length } = this.progress.settings;
    const levels = LEVELS.map((value) =>
      el(
        "label",
        { class: "quiz-option quiz-level" },
        el("input", { type: "radio", name: "level", value: String(value), checked: value === level }),
        el(
          "span",
          {},
          // TRANSLATORS: %(n)s: 2
          el("strong", {}, t("Level %(n)s", { n: numberText(value) })),
          " ",
          el("span", {}, LEVEL_TEXTS[value]()),
        ),
      ),
    );
    const types = [{ value: "", text: t("All kinds") }, ...TYPES.map((value) => ({ value, text: TYPE_NAMES[value]() }))];
    const lengths = LENGTHS.map((value) => ({ value: String(value), text: numberText(value) }));
    this.form.replaceChildren(
      el("fieldset", { class: "quiz-fieldset" }, el("legend", { class: "quiz-unseen" }, t("Level")), ...levels),
      startButton(),
    );
    this.fields.replaceChildren(
      select("type", t("Kind of questions"), types, type),
      select("length", t("Number of questions"), lengths, String(length)),
      startButton(),
    );
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

  codeForm() {
    const error = el("p", { class: "quiz-error", id: "quiz-code-error", role: "alert", hidden: true });
    const input = el("input", {
      id: "quiz-code",
      name: "code",
      autocomplete: "off",
      autocapitalize: "characters",
      spellcheck: "false",
      maxlength: "20",
      dir: "ltr",
    });
    const form = el("form", { class: "quiz-code", novalidate: true },
      el("label", { for: input.id }, t("Code of a printed quiz")),
      row(input, el("button", { type: "submit", class: "quiz-button is-quiet" }, t("Open"))),
      error);
    const say = (/** @type {string} */ message) => {
      complain(message, error, [input]);
      if (message) input.focus();
    };
    input.addEventListener("input", () => say(""));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      say(this.events.open(input.value));
    });
    return form;
  }
}
