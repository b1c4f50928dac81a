"""The rule set of the tests: its numbers stay, whatever the house rules of the site become."""

from __future__ import annotations

from pathlib import Path

from badugi_core import load_ruleset

HOUSE_FILE = Path(__file__).with_name("golden") / "house.toml"
"""Two players with stacks of 100, blinds of 1 and 2, bets of 2 and 4."""

HOUSE = load_ruleset(HOUSE_FILE)
"""What the file says."""

NOT_FIXED = {
    "small_bet": 0,
    "big_bet": 0,
    "small_bet_rounds": 0,
    "raises_predraw": 0,
    "raises": 0,
    "uncapped_heads_up": False,
}
"""What a rule set without fixed limit has in the fields of fixed limit."""

OTHER_GAMES = {
    "max_players = 2": {"max_players": 3},
    'structure = "fixed-limit"': {"structure": "pot-limit", **NOT_FIXED},
    "raises_predraw": {"raises_predraw": 2},
    "uncapped_heads_up = false": {"uncapped_heads_up": True},
    'exchange = "in-turn"': {"exchange": "after-all"},
    'first_to_show = "last-aggressor"': {"first_to_show": "left-of-button"},
    "deals to 1 or more": {"deals": 0},
}
"""Games for which the house rules and the sheet would be wrong, by what each is told to set."""
