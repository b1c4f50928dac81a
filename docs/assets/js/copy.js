/**
 * Copies a text and says so in a status line: again, even if it was said before.
 *
 * @param {string} text
 * @param {HTMLElement} status
 * @param {Node|string} said
 * @returns {Promise<boolean>} whether the browser lets it
 */
export async function copyText(text, status, said) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    return false;
  }
  status.replaceChildren();
  requestAnimationFrame(() => status.replaceChildren(said));
  return true;
}
