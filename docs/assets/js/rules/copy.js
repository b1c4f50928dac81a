// Beside each rule, a button that copies the address of the rule. Without this script, or where
// the browser cannot copy, the number of the rule is a link with the same address.

import { copyText } from "../copy.js";

const words = document.querySelector("[data-copy-words]");

if (words && navigator.clipboard) {
  const template = /** @type {HTMLTemplateElement} */ (words.querySelector("template"));
  const status = /** @type {HTMLElement} */ (words.querySelector("[role=status]"));
  const copied = status.textContent ?? "";
  status.textContent = "";
  status.hidden = false;

  for (const rule of /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll("a.rule"))) {
    const button = /** @type {HTMLButtonElement} */ (template.content.firstElementChild?.cloneNode(true));
    // The button is named by its own words and by the number of the rule.
    button.id = `copy-${rule.id}`;
    button.setAttribute("aria-labelledby", `${button.id} ${rule.id}`);
    button.addEventListener("click", async () => {
      if (!(await copyText(rule.href, status, copied))) {
        // The browser does not let it: the address is at least in the bar.
        location.hash = rule.hash;
        return;
      }
      history.replaceState(null, "", rule.hash);
      for (const other of document.querySelectorAll(".copy-link.done")) other.classList.remove("done");
      button.classList.add("done");
    });
    rule.after(button);
  }
}
