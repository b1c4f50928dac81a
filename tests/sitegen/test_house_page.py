"""The page of the house rules is for one kind of game, and says so."""

from dataclasses import replace

import pytest

from tests.house import HOUSE, OTHER_GAMES
from tools.errors import ROOT, SiteError
from tools.sitegen.context import RULES_PAGE, Shared
from tools.sitegen.numbering import rule_numbers
from tools.sitegen.render import Renderer

NUMBERS = rule_numbers((ROOT / "docs" / RULES_PAGE).read_text(encoding="utf-8"))


def page(shared, words, rules):
    """The page of the rules in English, for a rule set."""
    return Renderer(ROOT / "docs", words("en"), Shared(rules, shared.bank, NUMBERS)).render(RULES_PAGE).text


def test_the_page_is_for_the_game_that_it_describes(shared, words):
    """The rule set of the tests is such a game: its cap stands on the page (FL-3)."""
    assert "one bet and 3 raises" in page(shared, words, HOUSE)


@pytest.mark.parametrize("advice", OTHER_GAMES)
def test_other_games_are_refused(shared, words, advice):
    """A rule set for which a rule would be wrong stops the build with advice, at a line of the template."""
    with pytest.raises(SiteError) as caught:
        page(shared, words, replace(HOUSE, **OTHER_GAMES[advice]))
    assert f"docs/{RULES_PAGE}:" in str(caught.value)
    assert advice in str(caught.value)
