"""The files of all hand classes hold what the core counts, and the page explains each field."""

from __future__ import annotations

import csv
import json
import re
from fractions import Fraction

import pytest

from badugi_core import DECK, HAND_CLASSES, HOLDINGS, HOLE_CARDS
from tests.site.pages import LOCALES
from tools.sitegen.hands.ranking_files import FIELDS, class_files

NAMES = [
    "ordinal",
    "ranks",
    "size",
    "holdings",
    "share",
    "share_decimal",
    "cumulative_holdings",
    "cumulative_share",
    "cumulative_share_decimal",
]


@pytest.fixture(scope="module")
def data(site):
    """The JSON file."""
    return json.loads((site / "hands/classes.json").read_bytes())


@pytest.fixture(scope="module")
def table(site):
    """The lines of the CSV file."""
    with (site / "hands/classes.csv").open(encoding="ascii", newline="") as stream:
        return list(csv.DictReader(stream))


@pytest.fixture(scope="module")
def schema(site):
    """The schema of the JSON file."""
    return json.loads((site / "hands/classes.schema.json").read_bytes())


def test_json_is_the_classes_of_the_core(data):
    """Every class once, best first: all numbers read back, the fractions exact."""
    assert (data["deck"], data["hole_cards"], data["holdings"]) == (len(DECK), HOLE_CARDS, HOLDINGS)
    assert len(data["classes"]) == len(HAND_CLASSES)
    for item, row in zip(HAND_CLASSES, data["classes"], strict=True):
        assert list(row) == NAMES
        assert (row["ordinal"], row["size"], row["ranks"]) == (item.ordinal, item.size, str(item).split("-"))
        assert (row["holdings"], row["cumulative_holdings"]) == (item.count, item.cumulative_count)
        assert (Fraction(row["share"]), Fraction(row["cumulative_share"])) == (item.share, item.cumulative_share)
        assert abs(Fraction(row["share_decimal"]) - item.share) < Fraction(1, 10**12)
        assert abs(Fraction(row["cumulative_share_decimal"]) - item.cumulative_share) < Fraction(1, 10**12)


def test_csv_says_the_same(table, data):
    """Each cell is the value of the JSON file as text; no decimal has an exponent."""
    assert list(table[0]) == NAMES
    for row, item in zip(table, data["classes"], strict=True):
        texts = item | {"ranks": "-".join(item["ranks"])}
        for name, value in texts.items():
            if name.endswith("_decimal"):
                assert re.fullmatch(r"[01]\.\d{12}", row[name])
                assert float(row[name]) == value
            else:
                assert row[name] == str(value)


CHECKS = {
    "type": lambda value, kind: {
        "object": isinstance(value, dict),
        "array": isinstance(value, list),
        "string": isinstance(value, str),
        "integer": isinstance(value, int),
        "number": isinstance(value, (int, float)),
    }[kind],
    "const": lambda value, wanted: value == wanted,
    "enum": lambda value, wanted: value in wanted,
    "minimum": lambda value, least: value >= least,
    "exclusiveMinimum": lambda value, bound: value > bound,
    "maximum": lambda value, most: value <= most,
    "pattern": lambda value, pattern: re.search(pattern, value) is not None,
    "minItems": lambda value, least: len(value) >= least,
    "maxItems": lambda value, most: len(value) <= most,
    "uniqueItems": lambda value, wanted: len(set(value)) == len(value),
    "required": lambda value, names: set(names) <= set(value),
    "additionalProperties": lambda value, allowed: not allowed,  # as the properties are looked at
    "properties": lambda value, each: set(value) <= set(each)
    and all(is_valid(value[name], inner) for name, inner in each.items() if name in value),
    "items": lambda value, inner: all(is_valid(one, inner) for one in value),
    "description": lambda value, text: bool(text),
    "title": lambda value, text: bool(text),
    "$schema": lambda value, text: text.startswith("https://json-schema.org/"),
}
"""What the words of JSON Schema demand, those that the schema uses."""


def is_valid(value, schema):
    """Whether a value is what a schema describes; an unknown word is an error of the test."""
    return all(CHECKS[word](value, wanted) for word, wanted in schema.items())


def test_the_schema_describes_the_file(data, schema):
    """The file is valid; a missing field, a strange one and a wrong value are not."""
    assert data["$schema"] == "classes.schema.json"
    assert is_valid(data, schema)
    assert schema["additionalProperties"] is schema["properties"]["classes"]["items"]["additionalProperties"] is False
    first = data["classes"][0]
    for wrong in (
        {key: value for key, value in first.items() if key != "share"},
        first | {"name": "four badugi"},
        first | {"ranks": ["4", "4"]},
        first | {"ordinal": 0},
        first | {"share": "0.1"},
    ):
        assert not is_valid(data | {"classes": [wrong, *data["classes"][1:]]}, schema)
    assert not is_valid(data | {"classes": data["classes"][1:]}, schema)


@pytest.mark.parametrize("locale", LOCALES, ids=lambda locale: locale.path)
def test_the_page_links_and_explains(locale, pages, site):
    """Every language has links to the same three files, and a line for each field in their order."""
    page = pages[f"{locale.path}/hands/ranking/"]
    links = page.article.one("ul", class_="downloads").all("a")
    assert [page.target(link.attrs["href"])[0] for link in links] == [site / file for file in class_files()]
    table = page.article.one("table", class_="fields")
    assert table.attrs["aria-labelledby"] in page.ids
    rows = table.one("tbody").all("tr")
    assert [row.one("th", scope="row").text for row in rows] == NAMES == [field.name for field in FIELDS]
    assert all(cell.text for row in rows for cell in row.all("td"))
