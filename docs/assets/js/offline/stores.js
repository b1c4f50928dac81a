/** What the browser keeps of one language: a store for each version. */

/** The names of the stores. @param {string} scope the address of the language */
export async function storesOf(scope) {
  return (await caches.keys()).filter((name) => name.startsWith(`${scope} `));
}

/** Gives up all that is kept. @param {string} scope */
export async function forget(scope) {
  for (const name of await storesOf(scope)) await caches.delete(name);
}
