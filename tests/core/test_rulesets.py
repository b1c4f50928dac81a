"""Rule sets: what derives from one, and what cannot be one, however it was made."""

from __future__ import annotations

import copy
import pickle
from dataclasses import FrozenInstanceError, asdict, fields, replace
from typing import Any

import pytest

from badugi_core import (
    DRAWS,
    OPTIONS,
    ROUNDS,
    BettingStructure,
    Exchange,
    FirstToShow,
    OddChip,
    Option,
    Reopening,
    Reshuffle,
    Round,
    Rounding,
    RuleSet,
    RuleSetError,
    Source,
    load_ruleset,
)
from tests.house import HOUSE, NOT_FIXED


def refused(rules: RuleSet = HOUSE, **changes: Any) -> tuple[str, str, str]:
    """Code, key and what would be accepted, of the error that changes to a rule set raise."""
    with pytest.raises(RuleSetError) as caught:
        replace(rules, **changes)
    assert (caught.value.file, caught.value.line) == ("", 0)
    return caught.value.code, caught.value.key, caught.value.allowed


def test_each_entry_is_read_into_its_field():
    """Each entry is read into its field (SEAT-1, STK-1, SESS-1, BLD-2, FL-1, FL-3, DRAW-7, BURN-1, ODD-1)."""
    assert asdict(HOUSE) == {
        "name": "house",
        "sources": {},
        "min_players": 2,
        "max_players": 2,
        "stack": 100,
        "deals": 12,
        "structure": BettingStructure.FIXED_LIMIT,
        "small_blind": 1,
        "big_blind": 2,
        "small_bet": 2,
        "big_bet": 4,
        "small_bet_rounds": 2,
        "raises_predraw": 3,
        "raises": 3,
        "uncapped_heads_up": False,
        "reopens": Reopening.HALF_BET,
        "half_pot_rounding": Rounding.DOWN,
        "burns": 1,
        "exchange": Exchange.IN_TURN,
        "reshuffle": Reshuffle.NEVER,
        "first_to_show": FirstToShow.LAST_AGGRESSOR,
        "odd_chip": OddChip.BIG_BLIND,
    }


def test_three_draws_and_four_rounds():
    """A deal has three draws and a betting round before and after each (DRAW-1, ACT-1)."""
    assert (DRAWS, ROUNDS) == (3, 4)
    assert [limits.number for limits in HOUSE.rounds] == [1, 2, 3, 4]


def test_the_totals_of_each_round_follow():
    """Bet and three raises: 2-4-6-8 in rounds 1 and 2, 4-8-12-16 in rounds 3 and 4 (FL-1, FL-4)."""
    early, late = (2, 4, 6, 8), (4, 8, 12, 16)
    assert HOUSE.rounds == (
        Round(number=1, bet=2, totals=early),
        Round(number=2, bet=2, totals=early),
        Round(number=3, bet=4, totals=late),
        Round(number=4, bet=4, totals=late),
    )


def test_the_most_chips_and_cards_follow():
    """8 + 8 + 16 + 16 = 48 chips at most, and 8 + 24 + 3 = 35 cards (FL-3, DECK-2)."""
    assert HOUSE.most_chips == 8 + 8 + 16 + 16
    assert HOUSE.most_cards == 8 + 24 + 3
    assert HOUSE.deck_can_run_out is False


@pytest.mark.parametrize("players", range(2, 9))
def test_cards_by_number_of_players(players):
    """16 cards a player and three burned: four players can exhaust the deck (DECK-2, DECK-3)."""
    table = replace(HOUSE, max_players=players, reshuffle=Reshuffle.ALL_BUT_OWN)
    assert table.most_cards == 16 * players + 3
    assert table.deck_can_run_out is (players >= 4)


@pytest.mark.parametrize(
    ("changes", "derived"),
    [
        ({"max_players": 3}, {"most_cards": 51}),
        ({"burns": 0}, {"most_cards": 32}),
        ({"raises": 4}, {"most_chips": 48 + 2 + 4 + 4}),
        ({"raises_predraw": 4}, {"most_chips": 48 + 2}),
        ({"raises": 1, "raises_predraw": 1}, {"most_chips": 24}),
        ({"uncapped_heads_up": True}, {"most_chips": 0}),
        ({"small_bet": 3}, {"most_chips": 55}),
        ({"big_blind": 1}, {"most_chips": 47}),
        ({"big_bet": 5}, {"most_chips": 56}),
        ({"small_bet_rounds": 1}, {"most_chips": 56}),
        ({"small_bet_rounds": 4}, {"most_chips": 32}),
        ({"deals": 0}, {}),
        ({"structure": "pot-limit"} | NOT_FIXED, {"most_chips": 0}),
    ],
    ids=str,
)
def test_one_number_changes_what_derives_from_it(changes, derived):
    """One number changed changes exactly what depends on it; without a cap only stacks limit the chips."""
    names = ["most_chips", "most_cards", "deck_can_run_out"]
    changed = replace(HOUSE, **changes)
    expected = {name: getattr(HOUSE, name) for name in names} | derived
    assert {name: getattr(changed, name) for name in names} == expected


