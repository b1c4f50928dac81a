"""Questions about the rules: texts with numbers from the rule sets, and the mistakes behind wrong answers.

Where rule sets differ, the question names the game. A number among the options is worked out as
the mistake would work it out.
"""

from __future__ import annotations

from dataclasses import replace

from badugi_core import DRAWS, HOLE_CARDS, ROUNDS, RuleSet, load_ruleset, raise_bounds
from tools.quiz.kinds.kind import Disguise
from tools.quiz.kinds.spec import Spec, question_of
from tools.quiz.questions import RulesQuestion
from tools.words.later import N_

_FIVE_CARD_DRAW = {"cards": 5, "draws": 1}
"""The game that some people take Badugi for."""

_DEALER = N_("The dealer")
_LEFT_OF_DEALER = N_("The player left of the dealer")
_LEFT_OF_BIG_BLIND = N_("The player left of the big blind")
_BIG_BLIND = N_("The player in the big blind")
_LOWEST = N_("The player with the lowest card")
_NOTHING = N_("Nothing")
_VOID = N_("The deal is void.")
_DEAD = N_("The hand is dead.")


_BASICS = (
    Spec(
        level=1,
        rule="draws",
        text=N_("How many draws are there in a deal?"),
        right=DRAWS,
        wrong={ROUNDS: "rounds-for-draws", _FIVE_CARD_DRAW["draws"]: "other-draw-game"},
    ),
    Spec(
        level=1,
        rule="rounds",
        text=N_("How many betting rounds are there in a deal?"),
        right=ROUNDS,
        wrong={DRAWS: "draws-for-rounds", _FIVE_CARD_DRAW["draws"] + 1: "other-draw-game"},
    ),
    Spec(
        level=1,
        rule="how-many",
        text=N_("How many cards may you exchange at one draw, at most?"),
        right=HOLE_CARDS,
        wrong={HOLE_CARDS - 1: "one-must-stay", _FIVE_CARD_DRAW["cards"]: "other-draw-game"},
    ),
    Spec(
        level=1,
        rule="tie",
        text=N_("Two players show equal hands. Who gets the pot?"),
        right=N_("Both, in equal parts"),
        wrong={
            N_("The one with the higher suit"): "suit-breaks-tie",
            N_("The one with the lower fourth card"): "dead-card-kicker",
        },
    ),
    Spec(
        level=1,
        rule="fewer-win",
        text=N_("Nobody has a badugi at the showdown. Who wins?"),
        right=N_("The best hand of fewer cards"),
        wrong={
            N_("Nobody: the pot stays for the next deal"): "no-badugi-no-winner",
            N_("All players, in equal parts"): "no-badugi-no-winner",
        },
    ),
    Spec(
        level=1,
        rule="small-hands",
        text=N_("You hold four cards of one suit. What is your hand?"),
        right=N_("A hand of one card"),
        wrong={N_("A flush"): "flush-counts", N_("No hand at all"): "one-suit-no-hand"},
    ),
    Spec(
        level=1,
        rule="no-straights",
        text=N_("You hold four cards in a row, in four suits. What are they?"),
        right=N_("A badugi like any other"),
        wrong={
            N_("The strongest badugi"): "straight-helps",
            N_("The weakest badugi"): "straight-hurts",
        },
    ),
    Spec(
        level=1,
        rule="last-player",
        text=N_("All the others have folded. What do you show to win the pot?"),
        right=_NOTHING,
        wrong={N_("All four cards"): "must-show", N_("The cards that play"): "must-show"},
    ),
    Spec(
        level=1,
        rule="all-four",
        text=N_("Three of your cards play. What do you show at the showdown to win?"),
        right=N_("All four cards"),
        wrong={N_("The cards that play"): "show-too-few", _NOTHING: "show-too-few"},
    ),
)


