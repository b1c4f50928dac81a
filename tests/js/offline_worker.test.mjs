import assert from "node:assert/strict";
import test from "node:test";

const SCOPE = "https://badugi.example/fr/";

/** What a browser keeps: the stores of one host, each with answers by their addresses. */
class Stores {
  /** @type {Map<string, Store>} */
  #stores = new Map();

  /** @param {string} name */
  async open(name) {
    if (!this.#stores.has(name)) this.#stores.set(name, new Store());
    return /** @type {Store} */ (this.#stores.get(name));
  }

  async keys() {
    return [...this.#stores.keys()];
  }

  /** @param {string} name */
  async delete(name) {
    return this.#stores.delete(name);
  }
}

class Store {
  /** @type {Map<string, Response>} */
  #answers = new Map();

  /** @param {string} address @param {Response} answer */
  async put(address, answer) {
    this.#answers.set(address, answer);
  }

  /** @param {string} address */
  async match(address) {
    return this.#answers.get(address)?.clone();
  }

  async keys() {
    return [...this.#answers.keys()].map((url) => ({ url }));
  }

  /** @param {string} address */
  async delete(address) {
    return this.#answers.delete(address);
  }
}

/** @param {string} text */
async function digest(text) {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return btoa(String.fromCharCode(...bytes));
}

/** Versions of the worker, each a module of its own. */
let loaded = 0;

/**
 * Runs the worker as a browser runs one that it has not seen, and returns how the installation ended.
 *
 * @param {Stores} caches what the browser keeps
 * @param {Record<string, string>} published the texts of the files that the worker was written for
 * @param {Record<string, string>} served the texts that the host has
 */
async function install(caches, published, served) {
  const files = Object.fromEntries(await Promise.all(Object.entries(published).map(async ([path, text]) => [path, await digest(text)])));
  /** @type {((event: object) => void)|undefined} */
  let installs;
  const asked = /** @type {string[]} */ ([]);
  Object.assign(globalThis, {
    self: globalThis,
    published: { version: Object.values(published).join(), files, more: {} },
    registration: { scope: SCOPE },
    caches,
    skipWaiting: async () => {},
    fetch: async (/** @type {string} */ address) => {
      const path = address.slice(SCOPE.length);
      asked.push(path);
      return new Response(served[path], { status: path in served ? 200 : 404 });
    },
    addEventListener: (/** @type {string} */ name, /** @type {typeof installs} */ handler) => {
      if (name === "install") installs = handler;
    },
  });
  loaded += 1;
  await import(`../../docs/assets/js/offline/worker.js?${loaded}`);
  const done = new Promise((resolve) => installs?.({ waitUntil: resolve }));
  return { fault: await done.then(() => "", (error) => error.message), asked };
}

/** The texts in a store, by their addresses below the language. @param {Stores} caches @param {string} version */
async function kept(caches, version) {
  const store = await caches.open(`${SCOPE} ${version}`);
  const found = (await store.keys()).map(async ({ url }) => [url.slice(SCOPE.length), await (await store.match(url))?.text()]);
  return Object.fromEntries(await Promise.all(found));
}

test("a version is kept whole", async () => {
  const caches = new Stores();
  const files = { "": "start", "quiz/": "quiz" };
  const { fault, asked } = await install(caches, files, files);
  assert.deepEqual([fault, asked], ["", ["", "quiz/"]]);
  assert.deepEqual(await kept(caches, "start,quiz"), files);
});

test("a file of another version ends the attempt, and is not kept", async () => {
  const caches = new Stores();
  const { fault } = await install(caches, { "": "start", "quiz/": "quiz" }, { "": "start", "quiz/": "newer" });
  assert.equal(fault, `${SCOPE}quiz/ is of another version`);
  // The mark of a store that is not whole, beside what arrived.
  assert.deepEqual(await kept(caches, "start,quiz"), { "": "start", "?unfinished": "" });
});

test("a file that has not changed comes from the version before, not from the host", async () => {
  const caches = new Stores();
  const old = { "": "start", "quiz/": "quiz" };
  await install(caches, old, old);
  const next = { "": "new start", "quiz/": "quiz" };
  const { fault, asked } = await install(caches, next, next);
  assert.deepEqual([fault, asked], ["", [""]]);
  assert.deepEqual(await kept(caches, "new start,quiz"), next);
});
