"""Mistakes about the rules. Which question each can spoil is said in tools/quiz/kinds/rules.py."""

from __future__ import annotations

from tools.quiz.mistakes.mistake import Mistake
from tools.words.later import N_

ABOUT_RULES = (
    Mistake(
        "rounds-for-draws",
        N_("You counted the betting rounds."),
        N_("There is one betting round more than there are draws."),
        "draws",
    ),
    Mistake(
        "draws-for-rounds",
        N_("You counted the draws."),
        N_("There is one betting round more than there are draws."),
        "rounds",
    ),
    Mistake(
        "other-draw-game",
        N_("You thought of five-card draw."),
        N_("Badugi is played with four cards and three draws."),
        "draws",
    ),
    Mistake(
        "one-must-stay",
        N_("You thought that one card must stay."),
        N_("You may exchange all four cards."),
        "how-many",
    ),
    Mistake(
        "no-badugi-no-winner",
        N_("You thought that only a badugi can win."),
        N_("The best hand wins, however few cards play."),
        "fewer-win",
    ),
    Mistake(
        "flush-counts",
        N_("You counted a flush."),
        N_("A repeated suit only leaves you with fewer playing cards."),
        "no-flush",
    ),
    Mistake(
        "must-show",
        N_("You showed cards that need not be shown."),
        N_("The last player left wins at once and shows nothing."),
        "last-player",
    ),
    Mistake(
        "show-too-few",
        N_("You thought that some cards can stay hidden."),
        N_("To win at the showdown, show all four cards."),
        "all-four",
    ),
    Mistake(
        "dealer-first",
        N_("You let the dealer go first."),
        N_("After round 1, play begins left of the dealer."),
        "later-rounds",
    ),
    Mistake(
        "later-order",
        N_("You took the order of the later rounds."),
        N_("In round 1, the player left of the big blind acts first."),
        "first-round",
    ),
    Mistake(
        "first-order",
        N_("You took the order of round 1."),
        N_("After round 1, play begins left of the dealer."),
        "later-rounds",
    ),
    Mistake(
        "stud",
        N_("You thought of stud poker."),
        N_("No card is shown before the showdown, so no card can decide who acts first."),
        "first-round",
    ),
    Mistake(
        "small-bet-late",
        N_("You counted the small bet in a round of big bets."),
        N_("In rounds 3 and 4, bets and raises are the big bet."),
        "bet-size",
    ),
    Mistake(
        "big-bet-early",
        N_("You counted the big bet in a round of small bets."),
        N_("In rounds 1 and 2, bets and raises are the small bet."),
        "bet-size",
    ),
    Mistake(
        "doubled-again",
        N_("You doubled the bet once too often."),
        N_("The bet doubles only once, after the second draw."),
        "bet-size",
    ),
    Mistake(
        "raises-only",
        N_("You forgot the bet that comes before the raises."),
        N_("A round allows one bet, and then the raises."),
        "cap",
    ),
    Mistake(
        "blind-is-extra",
        N_("You forgot that the big blind is the first bet."),
        N_("The big blind is the opening bet of round 1."),
        "blind-counts",
    ),
    Mistake(
        "no-call-first",
        N_("You forgot to call first."),
        N_("Call first, then count the pot."),
        "pot-limit",
    ),
    Mistake(
        "raise-for-total",
        N_("You gave the raise without the call."),
        N_("What you put in is the call and the raise together."),
        "pot-limit",
    ),
    Mistake(
        "whole-pot",
        N_("You raised by the whole pot."),
        N_("Half-pot limit: a raise adds at most half of the pot as it is after your call."),
        "half-pot",
    ),
    Mistake(
        "burn-once",
        N_("You burned cards only once."),
        N_("Cards are burned before each draw."),
        "burn",
    ),
    Mistake(
        "burn-for-each",
        N_("You burned cards for each player."),
        N_("Cards are burned once for all players."),
        "burn",
    ),
    Mistake(
        "end-too-soon",
        N_("You ended a deal that goes on."),
        N_("When the deck runs out, what has been thrown away is shuffled, and the draw goes on."),
        "new-deck",
    ),
    Mistake(
        "all-in-shut-out",
        N_("You shut out a player who is all-in."),
        N_("A player who is all-in keeps drawing in turn."),
        "all-in-draws",
    ),
    Mistake(
        "unmatched-pot",
        N_("You let a player win chips that they have not matched."),
        N_("Only players who have matched a pot can win it."),
        "side-pots",
    ),
    Mistake(
        "odd-chips-together",
        N_("You gave all odd chips to one player."),
        N_("Odd chips go one by one to the winners, beginning left of the dealer."),
        "odd-chip",
    ),
    Mistake(
        "odd-chip-late",
        N_("You gave odd chips to the wrong winners."),
        N_("Odd chips go one by one to the winners, beginning left of the dealer."),
        "odd-chip",
    ),
    Mistake(
        "other-show-order",
        N_("You forgot who bet last."),
        N_("Whoever bet or raised last in the last round shows first."),
        "show-order",
    ),
    Mistake(
        "words-count",
        N_("You let words decide."),
        N_("The cards speak for themselves, whatever a player has called them."),
        "cards-speak",
    ),
    Mistake(
        "words-bind",
        N_("You held a player to words said too early."),
        N_("What was said too early, or before the discards lie on the table, binds nobody."),
        "out-of-turn",
    ),
    Mistake(
        "change-late",
        N_("You let a number change too late."),
        N_("Once the discards lie on the table, they stay discarded."),
        "change-number",
    ),
    Mistake(
        "exposed-stays",
        N_("You kept a card that was turned up by mistake."),
        N_("The card is laid aside, and you get another one later."),
        "exposed-card",
    ),
    Mistake(
        "too-strict",
        N_("You were too strict."),
        N_("Nobody loses a hand for what can still be put right."),
        "exposed-card",
    ),
    Mistake(
        "too-late",
        N_("You put right what can no longer be put right."),
        N_("A player who has looked at a wrong number of cards cannot win the pot."),
        "wrong-number",
    ),
    Mistake(
        "faulty-deck",
        N_("You went on with a faulty deck."),
        N_("With a card too few or too many, the deal is void."),
        "miscount",
    ),
)
