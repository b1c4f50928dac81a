// The one tooltip of a page: beside a link, inside the window.

const GAP = 8; // pixels that stay free at the edges of the window

export class Tip {
  /** The link that the tooltip is shown for, or null. */
  link = null;

  /** `parent` is the element whose last child the tooltip becomes. */
  constructor(parent) {
    this.node = document.createElement("div");
    this.node.id = "glossary-tip";
    this.node.className = "glossary-tip";
    this.node.setAttribute("role", "tooltip");
    this.node.hidden = true;
    parent.append(this.node);
  }

  show(link, { text, lang }) {
    this.hide();
    this.link = link;
    this.node.textContent = text;
    // What is not translated yet is English in a page of another language.
    if (lang) Object.assign(this.node, { lang, dir: "ltr" });
    else ["lang", "dir"].forEach((name) => this.node.removeAttribute(name));
    this.node.hidden = false;
    link.setAttribute("aria-describedby", this.node.id);
    this.place();
  }

  hide() {
    this.link?.removeAttribute("aria-describedby");
    this.link = null;
    this.node.hidden = true;
  }

  /** Below the line of the link, or above it where there is no room; touching it, so that the pointer can cross. */
  place() {
    const style = this.node.style;
    style.left = style.top = "0";
    const origin = this.node.getBoundingClientRect();
    const [first] = this.link.getClientRects(); // a link can be broken into lines
    const last = [...this.link.getClientRects()].at(-1);
    const { clientWidth, clientHeight } = document.documentElement;
    const rtl = getComputedStyle(this.link).direction === "rtl";
    const wanted = rtl ? last.right - origin.width : last.left;
    const left = Math.max(GAP, Math.min(wanted, clientWidth - GAP - origin.width));
    const fits = last.bottom + origin.height <= clientHeight;
    const header = document.querySelector(".md-header")?.getBoundingClientRect().bottom ?? 0;
    const above = !fits && first.top - origin.height > header;
    style.left = `${left - origin.left}px`;
    style.top = `${(above ? first.top - origin.height : last.bottom) - origin.top}px`;
  }
}
