/** The contents of a JSON file. @param {string} [address] from the page */
export async function loadJson(address = "") {
  const response = await fetch(new URL(address, document.baseURI));
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  return response.json();
}
