"""The page of a rule set is right for any rule set, not only for those that are published."""

import re
from dataclasses import replace

import pytest
from hypothesis import assume, given, settings, strategies as st

from badugi_core import (
    DECK,
    OPTIONS,
    ROUNDS,
    Bet,
    Call,
    Check,
    Raise,
    RuleSet,
    RuleSetError,
    StandPat,
    apply,
    legal_actions,
    load_ruleset,
    start_deal,
)
from tests.house import HOUSE, OTHER_GAMES
from tests.once import bank
from tools.errors import ROOT, SiteError
from tools.i18n.catalogues import Catalogue
from tools.i18n.locales import load_locale
from tools.sitegen.addresses import RULES_PAGE
from tools.sitegen.context import Shared
from tools.sitegen.render import Renderer
from tools.sitegen.rules.numbering import rule_numbers
from tools.sitegen.rules.ruleset_tables import agreed, role, usual
from tools.words.rulesets import CHOICES, RULESETS, arises, said
from tools.words.turns import first_to_act
from tools.words.words import Words

BUNDLED = {name: load_ruleset(name) for name in RULESETS}
NUMBERS = rule_numbers((ROOT / "docs" / RULES_PAGE).read_text(encoding="utf-8"))
FEW = settings(max_examples=40)


def rendered(name, rules, page="pagat"):
    """The page of a rule set in English, without its front matter."""
    locale = load_locale("en")
    shared = Shared(HOUSE, bank(), NUMBERS, rulesets={**BUNDLED, name: rules})
    text = Renderer(ROOT / "docs", Words(locale, Catalogue.load(locale)), shared).render(f"rules/{page}.md").text
    return text.partition("\n---\n")[2]


def plain(text):
    """What can be read, with single spaces and links as their texts."""
    text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", text)
    return " ".join(re.sub(r"<[^>]+>", " ", text).split())


def section(text, anchor):
    """A page between a heading and the next."""
    return re.split(r"(?m)^#.*$", text[text.index(f"{{ #{anchor} }}") :], maxsplit=1)[0].partition("\n")[2]


def table(text):
    """The cells of the rows of an HTML table or of a Markdown table, without its head."""
    if "<table" in text:
        rows = re.findall(r"<tr[^>]*>(.*?)</tr>", text, re.DOTALL)
        return [[plain(cell) for cell in re.findall(r"<t[hd][^>]*>(.*?)</t[hd]>", row)] for row in rows][1:]
    rows = [line.strip("|").split("|") for line in text.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in row] for row in rows][2:]


def number(text):
    """A number as English writes it."""
    return int(text.replace(",", ""))


@st.composite
def rulesets(draw):
    """Any rule set that can be."""
    values = {}
    for name, option in OPTIONS.items():
        kind = option.kind
        if kind is int:
            low, high = option.range
            values[name] = draw(st.integers(low, min(high, 2_000)))
        else:
            values[name] = draw(st.booleans() if kind is bool else st.sampled_from(list(kind)))
    values["min_players"], values["max_players"] = sorted((values["min_players"], values["max_players"]))
    amounts = ("small_blind", "big_blind", "small_bet", "big_bet")
    values |= zip(amounts, sorted(values[name] for name in amounts), strict=True)
    for name, option in OPTIONS.items():
        if option.only not in (None, values["structure"]):
            values[name] = getattr(RuleSet, name)
    try:
        return RuleSet(**values)
    except RuleSetError:
        assume(False)


def check_choices(text, rules):
    """Every choice that arises stands there with its value, and no other."""
    items = re.findall(r"<dt>(.*?)</dt> <dd>(.*?)</dd>", section(text, "choices"))
    found = {plain(label): plain(value) for label, value in items}
    assert found == {
        choice.label: value if isinstance(value := said(name, rules), str) else f"{value:,}"
        for name, choice in CHOICES.items()
        if arises(name, rules)
    }


def check_fixed(text, rules):
    """The four rounds up to the cap, and the most that the bets take from a player."""
    bets = section(text, "bets")
    rows = table(bets)
    assert [(number(row[0]), number(row[2]), row[3]) for row in rows] == [
        (limits.number, limits.bet, ", ".join(f"{total:,}" for total in limits.totals)) for limits in rules.rounds
    ]
    said = plain(bets)
    for amount in (rules.raises_predraw, rules.raises):
        assert re.search(rf"(one bet and|at most:) {amount}\b", said)
    capped = sum(limits.totals[-1] for limits in rules.rounds)
    assert ("only the stacks" in said.lower()) == rules.uncapped_heads_up
    assert ("also holds with two players" in said) != rules.uncapped_heads_up
    if not rules.uncapped_heads_up or rules.max_players > 2:
        assert f"{capped:,} chip" in said
    else:
        assert "chip" not in said


def largest(rules, pot=0, bet=0, seats=2):
    """The greatest total, asked of the engine after a road to this pot and this bet; 0 for the blinds alone."""
    deal = start_deal(rules, (10_000 * rules.big_blind,) * seats, DECK)
    while pot and not (deal.street == 1 and deal.state == "betting"):
        legal = legal_actions(deal)
        if legal.raise_to and deal.level < pot // 2:
            deal = apply(deal, Raise(legal.raise_to[0]))
        else:
            deal = apply(deal, StandPat() if legal.hole else Call() if legal.call else Check())
    assert not pot or deal.pot == pot
    if bet:
        deal = apply(deal, Bet(bet))
    legal = legal_actions(deal)
    return (legal.raise_to or legal.bet_to)[-1]


