/**
 * A small random generator, mulberry32. tools/quiz/prng.py is its twin: the same seed gives
 * the same numbers in both.
 */
export class Prng {
  /** @param {number} seed a whole number; its low 32 bits count */
  constructor(seed) {
    this.state = seed >>> 0;
  }

  /** The next number from 0 to 2**32 - 1. @returns {number} */
  next() {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  }

  /** A number from 0 to `bound - 1`. @param {number} bound below 2**21 @returns {number} */
  below(bound) {
    return Math.floor((this.next() * bound) / 0x100000000);
  }

  /** One of the items. @template T @param {T[]} items @returns {T} */
  choice(items) {
    return items[this.below(items.length)];
  }

  /** The items in another order. @template T @param {T[]} items @returns {T[]} */
  shuffled(items) {
    const result = [...items];
    for (let last = result.length - 1; last > 0; last -= 1) {
      const other = this.below(last + 1);
      [result[last], result[other]] = [result[other], result[last]];
    }
    return result;
  }
}
