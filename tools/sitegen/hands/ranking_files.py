"""All hand classes as files for programs: CSV, JSON and the JSON Schema of the latter.

One list of fields makes the files, the schema and the table on the page that explains them.
"""

from __future__ import annotations

import csv
import json
import posixpath
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from io import StringIO
from typing import Any

from badugi_core import DECK, HAND_CLASSES, HOLDINGS, HOLE_CARDS, HandClass, Rank
from tools.i18n.locales import rounded
from tools.sitegen.addresses import address
from tools.sitegen.tables import column_heads, wide_table
from tools.words.later import N_
from tools.words.words import Words

CSV_FILE = "hands/classes.csv"
JSON_FILE = "hands/classes.json"
SCHEMA_FILE = "hands/classes.schema.json"
"""Where the files lie, for all languages."""

_DIALECT = "https://json-schema.org/draft/2020-12/schema"

_DIGITS = 12
"""Decimals of the rounded shares: many more than tell any two classes apart."""


@dataclass(frozen=True)
class Field:
    """One property of a class in the files."""

    name: str
    """The column of the CSV file and the key in the JSON file."""
    kind: str
    """What it is: an English msgid."""
    meaning: str
    """What it says: an English msgid."""
    value: Callable[[HandClass], Any]
    """What stands in the JSON file; a list has hyphens between in the CSV file."""
    schema: dict[str, Any]
    """What the schema demands of the value."""


def _fraction(share: Fraction) -> str:
    """A share over the number of holdings, in lowest terms: ``24/270725``."""
    return f"{share.numerator}/{share.denominator}"


def _decimal(share: Fraction) -> float:
    return float(rounded(share, _DIGITS))


_WHOLE = N_("whole number")
_EXACT = N_("text, an exact fraction")
_ROUNDED = N_("decimal number")
_FRACTION = {"type": "string", "pattern": "^[1-9][0-9]*/[1-9][0-9]*$"}
_SHARE = {"type": "number", "exclusiveMinimum": 0, "maximum": 1}
_RANKS = [rank.letter for rank in Rank]

FIELDS = (
    Field(
        "ordinal",
        _WHOLE,
        N_("The place of the class: 1 is the best hand."),
        lambda item: item.ordinal,
        {"type": "integer", "minimum": 1, "maximum": len(HAND_CLASSES)},
    ),
    Field(
        "ranks",
        N_("letters; in JSON a list of them"),
        N_("The ranks that play, the highest first. T is the ten."),
        lambda item: [rank.letter for rank in item.ranks],
        {
            "type": "array",
            "items": {"enum": _RANKS},
            "minItems": 1,
            "maxItems": HOLE_CARDS,
            "uniqueItems": True,
        },
    ),
    Field(
        "size",
        _WHOLE,
        N_("The number of playing cards."),
        lambda item: item.size,
        {"type": "integer", "minimum": 1, "maximum": HOLE_CARDS},
    ),
    Field(
        "holdings",
        _WHOLE,
        N_("The ways to be dealt a hand of the class before any draw."),
        lambda item: item.count,
        {"type": "integer", "minimum": 1, "maximum": HOLDINGS},
    ),
    Field("share", _EXACT, N_("The part of all holdings."), lambda item: _fraction(item.share), _FRACTION),
    Field(
        "share_decimal",
        _ROUNDED,
        N_("The same part, rounded."),
        lambda item: _decimal(item.share),
        _SHARE,
    ),
    Field(
        "cumulative_holdings",
        _WHOLE,
        N_("The ways to be dealt this class or a better one."),
        lambda item: item.cumulative_count,
        {"type": "integer", "minimum": 1, "maximum": HOLDINGS},
    ),
    Field(
        "cumulative_share",
        _EXACT,
        N_("The part of all holdings that make this class or a better one."),
        lambda item: _fraction(item.cumulative_share),
        _FRACTION,
    ),
    Field(
        "cumulative_share_decimal",
        _ROUNDED,
        N_("The same part, rounded."),
        lambda item: _decimal(item.cumulative_share),
        _SHARE,
    ),
)
"""In the order of the columns."""


def class_csv() -> str:
    """All classes as CSV (RFC 4180, but lines end in a line feed), with a line of names."""
    out = StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(field.name for field in FIELDS)
    for item in HAND_CLASSES:
        values = (field.value(item) for field in FIELDS)
        writer.writerow(_cell(value) for value in values)
    return out.getvalue()


def _cell(value: object) -> str:
    """A value as CSV has it: ranks with hyphens, decimals without an exponent."""
    if isinstance(value, list):
        return "-".join(value)
    return f"{value:.{_DIGITS}f}" if isinstance(value, float) else str(value)


def class_json() -> str:
    """All classes as JSON, one object a line."""
    head = {"$schema": SCHEMA_FILE.rpartition("/")[2], "deck": len(DECK), "hole_cards": HOLE_CARDS, "holdings": HOLDINGS}
    rows = ",\n".join(
        json.dumps({field.name: field.value(item) for field in FIELDS}) for item in HAND_CLASSES
    )
    return f'{json.dumps(head)[:-1]}, "classes": [\n{rows}\n]}}\n'


def class_schema() -> str:
    """What the JSON file may hold (JSON Schema 2020-12)."""
    row = {
        "type": "object",
        "properties": {field.name: {"description": field.meaning} | field.schema for field in FIELDS},
        "required": [field.name for field in FIELDS],
        "additionalProperties": False,
    }
    top = {
        "$schema": {"type": "string"},
        "deck": {"description": "The cards of the deck.", "const": len(DECK)},
        "hole_cards": {"description": "The cards that a player holds.", "const": HOLE_CARDS},
        "holdings": {"description": "The ways to hold so many cards.", "const": HOLDINGS},
        "classes": {
            "description": "All classes, from the best to the worst.",
            "type": "array",
            "items": row,
            "minItems": len(HAND_CLASSES),
            "maxItems": len(HAND_CLASSES),
        },
    }
    schema = {
        "$schema": _DIALECT,
        "title": "Badugi hand classes",
        "type": "object",
        "properties": top,
        "required": list(top),
        "additionalProperties": False,
    }
    return json.dumps(schema, indent=2) + "\n"


def class_files() -> dict[str, bytes]:
    """The three files by their addresses."""
    texts = {CSV_FILE: class_csv(), JSON_FILE: class_json(), SCHEMA_FILE: class_schema()}
    return {file: text.encode() for file, text in texts.items()}


def class_downloads(words: Words, page: str) -> str:
    """Links to the files, as a list."""
    _ = words.html
    links = {
        CSV_FILE: _("All classes as CSV, for spreadsheets"),
        JSON_FILE: _("All classes as JSON, for programs"),
        SCHEMA_FILE: _("JSON Schema: what the JSON file can contain"),
    }
    here = posixpath.join("own", address(page))
    items = "".join(
        f'<li><a href="{posixpath.relpath(file, here)}">{text}</a></li>' for file, text in links.items()
    )
    return f'<ul class="downloads">{items}</ul>'


def field_table(words: Words, label: str) -> str:
    """What each field means; `label` is the id of the heading that names the table. Names of
    fields are of no language (zxx).
    """
    _ = words.html
    head = column_heads((_("Name"), _("Type"), _("Meaning")))
    rows = "".join(
        f'<tr><th scope="row"><code lang="zxx">{field.name}</code></th><td>{_(field.kind)}</td><td>{_(field.meaning)}</td></tr>'
        for field in FIELDS
    )
    return wide_table("fields", label, head, f"<tbody>{rows}</tbody>", look="fields")