def check_pot(text, rules):
    """The four situations are those of deals that are played; what is added is the total without the bet."""
    pot, bet = 10 * rules.big_blind, 2 * rules.big_blind
    game = replace(rules, min_players=2, max_players=3, reshuffle="all-but-own")
    opening = largest(game, seats=3)
    totals = [opening, largest(game, pot), largest(game, pot, bet), largest(game, pot - bet, bet)]
    called = (rules.big_blind, 0, bet, bet)
    rows = table(section(text, "bets"))
    assert [(number(row[1]), number(row[2])) for row in rows] == [
        (total - call, total) for total, call in zip(totals, called, strict=True)
    ]
    for row in rows[1:]:
        assert f"{pot:,}" in row[0]
    assert f"blinds of {rules.small_blind:,} and {rules.big_blind:,}" in rows[0][0]


def check_deck(text, rules):
    """How many cards are needed, whether that is too many, and from how many players."""
    said = plain(section(text, "deck"))
    assert ("can run out" in said, "cannot run out" in said) == (rules.deck_can_run_out, not rules.deck_can_run_out)
    assert f"= {rules.most_cards} " in said
    first = next(players for players in range(2, 99) if 16 * players + 3 * rules.burns > len(DECK))
    assert re.search(rf"\b{first} players? or more", said)


def check_actors(text, rules):
    """Each number of players has one row, and it says who the engine lets act first."""
    seats = []
    for players, early, later in table(section(text, "first-to-act")):
        ends = [int(end) for end in players.split(" to ")]
        for count in range(ends[0], ends[-1] + 1):
            seats.append(count)
            assert (early, later) == first_to_act(rules, count, role)
    assert seats == list(range(rules.min_players, rules.max_players + 1))


def check_page(rules):
    """All that a page says of a rule set."""
    text = rendered("pagat", rules)
    assert "{{" not in text and "{%" not in text
    check_choices(text, rules)
    fixed = rules.structure == "fixed-limit"
    assert f"This game has {rules.structure.replace('-limit', ' limit')}" in text
    (check_fixed if fixed else check_pot)(text, rules)
    check_deck(text, rules)
    check_actors(text, rules)


@pytest.mark.parametrize("name", BUNDLED)
def test_the_page_of_a_published_rule_set_is_right(name):
    """The five that there are."""
    check_page(BUNDLED[name])


@pytest.mark.parametrize("change", OTHER_GAMES)
def test_the_page_of_another_game_is_right(change):
    """Games for which the sheet would be wrong."""
    check_page(replace(HOUSE, **OTHER_GAMES[change]))


@FEW
@given(rulesets())
def test_the_page_of_any_rule_set_is_right(rules):
    """Whatever a rule set can be."""
    check_page(rules)


@pytest.mark.parametrize("players", range(2, 9))
def test_the_first_to_act_is_named(players):
    """Left of the big blind in round 1, left of the dealer later: with two and three players this is the dealer."""
    early = "Dealer" if players < 4 else "Player left of the big blind"
    later = "Big blind" if players == 2 else "Small blind"
    assert first_to_act(BUNDLED["pagat"], players, role) == (early, later)


@pytest.mark.parametrize(
    ("page", "change", "advice"),
    [
        ("home", {"max_players": 3}, "set max_players = 2"),
        ("room-pot-limit", {"structure": "half-pot-limit"}, 'set structure = "pot-limit"'),
    ],
)
def test_a_title_is_never_wrong(page, change, advice):
    """A page whose name says something of the rules stops the build when it is no longer so."""
    with pytest.raises(SiteError, match=advice) as caught:
        rendered(page, replace(BUNDLED[page], **change), page)
    assert str(caught.value).startswith(f"docs/rules/{page}.md:")


def heading(choice):
    """The head of a row of the table: what is chosen, and the rule."""
    return f"{choice.label} Rule {NUMBERS[choice.rule]}"


@FEW
@given(rulesets(), st.sampled_from(sorted(BUNDLED)))
def test_the_table_has_every_value(rules, name):
    """The table has every value of every rule set; a sign marks those that most do not have."""
    games = {**BUNDLED, name: rules}
    rows = {row[0]: row[1:] for row in table(section(rendered(name, rules, "differences"), "choices")) if len(row) > 1}
    assert set(rows) == {heading(choice) for choice in CHOICES.values()}
    for key, choice in CHOICES.items():
        for each, cell in zip(games.values(), rows[heading(choice)], strict=True):
            value = said(key, each)
            unusual = arises(key, each) and value != usual(key, games.values())
            text = value if isinstance(value, str) else f"{value:,}"
            assert cell == (f"≠ {text}" if unusual else text)


def test_what_all_agree_on_comes_last():
    """First the choices on which games differ; the rest under a heading of its own."""
    rows = table(section(rendered("home", BUNDLED["home"], "differences"), "choices"))
    heads = [index for index, row in enumerate(rows) if len(row) == 1]
    labels = {heading(choice): name for name, choice in CHOICES.items()}
    assert heads[0] == 0 and len(heads) == 2
    for index, row in enumerate(rows):
        if len(row) > 1:
            assert agreed(labels[row[0]], BUNDLED.values()) == (index > heads[1])


def test_every_round_has_a_time():
    """The table of rounds names when each of them is."""
    assert len(table(section(rendered("pagat", HOUSE), "bets"))) == ROUNDS
