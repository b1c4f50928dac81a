"""The rule sets that come with the package: all load, every line is explained and has a source."""

from __future__ import annotations

import re
import tomllib
from dataclasses import asdict
from itertools import chain
from pathlib import Path

import pytest

from badugi_core import BUNDLED, OPTIONS, Exchange, OddChip, Reopening, Reshuffle, Source, load_ruleset

NAMES = ["home", "pagat", "room-fixed-limit", "room-half-pot-limit", "room-pot-limit"]
each_name = pytest.mark.parametrize("name", NAMES)


def test_which_rule_sets_there_are():
    """One rule set for the house and for pagat, one for each structure of the rooms (LIM-1)."""
    assert sorted(path.stem for path in BUNDLED.glob("*.toml")) == NAMES


@each_name
def test_every_value_is_that_of_the_file(name):
    """Every field has the value that the file has now, and the file has no others."""
    sections = tomllib.loads((BUNDLED / f"{name}.toml").read_text(encoding="utf-8"))
    sources = {key: tuple(ids) for key, ids in sections.pop("sources").items()}
    rules = load_ruleset(name)
    assert rules.name == name
    assert dict(rules.sources) == sources
    given = {key: value for entries in sections.values() for key, value in entries.items()}
    assert {key: value for key, value in asdict(rules).items() if key in given} == given
    assert [name for name, option in OPTIONS.items() if option.only in (None, rules.structure)] == list(given)


@each_name
def test_every_value_has_a_source(name):
    """Of each value somebody says so, in the order of the file."""
    sections = tomllib.loads((BUNDLED / f"{name}.toml").read_text(encoding="utf-8"))
    sources = sections.pop("sources")
    assert list(sources) == list(chain.from_iterable(sections.values()))


def test_every_source_is_cited():
    """No source is listed that says nothing: neither of a choice nor of a numbered rule."""
    cited = {source for name in NAMES for sources in load_ruleset(name).sources.values() for source in sources}
    rules = (Path(__file__).parents[2] / "docs/rules/index.md").read_text(encoding="utf-8")
    cited |= {Source(name) for names in re.findall(r'by\("([^"]+)"\)', rules) for name in names.split()}
    assert cited == set(Source)


@each_name
def test_every_line_is_explained(name):
    """A host reads in the file itself what each value means."""
    text = (BUNDLED / f"{name}.toml").read_text(encoding="utf-8")
    assert text.startswith("# ")
    lines = text.split("\n[sources]")[0].splitlines()
    assert [line for line in lines if " = " in line and "  # " not in line] == []


@pytest.mark.parametrize(
    ("name", "players", "cards", "reopens", "reshuffle"),
    [
        ("room-fixed-limit", 6, 96, Reopening.HALF_BET, Reshuffle.ALL_BUT_OWN),
        ("room-pot-limit", 6, 96, Reopening.FULL_BET, Reshuffle.ALL_BUT_OWN),
        ("room-half-pot-limit", 6, 96, Reopening.FULL_BET, Reshuffle.ALL_BUT_OWN),
        ("pagat", 8, 128, Reopening.HALF_BET, Reshuffle.EARLIER_DISCARDS),
    ],
)
def test_what_the_rule_books_have_in_common(name, players, cards, reopens, reshuffle):
    """What the rule books beyond the house have in common, and where they differ (SEAT-2, SEAT-3, DECK-4)."""
    rules = load_ruleset(name)
    assert (rules.min_players, rules.max_players, rules.deals) == (2, players, 0)
    assert (rules.small_blind, rules.big_blind, rules.burns) == (1, 2, 0)
    assert (rules.most_cards, rules.most_chips, rules.deck_can_run_out) == (cards, 0, True)
    assert (rules.reopens, rules.reshuffle) == (reopens, reshuffle)
    assert (rules.exchange, rules.odd_chip) == (Exchange.IN_TURN, OddChip.LEFT_OF_BUTTON)


@pytest.mark.parametrize("name", ["room-fixed-limit", "pagat"])
def test_fixed_limits_of_the_rule_books(name):
    """A bet and three raises, bets of 2 and 4, and no cap for two who are left (FL-1, FL-3, FL-4)."""
    rules = load_ruleset(name)
    assert [limits.totals for limits in rules.rounds] == [(2, 4, 6, 8)] * 2 + [(4, 8, 12, 16)] * 2
    assert rules.uncapped_heads_up
