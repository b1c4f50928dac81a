"""Is the type set as the language sets it? The marks of each are in its locale.toml."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tools.i18n.catalogues import Catalogue
from tools.i18n.checks.model import Text, short
from tools.i18n.checks.shape import Pair
from tools.i18n.forms import plain, prose
from tools.i18n.po import Message, PoFile

_WORDS = re.compile(r"%\(\w+\)[a-z]|\{\w+\}|`[^`]*`|&#?\w+;|(?<!\w):[a-z][\w+-]*:(?!\w)")
_MARKS = re.compile(r"\]\([^()\s]*\)|<[^<>]*>|[*_\[\]]")
_APOSTROPHE = "’"
_QUOTES = "«»‹›„“”‟‚‘‛「」『』"
_ONE_SPACE = re.compile(r"(?<=[^\s–—])[^\S\n](?:[–—](?=\w)|-(?=[^\W\d]))\w{0,20}|\w{1,20}[–—][^\S\n](?=[^\s–—])")
"""A dash with a space on one side, where a line does not begin: no suspended hyphen, no negative number."""
_NO_SPACE = re.compile(r"\w{1,20}—\w{1,20}")
"""The long dash between words; the short one between numbers is a range."""
_SPACES = {
    "": "no space",
    " ": "a space",
    "\u00a0": "a no-break space (U+00A0)",
    "\u202f": "a narrow no-break space (U+202F)",
}


def _visible(text: str) -> str:
    """A text as it is read: an x for each placeholder and piece of code, no tags, targets and emphasis."""
    return _MARKS.sub("", _WORDS.sub("x", text))


def _named(space: str) -> str:
    return _SPACES.get(space, f"U+{ord(space[0]):04X}" if space else "")


def double_spaces(pair: Pair) -> str | None:
    """One space is enough between two words."""
    match = re.search(r"\S{1,20}[ \u00a0\u202f]{2,}\S{1,20}", pair.text)
    if not match or any(re.search(r"\S {2,}\S", source) for source in pair.sources):
        return None
    return f"'{short(match[0])}' has two spaces: leave one"


def apostrophes(pair: Pair) -> str | None:
    """Apostrophes are curved."""
    match = re.search(r"\w{0,20}['`´]\w{0,20}", _visible(pair.text))
    if not match or any("'" in source for source in pair.sources):
        return None
    return f"'{match[0]}' has a straight apostrophe: write ’ (U+2019)"


def ellipsis(pair: Pair) -> str | None:
    """Three dots are one character."""
    return "'...' stands for an ellipsis: write … (U+2026)" if "..." in pair.text else None


def _outside(text: str, allowed: list[tuple[str, ...]]) -> str | None:
    """The first mark of the inner quotation that opens outside an outer one."""
    (opening, closing), *inner = ((left.strip(), right.strip()) for left, right in allowed)
    depth = 0
    for character in text:
        depth += (character == opening) - (character == closing)
        if depth <= 0 and any(character == left for left, _ in inner):
            return character
    return None


def quotation(pair: Text) -> str | None:
    """Quotation marks are those of the language, in pairs, with its spaces inside."""
    marks = pair.language.typography
    if not marks.quotes:
        return None
    text = _visible(pair.text)
    allowed = [marks.quotes, *([marks.inner_quotes] if marks.inner_quotes else [])]
    known = "".join(mark for pair_of in allowed for mark in pair_of)
    for character in text:
        if character in _QUOTES and character not in known:
            return f"{character} is no quotation mark of this language: write {marks.quotes[0]}…{marks.quotes[1]}"
    if outside := _outside(text, allowed):
        return f"{outside} is for a quotation inside another: write {marks.quotes[0]}…{marks.quotes[1]}"
    for opening, closing in allowed:
        left, right = opening.strip(), closing.strip()
        if text.count(left) > text.count(right) or (right != _APOSTROPHE and text.count(left) < text.count(right)):
            return f"{left} and {right} are not in pairs: open and close each quotation"
        inner = (left, opening[len(left) :]), (right, closing[: -len(right)])
        for quoted in re.findall(f"{re.escape(left)}([^{re.escape(left + right)}]*){re.escape(right)}", text):
            spaces = quoted[: len(quoted) - len(quoted.lstrip())], quoted[len(quoted.rstrip()) :]
            for found, (mark, space) in zip(spaces, inner, strict=True):
                if found != space:
                    return f"the quotation mark {mark} has {_named(found)} inside: put {_named(space)} there"
    return None


def marks_spacing(pair: Text) -> str | None:
    """The space before a punctuation mark is that of the language, most often none."""
    before = pair.language.typography.before
    if before is None:
        return None
    wanted = dict(before)
    for match in re.finditer(r"(?<=[^\s:;!?.,])(\s*)([:;!?.,])(?=[\s)\]»”]|$)", _visible(pair.text)):
        space, mark = match.groups()
        if space != wanted.get(mark, ""):
            return f"'{mark}' has {_named(space)} before it: put {_named(wanted.get(mark, ''))} there"
    return None


def dashes(pair: Text) -> str | None:
    """A dash between words is that of the language with its spaces; a hyphen joins parts of words."""
    wanted = pair.language.typography.dash
    if not wanted:
        return None
    text = _visible(pair.text)
    for match in re.finditer(r"(?<=\S)(\s+)([-–—]{1,2})(\s+)(?=\S)", text):
        if "\n" not in match[0] and match[0] != wanted:
            spaces = " and ".join((_named(wanted[: -len(wanted.lstrip())]), _named(wanted[len(wanted.rstrip()) :])))
            return f"'{match[2]}' stands for a dash, or its spaces are others: write {wanted.strip()} between {spaces}"
    glued = _ONE_SPACE.search(text) or (_NO_SPACE.search(text) if wanted != wanted.strip() else None)
    if glued:
        return f"'{glued[0]}' lacks a space beside its dash: write it like 'x{wanted}x', or a hyphen without spaces"
    return None


def no_breaks(pair: Text) -> str | None:
    """A word such as № is tied to the next by a no-break space."""
    for word in pair.language.typography.no_break_after:
        if re.search(rf"(?<!\w){re.escape(word)}(?: |(?=[\dx]))", _visible(pair.text)):
            return f"'{word}' can be parted from its number: put a no-break space (U+00A0) after it"
    return None


def percent_form(pair: Text) -> str | None:
    """A percentage is written round its number as locale.toml says."""
    sign = "%" if pair.script else "%%"
    number = r"(?:%\(\w+\)[a-z]|\{\w+\}|\d[\d.,\u00a0\u202f]*)"
    before, after = pair.language.percent.replace("%", sign).split("{n}")
    for match in re.finditer(rf"(?:{sign}\s*)?{number}(?:\s*{sign}(?!\())?", pair.text):
        if sign in re.sub(r"%\(\w+\)[a-z]", "", match[0]) and not re.fullmatch(
            f"{re.escape(before)}{number}{re.escape(after)}", match[0]
        ):
            return f"'{match[0]}' is no percentage of this language: write '{before}12{after}'"
    return None


_LETTERS = re.compile(r"[^\W\d_]+")


def capital_i(catalogue: Catalogue) -> Iterator[tuple[PoFile, Message, str]]:
    """Where i and ı have capitals of their own, a word has the right one: İki, Işık.

    What is right tell the words in small letters, of the catalogue itself and of the glossary. A
    word that neither has may be either, as may a word of the English text.
    """
    language = catalogue.locale
    capital = language.typography.capital_i
    if not capital:
        return

    def small(word: str) -> str:
        return word.replace(capital, "i").replace("I", "ı").lower()

    texts = [
        (po, message, _LETTERS.findall(prose(form)))
        for po, message in catalogue.entries()
        if not message.fuzzy
        for form in message.forms
    ]
    known = {word for _, _, words in texts for word in words if word == word.lower()}
    for term in language.glossary.terms:
        known.update(*(form.split() for form in plain(term.forms.get(language.code, ()))))
    alike = {word.replace("ı", "i"): word for word in sorted(known)}
    for po, message, words in texts:
        english = set(_LETTERS.findall(f"{message.id} {message.plural or ''}"))
        for word in words:
            read = small(word)
            if word == word.lower() or read in known or word in english:
                continue
            other = alike.get(read.replace("ı", "i"), read)
            pairs = [*zip(word, read, other, strict=True)]
            # Only capitals are looked at: in small letters, i and ı tell two words apart.
            if other != read and all(is_read == is_other or one in ("I", capital) for one, is_read, is_other in pairs):
                swap = {"I": capital, capital: "I"}
                right = "".join(one if is_read == is_other else swap[one] for one, is_read, is_other in pairs)
                yield po, message, f"'{word}' has the capital of another letter: write '{right}'"
