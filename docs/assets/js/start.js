/** What scripts need when they start: files, and the place where the browser keeps things. */

/** The contents of a JSON file. @param {string} [address] from the page */
export async function loadJson(address = "") {
  const response = await fetch(new URL(address, document.baseURI));
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  return response.json();
}

/** Where things are kept for long: nowhere if the browser does not allow it. */
export function store() {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
