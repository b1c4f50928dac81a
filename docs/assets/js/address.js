/**
 * Calls back when a link leads to a place on this page: also to the one that the address names
 * already, for which the browser sends no `hashchange`.
 *
 * @param {() => void} arrive
 */
export function onAddress(arrive) {
  window.addEventListener("hashchange", arrive);
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element && event.target.closest("a[href]");
    const isPlain = !event.defaultPrevented && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (link instanceof HTMLAnchorElement && isPlain && link.hash && link.href === location.href) arrive();
  });
}
