/**
 * Starts the quiz: fetches its words, its questions and their words, then puts it in the place of the questions
 * that stand in the page. If anything fails, those questions stay. Nothing is fetched later.
 */
import { setMessages, t } from "../i18n.js";
import { loadJson } from "../load.js";
import { start } from "../start.js";
import { storeOf } from "../storage.js";
import { decodeBank } from "./bank.js";
import { Progress } from "./progress.js";
import { QuizApp } from "./view/app.js";

/** @param {HTMLElement} root @param {HTMLElement|null} fixed the questions in the page */
async function make(root, fixed) {
  const { words, questions, bank: packed, rules = "", mistakes = "" } = root.dataset;
  const files = [words, questions, packed].map(loadJson);
  await Promise.allSettled(files); // all at once
  setMessages(await files[0]); // what is said if another file is missing
  setMessages(await files[0], await files[1]);
  const bank = decodeBank(await files[2]);
  // A mistake that no question is about cannot be reviewed.
  const known = new Set(bank.cells.flatMap(({ trap }) => (trap ? [trap.id] : [])));
  new QuizApp(root, bank, new Progress(storeOf("localStorage"), [...known]), { rules, mistakes });
  if (fixed) fixed.hidden = true;
}

const sorry = () => t("The quiz could not be loaded. The questions on this page still work.");
const root = /** @type {HTMLElement|null} */ (document.querySelector("#quiz[data-bank]"));
if (root) start(root, () => make(root, document.querySelector(".quiz-static")), sorry);
