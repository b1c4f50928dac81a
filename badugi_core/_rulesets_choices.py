"""What a rule set may choose, where that is no number, and who says so: each value with its sources."""

from __future__ import annotations

from enum import StrEnum


class BettingStructure(StrEnum):
    """What limits a bet or a raise (LIM-1).

    >>> BettingStructure("pot-limit").name
    'POT_LIMIT'
    """

    FIXED_LIMIT = "fixed-limit"
    """Bets and raises of one size in each round: the house, rooms, pagat (FL-1, FL-2)."""
    POT_LIMIT = "pot-limit"
    """A raise up to the pot as it is after the call: rooms, pagat (PL-1, PL-2)."""
    HALF_POT_LIMIT = "half-pot-limit"
    """A raise up to half of the pot as it is after the call: rooms, pagat (HP-1)."""


class Reopening(StrEnum):
    """What an all-in must add so that it counts as a bet or a raise and reopens the betting.

    >>> [choice.value for choice in Reopening]
    ['half-bet', 'full-bet']
    """

    HALF_BET = "half-bet"
    """Half of the bet of the round: fixed limit in Robert's Rules, BARGE and at the WSOP."""
    FULL_BET = "full-bet"
    """As much as the last bet or raise: pot limit in Robert's Rules and at PokerStars."""


class Rounding(StrEnum):
    """What half of an odd pot is in whole chips.

    >>> [choice.value for choice in Rounding]
    ['down', 'up']
    """

    DOWN = "down"
    """The smaller half: our choice, no rule book says."""
    UP = "up"
    """The larger half: no rule book known to us."""


class Exchange(StrEnum):
    """When the replacements of a draw are dealt (DRAW-7).

    >>> [choice.value for choice in Exchange]
    ['in-turn', 'after-all']
    """

    IN_TURN = "in-turn"
    """To each player at once, before the next one discards: the house, pagat, PokerStars."""
    AFTER_ALL = "after-all"
    """After all players have discarded: BARGE."""


class Reshuffle(StrEnum):
    """What becomes the new deck when the deck runs out (DECK-3, DECK-4).

    >>> [choice.value for choice in Reshuffle]
    ['never', 'earlier-discards', 'all-but-own']
    """

    NEVER = "never"
    """Nothing, since all hands, replacements and burned cards of `max_players` fit into the deck, or the
    rule set is refused: the house, and every table of up to three."""
    EARLIER_DISCARDS = "earlier-discards"
    """Folded hands and the discards of earlier draws, not those of this draw: the WSOP and older
    live rules. If these are too few, what others have discarded in this draw joins them: ours."""
    ALL_BUT_OWN = "all-but-own"
    """The rest of the deck and all discards, but nobody gets back a card that they discarded:
    PokerStars."""


class FirstToShow(StrEnum):
    """Who shows first at the showdown (SHOW-2).

    >>> [choice.value for choice in FirstToShow]
    ['last-aggressor', 'left-of-button']
    """

    LAST_AGGRESSOR = "last-aggressor"
    """Whoever bet or raised last in the last round; if nobody did, the first active seat left
    of the button: the house, pagat, PokerStars, Robert's Rules."""
    LEFT_OF_BUTTON = "left-of-button"
    """Always the first active seat left of the button: no rule book known to us."""


class OddChip(StrEnum):
    """Who gets a chip that cannot be split (ODD-1).

    >>> [choice.value for choice in OddChip]
    ['big-blind', 'left-of-button']
    """

    BIG_BLIND = "big-blind"
    """The big blind: the house, where it cannot happen."""
    LEFT_OF_BUTTON = "left-of-button"
    """The tied seats from the left of the button, one chip each at most: Robert's Rules, BARGE."""


class Source(StrEnum):
    """Who says that a rule set is so: the rule books, or this reference.

    >>> from badugi_core import load_ruleset
    >>> Source.PAGAT in load_ruleset("pagat").sources["max_players"]
    True
    """

    HOUSE_FR = "house-fr"
    """House rules for two, "Badugi", in French."""
    HOUSE_PT = "house-pt"
    """The same house rules in Portuguese."""
    ROOM_FR = "room-fr"
    """Rules of a card room, "Les règles du Badugi", in French."""
    ROOM_RU = "room-ru"
    """Rules of a card room, "Правила покера Badugi", in Russian; with limits and seats."""
    PAGAT = "pagat"
    """pagat.com on Badugi, read in Turkish: https://www.pagat.com/poker/variants/badugi.html"""
    ROBERTS = "roberts"
    """Robert's Rules of Poker by Robert Ciaffone:
    https://homepokertourney.org/roberts-rules-of-poker.htm"""
    POKERSTARS = "pokerstars"
    """PokerStars: https://www.pokerstars.uk/help/articles/poker-rules-master/ and, on the deck
    that runs out, https://www.pokerstars.dk/en/poker/games/draw/reshuffle/"""
    BARGE = "barge"
    """The BARGE rulebook: https://github.com/ts4z/barge-rulebook"""
    WSOP = "wsop"
    """The tournament rules of the World Series of Poker: https://www.wsop.com"""
    HALF_POT = "casinoman"
    """The half-pot limit as casinoman.net explains it:
    https://casinoman.net/content/gaming-rules/poker-rules/texas-holdem-rules/texas-holdem-half-pot-limit.html"""
    LAWS = "laws"
    """Older laws of draw poker, on cards that are dealt wrongly:
    https://www.playingcardgames.net/CardGames/The-Draw.html"""
    OURS = "ours"
    """This reference, where no rule book decides."""
