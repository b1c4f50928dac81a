/**
 * The pieces of a deal on the page, between its buttons and its end: each with the step at which
 * it comes into view.
 *
 * @typedef {object} Piece
 * @property {Element} element
 * @property {number} from the first step at which it is shown
 */

/** The number of a step. @param {Element} item such as <li id="step-12"> @returns {number} */
function stepOf(item) {
  return Number(item.id.replace("step-", ""));
}

/** The heading of the part of the deal that a step belongs to. @param {Element} item @returns {Element} */
export function headingOf(item) {
  let element = /** @type {Element} */ (item.parentElement);
  while (!element.matches("h3")) element = /** @type {Element} */ (element.previousElementSibling);
  return element;
}

/**
 * Puts a frame round the deal, so that keys and buttons that stay in view know where it ends.
 *
 * @param {Element} controls what stands first
 * @returns {HTMLElement}
 */
export function framed(controls) {
  const frame = document.createElement("div");
  frame.className = "deal-viewer";
  controls.before(frame);
  let next = frame.nextElementSibling;
  while (next && !next.matches(".deal-end")) {
    const element = next;
    next = element.nextElementSibling;
    frame.append(element);
  }
  return frame;
}

/**
 * Steps come one by one. A heading or a table comes with the step after it, and what stands
 * behind the last step comes with that.
 *
 * @param {Element} frame
 * @param {number} total
 * @returns {Piece[]}
 */
export function pieces(frame, total) {
  /** @type {Piece[]} */
  const found = [];
  let from = total;
  for (const element of [...frame.children].reverse()) {
    if (element.matches(".deal-controls")) continue;
    const items = [...element.children].filter((child) => child.matches("li"));
    if (items.length > 0) from = stepOf(items[0]);
    found.push({ element, from });
    found.push(...items.map((item) => ({ element: item, from: stepOf(item) })));
  }
  return found;
}

/**
 * The step that an address asks for: its own number, or the first one of the part with this anchor.
 *
 * @param {string} hash such as "#step-12" or "#round-2"
 * @param {Piece[]} found
 * @returns {number|null}
 */
export function askedStep(hash, found) {
  const piece = found.find(({ element }) => hash === `#${element.id}`);
  return piece ? piece.from : null;
}
