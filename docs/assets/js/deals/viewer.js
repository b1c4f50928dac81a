/**
 * A deal step by step. The page holds all steps and all words; this shows as many of them as the
 * reader has come to. On paper, and without this script, all of them stand there.
 */
import { onAddress } from "../address.js";
import { askedStep, framed, headingOf, pieces } from "./parts.js";
import { Walk } from "./steps.js";

/** @import { Go } from "./steps.js" */

/** @type {Map<string, Go>} */
const KEYS = new Map([["ArrowLeft", "previous"], ["ArrowRight", "next"]]);

/** What a button does. @param {HTMLElement} button */
const goOf = (button) => /** @type {Go} */ (button.dataset.go);

class Viewer {
  /** @param {HTMLElement} controls the buttons, hidden so far */
  constructor(controls) {
    this.frame = framed(controls);
    this.steps = [...this.frame.querySelectorAll(".deal-steps > li")];
    this.walk = new Walk(this.steps.length);
    this.pieces = pieces(this.frame, this.steps.length);
    this.buttons = [...controls.querySelectorAll("button")];
    this.number = /** @type {HTMLElement} */ (controls.querySelector(".deal-number"));
    this.now = /** @type {HTMLElement} */ (controls.querySelector(".deal-now"));
    controls.hidden = false;
    this.measure(controls);
    new ResizeObserver(() => this.measure(controls)).observe(controls);
    for (const button of this.buttons) {
      button.addEventListener("click", () => this.press(goOf(button)));
    }
    this.frame.addEventListener("keydown", (event) => this.key(event));
    onAddress(() => this.open());
    this.heading = headingOf(this.current);
    this.show();
    this.open();
  }

  /** Tells the style sheet how much of the window the buttons cover. @param {HTMLElement} controls */
  measure(controls) {
    this.frame.style.setProperty("--deal-bar", `${controls.offsetHeight}px`);
  }

  /** @param {Go} go */
  press(go) {
    if (this.walk.isIdle(go)) return;
    this.walk.go(go);
    this.show();
    this.say();
    // The address keeps the step when the page is loaded again or its language changes.
    history.replaceState(history.state, "", `#${this.current.id}`);
    this.keepPlace();
    const target = this.walk.showsAll ? this.frame : this.current;
    target.scrollIntoView({ block: this.walk.showsAll ? "start" : "nearest", behavior: this.pace });
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const plain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    const go = KEYS.get(event.key);
    if (!plain || !go) return;
    event.preventDefault();
    // In a page from right to left, the next step is to the left.
    const isMirrored = getComputedStyle(this.frame).direction === "rtl";
    const other = go === "next" ? "previous" : "next";
    this.press(isMirrored ? other : go);
  }

  /** A browser that loads the page again is to show the step, not the place that was scrolled to. */
  keepPlace() {
    history.scrollRestoration = "manual";
  }

  /** Opens at the step that the address asks for, if it asks for one. */
  open() {
    const step = askedStep(location.hash, this.pieces);
    if (step === null) return;
    this.keepPlace();
    this.walk.goTo(step);
    this.show();
    this.say();
    document.getElementById(location.hash.slice(1))?.scrollIntoView({ block: "start" });
  }

  get current() {
    return this.steps[this.walk.at - 1];
  }

  /** @returns {ScrollBehavior} */
  get pace() {
    return matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
  }

  show() {
    for (const { element, from } of this.pieces) {
      element.classList.toggle("is-later", !this.walk.shows(from));
      element.removeAttribute("aria-current");
    }
    this.current.setAttribute("aria-current", "step");
    this.number.textContent = String(this.walk.at);
    for (const button of this.buttons) {
      // Not `disabled`: a disabled button would lose the focus.
      button.setAttribute("aria-disabled", String(this.walk.isIdle(goOf(button))));
    }
  }

  /** Says the current step to screen readers, in the status line; before it, the part that begins. */
  say() {
    const lines = [...this.current.children].map((line) => line.cloneNode(true));
    const heading = headingOf(this.current);
    if (heading !== this.heading) {
      const line = document.createElement("p");
      line.append(...heading.cloneNode(true).childNodes);
      lines.unshift(line);
    }
    this.heading = heading;
    this.now.replaceChildren(...lines);
  }
}

const controls = document.querySelector(".deal-controls");
if (controls instanceof HTMLElement) new Viewer(controls);
