"""The names about texts that are translated: what a `{% trans %}` block says, and titles."""

from __future__ import annotations

from typing import Any

from tools.sitegen.context.base import GameNames, only_text
from tools.words.words import marked


class MessageNames(GameNames):
    """Names about texts that are translated."""

    def _(self, msgid: str, /, **values: object) -> str:
        """A message as plain text, for titles and attributes, where no mark of its language can stand."""
        return self._words.text(msgid, **values)

    def gettext(self, msgid: str, /, **values: object) -> str:
        """A message of running text, marked where it stands in English; `{% trans %}` calls it."""
        return self._filled(values, msgid)

    def ngettext(self, msgid: str, plural: str, n: int, /, **values: object) -> str:
        """The same in the form that goes with a number; `{% trans %}` with `{% pluralize %}` calls it."""
        return self._filled(values, msgid, plural=plural, n=n)

    def _filled(self, values: dict[str, object], msgid: str, **choice: Any) -> str:
        """A message with its values, marked where it stands in English."""
        text, translated = self._words.message(msgid, **choice)
        filled = text % {name: only_text(value) for name, value in values.items()}
        if not translated:
            self._words.english.add(filled)  # a heading, as the table of contents shows it
        return marked(filled, translated)
