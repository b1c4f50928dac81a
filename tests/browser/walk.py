"""A walk through a page with the Tab key alone: where the focus is must be seen at each step."""

from __future__ import annotations

from playwright.sync_api import Page

STEP = """(isLater) => {
  const at = document.activeElement;
  if (!at || at === document.body || at === document.documentElement) return null;
  if (!isLater) at.walked = (at.walked ?? 0) + 1;
  const name = at.outerHTML.slice(0, 120).replace(/\\s+/g, " ");
  // What is marked instead of a control that is too small to be seen: its label, its card.
  const marks = [at, ...(at.labels ?? []), at.nextElementSibling, at.parentElement].filter(Boolean);
  const box = (one) => one.getBoundingClientRect();
  const seen = marks.find((one) => box(one).width > 4 && box(one).height > 4 && getComputedStyle(one).visibility === "visible");
  if (!seen) return { name, again: at.walked > 1, fault: "cannot be seen" };

  const rgba = (colour) => {
    const [r, g, b, a = 1] = colour.match(/[\\d.]+/g).map(Number);
    return { r, g, b, a };
  };
  const light = ({ r, g, b }) => {
    const [x, y, z] = [r, g, b].map((c) => (c / 255 <= 0.04045 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * x + 0.7152 * y + 0.0722 * z;
  };
  const ground = (one) => {
    for (; one; one = one.parentElement) {
      const colour = rgba(getComputedStyle(one).backgroundColor);
      if (colour.a > 0.8) return colour;
    }
    return { r: 255, g: 255, b: 255 };
  };
  const contrast = (a, b) => {
    const [low, high] = [light(a), light(b)].sort((x, y) => x - y);
    return (high + 0.05) / (low + 0.05);
  };
  const marked = marks.some((one) => {
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(one);
    if (outlineStyle === "none" || parseFloat(outlineWidth) < 2) return false;
    const under = parseFloat(outlineOffset) < 0 ? one : one.parentElement;
    return rgba(outlineColor).a > 0.5 && contrast(rgba(outlineColor), ground(under)) >= 3;
  }) || (at.matches("input[type=text], input:not([type]), textarea") && getComputedStyle(at).caretColor !== "transparent");

  const { left, right, top, bottom } = box(seen);
  const across = [left + 2, (left + right) / 2, right - 2].filter((x) => x >= 0 && x < innerWidth);
  const down = [top + 2, (top + bottom) / 2, bottom - 2].filter((y) => y >= 0 && y < innerHeight);
  const isSeen = across.some((x) => down.some((y) => {
    const hit = document.elementFromPoint(x, y);
    return hit && (marks.some((one) => one.contains(hit)) || hit.contains(seen) && !hit.matches(".md-header, .md-overlay"));
  }));
  const fault = !isSeen ? "is hidden" : marked ? "" : "is not marked";
  return { name, again: at.walked > 1, fault, box: [left, top, right, bottom].map(Math.round) };
}"""
"""What has the focus, and what is wrong with it."""


PATIENCE = 10
"""How often a fault is looked at again."""


def walk(page: Page, most: int = 600) -> tuple[int, list[str]]:
    """Press Tab until the focus leaves the page or comes back; the number of steps, and the faults."""
    faults = []
    for steps in range(most):
        page.keyboard.press("Tab")
        step = page.evaluate(STEP, False)
        if step is None or step["again"]:
            return steps, faults
        for _ in range(PATIENCE):
            if step["fault"]:  # what opens or comes into view for the focus, such as the search, needs a moment
                page.wait_for_timeout(200)
                step = page.evaluate(STEP, True)
        if step["fault"]:
            faults.append(f"{step['fault']}: {step['name']} {step.get('box', '')}")
    raise AssertionError(f"the keyboard is still on the page after {most} steps")
