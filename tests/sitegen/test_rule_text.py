"""What stands beside the sentences of the rules, and the amounts of their examples."""

from __future__ import annotations

import json
import re
from itertools import pairwise

import pytest

from badugi_core import Source, load_ruleset
from tests.house import HOUSE
from tools.errors import ROOT
from tools.sitegen.addresses import RULES_PAGE
from tools.sitegen.context import TemplateFault
from tools.sitegen.edition import EDITIONS
from tools.sitegen.rules.bet_examples import all_in_pots, raise_limits
from tools.sitegen.rules.faq import Dispute, faq_data, plain
from tools.sitegen.rules.numbering import rule_numbers
from tools.sitegen.rules.rule_text import choices
from tools.words.rulesets import RULESETS

TEMPLATE = (ROOT / "docs" / RULES_PAGE).read_text(encoding="utf-8")


def test_every_rule_names_its_sources():
    """A numbered rule ends with who says it, and each of them is a source."""
    for line in TEMPLATE.split("\n"):
        if found := re.search(r'\{\{ rule\("([\w-]+)"\) \}\}', line):
            sources = re.search(r'\{\{ by\("([\w -]+)"\) \}\}$', line)
            assert sources, found[1]
            assert [Source(name) for name in sources[1].split()], found[1]


def test_an_unknown_source_is_refused(context):
    """A mistyped name is a fault of the page."""
    with pytest.raises(TemplateFault, match="'paget'"):
        context().by("paget")


def test_sources_are_links_in_order(context):
    """Each source leads to its place on the page of sources."""
    html = context(page=RULES_PAGE).by("pagat roberts")
    assert re.findall(r'href="([^"]+)"', html) == [
        "../../en/sources/#source-pagat",
        "../../en/sources/#source-roberts",
    ]


def test_choices_group_the_games_that_agree(shared, words):
    """Each game stands once, beside what its rule set says."""
    rulesets = {name: load_ruleset(name) for name in RULESETS}
    html = choices(words("en"), RULES_PAGE, rulesets, "max_players")
    rows = re.findall(r"<dt>(.*?)</dt> <dd>(.*?)</dd>", html)
    found = {game: int(value) for value, games in rows for game in re.findall(r"rules/([\w-]+)/", games)}
    assert found == {name: rules.max_players for name, rules in rulesets.items()}
    assert len(rows) == len(set(found.values()))


@pytest.mark.parametrize(
    ("name", "pot", "bet", "expected"),
    [
        ("room-pot-limit", 20, 4, (20, 8, 32)),
        ("room-pot-limit", 16, 4, (16, 8, 28)),
        ("room-pot-limit", 10, 5, (10, 10, 25)),
        ("room-half-pot-limit", 20, 4, (10, 8, 18)),
        ("room-half-pot-limit", 5, 0, (2, 2, 2)),
    ],
)
def test_limits_of_the_examples(name, pot, bet, expected):
    """Call first, then raise by the pot or half of it (PL-2, HP-1): the figures of the rule books."""
    limits = raise_limits(load_ruleset(name), pot, bet)
    assert (limits.opening, limits.most) == (expected[0], expected[2])
    if bet:
        assert limits.least == expected[1]


@pytest.mark.parametrize(
    ("stacks", "pots"), [((5, 20, 20), (15, 30)), ((20, 5, 20), (15, 30)), ((9, 9, 9), (27,)), ((3, 6, 12), (9, 6))]
)
def test_pots_of_players_who_are_all_in(stacks, pots):
    """Each pot holds what all of its players have matched; the excess goes back (SIDE-1, ALL-2)."""
    assert all_in_pots(load_ruleset("room-pot-limit"), stacks) == pots


def test_versions_count_down_in_time():
    """The newest version stands first, and none is left out."""
    for newer, older in pairwise(EDITIONS):
        assert newer.number == older.number + 1
        assert newer.published >= older.published
    assert EDITIONS[-1].number == 1


def test_a_dispute_is_a_heading_a_verdict_and_its_rules(context):
    """The rules are cited by number, and the hands stand below."""
    page = context(page="faq.md")
    text = page.dispute("low", "Is it low?", "Yes.", ["ace"], ("5s 4h 3d 2c", "6s 3h 2d Ac"))
    assert text.startswith("### Is it low? { #low }\n\nYes. ([rule 1.2](rules/index.md#ace))")
    assert 'class="versus"' in text
    data = json.loads(re.sub(r"</?script[^>]*>", "", page.faq_data()))
    assert data["@type"] == "FAQPage"
    assert data["mainEntity"][0]["acceptedAnswer"]["text"] == "Yes. (rule 1.2)"


def test_data_for_search_engines_cannot_end_its_script():
    """Whatever a text holds, the element ends where we end it."""
    data = faq_data([Dispute(anchor="a", question="A</script><script>alert(1)", answer="B <b>bold</b> [c](d.md)")])
    assert data.count("<") == 2
    assert plain("B <b>bold</b> [c](d.md)") == "B bold c"


def test_the_rules_have_eleven_sections():
    """From the object of the game to what goes wrong, and over a hundred numbered rules and sections."""
    numbers = rule_numbers(TEMPLATE)
    sections = [anchor for anchor, number in numbers.items() if "." not in number]
    assert len(sections) == 11
    assert len(numbers) > 100
    assert HOUSE.max_players == 2
