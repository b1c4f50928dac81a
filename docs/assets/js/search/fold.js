// Folding: words as all their spellings share them, without accents and capitals; İ, I, ı and i are one letter.

/** @type {Record<string, string>} What is no letter with an accent, but typed as others. */
const LETTERS = { ı: "i", œ: "oe", æ: "ae", ß: "ss", ø: "o", ł: "l" };

/**
 * A word in small letters without accents, so that İ, I, ı and i are one letter, as are ё and е. But й is no и.
 * @param {string} word
 */
export const fold = (word) =>
  word
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\0-\x7fй]/g, (letter) => LETTERS[letter] ?? letter.normalize("NFD").replace(/\p{M}/gu, ""));
