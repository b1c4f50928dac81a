// The one tooltip of a page: beside a link, inside the window.

const GAP = 8; // pixels that stay free at the edges of the window

/** @import { Definition } from "./definitions.js" */

export class Tip {
  /** The link that the tooltip is shown for. @type {Element|null} */
  link = null;

  /** @param {Element} parent whose last child the tooltip becomes */
  constructor(parent) {
    this.node = document.createElement("div");
    this.node.id = "glossary-tip";
    this.node.className = "glossary-tip";
    this.node.setAttribute("role", "tooltip");
    this.node.hidden = true;
    parent.append(this.node);
  }

  /** @param {Element} link @param {Definition} definition */
  show(link, { text, lang }) {
    this.hide();
    this.link = link;
    this.node.textContent = text;
    // What is not translated yet is English in a page of another language.
    if (lang) Object.assign(this.node, { lang, dir: "ltr" });
    else ["lang", "dir"].forEach((name) => this.node.removeAttribute(name));
    this.node.hidden = false;
    link.setAttribute("aria-describedby", this.node.id);
    this.place(link);
  }

  hide() {
    this.link?.removeAttribute("aria-describedby");
    this.link = null;
    this.node.hidden = true;
  }

  /**
   * Below the line of the link, or above it where there is no room; touching it, so that the pointer can cross.
   *
   * @param {Element} link
   */
  place(link) {
    const style = this.node.style;
    style.left = style.top = "0";
    const origin = this.node.getBoundingClientRect();
    const lines = link.getClientRects(); // a link can be broken into lines
    const [first, last] = [lines[0], lines[lines.length - 1]];
    const { clientWidth, clientHeight } = document.documentElement;
    const rtl = getComputedStyle(link).direction === "rtl";
    const wanted = rtl ? last.right - origin.width : last.left;
    const left = Math.max(GAP, Math.min(wanted, clientWidth - GAP - origin.width));
    const fits = last.bottom + origin.height <= clientHeight;
    const header = document.querySelector(".md-header")?.getBoundingClientRect().bottom ?? 0;
    const above = !fits && first.top - origin.height > header;
    style.left = `${left - origin.left}px`;
    style.top = `${(above ? first.top - origin.height : last.bottom) - origin.top}px`;
  }
}
