"""Rule numbers follow the order of the page."""

import re

import pytest

from tests.site.build import ROOT
from tools.sitegen.addresses import RULES_PAGE
from tools.sitegen.rules.numbering import rule_numbers

TEMPLATE = """# Rules
## {{ section("deck") }} Deck
{{ rule("cards") }} Fifty-two.
{{ rule('ace') }} Low.
## {{section( "draw" )}} Draw
{{ rule("three") }} Three.
"""


def test_sections_and_rules_are_counted():
    """Rules start anew in each section; quotes and spaces do not matter."""
    expected = {"deck": "1", "cards": "1.1", "ace": "1.2", "draw": "2", "three": "2.1"}
    assert rule_numbers(TEMPLATE) == expected


def test_moved_rule_is_renumbered():
    """A new rule shifts those after it in its section, and no others."""
    numbers = rule_numbers(TEMPLATE.replace("{{ rule('ace')", '{{ rule("new") }} New.\n{{ rule(\'ace\')'))
    assert (numbers["new"], numbers["ace"], numbers["three"]) == ("1.2", "1.3", "2.1")


def test_no_anchor_twice():
    """Two rules with one anchor could not be told apart in a link."""
    with pytest.raises(ValueError, match="'cards' stands twice"):
        rule_numbers(TEMPLATE + '{{ rule("cards") }}')


def test_no_rule_before_the_first_section():
    """A rule needs the number of its section."""
    with pytest.raises(ValueError, match="'lost' stands before the first section"):
        rule_numbers('{{ rule("lost") }}\n' + TEMPLATE)


def test_every_rule_of_the_page_is_numbered():
    """No call on the page of the rules escapes the numbering."""
    text = (ROOT / "docs" / RULES_PAGE).read_text(encoding="utf-8")
    calls = re.findall(r"\b(?:section|rule)\(", text)
    assert len(rule_numbers(text)) == len(calls) > 40
