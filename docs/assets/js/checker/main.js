/**
 * Starts the checker: fetches its table and words, then shows it. If anything fails, the page
 * still says how to settle the question by hand.
 */
import { language, setMessages, t } from "../i18n.js";
import { Notation } from "../hands/notation.js";
import { loadJson } from "../load.js";
import { start } from "../start.js";
import { fromQuery } from "./link.js";
import { Table } from "./state.js";
import { CheckerView } from "./view.js";

/** @param {HTMLElement} root */
async function make(root) {
  setMessages(await loadJson(root.dataset.words));
  const { counts, notations } = await loadJson(root.dataset.table);
  const { [language()]: own, ...others } = notations;
  const { texts, unread } = fromQuery(location.search);
  const table = new Table([own, ...Object.values(others)].map((data) => new Notation(data)), counts, texts);
  new CheckerView(root, table, unread);
}

const sorry = () => t("The checker could not be loaded. Below you can see how to settle the question yourself.");
const root = /** @type {HTMLElement|null} */ (document.querySelector("#checker[data-table]"));
if (root) start(root, () => make(root), sorry);
