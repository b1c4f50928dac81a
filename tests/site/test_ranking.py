"""The page of all hands says what the core counts, in the numbers of each language."""

from __future__ import annotations

from fractions import Fraction

import pytest

from badugi_core import HAND_CLASSES, HOLDINGS
from tests.site.pages import LOCALES

each_locale = pytest.mark.parametrize("locale", LOCALES, ids=lambda locale: locale.path)

NBSP = "\N{NO-BREAK SPACE}"
NARROW = "\N{NARROW NO-BREAK SPACE}"
TOTAL_HOLDINGS = {
    "en": "270,725",
    "fr": f"270{NARROW}725",
    "pt": f"270{NBSP}725",
    "ru": f"270{NBSP}725",
    "tr": "270.725",
}
FIRST_SHARE = {
    "en": "0.0089%",
    "fr": f"0,0089{NBSP}%",
    "pt": f"0,0089{NBSP}%",
    "ru": f"0,0089{NBSP}%",
    "tr": "%0,0089",
}


def raw(node):
    """The text of a cell with its no-break spaces."""
    return "".join(child if isinstance(child, str) else raw(child) for child in node.children).strip()


def rows(page):
    """The cells of every class, in the order of the page."""
    tables = [t for t in page.root.all("table", class_="classes") if "sizes" not in t.parent.classes]
    bodies = [table.one("tbody") for table in tables]
    return [[raw(cell) for cell in row.children] for body in bodies for row in body.all("tr")]


def ranks_of(item):
    """The ranks as the page prints them."""
    return "-".join("10" if rank.letter == "T" else rank.letter for rank in item.ranks)


@pytest.fixture(params=LOCALES, ids=lambda locale: locale.path)
def ranking(request, pages):
    """The page in one language, with its locale."""
    return request.param, pages[f"{request.param.path}/hands/ranking/"]


def test_every_class_stands_once_in_order(ranking):
    """1,092 rows: ordinal, ranks and number of holdings are those of the core."""
    locale, page = ranking
    found = [tuple(row[:3]) for row in rows(page)]
    assert len(found) == 1092
    assert found == [
        (locale.number(item.ordinal), ranks_of(item), locale.number(item.count)) for item in HAND_CLASSES
    ]


def test_shares_add_up(ranking):
    """Share and cumulative share of each row follow from the counts; the last is 100 %."""
    locale, page = ranking
    total, expected = 0, []
    for item in HAND_CLASSES:
        total += item.count
        shares = Fraction(item.count, HOLDINGS), Fraction(total, HOLDINGS)
        expected.append([locale.percentage(share, 4) for share in shares])
    assert total == HOLDINGS
    assert [row[3:] for row in rows(page)] == expected
    assert rows(page)[-1][4] == locale.percentage(Fraction(1), 4)


def test_numbers_are_written_as_in_the_language(ranking):
    """Separators, spaces and the percent sign, spelt out here."""
    locale, page = ranking
    sizes = page.root.one("div", class_="sizes")
    total = [raw(cell) for cell in sizes.all("tr")[-1].children]
    thousand = {"en": "1,092", "fr": f"1{NARROW}092", "pt": "1092", "ru": f"1{NBSP}092", "tr": "1.092"}
    assert total[1:3] == [thousand[locale.path], TOTAL_HOLDINGS[locale.path]]
    assert rows(page)[0][3] == FIRST_SHARE[locale.path]


def test_sizes_add_up_to_all(ranking):
    """The table by number of playing cards has the sums of the long tables, and links to them."""
    locale, page = ranking
    body = page.root.one("div", class_="sizes").one("tbody").all("tr")
    expected = []
    for size in (4, 3, 2, 1):
        classes = [item for item in HAND_CLASSES if item.size == size]
        expected.append([locale.number(len(classes)), locale.number(sum(item.count for item in classes))])
    expected.append([locale.number(1092), locale.number(HOLDINGS)])
    assert [[raw(cell) for cell in row.children][1:3] for row in body] == expected
    for row in body[:4]:
        assert row.one("a").attrs["href"].removeprefix("#") in page.ids


def test_every_table_has_a_name_and_heads(ranking):
    """A table is named by the heading above it; rows and columns have heads."""
    _, page = ranking
    for table in page.root.all("table", class_="classes"):
        if "sizes" not in table.parent.classes:
            assert table.attrs["aria-labelledby"] in page.ids
        assert all(cell.attrs["scope"] in ("row", "col") for cell in table.all("th"))
        assert all(len(row.all("th", scope="row")) == 1 for row in table.one("tbody").all("tr"))
