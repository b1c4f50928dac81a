"""What the rules sheet says, as data: one text for the page and for the PDF.

The sheet is for two players. Its numbers come from the rule set and from the core, its
examples are read by `evaluate`, and many of its sentences are those of docs/rules/house.md,
so that they are translated once.

A text may name cards as ``6♥``; the page and the PDF both find them by `CARD_TEXT`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from badugi_core import (
    DECK,
    DRAWS,
    HAND_CLASSES,
    HOLE_CARDS,
    Card,
    Rank,
    Reason,
    Round,
    RuleSet,
    evaluate,
)
from tools.errors import SiteError
from tools.sitegen.words import Words

CARD_TEXT = re.compile(r"(?:10|[A2-9JQK])[♣♦♥♠]")
"""A card as `Words.card_text` writes it."""

HANDS = ("6h 4d 3s Ah", "7h 4d Ac 4s", "3d 6c 8c 6s")
"""The worked hands: one suit twice; a pair; one card that clashes with two others."""

PLAYERS = 2
"""What the sentences of the sheet take for granted."""


@dataclass(frozen=True)
class Fact:
    """A label and its number: no language has to inflect a word for the number."""

    label: str
    value: str


@dataclass(frozen=True)
class Table:
    """A table; the first column names its rows."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    """Cells of text; an empty one has nothing to say."""


@dataclass(frozen=True)
class HeldCard:
    """A card of a worked hand."""

    card: Card
    text: str
    plays: bool


@dataclass(frozen=True)
class WorkedHand:
    """A holding and what it is worth."""

    cards: tuple[HeldCard, ...]
    name: str
    """In sentence case: Three-card four."""
    ranks: str
    """The playing ranks: 4-3-A."""
    reasons: tuple[str, ...]
    """A sentence for each card that does not play."""


@dataclass(frozen=True, kw_only=True)
class Section:
    """A part of the sheet; its parts are shown in the order of the fields."""

    anchor: str
    """The same in all languages."""
    title: str
    wide: bool = False
    """Whether it takes the whole width of the page, above the columns."""
    notes: tuple[str, ...] = ()
    numbered: bool = False
    """Whether the notes are steps that follow one another."""
    table: Table | None = None
    hands: tuple[WorkedHand, ...] = ()
    facts: tuple[Fact, ...] = ()


@dataclass(frozen=True)
class Sheet:
    """The whole sheet."""

    title: str
    subtitle: str
    limits: str
    """The limits, said beside the subtitle."""
    sections: tuple[Section, ...]
    """The wide ones first."""
    footer: str


def sheet_content(words: Words, rules: RuleSet) -> Sheet:
    """The text of the sheet in one language, for one rule set.

    Raises:
        SiteError: the rule set is not for two players.
    """
    if rules.players != PLAYERS:
        raise SiteError(
            f"the rules sheet is for {PLAYERS} players, not for {rules.players}:"
            f" set players = {PLAYERS} in the rule set."
        )
    _ = words.gettext
    return Sheet(
        title=_("Badugi rules"),
        subtitle=_("House rules for two"),
        limits=_("Fixed limit: %(small)s and %(big)s")
        % {"small": words.number(rules.small_bet), "big": words.number(rules.big_bet)},
        sections=(
            _object(words),
            _order(words, rules),
            _reading(words),
            _ranking(words),
            _setup(words, rules),
            _betting(words),
            _draws(words, rules),
            _showdown(words, rules),
            _all_in(words),
            _session(words, rules),
        ),
        footer=_(
            "The cap on raises and the length of a session are choices of this house."
            " Other tables may agree on others."
        ),
    )


def _object(words: Words) -> Section:
    _ = words.gettext
    return Section(
        anchor="object",
        title=_("Object of the game"),
        wide=True,
        notes=(
            _("You want low cards of different ranks and different suits."),
            _(
                "At the showdown, the best hand wins the pot."
                " If one player folds, the other wins the pot at once and need not show."
            ),
            _("The ace is always low. From low to high: %(order)s.")
            % {"order": "\u00a0".join(map(words.rank, Rank))},
        ),
    )


def _reading(words: Words) -> Section:
    _ = words.gettext
    return Section(
        anchor="reading",
        title=_("How to read a hand"),
        notes=(
            _("Take the largest set of your cards in which no rank and no suit is repeated."),
            _("If several sets are equally large, the lowest one is your hand. Compare the highest cards first."),
            _("Look at every set: sometimes the higher card of a suit is the one to keep."),
        ),
        numbered=True,
        hands=tuple(_worked(words, cards) for cards in HANDS),
    )


def _worked(words: Words, cards: str) -> WorkedHand:
    evaluation = evaluate(cards)
    playing = evaluation.playing
    return WorkedHand(
        cards=tuple(
            HeldCard(card, words.card_text(card), card in playing) for card in evaluation.cards
        ),
        name=words.sentence_case(words.hand_name(evaluation.hand_class)),
        ranks=words.ranks(evaluation.hand_class),
        reasons=tuple(
            _reason(words, reason) for reason in evaluation.reasons if reason.card not in playing
        ),
    )


def _reason(words: Words, reason: Reason) -> str:
    """Why a card does not play, as one sentence."""
    _ = words.gettext
    card = words.card_text(reason.card)
    suit = words.card_text(reason.suit_of) if reason.suit_of else ""
    rank = words.card_text(reason.rank_of) if reason.rank_of else ""
    if suit and rank:
        return _("%(card)s does not play: same suit as %(suit)s, same rank as %(rank)s.") % {
            "card": card,
            "suit": suit,
            "rank": rank,
        }
    if suit:
        return _("%(card)s does not play: same suit as %(suit)s.") % {"card": card, "suit": suit}
    return _("%(card)s does not play: same rank as %(rank)s.") % {"card": card, "rank": rank}


def _ranking(words: Words) -> Section:
    _ = words.gettext
    return Section(
        anchor="ranking",
        title=_("Which hand wins"),
        notes=(
            _("The hand with more playing cards always wins. When all your cards play, you have a badugi."),
            _(
                "With the same number of playing cards, compare the highest card, then the second,"
                " the third and the fourth. At the first difference, the lower card wins."
            ),
            _(
                "Straights do not count, for you or against you."
                " There is no flush: a repeated suit only leaves you with fewer playing cards."
            ),
            _(
                "Cards that do not play never count, and no suit is worth more than another."
                " The order in which cards lie or are shown changes nothing."
            ),
        ),
        table=Table(
            head=(_("Playing cards"), _("Best hand"), _("Worst hand")),
            rows=tuple(_size_row(words, size) for size in range(HOLE_CARDS, 0, -1)),
        ),
    )


def _size_row(words: Words, size: int) -> tuple[str, ...]:
    classes = [item for item in HAND_CLASSES if item.size == size]
    return words.number(size), words.ranks(classes[0]), words.ranks(classes[-1])


def _setup(words: Words, rules: RuleSet) -> Section:
    _ = words.gettext
    return Section(
        anchor="setup",
        title=_("Cards, seats and blinds"),
        notes=(
            _("Decide by lot who deals first. After each deal, the other player becomes the dealer."),
            _("Before the cards are dealt, both players post their blinds."),
            _(
                "Shuffle all the cards and cut before each deal."
                " Deal face down, one card at a time. The first card goes to the big blind."
            ),
        ),
        facts=_facts(
            words,
            (_("Cards in the deck, without jokers"), len(DECK)),
            (_("Play chips for each player"), rules.stack),
            (_("Small blind, posted by the dealer"), rules.small_blind),
            (_("Big blind, posted by the other player"), rules.big_blind),
            (_("Cards for each player"), HOLE_CARDS),
        ),
    )


def _facts(words: Words, *facts: tuple[str, int]) -> tuple[Fact, ...]:
    return tuple(Fact(label, words.number(value)) for label, value in facts)


def _order(words: Words, rules: RuleSet) -> Section:
    _ = words.gettext
    return Section(
        anchor="order",
        title=_("Order of play"),
        wide=True,
        table=Table(
            head=(
                # TRANSLATORS: Head of a column with betting rounds and draws.
                _("Step"),
                _("First to act"),
                _("Bet or raise"),
                _("A player’s total after the bet and each raise"),
            ),
            rows=_order_rows(words, rules.rounds),
        ),
        facts=_facts(
            words,
            (_("Raises in each round, at most"), rules.raises),
            (_("Chips from one player in a deal, at most"), rules.most_chips),
        ),
    )


def _order_rows(words: Words, rounds: Sequence[Round]) -> tuple[tuple[str, ...], ...]:
    """A betting round, a draw, a betting round, … ending with the last betting round."""
    _ = words.gettext
    rows = []
    for limits in rounds:
        number = words.number(limits.number)
        # TRANSLATORS: The player, in a table cell; so too "Big blind".
        dealer = _("Dealer")
        big_blind = _("Big blind")
        first = dealer if limits is rounds[0] else big_blind
        totals = ", ".join(map(words.number, limits.totals))
        step = _("Betting round %(number)s") % {"number": number}
        rows.append((step, first, words.number(limits.bet), totals))
        if limits.number <= DRAWS:
            # TRANSLATORS: Name of a step: the exchange of cards with this number.
            draw = _("Draw %(number)s") % {"number": number}
            rows.append((draw, big_blind, "", ""))
    return tuple(rows)


def _betting(words: Words) -> Section:
    _ = words.gettext
    return Section(
        anchor="betting",
        title=_("Betting"),
        notes=(
            _("While nobody has bet, you may check or bet. Facing a bet, you may call, raise or fold."),
            _("You may check first and raise later in the same round."),
            _("The limit is fixed: a bet or a raise adds exactly the amount of its round."),
            _("Blinds count in round 1. The big blind is the opening bet of that round."),
            _("If the dealer only calls in round 1, the big blind may still raise."),
            _(
                "A round ends when both players have checked or the last bet or raise has been called."
                " Raises that were not used do not carry over."
            ),
        ),
    )


def _draws(words: Words, rules: RuleSet) -> Section:
    _ = words.gettext
    return Section(
        anchor="draws",
        # TRANSLATORS: Heading: the exchanges of cards.
        title=_("Draws"),
        notes=(
            _("The big blind completes the exchange first, then the dealer."),
            _(
                "Say how many cards you exchange, from 0 to %(hole)s. Lay them face down,"
                " then take the same number from the deck, also face down."
            )
            % {"hole": words.number(HOLE_CARDS)},
            _("To exchange nothing is to stand pat. You may do so at any draw."),
            _(
                "Discards stay out of play, and so do burned cards."
                " You never get back a card that you discarded."
            ),
            # With two players no rule set can use up the deck: its most burned cards do not suffice.
            _("A deal uses at most %(most)s of %(deck)s cards, so the deck cannot run out.")
            % {"most": words.number(rules.most_cards), "deck": words.number(len(DECK))},
        ),
        facts=_facts(words, (_("Cards burned before each draw"), rules.burns)),
    )


def _showdown(words: Words, rules: RuleSet) -> Section:
    _ = words.gettext
    if rules.odd_chip == "big-blind":
        odd_chip = _(
            "An odd chip goes to the big blind. With two players this cannot happen,"
            " because both have put in the same amount."
        )
    else:
        odd_chip = _(
            "An odd chip goes to the player left of the dealer. With two players this cannot happen,"
            " because both have put in the same amount."
        )
    return Section(
        anchor="showdown",
        title=_("Showdown"),
        notes=(
            _(
                "After the last betting round, both players show all four cards."
                " Whoever bet or raised last shows first; if nobody bet, the big blind does."
            ),
            _("Equal hands split the pot."),
            odd_chip,
        ),
    )


def _all_in(words: Words) -> Section:
    _ = words.gettext
    return Section(
        anchor="all-in",
        title=_("All-in"),
        notes=(
            _(
                "If you cannot pay in full, put in the rest of your chips: you are all-in."
                " This is also true of a blind."
            ),
            _(
                "What you could not match is returned to your opponent."
                " With two players there is no side pot."
            ),
            _(
                "After an all-in has been called, nobody bets any more."
                " The remaining draws are completed, then the hands are shown."
            ),
        ),
    )


def _session(words: Words, rules: RuleSet) -> Section:
    _ = words.gettext
    return Section(
        anchor="session",
        title=_("The session"),
        notes=(
            _("A session ends after the last deal, or earlier when a stack is empty."),
            _("The larger stack wins the session. Equal stacks are a draw."),
        ),
        facts=_facts(words, (_("Deals in a session"), rules.deals)),
    )
