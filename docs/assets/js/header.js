/**
 * The header: our language switcher, and what the theme keeps from a keyboard or a screen reader.
 *
 * That is the menu of narrow screens, whose switch is a label, the colours, and the search for what no key has typed.
 * And what it must not do: take single letters for commands.
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

/** The language switcher: keeps the place on the page, and closes like a menu. */
function languages() {
  const switcher = document.querySelector("[data-languages]");
  if (!(switcher instanceof HTMLDetailsElement)) return;

  // Anchors are the same in all languages, so the reader stays at the same heading.
  for (const link of switcher.querySelectorAll("a")) {
    link.addEventListener("click", () => {
      link.search = location.search;
      link.hash = location.hash;
    });
  }
  document.addEventListener("click", (event) => {
    if (event.target instanceof Node && !switcher.contains(event.target)) switcher.open = false;
  });
  switcher.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && switcher.open) {
      switcher.open = false;
      switcher.querySelector("summary")?.focus();
    }
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

/** The theme looks at a query when a key is let go. What is dictated, or pasted by touch, comes without one. */
function search() {
  const query = document.querySelector("input[name=query]");
  query?.addEventListener("input", () => query.dispatchEvent(new Event("keyup")));
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

menu();
languages();
colours();
search();
letters();
