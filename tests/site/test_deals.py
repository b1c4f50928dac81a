"""The pages of the worked deals: in every language the cards, pots and stacks of the engine."""

from __future__ import annotations

import re

import pytest

from badugi_core import EventKind, parse_phh
from tests.once import shared
from tests.site.pages import LOCALES
from tools.words.sentences import rank_text
from tools.words.words import SUIT_SYMBOLS

DEALS = shared().deals
NAMES = sorted(DEALS)
each_locale = pytest.mark.parametrize("locale", LOCALES, ids=lambda locale: locale.path)
each_deal = pytest.mark.parametrize("name", NAMES)


def plain(text):
    """A text with plain spaces only."""
    return " ".join(text.split())


def numbers(locale, *values):
    """Numbers as the language writes them."""
    return [plain(locale.number(value)) for value in values]


def card_texts(cards):
    """Cards as the pages show them, in the order of their names."""
    return sorted(rank_text(card.rank) + SUIT_SYMBOLS[card.suit] for card in cards)


def steps_of(page):
    """The steps of a page, in order."""
    return [item for item in page.article.all("li") if item.attrs.get("id", "").startswith("step-")]


@each_locale
@each_deal
def test_each_step_shows_its_pot_and_every_stack(pages, locale, name):
    """After each step its pot and every stack; below it the cards of the player."""
    items, telling = steps_of(pages[f"{locale.path}/deals/{name}/"]), DEALS[name]
    assert [item.attrs["id"] for item in items] == [f"step-{step.number}" for step in telling.steps]
    for item, step in zip(items, telling.steps, strict=True):
        chips = item.one("p", class_="deal-chips")
        assert plain(chips.one("strong").text) == numbers(locale, step.pot)[0]
        stacks = [f"{letter} {text}" for letter, text in zip(telling.players, numbers(locale, *step.stacks), strict=True)]
        assert [plain(stack.text) for stack in chips.all("span", class_="deal-stack")] == stacks
        for held in item.all("p", class_="deal-holds"):
            cards = step.hole or step.held
            assert sorted(card.text for card in held.all("span", class_="pc")) == card_texts(cards)


@each_locale
@each_deal
def test_a_sentence_names_its_player_and_no_other_amount(pages, locale, name):
    """The sentence of a step names its player, the chips or the cards that move, and no other amounts."""
    items, telling = steps_of(pages[f"{locale.path}/deals/{name}/"]), DEALS[name]
    wholes = {win.whole for win in telling.wins}
    for item, step in zip(items, telling.steps, strict=True):
        says = item.one("p", class_="deal-says")
        if step.event.kind is EventKind.HOLE:
            continue  # of all players
        assert step.who in says.text
        if cards := [card.text for card in says.all("span", class_="pc")]:
            assert sorted(cards) == card_texts(step.event.cards)
        elif step.chips:
            found = {int(number) for number in re.findall(r"\d+", says.text)}
            allowed = {step.chips, step.to, step.event.pot, *(wholes if step.event.kind is EventKind.WIN else ())}
            assert found <= allowed
            assert found & {step.chips, step.to}


@each_locale
@each_deal
def test_the_tables_show_the_players_of_each_round(pages, locale, name):
    """The players as each round begins, and what they have at the end."""
    page, telling = pages[f"{locale.path}/deals/{name}/"], DEALS[name]
    for section in telling.sections:
        if section.part != "round":
            continue
        table = page.article.one("table", **{"aria-labelledby": f"round-{section.number}"})
        rows = table.one("tbody").all("tr")
        for row, seat in zip(rows, section.seats, strict=True):
            assert plain(row.one("th").text) == seat.letter
            assert plain(row.all("td")[-1].text) == numbers(locale, seat.stack)[0]
            assert sorted(card.text for card in row.all("span", class_="pc")) == card_texts(seat.cards)
    rows = page.article.one("table", **{"aria-labelledby": "stacks"}).one("tbody").all("tr")
    ends = [[plain(cell.text) for cell in row.all("td")][:2] for row in rows]
    expected = zip(telling.deal.starting_stacks, telling.deal.stacks, strict=True)
    assert ends == [numbers(locale, *pair) for pair in expected]


@each_locale
@each_deal
def test_rules_steps_and_the_rule_set_are_cited(pages, locale, name):
    """Each page cites rules and steps, and leads to the rule set that it is played by."""
    page, telling = pages[f"{locale.path}/deals/{name}/"], DEALS[name]
    links = [link.attrs.get("href", "") for link in page.article.all("a")]
    steps = {link.removeprefix("#step-") for link in links if link.startswith("#step-")}
    assert steps <= {str(step.number) for step in telling.steps} and steps
    assert len([link for link in links if "rules/#" in link]) >= 3
    assert any(f"rules/{telling.rules.name}/" in link for link in links)


@each_deal
def test_the_history_to_download_is_the_deal(site, pages, name):
    """The history that the page offers is the deal, and one file serves all languages."""
    files = set()
    for locale in LOCALES:
        page = pages[f"{locale.path}/deals/{name}/"]
        links = [link.attrs["href"] for link in page.article.all("a") if link.attrs.get("href", "").endswith(".phh")]
        assert len(links) == 1
        files.add(page.target(links[0])[0])
    assert files == {site / "deals" / f"{name}.phh"}
    assert parse_phh(files.pop().read_text(encoding="utf-8")).deal == DEALS[name].deal


@each_locale
def test_the_index_names_every_deal(pages, locale):
    """One line for each, in the order of the menu."""
    page = pages[f"{locale.path}/deals/"]
    links = [link.attrs["href"] for item in page.article.all("li") for link in item.all("a")]
    assert sorted(links) == sorted(f"{name}/" for name in NAMES)


def test_scripts_are_not_published(site):
    """Readers get the history; the scripts stay with the sources."""
    assert not list(site.rglob("*.deal"))
