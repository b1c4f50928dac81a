"""The pages of the rule sets and the table of their differences, as published, in every language."""

import re
from html import unescape

import pytest

from badugi_core import load_ruleset
from tests.site.build import edit_entry, sentences
from tests.site.pages import LOCALES
from tools.i18n.catalogues import Catalogue
from tools.sitegen.rules.bet_examples import raise_limits
from tools.sitegen.rules.ruleset_tables import row_anchor
from tools.words.rulesets import CHOICES, RULESETS, arises, choice_label, choice_value, said
from tools.words.words import Words

SETS = {name: load_ruleset(name) for name in RULESETS}
WORDS = {locale.path: Words(locale, Catalogue.load(locale)) for locale in LOCALES}
each_locale = pytest.mark.parametrize("locale", LOCALES, ids=lambda locale: locale.path)
each_set = pytest.mark.parametrize("name", SETS)


def written(locale, value):
    """A number as the language writes it, with a plain space."""
    return " ".join(locale.number(value).split())


def plain(html):
    """HTML as it is read, with plain spaces."""
    return " ".join(unescape(re.sub(r"<[^>]+>", "", html)).split())


def after(page, anchor):
    """What stands between a heading and the next one."""
    found, inside = [], False
    for node in page.article.children:
        if isinstance(node, str):
            continue
        if node.tag in ("h1", "h2", "h3"):
            inside = node.attrs["id"] == anchor
        elif inside:
            found.append(node)
    return found


def cells(page, anchor):
    """The rows of the only table below a heading, without its head."""
    table = next(table for node in after(page, anchor) for table in [node, *node.all("table")] if table.tag == "table")
    rows = (row for body in table.all("tbody") for row in body.all("tr"))
    return [[cell.text for cell in row.walk() if cell.tag in ("td", "th")] for row in rows]


@each_locale
@each_set
def test_every_choice_has_its_value(pages, locale, name):
    """Label, value as the language writes it, the rule, and each source with a link to its entry."""
    page, rules, words = pages[f"{locale.path}/rules/{name}/"], SETS[name], WORDS[locale.path]
    entries = pages[f"{locale.path}/sources/"].ids
    (choices,) = after(page, "choices")
    wanted = [choice for choice in CHOICES if arises(choice, rules)]
    assert len(choices.all("dt")) == len(wanted)
    for item, choice in zip(choices.all("div"), wanted, strict=True):
        value, notes = item.all("dd")
        assert item.one("dt").text == plain(choice_label(words, choice))
        assert value.text == plain(choice_value(words, choice, rules))
        if isinstance(said(choice, rules), int):
            assert value.text == written(locale, getattr(rules, choice))
        rule, *sources = (link.attrs["href"].rpartition("/")[2] for link in notes.all("a"))
        assert rule == f"#{CHOICES[choice].rule}"
        assert sources == [f"#source-{source}" for source in rules.sources[choice]]
        assert {source.removeprefix("#") for source in sources} <= set(entries)


@each_locale
@each_set
def test_bets_are_those_of_the_rule_set(pages, locale, name):
    """Fixed limit: each round up to its cap. Pot and half-pot limit: the largest bets and raises."""
    page, rules = pages[f"{locale.path}/rules/{name}/"], SETS[name]
    rows = cells(page, "bets")
    if rules.rounds:
        assert [(row[0], row[2], row[3]) for row in rows] == [
            (
                written(locale, limits.number),
                written(locale, limits.bet),
                ", ".join(written(locale, total) for total in limits.totals),
            )
            for limits in rules.rounds
        ]
    else:
        pot, bet = 10 * rules.big_blind, 2 * rules.big_blind
        largest = raise_limits(rules, pot, bet)
        totals = [
            raise_limits(rules, rules.small_blind, rules.big_blind).most,
            largest.opening,
            largest.most,
            raise_limits(rules, pot - bet, bet).most,
        ]
        assert [row[2] for row in rows] == [written(locale, total) for total in totals]


@pytest.mark.parametrize(
    ("name", "totals"),
    [("room-pot-limit", ["7", "20", "32", "28"]), ("room-half-pot-limit", ["4", "10", "18", "16"])],
)
def test_the_arithmetic_of_pot_limits_is_that_of_the_core(pages, name, totals):
    """A pot of 20 and a bet of 4: to 32, or to 28 when the bet is in the 20; half-pot limit to 18 (PL-2, HP-1)."""
    assert SETS[name].big_blind == 2
    assert [row[2] for row in cells(pages[f"en/rules/{name}/"], "bets")] == totals


