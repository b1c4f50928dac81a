"""What the rules sheet says, as data: one text for the page and for the PDF.

The sheet is for two players with fixed limits: its sentences are the rules of docs/rules/index.md
cut down to that game. Its numbers come from the rule set and from the core, its examples are read
by `evaluate`.
"""

from __future__ import annotations

from collections.abc import Sequence

from badugi_core import (
    DECK,
    DRAWS,
    HOLE_CARDS,
    BettingStructure,
    Exchange,
    FirstToShow,
    OddChip,
    Round,
    RuleSet,
)
from tools.errors import SiteError
from tools.sheet.hands import object_section, ranking_section, reading_section
from tools.sheet.model import Fact, Section, Sheet, Table
from tools.words.words import Words

__all__ = ["Sheet", "sheet_content"]

PLAYERS = 2
"""What the sentences of the sheet take for granted."""


def sheet_content(words: Words, rules: RuleSet) -> Sheet:
    """The text of the sheet in one language, for one rule set.

    Raises:
        SiteError: the rule set says other than the sentences of the sheet.

    >>> from badugi_core import load_ruleset
    >>> from tools.i18n.catalogues import Catalogue
    >>> from tools.i18n.locales import load_locale
    >>> words = Words(load_locale("en"), Catalogue.load(load_locale("en")))
    >>> sheet_content(words, load_ruleset("home")).subtitle
    'House rules for two'
    """
    _check_rules(rules)
    _ = words.gettext
    return Sheet(
        title=_("Badugi rules"),
        subtitle=_("House rules for two"),
        limits=_("Fixed limit: %(small)s and %(big)s")
        % {"small": words.number(rules.small_bet), "big": words.number(rules.big_bet)},
        sections=(
            object_section(words),
            _order(words, rules),
            reading_section(words),
            ranking_section(words),
            _setup(words, rules),
            _session(words, rules),
            _betting(words),
            _draws(words, rules),
            _showdown(words, rules),
            _all_in(words),
        ),
        footer=_(
            "The cap on raises and the length of a session are choices of this house."
            " Other tables may agree on others."
        ),
    )


def _check_rules(rules: RuleSet) -> None:
    """Refuse a rule set for which a sentence of the sheet would be wrong."""
    needs = (
        (rules.max_players == PLAYERS, f"is for {PLAYERS} players", f"max_players = {PLAYERS}"),
        (
            rules.structure is BettingStructure.FIXED_LIMIT,
            "is for fixed limits",
            f'structure = "{BettingStructure.FIXED_LIMIT}"',
        ),
        (
            rules.raises_predraw == rules.raises,
            "gives all rounds one cap",
            f"raises_predraw = {rules.raises}",
        ),
        (not rules.uncapped_heads_up, "limits the raises of two players", "uncapped_heads_up = false"),
        (rules.exchange is Exchange.IN_TURN, "has players draw in turn", f'exchange = "{Exchange.IN_TURN}"'),
        (
            rules.first_to_show is FirstToShow.LAST_AGGRESSOR,
            "has whoever bet last show first",
            f'first_to_show = "{FirstToShow.LAST_AGGRESSOR}"',
        ),
        (rules.deals > 0, "describes a session that ends", "deals to 1 or more"),
    )
    for met, what, advice in needs:
        if not met:
            raise SiteError(f"the rules sheet {what}: set {advice} in the rule set.")


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
        totals = words.series(limits.totals)
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
            _(
                "The big blind has an option: if the dealer only calls in round 1,"
                " the big blind may still raise."
            ),
            _(
                "Apart from the big blind’s option, a round ends when both players have checked"
                " or the last bet or raise has been called."
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
    if rules.odd_chip is OddChip.BIG_BLIND:
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
                " Whoever bet or raised last in that round shows first; if nobody bet, the big blind does."
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
                "If you cannot call in full, put in the rest of your chips: you are all-in."
                " The same goes for a blind that you cannot post in full."
            ),
            _(
                "A bet or a raise with your last chips may be smaller than the amount of the round."
                " Your opponent can then only call or fold."
            ),
            _(
                "The part of the bet that you could not match is returned to your opponent."
                " With two players there is no side pot."
            ),
            _(
                "Once a player is all-in and the bet has been called, nobody bets any more."
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
            _("The larger stack wins the session. Equal stacks are a tie."),
        ),
        facts=_facts(words, (_("Deals in a session"), rules.deals)),
    )
