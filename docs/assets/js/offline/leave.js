/**
 * Put in the place of `sw.js`, ends its work: whoever comes again has a browser that gives up what it kept,
 * and asks the host for every page.
 */
import { worker } from "./scope.js";
import { forget } from "./stores.js";

/** @import { Lasting } from "./scope.js" */

async function leave() {
  await forget(worker.registration.scope);
  await worker.registration.unregister();
}

addEventListener("install", (event) => {
  /** @type {Lasting} */ (event).waitUntil(worker.skipWaiting());
});
addEventListener("activate", (event) => {
  /** @type {Lasting} */ (event).waitUntil(leave());
});
