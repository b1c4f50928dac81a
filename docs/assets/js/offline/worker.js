/**
 * Keeps the files of one language for when there is no connection: all of one version, or none.
 *
 * The build writes this worker once for each language, with the digest of every file of that version.
 * Each version has a store of its own, which is whole before the worker takes over: a file with another
 * digest, as in the middle of a deployment, ends the attempt, and the version before stays. What arrived
 * is there for the next attempt.
 *
 * A new version takes over at once, but only pages that are opened from then on are of it. The store of
 * a version also has a note for each page, and each worker of a page, that came from it: what these ask
 * for later they get from there too, until the last of them is closed.
 */
import { worker } from "./scope.js";
import { storesOf } from "./stores.js";

/** @import { Asked, Lasting } from "./scope.js" */

const { version, files, more } = worker.published;
const { scope } = worker.registration;

/** The store of this version, and the empty one of pages that came from the host. */
const OWN = `${scope} ${version}`;
const HOST = `${scope} host`;

/** Where notes of pages and their workers are, by the ids that the browser gives them. */
const NOTES = `${scope}?id=`;
const MINUTE = 60_000;

/** In a store that is not whole: the worker answers from it only where the host does not. */
const UNFINISHED = `${scope}?unfinished`;

/** How often a file is asked for again, and after how many milliseconds. */
const RETRIES = 2;
const PAUSE = 500;

/** What is said of the body as the host sent it, and what would tell apart answers that are the same. */
const OF_THE_HOST = ["content-encoding", "content-length", "vary"];

/** The address of a file. @param {string} path */
function addressOf(path) {
  return new URL(path, scope).href;
}

/** A file, if it is the one of this version. @param {string} path @param {Response} response */
async function checked(path, response) {
  const content = await response.arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  if (btoa(String.fromCharCode(...digest)) !== (files[path] ?? more[path])) return null;
  const headers = new Headers(response.headers);
  for (const name of OF_THE_HOST) headers.delete(name);
  return new Response(content, { headers });
}

/** The same file from a store of another version. @param {Cache[]} stores @param {string} path */
async function unchanged(stores, path) {
  for (const store of stores) {
    const found = await store.match(addressOf(path));
    const same = found && (await checked(path, found));
    if (same) return same;
  }
  return null;
}

/** A file from the host, in spite of a connection that fails now and then. @param {string} address @returns {Promise<Response>} */
async function asked(address, retries = RETRIES) {
  try {
    const response = await fetch(address, { cache: "no-cache" });
    if (response.status < 500) return response;
    throw new Error(`${address}: ${response.status}`);
  } catch (error) {
    if (!retries) throw error;
    await new Promise((done) => setTimeout(done, PAUSE));
    return asked(address, retries - 1);
  }
}

/** Fills the store of this version: with what other versions have, and from the host, file by file. */
async function fill() {
  const others = (await storesOf(scope)).filter((name) => name !== OWN);
  const stores = await Promise.all(others.map((name) => caches.open(name)));
  const own = await caches.open(OWN);
  await own.put(UNFINISHED, new Response());
  for (const path in { ...files, ...more }) {
    const address = addressOf(path);
    if (await own.match(address)) continue; // of an attempt before
    let file = await unchanged(stores, path);
    if (!file && path in files) {
      file = await checked(path, await asked(address));
      if (!file) throw new Error(`${address} is of another version`);
    }
    if (file) await own.put(address, file);
  }
  await own.delete(UNFINISHED);
}

async function install() {
  await fill();
  await worker.skipWaiting();
}

/** Now that this version is whole, nobody needs what arrived of others that never were. */
async function activate() {
  for (const name of await storesOf(scope)) await (await caches.open(name)).delete(UNFINISHED);
  await tidy();
}

/** @type {Promise<void>|undefined} */
let mending;

