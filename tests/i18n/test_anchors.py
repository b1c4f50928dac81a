"""References: the heading, rule or function that a message stands under, never its line."""

from __future__ import annotations

import pytest

from tools.i18n.anchors import file_of, references

PAGE = """---
title: x
---
Before any heading.
# One { #one }
text
## {{ section("two") }} {% trans %}Two{% endtrans %} { #two data-x="1" }
{{ rule("cap") }} A rule.
more of it
### No anchor of its own
text
{{ rule_ref("other") }}
"""
PYTHON = """
HEAD = _("x")

@cached
def first():
    return _("x")

LATER = _("x")

class Second:
    def method(self):
        return _("x")
"""
SCRIPT = """const a = t("x");
export function first() {
  return t("x");
}
const b = t("x");
export default async function second() {
  if (x) {
    return t("x");
  }
}
class Third {
  method() { return t("x"); }
}
"""


@pytest.mark.parametrize(
    ("file", "text", "anchors"),
    [
        ("docs/a.md", PAGE, ["", "", "", "", "one", "one", "two", "cap", "cap", "cap", "cap", "cap"]),
        ("tools/a.py", PYTHON, ["", "", "", *["first"] * 3, "", "", "", *["Second"] * 3]),
        ("a.js", SCRIPT, ["", *["first"] * 3, "", *["second"] * 5, *["Third"] * 3]),
        ("tools/theme/a.html", "a\n# b { #c }\nd", ["", "", ""]),
    ],
)
def test_a_line_belongs_to_the_anchor_above_it(file: str, text: str, anchors: list[str]) -> None:
    """A function ends where it ends, a heading or a rule at the next; a citation is none."""
    at = references(file, text)
    found = [at(line) for line in range(1, len(anchors) + 1)]
    assert found == [f"{file}#{anchor}" if anchor else file for anchor in anchors]
    assert {file_of(reference) for reference in found} == {file}