@each_locale
@each_set
def test_cards_of_a_full_table(pages, locale, name):
    """The sum that shows whether the deck can run out."""
    page, rules = pages[f"{locale.path}/rules/{name}/"], SETS[name]
    text = " ".join(node.text for node in after(page, "deck"))
    dealt, burned = 4 * rules.max_players, 3 * rules.burns
    assert f"{dealt} + {3 * dealt} + {burned} = {rules.most_cards}" in text
    assert re.search(r"(?<!\d)52(?!\d)", text)


@each_locale
def test_differences_have_every_value(pages, locale):
    """A row for each choice with an anchor and its rule; a column for each rule set, in one order."""
    page, words = pages[f"{locale.path}/rules/differences/"], WORDS[locale.path]
    table = page.article.one("div", class_="differences")
    assert table.attrs["tabindex"] == "0" and table.attrs["aria-labelledby"] in page.ids
    targets = [link.attrs["href"].rstrip("/").rpartition("/")[2] for link in table.one("thead").all("a")]
    assert targets == list(SETS)
    for name, choice in CHOICES.items():
        row = table.one("tr", id=row_anchor(name))
        assert row.one("th").one("a").attrs["href"].endswith(f"/#{choice.rule}")
        values = [cell.text.removeprefix("≠ ") for cell in row.all("td")]
        assert values == [plain(choice_value(words, name, rules)) for rules in SETS.values()]


@each_locale
@each_set
def test_what_others_decide_in_another_way(pages, locale, name):
    """Exactly the choices that arise in two rule sets and are not the same; each leads to its row."""
    page, rules = pages[f"{locale.path}/rules/{name}/"], SETS[name]
    others = [each for key, each in SETS.items() if key != name]
    expected = [
        choice
        for choice in CHOICES
        if arises(choice, rules)
        and any(arises(choice, each) and said(choice, each) != said(choice, rules) for each in others)
    ]
    listed = next(node for node in after(page, "elsewhere") if node.tag == "dl")
    targets = [link.attrs["href"].rpartition("#")[2] for link in listed.all("a")]
    assert targets == [row_anchor(choice) for choice in expected]
    assert set(targets) <= set(pages[f"{locale.path}/rules/differences/"].ids)


@each_locale
def test_worked_deals_stand_under_their_rule_set(pages, locale):
    """Every deal is listed on one page of a rule set, and no deal twice."""
    found = []
    for name in SETS:
        for node in after(pages[f"{locale.path}/rules/{name}/"], "deals"):
            found += [link.attrs["href"].rstrip("/").rpartition("/")[2] for link in node.all("a")]
    deals = {address.split("/")[2] for address in pages if address.startswith(f"{locale.path}/deals/") and address.count("/") > 2}
    assert sorted(found) == sorted(deals)


@each_locale
def test_contradictions_cite_rules_and_sources(pages, locale):
    """Each question under the table ends with a rule that decides it and with who says what."""
    page = pages[f"{locale.path}/rules/differences/"]
    questions = [node.attrs["id"] for node in page.article.all("h3")]
    assert len(questions) >= 12
    for question in questions:
        links = [link.attrs["href"] for node in after(page, question) for link in node.all("a")]
        assert any(re.search(r"rules/#[\w-]+$|\.\./#[\w-]+$", link) for link in links), question
        assert any("#source-" in link for link in links), question


@each_locale
@pytest.mark.parametrize("name", RULESETS)
def test_page_leads_to_its_sheets(pages, locale, name):
    """The rules of each game can be printed, on both papers."""
    page = pages[f"{locale.path}/rules/{name}/"]
    links = {link.attrs.get("href", "").rpartition("/print/")[2] for link in page.article.all("a")}
    assert {f"rules-{name}-a4.pdf", f"rules-{name}-letter.pdf"} <= links


def test_bad_value_in_another_rule_set(refuse):
    """Not only the house rules: a fault in any bundled file stops the build at its line."""
    name = "badugi_core/rulesets/pagat.toml"
    line = []
    said = refuse(name, lambda path: line.append(edit_entry(path, "burns", "burns = 9")))
    assert sentences(said)[0].startswith(f"{name}:{line[0]}: the rule set has a value out of range for 'draw.burns'")
