"""The order of words in a language: by the alphabet of its locale.toml.

Words are compared as dictionaries do it: first letter by letter, where a space comes before every
letter; only between words with the same letters do marks count (*pêche* after *peche*). A letter with
a mark is a letter of its own if the alphabet lists it, as Turkish ç and Russian й; otherwise it stands
with the letter it is made from, as French é and Russian ё.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from functools import cache

from tools.i18n.locales import Locale

_LIGATURES = {"œ": "oe", "æ": "ae", "ß": "ss"}
"""Letters that stand for two, unless an alphabet lists them: Unicode does not take them apart."""

_SPACE, _DIGIT, _LETTER, _OTHER = range(4)
"""What comes before what."""

_Part = tuple[int, int]


class Collation:
    """The order of one language.

    >>> from tools.i18n.locales import load_locale
    >>> sorted(["ırmak", "iki", "çip", "cadı", "dama"], key=Collation(load_locale("tr").alphabet).key)
    ['cadı', 'çip', 'dama', 'ırmak', 'iki']
    """

    def __init__(self, alphabet: str) -> None:
        """`alphabet` is that of a `Locale`: letters with spaces between them, or nothing."""
        self._places = {letter: place for place, letter in enumerate(alphabet.split())}
        self._longest = max(map(len, self._places), default=1)

    def _small(self, text: str) -> str:
        """Small letters. Where ı is a letter, it is the small one of I."""
        if "ı" in self._places:
            text = text.replace("I", "ı").replace("İ", "i")
        return unicodedata.normalize("NFC", text.lower())

    def _pieces(self, text: str) -> Iterator[tuple[str, str]]:
        """The letters and signs of a text in small letters, each with the marks that the alphabet does not know."""
        at = 0
        while at < len(text):
            for length in range(self._longest, 0, -1):
                if (piece := text[at : at + length]) in self._places:
                    yield piece, ""
                    at += length
                    break
            else:
                one = text[at]
                at += 1
                if not self._places:
                    yield one, ""
                elif one in _LIGATURES:
                    yield from self._pieces(_LIGATURES[one])
                else:
                    apart = unicodedata.normalize("NFD", one)
                    yield apart[0], apart[1:]

    def _part(self, piece: str) -> _Part | None:
        """The place of a letter or sign, None for signs that do not count."""
        if piece in self._places:
            return _LETTER, self._places[piece]
        if piece.isspace() or piece in "-/":
            return _SPACE, 0
        if piece.isdigit():
            return _DIGIT, ord(piece)
        return (_OTHER, ord(piece)) if piece.isalpha() else None

    def key(self, text: str) -> tuple[tuple[_Part, ...], tuple[str, ...], str]:
        """What to sort a text by."""
        pieces = [(part, marks) for piece, marks in self._pieces(self._small(text)) if (part := self._part(piece))]
        return tuple(part for part, _ in pieces), tuple(marks for _, marks in pieces), text

    def initial(self, text: str) -> str:
        """The letter under which a text stands, as a small one; empty if it has none.

        >>> Collation("a b c d e").initial("Échange")
        'e'
        """
        pieces = (piece for piece, _ in self._pieces(self._small(text)))
        return next((piece for piece in pieces if piece.isalpha()), "")


@cache
def _collation(alphabet: str) -> Collation:
    return Collation(alphabet)


def collation(locale: Locale) -> Collation:
    """The order of words in a locale."""
    return _collation(locale.alphabet)
