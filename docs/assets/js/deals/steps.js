/**
 * What a button of a deal does.
 *
 * @typedef {"start"|"previous"|"next"|"all"} Go
 */

/** Where a reader stands in a deal, apart from the page. Steps count from 1. */
export class Walk {
  /** @param {number} total how many steps there are @param {number} [at] where to begin */
  constructor(total, at = 1) {
    this.total = total;
    /** Whether all steps are shown, whatever the current one is. */
    this.showsAll = false;
    this.at = this.within(at);
  }

  /** @param {number} step @returns {number} the nearest step that exists */
  within(step) {
    return Math.min(Math.max(step, 1), this.total);
  }

  /** @param {number} step */
  goTo(step) {
    this.at = this.within(step);
    this.showsAll = false;
  }

  /**
   * Does what a button says.
   *
   * @param {Go} go
   */
  go(go) {
    const steps = { start: 1, previous: this.at - 1, next: this.at + 1 };
    if (go === "all") {
      this.at = this.total;
      this.showsAll = true;
    } else {
      this.goTo(steps[go]);
    }
  }

  /** Whether a button would change nothing. @param {Go} go @returns {boolean} */
  isIdle(go) {
    if (go === "all") return this.showsAll;
    if (go === "next") return this.at === this.total;
    return this.at === 1;
  }

  /** @param {number} step @returns {boolean} */
  shows(step) {
    return this.showsAll || step <= this.at;
  }
}
