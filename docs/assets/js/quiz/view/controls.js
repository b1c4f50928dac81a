/**
 * What a question is answered with, for each of its types.
 *
 * @typedef {object} Control
 * @property {Node[]} nodes below the question
 * @property {() => import("../mark.js").Answer|null} answer null while nothing is chosen
 * @property {(mark: import("../mark.js").Mark) => void} reveal shows the right answer in it
 */
import { el, face, icon, lineNodes, marked, unseen } from "../../dom.js";
import { cardName, isEnglish, numberText, t } from "../../i18n.js";
import { subset } from "../bank.js";
import { cardNames, handLabel, handText, optionTexts, verdictName } from "../words.js";
import { addTag, cardRow, handsOf, markCards, markPlaying, namedRow } from "./parts.js";

/** @template {import("../bank.js").Question} Q @typedef {(question: Q) => Control} MakeControl */

// Cards to choose with checkboxes: those that play, or those to throw away

/** @param {string} card */
function pick(card) {
  return el(
    "label",
    { class: "quiz-slot quiz-pick", "data-card": card },
    el("input", { type: "checkbox", name: "answer", value: card }),
    face(card),
    unseen(cardName(card)),
  );
}

/** @param {HTMLElement} row @returns {string[]} */
function chosen(row) {
  return [...row.querySelectorAll("input")].filter((input) => input.checked).map((input) => input.value);
}

/** @type {MakeControl<import("../bank.js").Plays>} */
function playsControl({ cards }) {
  const row = el("div", { class: "quiz-cards" }, ...cards.map(pick));
  return {
    nodes: [row],
    answer: () => (chosen(row).length > 0 ? chosen(row) : null),
    reveal: ({ choice }) => markPlaying(row, choice?.cards ?? []),
  };
}

/** @type {MakeControl<import("../bank.js").Discard>} */
function discardControl({ cards, against, right }) {
  const row = el("div", { class: "quiz-cards quiz-throw" }, ...cards.map(pick));
  const pat = el("input", { type: "checkbox", name: "answer", value: "" });
  const nothing = el("label", { class: "quiz-option" }, pat, el("span", {}, t("Throw away nothing")));
  row.addEventListener("change", () => {
    if (chosen(row).length > 0) pat.checked = false;
  });
  pat.addEventListener("change", () => {
    if (pat.checked) for (const input of row.querySelectorAll("input")) input.checked = false;
  });
  return {
    nodes: [handsOf(row, against), el("div", { class: "quiz-options" }, nothing)],
    answer: () => (chosen(row).length > 0 || pat.checked ? chosen(row) : null),
    reveal: (mark) => {
      const best = subset(cards, right[0]);
      const thrown = mark.right ? chosen(row) : best;
      markCards(row, cards.filter((card) => !thrown.includes(card)), [t("keep"), t("throw away")]);
    },
  };
}

// One answer of several, with radio buttons: below one hand, two hands, or a rule

/**
 * A control with the options of a question.
 *
 * @param {import("../bank.js").Question} question
 * @param {string|number} right the value of the right one
 * @param {...Node} above what stands above them
 */
function options(question, right, ...above) {
  const labels = optionTexts(question).map(({ value, text }) =>
    el("label", { class: "quiz-option" }, el("input", { type: "radio", name: "answer", value }), el("span", {}, text)),
  );
  const node = el("div", { class: "quiz-options" }, ...labels);
  const chosen = () => node.querySelector("input:checked")?.getAttribute("value") ?? null;
  return {
    nodes: [...above, node],
    chosen,
    /** Its place, where its value is one. */
    answer: () => (chosen() === null ? null : Number(chosen())),
    reveal: () => {
      for (const label of labels) {
        const value = label.querySelector("input")?.value;
        if (value === String(right)) addTag(label, icon("right"), t("Right answer"));
        else if (value === chosen()) addTag(label, icon("wrong"), t("Your answer"));
      }
    },
  };
}

/** @type {MakeControl<import("../bank.js").Name>} */
function nameControl(question) {
  const row = cardRow(question.cards);
  const control = options(question, question.right, row);
  return {
    ...control,
    reveal: () => {
      control.reveal();
      markPlaying(row, question.choice.cards);
    },
  };
}

/** @type {MakeControl<import("../bank.js").Outs>} */
function outsControl(question) {
  return options(question, question.right, handsOf(cardRow(question.cards), question.against));
}

