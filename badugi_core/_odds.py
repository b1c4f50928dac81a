"""Questions that a player asks: which cards help, what beats what, and what to throw away."""

from __future__ import annotations

from bisect import bisect_right
from collections import defaultdict
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from itertools import combinations
from math import comb

from badugi_core._cards import Card
from badugi_core._classes import HAND_CLASSES, HandClass, class_of
from badugi_core._errors import OddsError
from badugi_core._hands import HOLE_CARDS, best_subsets
from badugi_core._odds_dealt import deal_distribution
from badugi_core._odds_draws import (
    KEEP_BEST,
    Cards,
    DrawPolicy,
    check_draws,
    discarded,
    draw_distribution,
    read_holding,
)
from badugi_core._odds_playout import ALL, as_cards, as_set, ids, keeps, preferred, subsets
from badugi_core._rank import rank


class OutCode(Enum):
    """What a card does for the cards that are kept.

    >>> [out.code.value for out in outs("6h 4d 3s Ah")[:5]]
    ['no-change', 'no-change', 'no-change', 'badugi', 'better']
    """

    BADUGI = "badugi"
    """It makes a badugi."""
    ONE_MORE = "one-more"
    """One card more plays, but that is no badugi yet."""
    BETTER = "better"
    """As many cards play, and they are a stronger hand."""
    NO_CHANGE = "no-change"
    """The hand stays what it is."""


@dataclass(frozen=True)
class Out:
    """What one unseen card makes of the cards that are kept.

    >>> club = next(out for out in outs("6h 4d 3s Ah") if str(out.card) == "2c")
    >>> club.code.value, str(club.before), str(club.after)
    ('badugi', '4-3-A', '4-3-2-A')
    """

    card: Card
    """The card that may come."""
    code: OutCode
    """What it does."""
    before: HandClass
    """The class of the kept cards by themselves."""
    after: HandClass
    """The class of the kept cards with this one."""


def outs(cards: Cards, dead: Cards = (), *, discard: Cards | None = None) -> tuple[Out, ...]:
    """Every unseen card, in the order of the deck, and what it makes of the cards that are kept.

    The best subset is kept, as with `KEEP_BEST`; between equal choices the first one. So a
    badugi, which stands pat, has no outs: to break it, say which card goes. Of several cards that
    are drawn each is looked at alone.

    Args:
        cards: the holding.
        dead: other cards that cannot come.
        discard: what goes, in place of the cards that do not play; at least one card must stay.

    Raises:
        CardError, OddsError: as `draw_distribution`; ``none-kept`` when all four cards go.

    >>> found = outs("2h 3d 8s Kh")
    >>> [str(out.card) for out in found if out.code == OutCode.BETTER]
    ['Ad', 'Ah', 'As', '4s', '5s', '6s', '7s']
    >>> sum(out.code == OutCode.BADUGI for out in found)
    10
    """
    held, gone = read_holding(cards, dead)
    if discard is not None:
        kept = held ^ discarded(discard, held)
    else:
        ordinal = rank(ids(held))
        if HAND_CLASSES[ordinal - 1].size == HOLE_CARDS:
            return ()
        kept = preferred(keeps(held, ordinal), gone)[0][0]
    if not kept:
        raise OddsError("none-kept", " ".join(map(str, as_cards(held))))
    staying = as_cards(kept)
    before = class_of(best_subsets(staying)[0])
    return tuple(
        _out(card, before, class_of(best_subsets((*staying, card))[0])) for card in as_cards(ALL & ~(held | gone))
    )


def _out(card: Card, before: HandClass, after: HandClass) -> Out:
    if after == before:
        code = OutCode.NO_CHANGE
    elif after.size == before.size:
        code = OutCode.BETTER
    else:
        code = OutCode.BADUGI if after.size == HOLE_CARDS else OutCode.ONE_MORE
    return Out(card, code, before, after)


@dataclass(frozen=True)
class Chances:
    """How a showdown can end, from the side of one player; the three add up to 1.

    >>> chances = against_random_deal("4h 3d 2s Ac")
    >>> chances.win + chances.tie, chances.lose
    (Fraction(1, 1), Fraction(0, 1))
    """

    win: Fraction
    """The stronger hand."""
    tie: Fraction
    """Hands of the same class: the pot is split (rule TIE-1)."""
    lose: Fraction
    """The weaker hand."""


