/** Choices in a form, and the code of a quiz to type: for the quiz and for worksheets. */
import { el } from "../../dom.js";
import { isEnglish, numberText, t } from "../../i18n.js";
import { LENGTHS, LEVELS, TYPES } from "../link.js";
import { levelText, levelTitle, typeName } from "../words.js";
import { complain, row } from "./parts.js";

/**
 * A list of choices, for a form that it may stand outside of.
 *
 * @param {string} form
 * @param {string} name
 * @param {string} label
 * @param {{value: string, text: string}[]} choices
 * @param {string} chosen
 */
export function select(form, name, label, choices, chosen) {
  // An option holds nothing but text, so it says its language itself.
  const options = choices.map(({ value, text }) => {
    const option = el("option", { value, selected: value === chosen, lang: isEnglish(text) && "en" });
    option.text = text;
    return option;
  });
  const control = el("select", { name, id: `quiz-${name}`, form }, ...options);
  return el("p", { class: "quiz-field" }, el("label", { for: control.id }, label), control);
}

/** The three levels, each with what its questions are like. @param {1|2|3} chosen */
export function levelChoices(chosen) {
  const levels = LEVELS.map((value) =>
    el(
      "label",
      { class: "quiz-option quiz-level" },
      el("input", { type: "radio", name: "level", value: String(value), checked: value === chosen }),
      el("span", {}, el("strong", {}, levelTitle(value)), " ", el("span", {}, levelText(value))),
    ),
  );
  return el("fieldset", { class: "quiz-fieldset" }, el("legend", { class: "quiz-unseen" }, t("Level")), ...levels);
}

/** @param {string} form @param {import("../bank.js").Type|""} type @param {number} length */
export function kindAndLength(form, type, length) {
  const types = ["", ...TYPES].map((value) => ({ value, text: typeName(/** @type {typeof type} */ (value)) }));
  const lengths = LENGTHS.map((value) => ({ value: String(value), text: numberText(value) }));
  return [
    select(form, "type", t("Kind of questions"), types, type),
    select(form, "length", t("Number of questions"), lengths, String(length)),
  ];
}

/** What is chosen in a form of these. @param {HTMLFormElement} form @returns {import("../progress.js").Settings} */
export function settingsIn(form) {
  const data = new FormData(form);
  return {
    level: LEVELS[Number(data.get("level")) - 1],
    type: /** @type {import("../bank.js").Type|""} */ (data.get("type")),
    length: Number(data.get("length")),
  };
}

/** @param {(code: string) => string} open gives what is wrong with the code, nothing if it opens */
export function codeForm(open) {
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
    say(open(input.value));
  });
  return form;
}
