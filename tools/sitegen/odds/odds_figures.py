"""The figures of the page on odds. Chances stand in the file of `tools.odds`; what is cheap is counted here."""

from __future__ import annotations

from fractions import Fraction
from math import comb

from badugi_core import DECK, DRAWS, HAND_CLASSES, HOLDINGS, HOLE_CARDS, HandClass, Rank, against_random_deal, evaluate
from tools.i18n.locales import rounded
from tools.odds import questions
from tools.odds.table import Chances
from tools.sitegen.hands.ranking import by_top, classes_of, size_names
from tools.sitegen.odds.charts import Group
from tools.sitegen.odds.figure import Drawer, Figure, by_draws, draw_heads, ranks_of, shares_of
from tools.words.words import Words, shown

UNSEEN = len(DECK) - HOLE_CARDS
"""The cards that a player has not seen before the first draw."""

QUANTILES = (1, 5, 10, 25, 50, 75, 90)
"""Of a hundred deals, how many are at least as good."""

MOST_OUTS = 10


def class_at(percent: int) -> HandClass:
    """The strongest class such that this many of a hundred deals are at least as good.

    >>> class_at(50).size
    3
    """
    return next(item for item in HAND_CLASSES if item.cumulative_share >= Fraction(percent, 100))


def outs_chance(outs: int, draws: int) -> Fraction:
    """The chance of one of some outs in several draws of one card, while the same cards are kept.

    >>> outs_chance(10, 3)
    Fraction(2215, 4324)
    """
    return 1 - Fraction(comb(UNSEEN - outs, draws), comb(UNSEEN, draws))


def goal_names(words: Words) -> dict[Rank, str]:
    """What the badugis up to a highest card are called, as plain text."""
    _ = words.gettext
    return {
        Rank.KING: _("Any badugi"),
        Rank.TEN: _("A ten badugi or better"),
        Rank.EIGHT: _("An eight badugi or better"),
        Rank.SIX: _("A six badugi or better"),
    }


def _deal_sizes(words: Words, chances: Chances) -> Figure:
    _ = words.html
    names = size_names(words)
    counts = {size: sum(item.count for item in classes_of(size)) for size in names}
    shares = {size: Fraction(count, HOLDINGS) for size, count in counts.items()}
    return Figure(
        _("How many cards play in the four cards that are dealt"),
        (_("Hand"), _("Holdings"), _("Share")),
        [
            (shown(name), (words.number(counts[size]), words.percentage(shares[size], 1)))
            for size, name in names.items()
        ],
        [Group([(words.number(size), share) for size, share in shares.items()])],
    )


def _deal_tops(words: Words, chances: Chances) -> Figure:
    _ = words.html
    rows, bars = [], []
    for top, classes in by_top(HOLE_CARDS):
        count = sum(item.count for item in classes)
        share = sum((item.share for item in classes), Fraction(0))
        name = shown(words.sentence_case(words.name_by_top(HOLE_CARDS, top)))
        cells = (words.number(count), words.percentage(share, 2), words.percentage(classes[-1].cumulative_share, 2))
        rows.append((name, cells))
        bars.append((words.rank(top), share))
    return Figure(
        _("Badugis that are dealt, by their highest card"),
        (_("Hand"), _("Holdings"), _("Share"), _("This or better")),
        rows,
        [Group(bars)],
        digits=2,
    )


def _quantiles(words: Words, chances: Chances) -> Figure:
    _ = words.html
    rows = []
    for percent in QUANTILES:
        item = class_at(percent)
        against = against_random_deal(item)
        # TRANSLATORS: The head of a row. %(share)s: 25%
        title = _("The best %(share)s") % {"share": words.percentage(Fraction(percent, 100), 0)}
        name = shown(words.sentence_case(words.hand_name(item)))
        rows.append((title, (f"{name}<br>{words.ranks_html(item)}", words.percentage(against.win, 1))))
    return Figure(
        _("The weakest hand among the best deals, and how often it beats one other deal as it stands"),
        (_("Deals"), _("The weakest of them"), _("Wins")),
        rows,
    )


