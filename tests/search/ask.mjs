// Runs the published worker of the search as a browser would, and prints what it finds.
// Reads { asked: [{ worker, index, queries }] } as JSON, with paths of files; prints for each of them and
// for each query the pages that are found, each a list of { location, title, text, score, terms }.
import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import vm from "node:vm";

/** A place for the worker with what a browser gives to one, and nothing else. */
function begin(worker) {
  const target = new EventTarget();
  const answers = [];
  const scope = vm.createContext({
    console: { ...console, warn() {} }, // the theme warns of what is no query
    addEventListener: (kind, listener) => target.addEventListener(kind, listener),
    dispatchEvent: (event) => target.dispatchEvent(event),
    MessageEvent,
    postMessage: (answer) => answers.push(answer),
    importScripts: (...paths) => paths.forEach((path) => run(resolve(dirname(worker), path))),
  });
  const run = (path) => vm.runInContext(readFileSync(path, "utf8"), scope, path);
  scope.self = scope;
  run(worker);
  return async (message) => {
    const copy = vm.runInContext("JSON.parse", scope)(JSON.stringify(message)); // as a message is copied
    target.dispatchEvent(new MessageEvent("message", { data: copy }));
    while (!answers.length) await new Promise((done) => setTimeout(done));
    return answers.shift();
  };
}

const { asked } = JSON.parse(readFileSync(0, "utf8"));
const found = [];
for (const { worker, index, queries } of asked) {
  const send = begin(worker);
  const { config, docs } = JSON.parse(readFileSync(index, "utf8"));
  await send({ type: 0, data: { config, docs, options: { suggest: false } } });
  const answers = [];
  for (const query of queries) answers.push((await send({ type: 2, data: query })).data.items);
  found.push(answers);
}
process.stdout.write(JSON.stringify(found));
