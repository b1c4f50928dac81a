"""Rule numbers, read off the page that states the rules, so that every page can cite them."""

from __future__ import annotations

import re

_CALL = re.compile(r"""\{\{-?\s*(section|rule)\(\s*["']([a-z0-9-]+)["']\s*\)\s*-?\}\}""")


class RuleNumberError(ValueError):
    """The rules cannot be numbered; `line` says where."""

    def __init__(self, message: str, line: int) -> None:
        super().__init__(message)
        self.line = line


def rule_numbers(template: str) -> dict[str, str]:
    """The number of each ``section("anchor")`` and ``rule("anchor")`` in a template.

    Raises:
        RuleNumberError: an anchor stands twice, or a rule stands before the first section.

    >>> rule_numbers('## {{ section("deck") }}\\n{{ rule("cards") }} …\\n{{ rule("ace") }} …')
    {'deck': '1', 'cards': '1.1', 'ace': '1.2'}
    """
    numbers: dict[str, str] = {}
    section = rule = 0
    for call in _CALL.finditer(template):
        kind, anchor = call.groups()
        line = template.count("\n", 0, call.start()) + 1
        if anchor in numbers:
            raise RuleNumberError(f"the rule anchor '{anchor}' stands twice", line)
        if kind == "section":
            section, rule = section + 1, 0
            numbers[anchor] = str(section)
        elif section == 0:
            raise RuleNumberError(f"the rule '{anchor}' stands before the first section", line)
        else:
            rule += 1
            numbers[anchor] = f"{section}.{rule}"
    return numbers
