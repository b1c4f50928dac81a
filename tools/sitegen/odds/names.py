"""What the templates on odds and strategy may use, as ``odds.figure("outs")`` and so on."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

from badugi_core import (
    HOLE_CARDS,
    OutCode,
    deal_distribution,
    deal_then_draw_distribution,
    draw_once,
    outs,
    parse_ranks,
)
from tools.i18n.locales import rounded
from tools.odds.prices import Price, price_in
from tools.odds.table import Chances, read_chances
from tools.sitegen.hands.ranking import classes_of
from tools.sitegen.odds.errata import errata_list
from tools.sitegen.odds.figure import figure_html
from tools.sitegen.odds.odds_figures import ODDS_FIGURES, class_at
from tools.sitegen.odds.strategy_figures import STRATEGY_FIGURES
from tools.words.words import Words

_read = cache(read_chances)
_FIGURES = ODDS_FIGURES | STRATEGY_FIGURES


class Odds:
    """Chances in the words of one language."""

    def __init__(self, words: Words) -> None:
        self._words = words

    @property
    def _chances(self) -> Chances:
        return _read()

    def figure(self, name: str) -> str:
        """A table with its caption, and a chart where there is one."""
        if name not in _FIGURES:
            raise LookupError(f"no figure '{name}': write one of {', '.join(_FIGURES)}")
        return figure_html(self._words, _FIGURES[name](self._words, self._chances), f"figure-{name}")

    @property
    def half(self) -> Fraction:
        """One half: whoever wins more often is the favourite."""
        return Fraction(1, 2)

    def errata(self) -> str:
        """What published pages get wrong."""
        return errata_list(self._words, self._chances)

    def value(self, table: str, row: str, column: str) -> Fraction:
        """A chance of the file, to compare or to reckon with."""
        try:
            return self._chances[table, row, column]
        except KeyError:
            raise LookupError(f"no chance '{table}', '{row}', '{column}': see tools/odds/chances.tsv") from None

    def chance(self, table: str, row: str, column: str) -> str:
        """A chance of the file as a percentage."""
        return self._words.percentage(self.value(table, row, column), 1)

    def percentage(self, share: Fraction) -> str:
        """A chance as a percentage."""
        return self._words.percentage(share, 1)

    def dealt(self, size: int) -> Fraction:
        """The chance that this many of the four dealt cards play."""
        return deal_distribution().of_size(size)

    def dealt_count(self, size: int) -> int:
        """In how many ways they can be dealt."""
        return sum(item.count for item in classes_of(size))

    def dealt_badugi_from(self, top: str) -> str:
        """The share of the dealt badugis whose highest card is this rank or higher."""
        badugis = classes_of(HOLE_CARDS)
        count = sum(item.count for item in badugis if item.ranks[0] >= parse_ranks(top)[0])
        return self._words.percentage(Fraction(count, sum(item.count for item in badugis)), 1)

    def after_deal(self, draws: int) -> str:
        """The chance of a badugi after the deal and one or two draws, for a player who keeps the best cards."""
        return self._words.percentage(deal_then_draw_distribution(draws).of_size(4), 1)

    def ranks_at(self, percent: int) -> str:
        """The ranks of the hand that this many of a hundred deals reach or surpass."""
        return self._words.ranks_html(class_at(percent))

    def outs(self, holding: str, dead: str = "") -> str:
        """The cards that make a badugi of a holding, without its cards that do not play."""
        return " ".join(self._words.card(out.card) for out in outs(holding, dead) if out.code is OutCode.BADUGI)

    def outs_count(self, holding: str, dead: str = "") -> int:
        """How many they are."""
        return sum(out.code is OutCode.BADUGI for out in outs(holding, dead))

    def better_count(self, holding: str) -> int:
        """How many cards make a stronger hand of a holding, but no badugi."""
        return sum(out.code is OutCode.BETTER for out in outs(holding))

    def draw(self, holding: str, discard: str, dead: str = "") -> str:
        """The chance of a badugi when these cards go, at the last draw."""
        return self._words.percentage(draw_once(holding, discard, dead).of_size(4), 1)

    def price(self, ruleset: str) -> Price:
        """A bet in round 3 that can be called, by a bundled rule set."""
        return price_in(ruleset)

    def chips(self, amount: Fraction) -> str:
        """Chips on average, with decimals."""
        return self._words.number(rounded(amount, 2))
