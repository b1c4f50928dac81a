"""One number is changed in one file: every text, example and sheet of every language follows."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from pypdf import PdfReader

from badugi_core import load_ruleset
from tests.site.build import build, copy_project, edit, tree
from tests.site.pages import LOCALES, read_pages

HOME = load_ruleset("home")
RULES = "rules/house/"
DEAL = "deals/three-cards-to-badugi/"
SHEET = "sheet/"
FOLLOW = (f"{RULES}index.html", f"{DEAL}index.html", f"{SHEET}index.html", "badugi-rules.pdf")
each_locale = pytest.mark.parametrize("locale", LOCALES, ids=lambda locale: locale.path)


class Changed:
    """The site after one line of the rule set was changed."""

    def __init__(self, folder, key, value):
        self.root = copy_project(folder / "project")
        old = f"{key} = {getattr(HOME, key)}"
        edit(self.root / "badugi_core/rulesets/home.toml", f"\n{old} ", f"\n{key} = {value} ")
        self.rules = replace(HOME, **{key: value})
        self.site = build(self.root, folder / "site")
        self.pages = read_pages(self.site)


@pytest.fixture(scope="session")
def small_bet(tmp_path_factory):
    """A small bet of 3."""
    return Changed(tmp_path_factory.mktemp("small-bet"), "small_bet", 3)


@pytest.fixture(scope="session")
def stack(tmp_path_factory):
    """Stacks of 77."""
    return Changed(tmp_path_factory.mktemp("stack"), "stack", 77)


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


def rule(page, anchor):
    """The numbers in the paragraph of a rule."""
    paragraph = page.root.one("a", id=anchor).parent
    return numbers(paragraph.text.removeprefix(paragraph.one("a", id=anchor).text))


def rounds(page):
    """The table of rounds: number, bet and totals."""
    table = next(table for table in page.article.all("table") if not table.classes)
    rows = [[cell.text for cell in row.all("td")] for row in table.one("tbody").all("tr")]
    return [(int(row[0]), int(row[2]), tuple(numbers(row[3]))) for row in rows]


def pdf_text(site, locale):
    """The text of the printable sheet."""
    return " ".join(PdfReader(site / locale.path / "badugi-rules.pdf").pages[0].extract_text().split())


def changed_files(before, after):
    """What is not the same in two sites."""
    old, new = tree(before), tree(after)
    assert set(old) == set(new)
    return {name for name in old if old[name] != new[name]}


@pytest.mark.parametrize("name", ["small_bet", "stack"])
def test_exactly_the_pages_with_the_number_change(site, request, name):
    """In every language the rules, the deal, the sheet, its PDF and the search; nothing else."""
    changed = changed_files(site, request.getfixturevalue(name).site)
    must = {f"{locale.path}/{file}" for locale in LOCALES for file in FOLLOW}
    may = {f"{locale.path}/search/search_index.json" for locale in LOCALES}
    assert must <= changed <= must | may


@each_locale
def test_small_bet_in_the_rules(small_bet, locale):
    """Bet, totals, cap and the most that a player can lose are computed anew."""
    page = small_bet.pages[f"{locale.path}/{RULES}"]
    expected = [(each.number, each.bet, each.totals) for each in small_bet.rules.rounds]
    assert rounds(page) == expected
    assert expected[0] == (1, 3, (2, 5, 8, 11))
    assert rule(page, "cap")[-1] == small_bet.rules.most_chips == 55


@each_locale
def test_small_bet_in_the_deal(small_bet, locale):
    """Each bet and each pot of the worked deal follows, to the stacks at the end."""
    page = small_bet.pages[f"{locale.path}/{DEAL}"]
    assert section(page, "first-draw")[-2:] == [3, 10]
    assert section(page, "second-draw") == [4, 18]
    assert section(page, "third-draw") == [4, 26]
    assert sorted(section(page, "showdown")[-3:]) == [26, 87, 113]


@each_locale
def test_small_bet_on_the_sheet(small_bet, site, pages, locale):
    """The sheet of the page and the PDF have the new totals, and no longer the old ones."""
    for totals, new, old in (("2, 5, 8, 11", 1, 0), ("2, 4, 6, 8", 0, 1)):
        address = f"{locale.path}/{SHEET}"
        assert (totals in small_bet.pages[address].article.text) == bool(new)
        assert (totals in pages[address].article.text) == bool(old)
        assert (totals in pdf_text(small_bet.site, locale)) == bool(new)
        assert (totals in pdf_text(site, locale)) == bool(old)


@each_locale
def test_stack_in_the_rules(stack, locale):
    """The rule names the new stack."""
    assert rule(stack.pages[f"{locale.path}/{RULES}"], "stacks") == [77]


@each_locale
def test_stack_in_the_deal(stack, pages, locale):
    """The stacks at the end of the worked deal follow; its pot does not."""
    assert sorted(section(stack.pages[f"{locale.path}/{DEAL}"], "showdown")[-3:]) == [24, 65, 89]
    assert sorted(section(pages[f"{locale.path}/{DEAL}"], "showdown")[-3:]) == [24, 88, 112]


@each_locale
def test_stack_on_the_sheet(stack, site, pages, locale):
    """The sheet of the page and the PDF name the new stack, and no longer the old one."""
    facts = stack.pages[f"{locale.path}/{SHEET}"].article.all("dd")
    assert "77" in [fact.text for fact in facts]
    assert "100" not in [fact.text for fact in facts]
    for folder, here, gone in ((stack.site, "77", "100"), (site, "100", "77")):
        words = pdf_text(folder, locale).split()
        assert here in words and gone not in words
