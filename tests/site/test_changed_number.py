"""Every number comes from one file: when it changes, the texts, examples and sheets of all languages follow."""

from __future__ import annotations

import re
import shutil
from collections import Counter
from dataclasses import replace

import pytest
from pypdf import PdfReader

from badugi_core import load_ruleset
from tests.house import HOUSE, HOUSE_FILE
from tests.site.build import build, copy_project, edit_entry, tree
from tests.site.pages import LOCALES as ALL, read_pages
from tools.publish.offline import WORKER
from tools.sitegen.printing.documents import ZIP

HOME = load_ruleset("home")
"""The rules of the published site, whatever their numbers are now."""

RULES = "rules/"
HOUSE_RULES = "rules/home/"
DEAL = "deals/three-cards-to-badugi/"
HISTORY = "deals/three-cards-to-badugi.phh"
"""The deal as a file, which all languages share."""
SHEETS = [f"print/{kind}-home-{paper}.pdf" for kind in ("rules", "large") for paper in ("a4", "letter")]
FOLLOW = (
    f"{HOUSE_RULES}index.html",
    "rules/differences/index.html",
    f"{DEAL}index.html",
    "print/own-rules/index.html",
    "print/my-game.toml",
    *SHEETS,
)
MAY_FOLLOW = (
    *(f"rules/{name}/index.html" for name in ("room-fixed-limit", "room-pot-limit", "room-half-pot-limit", "pagat")),
    f"{RULES}index.html",
    "faq/index.html",
    "strategy/index.html",
    "quiz/index.html",
    *(f"print/worksheet-{level}-{paper}.pdf" for level in (1, 2, 3) for paper in ("a4", "letter")),
    "search/search_index.json",
)
"""Pages that compare games or tell their numbers, where the number may be one of another game."""
BANK = "assets/quiz/bank.json"
"""The questions of the quiz, which ask for bets and not for stacks."""
SOME = ("en", "ru")
"""English, and one that writes numbers in its own way."""
LOCALES = [locale for locale in ALL if locale.code in SOME]
each_locale = pytest.mark.parametrize("locale", LOCALES, ids=lambda locale: locale.path)


class Changed:
    """The site with the rule set of the tests, after one line of it was changed or none."""

    def __init__(self, folder, **changes):
        root = copy_project(folder / "project", SOME)
        path = root / "badugi_core/rulesets/home.toml"
        shutil.copyfile(HOUSE_FILE, path)
        for key, value in changes.items():
            edit_entry(path, key, f"{key} = {value}")
        self.rules = replace(HOUSE, **changes)
        self.site = build(root, folder / "site")
        self.pages = read_pages(self.site)


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    """No number is changed: stacks of 100, bets of 2 and 4."""
    return Changed(tmp_path_factory.mktemp("house"))


@pytest.fixture(scope="module")
def small_bet(tmp_path_factory):
    """A small bet of 3."""
    return Changed(tmp_path_factory.mktemp("small-bet"), small_bet=3)


@pytest.fixture(scope="module")
def stack(tmp_path_factory):
    """Stacks of 77."""
    return Changed(tmp_path_factory.mktemp("stack"), stack=77)


def numbers(text):
    """The whole numbers in a text, in order."""
    return [int(number) for number in re.findall(r"\d+", text)]


def section(page, anchor):
    """The numbers between a heading and the next one, without those of cards and links."""
    found, inside = [], False
    for node in page.article.children:
        if isinstance(node, str):
            continue
        if node.tag in ("h1", "h2", "h3"):
            inside = node.attrs["id"] == anchor
        elif inside and node.tag == "p":
            plain = re.sub(r"\d+\.\d+|(10|\d)[♣♦♥♠]|\d+,?\d*\s*%|%\d+,?\d*", " ", node.text)
            found += numbers(plain)
    return found


def pots(page):
    """The pot after each step of the worked deal."""
    return [int(line.one("strong").text) for line in page.article.all("p", class_="deal-chips")]


