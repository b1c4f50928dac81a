"""The sentences of the rules sheet: each with the rule that it states and the games that need it.

They are the rules of docs/rules/index.md cut down to one game. Which of them a sheet has follows
from its rule set alone: a sentence is left out where it would be wrong or idle.
"""

from __future__ import annotations

from badugi_core import BettingStructure, Exchange, OddChip, Reopening, Reshuffle, RuleSet
from tools.sheet.rules.sentence import Sentence, Test
from tools.words.later import N_
from tools.words.rulesets import CHOICES


def two(rules: RuleSet) -> bool:
    """A game that never has more than two players."""
    return rules.max_players == 2


def capped(rules: RuleSet) -> bool:
    """A game in which the number of raises has some limit."""
    return rules.structure is BettingStructure.FIXED_LIMIT and not (two(rules) and rules.uncapped_heads_up)


def _ends(rules: RuleSet) -> bool:
    return rules.deals > 0


def _runs_out(rules: RuleSet) -> bool:
    return rules.deck_can_run_out


def _no(test: Test) -> Test:
    return lambda rules: not test(rules)


def _has(name: str, value: object) -> Test:
    return lambda rules: getattr(rules, name) == value


_fixed, _pot, _half_pot = (_has("structure", structure) for structure in BettingStructure)


def _choice(name: str, *when: Test, large: int = 0) -> Sentence:
    return Sentence(name, CHOICES[name].rule, when, choice=True, large=large)


OBJECT = (
    Sentence(N_("You want low cards of different ranks and different suits."), "win", large=1),
    Sentence(
        N_(
            "At the showdown, the best hand wins the pot."
            " If one player folds, the other wins the pot at once and need not show."
        ),
        "last-player",
        (two,),
        large=1,
    ),
    Sentence(
        N_(
            "At the showdown, the best hand wins the pot."
            " If all players but one fold, that player wins the pot at once and need not show."
        ),
        "last-player",
        (_no(two),),
        large=1,
    ),
    Sentence(N_("The ace is always low. From low to high: %(order)s."), "ace-low", large=1),
)

READING = (
    Sentence(N_("Use as many of your cards as you can, with no rank and no suit repeated."), "plays", large=1),
    Sentence(
        N_("If several sets have the most cards, the lowest one is your hand. Compare the highest cards first."),
        "lowest-set",
        large=1,
    ),
    Sentence(
        N_("Look at every set of your cards: sometimes the higher card of a suit is the one to keep."), "all-sets",
        large=4,
        repeated=True,
    ),
)

RANKING = (
    Sentence(
        N_("The hand with more playing cards always wins. When all your cards play, you have a badugi."),
        "more-cards",
        large=1,
    ),
    Sentence(
        N_(
            "With the same number of playing cards, compare the highest card, then the second,"
            " the third and the fourth. At the first difference, the lower card wins."
        ),
        "lower-cards",
        large=1,
    ),
    Sentence(N_("There is no flush: a repeated suit only leaves you with fewer playing cards."), "no-flush", large=3),
)

SEATS = (
    Sentence(
        N_("Decide by lot who deals first. After each deal, the other player becomes the dealer."),
        "first-dealer",
        (two,),
    ),
    Sentence(
        N_("Decide by lot who deals first. After each deal, the player on the left becomes the dealer."),
        "first-dealer",
        (_no(two),),
    ),
    Sentence(
        N_("With two players, the dealer posts the small blind and the other player posts the big blind."),
        "blinds-heads-up",
        (_has("min_players", 2),),
    ),
    Sentence(
        N_(
            "With three or more players, the first player left of the dealer posts the small blind"
            " and the next one the big blind."
        ),
        "blinds",
        (_no(two),),
    ),
    Sentence(
        N_(
            "Shuffle all the cards and cut before each deal."
            " Deal face down, one card at a time. The first card goes to the big blind."
        ),
        "shuffle",
        (two,),
    ),
    Sentence(N_("Shuffle all the cards and cut them before each deal."), "shuffle", (_no(two),)),
    Sentence(N_("Each player receives four cards, face down and one at a time."), "deal", (_no(two),)),
)

