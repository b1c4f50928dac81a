"""Every choice, value, rule set and source has words."""

from dataclasses import replace
from enum import StrEnum

import pytest

from badugi_core import BUNDLED, OPTIONS, Source, load_ruleset
from tests.house import HOUSE, NOT_FIXED
from tests.site.build import ROOT
from tools.sitegen.addresses import RULES_PAGE
from tools.sitegen.rules.numbering import rule_numbers
from tools.words.rulesets import CHOICES, RULESETS, SOURCES, arises, said

NAMES = sorted(path.stem for path in BUNDLED.glob("*.toml"))


def test_every_choice_has_a_label_of_its_own():
    """The words follow the fields of `RuleSet`, one by one and in order."""
    assert list(CHOICES) == list(OPTIONS)
    labels = [choice.label for choice in CHOICES.values()]
    assert len(set(labels)) == len(labels)


@pytest.mark.parametrize("name", OPTIONS)
def test_every_value_that_is_no_number_has_a_phrase(name):
    """Each member of an enum and both truth values, told apart; no phrase is for a value that cannot be."""
    kind, phrases = OPTIONS[name].kind, CHOICES[name].values
    if kind is int:
        low, high = OPTIONS[name].range
        assert all(low <= value <= high for value in phrases)
    else:
        assert set(phrases) == (set(kind) if issubclass(kind, StrEnum) else {True, False})
    assert len(set(phrases.values())) == len(phrases)


@pytest.mark.parametrize("name", OPTIONS)
def test_every_choice_cites_a_rule_that_exists(name):
    """On the page of the rules."""
    assert CHOICES[name].rule in rule_numbers((ROOT / "docs" / RULES_PAGE).read_text(encoding="utf-8"))


def test_every_rule_set_and_source_has_a_name():
    """As many as there are files and members."""
    assert sorted(RULESETS) == NAMES
    assert set(SOURCES) == set(Source)
    assert len(set(SOURCES.values())) == len(Source)


@pytest.mark.parametrize("name", NAMES)
def test_a_choice_that_does_not_arise_says_so(name):
    """What a structure leaves out is never shown with the value that fills its field."""
    rules = load_ruleset(name)
    for choice, words in CHOICES.items():
        value = getattr(rules, choice)
        if OPTIONS[choice].only in (None, rules.structure):
            assert arises(choice, rules) and said(choice, rules) == words.values.get(value, value)
        else:
            assert not arises(choice, rules) and said(choice, rules) == words.unused


def test_raises_without_a_cap_are_not_limited():
    """Neither for two players nor for more, in pot limit and half-pot limit."""
    rules = replace(HOUSE, structure="pot-limit", **NOT_FIXED)
    names = ("raises_predraw", "raises", "uncapped_heads_up")
    assert {said(name, rules) for name in names} == {"not limited"}
    assert said("uncapped_heads_up", HOUSE) == "the same limit"
