/** Starts the search in the tables of all classes. Without it the page shows them all. */
import { classes } from "./evaluator.js";
import { Notation } from "./notation.js";
import { ClassFilter, ClassRows } from "./view.js";

const root = document.querySelector("#class-filter");
if (root) {
  const notation = new Notation(JSON.parse(root.querySelector("script[type='application/json']").textContent));
  const rows = new ClassRows(document, classes());
  if (rows.isWhole) {
    new ClassFilter(root, notation, rows);
    root.hidden = false;
  }
}
