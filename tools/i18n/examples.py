"""An example of each placeholder for the translator: ``%(cards)s: 6♥ 4♦``.

The examples are what the English site really puts there; tools.sitegen.examples records
them while it renders every page. Where the pages show none, as for a message of the quiz
alone, a ``TRANSLATORS:`` comment in the source gives one in the same form.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from html import unescape

from tools.i18n.po import Message

Examples = Mapping[tuple[str | None, str], Mapping[str, str]]
"""For the key of a message, an example for each name of a placeholder."""

Sources = dict[str, tuple[Message, ...]]
"""The messages of the sources, by domain."""

LONGEST = 60
"""How many characters an example may have; a longer one is cut."""

_PLACEHOLDER = re.compile(r"(?<!%)(?:%%)*(%\((\w+)\)[a-z])|(\{(\w+)\})")
_CODE = r"(?P<code>(`+).+?\2)|"
"""What stands between backticks is shown to readers as it is."""
_TAG = re.compile(_CODE + r"<[^<>]*>")
_LINK = re.compile(_CODE + r"\[(?P<text>[^\[\]]*)\]\([^()]*\)")


def placeholders(message: Message) -> dict[str, str]:
    """The placeholders of a message as they are written, by name, in the order of its text.

    >>> placeholders(Message(id="%(a)s against %(b)s, {n} times"))
    {'a': '%(a)s', 'b': '%(b)s', 'n': '{n}'}
    """
    texts = message.id + (message.plural or "")
    return {one[2] or one[4]: one[1] or one[3] for one in _PLACEHOLDER.finditer(texts)}


def readable(value: object) -> str:
    """A value as a reader sees it: without tags and link targets, on one line, not too long.

    >>> readable('<span class="pc s">A♠</span>\\u00a0[rule 17](../rules/index.md#cap)')
    'A♠ rule 17'
    """
    text = _TAG.sub(lambda tag: tag["code"] or "", str(value))
    text = _LINK.sub(lambda link: link["code"] or link["text"], text)
    text = " ".join(unescape(text).split())
    return text if len(text) <= LONGEST else text[: LONGEST - 1].rstrip() + "…"


def _given(message: Message) -> set[str]:
    """The placeholders that the notes of a message already show."""
    return {text for text in placeholders(message).values() if any(n.startswith(f"{text}: ") for n in message.notes)}


def with_examples(messages: Iterable[Message], examples: Examples) -> tuple[Message, ...]:
    """The messages, each with a note for each placeholder that has an example.

    >>> pot = Message(id="Pot: %(pot)s.")
    >>> with_examples([pot], {pot.key: {"pot": "12"}})[0].notes
    ('%(pot)s: 12',)
    """
    result = []
    for message in messages:
        given, known = _given(message), examples.get(message.key, {})
        notes = [
            f"{text}: {known[name]}"
            for name, text in placeholders(message).items()
            if text not in given and known.get(name)
        ]
        result.append(replace(message, notes=(*message.notes, *notes)))
    return tuple(result)


def without_example(messages: Iterable[Message]) -> Iterator[tuple[Message, str]]:
    """Each placeholder that the notes of its message do not show."""
    for message in messages:
        given = _given(message)
        yield from ((message, text) for text in placeholders(message).values() if text not in given)
