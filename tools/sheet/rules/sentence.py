"""A sentence of the rules sheet, or a choice of its rule set: which games need it, and what it says."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from badugi_core import DECK, HOLE_CARDS, RuleSet
from tools.words.rulesets import CHOICES, choice_text
from tools.words.words import English, Words

Test = Callable[[RuleSet], bool]
"""Whether a game is of some kind."""


@dataclass(frozen=True)
class Sentence:
    """A sentence of the sheet, or one choice of the rule set with its value."""

    text: str
    """An English msgid; in a sentence about a choice, the name of the field."""
    rule: str
    """The anchor of the rule that it states, or states first."""
    when: tuple[Test, ...] = ()
    """What a game must be to need it."""
    choice: bool = False
    large: int = 0
    """When the large print needs it: 1 always, a larger number only where there is room; 0 never."""
    repeated: bool = False
    """Whether the picture of a round or a dispute says it too, so that the sheet of one side can do without."""


_LINK = re.compile(r"\[([^\]]*)\]\(%\(\w+\)s\)")


def needed(sentences: tuple[Sentence, ...], rules: RuleSet) -> Iterator[Sentence]:
    """The sentences of a game."""
    return (sentence for sentence in sentences if all(test(rules) for test in sentence.when))


def sentence_text(sentence: Sentence, words: Words, rules: RuleSet) -> str:
    """What a sentence says, without the links that it has on the site.

    >>> from badugi_core import load_ruleset
    >>> from tools.i18n.catalogues import Catalogue
    >>> from tools.i18n.locales import load_locale
    >>> words = Words(load_locale("en"), Catalogue.load(load_locale("en")))
    >>> sentence_text(Sentence("exchange", "replacements", choice=True), words, load_ruleset("home"))
    'When new cards are dealt: to each player at once, before the next one discards.'
    """
    if sentence.choice:
        name = sentence.text
        return item(words, words.gettext(CHOICES[name].label), choice_text(words, name, rules))
    return unlinked(words.gettext(sentence.text)) % _values(words, rules)


def unlinked(text: str) -> str:
    """A message of a page without its links.

    >>> unlinked("See [the rules](%(rules)s).")
    'See the rules.'
    """
    plain = _LINK.sub(r"\1", text)
    return English(plain) if isinstance(text, English) else plain


def item(words: Words, label: str, value: str) -> str:
    """A label and its value as a sentence."""
    # TRANSLATORS: A part of what a picture shows, for readers who cannot see it; or what a game decides.
    # TRANSLATORS: %(label)s: First to act
    # TRANSLATORS: %(value)s: Dealer
    return words.gettext("%(label)s: %(value)s.") % {"label": label, "value": value}


def _values(words: Words, rules: RuleSet) -> Mapping[str, str]:
    """What fills the placeholders of the sentences: for each name, one meaning."""
    numbers = {
        "hole": HOLE_CARDS,
        "deck": len(DECK),
        "most": rules.most_cards,
    }
    return {"order": words.rank_order, **{name: words.number(number) for name, number in numbers.items()}}