def test_the_big_blind_is_the_bet_of_round_1():
    """Round 1 starts from the big blind and rises by the small bet (BLD-3, FL-4)."""
    table = replace(HOUSE, big_blind=1)
    assert [limits.totals[:2] for limits in table.rounds] == [(1, 3), (2, 4), (4, 8), (4, 8)]


def test_round_1_has_raises_of_its_own():
    """A bet and four raises after the draws, as at the WSOP, leaves round 1 alone (FL-3)."""
    table = replace(HOUSE, raises=4)
    assert [len(limits.totals) - 1 for limits in table.rounds] == [3, 4, 4, 4]


@pytest.mark.parametrize("structure", ["pot-limit", "half-pot-limit"])
def test_no_fixed_sizes_without_fixed_limit(structure):
    """Pot limit and half-pot limit have no bets of one size (PL-1, HP-1)."""
    assert replace(HOUSE, structure=structure, **NOT_FIXED).rounds == ()


def roomy(option: Option) -> RuleSet:
    """A rule set in which no other field stands in the way of this one."""
    if option.name == "reshuffle":
        return HOUSE
    large = {"max_players": 8, "reshuffle": Reshuffle.ALL_BUT_OWN}
    if option.only == "half-pot-limit" or option.name == "structure":
        return replace(HOUSE, **large, **NOT_FIXED | {"structure": "half-pot-limit"})
    amount = 1_000_000 if option.name.endswith("_blind") else 1
    return replace(HOUSE, **large, small_blind=1, big_blind=amount, small_bet=amount, big_bet=1_000_000)


@pytest.mark.parametrize("option", OPTIONS.values(), ids=lambda option: option.name)
def test_bounds_are_accepted_and_the_next_number_is_not(option):
    """The limits of each field belong to it, each of its choices is accepted, and nothing else is."""
    rules, kind = roomy(option), option.kind
    if kind is int:
        low, high = accepted = option.range
        faults = {"out-of-range": [low - 1, high + 1], "wrong-type": [str(low), float(low), True, None]}
    elif kind is bool:
        accepted, faults = (True, False), {"wrong-type": [0, 1, "true", None]}
    else:
        accepted = [choice for choice in kind if choice != "fixed-limit"]  # which needs other fields
        faults = {"not-allowed": ["", accepted[0].upper(), 1, True, None]}
    for value in accepted:
        assert getattr(replace(rules, **{option.name: value}), option.name) is value
    key = f"{option.section}.{option.name}"
    for code, values in faults.items():
        for value in values:
            assert refused(rules, **{option.name: value}) == (code, key, option.accepts)


def test_every_field_of_a_file_has_an_option():
    """Each field but the name and the sources, under its own name, in the order of the class."""
    assert list(OPTIONS) == [option.name for option in OPTIONS.values()]
    assert ["name", "sources", *OPTIONS] == [each.name for each in fields(RuleSet)]
    assert {option.key for option in OPTIONS.values()} == {f"{option.section}.{name}" for name, option in OPTIONS.items()}


@pytest.mark.parametrize(
    ("structure", "left_out"),
    [
        ("fixed-limit", {"half_pot_rounding"}),
        ("pot-limit", {*NOT_FIXED, "half_pot_rounding"}),
        ("half-pot-limit", {*NOT_FIXED}),
    ],
)
def test_an_option_says_to_which_structures_it_applies(structure, left_out):
    """Whether the structure is given as its text or as the choice (LIM-1)."""
    for given in (structure, BettingStructure(structure)):
        assert {name for name, option in OPTIONS.items() if not option.applies(given)} == left_out


def test_options_cannot_be_changed():
    """Neither one of them nor which there are: every rule set is checked by them."""
    with pytest.raises(FrozenInstanceError):
        OPTIONS["burns"].range = (0, 9)
    with pytest.raises(TypeError):
        OPTIONS["burns"] = OPTIONS["raises"]


def test_the_text_of_a_choice_becomes_the_choice():
    """A rule set built by hand may name a choice as a file does; equal rule sets have equal hashes."""
    built = replace(HOUSE, exchange="in-turn", reshuffle="never", odd_chip="big-blind")
    assert (built.exchange, built.odd_chip) == (Exchange.IN_TURN, OddChip.BIG_BLIND)
    assert built.exchange is Exchange.IN_TURN
    assert built == HOUSE and hash(built) == hash(HOUSE)


@pytest.mark.parametrize(
    ("lower", "higher", "section"),
    [
        ("small_blind", "big_blind", "betting"),
        ("big_blind", "small_bet", "betting"),
        ("small_bet", "big_bet", "betting"),
        ("min_players", "max_players", "table"),
    ],
)
def test_the_smaller_amount_is_not_larger(lower, higher, section):
    """A small blind above the big blind would make the dealer call with less than nothing; a big
    blind above the small bet would be a bet of another size (BLD-3, FL-4).
    """
    others = {"reshuffle": "all-but-own", "small_bet": 6, "big_bet": 6}
    assert getattr(replace(HOUSE, **others | {lower: 5, higher: 5}), lower) == 5
    fault = refused(**others | {lower: 6, higher: 5})
    assert fault == ("out-of-range", f"{section}.{lower}", f"no more than {higher}")