BETTING = (
    Sentence(N_("Players act one after the other, clockwise."), "clockwise", (_no(two),)),
    Sentence(
        N_("While nobody has bet, you may check or bet. Facing a bet, you may call, raise or fold."),
        "no-bet",
        large=2,
    ),
    Sentence(N_("You may check first and raise later in the same round."), "check-raise", large=5),
    Sentence(
        N_("The limit is fixed: a bet or a raise adds exactly the amount of its round."),
        "bet-size",
        (_fixed,),
        large=2,
        repeated=True,
    ),
    Sentence(
        N_(
            "A bet is at least as much as the big blind. A raise adds at least as much as the last bet"
            " or raise of the round. The number of raises is not limited."
        ),
        "least-bet",
        (_no(_fixed),),
        large=3,
    ),
    Sentence(
        N_(
            "A bet is at most as large as the pot."
            " To find the largest raise, call first, then count the pot: you may raise by that much."
        ),
        "pot-limit",
        (_pot,),
        large=1,
    ),
    Sentence(
        N_("A bet is at most half the pot. A raise adds at most half of the pot as it is after your call."),
        "half-pot",
        (_half_pot,),
        large=1,
    ),
    Sentence(N_("Blinds count in round 1. The big blind is the opening bet of that round."), "blind-counts"),
    Sentence(
        N_(
            "The big blind has an [option](%(option)s): if nobody has raised in round 1,"
            " the big blind may check or raise when the turn comes."
        ),
        "option",
    ),
    Sentence(
        N_(
            "Apart from the big blind’s option, a round ends when all players have checked,"
            " or when all have answered the last bet or raise."
        ),
        "round-ends",
    ),
    Sentence(
        N_(
            "While only two players are left, raises are not limited."
            " But a round that has reached its cap before stays closed to raises."
        ),
        "cap-heads-up",
        (capped, _has("uncapped_heads_up", True)),
    ),
)

DRAWING = (
    Sentence(
        N_("The big blind completes the exchange first, then the dealer."),
        "draw-order",
        (two, _has("exchange", Exchange.IN_TURN)),
    ),
    Sentence(
        # TRANSLATORS: %(hole)s: 4
        N_(
            "Say how many cards you exchange, from 0 to %(hole)s. Lay them face down,"
            " then take the same number from the deck, also face down."
        ),
        "how-many",
        large=1,
    ),
    _choice("exchange", lambda rules: not two(rules) or rules.exchange is not Exchange.IN_TURN, large=4),
    Sentence(N_("To exchange nothing is to stand pat. You may do so at any draw."), "stand-pat", large=1),
    Sentence(
        N_(
            "Discards stay out of play, and so do burned cards."
            " You never get back a card that you discarded."
        ),
        "out-of-play",
        (_no(_runs_out),),
    ),
    Sentence(
        N_("As long as the deck lasts, discards, folded hands and burned cards stay out of play."),
        "out-of-play",
        (_runs_out,),
    ),
    Sentence(
        # TRANSLATORS: %(most)s: 35
        # TRANSLATORS: %(deck)s: 52
        N_("A deal uses at most %(most)s of %(deck)s cards, so the deck cannot run out."),
        "deck-lasts",
        (_no(_runs_out),),
    ),
    Sentence(
        # TRANSLATORS: %(deck)s: 52
        # TRANSLATORS: %(most)s: 96
        N_("The deck has %(deck)s cards. With the most players, a deal can need %(most)s: then the deck runs out."),
        "new-deck",
        (_runs_out,),
    ),
    _choice("reshuffle", _runs_out),
    Sentence(N_("Burned cards come back too."), "whose-discards", (_runs_out, _no(_has("burns", 0)))),
    Sentence(
        N_("If these cards are too few, what the others have discarded in the same draw is shuffled in too."),
        "whose-discards",
        (_runs_out, _has("reshuffle", Reshuffle.EARLIER_DISCARDS)),
    ),
)

