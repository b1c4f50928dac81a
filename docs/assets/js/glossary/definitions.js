// What the terms mean, fetched once, and only when a reader wants to know.

import { loadJson } from "../load.js";

/**
 * What a term means: text without markup, and its language where it is English for want of a translation.
 *
 * @typedef {{text: string, lang?: string}} Definition
 */

/** @type {Map<string, Promise<Object<string, Definition>>>} */
const loaded = new Map();

/**
 * The definitions of the locale that a link leads into, by their anchors.
 * The file lies beside the folder of the glossary page.
 *
 * @param {HTMLAnchorElement} link
 */
function load(link) {
  const address = new URL("../glossary.json", link.href);
  address.hash = address.search = "";
  let data = loaded.get(address.href);
  if (!data) {
    data = loadJson(address.href).catch(() => ({})); // off line, the link is a link
    loaded.set(address.href, data);
  }
  return data;
}

/** Begin to fetch, so that the definition is there when the reader reaches the link. @param {HTMLAnchorElement} link */
export function prepare(link) {
  load(link);
}

/**
 * The entry of the term that a link leads to, if there is one.
 *
 * @param {HTMLAnchorElement} link
 * @returns {Promise<Definition|undefined>}
 */
export async function definition(link) {
  const data = await load(link);
  const anchor = link.hash.slice(1);
  return Object.hasOwn(data, anchor) ? data[anchor] : undefined;
}
