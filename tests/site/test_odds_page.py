"""The pages on odds and strategy say what the core works out, in the numbers of each language."""

from __future__ import annotations

import re
from fractions import Fraction
from functools import cache
from math import comb, floor

import pytest

from badugi_core import (
    DECK,
    HAND_CLASSES,
    HOLDINGS,
    DrawPolicy,
    Rank,
    against_random_deal,
    draw_distribution,
    evaluate,
    parse_cards,
)
from tests.site.pages import LOCALES
from tools.errors import ROOT

each_locale = pytest.mark.parametrize("locale", LOCALES, ids=lambda locale: locale.path)
each_page = pytest.mark.parametrize("place", ["odds/", "strategy/"])

DRAWS = (1, 2, 3)


def raw(node):
    """The text of an element with its no-break spaces; a line break is a space."""
    return "".join(child if isinstance(child, str) else raw(child) or " " * (child.tag == "br") for child in node.children)


def figures(page):
    """The figures of a page by the ids of their captions."""
    found = page.article.all("figure", class_="odds")
    return {figure.one("figcaption").attrs["id"].removeprefix("figure-"): figure for figure in found}


def cells(figure):
    """The cells of each row of the table, without its head."""
    return [[raw(cell) for cell in row.all("td")] for row in figure.one("tbody").all("tr")]


def heads(figure):
    """The head of each row."""
    return [row.one("th").text for row in figure.one("tbody").all("tr")]


def badugis_from(top):
    """The weakest badugi with this highest card at most."""
    return next(item for item in reversed(HAND_CLASSES) if item.size == 4 and item.ranks[0] <= top)


def improved(holding, top, draws):
    """A badugi up to a highest card, for a player who stands pat with any badugi."""
    return draw_distribution(holding, draws).at_least(badugis_from(top))


def lower(top, draws):
    """A badugi of three lowest cards and this one, broken until its highest card is lower."""
    goal = badugis_from(Rank(top - 1))
    return draw_distribution(f"{top.letter}s 3c 2d Ah", draws, DrawPolicy(goal))


def stands(pat, draws):
    """How often a pat badugi holds against 3-2-A, which has no use for a worse badugi."""
    goal = HAND_CLASSES[evaluate(pat).hand_class.ordinal - 2]
    return 1 - draw_distribution("As 2d 3h 9h", draws, DrawPolicy(goal), pat).at_least(goal)


def at_last_draw(mine, theirs, drawing):
    """Wins among all pairs of new cards, each holding read anew."""
    unseen = [card for card in DECK if card not in parse_cards(f"{mine} {theirs}")]
    own = {card: evaluate((*parse_cards(mine)[1:], card) if drawing else mine).hand_class for card in unseen}
    other = {card: evaluate((*parse_cards(theirs)[:3], card)).hand_class for card in unseen}
    return Fraction(sum(own[a] > other[b] for a in unseen for b in unseen if a != b), len(unseen) * (len(unseen) - 1))


def round_up(percent):
    """A whole percentage, rounded half up."""
    return floor(percent + Fraction(1, 2))


@cache
def expected(name):
    """The shares in the table of a figure, row by row."""
    goals = (Rank.KING, Rank.TEN, Rank.EIGHT, Rank.SIX)
    tops = (Rank.KING, Rank.QUEEN, Rank.JACK, Rank.TEN, Rank.NINE, Rank.EIGHT, Rank.SEVEN, Rank.SIX)
    match name:
        case "three-cards":
            return [[improved("Ah 2s 3d Kd", top, draws) for draws in DRAWS] for top in goals]
        case "three-kinds":
            holdings = ("As 2d 3h 9h", "As 2d 5h 9h", "2s 4d 6h 9h", "3s 5d 7h 9h", "6s 7d 8h Jh", "9s Td Jh Qh", "Js Qd Kh Qh")
            return [[improved(holding, top, 3) for top in goals] for holding in holdings]
        case "broken":
            return [[*(lower(top, n).at_least(badugis_from(Rank(top - 1))) for n in DRAWS), lower(top, 3).of_size(4)] for top in tops]
        case "pat":
            return [[stands(f"{top.letter}c 6s 5d 4h", draws) for draws in DRAWS] for top in tops[:-1]]
        case "break-worse":
            return [[at_last_draw(f"{top.letter}c 3h 2d As", "4s 5d 7h 8h", drawing) for drawing in (False, True)] for top in tops[:5]]
        case "break-better":
            return [[at_last_draw(f"{top.letter}c 7h 5d 4s", "As 2d 3h 8h", drawing) for drawing in (False, True)] for top in tops[:5]]
        case "outs":
            return [[1 - Fraction(comb(48 - outs, n), comb(48, n)) for n in DRAWS] for outs in range(10, 0, -1)]


@each_locale
@pytest.mark.parametrize("name", ["three-cards", "three-kinds", "broken", "pat", "break-worse", "break-better", "outs"])
def test_every_percentage_of_a_draw_is_the_exact_chance(pages, locale, name):
    """Every percentage is the exact chance, worked out here with other suits, as the language writes it."""
    shown = figures(pages[f"{locale.path}/odds/"]) | figures(pages[f"{locale.path}/strategy/"])
    want = [[locale.percentage(share, 1) for share in row] for row in expected(name)]
    assert [row[: len(want[0])] for row in cells(shown[name])] == want