def ends(page):
    """The stacks at the end of the worked deal."""
    rows = page.article.one("table", **{"aria-labelledby": "stacks"}).one("tbody").all("tr")
    return [int(row.all("td")[1].text) for row in rows]


def rule_text(page, anchor):
    """The paragraph of a rule without its number."""
    paragraph = page.root.one("a", id=anchor).parent
    return paragraph.text.removeprefix(paragraph.one("a", id=anchor).text)


def rule(page, anchor):
    """The numbers in the paragraph of a rule."""
    return numbers(rule_text(page, anchor))


def round_texts(page):
    """The table of rounds as it stands: number, bet and totals."""
    table = next(table for table in page.article.all("table") if not table.classes)
    rows = [[cell.text for cell in row.all("td")] for row in table.one("tbody").all("tr")]
    return [(row[0], row[2], row[3]) for row in rows]


def rounds(page):
    """The table of rounds: number, bet and totals."""
    return [(int(number), int(bet), tuple(numbers(totals))) for number, bet, totals in round_texts(page)]


def pdf_texts(site, locale):
    """The texts of the printed sheets of the house rules."""
    for name in SHEETS:
        pages = PdfReader(site / locale.path / name).pages
        yield " ".join(" ".join(page.extract_text() for page in pages).split())


VERSIONS = re.compile(r'<ul class="versions">.*?</ul>', re.DOTALL)
"""At the foot of every page, which says the version of the questions."""


def but_for_versions(path):
    """A page without its foot."""
    text, count = VERSIONS.subn("", path.read_text(encoding="utf-8"))
    return text if count else None


def changed_files(before, after):
    """What is not the same in two sites, but for the versions at the foot of pages."""
    old, new = tree(before), tree(after)
    assert set(old) == set(new)
    changed = {name for name in old if old[name] != new[name]}
    pages = {name for name in changed if name.endswith(".html")}
    return changed - {name for name in pages if but_for_versions(before / name) == but_for_versions(after / name) is not None}


@pytest.mark.parametrize("name", ["small_bet", "stack"])
def test_exactly_the_pages_with_the_number_change(house, request, name):
    """In every language the house rules, what compares them, the deal, the sheets, the file for hosts; nothing else."""
    changed = changed_files(house.site, request.getfixturevalue(name).site)
    must = {f"{locale.path}/{file}" for locale in LOCALES for file in FOLLOW} | {HISTORY}
    must |= {BANK} if name == "small_bet" else set()
    must |= {f"{locale.path}/{file}" for locale in LOCALES for file in (WORKER, ZIP)}  # which hold all files
    may = {f"{locale.path}/{file}" for locale in LOCALES for file in MAY_FOLLOW}
    assert must <= changed <= must | may


@each_locale
def test_small_bet_in_the_rules(small_bet, locale):
    """Bet, totals, cap and the most that a player can lose are computed anew."""
    page = small_bet.pages[f"{locale.path}/{HOUSE_RULES}"]
    expected = [(each.number, each.bet, each.totals) for each in small_bet.rules.rounds]
    assert rounds(page) == expected
    assert expected[0] == (1, 3, (2, 5, 8, 11))
    assert section(page, "bets")[-1] == small_bet.rules.most_chips == 55


@each_locale
def test_small_bet_in_the_deal(small_bet, locale):
    """Each bet and each pot of the worked deal follows, to the stacks at the end."""
    page = small_bet.pages[f"{locale.path}/{DEAL}"]
    assert sorted(set(pots(page))) == [0, 1, 3, 4, 7, 10, 14, 18, 22, 26]
    assert ends(page) == [113, 87]
    assert sorted(section(page, "first-to-show")[-3:]) == [26, 87, 113]


