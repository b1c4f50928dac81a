"""The worked deals of the site, played and told."""

from __future__ import annotations

from pathlib import Path

import pytest

from badugi_core import BUNDLED, RuleSet, load_ruleset
from tools.deals.script import PlayedDeal, play_script
from tools.errors import ROOT

FOLDER = ROOT / "docs" / "deals"
RULESETS: dict[str, RuleSet] = {path.stem: load_ruleset(path.stem) for path in sorted(BUNDLED.glob("*.toml"))}
SCRIPTS = sorted(FOLDER.glob("*.deal"))


@pytest.fixture(params=SCRIPTS, ids=lambda path: path.stem)
def script(request: pytest.FixtureRequest) -> Path:
    """Each script in turn."""
    path: Path = request.param
    return path


@pytest.fixture
def played(script: Path) -> PlayedDeal:
    """Each deal in turn, played by the rules of the site."""
    return play_script(script, ROOT, RULESETS)