@each_locale
def test_tables_of_the_deal(pages, locale):
    """By number of playing cards, and badugis by their highest card: counts, shares and sums."""
    shown = figures(pages[f"{locale.path}/odds/"])
    sizes = [sum(item.count for item in HAND_CLASSES if item.size == size) for size in (4, 3, 2, 1)]
    assert cells(shown["deal-sizes"]) == [
        [locale.number(count), locale.percentage(Fraction(count, HOLDINGS), 1)] for count in sizes
    ]
    total, rows = 0, []
    for top in range(4, 14):
        count = comb(top - 1, 3) * 24
        total += count
        shares = (locale.percentage(Fraction(part, HOLDINGS), 2) for part in (count, total))
        rows.append([locale.number(count), *shares])
    assert total == 17_160
    assert cells(shown["deal-tops"]) == rows


@each_locale
def test_wins_and_losses_against_one_deal_are_exact(pages, locale):
    """Wins, ties and losses of the best and the worst hand of each size."""
    rows = cells(figures(pages[f"{locale.path}/odds/"])["random"])
    want = []
    for size in (4, 3, 2, 1):
        classes = [item for item in HAND_CLASSES if item.size == size]
        for item in (classes[0], classes[-1]):
            chances = against_random_deal(item)
            want.append([locale.percentage(share, 2) for share in (chances.win, chances.tie, chances.lose)])
    assert rows == want


@each_locale
@each_page
def test_charts_say_what_the_table_says(pages, locale, place):
    """Each chart is hidden from screen readers, and every number in it stands in the table of its figure."""
    charts = 0
    for name, figure in figures(pages[f"{locale.path}/{place}"]).items():
        region = figure.one("div", role="region")
        assert region.attrs["aria-labelledby"] == figure.one("figcaption").attrs["id"]
        assert region.attrs["tabindex"] == "0"
        for chart in figure.all("svg"):
            charts += 1
            assert chart.attrs["aria-hidden"] == "true"
            values = [raw(text) for text in chart.all("text", class_="value")]
            assert values and set(values) <= {cell for row in cells(figure) for cell in row}, name
            assert len(values) == len(chart.all("rect")) == len(chart.all("text", class_="label"))
            titles = {text.text for text in chart.all("text", class_="title")}
            assert all(any(head.startswith(title) for head in heads(figure)) for title in titles)
    assert charts


@each_locale
@each_page
def test_tables_have_heads(pages, locale, place):
    """Every column and every row."""
    for figure in figures(pages[f"{locale.path}/{place}"]).values():
        table = figure.one("table")
        assert all(cell.attrs["scope"] == "col" and cell.text for cell in table.one("thead").all("th"))
        assert all(len(row.all("th", scope="row")) == 1 for row in table.one("tbody").all("tr"))
        widths = {len(row.children) for row in table.all("tr")}
        assert len(widths) == 1


@each_locale
def test_the_outs_of_the_example(pages, locale):
    """Ten clubs make a badugi of A-2-3; thirteen would be wrong."""
    article = pages[f"{locale.path}/odds/"].article
    shown = [raw(card) for card in article.all("span", class_="pc")]
    clubs = [f"{rank}♣" for rank in "4 5 6 7 8 9 10 J Q K".split()]
    assert any(shown[at : at + 10] == clubs for at in range(len(shown)))


@each_locale
def test_the_middle_of_all_deals(pages, locale):
    """Fewer than half of all deals are better than the hand that is named, and at least half are as good."""
    middle = next(item for item in HAND_CLASSES if item.cumulative_share * 2 >= 1)
    assert middle.cumulative_share - middle.share < Fraction(1, 2)
    ranks = "-".join("10" if rank.letter == "T" else rank.letter for rank in middle.ranks)
    shown = [raw(node) for paragraph in pages[f"{locale.path}/odds/"].article.all("p") for node in paragraph.all(class_="ranks")]
    assert ranks in shown


@each_locale
def test_errors_of_others_are_named_and_not_linked(pages, locale):
    """The list names pages without linking them, and its exact figures are those of the list for contributors."""
    items = pages[f"{locale.path}/odds/"].article.one("ul", class_="errata")
    assert not items.all("a")
    exact = [raw(item.all("dd")[1]) for item in items.all("li")]
    dev = (ROOT / "docs/dev/odds-errata.md").read_text(encoding="utf-8")
    rows = [line.split(" | ") for line in dev.splitlines() if line.startswith("| ") and "published" not in line]
    listed = [round_up(Fraction(number)) for row in rows for number in re.findall(r"([\d.]+) %", row[2])]
    percents = [Fraction(n.replace(",", ".")) for text in exact for n in re.findall(r"\d+[.,]\d", text) if "%" in text]
    assert [round_up(share) for share in percents] == listed
    assert len(listed) == 10


@each_locale
def test_the_price_of_a_call(pages, locale):
    """Pot, bet and the chance that is needed, by the fixed limits of the house and by the pot."""
    rows = cells(figures(pages[f"{locale.path}/strategy/"])["prices"])
    prices = [(8, 4), (12, 12), (8, 4)]
    assert rows == [
        [locale.number(pot), locale.number(bet), locale.percentage(Fraction(bet, pot + 2 * bet), 1)] for pot, bet in prices
    ]
