/**
 * Starts the quiz: fetches its questions and words, then puts it in the place of the questions
 * that stand in the page. If anything fails, those questions stay.
 */
import { language, setMessages, t } from "../i18n.js";
import { decodeBank } from "./bank.js";
import { el } from "./dom.js";
import { QuizView } from "./view.js";

async function loadJson(address) {
  const response = await fetch(new URL(address, document.baseURI));
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  return response.json();
}

/** The seed in the address, `?s=7`, for the first round; then seeds by chance. */
function seeds() {
  const asked = new URLSearchParams(location.search).get("s") ?? "";
  const queue = /^\d{1,9}$/.test(asked) ? [Number(asked)] : [];
  return () => queue.pop() ?? crypto.getRandomValues(new Uint32Array(1))[0];
}

/** @param {HTMLElement} root @param {HTMLElement|null} fixed the questions in the page */
async function start(root, fixed) {
  try {
    setMessages(await loadJson(root.dataset.words));
    const bank = decodeBank(await loadJson(root.dataset.bank));
    new QuizView(root, bank, seeds());
    root.hidden = false;
    if (fixed) fixed.hidden = true;
  } catch {
    const sorry = t("The quiz could not be loaded. The questions on this page still work.");
    root.before(el("p", { class: "quiz-sorry", lang: language() }, sorry));
  }
}

const root = document.querySelector("#quiz[data-bank]");
if (root) start(root, document.querySelector(".quiz-static"));
