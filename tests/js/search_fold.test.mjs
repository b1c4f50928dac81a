import assert from "node:assert/strict";
import { test } from "node:test";
import { fold } from "../../docs/assets/js/search/fold.js";

/** Spellings of one word. */
const SAME = [
  ["İADE", "iade", "IADE", "ıade"],
  ["IŞIK", "ışık", "isik", "ISIK"],
  ["Ещё", "ЕЩЕ", "еще"],
  ["règle", "REGLE", "re\u0300gle"],
  ["cœur", "CŒUR", "coeur"],
  ["ação", "ACAO"],
];

test("spellings of one word are the same", () => {
  for (const spellings of SAME) assert.equal(new Set(spellings.map(fold)).size, 1, spellings.join());
});

test("different words stay apart", () => {
  assert.notEqual(fold("мой"), fold("мои"));
  assert.equal(fold("МОЙ"), "мой");
  assert.equal(fold("МОИ\u0306"), "мой", "also where the mark is a letter of its own");
  assert.equal(fold("10♥"), "10♥");
});
