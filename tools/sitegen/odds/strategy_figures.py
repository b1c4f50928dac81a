"""The figures of the page on strategy. Their chances stand in the file of `tools.odds`."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from badugi_core import HOLE_CARDS, deal_distribution, evaluate
from tools.odds import questions
from tools.odds.prices import PRICED, price_in
from tools.odds.table import Chances
from tools.sitegen.hands.ranking import size_names
from tools.sitegen.odds.charts import Group
from tools.sitegen.odds.figure import Drawer, Figure, draw_heads, ranks_of, shares_of
from tools.sitegen.odds.odds_figures import MOST_OUTS
from tools.words.words import Words, shown


def _exchanged(words: Words, chances: Chances) -> Figure:
    _ = words.html
    names = {size: shown(name) for size, name in size_names(words).items()}
    counts = range(HOLE_CARDS)
    dealt = [deal_distribution().of_size(HOLE_CARDS - n) for n in counts]
    rows = [(_("Share of deals"), shares_of(words, dealt))]
    for size, name in names.items():
        after = [chances.get(("exchanged", str(n), str(size)), Fraction(size == HOLE_CARDS)) for n in counts]
        rows.append((name, shares_of(words, after)))
    badugis = [(words.number(n), chances["exchanged", str(n), str(HOLE_CARDS)]) for n in counts if n]
    return Figure(
        _("Cards exchanged at the first draw, and the hand after it. The chart: a badugi after this draw"),
        (_("Cards exchanged"), *map(words.number, counts)),
        rows,
        [Group(badugis)],
    )


def _pat(words: Words, chances: Chances) -> Figure:
    _ = words.html
    rows, bars = [], []
    for pat in questions.PAT:
        shares = [1 - chances["pat", pat, str(draws)] for draws in questions.DRAW_COUNTS]
        rows.append((ranks_of(words, pat), shares_of(words, shares)))
        bars.append((words.rank(evaluate(pat).hand_class.ranks[0]), shares[-1]))
    return Figure(
        # TRANSLATORS: %(ranks)s: 3-2-A
        _("How often a pat badugi wins against a one-card draw to %(ranks)s. The chart: three draws to come")
        % {"ranks": ranks_of(words, questions.DRAWING)},
        (_("Pat badugi"), *draw_heads(words)),
        rows,
        [Group(bars)],
    )


def _compared(words: Words, chances: Chances) -> Figure:
    _ = words.html
    rows = [
        (
            ranks_of(words, drawing),
            shares_of(words, (chances["compared", drawing, pat] for pat in questions.STANDING)),
        )
        for drawing in questions.DRAWS_COMPARED
    ]
    # TRANSLATORS: The head of a column. %(ranks)s: 8-5-4-2
    against = _("Against %(ranks)s")
    return Figure(
        _("How often a one-card draw beats a pat badugi, with three draws to come"),
        (_("Draw"), *(against % {"ranks": ranks_of(words, pat)} for pat in questions.STANDING)),
        rows,
    )


def _both(words: Words, chances: Chances) -> Figure:
    _ = words.html
    # TRANSLATORS: Two hands against each other. %(a)s: 3-2-A. %(b)s: 8-7-6
    pair = _("%(a)s against %(b)s")
    rows = []
    for a, b in questions.BOTH:
        shares = shares_of(words, (chances["both", f"{a} / {b}", column] for column in ("win", "tie", "lose")))
        rows.append((pair % {"a": ranks_of(words, a), "b": ranks_of(words, b)}, shares))
    return Figure(
        _("Two players draw one card each, and no draw follows"),
        (_("Hands"), _("Wins"), _("Ties"), _("Loses")),
        rows,
    )


def _last_draw(holdings: Sequence[str], theirs: str) -> Drawer:
    """Stand pat or break at the last draw, against an opponent who draws one card."""

    def drawn(words: Words, chances: Chances) -> Figure:
        _ = words.html
        rows = [
            (
                ranks_of(words, mine),
                shares_of(words, (chances["last-draw", f"{mine} / {theirs}", column] for column in ("stand", "break"))),
            )
            for mine in holdings
        ]
        return Figure(
            # TRANSLATORS: %(ranks)s: 7-5-4
            _("How often you win at the last draw when the opponent draws one card to %(ranks)s")
            % {"ranks": ranks_of(words, theirs)},
            (_("Your badugi"), _("You stand pat"), _("You break it")),
            rows,
        )

    return drawn


def _gone(words: Words, chances: Chances) -> Figure:
    _ = words.html
    rows = []
    for gone in questions.GONE:
        shares = [chances["gone", gone or "-", str(draws)] for draws in questions.DRAW_COUNTS]
        count = len(gone.split())
        rows.append((words.number(count), [words.number(MOST_OUTS - count), *shares_of(words, shares)]))
    return Figure(
        # TRANSLATORS: %(ranks)s: 3-2-A
        _("A one-card draw to %(ranks)s when some outs are known to be gone")
        % {"ranks": ranks_of(words, questions.DRAWING)},
        (_("Gone"), _("Outs left"), *draw_heads(words)),
        rows,
    )


def _prices(words: Words, chances: Chances) -> Figure:
    _ = words.html
    names = {
        "home": _("House rules: fixed limit"),
        "room-pot-limit": _("Card room: pot limit"),
        "room-half-pot-limit": _("Card room: half-pot limit"),
    }
    rows = []
    for name in PRICED:
        price = price_in(name)
        cells = [words.number(price.pot), words.number(price.bet), words.percentage(price.needed, 1)]
        rows.append((names[name], cells))
    return Figure(
        _("The price of a call in round 3, between two players"),
        (_("Rule set"), _("Pot before the bet"), _("Bet to call"), _("Chance needed")),
        rows,
    )


STRATEGY_FIGURES: dict[str, Drawer] = {
    "exchanged": _exchanged,
    "pat": _pat,
    "compared": _compared,
    "both": _both,
    "break-worse": _last_draw(questions.TO_BREAK, questions.AGAINST_WORSE),
    "break-better": _last_draw(questions.TO_KEEP, questions.AGAINST_BETTER),
    "gone": _gone,
    "prices": _prices,
}
"""By the name that templates use."""
