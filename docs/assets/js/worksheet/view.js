/**
 * The page of worksheets: what to choose, and below it the worksheet as it will be printed. The controls are
 * made once, so that they keep the focus; only the paper is made anew.
 *
 * @typedef {import("../quiz/draw.js").Wanted} Wanted
 * @typedef {import("./choice.js").Choice} Choice
 * @typedef {import("./choice.js").Paper} Paper
 */
import { el, marked } from "../dom.js";
import { t } from "../i18n.js";
import { anySeed, readCode, readLink } from "../quiz/link.js";
import { codeForm, kindAndLength, levelChoices, select, settingsIn } from "../quiz/view/fields.js";
import { codeFaultText, linkFaultText } from "../quiz/words.js";
import { PAPERS } from "./choice.js";
import { paperOf } from "./paper.js";
import { worksheetOf } from "./sheet.js";

const ASK = "worksheet-ask";
const PRINT = "worksheet-print";

/** What is asked where nothing was chosen. @type {{level: 1, length: number}} */
const USUAL = { level: 1, length: 10 };

/** @type {Record<Paper, () => string>} */
const PAPER_NAMES = {
  a4: () => "A4",
  // TRANSLATORS: These are sizes of American paper: 8.5 by 11 and 11 by 17 inches.
  letter: () => t("Letter"),
};

/** On which paper, and whether with the key. @param {Choice} choice */
function printing({ paper, hasKey }) {
  const papers = PAPERS.map((value) => ({ value, text: PAPER_NAMES[value]() }));
  const key = el("input", { type: "checkbox", name: "key", checked: hasKey });
  return el("div", { class: "quiz-fields" },
    // TRANSLATORS: What to print on: A4 or Letter.
    select(PRINT, "paper", t("Paper"), papers, paper),
    el("label", { class: "quiz-option" }, key, el("span", {}, t("Print the answers too, on a page of their own"))));
}

export class WorksheetView {
  /**
   * @param {HTMLElement} root an empty element
   * @param {import("../quiz/bank.js").Bank} bank
   * @param {import("./paper.js").Places} places
   * @param {Choice} choice
   * @param {(choice: Choice) => void} keep
   */
  constructor(root, bank, places, choice, keep) {
    this.bank = bank;
    this.places = places;
    const asked = readLink(location.search, bank.version, bank.traps.map(({ id }) => id));
    /** @type {Wanted} */
    this.wanted = asked && "wanted" in asked ? asked.wanted : { seed: anySeed(), ...USUAL };
    this.levels = el("div");
    this.fields = el("div", { class: "quiz-fields" });
    this.ask = el("form", { id: ASK },
      this.levels, this.fields, el("button", { type: "submit", class: "quiz-button is-quiet" }, t("New worksheet")));
    this.print = el("form", { id: PRINT }, printing(choice),
      el("button", { type: "submit", class: "quiz-button" }, t("Print the worksheet")));
    this.status = el("p", { class: "quiz-said", role: "status" });
    this.paper = el("div", { class: "worksheet-paper" });
    root.replaceChildren(
      ...(asked && "fault" in asked ? [el("p", { class: "quiz-notice" }, linkFaultText(asked.fault))] : []),
      this.ask,
      codeForm((code) => this.open(code)),
      this.print,
      this.status,
      el("p", {}, t("The address of this page leads to this worksheet again: keep it or send it on.")),
      this.paper);
    this.ask.addEventListener("change", () => this.renew(this.wanted.seed));
    this.ask.addEventListener("submit", (event) => {
      event.preventDefault();
      this.renew(anySeed());
    });
    this.print.addEventListener("change", () => keep(this.prepare()));
    this.print.addEventListener("submit", (event) => {
      event.preventDefault();
      window.print();
    });
    this.showSettings();
    this.show();
    this.prepare();
    this.unfoldToPrint();
  }

  /** @returns {Choice} */
  get choice() {
    const data = new FormData(this.print);
    return { paper: /** @type {Paper} */ (data.get("paper")), hasKey: data.has("key") };
  }

  /** The controls of what is asked. */
  showSettings() {
    const { level, type = "", length } = this.wanted;
    this.levels.replaceChildren(levelChoices(level));
    this.fields.replaceChildren(...kindAndLength(ASK, type, length));
  }

  /** The worksheet, and its address. */
  show() {
    const worksheet = worksheetOf(this.bank, this.wanted);
    this.paper.replaceChildren(...paperOf(worksheet, this.places));
    history.replaceState(null, "", location.pathname + worksheet.query);
    return worksheet;
  }

  /** Another worksheet, as the form asks for. @param {number} seed */
  renew(seed) {
    this.change({ seed, ...settingsIn(this.ask) });
  }

  /** @param {Wanted} wanted */
  change(wanted) {
    this.wanted = wanted;
    const { code } = this.show();
    // TRANSLATORS: %(code)s: K7Q2-9M
    const made = code ? t("A new worksheet stands below, with the code %(code)s.", { code }) : t("A new worksheet stands below.");
    this.status.replaceChildren(marked(made));
  }

  /** Makes the paper ready for the printer, as the form asks for. */
  prepare() {
    const { choice } = this;
    for (const paper of PAPERS) this.paper.classList.toggle(`is-${paper}`, paper === choice.paper);
    this.paper.classList.toggle("has-key", choice.hasKey);
    return choice;
  }

  /** @param {string} code @returns {string} what is wrong with it */
  open(code) {
    const asked = readCode(code, this.bank.version);
    if (!("wanted" in asked)) return codeFaultText(asked.fault, this.bank.version);
    this.change(asked.wanted);
    this.showSettings();
    return "";
  }

  /** What is folded would stay hidden on paper. */
  unfoldToPrint() {
    const key = () => /** @type {HTMLDetailsElement} */ (this.paper.querySelector("details"));
    let wasOpen = false;
    window.addEventListener("beforeprint", () => {
      wasOpen = key().open;
      key().open = true;
    });
    window.addEventListener("afterprint", () => {
      key().open = wasOpen;
    });
  }
}
