"""What the terms of the glossary mean, in one or two sentences, and which rule says more.

The keys are those of locales/glossary.tsv. Numbers, signs and ranks are placeholders, filled in
by tools/sitegen/glossary/page.py; terms of one kind, such as the suits, share one sentence.
"""

from __future__ import annotations

from typing import NamedTuple

from tools.words.later import N_


class Definition(NamedTuple):
    """The meaning of a term."""

    text: str
    """The English sentences."""
    rule: str | None = None
    """The anchor of a rule, as `rule_ref()` takes it."""


# TRANSLATORS: %(rank)s: J
# TRANSLATORS: %(lower)s: 10
_RANK = Definition(N_("A rank. Cards show it as %(rank)s. The rank below it is %(lower)s."), "ace-low")
# TRANSLATORS: %(sign)s: ♥
_SUIT = Definition(N_("The suit with the sign %(sign)s. No suit is worth more than another."), "no-suit-order")
# TRANSLATORS: %(rank)s: 8
_BADUGI = Definition(N_("A badugi with this highest card: %(rank)s."), "names")

DEFINITIONS: dict[str, Definition] = {
    # The game
    "badugi": Definition(
        N_("A hand of four playing cards: no rank and no suit comes twice. The game has the same name."), "badugi"
    ),
    "poker": Definition(N_("A family of card games in which players bet on who has the best hand.")),
    "draw_poker": Definition(
        N_("Poker in which players exchange cards of their own between betting rounds. Badugi is draw poker."), "game"
    ),
    "lowball": Definition(N_("Poker in which the lowest hand wins. Badugi is a lowball game."), "best-hand"),
    "triple_draw": Definition(N_("Draw poker with three draws, such as Badugi."), "draws"),
    "rules": Definition(N_("What players must do or may do. On this site, each rule has a number.")),
    "rule_set": Definition(N_("All the choices by which one kind of game is played."), "structures"),
    "house_choice": Definition(
        N_("A rule on which the players of one table agreed. At other tables it may be different.")
    ),
    "player": Definition(N_("A person who takes part in the game."), "players"),
    "opponent": Definition(N_("Another player, against whom you play.")),
    "session": Definition(N_("Several deals that the same players play one after the other."), "length"),
    "card_room": Definition(N_("A place where poker is played by its own rules, or a site on the web that works like one.")),
    "heads_up": Definition(
        N_("With only two players. Then the dealer posts the small blind."), "blinds-heads-up"
    ),
    "ring_game": Definition(N_("A game in which players may come and go between deals. A tournament is not one.")),
    "fixed_limit": Definition(N_("A way to bet in which the rules fix the size of each bet and each raise."), "bet-size"),
    "pot_limit": Definition(
        N_("A way to bet in which you may raise by the whole pot at most, counted after your call."), "pot-limit"
    ),
    "half_pot_limit": Definition(
        N_("A way to bet in which you may raise by half of the pot at most, counted after your call."), "half-pot"
    ),
    "table_stakes": Definition(
        N_("The rule that you can bet only the chips that you have on the table when the deal begins."), "stacks"
    ),
    "position": Definition(
        N_("Your place in the order of play. To act last is an advantage: you see what the others do first."), "clockwise"
    ),
    # Cards
    "card": Definition(N_("A piece of the deck. It has a rank and a suit, and no other card has both the same."), "deck"),
    "deck": Definition(N_("All the cards of the game together."), "deck"),
    "joker": Definition(N_("An extra card in many decks. Badugi is played without jokers."), "deck"),
    "rank": Definition(N_("What a card counts as: ace, two, three and so on up to the king."), "ace-low"),
    "suit": Definition(
        N_("One of the four kinds of cards: clubs, diamonds, hearts and spades. In a hand, each suit plays only once."),
        "plays",
    ),
    "club": _SUIT,
    "diamond": _SUIT,
    "heart": _SUIT,
    "spade": _SUIT,
    "ace": Definition(N_("The lowest rank. In Badugi the ace is always below the two."), "ace-low"),
    "two": _RANK,
    "three": _RANK,
    "four": _RANK,
    "five": _RANK,
    "six": _RANK,
    "seven": _RANK,
    "eight": _RANK,
    "nine": _RANK,
    "ten": _RANK,
    "jack": _RANK,
    "queen": _RANK,
    "king": _RANK,
    "low": Definition(N_("Near the ace in the order of ranks. In Badugi, low cards are good."), "lower-cards"),
    "high": Definition(
        N_("Near the king in the order of ranks. The highest cards of two hands are compared first."), "lower-cards"
    ),
    "face_down": Definition(N_("With the back up, so that nobody sees which card it is."), "face-down"),
    "rainbow": Definition(N_("Cards that are all of different suits.")),
    # Hands
    "hand": Definition(
        N_(
            "The cards of yours that play: as many as possible, with no rank and no suit repeated. "
            "Also: all the cards that you hold, as in “a folded hand”."
        ),
        "plays",
    ),
    "holding": Definition(N_("The four cards that a player holds, whether they play or not.")),
    "hand_class": Definition(
        N_("All hands of the same value: they have the same number of playing cards and the same ranks.")
    ),
    "best_hand": Definition(N_("The hand that beats all the other hands. It wins the pot at the showdown."), "win"),
    # TRANSLATORS: %(ranks)s: 4-3-2-A
    "nuts": Definition(N_("The best hand that there can be. In Badugi it is this one: %(ranks)s."), "best-hand"),
    "cards_play": Definition(N_("A card that counts in your hand. The others never count."), "no-kicker"),
    "clash": Definition(
        N_("Two cards clash if they cannot both play, because they have the same rank or the same suit."), "plays"
    ),
    "kicker": Definition(
        N_("In other kinds of poker, a card that decides between two hands that are otherwise equal. Badugi has none."),
        "no-kicker",
    ),
    "three_card_hand": Definition(N_("A hand with three playing cards. It loses to every badugi."), "more-cards"),
    "two_card_hand": Definition(N_("A hand with two playing cards. It loses to every hand with more."), "more-cards"),
    "one_card_hand": Definition(N_("A hand with one playing card. It loses to every hand with more."), "more-cards"),
    "four_badugi": _BADUGI,
    "five_badugi": _BADUGI,
    "six_badugi": _BADUGI,
    "seven_badugi": _BADUGI,
    "eight_badugi": _BADUGI,
    "nine_badugi": _BADUGI,
    "ten_badugi": _BADUGI,
    "jack_badugi": _BADUGI,
    "queen_badugi": _BADUGI,
    "king_badugi": _BADUGI,
    # TRANSLATORS: %(ranks)s: 8-3-2-A
    "smooth": Definition(N_("With low cards below the highest one. The best eight badugi is smooth: %(ranks)s.")),
    # TRANSLATORS: %(ranks)s: 8-7-6-5
    "rough": Definition(N_("With high cards below the highest one. The weakest eight badugi is rough: %(ranks)s.")),
    "pat_hand": Definition(N_("A hand for which its player wants no new cards."), "stand-pat"),
    "blocker": Definition(N_("A card that you hold, and that your opponents therefore cannot have.")),
    "outs": Definition(N_("The unseen cards that would make your hand better.")),
    "pair": Definition(N_("Two cards of the same rank. Only one of them can play."), "plays"),
    "two_pairs": Definition(
        N_("Two cards of one rank and two of another. Only one card of each rank can play."), "plays"
    ),
    "three_of_a_kind": Definition(N_("Three cards of the same rank: only one of them can play."), "plays"),
    "four_of_a_kind": Definition(N_("Four cards of the same rank: only one of them can play."), "plays"),
    "straight": Definition(
        N_("Cards whose ranks follow one another. In Badugi, straights do not count, for you or against you."),
        "no-straights",
    ),
    "flush": Definition(
        N_("In other kinds of poker, a hand with cards of only one suit. Badugi has no flush."), "no-flush"
    ),
    "tie": Definition(N_("Two or more hands of the same value. Their players share the pot."), "tie"),
    "showdown": Definition(
        N_("The end of a deal: the players who have not folded show their cards, and the best hand wins."), "show"
    ),
    "cards_speak": Definition(N_("The rule that the cards decide, whatever their player says about them."), "cards-speak"),
    # Chips
    "chip": Definition(N_("A small disc with which players bet."), "stacks"),
    "stack": Definition(N_("All the chips that a player has."), "stacks"),
    "pot": Definition(N_("The chips that have been bet in a deal. The winner gets them."), "win"),
    "main_pot": Definition(
        N_("The pot that every player who has not folded can win, even a player who is all-in."), "side-pots"
    ),
    "side_pot": Definition(
        N_("A pot beside the main pot. Only players who have paid their whole share of it can win it."), "side-pots"
    ),
    "split_pot": Definition(N_("A pot that several players share, because their hands tie."), "tie"),
    "excess": Definition(N_("The part of a bet that nobody could match. It goes back to the player who bet it."), "excess"),
    "odd_chip": Definition(N_("A chip that is left over when a pot cannot be shared equally."), "odd-chip"),
    "blind": Definition(N_("A bet that a player must make before the cards are dealt."), "blinds"),
    "small_blind": Definition(N_("The smaller of the two blinds, and the player who posts it."), "blinds"),
    "big_blind": Definition(
        N_("The larger of the two blinds, and the player who posts it. It counts as the first bet of the deal."),
        "blind-counts",
    ),
    "all_in": Definition(
        N_("With all your chips in the pot. You bet no more in this deal, but you can still win."), "all-in"
    ),
    # Play
    "deal_n": Definition(N_("One game, from the blinds until the pot is won.")),
    "deal_v": Definition(N_("To give the players their cards."), "deal"),
    "dealer": Definition(N_("The player who deals the cards. After each deal, the next player becomes the dealer."), "button"),
    "button": Definition(N_("A disc that shows who is the dealer. After each deal it moves to the next player."), "button"),
    "shuffle": Definition(N_("To mix the cards, so that nobody knows their order."), "shuffle"),
    "cut": Definition(N_("To divide the deck in two and put the bottom part on top."), "shuffle"),
    "burn": Definition(N_("To lay the top card of the deck aside unseen. Nobody receives it."), "burn"),
    "stub": Definition(N_("The rest of the deck: the cards that have not been dealt yet."), "new-deck"),
    "muck": Definition(
        N_("The cards that are out of play, such as folded ones. Also: to put your cards there without showing them."),
        "mucking",
    ),
    "reshuffle": Definition(N_("To shuffle what has been thrown away, so that the draw can go on when the deck runs out."), "new-deck"),
    "bet": Definition(
        N_("Chips that a player puts into the pot. The other players have to call, raise or fold."), "no-bet"
    ),
    "small_bet": Definition(N_("In fixed limit, the size of a bet in the first two betting rounds."), "bet-size"),
    "big_bet": Definition(N_("In fixed limit, the size of a bet in the last two betting rounds."), "bet-size"),
    "betting_round": Definition(N_("A part of the deal in which the players bet in turn. A deal has four of them."), "rounds"),
    "round": Definition(N_("A betting round. In the quiz, a series of questions."), "rounds"),
    "check": Definition(N_("To stay in the deal without a bet. You can check only if there is no bet to call."), "no-bet"),
    "check_answer": Definition(N_("In the quiz: to find out whether your answer is right.")),
    "call": Definition(N_("To put in as many chips as the last bet or raise demands."), "facing-bet"),
    "raise": Definition(N_("To bet more than the last bet. The other players have to put in more chips, or fold."), "facing-bet"),
    "reraise": Definition(N_("A raise that follows another player’s raise."), "facing-bet"),
    "min_raise": Definition(N_("The smallest raise that is allowed."), "least-raise"),
    "max_raise": Definition(N_("The largest raise that is allowed."), "pot-limit"),
    "cap": Definition(N_("In fixed limit, the largest number of raises that one betting round may have."), "cap"),
    "check_raise": Definition(
        N_("To check, and then to raise in the same betting round when another player has bet."), "check-raise"
    ),
    "bluff": Definition(N_("A bet or a raise with a weak hand, made so that better hands fold.")),
    "fold": Definition(N_("To give up your hand. You cannot win the pot any more."), "facing-bet"),
    "draw": Definition(
        N_("To discard some cards and receive as many new ones. There are three draws in a deal."), "draws"
    ),
    "discard": Definition(N_("To give up cards in a draw, face down. Also: a card that was given up."), "discard-first"),
    "replacement": Definition(N_("A new card that you receive for a discard."), "replacements"),
    "stand_pat": Definition(N_("To keep all your cards in a draw."), "stand-pat"),
    "break_hand": Definition(
        N_("To discard from a hand that you could keep, because you want a better one."), "new-choice"
    ),
    "snow": Definition(N_("A bluff without a draw: you stand pat with a weak hand and bet as if it were strong."), "stand-pat"),
    "act": Definition(N_("To check, bet, call, raise or fold when it is your turn."), "clockwise"),
    "option": Definition(
        N_("The right of the big blind to raise in the first betting round, even if nobody else has raised."), "option"
    ),
    # Quiz and sheet
    "quiz": Definition(N_("Questions about hands on this site. It explains each answer.")),
    "question": Definition(N_("In the quiz: a hand, or two hands, about which you are asked something.")),
    "answer": Definition(N_("What you say to a question of the quiz.")),
    "mistake": Definition(N_("A wrong way to read or compare hands. The quiz explains the common ones.")),
    "score": Definition(N_("How many questions of a round you have answered right.")),
    "sheet": Definition(N_("The rules in short, on one page to print.")),
    "table_to_play": Definition(N_("The place where the game is played.")),
    "chance": Definition(N_("How likely something is: its share of all cases, if each case is equally likely.")),
}
"""Each term by its key."""
