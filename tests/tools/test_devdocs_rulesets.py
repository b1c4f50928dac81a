"""The page on rule set files says what the code and the bundled files say."""

from dataclasses import fields
from enum import StrEnum

import pytest

from badugi_core import BUNDLED, OPTIONS, RuleSet, Source, load_ruleset
from tools.devdocs.docstrings import texts
from tools.devdocs.rulesets import rulesets_page
from tools.errors import ROOT

NAMES = sorted(path.stem for path in BUNDLED.glob("*.toml"))
HOME = 3 + NAMES.index("home")
"""The place of the house rules in a row, after key, accepted values and structure."""

CHOICES = [option.kind for option in OPTIONS.values() if issubclass(option.kind, StrEnum)]


def without_home(text):
    """The lines of a page, without the values of home.toml: they may change at any time."""
    for line in text.splitlines():
        cells = line.split(" | ")
        yield [cell for place, cell in enumerate(cells) if place != HOME or not line.startswith("| `")]


def test_the_page_is_current():
    """After a change of a field or of a bundled file: python -m tools.devdocs."""
    assert list(without_home((ROOT / "docs/dev/rulesets.md").read_text(encoding="utf-8"))) == list(without_home(rulesets_page()))


def test_the_page_has_every_key_with_the_values_of_every_file():
    """Each key is a line of a table, with the value of each bundled rule set where it applies."""
    lines = rulesets_page().splitlines()
    rules = [load_ruleset(name) for name in NAMES]
    for name, option in OPTIONS.items():
        (line,) = (line for line in lines if line.startswith(f"| `{name}` |"))
        values = [str(getattr(each, name)) if option.only in (None, each.structure) else "–" for each in rules]
        assert [cell.strip() for cell in line.lower().split("|")[4:-1]] == [value.lower() for value in values]


@pytest.mark.parametrize("kind", [RuleSet, *CHOICES, Source], ids=lambda kind: kind.__name__)
def test_every_field_and_choice_has_a_text(kind):
    """Each field of a rule set and each choice is explained on the line after it."""
    names = [option.name for option in fields(RuleSet)] if kind is RuleSet else [choice.name for choice in kind]
    assert list(texts(kind)) == names
    assert all(texts(kind).values())