def against_random_deal(hand: HandClass | Cards, dead: Cards = ()) -> Chances:
    """The chances of a hand, as it stands, against one holding dealt at random that never draws.

    For a class, only `dead` cards cannot be dealt; for a holding, its own cannot either.

    Raises:
        CardError, OddsError: as `deal_distribution` and `draw_distribution`.

    >>> against_random_deal(HAND_CLASSES[0])
    Chances(win=Fraction(270701, 270725), tie=Fraction(24, 270725), lose=Fraction(0, 1))
    >>> against_random_deal("As 2d 3h 4c").tie  # its own cards cannot be dealt again
    Fraction(1, 21620)
    """
    if isinstance(hand, HandClass):
        hand_class, others = hand, deal_distribution(dead)
    else:
        held, gone = read_holding(hand, dead)
        hand_class, others = HAND_CLASSES[rank(ids(held)) - 1], deal_distribution(as_cards(held | gone))
    tie = others.probability(hand_class)
    lose = others.at_least(hand_class) - tie
    return Chances(1 - tie - lose, tie, lose)


class Goal(Enum):
    """What a discard may be for, beside a hand that is at least of some class.

    >>> best_discard("As 2h 3d Kd", Goal.BADUGI).probability
    Fraction(5, 24)
    """

    BADUGI = "badugi"
    """Any badugi."""
    BEAT_DEAL = "beat-deal"
    """A hand stronger than one holding dealt at random that never draws; a tie does not count."""


@dataclass(frozen=True)
class BestDiscard:
    """What to throw away.

    >>> best_discard("As 2h 3d Kd", Goal.BADUGI)  # a king, too, can be part of a badugi
    BestDiscard(probability=Fraction(5, 24), discards=((Card('3d'),), (Card('Kd'),)))
    """

    probability: Fraction
    """The chance to reach the goal."""
    discards: tuple[tuple[Card, ...], ...]
    """All discards that give this chance, the fewest cards first; no card is to stand pat."""


def best_discard(
    cards: Cards, goal: HandClass | Goal, draws: int = 1, dead: Cards = (), policy: DrawPolicy = KEEP_BEST
) -> BestDiscard:
    """The discard that gives the greatest chance of a goal; all sixteen are tried.

    With more than one draw, `policy` rules those after the first. More than
    one draw may take a while.

    Args:
        cards: the holding.
        goal: a class, to be reached or surpassed, or another goal.
        draws: how many draws are left; for `Goal.BEAT_DEAL` one.
        dead: other cards that cannot come.
        policy: what the player does at the second and third draw.

    Raises:
        CardError, OddsError: as `draw_distribution`.

    >>> best = best_discard("7s 8d 9h 9c", Goal.BADUGI)
    >>> best.probability, best.discards
    (Fraction(5, 24), ((Card('9c'),), (Card('9h'),)))
    """
    if not isinstance(goal, HandClass | Goal):
        raise TypeError(f"a goal is a HandClass or a Goal, not {goal!r}")
    held, gone = read_holding(cards, dead)
    discards = [some for size in range(HOLE_CARDS + 1) for some in combinations(as_cards(held), size)]
    if goal == Goal.BEAT_DEAL:
        check_draws(draws, most=1)
        deals = _RandomDeals(ALL & ~(held | gone))
        chances = [deals.beaten_after(held ^ as_set(discard)) for discard in discards]
    else:
        least = KEEP_BEST.stands_on if goal == Goal.BADUGI else goal
        chances = [
            draw_distribution(as_cards(held), draws, policy, as_cards(gone), discard=discard).at_least(least)
            for discard in discards
        ]
    best = max(chances)
    return BestDiscard(best, tuple(discard for discard, chance in zip(discards, chances, strict=True) if chance == best))


class _RandomDeals:
    """All holdings that can be dealt from the live cards, to count those that a hand beats.

    The player's new cards come from the same cards. By inclusion and exclusion the deals without them are
    counted from those that have this and that of them, which are listed once for all draws.
    """

    def __init__(self, live: int) -> None:
        self._live = ids(live)
        self._ordinals: defaultdict[int, list[int]] = defaultdict(list)
        """For each set of cards, the ordinals of the deals that have them all, the strongest first."""
        for ordinal, deal in sorted((rank(deal), deal) for deal in combinations(self._live, HOLE_CARDS)):
            for some in subsets(sum(1 << card for card in deal), HOLE_CARDS):
                self._ordinals[some].append(ordinal)

    def _beaten(self, ordinal: int, drawn: int) -> int:
        """How many deals without the drawn cards are weaker than a class."""
        return sum(
            (-1) ** some.bit_count() * (len(ordinals) - bisect_right(ordinals, ordinal))
            for some in subsets(drawn, HOLE_CARDS)
            for ordinals in [self._ordinals[some]]
        )

    def beaten_after(self, kept: int) -> Fraction:
        """The chance to beat a random deal after drawing to the kept cards."""
        held = ids(kept)
        size = HOLE_CARDS - len(held)
        beaten = sum(
            self._beaten(rank(held + drawn), sum(1 << card for card in drawn)) for drawn in combinations(self._live, size)
        )
        return Fraction(beaten, comb(len(self._live), size) * comb(len(self._live) - size, HOLE_CARDS))
