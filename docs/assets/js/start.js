/** How what a script shows comes into its page, and what is said if it does not. */

import { el } from "./dom.js";
import { language } from "./i18n.js";

/**
 * Shows a part of the page once it is made. If that fails, what stands in the page stays, below a sentence that says so.
 *
 * @param {HTMLElement} root hidden so far
 * @param {() => Promise<void>} make
 * @param {() => string} sorry
 */
export async function start(root, make, sorry) {
  try {
    await make();
    root.hidden = false;
  } catch {
    root.before(el("p", { class: `${root.id}-sorry`, lang: language() }, sorry()));
  } finally {
    root.removeAttribute("aria-busy"); // site.css keeps room for it until now
  }
}