def _random(words: Words, chances: Chances) -> Figure:
    _ = words.html
    rows = []
    for size in range(HOLE_CARDS, 0, -1):
        classes = classes_of(size)
        for item in (classes[0], classes[-1]):
            against = against_random_deal(item)
            name = shown(words.sentence_case(words.hand_name(item)))
            shares = [words.percentage(share, 2) for share in (against.win, against.tie, against.lose)]
            rows.append((f"{name}<br>{words.ranks_html(item)}", shares))
    return Figure(
        _("The best and the worst hand of each size against four cards dealt at random; nobody draws"),
        (_("Hand"), _("Wins"), _("Ties"), _("Loses")),
        rows,
    )


def _three_cards(words: Words, chances: Chances) -> Figure:
    _ = words.html
    holding = questions.THREE_CARDS[0]
    names = goal_names(words)
    shares = {
        top: [chances["three-cards", holding, f"{draws}:{top.letter}"] for draws in questions.DRAW_COUNTS]
        for top in questions.GOALS
    }
    return Figure(
        # TRANSLATORS: %(ranks)s: 3-2-A
        _("What %(ranks)s becomes with one, two or three draws") % {"ranks": ranks_of(words, holding)},
        (_("Final hand"), *draw_heads(words)),
        [(shown(names[top]), shares_of(words, each)) for top, each in shares.items()],
        [Group(by_draws(words, each), names[top]) for top, each in shares.items()],
    )


def _three_kinds(words: Words, chances: Chances) -> Figure:
    _ = words.html
    names = goal_names(words)
    rows = [
        (
            ranks_of(words, holding),
            shares_of(words, (chances["three-cards", holding, f"{DRAWS}:{top.letter}"] for top in questions.GOALS)),
        )
        for holding in questions.THREE_CARDS
    ]
    return Figure(
        _("Three-card hands from low to high: the final hand after three draws"),
        (_("Hand"), *(shown(names[top]) for top in questions.GOALS)),
        rows,
    )


def _starts(words: Words, chances: Chances) -> Figure:
    _ = words.html
    names = size_names(words)
    rows, groups = [], []
    for holding in questions.STARTS:
        hand_class = evaluate(holding).hand_class
        shares = [chances["starts", holding, str(draws)] for draws in questions.DRAW_COUNTS]
        name = names[hand_class.size]
        rows.append((f"{shown(name)}<br>{words.ranks_html(hand_class)}", shares_of(words, shares)))
        groups.append(Group(by_draws(words, shares), name))
    return Figure(
        _("The chance of any badugi with one, two or three draws"), (_("Hand"), *draw_heads(words)), rows, groups
    )


def _outs(words: Words, chances: Chances) -> Figure:
    _ = words.html
    rows = []
    for outs in range(MOST_OUTS, 0, -1):
        shares = [outs_chance(outs, draws) for draws in questions.DRAW_COUNTS]
        # TRANSLATORS: Odds against: %(misses)s: 3.8. "3.8 to 1".
        odds = _("%(misses)s to 1") % {"misses": words.number(rounded(Fraction(UNSEEN - outs, outs), 1))}
        rows.append((words.number(outs), [*shares_of(words, shares), odds]))
    return Figure(
        # TRANSLATORS: %(unseen)s: 48
        _("From outs to chances. Unseen cards before the first of these draws: %(unseen)s")
        % {"unseen": words.number(UNSEEN)},
        (_("Outs"), *draw_heads(words), _("Odds against with one draw")),
        rows,
    )


def _broken(words: Words, chances: Chances) -> Figure:
    _ = words.html
    rows, bars = [], []
    for top in questions.BROKEN:
        lower = [chances["broken", top.letter, f"{draws}:lower"] for draws in questions.DRAW_COUNTS]
        some = chances["broken", top.letter, f"{DRAWS}:badugi"]
        holding = f"{top.letter}c 3h 2d As"
        rows.append((ranks_of(words, holding), shares_of(words, [*lower, some])))
        bars.append((words.rank(top), lower[-1]))
    return Figure(
        _("A badugi is broken until its highest card is lower. The chart: three draws"),
        (
            _("Broken"),
            _("Lower with one draw"),
            _("Lower with two"),
            _("Lower with three"),
            _("Any badugi after three"),
        ),
        rows,
        [Group(bars)],
    )


ODDS_FIGURES: dict[str, Drawer] = {
    "deal-sizes": _deal_sizes,
    "deal-tops": _deal_tops,
    "quantiles": _quantiles,
    "random": _random,
    "three-cards": _three_cards,
    "three-kinds": _three_kinds,
    "starts": _starts,
    "outs": _outs,
    "broken": _broken,
}
"""By the name that templates use."""