@each_locale
def test_small_bet_on_the_sheets(small_bet, house, locale):
    """They have the new totals, and no longer the old ones."""
    for totals, new, old in (("2, 5, 8, 11", True, False), ("2, 4, 6, 8", False, True)):
        assert {totals in text for text in pdf_texts(small_bet.site, locale)} == {new}
        assert {totals in text for text in pdf_texts(house.site, locale)} == {old}


@each_locale
def test_stack_in_the_rules(stack, locale):
    """The rule and the page of the house rules name the new stack."""
    assert rule(stack.pages[f"{locale.path}/{RULES}"], "stacks") == [77]
    values = [value.text for value in stack.pages[f"{locale.path}/{HOUSE_RULES}"].article.all("dd")]
    assert "77" in values and "100" not in values


@each_locale
def test_stack_in_the_deal(stack, house, locale):
    """The stacks at the end of the worked deal follow; its pot does not."""
    changed, before = stack.pages[f"{locale.path}/{DEAL}"], house.pages[f"{locale.path}/{DEAL}"]
    assert pots(changed) == pots(before)
    assert (ends(changed), ends(before)) == ([89, 65], [112, 88])
    assert sorted(section(changed, "first-to-show")[-3:]) == [24, 65, 89]
    assert sorted(section(before, "first-to-show")[-3:]) == [24, 88, 112]


@each_locale
def test_stack_on_the_sheets(stack, house, locale):
    """They name the new stack, and no longer the old one."""
    for folder, here, gone in ((stack.site, "77", "100"), (house.site, "100", "77")):
        for text in pdf_texts(folder, locale):
            words = re.findall(r"\w+", text)
            assert here in words and gone not in words


def written(locale, value):
    """A number as the language writes it, with a plain space."""
    return " ".join(locale.number(value).split())


def says(text, *values):
    """Whether these numbers stand in a text, in this order."""
    return re.search(r"(?<!\d)" + r"(?!\d).*(?<!\d)".join(map(re.escape, values)) + r"(?!\d)", text)


@each_locale
def test_published_rules_are_those_of_the_file(pages, locale):
    """The site as it is built today has the numbers that home.toml has today."""
    page = pages[f"{locale.path}/{RULES}"]
    assert round_texts(pages[f"{locale.path}/{HOUSE_RULES}"]) == [
        (
            written(locale, limits.number),
            written(locale, limits.bet),
            ", ".join(written(locale, total) for total in limits.totals),
        )
        for limits in HOME.rounds
    ]
    expected = {
        "stacks": [HOME.stack],
        "blind-size": [HOME.small_blind, HOME.big_blind],
        "deck-lasts": [HOME.most_cards],
        "length": [HOME.deals],
    }
    for anchor, values in expected.items():
        text = rule_text(page, anchor)
        assert says(text, *(written(locale, value) for value in values)), f"{anchor}: {text}"


@each_locale
def test_published_deal_is_played_by_the_file(pages, locale):
    """Each pot of the worked deal and the stacks at its end."""
    page = pages[f"{locale.path}/{DEAL}"]
    bets = [HOME.big_blind, *(limits.bet for limits in HOME.rounds[1:])]
    pots = [2 * sum(bets[:count]) for count in range(1, len(bets) + 1)]
    ends = [HOME.stack + pots[-1] // 2, HOME.stack - pots[-1] // 2]
    for value in (HOME.small_blind, *bets, *pots, *ends):
        assert says(page.article.text, written(locale, value)), value


@each_locale
def test_published_sheets_are_those_of_the_file(site, locale):
    """Stack, blinds, caps and the totals of every round."""
    facts = (HOME.stack, HOME.small_blind, HOME.big_blind, HOME.raises, HOME.burns, HOME.deals)
    for text in pdf_texts(site, locale):
        numbers = Counter(re.findall(r"\w+", text))
        assert all(numbers[written(locale, fact)] for fact in facts)
        for limits in HOME.rounds:
            assert ", ".join(written(locale, total) for total in limits.totals) in text
