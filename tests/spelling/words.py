"""The words of a text, and the shapes that a word may have in capitals.

Pure functions: no dictionary is asked here.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from tools.i18n.forms import prose

_PLACEHOLDER = re.compile(r"%\(\w+\)[a-z]|\{\w+\}")
_CARD = re.compile(r"(?<!\w)(?:10|[2-9AJQKT])[cdhs](?!\w)")
_TITLE = re.compile(r"<[^<>]*?\b(?:title|alt|aria-label)=\"([^\"]*)\"[^<>]*>")
_FILE = re.compile(r"(?<!\w)(?:[a-z0-9_-]+[./])+[a-z]{2,4}(?!\w)")
"""An address or the name of a file, such as pagat.com: no sentence begins with a small letter."""
_RUN = re.compile(r"(?<![\w’'])[^\W_]+(?:[’'‑-][^\W_]+)*")
"""Letters and digits with the hyphens and apostrophes inside. What follows an apostrophe after a
mark, as in Turkish ``[Badugi](…)’de``, is an ending and no word."""

_HYPHENS = re.compile("[‑-]")
_APOSTROPHES = re.compile("[’']")

_ENDING = 3
"""How many letters an ending may have behind a number: ``8-го``, ``25-ти``."""

_WHOLE = {"fr": frozenset({"jusqu", "lorsqu", "puisqu", "qu", "quoiqu"})}
"""What may stand before an apostrophe though no dictionary has it alone. A single letter always may."""

_AGGLUTINATING = frozenset({"tr"})
"""Languages in which any ending may follow a name after an apostrophe: ``Badugi’de``."""


def words(text: str) -> Iterator[str]:
    """The words of a text, each with its hyphens and apostrophes; a placeholder is a 0.

    >>> list(words("**See** [the rules](%(url)s): %(n)s’lik don’t, 3‑A `x` pagat.com <b>now</b>"))
    ['See', 'the', 'rules', '0’lik', 'don’t', '3‑A', 'now']
    """
    text = _PLACEHOLDER.sub("0", _TITLE.sub(r" \1 ", text))
    text = _FILE.sub(" ", _CARD.sub("0", prose(text)))
    return (match[0] for match in _RUN.finditer(text))


def parts(word: str, code: str) -> list[str]:
    """What stands between apostrophes: words by themselves, or in some languages an ending behind one.

    >>> parts("l’all-in", "fr"), parts("Badugi’nin", "tr")
    (['l', 'all-in'], ['Badugi'])
    """
    found = _APOSTROPHES.split(word)
    return found[:1] if code in _AGGLUTINATING else found


def pieces(part: str, code: str) -> Iterator[str]:
    """What stands between hyphens and must be a word, if the whole is none.

    >>> list(pieces("pot-limit", "en")), list(pieces("8-го", "ru")), list(pieces("7-8-J", "ru"))
    (['pot', 'limit'], [], [])
    """
    after_number = False
    for piece in _HYPHENS.split(part):
        if _is_word(piece, code) and not (after_number and len(piece) <= _ENDING):
            yield piece
        after_number = any(map(str.isdigit, piece))


def _is_word(piece: str, code: str) -> bool:
    """Not a number, not what is glued to one (``2e``), not a single letter such as the rank of a king."""
    return len(piece) > 1 and piece.isalpha() and lowered(piece, code) not in _WHOLE.get(code, ())


def lowered(word: str, code: str) -> str:
    """A word in small letters: the small letter of the Turkish I is ı.

    >>> lowered("KARTI", "fr"), lowered("KARTI", "tr"), lowered("İKİ", "tr")
    ('karti', 'kartı', 'iki')
    """
    return word.replace("İ", "i").replace("I", "ı").lower() if code == "tr" else word.lower()


def capital(word: str, code: str) -> str:
    """A word in capitals.

    >>> capital("iki", "fr"), capital("iki", "tr")
    ('IKI', 'İKİ')
    """
    return word.replace("i", "İ").upper() if code == "tr" else word.upper()


def shapes(word: str, code: str) -> set[str]:
    """A word of a list as texts may write it: so, at the beginning of a sentence, in capitals.

    >>> sorted(shapes("ante", "en"))
    ['ANTE', 'Ante', 'ante']
    """
    return {word, capital(word[0], code) + word[1:], capital(word, code)}
