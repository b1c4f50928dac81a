"""Rule sets in words: a label for each choice, a phrase for each value, names of sets and sources.

What a choice is and what it may be says `RuleSet`; here stand only the words for it. A value
without a phrase is a number and is shown as one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from badugi_core import (
    OPTIONS,
    BettingStructure,
    Exchange,
    FirstToShow,
    OddChip,
    Reopening,
    Reshuffle,
    Rounding,
    RuleSet,
    Source,
)
from tools.words.later import N_
from tools.words.words import Words

# TRANSLATORS: In a table of choices: with this limit the choice does not arise.
_NOT_USED = N_("does not apply")
# TRANSLATORS: In a table of choices: raises without a limit to their number.
_UNLIMITED = N_("not limited")


@dataclass(frozen=True, kw_only=True)
class Choice:
    """One field of `RuleSet` in words; texts are English msgids."""

    label: str
    """What is chosen, as the head of a row: before a colon or beside the value."""
    rule: str
    """The anchor of the rule that it decides, on the page of the rules."""
    values: Mapping[object, str] = field(default_factory=dict)
    """A phrase for each value that is not shown as a number."""
    unused: str = _NOT_USED
    """What is so in rule sets whose structure leaves the choice out."""


CHOICES: Mapping[str, Choice] = {
    # TRANSLATORS: These labels stand beside their values in a table: Players, at least: 2.
    "min_players": Choice(label=N_("Players, at least"), rule="players"),
    "max_players": Choice(label=N_("Players, at most"), rule="players"),
    "stack": Choice(label=N_("Chips of each player at the start"), rule="stacks"),
    "deals": Choice(
        label=N_("Deals in a session"),
        rule="length",
        # TRANSLATORS: The number of deals in a session is open.
        values={0: N_("as many as the table likes")},
    ),
    "structure": Choice(
        label=N_("Limit on bets and raises"),
        rule="structures",
        values={
            BettingStructure.FIXED_LIMIT: N_("fixed limit"),
            BettingStructure.POT_LIMIT: N_("pot limit"),
            BettingStructure.HALF_POT_LIMIT: N_("half-pot limit"),
        },
    ),
    "small_blind": Choice(label=N_("Small blind"), rule="blind-size"),
    "big_blind": Choice(label=N_("Big blind"), rule="blind-size"),
    "small_bet": Choice(label=N_("Small bet"), rule="bet-size"),
    "big_bet": Choice(label=N_("Big bet"), rule="bet-size"),
    "small_bet_rounds": Choice(label=N_("Betting rounds with the small bet"), rule="bet-size"),
    "raises_predraw": Choice(label=N_("Raises in round 1, at most"), rule="cap", unused=_UNLIMITED),
    "raises": Choice(label=N_("Raises in each later round, at most"), rule="cap", unused=_UNLIMITED),
    "uncapped_heads_up": Choice(
        label=N_("Raises while only two players are left"),
        rule="cap-heads-up",
        # TRANSLATORS: "the same limit": as many raises as with more players.
        values={True: _UNLIMITED, False: N_("the same limit")},
        unused=_UNLIMITED,
    ),
    "reopens": Choice(
        label=N_("A short all-in counts as a raise if it adds at least"),
        rule="short-raise",
        # TRANSLATORS: What a short all-in must add at least to count as a raise.
        values={
            Reopening.HALF_BET: N_("half a bet of the round"),
            Reopening.FULL_BET: N_("as much as the last bet or raise"),
        },
    ),
    "half_pot_rounding": Choice(
        label=N_("Half of an odd pot"),
        rule="half-chips",
        values={Rounding.DOWN: N_("rounded down"), Rounding.UP: N_("rounded up")},
    ),
    "burns": Choice(
        label=N_("Cards burned before each draw"),
        rule="burn",
        # TRANSLATORS: No cards are burned.
        values={0: N_("none")},
    ),
    "exchange": Choice(
        label=N_("When new cards are dealt"),
        rule="replacements",
        values={
            Exchange.IN_TURN: N_("to each player at once, before the next one discards"),
            Exchange.AFTER_ALL: N_("after all players have discarded"),
        },
    ),
    "reshuffle": Choice(
        label=N_("What is shuffled when the deck runs out"),
        rule="whose-discards",
        values={
            Reshuffle.NEVER: N_("nothing: the deck cannot run out"),
            Reshuffle.EARLIER_DISCARDS: N_("folded hands and the discards of earlier draws"),
            Reshuffle.ALL_BUT_OWN: N_("folded hands and all discards, but nobody gets back their own"),
        },
    ),
    "first_to_show": Choice(
        label=N_("Who shows first"),
        rule="show-order",
        values={
            FirstToShow.LAST_AGGRESSOR: N_(
                "who bet or raised last in the last round; if nobody did, the first player left of the dealer who is still in"
            ),
            FirstToShow.LEFT_OF_BUTTON: N_("the first player left of the dealer who is still in"),
        },
    ),
    "odd_chip": Choice(
        label=N_("Who gets an odd chip"),
        rule="odd-chip",
        values={
            OddChip.BIG_BLIND: N_("the big blind"),
            OddChip.LEFT_OF_BUTTON: N_("the winners in turn, beginning left of the dealer"),
        },
    ),
}
"""The words for every choice of `RuleSet`, in its order."""

RULESETS: Mapping[str, str] = {
    # TRANSLATORS: These are names of rule sets: titles of pages and heads of columns.
    "home": N_("House rules for two"),
    "room-fixed-limit": N_("Card room, fixed limit"),
    "room-pot-limit": N_("Card room, pot limit"),
    "room-half-pot-limit": N_("Card room, half-pot limit"),
    "pagat": N_("Rules of pagat.com"),
}
"""The names of the bundled rule sets, in the order in which pages show them."""

SOURCES: Mapping[Source, str] = {
    # TRANSLATORS: These are names of sources: what follows "Source:".
    Source.HOUSE_FR: N_("House rules for two, in French"),
    Source.HOUSE_PT: N_("House rules for two, in Portuguese"),
    Source.ROOM_FR: N_("Rules of a card room, in French"),
    Source.ROOM_RU: N_("Rules of a card room, in Russian"),
    Source.PAGAT: "pagat.com",
    Source.ROBERTS: "Robert’s Rules of Poker",
    Source.POKERSTARS: "PokerStars",
    # TRANSLATORS: BARGE is a name.
    Source.BARGE: N_("The BARGE rulebook"),
    Source.WSOP: N_("The World Series of Poker (WSOP)"),
    Source.HALF_POT: "casinoman.net",
    Source.LAWS: N_("Older laws of draw poker"),
    # TRANSLATORS: The source of a choice that no rule book decides: this website.
    Source.OURS: N_("This reference"),
}
"""The names of the sources, in their order: messages, but for names that no language changes."""

_NAMES = frozenset({Source.PAGAT, Source.ROBERTS, Source.POKERSTARS, Source.HALF_POT})


def arises(name: str, rules: RuleSet) -> bool:
    """Whether the structure of a rule set leaves this to be chosen.

    >>> from badugi_core import load_ruleset
    >>> arises("small_bet", load_ruleset("home")), arises("small_bet", load_ruleset("room-pot-limit"))
    (True, False)
    """
    return OPTIONS[name].applies(rules.structure)


def said(name: str, rules: RuleSet) -> str | int:
    """What a rule set says of a choice, in no language: an English msgid, or a number.

    >>> from badugi_core import load_ruleset
    >>> said("max_players", load_ruleset("pagat")), said("small_bet", load_ruleset("room-pot-limit"))
    (8, 'does not apply')
    """
    choice = CHOICES[name]
    if not arises(name, rules):
        return choice.unused
    value: int = getattr(rules, name)
    return choice.values.get(value, value)


def choice_label(words: Words, name: str) -> str:
    """What is chosen, as HTML."""
    return words.html(CHOICES[name].label)


def choice_value(words: Words, name: str, rules: RuleSet) -> str:
    """What a rule set says of a choice, as HTML."""
    value = said(name, rules)
    return words.html(value) if isinstance(value, str) else words.number(value)


def choice_text(words: Words, name: str, rules: RuleSet) -> str:
    """The same as plain text."""
    value = said(name, rules)
    return words.gettext(value) if isinstance(value, str) else words.number(value)


def ruleset_name(words: Words, name: str) -> str:
    """The name of a bundled rule set, as HTML."""
    return words.html(RULESETS[name])


def source_name(words: Words, source: Source) -> str:
    """The name of a source, as HTML."""
    return SOURCES[source] if source in _NAMES else words.html(SOURCES[source])


def number_range(words: Words, say: Callable[[str], str], least: int, most: int) -> str:
    """Numbers from the least to the most; `say` is how `words` says a message: as text or as HTML.

    >>> from tools.i18n.catalogues import Catalogue
    >>> from tools.i18n.locales import load_locale
    >>> words = Words(load_locale("en"), Catalogue.load(load_locale("en")))
    >>> number_range(words, words.gettext, 2, 6), number_range(words, words.gettext, 2, 2)
    ('2 to 6', '2')
    """
    if least == most:
        return words.number(least)
    _ = say
    # TRANSLATORS: From one number of players to another.
    # TRANSLATORS: %(least)s: 2
    # TRANSLATORS: %(most)s: 6
    return _("%(least)s to %(most)s") % {"least": words.number(least), "most": words.number(most)}
