// What the terms mean, fetched once, and only when a reader wants to know.

const loaded = new Map();

/**
 * The data of the locale that a link leads into: { anchor: { text, lang? } }.
 * The file lies beside the folder of the glossary page.
 */
function load(link) {
  const address = new URL("../glossary.json", link.href);
  address.hash = address.search = "";
  if (!loaded.has(address.href)) {
    const data = fetch(address)
      .then((response) => (response.ok ? response.json() : {}))
      .catch(() => ({})); // off line, the link is a link
    loaded.set(address.href, data);
  }
  return loaded.get(address.href);
}

/** Begin to fetch, so that the definition is there when the reader reaches the link. */
export function prepare(link) {
  load(link);
}

/** The entry of the term that a link leads to, or undefined. */
export async function definition(link) {
  const data = await load(link);
  const anchor = link.hash.slice(1);
  return Object.hasOwn(data, anchor) ? data[anchor] : undefined;
}
