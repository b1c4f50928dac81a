"""Waivers: ``# waive: <id> <reason>`` above a message switches one check off for it."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator

from tools.i18n.po import Message


def waivers(message: Message) -> Iterator[tuple[str, str]]:
    """The checks that a message waives, each with the reason.

    >>> list(waivers(Message(id="x", comments=("waive: edges it is glued on", "a remark"))))
    [('edges', 'it is glued on')]
    """
    for comment in message.comments:
        if match := re.match(r"waive:\s*(\S*)\s*(.*)", comment):
            yield match[1], match[2]


def waiver_faults(message: Message, waivable: Collection[str], found: Collection[str]) -> Iterator[str]:
    """What is wrong with the waivers of a message, given what the checks found there."""
    for check, reason in waivers(message):
        if check not in waivable:
            yield f"'{check}' cannot be waived: waive one of {', '.join(sorted(waivable))}"
        elif not reason:
            yield f"the waiver of {check} gives no reason: add one"
        elif check not in found:
            yield f"the waiver of {check} waives nothing: take it out"
