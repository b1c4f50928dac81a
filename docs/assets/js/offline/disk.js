/**
 * For the edition that opens from disk: what browsers refuse to such pages, in another way. It comes before all
 * other scripts, which know nothing of it.
 */

/** Runs a script. @param {Document} document @param {string} address @returns {Promise<HTMLScriptElement>} its element */
function run(document, address) {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = address;
    script.addEventListener("load", () => resolve(script));
    script.addEventListener("error", reject);
    document.head.append(script);
  });
}

/** Nothing can be fetched: beside each file of data is a script that puts the same into its element. @param {RequestInfo|URL} address */
async function fromScript(address) {
  const { href } = new URL(`${address}`, document.baseURI);
  const { data } = Object(await run(document, `${href}.js`));
  return new Response(JSON.stringify(data));
}

/** No worker can be started: the theme's search works in a hidden frame. */
class FrameWorker extends EventTarget {
  /** @param {string|URL} address of the script */
  constructor(address) {
    super();
    const { href } = new URL(address, document.baseURI);
    const frame = document.createElement("iframe");
    frame.hidden = true;
    document.body.append(frame);
    const inside = /** @type {Window} */ (frame.contentWindow);
    inside.document.open(); // so that no browser puts another empty page in its place
    inside.document.close();
    Object.assign(inside, {
      /** @param {unknown} data */
      postMessage: (data) => this.dispatchEvent(new MessageEvent("message", { data })),
      /** The theme waits for them. @param {...string} addresses */
      importScripts: async (...addresses) => {
        for (const each of addresses) await run(inside.document, new URL(each, href).href);
      },
    });
    this.inside = inside;
    this.ready = run(inside.document, href);
  }

  /** @param {unknown} data */
  async postMessage(data) {
    await this.ready;
    this.inside.dispatchEvent(new MessageEvent("message", { data }));
  }
}

/** A link to this page is of no use to others: what is copied has its address on the web. @param {Clipboard} clipboard */
function copyForOthers(clipboard) {
  const page = /** @type {HTMLLinkElement} */ (document.querySelector("link[rel=canonical]"));
  const copy = clipboard.writeText.bind(clipboard);
  clipboard.writeText = (text) => copy(text.replace(location.origin + location.pathname, page.href));
}

Object.assign(window, { fetch: fromScript, Worker: FrameWorker });
if (navigator.clipboard) copyForOthers(navigator.clipboard);
