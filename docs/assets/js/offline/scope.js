/**
 * What a worker is in: types that TypeScript has for pages only.
 *
 * @typedef {object} Published what the build writes in front of the worker
 * @property {string} version
 * @property {Object<string, string>} files what is kept: addresses from here, and the digests of the files
 * @property {Object<string, string>} more what is kept once a reader has opened it
 *
 * @typedef {object} Scope
 * @property {Published} published
 * @property {ServiceWorkerRegistration} registration
 * @property {{matchAll: (options: object) => Promise<{id: string}[]>}} clients
 * @property {() => Promise<void>} skipWaiting
 *
 * @typedef {Event & {waitUntil: (done: Promise<unknown>) => void}} Lasting
 * @typedef {{request: Request, clientId: string, resultingClientId: string, respondWith: (answer: Promise<Response>) => void}} Asked
 */

export const worker = /** @type {Scope} */ (/** @type {unknown} */ (self));
