/**
 * Starts the page of worksheets: fetches the words, the questions and what the quiz does not say, then shows
 * the first worksheet. If anything fails, the ready ones of the page stay. Nothing is fetched later.
 */
import { setMessages, t } from "../i18n.js";
import { loadJson } from "../load.js";
import { decodeBank } from "../quiz/bank.js";
import { start } from "../start.js";
import { storeOf } from "../storage.js";
import { keepChoice, keptChoice } from "./choice.js";
import { WorksheetView } from "./view.js";

/** @param {HTMLElement} root */
async function make(root) {
  const { words, questions, own, bank, quiz = "", rules = "" } = root.dataset;
  const files = [own, words, questions, bank].map(loadJson);
  await Promise.allSettled(files); // all at once
  const { messages, numbers } = await files[0];
  const said = await files[1];
  setMessages(said, messages); // what is said if another file is missing
  setMessages(said, { ...messages, ...(await files[2]) });
  const store = storeOf("localStorage");
  const choice = keptChoice(store, navigator.language);
  new WorksheetView(root, decodeBank(await files[3]), { quiz, rules, numbers }, choice, (now) => keepChoice(store, now));
}

const sorry = () => t("The worksheet could not be made. The ready ones on this page can still be printed.");
const root = /** @type {HTMLElement|null} */ (document.querySelector("#worksheet[data-bank]"));
if (root) start(root, () => make(root), sorry);