_ORDER = (
    Spec(
        level=2,
        rule="first-round",
        text=N_("Three players or more: who acts first in round 1?"),
        right=_LEFT_OF_BIG_BLIND,
        wrong={_LEFT_OF_DEALER: "later-order", _LOWEST: "stud"},
    ),
    Spec(
        level=2,
        rule="later-rounds",
        text=N_("Three players or more, and nobody has folded: who acts first after a draw?"),
        right=_LEFT_OF_DEALER,
        wrong={_LEFT_OF_BIG_BLIND: "first-order", _DEALER: "dealer-first", _LOWEST: "stud"},
    ),
    Spec(
        level=2,
        rule="draw-order",
        text=N_("Three players or more, and nobody has folded: who draws first?"),
        right=_LEFT_OF_DEALER,
        wrong={_DEALER: "dealer-first", _LEFT_OF_BIG_BLIND: "first-order"},
    ),
    Spec(
        level=2,
        rule="first-round",
        text=N_("Two players: who acts first in round 1?"),
        right=_DEALER,
        wrong={_LOWEST: "stud", _BIG_BLIND: "later-order"},
    ),
    Spec(
        level=2,
        rule="later-rounds",
        text=N_("Two players: who acts first after a draw?"),
        right=_BIG_BLIND,
        wrong={_DEALER: "first-order", _LOWEST: "stud"},
    ),
)


def _house_bets(home: RuleSet) -> tuple[Spec, ...]:
    """Nothing if the house does not play fixed limit."""
    if not home.rounds:
        return ()
    first, early, late, last = home.rounds
    doubled = 2 * home.big_bet
    return (
        *(
            Spec(
                level=2,
                rule="bet-size",
                # TRANSLATORS: %(round)s: 3
                text=N_("In the house game, how large is a bet in round %(round)s?"),
                values={"round": bets.number},
                right=bets.bet,
                wrong=wrong,
            )
            for bets, wrong in (
                (early, {home.big_bet: "big-bet-early", doubled: "doubled-again"}),
                (late, {home.small_bet: "small-bet-late", doubled: "doubled-again"}),
            )
        ),
        *(
            Spec(
                level=2,
                rule="cap",
                # TRANSLATORS: %(round)s: 3
                text=N_("In the house game, what is the most that you can put in during round %(round)s?"),
                values={"round": bets.number},
                right=bets.totals[-1],
                wrong=wrong,
            )
            for bets, wrong in (
                (first, {first.totals[-1] + first.bet: "blind-is-extra", late.totals[-1]: "big-bet-early"}),
                (last, {last.totals[-1] - last.bet: "raises-only", early.totals[-1]: "small-bet-late"}),
            )
        ),
    )


def _burns(home: RuleSet) -> Spec:
    return Spec(
        level=2,
        rule="burn",
        text=N_("In the house game, how many cards are burned in a deal, at most?"),
        right=home.burns * DRAWS,
        wrong={home.burns: "burn-once", home.burns * DRAWS * home.max_players: "burn-for-each"},
    )


def _limits(pot_limit: RuleSet, half_pot: RuleSet) -> tuple[Spec, ...]:
    def most(rules: RuleSet, pot: int, bet: int) -> int:
        """The total of the largest raise; `pot` is what lies there before the bet."""
        return raise_bounds(rules, level=bet, full=bet, step=bet, pot=pot + bet, owed=bet)[-1]

    pot, bet = 12, 4
    values = {"pot": pot, "bet": bet}
    return (
        Spec(
            level=3,
            rule="pot-limit",
            # TRANSLATORS: %(pot)s: 12
            # TRANSLATORS: %(bet)s: 4
            text=N_("Pot limit: the pot was %(pot)s, and then a bet of %(bet)s was made. To how much may you raise, at most?"),
            values=values,
            right=most(pot_limit, pot, bet),
            wrong={
                pot + bet: "no-call-first",
                most(pot_limit, pot, bet) - bet: "raise-for-total",
            },
        ),
        Spec(
            level=3,
            rule="half-pot",
            # TRANSLATORS: %(pot)s: 12
            # TRANSLATORS: %(bet)s: 4
            text=N_("Half-pot limit: the pot was %(pot)s, and then a bet of %(bet)s was made. To how much may you raise, at most?"),
            values=values,
            right=most(half_pot, pot, bet),
            wrong={
                most(pot_limit, pot, bet): "whole-pot",
                most(half_pot, pot, bet) - bet: "raise-for-total",
            },
        ),
    )


def _side_pot() -> Spec:
    short, deep, players = 5, 20, 3
    return Spec(
        level=3,
        rule="side-pots",
        # TRANSLATORS: %(short)s: 5
        # TRANSLATORS: %(deep)s: 20
        text=N_(
            "A player is all-in with %(short)s. Two others have put in %(deep)s each. "
            "How much can the first player win, at most?"
        ),
        values={"short": short, "deep": deep},
        right=players * short,
        wrong={
            short + (players - 1) * deep: "unmatched-pot",
            (players - 1) * (deep - short): "unmatched-pot",
        },
    )


