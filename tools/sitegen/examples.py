"""Examples for translators: what the placeholders of each message hold on the English site."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Self

from tools.errors import ROOT
from tools.i18n.catalogues import Catalogue
from tools.i18n.examples import Sources, readable, with_examples
from tools.i18n.extract import extract
from tools.i18n.locales import load_locales
from tools.sitegen.addresses import RULES_PAGE
from tools.sitegen.inputs import load_shared
from tools.sitegen.made_files import desk_of
from tools.sitegen.pages import templates
from tools.sitegen.printing.documents import ready
from tools.sitegen.printing.own_rules import example_rules
from tools.sitegen.render import Renderer
from tools.words.words import Words

_Key = tuple[str | None, str]


class _Message(str):  # noqa: SLOT000 - it has one thing more than a text
    """The text of a message that tells what it is filled with."""

    _filled: Callable[[Mapping[str, object]], None]

    def __new__(cls, text: str, filled: Callable[[Mapping[str, object]], None]) -> Self:
        message = super().__new__(cls, text)
        message._filled = filled
        return message

    def __mod__(self, values: Any) -> str:
        if isinstance(values, Mapping):
            self._filled(values)
        return super().__mod__(values)


class _RecordingWords(Words):
    """Words that remember the first values of each message."""

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.examples: dict[_Key, dict[str, str]] = {}

    def _watched(self, text: str, key: _Key) -> str:
        def filled(values: Mapping[str, object]) -> None:
            self.examples.setdefault(key, {name: readable(value) for name, value in values.items()})

        return _Message(text, filled)

    def message(
        self, msgid: str, *, context: str | None = None, plural: str | None = None, n: int = 1
    ) -> tuple[str, bool]:
        """As of `Words`; the text is watched."""
        text, translated = super().message(msgid, context=context, plural=plural, n=n)
        return self._watched(text, (context, msgid)), translated

    def html(self, msgid: str) -> str:
        """As of `Words`; the text is watched, which escaping would end."""
        return self._watched(super().html(msgid), (None, msgid))


def examples(root: Path = ROOT) -> dict[_Key, dict[str, str]]:
    """An example of each placeholder, by message: the first that the pages, then the sheets show.

    A folder without the rules page is no site and has no examples.

    Raises:
        SiteError: a page cannot be rendered.

    >>> examples()[None, "Betting round %(number)s"]
    {'number': '1'}
    """
    docs = root / "docs"
    if not (docs / RULES_PAGE).exists():
        return {}
    source = next(locale for locale in load_locales(root / "locales") if locale.is_source)
    words = _RecordingWords(source, Catalogue(source))
    shared = load_shared(root)
    renderer = Renderer(docs, words, shared)
    pages = {page: renderer.render(page) for page in templates(docs)}
    example_rules(words, shared.rules)
    for _ in ready(desk_of(words, shared, pages, "/"), shared.rulesets):
        pass  # to be made is to be said
    return words.examples


def described(root: Path = ROOT) -> Sources:
    """What `extract` finds below `root`, with an example of each placeholder.

    Raises:
        SiteError: a source cannot be read, or a page cannot be rendered in English.
    """
    found = examples(root)
    return {domain: with_examples(messages, found) for domain, messages in extract(root).items()}
