"""Does a translation have the shape of its msgid? One small function for each way it may not.

A translation is untrusted input: it lands in Markdown and HTML without escaping and is
filled in with ``%``. So it may have the placeholders, links, tags and code of its msgid, all of
them and no others. Each check looks at one text beside the English texts that it may stand for,
and says what is wrong, or None. Words are none of its business.

Every pattern here takes time in proportion to the text: none may try again from each character
what it has failed to find from the one before. A test makes texts long and watches.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

from tools.i18n.letters import MOST_MARKS, for_terminal, foreign, heaped, hidden


@dataclass(frozen=True)
class Pair:
    """One text of a translation and the English texts it may stand for."""

    text: str
    sources: tuple[str, ...]
    """Several only for a plural form that stands for one number."""
    babel: str = "en"
    """The CLDR locale of the text, for its numbers."""
    script: bool = False
    """Whether the browser fills it in: then a ``%`` before no bracket is a plain character."""
    number: int | None = None
    """The only number that a plural form stands for: it need not use the placeholder."""

    @cached_property
    def plain(self) -> tuple[str, tuple[str, ...]]:
        """Text and sources with an x for each placeholder."""
        return _PLACEHOLDER.sub("x", self.text), tuple(_PLACEHOLDER.sub("x", one) for one in self.sources)

    @cached_property
    def named(self) -> tuple[str, tuple[str, ...]]:
        """Text and sources with a mere name for each placeholder, so that brackets are markup."""
        return _PLACEHOLDER.sub(_mark, self.text), tuple(_PLACEHOLDER.sub(_mark, one) for one in self.sources)


COUNTS = frozenset({"n", "num", "count"})
"""The names of the placeholder that says how many: a form for one number may leave it out."""

_LONE = re.compile(r"%(?:%|\(\w+\)[a-z]|(.{0,8}))", re.DOTALL)
"""A percent sign with what it is part of, or with what stands behind it."""
_BRACE = re.compile(r"\{(\w+)\}")
_PLACEHOLDER = re.compile(r"%\((\w+)\)[a-z]|\{(\w+)\}")


def _mark(match: re.Match[str]) -> str:
    return f"\0{match[1] or match[2]}\0"


def _listed(tokens: Iterable[str]) -> str:
    names = [for_terminal(re.sub("\0([^\0]*)\0", r"%(\1)s", token)) for token in tokens]
    return ", ".join([f"'{name}'" for name in names[:5]] + ["…"] * (len(names) > 5))


def difference(found: Counter[str], wanted: list[Counter[str]]) -> str | None:
    """How the tokens of a text differ from those of each source, told for the nearest."""
    if found in wanted:
        return None
    nearest = min(wanted, key=lambda one: ((one - found) + (found - one)).total())
    parts = []
    if lacking := nearest - found:
        parts.append(f"lacks {_listed(lacking)}: put it back")
    if extra := found - nearest:
        parts.append(f"has {_listed(extra)} which the English text lacks: take it out")
    return "the translation " + "; it ".join(parts)


def _same(pattern: str, *, flags: int = 0) -> Callable[[Pair], str | None]:
    """A check that text and source have the same matches of a pattern, as often."""
    find = re.compile(pattern, flags).findall

    def check(pair: Pair) -> str | None:
        text, sources = pair.named
        return difference(Counter(find(text)), [Counter(find(source)) for source in sources])

    return check


def _names(text: str) -> frozenset[str]:
    percent = re.findall(r"%\(\w+\)[a-zA-Z]", text)
    return frozenset(percent) | frozenset(match[0] for match in _BRACE.finditer(text))


def placeholders(pair: Pair) -> str | None:
    """Every placeholder of the English text stands in the translation, and no other."""
    found = _names(pair.text)
    wanted = [_names(source) for source in pair.sources]
    if pair.number is not None:
        wanted += [
            frozenset(name for name in names if re.sub(r"\W|(?<=\))\w", "", name) not in COUNTS)
            for names in wanted
        ]
    return difference(Counter(found), [Counter(names) for names in wanted])


def _lone_percent(text: str) -> str | None:
    """The first % that is neither doubled nor part of %(name)s, with what stands behind it."""
    lone = (match for match in _LONE.finditer(text) if match[1] is not None)
    return next((match[0].strip() for match in lone), None)


def percent(pair: Pair) -> str | None:
    """A % is part of %(name)s, or doubled where the text is filled in by Python.

    Nothing else: Python would also read a width, such as %(name)999999999s. An English text that
    has a lone % itself is filled in by the browser, whatever the catalogue says about it.
    """
    token = _lone_percent(pair.text)
    if token is None or any(map(_lone_percent, pair.sources)):
        return None
    return f"the translation has a lone % at '{for_terminal(token)}': write %% for the sign, %(name)s for a value"


def percent_signs(pair: Pair) -> str | None:
    """As many percent signs as the English text."""
    sign = re.compile("%(?!\\()" if pair.script else "%%")
    counts = {len(sign.findall(source)) for source in pair.sources}
    found = len(sign.findall(pair.text))
    if found in counts:
        return None
    return f"the translation has {found} percent signs, not {min(counts)}: correct it"


def jinja(pair: Pair) -> str | None:
    """No template code."""
    match = re.search(r"\{\{|\}\}|\{%|%\}|\{#|#\}|-8<-", pair.text)
    return f"the translation has template code '{match[0]}': take it out" if match else None


def control(pair: Pair) -> str | None:
    """No control characters, invisible characters, changes of direction or heaps of marks."""
    if character := hidden(pair.text, known="".join(pair.sources)):
        return f"the translation has the invisible character U+{ord(character):04X}: take it out"
    if (marks := heaped(pair.text)) > max(MOST_MARKS, *map(heaped, pair.sources)):
        return f"the translation has {marks} marks on one letter: leave {MOST_MARKS} at most"
    return None


def alphabet(pair: Pair) -> str | None:
    """Letters of the language or of English, and no word with letters of two alphabets.

    A Latin c in a Russian word looks right, but no search finds the word.
    """
    found = foreign(_PLACEHOLDER.sub(" ", pair.text), pair.babel)
    if found is None or any(found[1] in source for source in pair.sources):
        return None
    character, word = found
    return f"'{for_terminal(word)}' has {unicodedata.name(character, 'a letter').lower()}, of another alphabet: type it anew"


def links(pair: Pair) -> str | None:
    """The same links and images: targets and brackets."""

    def targets(text: str) -> Counter[str]:
        # With the bracket that ends it: without that, the words behind would be of the target.
        found = re.findall(r"\]\(\s*<?[^\s)>]*(?:>?\))?", text)
        return Counter([*found, *re.findall(r"!\[|\]\[[^\]]*\]?|\[\^|\]:|\[|\]", text)])

    text, sources = pair.named
    if fault := difference(targets(text), [targets(source) for source in sources]):
        return fault
    if not _nested(text) and all(map(_nested, sources)):
        return "the brackets of a link are out of order: write [text](target)"
    return None


def _nested(text: str) -> bool:
    """Whether square brackets open before they close."""
    depth = 0
    for bracket in re.findall(r"[\[\]]", text):
        depth += 1 if bracket == "[" else -1
        if depth < 0:
            return False
    return depth == 0


def emphasis(pair: Pair) -> str | None:
    """The same stars, underscores and backticks, each pair around words."""
    text, sources = pair.plain
    runs = [Counter(re.findall(_RUN, one)) for one in (text, *sources)]
    if fault := difference(runs[0], runs[1:]):
        return fault
    if all(map(_well_paired, sources)) and not _well_paired(text):
        return "emphasis or code does not open before a word and close after it: mind the spaces around * and `"
    return None


_RUN = r"(?<!\\)(?:\*+|`+|~~+|==+|\^+|\+\++|(?<!\w)_+|_+(?!\w))"


def _well_paired(text: str) -> bool:
    opened: dict[str, bool] = {}
    for match in re.finditer(_RUN, text):
        run = match[0]
        before, after = text[max(match.start() - 1, 0) : match.start()], text[match.end() : match.end() + 1]
        opening = not opened.get(run, False)
        if opening and (not after or after.isspace()):
            return False
        if not opening and (not before or before.isspace()):
            return False
        opened[run] = opening
    return not any(opened.values())


def lines(pair: Pair) -> str | None:
    """The same lines: each blank, or opening a list, heading, quote or table as in English."""

    def structure(text: str) -> tuple[str, ...]:
        marks = ["|" * text.count("|")]  # a cell more or less breaks a table
        for line in text.split("\n"):
            match = _BLOCK.match(line)
            marks.append(re.sub(r"\d+", "1", match[0]) if match else ("" if line.strip() else "blank"))
        return tuple(marks)

    found = structure(pair.text)
    if any(found == structure(source) for source in pair.sources):
        return None
    count, wanted = pair.text.count("\n") + 1, pair.sources[0].count("\n") + 1
    if count != wanted:
        return f"the translation has {count} lines, not {wanted}: break it as in English"
    return "a line opens or does not open a list, heading, quote, table or code as in English: correct its start"


_BLOCK = re.compile(
    r"[ \t]{2,}|\t|(?:[ \t]?(?:#+|[-+*](?=\s|$)|\d+[.)](?=\s|$)"
    r"|>|\||!!!|\?\?\?|=+[ \t]*$|-{2,}|_{3,}|\*{3,}|```|~~~|::: ?|: ))+"
)
"""What opens a block; several times, as blocks open inside blocks."""


def edges(pair: Pair) -> str | None:
    """The same spaces at both ends."""

    def ends(text: str) -> tuple[str, str]:
        return text[: len(text) - len(text.lstrip())], text[len(text.rstrip()) :]

    if any(ends(pair.text) == ends(source) for source in pair.sources):
        return None
    return "the translation begins or ends with other spaces than the English text: make them equal"


_SCHEME = re.compile(
    r"(?:(?<![a-z0-9+.\-])[a-z][a-z0-9+.\-]*:)?//[^\s)>\"']*"
    r"|\b(?:javascript|vbscript|file|blob|mailto|tel)\s*:|\bdata:\w+/|\bwww\.[^\s)>\"']*",
    re.IGNORECASE,
)
_DOTTED = re.compile("[\\w\\-+.@\u2024\uff0e\u3002\uff61]+")
_DOT = re.compile("[.\u2024\uff0e]|(?<=[a-zA-Z0-9])[\u3002\uff61](?=[a-zA-Z0-9])")
"""What browsers take for the dot of an address; the last two end sentences too."""


def _addresses(text: str) -> Iterator[str]:
    """Names with dots, such as badugi.org, and addresses of mail; abbreviations such as i.e. are none."""
    for match in _DOTTED.finditer(text):
        parts = _DOT.split(match[0])
        ending = any(before and re.match(r"[^\W\d_][\w\-]", after) for before, after in pairwise(parts))
        if ending or "@" in match[0].strip("@"):
            yield match[0].strip(".")


def schemes(pair: Pair) -> str | None:
    """No web address that the English text lacks, and none that looks like one of it.

    Letters may be of any alphabet, so that badugі.org with a Cyrillic і is an address, and not
    that of the English text.
    """
    text, sources = pair.named
    found, *wanted = (Counter([*_SCHEME.findall(one), *_addresses(one)]) for one in (text, *sources))
    return difference(found, wanted)


def html(pair: Pair) -> str | None:
    """The same HTML tags with the same attributes, well nested, and the same entities."""
    if fault := _TAGS(pair):
        return fault
    text, sources = pair.named
    if not _closed(text) and all(map(_closed, sources)):
        return "the HTML tags are out of order: close each after its words"
    return None


# A placeholder counts as the beginning of a tag: its value may be letters. A numbered entity
# need not end, and one that does not makes Python-Markdown lose the line behind it.
_TAGS = _same(r"<(?=[!/?a-zA-Z\0])[^<>]*>?|&#\w*;?|&\w+;")


def _closed(text: str) -> bool:
    """Whether HTML elements are closed in their order."""
    opened: list[str] = []
    for slash, name in re.findall(r"<(/?)([a-zA-Z][a-zA-Z0-9]*)", text):
        if not slash:
            opened += [] if name in {"br", "wbr", "img"} else [name]
        elif not opened or opened.pop() != name:
            return False
    return not opened


quotes = _same(r'"|\\')
quotes.__doc__ = "As many straight quotes and backslashes: they end attributes and undo marks."

braces = _same(r"\{[^{}]*\}?|\}")
braces.__doc__ = "No braces but placeholders and those of the English text: they set attributes."

icons = _same(r"(?<!\w):[a-z][a-z0-9_+-]*:(?!\w)")
icons.__doc__ = "The same :icons: as the English text."

_RANK = r"(?:10|[2-9AJQKT])"
_CARD = rf"{_RANK}?[♠♥♦♣♤♡♢♧]"
_LETTERED = rf"(?<!\w){_RANK}[cdhs](?:[ ,\-–]{{0,2}}{_RANK}[cdhs])+(?!\w)"
_STRING = rf"(?<![\w-])(?:{_RANK}(?:-{_RANK}){{2,}}|{_RANK}-[AJQKT]|[AJQKT]-{_RANK})(?![\w-])"

CARDS = f"{_CARD}|{_LETTERED}|{_STRING}"
"""A pattern of cards and of ranks in a row."""

cards = _same(CARDS)
cards.__doc__ = "The same cards (10♦, As 2d) and the same ranks (8-6-4-A)."
