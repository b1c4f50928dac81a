import assert from "node:assert/strict";
import test from "node:test";

import { keepChoice, keptChoice } from "../../docs/assets/js/worksheet/choice.js";

/** @typedef {import("../../docs/assets/js/worksheet/choice.js").Choice} Choice */

/** A store that holds one text. @param {string|null} [text] */
function storeOf(text = null) {
  return {
    text,
    getItem: () => text,
    /** @param {string} _ @param {string} value */
    setItem: (_, value) => {
      text = value;
    },
  };
}

/** One that the browser has closed. */
const closed = {
  /** @returns {never} */
  getItem: () => {
    throw new Error("closed");
  },
  /** @returns {never} */
  setItem: () => {
    throw new Error("closed");
  },
};

test("at first there is no key, and the paper is that of the region", () => {
  for (const language of ["en-US", "fr-CA", "es-MX"]) assert.deepEqual(keptChoice(null, language), { paper: "letter", hasKey: false });
  for (const language of ["en-GB", "en", "fr", "ru-RU", "uz-Cyrl"]) assert.deepEqual(keptChoice(null, language), { paper: "a4", hasKey: false });
});

test("what was chosen is there again", () => {
  for (const choice of /** @type {Choice[]} */ ([{ paper: "a4", hasKey: false }, { paper: "letter", hasKey: true }])) {
    const store = storeOf();
    keepChoice(store, choice);
    assert.deepEqual(keptChoice(store, "en-US"), choice);
    assert.deepEqual(keptChoice(store, "en-GB"), choice);
  }
});

test("what cannot be read is as if nothing was chosen; a closed store is no fault", () => {
  for (const text of ["", "{", "null", "[]", '{"paper":"a5","hasKey":true}', '{"paper":"a4","hasKey":1}', '{"hasKey":false}']) {
    assert.deepEqual(keptChoice(storeOf(text), "en-US"), { paper: "letter", hasKey: false }, text);
  }
  assert.deepEqual(keptChoice(closed, "de"), { paper: "a4", hasKey: false });
  keepChoice(closed, { paper: "a4", hasKey: false });
});
