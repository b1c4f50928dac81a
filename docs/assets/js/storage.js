/**
 * What the browser keeps, as JSON. Nothing here fails where it keeps nothing: then all lasts as long as the page.
 *
 * @typedef {Pick<Storage, "getItem"|"setItem"|"removeItem">} Store
 */

/** What comes of it, or undefined if that fails. @template T @param {() => T} act */
function attempt(act) {
  try {
    return act();
  } catch {
    return undefined;
  }
}

/** A store of the browser, if it allows it. @param {"localStorage"|"sessionStorage"} name @returns {Store|null} */
export function storeOf(name) {
  return attempt(() => window[name]) ?? null;
}

/** What a text says; undefined if it is no JSON. @param {string} text */
export function parsed(text) {
  return attempt(() => JSON.parse(text));
}

/** What is kept under a key: null if nothing is, undefined if it cannot be read. @param {Pick<Store, "getItem">|null} store @param {string} key */
export function kept(store, key) {
  return attempt(() => store && JSON.parse(store.getItem(key) ?? "null"));
}

/** @param {Pick<Store, "setItem">|null} store @param {string} key @param {unknown} value */
export function keep(store, key, value) {
  attempt(() => store?.setItem(key, JSON.stringify(value)));
}

/** @param {Store|null} store @param {string} key */
export function drop(store, key) {
  attempt(() => store?.removeItem(key));
}
