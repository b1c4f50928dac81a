// For every page: its header, and tables that scroll.

import "./header.js";

/** The theme puts tables into frames; one that scrolls can have the focus, which not every browser sees to. */
function look() {
  for (const frame of document.querySelectorAll(".md-typeset__scrollwrap")) {
    if (frame.scrollWidth > frame.clientWidth) frame.setAttribute("tabindex", "0");
    else frame.removeAttribute("tabindex");
  }
}

addEventListener("load", look); // after the theme
addEventListener("resize", look);
