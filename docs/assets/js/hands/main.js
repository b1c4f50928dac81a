/** Starts the search in the tables of all classes. Without it the page shows them all. */
import { classes } from "./evaluator.js";
import { Notation } from "./notation.js";
import { ClassFilter, ClassRows } from "./view.js";

const root = /** @type {HTMLElement|null} */ (document.querySelector("#class-filter"));
const data = root?.querySelector("script[type='application/json']")?.textContent;
if (root && data) {
  const rows = new ClassRows(document, classes());
  if (rows.isWhole) {
    new ClassFilter(root, new Notation(JSON.parse(data)), rows);
    root.hidden = false;
  }
}
