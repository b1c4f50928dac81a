"""Further mistakes with cards: in reading and comparing hands, in counting outs, in throwing cards away.

Their wrong methods are in `methods.py` and `readings.py`, and in the modules of their questions.
"""

from __future__ import annotations

from tools.quiz.mistakes.mistake import Mistake
from tools.words.later import N_

_READING = (
    Mistake(
        "lowest-first",
        N_("You took the lowest cards one after the other."),
        N_("Keep as many cards as possible, even if one is higher."),
        "all-sets",
    ),
    Mistake(
        "both-of-a-pair",
        N_("You dropped both cards of a pair."),
        N_("A pair costs one card. The other cards can still play."),
        "plays",
    ),
    Mistake(
        "both-of-a-suit",
        N_("You dropped every card of one suit."),
        N_("Of two cards that clash, one can still play."),
        "plays",
    ),
    Mistake(
        "ranks-without-suits",
        N_("You looked at the ranks and forgot the suits."),
        N_("Two cards of one suit cannot both play."),
        "plays",
    ),
    Mistake(
        "high-card-out",
        N_("You dropped a card because it is high."),
        N_("Every card that fits can play. More cards beat lower cards."),
        "more-cards",
    ),
    Mistake(
        "higher-kept",
        N_("You kept the higher of two cards that clash."),
        N_("If the number of cards is the same, the lower card plays."),
        "lowest-set",
    ),
)

_COMPARING = (
    Mistake(
        "only-counted",
        N_("You counted the playing cards and stopped there."),
        N_("With the same number of playing cards, their ranks decide."),
        "lower-cards",
    ),
    Mistake(
        "higher-wins",
        N_("You let the higher card win."),
        N_("In Badugi the lower card wins."),
        "lower-cards",
    ),
    Mistake(
        "cards-held",
        N_("You counted the cards held, not the cards that play."),
        N_("The hand with more playing cards wins."),
        "more-cards",
    ),
)

_OUTS = (
    Mistake(
        "whole-suit",
        N_("You counted every card of the missing suit."),
        N_("A card of a rank that you keep does not help."),
        "plays",
    ),
    Mistake(
        "any-suit",
        N_("You counted the ranks and forgot the suits."),
        N_("The new card needs a suit that you do not keep."),
        "plays",
    ),
    Mistake(
        "any-badugi",
        N_("You counted every badugi."),
        N_("Not every badugi reaches the goal."),
        "lower-cards",
    ),
    Mistake(
        "below-top",
        N_("You left out the highest card that the goal allows."),
        N_("For example, “no card above 8” allows an 8."),
        "lower-cards",
    ),
    Mistake(
        "only-badugis",
        N_("You counted only the cards that make a badugi."),
        N_("A lower card makes a hand stronger too."),
        "lower-cards",
    ),
    Mistake(
        "no-badugis",
        N_("You counted only the lower cards."),
        N_("A fourth card that plays makes a hand stronger, even a king."),
        "more-cards",
    ),
    Mistake(
        "low-outs-only",
        N_("You left out the high cards."),
        N_("Any fourth card that fits makes a badugi, even a king."),
        "badugi",
    ),
    Mistake(
        "seen-card",
        N_("You counted a card that cannot come."),
        N_("Cards that you have thrown away or seen do not come."),
        "no-return",
    ),
    Mistake(
        "tie-is-win",
        N_("You counted a tie as a win."),
        N_("Equal hands split the pot."),
        "tie",
    ),
)

_DISCARDS = (
    Mistake(
        "stand-pat-short",
        N_("You stood pat with a hand that does not reach the goal."),
        N_("A hand that does not reach the goal must draw."),
        "stand-pat",
    ),
    Mistake(
        "break-winner",
        N_("You broke up a hand that reaches the goal."),
        N_("A hand that reaches the goal stands pat."),
        "stand-pat",
    ),
    Mistake(
        "keep-every-playing-card",
        N_("You kept every card that plays."),
        N_("A card that the goal does not allow must go."),
        "new-choice",
    ),
    Mistake(
        "throw-too-many",
        N_("You threw away a card that fits."),
        N_("Keep every card that fits the goal and your other cards."),
        "how-many",
    ),
    Mistake(
        "throw-everything",
        N_("You threw all your cards away."),
        N_("Cards that fit each other are a start."),
        "how-many",
    ),
    Mistake(
        "keep-a-clash",
        N_("You kept two cards that clash."),
        N_("Of two cards that clash, only one can play."),
        "plays",
    ),
)

ABOUT_CARDS = (*_READING, *_COMPARING, *_OUTS, *_DISCARDS)
"""Those that the page of mistakes does not show."""
