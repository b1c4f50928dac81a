// Has the browser keep all pages of the language, once this page is there and the browser has nothing to do.

import { forget } from "./stores.js";

/** What browsers know of the connection, if they tell. @type {{saveData?: boolean}|undefined} */
const connection = Object(navigator).connection;

/** Where the language begins, as the theme says it. */
const { base } = JSON.parse(document.getElementById("__config")?.textContent ?? "{}");

async function keep() {
  const { serviceWorker } = navigator;
  // The page for a missing address has it with a slash, and with two it would be another place.
  const address = new URL(`${base.replace(/\/$/, "")}/sw.js`, location.href);
  try {
    const registration = await serviceWorker.register(address);
    if (serviceWorker.controller && navigator.onLine) await registration.update().catch(() => leaveIfGone(address, registration));
  } catch {
    // The browser keeps nothing: the pages work as before.
  }
}

/**
 * Where the host has no worker any more, or leads to another place, nothing may be kept any longer: the page would never be a new one.
 *
 * @param {URL} address
 * @param {ServiceWorkerRegistration} registration
 */
async function leaveIfGone(address, registration) {
  const { ok, type, status, headers } = await fetch(address, { cache: "no-store", redirect: "manual" });
  const isElsewhere = type === "opaqueredirect";
  const isGone = ok ? !headers.get("content-type")?.includes("javascript") : isElsewhere || status === 404 || status === 410;
  if (!isGone) return;
  await registration.unregister();
  await forget(registration.scope);
}

if (base && "serviceWorker" in navigator && !connection?.saveData) {
  const idle = window.requestIdleCallback ?? setTimeout; // Safari
  addEventListener("load", () => idle(() => keep()));
}
