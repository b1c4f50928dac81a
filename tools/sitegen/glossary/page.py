"""The glossary: the page with every term, links to it, and the data of the tooltips.

An entry has the same anchor in every language; the order of the entries, and the letters above
them, are those of the language. `data-sorted` and `data-item` say so to the check that compares the
finished pages (tools/publish/skeleton.py).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from html import escape
from itertools import groupby

from badugi_core import HAND_CLASSES, HOLE_CARDS, HandClass, Rank, Suit
from tools.errors import SiteError
from tools.files import json_text
from tools.i18n.glossary import FILE, SOURCE_COLUMN, Term
from tools.i18n.locales import Locale
from tools.sitegen.glossary.definitions import DEFINITIONS
from tools.words.collation import collation
from tools.words.words import SUIT_SYMBOLS, English, Words, lang_mark, marked, shown

GLOSSARY_FILE = "glossary.json"
"""The data of the tooltips, below the address of a locale."""

_RANK_KEYS = dict(
    zip(
        ("ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king"),
        Rank,
        strict=True,
    )
)
_SUIT_KEYS = dict(zip(("club", "diamond", "heart", "spade"), Suit, strict=True))
_EIGHTS = [each for each in HAND_CLASSES if each.size == HOLE_CARDS and each.ranks[0] is Rank.EIGHT]
_EXAMPLES = {"nuts": HAND_CLASSES[0], "smooth": _EIGHTS[0], "rough": _EIGHTS[-1]}
"""The hands that definitions show."""


def anchor(key: str) -> str:
    """The anchor of a term.

    >>> anchor("big_blind")
    'big-blind'
    """
    return key.replace("_", "-")


@dataclass(frozen=True)
class Entry:
    """One term as a language shows it."""

    term: Term
    word: str
    """What it is called; `English` where the glossary has no word in the language."""

    @property
    def anchor(self) -> str:
        """Its place on the page, the same in all languages."""
        return anchor(self.term.key)


def _word(words: Words, term: Term) -> str:
    return term.shown(words.locale.code) or English(term.shown(SOURCE_COLUMN))


def entries(words: Words) -> list[Entry]:
    """Every term of the glossary in the order of the language.

    Raises:
        SiteError: a term has no definition.
    """
    terms = words.locale.glossary.terms
    if lost := [term.key for term in terms if term.key not in DEFINITIONS]:
        raise SiteError(
            f"locales/{FILE}: the term '{lost[0]}' has no definition: write it in tools/sitegen/glossary/definitions.py."
        )
    order = collation(words.locale)
    # Terms of the same name, such as a card and its rank, stay in the order of the file.
    return sorted((Entry(term, _word(words, term)) for term in terms), key=lambda entry: order.key(entry.word))


def _values(words: Words, key: str, ranks: Callable[[HandClass], str]) -> dict[str, str]:
    """What the placeholders of a definition stand for."""
    values = {}
    if rank := _RANK_KEYS.get(key.removesuffix("_badugi")):
        values["rank"] = words.rank(rank)
        values["lower"] = words.rank(Rank(rank - 1)) if rank > min(Rank) else ""
    if key in _SUIT_KEYS:
        values["sign"] = SUIT_SYMBOLS[_SUIT_KEYS[key]]
    if key in _EXAMPLES:
        values["ranks"] = ranks(_EXAMPLES[key])
    return values


def definition_html(words: Words, key: str) -> str:
    """What a term means, in HTML."""
    return words.html(DEFINITIONS[key].text) % _values(words, key, words.ranks_html)


def definition_text(words: Words, key: str) -> str:
    """The same as plain text; `English` where it has no translation."""
    return words.text(DEFINITIONS[key].text, **_values(words, key, words.ranks))


def _speech(locale: Locale) -> str:
    return f' lang="{locale.lang}" dir="{locale.direction}"'


def _others(entry: Entry, words: Words, locales: Iterable[Locale]) -> str:
    """The words of the other languages, each under the name of its language."""
    heading = SOURCE_COLUMN if isinstance(entry.word, English) else words.locale.code
    return "".join(
        f'<li><span class="language"{_speech(locale)}>{escape(locale.name)}</span> '
        f"<span{_speech(locale)}>{escape(word)}</span></li>"
        for locale in locales
        if locale.code != heading and (word := entry.term.shown(locale.code))
    )


def _item(entry: Entry, words: Words, locales: Iterable[Locale], rule_link: Callable[[str], str]) -> str:
    definition = DEFINITIONS[entry.term.key]
    rule = f" {rule_link(definition.rule)}" if definition.rule else ""
    return (
        f'<div class="term" data-item>'
        f'<h3 id="{entry.anchor}"><a href="#{entry.anchor}">{shown(entry.word)}</a></h3>'
        f"<p>{definition_html(words, entry.term.key)}{rule}</p>"
        f'<ul class="term-words" data-search-exclude>{_others(entry, words, locales)}</ul></div>'
    )


def _letters(words: Words) -> Iterator[tuple[str, list[Entry]]]:
    """The entries under each of their first letters, in HTML: a capital, marked where all words are English."""
    order = collation(words.locale)
    for letter, group in groupby(entries(words), key=lambda entry: order.initial(entry.word)):
        found = list(group)
        capital = escape(words.sentence_case(letter))
        yield marked(capital, not all(isinstance(entry.word, English) for entry in found)), found


def glossary_html(words: Words, locales: Iterable[Locale], rule_link: Callable[[str], str]) -> str:
    """Every term under its first letter, below a list of the letters.

    Args:
        words: The language of the page.
        locales: All languages of the site.
        rule_link: Makes a link to a rule from its anchor.
    """
    locales = list(locales)
    # TRANSLATORS: Name of the list of letters above the glossary, for screen readers.
    label = words.gettext("First letters")
    bar, groups = [], []
    for number, (letter, group) in enumerate(_letters(words), 1):
        bar.append(f'<li><a href="#letter-{number}">{letter}</a></li>')
        items = "".join(_item(entry, words, locales, rule_link) for entry in group)
        groups.append(f'<section><h2 id="letter-{number}" data-search-exclude>{letter}</h2>{items}</section>')
    return (
        f'<div class="glossary" data-sorted><nav class="letters" aria-label="{escape(label)}"{lang_mark(label)} data-search-exclude>'
        f"<ul>{''.join(bar)}</ul></nav>{''.join(groups)}</div>"
    )


def glossary_json(words: Words) -> str:
    """The tooltips: what each term means, by its anchor, and what is in English for want of a translation."""
    data = {}
    for entry in entries(words):
        text = definition_text(words, entry.term.key)
        data[entry.anchor] = {"text": str(text)} | ({"lang": "en"} if isinstance(text, English) else {})
    return json_text(data)


def is_term(words: Words, name: str) -> bool:
    """Whether a name is the anchor of a term."""
    return any(anchor(term.key) == name for term in words.locale.glossary.terms)