def _odd_chip() -> Spec:
    pot, winners = 20, 3
    share, odd = divmod(pot, winners)
    assert odd == winners - 1, "the last winner alone gets no odd chip"
    return Spec(
        level=3,
        rule="odd-chip",
        # TRANSLATORS: %(pot)s: 20
        text=N_(
            "In a card room, three winners share a pot of %(pot)s. "
            "How much does the last of them get, counted from the left of the dealer?"
        ),
        values={"pot": pot},
        right=share,
        wrong={share + 1: "odd-chip-late", share + odd: "odd-chips-together"},
    )


_DISPUTES = (
    Spec(
        level=3,
        rule="all-in-draws",
        text=N_("A player is all-in, and two draws are left. May the player still draw?"),
        right=N_("Yes, twice"),
        wrong={N_("No, not any more"): "all-in-shut-out", N_("Yes, once"): "all-in-shut-out"},
    ),
    Spec(
        level=3,
        rule="new-deck",
        text=N_("In a card room, the deck runs out in the middle of a draw. What happens?"),
        right=N_("What was thrown away is shuffled."),
        wrong={N_("The draw ends at once."): "end-too-soon", _VOID: "end-too-soon"},
    ),
    Spec(
        level=3,
        rule="miscount",
        text=N_("During a deal, the deck turns out to have a card too few. What happens?"),
        right=_VOID,
        wrong={
            N_("The deal goes on to its end."): "faulty-deck",
            N_("The missing card is added."): "faulty-deck",
        },
    ),
    Spec(
        level=3,
        rule="cards-speak",
        text=N_("A player announces a badugi, but only three of the cards play. What happens?"),
        right=N_("Three cards count."),
        wrong={N_("It counts as a badugi."): "words-count", _DEAD: "too-strict"},
    ),
    Spec(
        level=3,
        rule="show-order",
        text=N_("Who shows first, if somebody has bet or raised in the last round?"),
        right=N_("Whoever did so last"),
        wrong={_LEFT_OF_BIG_BLIND: "other-show-order", _DEALER: "other-show-order"},
    ),
    Spec(
        level=3,
        rule="exposed-card",
        text=N_("The dealer turns up your new card by mistake. What happens?"),
        right=N_("You get another card later."),
        wrong={N_("You must keep it."): "exposed-stays", _DEAD: "too-strict"},
    ),
    Spec(
        level=3,
        rule="wrong-number",
        text=N_("You have looked at your new cards, and you hold five cards. What happens?"),
        right=_DEAD,
        wrong={N_("One of them goes back."): "too-late", N_("Four of them count."): "too-late"},
    ),
    Spec(
        level=3,
        rule="change-number",
        text=N_("You said how many cards you draw. Until when may you change the number?"),
        right=N_("Until your discards lie on the table"),
        wrong={
            N_("Until you look at your new cards"): "change-late",
            N_("It is final once you have said it"): "words-bind",
        },
    ),
    Spec(
        level=3,
        rule="out-of-turn",
        text=N_("A player bets out of turn. What happens?"),
        right=N_("The player waits and is not bound."),
        wrong={N_("The bet stands when the turn comes."): "words-bind", _DEAD: "too-strict"},
    ),
)


def rules_questions() -> list[RulesQuestion]:
    """All of them, with the numbers of the bundled rule sets; the right option first.

    Raises:
        RuleSetError: a bundled rule set has a fault.

    >>> question = rules_questions()[0]
    >>> question.text, question.options[question.right].values
    ('How many draws are there in a deal?', {'n': 3})
    """
    home, pot_limit, half_pot = map(load_ruleset, ("home", "room-pot-limit", "room-half-pot-limit"))
    specs = (
        *_BASICS,
        *_ORDER,
        *_house_bets(home),
        _burns(home),
        *_limits(pot_limit, half_pot),
        _side_pot(),
        _odd_chip(),
        *_DISPUTES,
    )
    return [question_of(spec) for spec in specs if spec.mistakes]


def shown_rules(question: RulesQuestion, disguise: Disguise) -> RulesQuestion:
    """The question with its options in another order."""
    options, right = disguise.options(question.options, question.right)
    return replace(question, options=options, right=right)
