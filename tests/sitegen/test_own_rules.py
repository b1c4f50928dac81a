"""The file that a host changes: it is a rule set, and says of every key what it may be, in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from badugi_core import BUNDLED, load_ruleset
from tests.sheet.conftest import ALPHABETS, words_of
from tools.sitegen.printing.own_rules import example_rules, own_rules
from tools.words.rulesets import CHOICES

NAMES = sorted(path.stem for path in BUNDLED.glob("*.toml"))


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("code", sorted(ALPHABETS))
def test_the_example_is_the_rule_set(tmp_path: Path, name: str, code: str) -> None:
    """Whatever the language of its comments."""
    path = tmp_path / "my-game.toml"
    path.write_text(example_rules(words_of(code), load_ruleset(name)), encoding="utf-8")
    assert load_ruleset(path) == load_ruleset(name)


def test_every_key_has_a_comment_with_what_it_may_be() -> None:
    """Also those that another structure would need."""
    lines = example_rules(words_of("en"), load_ruleset("home")).splitlines()
    settings = {re.sub(r"^# ", "", line).split(" = ")[0]: index for index, line in enumerate(lines) if re.match(r"(# )?\w+ = ", line)}
    assert list(settings) == list(CHOICES)
    for name, index in settings.items():
        first = max(place for place in range(index) if not lines[place]) + 1
        comment = "\n".join(lines[first:index])
        assert re.match(rf"# {re.escape(CHOICES[name].label)}(:$| \()", comment, re.MULTILINE), name
        assert re.search(r"\d to \d| = ", comment), name


def test_the_fault_on_the_page_is_that_of_the_command() -> None:
    """It names the file, the line of the changed key and what is allowed."""
    shown = own_rules(words_of("en"), load_ruleset("home"), ["en", "tr"])
    line = shown.example.splitlines().index("burns = 1") + 1
    assert shown.fault == f"my-game.toml:{line}: the rule set has a value out of range for 'draw.burns': use a whole number from 0 to 3."
    assert "burns = 52" in shown.wrong_line


def test_what_is_only_for_another_structure_can_be_taken_in(tmp_path: Path) -> None:
    """Following the comments turns the example into half-pot limit."""
    lines = example_rules(words_of("en"), load_ruleset("home")).splitlines()
    kept = []
    for line in lines:
        fixed = kept and kept[-1].startswith('# Only with structure = "fixed-limit"')
        if not fixed:
            kept.append(line.replace('structure = "fixed-limit"', 'structure = "half-pot-limit"') if not line.startswith("#") else line)
        else:
            kept.append("")
    text = "\n".join(kept).replace('# half_pot_rounding = "down"', 'half_pot_rounding = "down"')
    path = tmp_path / "half.toml"
    path.write_text(text, encoding="utf-8")
    assert load_ruleset(path).structure == "half-pot-limit"
