"""The page of sources: every source has its entry, what it corrects is computed, and links are few."""

from __future__ import annotations

import re
from itertools import combinations
from urllib.parse import urlsplit

import pytest

from badugi_core import BUNDLED, DECK, Source, compare, evaluate, load_ruleset, parse_cards
from tests.site.build import ROOT
from tests.site.pages import LOCALES, Page
from tests.site.test_rules_facts import missing, spot, text_of, tokens
from tools.sitegen.rules.sources import choices_in_all, choices_of, misread_upwards

ADDRESSES = {
    "pagat": "https://www.pagat.com/poker/variants/badugi.html",
    "roberts": "https://homepokertourney.org/roberts-rules-of-poker.htm",
    "barge": "https://github.com/ts4z/barge-rulebook",
    "laws": "https://www.playingcardgames.net/CardGames/The-Draw.html",
}
"""The sources that the page links to."""

OTHERS = {"https://en.wikipedia.org/wiki/Badugi", "https://github.com/uoftcprg/pokerkit"}
"""What else it links to. Casinos and sites for play with money are named without a link."""

RULESETS = {path.stem: load_ruleset(path.stem) for path in BUNDLED.glob("*.toml")}

each_locale = pytest.mark.parametrize("locale", LOCALES, ids=lambda locale: locale.path)


def sources_page(pages: dict[str, Page], locale) -> Page:
    """The page in one language."""
    return pages[f"{locale.path}/sources/"]


@each_locale
def test_every_source_has_an_entry(pages, locale):
    """A heading with the anchor that rules and rule sets link to, and a text below it."""
    page = sources_page(pages, locale)
    anchors = {anchor for anchor in page.ids if anchor.startswith("source-")}
    assert anchors == {f"source-{source}" for source in Source}
    for anchor in anchors:
        heading, *text = spot(page, anchor)
        assert heading.tag == "h3" and heading.text and text[0].text


@each_locale
def test_links_lead_to_few_hosts(pages, locale):
    """The addresses of sources, two programs and articles, and nothing else."""
    page = sources_page(pages, locale)
    found = {node.attrs["href"] for node in page.article.all("a") if urlsplit(node.attrs["href"]).netloc}
    assert found == {*ADDRESSES.values(), *OTHERS}
    for source, address in ADDRESSES.items():
        below = [node for part in spot(page, f"source-{source}") for node in part.all("a", href=address)]
        assert below, source


def test_addresses_are_those_of_the_core():
    """Each linked address of a source stands beside it in badugi_core."""
    code = (ROOT / "badugi_core/_rulesets_choices.py").read_text(encoding="utf-8")
    for source, address in ADDRESSES.items():
        assert re.search(rf'= "{source}"\n    """[^"]*{re.escape(address)}', code), source


@each_locale
def test_the_table_counts_the_choices(pages, locale):
    """Each row has as many choices of each rule set as the files name the source."""
    (table,) = sources_page(pages, locale).article.all("div", class_="sources")
    columns = [node.attrs["href"].rstrip("/").rpartition("/")[2] for node in table.one("thead").all("a")]
    assert sorted(columns) == sorted(RULESETS)
    rows = {}
    for row in table.one("tbody").all("tr"):
        source = row.one("a").attrs["href"].removeprefix("#source-")
        rows[source] = [int(cell.text) for cell in row.all("td")]
    named = {source for rules in RULESETS.values() for each in rules.sources.values() for source in each}
    assert set(rows) == {str(source) for source in named}
    for source, counts in rows.items():
        assert counts == [choices_of(Source(source), [RULESETS[name]]) for name in columns]


def test_choices_are_counted_once():
    """A choice with two sources is one choice, and counts for both."""
    rules = load_ruleset("home")
    assert choices_in_all([rules]) == len(rules.sources)
    assert choices_of(Source.HOUSE_FR, [rules]) == choices_of(Source.HOUSE_PT, [rules])
    assert choices_of(Source.WSOP, [rules]) == 0