def test_no_bet_limits_the_big_blind_elsewhere():
    """Without fixed limit there is no small bet to compare the big blind with (PL-1)."""
    assert replace(HOUSE, big_blind=9, **NOT_FIXED | {"structure": "pot-limit"}).big_blind == 9


@pytest.mark.parametrize("name", NOT_FIXED)
def test_fields_of_fixed_limit_mean_nothing_elsewhere(name):
    """A pot-limit rule set with, say, a cap on raises is refused rather than half obeyed (PL-1)."""
    changes = NOT_FIXED | {"structure": BettingStructure.POT_LIMIT, name: getattr(HOUSE, name) or True}
    assert refused(**changes) == ("not-applicable", f"betting.{name}", 'no such key, or structure = "fixed-limit"')


@pytest.mark.parametrize("structure", ["fixed-limit", "pot-limit"])
def test_rounding_is_for_half_pot_limit(structure):
    """Only half of a pot can be odd (HP-1)."""
    changes = {} if structure == "fixed-limit" else NOT_FIXED
    fault = refused(structure=structure, half_pot_rounding="up", **changes)
    assert fault == ("not-applicable", "betting.half_pot_rounding", 'no such key, or structure = "half-pot-limit"')


@pytest.mark.parametrize(("players", "burns", "most"), [(4, 1, 3), (4, 0, 3), (8, 3, 2), (3, 2, 2)])
def test_a_deck_that_can_run_out_needs_a_rule(players, burns, most):
    """Never to reshuffle is refused where cards can be short, with both ways out (DECK-2, DECK-3)."""
    code, key, allowed = refused(max_players=players, burns=burns)
    assert (code, key) == ("deck-runs-out", "draw.reshuffle")
    assert allowed == f'"earlier-discards" or "all-but-own", or no more than {most} players'
    assert not replace(HOUSE, max_players=most, burns=burns).deck_can_run_out
    for policy in (Reshuffle.EARLIER_DISCARDS, Reshuffle.ALL_BUT_OWN):
        assert replace(HOUSE, max_players=players, burns=burns, reshuffle=policy).deck_can_run_out


@pytest.mark.parametrize(
    ("sources", "code", "key"),
    [
        ({"burn": ["ours"]}, "unknown-key", "sources.burn"),
        ({"name": ["ours"]}, "unknown-key", "sources.name"),
        ({"burns": ["nobody"]}, "not-allowed", "sources.burns"),
        ({"burns": [["ours"]]}, "not-allowed", "sources.burns"),
        ({"burns": "ours"}, "wrong-type", "sources.burns"),
        ({"burns": []}, "wrong-type", "sources.burns"),
        ({"half_pot_rounding": ["ours"]}, "not-applicable", "sources.half_pot_rounding"),
    ],
    ids=str,
)
def test_sources_are_checked(sources, code, key):
    """Sources name fields that apply and rule books that are known."""
    assert refused(sources=sources)[:2] == (code, key)


def test_sources_cannot_be_changed():
    """The sources of a rule set are its own copy, and play no part in what is equal."""
    given = {"burns": ["pagat", Source.OURS]}
    rules = replace(HOUSE, sources=given)
    given["burns"] = ["wsop"]
    assert dict(rules.sources) == {"burns": (Source.PAGAT, Source.OURS)}
    assert len(rules.sources) == 1
    assert repr(rules.sources) == repr(dict(rules.sources))
    with pytest.raises(TypeError):
        rules.sources["burns"] = (Source.WSOP,)
    assert rules == HOUSE and hash(rules) == hash(HOUSE)


def test_the_name_is_for_messages_only():
    """Two rule sets with the same rules are equal, whatever they are called."""
    assert replace(HOUSE, name="other") == HOUSE


def test_rule_sets_can_be_copied_and_sent():
    """A copy, and one that went through pickle as to another process, are equal down to the sources."""
    pagat = load_ruleset("pagat")
    for other in (copy.deepcopy(pagat), pickle.loads(pickle.dumps(pagat))):
        assert other == pagat
        assert other.sources == pagat.sources


def test_a_rule_set_cannot_be_changed():
    """Rule sets are frozen and take their fields by name only."""
    with pytest.raises(FrozenInstanceError):
        HOUSE.burns = 0
    with pytest.raises(TypeError):
        RuleSet(2, 2, 100, 12, "fixed-limit", 1, 2)


def test_an_error_without_a_file_says_what_is_wrong():
    """The text of an error of a rule set built by hand names code and key, but no file."""
    with pytest.raises(RuleSetError) as caught:
        replace(HOUSE, burns=4)
    assert str(caught.value) == "out-of-range draw.burns (allowed: a whole number from 0 to 3)"
