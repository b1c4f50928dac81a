import "./header.js";

// The language switcher: keeps the place on the page, and closes like a menu.

const switcher = document.querySelector("[data-languages]");

if (switcher instanceof HTMLDetailsElement) {
  const summary = switcher.querySelector("summary");

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
      summary?.focus();
    }
  });
}
