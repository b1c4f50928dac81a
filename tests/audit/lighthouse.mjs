// Has Lighthouse look at pages as a telephone loads them: addresses on standard input, one line of JSON for each on
// standard output. It opens one browser, CHROME_PATH, with the switches that are given.
import { createInterface } from "node:readline";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const FIGURES = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift"];

const ATTEMPTS = 3;

const look = async (/** @type {string} */ address) => {
  const { lhr } = await lighthouse(address, { port: chrome.port, logLevel: "error", onlyCategories: CATEGORIES });
  return lhr;
};

const chrome = await launch({ chromeFlags: process.argv.slice(2), logLevel: "error" });
try {
  for await (const address of createInterface({ input: process.stdin })) {
    let lhr = await look(address);
    // On a busy machine a load is not always recorded.
    for (let more = 1; more < ATTEMPTS && lhr.runtimeError; more += 1) lhr = await look(address);
    const scores = CATEGORIES.map((name) => Math.round((lhr.categories[name].score ?? 0) * 100));
    const figures = FIGURES.map((name) => lhr.audits[name].numericValue);
    const failed = CATEGORIES.slice(1).flatMap((name) =>
      lhr.categories[name].auditRefs
        .filter(({ id, weight }) => weight > 0 && (lhr.audits[id].score ?? 1) < 1)
        .map(({ id }) => `${id}: ${lhr.audits[id].title}`),
    );
    console.log(JSON.stringify({ address, scores, figures, failed, error: lhr.runtimeError?.message ?? null }));
  }
} finally {
  chrome.kill();
}
