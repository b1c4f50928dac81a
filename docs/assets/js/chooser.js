// Marks the reader's own language in the language chooser. It suggests, it never redirects.

const links = [.../** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll("a[hreflang]"))];
const base = (/** @type {string} */ tag) => tag.toLowerCase().split("-")[0];

for (const preferred of navigator.languages) {
  const link = links.find((each) => base(each.hreflang) === base(preferred));
  if (link) {
    link.classList.add("suggested");
    break;
  }
}