CORRECTIONS = {
    "errors-house": ["number(8)", "number(24)", "number(3)", "number(35)"],
    "errors-room": [
        *('cards("6h 4d 3s Ah")', 'cards("7h 5d 4d 3s")', 'cards("7c 5h 4h 3d")', 'cards("3d 6c 8c 6s")'),
        *('ranks("Ks Qh Jd Tc")', "number(28392)", "number(270725)", "percentage(28392, 270725, 1)"),
    ],
    "errors-room-fr": ['cards("Qd Jd 8d 4d")', 'hand("Qd Jd 8d 4d")'],
    "errors-room-ru": ["number(24)", "number(28)", "number(32)", "number(14)", "number(18)", "number(20)"],
    "errors-pagat": [
        *('hand("6h 5h 4h 2h")', 'cards("Ts 7d 5c 4h Td 7h 6c As")', 'ranks("8h Kd 5c Qs")'),
        *('ranks("Ts 7d 5c 4d")', 'ranks("Td 7d 6c As")', 'ranks("Kd Qc Js 8d")', 'ranks("3s 2c Ad 9c")'),
    ],
    "errors-casinoman": ["number(2)", "number(4)", "number(10)", "number(5)", "number(9)", "number(13)"],
}
"""What stands below each heading of errors: right values, and wrong ones beside them."""


@each_locale
@pytest.mark.parametrize("anchor", CORRECTIONS)
def test_corrections_are_computed(pages, locale, anchor):
    """Hands as the evaluator reads them, amounts as the engine limits them."""
    page = sources_page(pages, locale)
    assert missing(text_of(page, anchor), tokens(locale, CORRECTIONS[anchor])) == []


@each_locale
def test_every_error_is_put_right(pages, locale):
    """Below each thing that is wrong stands what is right, with a rule or a page."""
    items = [item for item in sources_page(pages, locale).article.all("li") if item.all("p", class_="right")]
    assert len(items) == 33
    for item in items:
        wrong, right = (child for child in item.children if not isinstance(child, str))
        assert wrong.all("strong") and right.classes == {"right"} and right.all("strong")
    assert sum(bool(item.all("a")) for item in items) >= len(items) - 3


def test_the_reversed_results_are_reversed():
    """What the page says of the hands that lost a heart, or that share a card, is so."""
    assert compare("Ts 7d 5c 4h", "Td 7h 6c As") > 0 > compare("Ts 7d 5c 4d", "Td 7d 6c As")
    assert compare("Kd Qc Js 8h", "3s 2c Ad 9c") > 0 > compare("Kd Qc Js 8d", "3s 2c Ad 9c")
    assert set(parse_cards("6h 4d 3s Ah")) & set(parse_cards("7h 5d 4d 3s")) == set(parse_cards("4d 3s"))
    assert compare("6h 4d 3s Ah", "7c 5h 4h 3d") > 0


def can_be_misread(held) -> bool:
    """Whether going up from the lowest card can go wrong, by trying both of equal ranks."""

    def hands(kept, rest):
        if not rest:
            return {tuple(sorted((card.rank for card in kept), reverse=True))}
        lowest = [card for card in rest if card.rank == min(each.rank for each in rest)]
        found = set()
        for card in lowest:
            fits = all(card.rank != other.rank and card.suit != other.suit for other in kept)
            found |= hands([*kept, card] if fits else kept, [each for each in rest if each != card])
        return found

    return hands([], list(held)) != {evaluate(held).ranks}


def test_the_shortcut_is_counted_right():
    """The count from patterns agrees with all holdings of a deck of six ranks."""
    counted = sum(can_be_misread(held) for held in combinations(DECK[: 6 * 4], 4))
    assert counted == misread_upwards(ranks=6)
    assert misread_upwards() == 28_392


@each_locale
def test_quotations_keep_their_language(pages, locale):
    """Words of a source are marked with its language and are the same in every language."""
    quotes = [(node.attrs["lang"], node.text) for node in sources_page(pages, locale).article.all("q")]
    english = [(node.attrs["lang"], node.text) for node in sources_page(pages, LOCALES[0]).article.all("q")]
    assert sorted(quotes) == sorted(english)
    assert {lang for lang, _ in quotes} == {"fr", "pt-PT", "ru", "tr"}
    for lang, text in quotes:
        assert bool(re.search("[а-яё]", text.casefold())) == (lang == "ru"), text
