"""The rule set of the tests: its numbers stay, whatever the house rules of the site become."""

from __future__ import annotations

from pathlib import Path

from badugi_core import load_ruleset

HOUSE_FILE = Path(__file__).with_name("golden") / "house.toml"
"""Two players with stacks of 100, blinds of 1 and 2, bets of 2 and 4."""

HOUSE = load_ruleset(HOUSE_FILE)
"""What the file says."""