/** Fills the store again from which something was removed while the worker lived on. */
async function mend() {
  const there = new Set((await (await caches.open(OWN)).keys()).map(({ url }) => url));
  if (!there.has(UNFINISHED) && Object.keys(files).every((path) => there.has(addressOf(path)))) return;
  // Without the host, or with another version there, the next page tries again.
  mending ??= fill().catch(() => {}).finally(() => { mending = undefined; });
  await mending;
}

/** Removes notes of pages that are closed, and stores of other versions that no page needs. */
async function tidy() {
  const all = await storesOf(scope); // before the question whether another version is about to fill its own
  if (worker.registration.installing || worker.registration.waiting) return;
  const open = await worker.clients.matchAll({ type: "all", includeUncontrolled: true });
  const ids = new Set(open.map(({ id }) => NOTES + id));
  for (const name of all) {
    const store = await caches.open(name);
    let needed = name === OWN || Boolean(await store.match(UNFINISHED));
    for (const { url } of await store.keys()) {
      if (!url.startsWith(NOTES)) continue;
      const noted = Number(await (await store.match(url))?.text());
      // A page that was asked for just now is not open yet.
      if (ids.has(url) || Date.now() - noted < MINUTE) needed = true;
      else await store.delete(url);
    }
    if (!needed) await caches.delete(name);
  }
}

/** The store that a page or a worker came from. @param {string} id */
async function storeOf(id) {
  for (const name of await storesOf(scope)) {
    const store = await caches.open(name);
    if (await store.match(NOTES + id)) return store;
  }
  return caches.open(OWN);
}

/** Notes where a page or a worker came from. @param {string} id @param {Cache} store */
async function note(id, store) {
  if (id) await store.put(NOTES + id, new Response(`${Date.now()}`));
  await tidy();
}

/** The answer of a store. @param {Cache} store @param {URL} url */
async function kept(store, { origin, pathname, search }) {
  const address = origin + pathname.replace(/\/index\.html$/, "/");
  const found = await store.match(address);
  if (found || !(await store.match(`${address}/`))) return found;
  return Response.redirect(`${address}/${search}`);
}

/** A page that is not kept, from the host; without a connection, what there is, or the page for a missing address. @param {Request} request @param {Lasting["waitUntil"]} also */
async function fromHost(request, also) {
  try {
    const response = await fetch(request);
    const path = Object.keys(more).find((each) => addressOf(each) === request.url);
    if (path) also(keepToo(path, response.clone()));
    return { response, store: await caches.open(HOST) };
  } catch (error) {
    const store = await caches.open(OWN);
    const found = await kept(store, new URL(request.url)); // of a store that is not whole
    if (found) return { response: found, store };
    const missing = await store.match(addressOf("404.html"));
    if (!missing) throw error;
    return { response: new Response(missing.body, { status: 404, headers: missing.headers }), store };
  }
}

/** Keeps what a reader has opened. @param {string} path @param {Response} response */
async function keepToo(path, response) {
  const file = await checked(path, response);
  if (file) await (await caches.open(OWN)).put(addressOf(path), file);
}

/** @param {Asked} asked @param {Lasting["waitUntil"]} also */
async function answer({ request, clientId, resultingClientId }, also) {
  const opens = request.mode === "navigate";
  const store = await (opens ? caches.open(OWN) : storeOf(clientId));
  const isWhole = !opens || !(await store.match(UNFINISHED));
  const found = isWhole && await kept(store, new URL(request.url));
  if (!found && !opens) return fetch(request);
  const came = found ? { response: found, store } : await fromHost(request, also);
  if (resultingClientId) also(note(resultingClientId, came.store));
  if (opens) also(mend());
  return came.response;
}

addEventListener("install", (event) => {
  /** @type {Lasting} */ (event).waitUntil(install());
});
addEventListener("activate", (event) => {
  /** @type {Lasting} */ (event).waitUntil(activate());
});
addEventListener("fetch", (event) => {
  const asking = /** @type {Lasting & Asked} */ (event);
  const { method, url, headers } = asking.request;
  if (method !== "GET" || headers.has("range") || !url.startsWith(`${location.origin}/`)) return;
  asking.respondWith(answer(asking, (done) => asking.waitUntil(done)));
});
