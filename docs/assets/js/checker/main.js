/**
 * Starts the checker: fetches its table and words, then shows it. If anything fails, the page
 * still says how to settle the question by hand.
 */
import { el } from "../dom.js";
import { language, setMessages, t } from "../i18n.js";
import { Notation } from "../hands/notation.js";
import { loadJson } from "../start.js";
import { fromQuery } from "./link.js";
import { Table } from "./state.js";
import { CheckerView } from "./view.js";

/** @param {HTMLElement} root */
async function start(root) {
  try {
    setMessages(await loadJson(root.dataset.words));
    const { counts, notations } = await loadJson(root.dataset.table);
    const { [language()]: own, ...others } = notations;
    const { texts, unread } = fromQuery(location.search);
    const table = new Table([own, ...Object.values(others)].map((data) => new Notation(data)), counts, texts);
    new CheckerView(root, table, unread);
    root.hidden = false;
  } catch {
    const sorry = t("The checker could not be loaded. Below you can see how to settle the question yourself.");
    root.before(el("p", { lang: language() }, sorry));
  } finally {
    root.removeAttribute("aria-busy"); // site.css keeps room for it until now
  }
}

const root = /** @type {HTMLElement|null} */ (document.querySelector("#checker[data-table]"));
if (root) start(root);
