import assert from "node:assert/strict";
import test from "node:test";

import { LONGEST, fromQuery, toQuery } from "../../docs/assets/js/checker/link.js";

test("a link has the cards of each hand in international letters", () => {
  assert.equal(toQuery([[22, 13, 11, 2], [], [39], []]), "?h=6h4d3sAh..Ts");
});

test("without a card there is nothing in the address", () => {
  assert.equal(toQuery([[], []]), "");
  assert.deepEqual(fromQuery(""), { texts: [], unread: [] });
  assert.deepEqual(fromQuery("?h="), { texts: [], unread: [] });
  assert.deepEqual(fromQuery("?s=7"), { texts: [], unread: [] });
});

test("every link comes back as it was", () => {
  const hands = Array.from({ length: 8 }, (_, hand) => [0, 1, 2, 3].map((step) => hand * 4 + step));
  const { texts, unread } = fromQuery(toQuery(hands));
  assert.deepEqual([texts.length, unread], [8, []]);
  assert.equal(texts[0], "AcAdAhAs");
  assert.equal(toQuery(hands), `?h=${texts.join(".")}`);
});

test("what does not fit is said: a ninth hand, and a hand too long for its field", () => {
  const nine = fromQuery(`?h=${Array(9).fill("6h").join(".")}`);
  assert.deepEqual([nine.texts.length, nine.unread], [8, ["6h"]]);
  const long = fromQuery(`?h=${"x".repeat(LONGEST + 1)}`);
  assert.deepEqual([long.texts[0].length, long.unread.length], [LONGEST, 1]);
});

test("a broken escape in an address is no error", () => {
  assert.deepEqual(fromQuery("?h=6h%zz").texts, ["6h%zz"]);
});
