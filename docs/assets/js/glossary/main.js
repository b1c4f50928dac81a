// Links into the glossary show what the term means: on hover, on keyboard focus, and on the first tap.
//
// The tooltip can be pointed at, stays until the reader leaves, and Escape hides it (WCAG 1.4.13).

import { definition, prepare } from "./definitions.js";
import { Tip } from "./tip.js";

const LINKS = 'a[href*="glossary/#"], a[href*="glossary/index.html#"]';
const LEAVING = 200; // milliseconds to cross from the link to the tooltip

/** @typedef {HTMLAnchorElement} Link */

const article = /** @type {HTMLElement|null} */ (document.querySelector(".md-content__inner"));
const first = /** @type {Link|null|undefined} */ (article?.querySelector(LINKS));

if (article && first) start(article, first);

/** @param {HTMLElement} article @param {Link} first */
function start(article, first) {
  const tip = new Tip(article);
  /** The link that the reader is at, while its definition is on its way. @type {Link|null} */
  let wanted = null;
  /** The link whose tooltip a finger has opened. @type {Link|null} */
  let tapped = null;
  /** @type {number|undefined} */
  let leaving;

  /** @param {Event} event @returns {Link|null} */
  const linkOf = ({ target }) => (target instanceof Element ? target.closest(LINKS) : null);
  /** @param {EventTarget|null} node */
  const inside = (node) => node instanceof Node && (tip.node.contains(node) || Boolean(wanted?.contains(node)));

  /** @param {Link} link */
  async function open(link) {
    clearTimeout(leaving);
    if (wanted === link) return;
    close();
    wanted = link;
    const entry = await definition(link);
    if (entry && wanted === link) tip.show(link, entry);
  }

  function close() {
    clearTimeout(leaving);
    wanted = tapped = null;
    tip.hide();
  }

  /** @param {Link} link */
  async function followUnexplained(link) {
    const entry = await definition(link);
    if (!entry && tapped === link) location.assign(link.href);
  }

  // A screen reader reads a description that is there when the link gets the focus,
  // so whoever moves by keyboard has it fetched on the way.
  document.addEventListener("keydown", (event) => {
    if (event.key === "Tab") prepare(first);
    if (event.key === "Escape" && wanted) close();
  });

  article.addEventListener("pointerover", (event) => {
    if (event.pointerType === "touch") return;
    const link = linkOf(event);
    if (inside(event.target)) clearTimeout(leaving);
    else if (link) open(link);
  });
  article.addEventListener("pointerout", (event) => {
    if (event.pointerType === "touch" || !inside(event.target) || inside(event.relatedTarget)) return;
    clearTimeout(leaving);
    leaving = setTimeout(() => wanted !== document.activeElement && close(), LEAVING);
  });

  article.addEventListener("focusin", (event) => {
    const link = linkOf(event);
    if (link) open(link);
  });
  article.addEventListener("focusout", (event) => {
    if (wanted && event.target === wanted && !wanted.matches(":hover") && !tip.node.matches(":hover")) close();
  });

  // The first tap shows the definition, the second one follows the link; where there is none, the first does.
  article.addEventListener("click", (event) => {
    const link = linkOf(event);
    const byTouch = event instanceof PointerEvent && event.pointerType === "touch";
    if (link && byTouch && tapped !== link) {
      event.preventDefault();
      open(link);
      tapped = link;
      followUnexplained(link);
    }
  });
  document.addEventListener("pointerdown", (event) => wanted && !inside(event.target) && close());
  addEventListener("resize", () => tip.link && tip.place(tip.link));
}
