/**
 * What the theme keeps from a keyboard or a screen reader: the menu of narrow screens, whose switch is a label,
 * the colours, and tables that scroll. And what it must not do: take single letters for commands.
 */

/** The switch of the menu, as a button. */
function menu() {
  const toggle = document.getElementById("__drawer");
  const label = document.querySelector(".md-header [for=__drawer]");
  const bar = document.querySelector(".md-sidebar--primary");
  const nav = bar?.querySelector("nav");
  if (!(toggle instanceof HTMLInputElement && label && bar && nav)) return;

  const show = (/** @type {boolean} */ isOpen) => {
    if (toggle.checked !== isOpen) toggle.click();
  };
  const button = document.createElement("button");
  button.type = "button";
  button.className = `${label.className} menu-button`;
  button.append(...label.childNodes);
  button.ariaLabel = nav.ariaLabel;
  button.ariaExpanded = String(toggle.checked);
  button.addEventListener("click", () => show(!toggle.checked));
  label.replaceWith(button);
  toggle.addEventListener("change", () => {
    button.ariaExpanded = String(toggle.checked);
    if (toggle.checked) {
      const current = bar.querySelector("a.md-nav__link--active") ?? bar.querySelector("a.md-nav__link");
      if (current instanceof HTMLElement) current.focus({ preventScroll: true });
      current?.scrollIntoView({ block: "center" });
    } else if (bar.contains(document.activeElement)) {
      button.focus();
    }
  });
  bar.addEventListener("keydown", (event) => {
    if (event instanceof KeyboardEvent && event.key === "Escape") show(false);
  });
  // Behind an open menu the page cannot be seen.
  bar.addEventListener("focusout", (event) => {
    const next = event instanceof FocusEvent ? event.relatedTarget : null;
    if (next instanceof Node && !bar.contains(next) && next !== button) show(false);
  });
}

/** The buttons for light and dark colours: each chooses one of the theme's options, then makes way for the other. */
function colours() {
  for (const button of document.querySelectorAll("button[data-option]")) {
    button.addEventListener("keydown", (event) => event.stopPropagation()); // the theme takes Enter for a choice
    button.addEventListener("click", () => {
      const option = document.getElementById(button.getAttribute("data-option") ?? "");
      option?.click();
      const other = option?.nextElementSibling;
      if (!(button instanceof HTMLElement && other instanceof HTMLElement)) return;
      other.hidden = false; // now, so that it can have the focus; the theme comes to it later
      other.focus();
      button.hidden = true;
    });
  }
}

/** Who speaks to a computer, or hits a key by chance, would be led to another page by the theme. */
function letters() {
  const search = document.getElementById("__search");
  document.addEventListener("keydown", (event) => {
    const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    const isSearching = search instanceof HTMLInputElement && search.checked;
    if (isLetter && !isSearching) event.stopPropagation(); // before it comes to the window, where the theme listens
  });
}

/** The theme puts tables into frames; one that scrolls can have the focus, which not every browser sees to. */
function tables() {
  const look = () => {
    for (const frame of document.querySelectorAll(".md-typeset__scrollwrap")) {
      if (frame.scrollWidth > frame.clientWidth) frame.setAttribute("tabindex", "0");
      else frame.removeAttribute("tabindex");
    }
  };
  window.addEventListener("load", look); // after the theme
  window.addEventListener("resize", look);
}

menu();
colours();
letters();
tables();