SHOWDOWN = (
    Sentence(
        N_("After the last betting round, all players who have not folded show their hands, and the best hand wins."),
        "show",
        large=1,
    ),
    _choice("first_to_show", large=3),
    Sentence(
        N_("The cards speak for themselves: the better hand wins, whatever a player has called it."), "cards-speak",
        large=5,
    ),
    Sentence(N_("Equal hands split the pot."), "tie", large=1),
    Sentence(
        N_(
            "An odd chip goes to the big blind. With two players this cannot happen,"
            " because both have put in the same amount."
        ),
        "odd-chip",
        (two, _has("odd_chip", OddChip.BIG_BLIND)),
    ),
    Sentence(
        N_(
            "An odd chip goes to the player left of the dealer. With two players this cannot happen,"
            " because both have put in the same amount."
        ),
        "odd-chip",
        (two, _has("odd_chip", OddChip.LEFT_OF_BUTTON)),
    ),
    Sentence(
        N_("Odd chips go one by one to the winners, beginning with the big blind."),
        "odd-chip",
        (_no(two), _has("odd_chip", OddChip.BIG_BLIND)),
    ),
    Sentence(
        N_("Odd chips go one by one to the winners, beginning left of the dealer."),
        "odd-chip",
        (_no(two), _has("odd_chip", OddChip.LEFT_OF_BUTTON)),
    ),
)

ALL_IN = (
    Sentence(
        N_(
            "If you cannot call in full, put in the rest of your chips: you are all-in."
            " The same goes for a blind that you cannot post in full."
        ),
        "all-in",
        large=4,
    ),
    Sentence(
        N_(
            "A bet or a raise with your last chips may be smaller than the amount of the round."
            " Your opponent can then only call or fold."
        ),
        "short-bet",
        (two, _fixed),
    ),
    Sentence(
        N_("A bet or a raise with your last chips may be smaller than the minimum."),
        "short-bet",
        (lambda rules: not (two(rules) and _fixed(rules)),),
    ),
    Sentence(
        N_(
            "After an all-in that adds less than half a bet,"
            " those who have already acted may only call or fold."
        ),
        "short-raise",
        (_no(two), _has("reopens", Reopening.HALF_BET)),
    ),
    Sentence(
        N_(
            "After an all-in that adds less than the last bet or raise,"
            " those who have already acted may only call or fold."
        ),
        "short-raise",
        (_no(two), _has("reopens", Reopening.FULL_BET)),
    ),
    Sentence(
        N_(
            "The part of the bet that you could not match is returned to your opponent."
            " With two players there is no side pot."
        ),
        "excess",
        (two,),
        large=5,
    ),
    Sentence(
        N_("The part of a bet that nobody could match goes back to the player who made it."),
        "excess",
        (_no(two),),
        large=5,
    ),
    Sentence(
        N_(
            "Once a player is all-in and the bet has been called, nobody bets any more."
            " The remaining draws are completed, then the hands are shown."
        ),
        "all-in-draws",
        (two,),
    ),
    Sentence(
        N_(
            "A player who is all-in keeps drawing in turn. The others go on betting. Once nobody can bet"
            " any more, the remaining draws are completed, then the hands are shown."
        ),
        "all-in-draws",
        (_no(two),),
    ),
    Sentence(
        N_(
            "Bets that a player who is all-in cannot match make a side pot."
            " Only players who have matched a pot can win it."
        ),
        "side-pots",
        (_no(two),),
        large=5,
    ),
)

SESSION = (
    Sentence(
        N_("A session ends after the last deal, or earlier when a stack is empty."),
        "length",
        (_ends, lambda rules: rules.min_players == rules.max_players),
    ),
    Sentence(
        N_("A session ends after the last deal, or earlier when too few players have chips left."),
        "length",
        (_ends, lambda rules: rules.min_players < rules.max_players),
    ),
    Sentence(N_("The larger stack wins the session. Equal stacks are a tie."), "winner", (_ends, two)),
    Sentence(
        N_("The largest stack wins the session. If several players have it, they tie."),
        "winner",
        (_ends, _no(two)),
    ),
)
