/**
 * A worksheet as it is printed: questions with boxes to tick, and the key, which is folded on the screen.
 *
 * @typedef {import("../quiz/bank.js").Question} Question
 *
 * @typedef {object} Places what stands elsewhere
 * @property {string} quiz the address of the quiz
 * @property {string} rules the address of the page of rules
 * @property {Object<string, string>} numbers of the rules, by their anchors
 */
import { el, paragraph } from "../dom.js";
import { t, tn } from "../i18n.js";
import { fill } from "../lines.js";
import { cardRow, handsOf, namedRow } from "../quiz/view/parts.js";
import { conditionLines, levelText, levelTitle, optionTexts, questionText, typeName, verdictName } from "../quiz/words.js";
import { areShort, solutionOf } from "./sheet.js";

/** A box to tick, or to write a number into. @param {string} [more] */
function box(more = "") {
  return el("span", { class: `worksheet-box ${more}`, "aria-hidden": "true" });
}

/** Cards with a box below each. @param {string[]} cards */
function ticked(cards) {
  const row = cardRow(cards);
  for (const slot of row.children) slot.append(box());
  return row;
}

/** The hands of a question, as they lie on the table. @param {Question} question @returns {Element|null} */
function handsIn(question) {
  switch (question.type) {
    case "winner": {
      const { A, B } = question.hands;
      const rows = [namedRow(verdictName("A"), cardRow(A.cards)), namedRow(verdictName("B"), cardRow(B.cards))];
      return el("div", { class: "quiz-hands" }, ...rows);
    }
    case "order": {
      const rows = question.start.map((hand) =>
        el("div", { class: "worksheet-place" }, box("is-large"), cardRow(question.hands[hand].cards)));
      return el("div", { class: "quiz-hands" }, ...rows);
    }
    case "plays":
      return handsOf(ticked(question.cards), null);
    case "discard":
      return handsOf(ticked(question.cards), question.against);
    case "name":
      return handsOf(cardRow(question.cards), null);
    case "outs":
      return handsOf(cardRow(question.cards), question.against);
    default:
      return null;
  }
}

/** @param {Question} question */
function item(question) {
  const notes = conditionLines(question);
  if (question.type === "order") notes.push([t("Write 1 beside the best hand, 2 beside the next one, and so on.")]);
  const options = optionTexts(question).map(({ text }) => text);
  if (question.type === "discard") options.push(t("Throw away nothing"));
  const list = el("div", { class: `worksheet-options ${areShort(options) ? "is-row" : ""}`, role: "list" },
    ...options.map((text) => el("div", { role: "listitem" }, box(), el("span", {}, text))));
  return el("li", { class: "worksheet-item", "data-type": question.type },
    el("p", { class: "worksheet-ask" }, questionText(question)),
    handsIn(question),
    ...notes.map((line) => paragraph(line, "worksheet-note")),
    options.length > 0 ? list : null);
}

/** @param {Question} question @param {Places} places */
function solution(question, { rules, numbers }) {
  const { answer, reasons, lesson, rule } = solutionOf(question);
  // TRANSLATORS: %(number)s: 2.4
  const cited = t("rule %(number)s", { number: numbers[rule] ?? "" });
  return el("li", { class: "worksheet-item" },
    ...answer.map((line) => paragraph(line, "worksheet-answer")),
    ...reasons.map((line) => paragraph(line)),
    el("p", {},
      el("em", {}, lesson), " ", el("a", { class: "worksheet-rule", href: `${rules}#${rule}` }, cited)));
}

/** What stands below the title, on the first page and on that of the key. @param {import("./sheet.js").Worksheet} worksheet @param {string} [about] the questions */
function facts({ wanted: { level, type }, code, questions }, about = "") {
  // TRANSLATORS: %(n)s: 10
  const count = tn("%(n)s question", "%(n)s questions", questions.length);
  return [
    el("p", { class: "worksheet-facts" },
      el("span", {}, levelTitle(level)), " · ", el("span", {}, count),
      ...(type ? [" · ", el("span", {}, typeName(type))] : [])),
    about ? el("p", {}, about) : null,
    // TRANSLATORS: %(code)s: K7Q2-9M
    code ? paragraph(fill(t("Code of this quiz: %(code)s"), { code })) : null,
  ];
}

/** A line to write on. @param {string} label */
function blank(label) {
  return el("span", { class: "worksheet-blank" }, label);
}

/** @param {import("./sheet.js").Worksheet} worksheet @param {Places} places */
function head(worksheet, { quiz }) {
  const { wanted, query } = worksheet;
  const { href, host, pathname, search } = new URL(quiz + query, document.baseURI);
  return el("header", { class: "worksheet-head" },
    el("h2", {}, t("Badugi worksheet")),
    ...facts(worksheet, wanted.type ? "" : levelText(wanted.level)),
    el("p", { class: "worksheet-online" },
      // TRANSLATORS: On a worksheet, before an address.
      t("The same quiz on the screen, with an explanation of each answer:"),
      " ",
      el("a", { href, dir: "ltr" }, host + pathname + search)),
    el("p", { class: "worksheet-blanks" },
      // TRANSLATORS: On a worksheet, before a line on which you write your name.
      blank(t("Your name")),
      // TRANSLATORS: On a worksheet, before a line on which you write the day.
      blank(t("Date"))));
}

/** @param {import("./sheet.js").Worksheet} worksheet @param {Places} places */
function keyTo(worksheet, places) {
  return el("details", { class: "quiz-fold worksheet-key" },
    el("summary", {}, el("h2", {}, t("Answers to the worksheet"))),
    ...facts(worksheet),
    el("ol", {}, ...worksheet.questions.map((question) => solution(question, places))));
}

/** @param {import("./sheet.js").Worksheet} worksheet @param {Places} places */
export function paperOf(worksheet, places) {
  return [
    head(worksheet, places),
    el("ol", {}, ...worksheet.questions.map(item)),
    keyTo(worksheet, places),
  ];
}