/** @type {MakeControl<import("../bank.js").Rules>} */
function rulesControl(question) {
  return options(question, question.right);
}

const SIDES = /** @type {const} */ (["A", "B"]);

/** @type {MakeControl<import("../bank.js").Winner>} */
function winnerControl(question) {
  const { hands, answer } = question;
  const rows = SIDES.map((side) => namedRow(verdictName(side), cardRow(hands[side].cards)));
  const control = options(question, answer, el("div", { class: "quiz-hands" }, ...rows));
  return {
    ...control,
    answer: () => /** @type {import("../bank.js").Verdict|null} */ (control.chosen()),
    reveal: () => {
      control.reveal();
      SIDES.forEach((side, index) => {
        const name = lineNodes(handLabel(side, handText(hands[side].ranks)));
        rows[index].querySelector(".quiz-hand-name")?.replaceChildren(...name);
        markPlaying(rows[index], hands[side].playing);
      });
    },
  };
}

// Hands to put in order, with a button up and a button down for each

/** @param {"up"|"down"} way @param {string} name */
function mover(way, name) {
  const lang = isEnglish(name) && "en";
  return el("button", { type: "button", class: "quiz-move", "data-way": way, "aria-label": name, lang });
}

/** Lets the buttons of a list move its items. @param {HTMLElement} list @param {(item: Element) => void} moved */
function makeMovable(list, moved) {
  // At the ends a button keeps the focus: it is only said to be without effect.
  const markEnds = () => {
    for (const button of list.querySelectorAll("button")) {
      const item = button.closest("li");
      const end = button.dataset.way === "up" ? list.firstElementChild : list.lastElementChild;
      button.setAttribute("aria-disabled", String(item === end));
    }
  };

  list.addEventListener("click", (event) => {
    const button = event.target instanceof Element && event.target.closest("button");
    const item = button && button.closest("li");
    if (!button || !item || button.getAttribute("aria-disabled") === "true") return;
    // The neighbour moves: an element that is moved loses the focus.
    if (button.dataset.way === "up") item.previousElementSibling && item.after(item.previousElementSibling);
    else item.nextElementSibling && item.before(item.nextElementSibling);
    markEnds();
    moved(item);
  });
  markEnds();
}

/** @type {MakeControl<import("../bank.js").Order>} */
function orderControl({ hands, start, right }) {
  const items = hands.map(({ cards }) => {
    const hand = cardNames(cards);
    // TRANSLATORS: %(hand)s: six of hearts, four of diamonds, ace of spades
    const up = mover("up", t("Move %(hand)s up", { hand }));
    // TRANSLATORS: %(hand)s: six of hearts, four of diamonds, ace of spades
    const down = mover("down", t("Move %(hand)s down", { hand }));
    return el("li", {}, el("div", { class: "quiz-place" }, cardRow(cards), up, down));
  });
  const list = el("ol", { class: "quiz-order" }, ...start.map((place) => items[place]));
  const status = el("p", { class: "quiz-moved", role: "status" });
  const order = () => [...list.children].map((item) => items.indexOf(/** @type {HTMLLIElement} */ (item)));

  makeMovable(list, (item) => {
    const place = { n: numberText([...list.children].indexOf(item) + 1), total: numberText(items.length) };
    // TRANSLATORS: %(n)s: 2
    // TRANSLATORS: %(total)s: 4
    status.replaceChildren(marked(t("Now %(n)s of %(total)s.", place)));
  });
  return {
    nodes: [list, status],
    answer: order,
    reveal: () => {
      status.remove();
      order().forEach((hand, index) => {
        const row = items[hand].querySelector(".quiz-cards");
        if (!row) return;
        const place = right.indexOf(hand);
        const kind = place === index ? "right" : "wrong";
        markPlaying(row, hands[hand].playing);
        // TRANSLATORS: %(n)s: 2
        const verdict = el("p", { class: "quiz-tag" }, icon(kind), t("Right place: %(n)s", { n: numberText(place + 1) }));
        items[hand].replaceChildren(namedRow(handText(hands[hand].ranks), row), verdict);
      });
    },
  };
}

/** @param {import("../bank.js").Question} question @returns {Control} */
export function controlOf(question) {
  const make = {
    plays: playsControl,
    name: nameControl,
    winner: winnerControl,
    order: orderControl,
    outs: outsControl,
    discard: discardControl,
    rules: rulesControl,
  }[question.type];
  return /** @type {MakeControl<any>} */ (make)(question);
}
