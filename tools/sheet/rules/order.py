"""A round of the game as a picture: bets and draws from left to right, what each allows, who begins."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from badugi_core import (
    DRAWS,
    ROUNDS,
    Deal,
    FirstToShow,
    RuleSet,
)
from tools.sheet.rules.sentence import item
from tools.sheet.rules.sentences import capped
from tools.words.later import N_
from tools.words.rulesets import CHOICES, number_range
from tools.words.turns import by_players
from tools.words.words import Words


@dataclass(frozen=True)
class Step:
    """One step of a deal: the blinds and cards, a betting round, a draw, the showdown."""

    name: str
    number: str = ""
    """The number of a betting round or of a draw."""
    bet: str = ""
    """What may be bet in a betting round, or the blinds."""
    totals: str = ""
    """A player's total after the bet and each raise, up to the cap."""


@dataclass(frozen=True)
class First:
    """Who is first to act with these numbers of players."""

    players: str
    """Which numbers, where they differ; else nothing."""
    early: str
    """In betting round 1."""
    later: str
    """From the first draw on."""


@dataclass(frozen=True)
class Order:
    """The picture."""

    alt: str
    """All that it shows, in words."""
    steps: tuple[Step, ...]
    bet_label: str
    totals_label: str
    """Nothing where the game has no fixed totals."""
    first_label: str
    players_label: str
    """Beside the numbers of players, where they differ."""
    later_label: str
    first: tuple[First, ...]


def order_of_play(words: Words, rules: RuleSet) -> Order:
    """The picture of a deal in one language.

    >>> from badugi_core import load_ruleset
    >>> from tools.i18n.catalogues import Catalogue
    >>> from tools.i18n.locales import load_locale
    >>> words = Words(load_locale("en"), Catalogue.load(load_locale("en")))
    >>> [step.bet for step in order_of_play(words, load_ruleset("home")).steps]
    ['1, 2', '2', '', '2', '', '4', '', '4', '']
    """
    _ = words.gettext
    steps = tuple(_steps(words, rules))
    # Without fixed amounts, a cell has no room for more than the name of the limit.
    bet_label = _("Bet or raise") if rules.rounds else _(CHOICES["structure"].label)
    totals_label = _("A player’s total after the bet and each raise") if rules.rounds else ""
    first_label = _("First to act")
    players_label = _("Players")
    later_label = _("Later rounds and draws")
    first = tuple(_firsts(words, rules))
    alt = " ".join(_sentences(words, steps, (bet_label, totals_label, first_label, players_label, later_label), first))
    return Order(alt, steps, bet_label, totals_label, first_label, players_label, later_label, first)


def _sentences(
    words: Words, steps: tuple[Step, ...], labels: tuple[str, ...], firsts: tuple[First, ...]
) -> Iterator[str]:
    """What the picture shows, row by row."""
    _ = words.gettext
    bet_label, totals_label, first_label, players_label, later_label = labels
    # TRANSLATORS: What a picture shows, for readers who cannot see it.
    # TRANSLATORS: %(steps)s: Blinds and cards, Betting round 1, Draw 1
    yield _("Order of play, from left to right: %(steps)s.") % {"steps": ", ".join(step.name for step in steps)}
    blinds, early, *_rest = steps
    yield item(words, blinds.name, blinds.bet)
    yield item(words, bet_label, "; ".join(step.bet for step in steps[1:] if step.bet))
    if totals_label:
        yield item(words, totals_label, "; ".join(step.totals for step in steps if step.totals))
    yield f"{first_label}."
    for first in firsts:
        if first.players:
            yield item(words, players_label, first.players)
        yield item(words, early.name, first.early)
        yield item(words, later_label, first.later)


def _steps(words: Words, rules: RuleSet) -> Iterator[Step]:
    _ = words.gettext
    structure = CHOICES["structure"]
    yield Step(_("Blinds and cards"), bet=words.series((rules.small_blind, rules.big_blind)))
    for index in range(ROUNDS):
        number = words.number(index + 1)
        # TRANSLATORS: Name of a step of the deal.
        # TRANSLATORS: %(number)s: 1
        name = _("Betting round %(number)s") % {"number": number}
        if rules.rounds:
            limits = rules.rounds[index]
            totals = words.series(limits.totals) if capped(rules) else f"{words.series(limits.totals[:3])}, …"
            yield Step(name, number, words.number(limits.bet), totals)
        else:
            yield Step(name, number, _(structure.values[rules.structure]))
        if index < DRAWS:
            # TRANSLATORS: Name of a step: the exchange of cards with this number.
            # TRANSLATORS: %(number)s: 1
            yield Step(_("Draw %(number)s") % {"number": number}, number)
    yield Step(_("Showdown"))


def role(deal: Deal) -> str:
    """Whose turn it is, as an English msgid: with two players by the names that they have.

    >>> from badugi_core import load_ruleset
    >>> from tools.words.turns import first_to_act
    >>> first_to_act(load_ruleset("pagat"), 2, role)
    ('Dealer', 'Big blind')
    >>> first_to_act(load_ruleset("pagat"), 5, role)[0]
    'Player left of the big blind'
    """
    count = len(deal.seats)
    names = (
        (count == 2, deal.button, N_("Dealer")),
        (count == 2, deal.big_blind, N_("Big blind")),
        (count > 2, (deal.big_blind + 1) % count, N_("Player left of the big blind")),
        (count > 2, (deal.button + 1) % count, CHOICES["first_to_show"].values[FirstToShow.LEFT_OF_BUTTON]),
    )
    return next(name for fits, seat, name in names if fits and seat == deal.actor)


def _firsts(words: Words, rules: RuleSet) -> Iterator[First]:
    groups = list(by_players(rules, role))
    for least, most, roles in groups:
        shown = number_range(words, words.gettext, least, most)
        yield First(shown if len(groups) > 1 else "", *(words.sentence_case(words.gettext(each)) for each in roles))
