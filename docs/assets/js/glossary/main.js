// Links into the glossary show what the term means: on hover, on keyboard focus, and on the first tap.
//
// The tooltip can be pointed at, stays until the reader leaves, and Escape hides it (WCAG 1.4.13).

import { definition, prepare } from "./definitions.js";
import { Tip } from "./tip.js";

const LINKS = 'a[href*="glossary/#"], a[href*="glossary/index.html#"]';
const LEAVING = 200; // milliseconds to cross from the link to the tooltip

/** @typedef {HTMLAnchorElement} Link */

/** @param {Event} event @returns {Link|null} */
const linkOf = ({ target }) => (target instanceof Element ? target.closest(LINKS) : null);

/** Which link the reader is at, and its tooltip. */
class Reader {
  /** The link whose definition is wanted, perhaps still on its way. @type {Link|null} */
  wanted = null;
  /** The link whose tooltip a finger has opened. @type {Link|null} */
  tapped = null;
  /** @type {number|undefined} */
  leaving;

  /** @param {Tip} tip */
  constructor(tip) {
    this.tip = tip;
  }

  /** Whether a place is the link or the tooltip. @param {EventTarget|null} node */
  isAt(node) {
    return node instanceof Node && (this.tip.node.contains(node) || Boolean(this.wanted?.contains(node)));
  }

  /** @param {Link} link */
  async open(link) {
    this.stay();
    if (this.wanted === link) return;
    this.close();
    this.wanted = link;
    const entry = await definition(link);
    if (entry && this.wanted === link) this.tip.show(link, entry);
  }

  close() {
    this.stay();
    this.wanted = this.tapped = null;
    this.tip.hide();
  }

  stay() {
    clearTimeout(this.leaving);
  }

  leave() {
    this.stay();
    this.leaving = setTimeout(() => this.wanted !== document.activeElement && this.close(), LEAVING);
  }

  /** The first tap shows the definition, the second one follows the link; where there is none, the first does. @param {Link} link */
  async tap(link) {
    this.open(link);
    this.tapped = link;
    const entry = await definition(link);
    if (!entry && this.tapped === link) location.assign(link.href);
  }
}

/** @param {HTMLElement} article @param {Reader} reader */
function watchPointer(article, reader) {
  article.addEventListener("pointerover", (event) => {
    if (event.pointerType === "touch") return;
    const link = linkOf(event);
    if (reader.isAt(event.target)) reader.stay();
    else if (link) reader.open(link);
  });
  article.addEventListener("pointerout", (event) => {
    if (event.pointerType !== "touch" && reader.isAt(event.target) && !reader.isAt(event.relatedTarget)) reader.leave();
  });
  article.addEventListener("click", (event) => {
    const link = linkOf(event);
    const byTouch = event instanceof PointerEvent && event.pointerType === "touch";
    if (link && byTouch && reader.tapped !== link) {
      event.preventDefault();
      reader.tap(link);
    }
  });
  document.addEventListener("pointerdown", (event) => reader.wanted && !reader.isAt(event.target) && reader.close());
}

/** @param {HTMLElement} article @param {Reader} reader @param {Link} first of the links */
function watchKeyboard(article, reader, first) {
  // A screen reader reads a description that is there when the link gets the focus,
  // so whoever moves by keyboard has it fetched on the way.
  document.addEventListener("keydown", (event) => {
    if (event.key === "Tab") prepare(first);
    if (event.key === "Escape" && reader.wanted) reader.close();
  });
  article.addEventListener("focusin", (event) => {
    const link = linkOf(event);
    if (link) reader.open(link);
  });
  article.addEventListener("focusout", ({ target }) => {
    const { wanted, tip } = reader;
    if (wanted && target === wanted && !wanted.matches(":hover") && !tip.node.matches(":hover")) reader.close();
  });
}

const article = /** @type {HTMLElement|null} */ (document.querySelector(".md-content__inner"));
const first = /** @type {Link|null|undefined} */ (article?.querySelector(LINKS));

if (article && first) {
  const tip = new Tip(article);
  const reader = new Reader(tip);
  watchPointer(article, reader);
  watchKeyboard(article, reader, first);
  addEventListener("resize", () => tip.link && tip.place(tip.link));
}
